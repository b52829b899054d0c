"""Moves by the starts of their words, and nothing else by accident."""

import pytest

from dinotable.core.box import PlainBox
from dinotable.core.fields import HexField, Number, Several, Word
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.terminal.spoken import Spoken
from dinotable.words import speaker

DRIFT = Kind("drift", HexField("tile"))
DROP = Kind("drop", Word("what", ["tile", "tooth", "egg"]))
HUNT = Kind("hunt", Number("place", 30), Number("goal", 30, lead="to"), Several(Number("prey", 30), 3, lead="eating"))
DONE = Kind("done")


class Words:
    """As much of a game as finding a move needs."""

    id = "words"
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


SPOKEN = Spoken(Words(), speaker("en", []))


def found(typed: str) -> list[str]:
    return [Words.actions.text(action) for action in SPOKEN.read(LEGAL, typed).moves]


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
        ("#1", "drift 2.1"),
        ("2.1", "drift 2.1"),
        ("egg", "drop egg"),
        ("12 to 16", "hunt 12 to 16"),
        ("12 15 13", "hunt 12 to 15 eating 13 15"),
        ("12 to 15 13 15", "hunt 12 to 15 eating 13 15"),
    ],
)
def test_the_start_of_each_word_is_enough(typed, meant):
    assert found(typed) == [meant]


@pytest.mark.parametrize("typed", ["dr", "drift", "drop", "hunt 12", "d", "12"])
def test_what_fits_several_moves_is_not_played(typed):
    assert len(found(typed)) > 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("drift 2.2", "drift 2.2"),
        ("drop ti", "drop tile"),
        ("dri 2", None),
        ("8", None),
        ("2.2", "drift 2.2"),
        ("tile", "drop tile"),
    ],
)
def test_a_complete_move_that_is_not_legal_is_understood_and_not_replaced(typed, said):
    outcome = SPOKEN.read(LEGAL, typed)
    assert outcome.moves == []
    assert (outcome.said if outcome.said is None else Words.actions.text(outcome.said)) == said


@pytest.mark.parametrize(
    "typed", ["", "0", "99999999999", "fly", "drift ?", "drift 2.1 2.1", "-1", "½", "²", "#", "#0", "#8", "##1", "eg"]
)
def test_nonsense_is_no_move(typed):
    outcome = SPOKEN.read(LEGAL, typed)
    assert (outcome.moves, outcome.said) == ([], None)


def test_every_legal_move_is_found_by_its_own_text():
    for action in LEGAL:
        assert SPOKEN.read(LEGAL, Words.actions.text(action)).moves == [action]


def test_completion_offers_the_words_that_can_follow():
    assert SPOKEN.next_words(LEGAL, [], "d") == ["done", "drift", "drop"]
    assert SPOKEN.next_words(LEGAL, ["drift"], "2") == ["2.1", "2.11"]
    assert SPOKEN.next_words(LEGAL, ["hu", "12", "to"], "") == ["15", "16"]
    assert SPOKEN.next_words(LEGAL, ["done"], "") == []


EAT, FEED = Kind("eat", Number("place", 30)), Kind("feed", Number("place", 30))


class Places:
    """A game whose moves all are numbers."""

    id = "places"
    actions = Vocabulary(EAT, FEED)


MEALS = [Places.actions.parse(text) for text in ("eat 1", "eat 5", "eat 2", "feed 9", "feed 20")]


@pytest.mark.parametrize(
    ("typed", "meant", "number"),
    [
        ("1", ["eat 1"], 0),
        ("2", ["eat 5", "eat 2"], 2),
        ("3", ["eat 2"], 0),
        ("5", ["feed 20", "eat 5"], 5),
        ("9", ["feed 9"], 0),
        ("20", ["feed 20"], 0),
        ("#2", ["eat 5"], 0),
        ("21", [], 0),
    ],
)
def test_a_number_of_the_list_that_is_also_an_argument_of_another_move_is_not_played(typed, meant, number):
    outcome = Spoken(Places(), speaker("en", [])).read(MEALS, typed)
    assert [Places.actions.text(action) for action in outcome.moves] == meant
    assert outcome.number == number


def test_arguments_of_several_kinds_are_ambiguous():
    both = [*MEALS, Places.actions.parse("feed 30"), Places.actions.parse("eat 30")]
    outcome = Spoken(Places(), speaker("en", [])).read(both, "30")
    assert [Places.actions.text(action) for action in outcome.moves] == ["feed 30", "eat 30"]
