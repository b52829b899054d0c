"""Boxes at the command line: `--set` and `--box` reach every command, in whatever process it plays."""

import json

import pytest

from dinotable.core.record import read_record
from tests.terminal.pipe import MAGPIES

ONE_ROUND = ("--set", "rounds=1")


@pytest.fixture
def file(tmp_path):
    """A variant of one round."""
    file = tmp_path / "short.toml"
    file.write_text('game = "magpies"\nname = "Short night"\nrounds = 1\n')
    return str(file)


@pytest.mark.parametrize("bots", ["random,random", "greedy,random"], ids=["here", "in other processes"])
def test_simulated_games_are_played_with_the_box_and_their_records_tell_it(pipe, file, tmp_path, bots):
    words = ("simulate", MAGPIES, "--games", "4", "--bots", bots, "--workers", "2", "--box", file, "--json")
    code, out, err = pipe.run(*words, "--out", str(tmp_path / "records"))
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["set"] == {"rounds": "1"}
    usual = json.loads(pipe.run("simulate", MAGPIES, "--games", "4", "--bots", bots, "--json")[1])
    assert told["choices"] < usual["choices"] and told["box"] != usual["box"] and usual["set"] == {}
    for path in (tmp_path / "records").iterdir():
        record = read_record(path.read_bytes())
        assert (record.box, record.variant, record.changed) == (told["box"], "Short night", {"rounds": "1"})


def test_people_are_told_what_was_played_with(pipe, file):
    assert "Magpies (rounds=1): 2 games" in pipe.run("simulate", MAGPIES, "--games", "2", *ONE_ROUND)[1]
    words = ("arena", MAGPIES, "--bots", "random,greedy", "--games", "2")
    assert "magpies · “Short night” · 2 players" in pipe.run(*words, "--box", file)[1]
    assert "magpies · 2 players" in pipe.run(*words)[1]


def test_what_is_set_wins_over_the_file(pipe, file):
    told = json.loads(pipe.run("perft", MAGPIES, "--box", file, "--set", "rounds=2", "--json")[1])
    assert told["set"] == {"rounds": "2"}
    told = json.loads(pipe.run("perft", MAGPIES, "--box", file, "--set", "rounds=4", "--json")[1])
    assert told["set"] == {} and told["box"] == json.loads(pipe.run("perft", MAGPIES, "--json")[1])["box"]


def test_the_last_of_two_values_counts(pipe):
    told = json.loads(pipe.run("perft", MAGPIES, *ONE_ROUND, "--set", "rounds=3", "--json")[1])
    assert told["set"] == {"rounds": "3"}


def moves_in(path):
    return sum(sum(json.loads(line)["moves"]) for line in path.read_text().splitlines()[1:])


def test_an_arena_is_held_with_the_box_and_its_file_belongs_to_that_box(pipe, tmp_path):
    words = ("arena", MAGPIES, "--bots", "greedy,random", "--games", "4", "--file", str(tmp_path / "games.jsonl"))
    code, out, _ = pipe.run(*words, *ONE_ROUND, "--json")
    assert code == 0 and json.loads(out)["set"] == {"rounds": "1"}
    short, usual = moves_in(tmp_path / "games.jsonl"), tmp_path / "usual.jsonl"
    pipe.run(*words[:-1], str(usual))
    assert 2 * short < moves_in(usual), "the games in other processes are longer than one round"
    assert pipe.run(*words, *ONE_ROUND)[0] == 0
    code, _, err = pipe.run(*words)
    assert code == 2 and "games.jsonl" in err


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("rounds=9", "rounds is a number from 1 to 8 (M6), not “9”"),
        ("rond=2", "there is no “rond” in the box: did you mean rounds?"),
        ("rounds", "--set wants path=value"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_the_reason(pipe, value, reason):
    code, _, err = pipe.run("simulate", MAGPIES, "--set", value)
    assert code == 2 and reason in err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_box_is_printed_as_a_file_that_is_read_back(pipe, tmp_path, language):
    code, out, err = pipe.run("box", MAGPIES, "--set", "rounds=6", "--lang", language)
    assert (code, err) == (0, "")
    told = {"en": "Rounds in a game (1–8); usually 4", "fr": "Manches d’une partie (1–8); d’habitude 4"}[language]
    assert f"rounds = 6  # M6: {told}\n" in out
    (tmp_path / "box.toml").write_text(out)
    again = json.loads(pipe.run("box", MAGPIES, "--box", str(tmp_path / "box.toml"), "--json")[1])
    assert again["set"] == {"rounds": "6"}


def test_how_it_is_played_with_stands_below(pipe, file):
    out = pipe.run("box", MAGPIES, "--lang", "en")[1]
    assert f"#    dinotable play {MAGPIES} --set rounds=5\n" in out
    assert f"#    dinotable play {MAGPIES} --box FILE.toml\n" in out
    out = pipe.run("box", MAGPIES, "--lang", "en", "--box", file, "--set", "rounds=6")[1]
    assert f"# Play with it:\n#    dinotable play {MAGPIES} --box {file} --set rounds=6\n" in out


def test_only_what_differs_is_told_when_asked(pipe):
    assert "rounds = 4" in pipe.run("box", MAGPIES)[1]
    assert "rounds" not in pipe.run("box", MAGPIES, "--changed")[1].partition("#")[0]
    assert "rounds = 6" in pipe.run("box", MAGPIES, "--changed", "--set", "rounds=6")[1]


def test_a_variant_is_written_and_played_and_never_written_over(pipe, tmp_path):
    file = tmp_path / "my nights.toml"
    words = ("box", MAGPIES, "--name", "Long nights", "--set", "rounds=6", "--lang", "en", "--out", str(file))
    code, out, _ = pipe.run(*words)
    assert code == 0 and f"dinotable play {MAGPIES} --box '{file}'" in out
    text = file.read_text()
    assert 'name = "Long nights"' in text and "rounds = 6" in text
    told = json.loads(pipe.run("box", MAGPIES, "--box", str(file), "--json")[1])
    assert (told["name"], told["set"]) == ("Long nights", {"rounds": "6"})
    code, _, err = pipe.run(*words)
    assert code == 2 and "exists" in err and file.read_text() == text


def test_options_of_a_variant_go_with_it_and_those_that_are_said_win(pipe, tmp_path):
    file = tmp_path / "random.toml"
    file.write_text('game = "ciao-dino"\noptions.first = "random"\n')
    told = json.loads(pipe.run("simulate", "ciao", "--games", "1", "--box", str(file), "--json")[1])
    assert told["options"]["first"] == "random"
    words = ("simulate", "ciao", "--games", "1", "--box", str(file), "--option", "first=seat-0", "--json")
    assert json.loads(pipe.run(*words)[1])["options"]["first"] == "seat-0"


def test_the_items_of_a_box_as_json(pipe):
    told = json.loads(pipe.run("box", MAGPIES, "--set", "rounds=6", "--json", "--lang", "en")[1])
    assert told["items"] == [
        {
            "path": "rounds", "value": 6, "usual": 4, "low": 1, "high": 8, "players": 0, "rule": "M6",
            "told": "Rounds in a game",
        }
    ]  # fmt: skip
    assert json.loads(pipe.run("box", MAGPIES, "--changed", "--json")[1])["items"] == []
