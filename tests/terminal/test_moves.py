"""Moves by the starts of their words, and nothing else by accident."""

import pytest

from dinotable.core.fields import HexField, Number, Several, Word
from dinotable.core.setup import PlainBox
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.terminal.moves import find_moves, next_words

DRIFT = Kind("drift", HexField("tile"))
DROP = Kind("drop", Word("what", ["tile", "tooth", "egg"]))
HUNT = Kind("hunt", Number("place", 30), Number("goal", 30, lead="to"), Several(Number("prey", 30), 3, lead="eating"))
DONE = Kind("done")


class Words:
    """As much of a game as finding a move needs."""

    actions = Vocabulary(DRIFT, DROP, HUNT, DONE)
    box = PlainBox("")


LEGAL = [
    Words.actions.parse(text)
    for text in (
        "drift 2.1",
        "drift 2.11",
        "drop tooth",
        "drop egg",
        "hunt 12 to 15 eating 13 15",
        "hunt 12 to 16",
        "done",
    )
]


def found(typed: str) -> list[str]:
    return [Words.actions.text(action) for action in find_moves(Words(), LEGAL, typed).moves]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("drift 2.1", "drift 2.1"),
        ("dri 2.11", "drift 2.11"),
        ("DRIFT  2.11", "drift 2.11"),
        ("drop to", "drop tooth"),
        ("dro e", "drop egg"),
        ("hunt 12 to 15", "hunt 12 to 15 eating 13 15"),
        ("h 12 16", "hunt 12 to 16"),
        ("hunt 12 15 13 15", "hunt 12 to 15 eating 13 15"),
        ("do", "done"),
        ("7", "done"),
        ("1", "drift 2.1"),
    ],
)
def test_the_start_of_each_word_is_enough(typed, meant):
    assert found(typed) == [meant]


@pytest.mark.parametrize("typed", ["dr", "drift", "drop", "hunt 12", "d"])
def test_what_fits_several_moves_is_not_played(typed):
    assert len(found(typed)) > 1


@pytest.mark.parametrize(
    ("typed", "said"), [("drift 2.2", "drift 2.2"), ("drop ti", "drop tile"), ("dri 2", None), ("8", None)]
)
def test_a_complete_move_that_is_not_legal_is_understood_and_not_replaced(typed, said):
    outcome = find_moves(Words(), LEGAL, typed)
    assert outcome.moves == []
    assert (outcome.said if outcome.said is None else Words.actions.text(outcome.said)) == said


@pytest.mark.parametrize("typed", ["", "0", "99999999999", "fly", "drift ?", "drift 2.1 2.1", "-1", "½"])
def test_nonsense_is_no_move(typed):
    assert found(typed) == []


def test_every_legal_move_is_found_by_its_own_text():
    for action in LEGAL:
        assert find_moves(Words(), LEGAL, Words.actions.text(action)).moves == [action]


def test_completion_offers_the_words_that_can_follow():
    texts = [Words.actions.text(action) for action in LEGAL]
    assert next_words(texts, [], "d") == ["done", "drift", "drop"]
    assert next_words(texts, ["drift"], "2") == ["2.1", "2.11"]
    assert next_words(texts, ["hu", "12", "to"], "") == ["15", "16"]
    assert next_words(texts, ["done"], "") == []
