"""An episode can be copied and kept at any moment, in the middle of a word too, and goes on as it would have."""

import copy
import pickle

import pytest

from dinotable.core.chance import Luck, seed_from
from dinotable.core.episode import Episode
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from dinotable.core.play import seats_to_act
from dinotable.games import GAMES, find, load

ALL = ["magpies", *GAMES]


def an_episode(name, luck=None):
    game = load("examples.magpies") if name == "magpies" else find(name)
    episode = Episode(game, game.setup(game.most), Generator(3))
    episode.luck, episode.keeps = luck, True
    episode.begin()
    return episode


def go_on(episode, most=60):
    """What it does until its end, or for a while."""
    said = []
    for _ in range(most):
        if episode.seat < 0:
            break
        said.append(episode.sample())
        episode.say(said[-1])
    return said, episode.done, episode.state, episode.actions


@pytest.mark.parametrize("luck", [None, Luck(seed_from(1))], ids=["a generator's luck", "a table's luck"])
@pytest.mark.parametrize("name", ALL)
def test_copies_and_pickles_go_on_alike_and_alone(name, luck):
    episode = an_episode(name, luck and luck.twin())
    middles = 0
    for count in range(40):
        if count % 8 == 0 or (episode.said.count and not middles):
            middles += bool(episode.said.count)
            twins = [pickle.loads(pickle.dumps(episode)), copy.copy(episode), copy.deepcopy(episode), episode.copy()]
            assert all(twin.numbers() == episode.numbers() for twin in twins)
            first, *others = [go_on(twin) for twin in twins]
            assert all(other == first for other in others)
            assert go_on(episode.copy()) == first, "what a copy did changed it"
        episode.say(episode.sample())
    assert middles or name != "food-chain", "no copy was made in the middle of a word"


def test_of_seats_that_are_asked_together_any_can_go_first():
    episode = an_episode("magpies")
    seats = seats_to_act(episode.game, episode.state)
    assert len(seats) > 1
    for seat in reversed(seats):
        episode.turn_to(seat)
        episode.say(episode.sample())
    assert [seat for seat, _ in episode.done[-len(seats) :]] == seats[::-1]
    episode = an_episode("food-chain")
    with pytest.raises(DinotableError, match="owes no decision"):
        episode.turn_to(next(seat for seat in range(4) if seat != episode.seat))
