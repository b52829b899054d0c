"""`imagine` of the tiny game against full enumeration: every world that fits occurs, as often as it should."""

import pytest

from dinotable.core.seats import SPECTATOR
from examples.magpies import GAME
from examples.magpies.state import CHOOSE, WINDOW
from tests.conformance.spots import DEEP, random_game
from tests.worlds.enumeration import law_all_worlds, law_draws

SAMPLES = 20000 if DEEP else 600
PLACES = {
    "dealt": lambda state: state.table.phase == CHOOSE,
    "one has chosen": lambda state: state.table.answered and min(state.choices) < max(state.choices),
    "one has peeked": lambda state: any(sum(known) for known in state.known) and state.table.phase == CHOOSE,
    "a buried card was drawn": lambda state: sum(sum(shown) for shown in state.table.shown),
    "shuffled anew": lambda state: state.table.shuffles and state.table.phase == WINDOW,
}


def find(seats, wanted):
    """The first place like this in random games."""
    setup = GAME.setup(seats)
    for seed in range(200):
        state, done = GAME.new(setup), random_game(GAME, setup, seed)
        for at, (seat, action) in enumerate(done):
            if wanted(state):
                return setup, done[:at]
            GAME.apply(state, seat, action, None)
    raise AssertionError("no random game comes there")


@pytest.mark.parametrize("seats", [2, 3] if DEEP else [2])
@pytest.mark.parametrize("place", PLACES)
def test_imagined_worlds_are_those_that_fit(seats, place):
    setup, done = find(seats, PLACES[place])
    for viewer in [*range(seats), SPECTATOR]:
        law_all_worlds(GAME, setup, done, viewer, SAMPLES)


def test_draws_are_those_of_a_shuffled_pile():
    law_draws(GAME, 20000 if DEEP else 2000)
