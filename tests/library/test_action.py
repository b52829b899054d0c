"""Actions are values: written, read, compared, kept."""

import copy
import pickle

import pytest

import dinotable
from dinotable.core.generator import Generator
from dinotable.games import GAMES, find

PLACES = [*GAMES, "examples.magpies:GAME"]


@pytest.mark.parametrize("place", PLACES)
def test_every_action_of_a_game_is_read_back_from_what_it_says(place):
    match, generator = dinotable.new(place, seats=2, seed=11), Generator(11)
    while not match.outcome:
        seat = match.to_act[0]
        legal = match.legal(seat)
        for action in legal[:8]:
            assert dinotable.Action.parse(match.game, repr(action)) == action == match.action(action.fields)
            assert int(match.action(str(action))) == int(action) and action.kind == repr(action).split()[0]
        match.play(seat, legal[generator.below(len(legal))])


def test_an_action_is_a_value():
    game, other = find("ciao"), find("gods")
    one, same = dinotable.Action.parse(game, "place 1.1"), dinotable.Action.parse(game, "PLACE  1.1")
    assert one == same == "place 1.1" and hash(one) == hash(same) == hash("place 1.1")
    assert one != "PLACE 1.1" and one != dinotable.Action.parse(game, "place 1.2") and one != 7
    assert {one: 1}["place 1.1"] == 1
    assert dinotable.Action.parse(game, "done") == dinotable.Action.parse(other, "done")
    for again in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
        assert again == one and again.game is game and int(again) == int(one)
    with pytest.raises(AttributeError, match="never changes"):
        one.game = other
    assert one.words() != one.words("fr")
    with pytest.raises(dinotable.SetupError, match="en and fr"):
        one.words("de")


def test_an_action_of_another_game_object_is_read_anew():
    match = dinotable.new("ciao", seats=2, seed=1)
    checked = dinotable.new("ciao", seats=2, seed=1, check=True)
    assert match.play(0, checked.legal(0)[0]).game is match.game
