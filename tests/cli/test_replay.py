"""`dinotable replay`: the walk through a record, other eyes, how it tipped, and what if."""

import json

import pytest

from dinotable.core.record import read_record
from dinotable.terminal.replaying import Viewer
from dinotable.terminal.screen import Screen
from dinotable.terminal.walking import Walk, bars
from dinotable.words import speaker
from examples.magpies import GAME
from tests.terminal.pipe import MAGPIES


@pytest.fixture
def record(pipe, tmp_path):
    assert pipe.run("simulate", MAGPIES, "--games", "1", "--seed", "3", "--out", str(tmp_path))[0] == 0
    (found,) = tmp_path.iterdir()
    return found


def walk(pipe, record, *lines, wishes=(), lang="en") -> str:
    code, out, _ = pipe.run("replay", str(record), "--game", MAGPIES, "--walk", "--lang", lang, *wishes, lines=lines)
    assert code == 0
    return out


def heads(out: str) -> list[int]:
    """The lines that were looked at, in order."""
    return [int(line.partition("· line ")[2].split()[0]) for line in out.splitlines() if "· line " in line]


def test_on_back_and_to_a_line(pipe, record):
    last = len(read_record(record.read_bytes()).lines)
    assert heads(walk(pipe, record, "", "", "b", "7", "b", "b", "99999", "", "0", "b")) == [
        0, 1, 2, 1, 7, 6, 5, last, last, 0, 0,
    ]  # fmt: skip
    assert heads(walk(pipe, record, "q", "", wishes=("--at", "5"))) == [5]


def test_other_eyes_see_less_and_the_wrong_ones_are_refused(pipe, record):
    out = walk(pipe, record, "4", "e 1", "e 2", "e", "e 0", "e x", "q")
    assert heads(out) == [0, 4, 4, 4, 4]
    everything, first, second, again = out.split("· line 4")[1:]
    assert "draws a card" in first and "draws a card" in second
    assert first.partition("\n")[2] != second.partition("\n")[2]
    assert "draws a card" not in everything and everything.split("q:")[0] == again.split("q:")[0]
    assert out.count("seats go from 1 to 2") == 2


def test_it_plays_by_itself(record):
    found = read_record(record.read_bytes())
    screen = Screen()
    pauses: list[float] = []
    steps = Walk(Viewer(GAME, found, None, None, speaker("en", [GAME.words]), screen), 3, pauses.append)
    steps.follow("p")
    assert len(pauses) == len(found.lines) - 3 and steps.at == len(found.lines)
    assert len(set(pauses)) == 2, "chance is quicker than people"

    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    steps = Walk(Viewer(GAME, found, None, None, speaker("en", [GAME.words]), screen), 3, interrupt)
    steps.follow("p")
    assert steps.at == 4


@pytest.mark.parametrize("lang, words", [("en", "The chance of winning"), ("fr", "La chance de gagner")])
def test_how_it_tipped(pipe, record, lang, words):
    out = pipe.run("replay", str(record), "--game", MAGPIES, "--curve", "--lang", lang)[1]
    assert words in out
    rows = [line for line in out.splitlines() if line.endswith(" %")]
    end = read_record(record.read_bytes()).end
    shares = [int(row.split()[-2]) for row in rows]
    assert len(rows) == 2 and sum(shares) == 100
    assert shares == ([50, 50] if end[0] == end[1] else [100 * (end[0] > end[1]), 100 * (end[1] > end[0])])


def test_bars_stand_for_all_of_a_long_game():
    assert bars([0.0, 0.5, 1.0]) == "▁▅█"
    long = bars([k / 999 for k in range(1000)])
    assert len(long) == 60 and list(long) == sorted(long) and long[0] + long[-1] == "▁█"


def test_what_if_is_played_on_from_there(pipe, record, tmp_path):
    kept = read_record(record.read_bytes())
    code, out, _ = pipe.run(
        "replay", str(record), "--game", MAGPIES, "--at", "6", "--what-if", "random,greedy", "--lang", "en"
    )
    assert code == 0 and "Four rounds were played." in out
    # In the middle of a walk, to a file, and back to the walk.
    saved = tmp_path / "other.txt"
    lines = ["6", "w me,random", f"save {saved}", "quit", "", "q"]
    out = walk(pipe, record, *lines)
    assert heads(out) in ([0, 6], [0, 6, 7])
    other = read_record(saved.read_bytes())
    assert other.lines[:6] == kept.lines[:6] and other.given == 6 and other.commitment != kept.commitment
    code, said, _ = pipe.run("verify", str(saved), "--game", MAGPIES, "--json")
    assert code == 0 and json.loads(said)["lines"] == len(other.lines)


def test_a_bot_of_ones_own_plays_on_by_its_import_path(pipe, record):
    out = walk(pipe, record, "6", "W random,examples.bot_in_forty_lines:Bot", "Q")
    assert "Four rounds were played." in out


def test_what_if_from_the_end_and_with_bad_words_is_refused(pipe, record):
    out = walk(pipe, record, "99999", "w me,me", "3", "w me", "w me,nobody", "q")
    assert "The game is over there" in out
    assert "“me” is one player" in out and "nobody" in out
    code, _, err = pipe.run("replay", str(record), "--game", MAGPIES, "--at", "3", "--what-if", "me,me")
    assert code != 0 and "the input ended" in err
