"""`dinotable games` and `dinotable bots`: what there is, for people and for programs, in both languages; and what a game
is to programs that learn."""

import json
import re

import pytest

from dinotable.cli import app
from dinotable.games import GAMES, find
from tests.terminal.pipe import MAGPIES


def test_games_are_listed_with_ids_that_can_be_copied(pipe, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    code, out, _ = pipe.run("games", "--lang", "fr")
    assert code == 0
    assert "joueurs" in out
    for game in GAMES:
        assert game in out
    rows = json.loads(pipe.run("games", "--json", "--lang", "en")[1])["games"]
    assert [row["game"] for row in rows] == list(GAMES)
    assert rows[0] | {"title": "Ciao Dino!", "fewest": 2, "most": 5} == rows[0]


@pytest.mark.parametrize("game", [*GAMES, MAGPIES])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_of_a_game_is_explained(pipe, game, language):
    rows = json.loads(pipe.run("bots", game, "--json", "--lang", language)[1])["levels"]
    assert [row["level"] for row in rows] == find(game).ladder().names()
    assert all(row["name"] and row["does"].endswith(".") for row in rows)


def test_all_levels_are_listed_with_the_games_that_have_them(pipe):
    rows = json.loads(pipe.run("bots", "--json")[1])["levels"]
    assert rows[0]["level"] == "random"
    assert rows[0]["games"] == list(GAMES)
    assert {row["level"]: row["games"] for row in rows}["careful"] == list(GAMES)
    assert "niveau" in pipe.run("bots", "--lang", "fr")[1]


@pytest.mark.parametrize(("language", "scale"), [("en", "greedy has 1500"), ("fr", "greedy vaut 1500")])
def test_levels_are_listed_with_how_strong_they_were_measured_to_be(pipe, monkeypatch, language, scale):
    monkeypatch.setenv("COLUMNS", "80")
    measured = find("food-chain").ladder().strengths
    out = pipe.run("bots", "food-chain", "--lang", language)[1]
    for level, found in measured.items():
        (line,) = [line for line in out.splitlines() if line.split()[:1] == [level]]
        assert str(found.rating) in line
        assert f"[{found.low}–{found.high}]" in line or level == "greedy"
    assert scale in " ".join(out.split())
    rows = json.loads(pipe.run("bots", "--json")[1])["levels"]
    best = {row["level"]: row["strengths"] for row in rows}["search-2"]
    assert list(best) == list(GAMES)
    told = measured["search-2"]
    numbers = {"rating": told.rating, "low": told.low, "high": told.high, "games": told.games}
    assert best["food-chain"] == numbers
    # Nobody has measured those of Magpies, and of all games together there is no one number.
    assert "1500" not in pipe.run("bots", MAGPIES)[1] + pipe.run("bots")[1]


def test_a_level_that_a_game_does_not_have_is_answered_with_those_it_has(pipe):
    _, _, err = pipe.run("simulate", "happy", "--bots", "search-3,random")
    assert "has no level “search-3”: write one of random, novice, greedy, careful, search-1, search-2, or" in err


def test_every_command_is_described_in_the_list(pipe, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    out = pipe.run("--help")[1]
    for command in [name for name in app if not name.startswith("-")]:
        (line,) = [line for line in out.splitlines() if line.startswith(f"│ {command} ")]
        assert len(line.strip("│ ").removeprefix(command).split()) > 3, line


HEADINGS = {
    "Play": "box games join learn play replay rules",
    "Study": "balance bench leaderboard perft puzzles reproduce simulate verify",
    "Bots": "arena bots check-bot encodings mcp train",
    "Server": "admin backup copy-database serve site trash worker",
}


def test_the_commands_stand_under_four_headings(pipe):
    parts = re.split(r"╭─ (\w[\w ]*?) ─+╮\n", pipe.run("--help")[1])
    found = {
        heading: " ".join(re.findall(r"^│ ([a-z][a-z-]*) ", text, re.MULTILINE))
        for heading, text in zip(parts[1::2], parts[2::2], strict=True)
    }
    assert list(found)[:4] == list(HEADINGS)
    assert found | HEADINGS == found
    commands = sorted(name for name in app if not name.startswith("-"))
    assert sorted(" ".join(HEADINGS.values()).split()) == commands


def test_what_programs_learn_from_is_listed(pipe):
    code, out, _ = pipe.run("encodings", MAGPIES)
    assert (
        code == 0 and "magpies: an observation has 69 numbers" in out and "perch from −1 to 1" in " ".join(out.split())
    )
    told = json.loads(pipe.run("encodings", MAGPIES, "--json")[1])
    assert told["fields"][1] == {"field": "course", "first": 5, "shape": [4], "about": told["fields"][1]["about"]}
    assert sum(row["count"] for row in told["numbers"]) == told["actions"] == 16
