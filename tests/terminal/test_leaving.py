"""Line by line: Enter loses no game, Escape is back or no, and what is kept already is left at once."""

import os
from pathlib import Path

import pytest

ESCAPE = "\x1b"


def saved() -> list[Path]:
    return sorted((Path(os.environ["DINOTABLE_DATA"]) / "saves").glob("*.txt"))


def test_enter_saves_under_the_name_in_brackets(pipe):
    out = pipe.play("quit", "")
    assert len(saved()) == 1
    assert f"[{saved()[0].stem}]" in out
    assert out.endswith("Goodbye.\n")


def test_enter_is_enough_for_every_game_of_a_minute(pipe):
    for games in (1, 2, 3):
        assert pipe.play("quit", "").endswith("Goodbye.\n")
        assert len(saved()) == games


@pytest.mark.parametrize("word", ["no", "n", "NO"])
def test_it_is_left_without_saving_if_somebody_says_so(pipe, word):
    assert pipe.play("quit", word).endswith("Goodbye.\n")
    assert not saved()


@pytest.mark.parametrize("word", ["back", ESCAPE])
def test_it_is_played_on(pipe, word):
    out = pipe.play("quit", word, "board", "quit", "no")
    assert out.count("Leave.") == 2
    assert not saved()


def test_what_is_saved_is_not_asked_about_again(pipe):
    assert "Leave." not in pipe.play("save nest", "quit")
    assert "Leave." not in pipe.run("play", "--resume", "nest", "--lang", "en", lines=["quit"])[1]


def test_a_game_that_was_played_on_is_saved_where_it_was(pipe):
    pipe.play("save nest", "quit")
    before = saved()[0].read_text()
    out = pipe.run("play", "--resume", "nest", "--lang", "en", lines=["#1", "quit", ""])[1]
    assert "[nest]" in out and "Write over" not in out
    assert [path.stem for path in saved()] == ["nest"]
    assert saved()[0].read_text() != before


def test_escape_is_no_where_something_is_confirmed(pipe):
    shown = pipe.play("confirm on", "#1", ESCAPE, "log", "quit", "no")
    played = pipe.play("confirm on", "#1", "y", "log", "quit", "no")
    assert shown.count("Play it?") == played.count("Play it?") == 1
    assert len(shown) < len(played)


@pytest.mark.parametrize(
    "lines", [["q"], ["quit"], [ESCAPE], ["back"], ["happy", "back", "back"], ["happy", "3", ESCAPE, ESCAPE, "q"]]
)
def test_the_start_is_left(pipe, lines):
    code, out, err = pipe.run("play", lines=[*lines, "food", "", "never heard"])
    assert (code, err) == (0, "")
    assert "never heard" not in out


def test_an_answer_is_kept_when_somebody_goes_back(pipe):
    out = pipe.run("play", lines=["happy", "2", "3", "back", "happy", "", "quit", "no"])[1]
    assert "3 players" in out
