"""An only move is made without asking and told. Nothing that could be taken back is lost by it; nobody else learns of it."""

import io

import pytest
from rich.console import Console

from dinotable.core.chance import Luck, seed_from
from dinotable.core.journal import Journal
from dinotable.games import GAMES, find
from dinotable.terminal.asking import until_asked
from dinotable.terminal.screen import Screen
from dinotable.terminal.session import Session
from dinotable.words import speaker


def session_of(place: str) -> Session:
    """Of people alone, who type."""
    game = find(place)
    journal = Journal(game, game.setup(2), Luck(seed_from(1)))
    journal.names = ["Ann", "Bo"]
    screen = Screen(Console(file=io.StringIO()))
    screen.is_typed = True
    session = Session(game, journal, ["me", "me"], speaker("en", [game.words]), screen)
    session.start()
    return session


def test_a_script_is_asked_unless_it_says_otherwise(pipe):
    out = pipe.play("offer twig", "", "log")
    assert "Enter: pass" in out and "only move" not in out
    out = pipe.play("forced on", "offer twig", "log")
    assert "Player 1 passes. It was the only move." in out
    assert "Enter: pass" not in out
    assert out.count("offers a twig.") == 2, "a choice is no only move, in the news and in the log"
    assert out.count("only move.") >= 2, "the log says so too"


def test_it_can_be_switched_off_again_in_french(pipe):
    out = pipe.play("forcés oui", "forces non", "offer twig", lang="fr")
    assert "se joue de lui-même" in out and "même sans choix" in out
    assert "Entrée : pass" in out


def test_who_confirms_is_asked(pipe):
    out = pipe.play("forced on", "confirm on", "offer twig", "y")
    assert "Enter: pass" in out
    assert "only move." not in out


def test_that_another_hand_had_no_choice_is_told_to_its_owner_alone(pipe):
    """With seed 3 Bo can only offer a shell and pass. The keyboard goes to Bo all the same, or Ann would know."""
    lines = ("", "forced on", "offer ring", "", "", "", "")
    out = pipe.play(*lines, wishes=("--seats", "me,me", "--names", "Ann,Bo"))
    to_bo, to_ann = out.split("Enter clears the screen for Bo.")[1].split("Enter clears the screen for Ann.")[:2]
    assert "Bo, press Enter when nobody else is looking." in to_bo
    assert "Bo passes. It was the only move." in to_bo
    assert "Bo passes." in to_ann and "Bo passes. It was" not in to_ann


def test_who_could_still_take_something_back_is_asked():
    """GD3.3: `done` after a tile is the last moment to lay it elsewhere."""
    session = session_of("gods")
    (seat,) = until_asked(session)
    for _ in range(2):
        assert session.forced(seat) is None
        session.act(seat, session.table.legal(seat)[0])
    assert [session.game.actions.text(action) for action in session.table.legal(seat)] == ["done"]
    assert session.forced(seat) is None
    session.undo(seat)
    assert len(session.table.legal(seat)) > 1


@pytest.mark.parametrize("place", [place for place in GAMES if place != "food-chain"])
def test_taking_back_never_comes_to_a_move_that_makes_itself(place):
    """In Food Chain a step is one action, and nothing can be taken back."""
    session = session_of(place)
    undone = 0
    for turn in range(150):
        seats = until_asked(session)
        if not seats:
            break
        forced = session.forced(seats[0])
        if forced is not None:
            assert session.table.legal(seats[0]) == [forced]
            session.act_forced(seats[0], forced)
            continue
        legal = session.table.legal(seats[0])
        session.act(seats[0], legal[turn % len(legal)])
        if turn % 4 == 0 and session.undoable(seats[0]):
            session.undo(seats[0])
            assert session.forced(seats[0]) is None
            undone += 1
    assert undone
