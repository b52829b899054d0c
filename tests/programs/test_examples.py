"""The examples in Python, JavaScript and C, in the arena and elsewhere: they play every game to its end, without a fault."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dinotable
from dinotable.cli import main
from dinotable.games import GAMES, find
from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture
from tests.programs.given import EXAMPLES, played

LANGUAGES = ("python", "javascript", "c")


@pytest.fixture(scope="session")
def words(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """By language. The compiler is the one that builds the engine."""
    program = tmp_path_factory.mktemp("c") / "bot"
    compiler = shutil.which("cc") or "gcc"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *strict, "-o", str(program), str(EXAMPLES / "bot.c")], check=True)
    return {
        "python": f"exec:python3 {EXAMPLES / 'bot.py'}",
        # The Node that builds the page: it comes with the project.
        "javascript": f"exec:{Path(sys.executable).with_name('node')} {EXAMPLES / 'bot.js'}",
        "c": f"exec:{program}",
    }


@pytest.mark.parametrize("game", GAMES)
def test_all_three_meet_in_the_arena(words: dict[str, str], game: str) -> None:
    contest = Arena(Fixture(game, 3, list(words.values()), 1, {}), 6, None, 1)
    contest.run()
    rows = contest.report()["standings"]
    assert [row["games"] for row in rows] == [6, 6, 6]
    assert [row["faults"] for row in rows] == [{}, {}, {}]
    assert all(row["moves"] for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_plays_every_game_at_every_number_of_players(
    words: dict[str, str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check-bot", words[language], "--games", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    every = [(name, count) for name in GAMES for count in range(find(name).fewest, find(name).most + 1)]
    assert [(row["game"], row["players"]) for row in told["checked"]] == every
    assert told["faults"] == 0
    assert all(row["decisions"] > 5 for row in told["checked"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_seed_gives_the_same_game(words: dict[str, str], language: str) -> None:
    one, other = (played(words[language], "ciao-dino", 3, number=2) for _ in range(2))
    assert one["scores"] == other["scores"]
    assert one["moves"] == other["moves"]


def test_simulate_and_play_take_them_too(
    words: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{words['python']}@5,{words['c']}@0.5s"
    assert main(["simulate", "food", "--bots", bots, "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    record = tmp_path / "game.txt"
    assert main(["play", "food", "--seats", bots, "--seed", "3", "--record", str(record)]) == 0
    # Long names are cut.
    assert f"name 0: {words['python'].removeprefix('exec:')}"[:40] in record.read_text()
    assert "a random move is played" not in capsys.readouterr().out


def test_a_match_of_the_library_asks_them(words: dict[str, str]) -> None:
    match = dinotable.new("food-chain", seats=2, seed=4)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, match.choose(seat, words["c" if seat else "javascript"]))
    assert match.outcome.ranks


def test_the_examples_are_short_and_import_nothing_of_ours() -> None:
    for name in ("bot.py", "bot.js", "bot.c"):
        text = (EXAMPLES / name).read_text()
        assert len(text.splitlines()) <= 60
        assert "import dinotable" not in text
