"""Several people at one keyboard: the next one finds nothing of another hand on the screen, above it, or in the history."""

import io
import os
import re
import sys

import pexpect
import pytest
from rich.console import Console

from dinotable.core.chance import Luck, seed_from
from dinotable.core.journal import Journal
from dinotable.terminal.screen import CLEAR, Screen
from dinotable.terminal.session import Session, has_secrets
from dinotable.words import speaker
from examples.magpies import GAME
from tests.terminal.pipe import MAGPIES

UP, ENTER = "\x1b[A", "\r"
PATIENCE = 60
INTERRUPT_PATIENCE = 5


@pytest.fixture
def terminal():
    path = os.pathsep.join(entry for entry in sys.path if entry)
    environment = {**os.environ, "PYTHONPATH": path, "TERM": "dumb", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    wishes = ["play", MAGPIES, "--seats", "me,me", "--names", "Ann,Bo", "--seed", "3", "--lang", "en"]
    child = pexpect.spawn(
        sys.executable, ["-m", "dinotable", *wishes], env=environment, encoding="utf-8", timeout=PATIENCE, echo=False,
    )  # fmt: skip
    yield child
    child.close(force=True)


def plain(text: str) -> str:
    """Without what steers a terminal, apart from clearing it."""
    return re.sub(r"\x1b\[\??[\d;]*[a-zA-Z]", "", text).replace("\r", "")


def hand_over(child: pexpect.spawn, name: str) -> str:
    """The whole screen while the keyboard changes hands."""
    child.expect_exact(f"{name}, press Enter when nobody else is looking.")
    return child.before.split(CLEAR)[-1]


def interrupt(child: pexpect.spawn, answer: str) -> None:
    """Like somebody who presses Ctrl-C again if nothing happens: what comes after a prompt and before Python waits for keys
    is heard with the next key only."""
    for _ in range(PATIENCE // INTERRUPT_PATIENCE):
        child.sendintr()
        if child.expect_exact([answer, pexpect.TIMEOUT], timeout=INTERRUPT_PATIENCE) == 0:
            return
    raise AssertionError(f"never said: {answer}")


def ask_always(child: pexpect.spawn) -> None:
    """Bo has but one move, which would be made by itself."""
    child.send("forced off" + ENTER)
    child.expect_exact("even if there is only one move.")
    child.expect_exact("Ann> ")


def screen_of(seat: int, first_choice: str) -> str:
    """What that seat should find, told anew from what it may see."""
    journal = Journal(GAME, GAME.setup(2), Luck(seed_from(3)))
    journal.names = ["Ann", "Bo"]
    file = io.StringIO()
    screen = Screen(Console(file=file, width=100, highlight=False, markup=False))
    session = Session(GAME, journal, ["me", "me"], speaker("en", [GAME.words]), screen)
    session.start()
    session.act(0, GAME.actions.parse(first_choice))
    screen.lines(session.news(seat))
    session.draw(seat)
    return file.getvalue()


@pytest.mark.parametrize("choice", ["offer twig", "offer ring"])
def test_the_next_person_sees_only_what_is_theirs(terminal, choice):
    assert "Hand the keyboard to Ann." in hand_over(terminal, "Ann")
    terminal.send(ENTER)
    terminal.expect_exact("Ann> ")
    assert "Your hand:  a twig  a ring" in terminal.before
    ask_always(terminal)
    terminal.send(choice + ENTER)
    terminal.expect_exact("Enter clears the screen for Bo.")
    terminal.send(ENTER)
    between = hand_over(terminal, "Bo")
    assert plain(between).strip() == "Hand the keyboard to Bo."
    terminal.send(ENTER)
    terminal.expect_exact("Bo decides")
    seen = plain(terminal.before.split(CLEAR)[-1])
    lines = [line.rstrip() for line in seen.split("\n") if line.strip()]
    assert lines == [line.rstrip() for line in screen_of(1, choice).split("\n") if line.strip()]
    assert "ring" not in "\n".join(lines).replace(lines[-1], "")


def test_what_was_typed_cannot_be_brought_back(terminal):
    hand_over(terminal, "Ann")
    terminal.send(ENTER)
    terminal.expect_exact("Ann> ")
    ask_always(terminal)
    terminal.send("offer ring" + ENTER)
    terminal.expect_exact("Enter clears the screen for Bo.")
    terminal.send(ENTER)
    hand_over(terminal, "Bo")
    terminal.send(ENTER)
    terminal.expect_exact("Bo> ")
    terminal.send(UP + "zebra" + ENTER)
    terminal.expect_exact("“zebra” is no move")


def test_ctrl_c_at_any_prompt_offers_to_save(terminal, tmp_path):
    hand_over(terminal, "Ann")
    interrupt(terminal, "Enter saves the game under the name in brackets")
    terminal.send("back" + ENTER)
    hand_over(terminal, "Ann")
    terminal.send(ENTER)
    terminal.expect_exact("Ann> ")
    interrupt(terminal, "Enter saves the game under the name in brackets")
    terminal.send(str(tmp_path / "saved.txt") + ENTER)
    terminal.expect_exact("Goodbye.")
    terminal.expect(pexpect.EOF)
    assert (tmp_path / "saved.txt").exists()


def test_tab_completes_from_the_legal_moves(terminal):
    hand_over(terminal, "Ann")
    terminal.send(ENTER)
    terminal.expect_exact("Ann> ")
    terminal.send("of\tri\t" + ENTER)
    terminal.expect_exact("Ann offers a ring.")


def test_clearing_takes_what_scrolled_away_last():
    assert CLEAR.endswith("\x1b[3J")


def test_with_one_person_the_keyboard_stays(pipe):
    assert "Hand the keyboard" not in pipe.play("offer twig")


def test_a_game_without_secrets_needs_no_hand_over(monkeypatch):
    assert has_secrets(GAME)
    for kind in [*GAME.actions.kinds, *GAME.events.kinds]:
        monkeypatch.setattr(kind, "secret", 0)
    assert not has_secrets(GAME)
