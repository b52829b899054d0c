"""`imagine` of the tiny game against full enumeration: every world that fits occurs, as often as it should."""

from collections import Counter

import pytest

from dinotable.core.generator import Generator
from dinotable.core.seats import SPECTATOR
from examples.magpies import GAME
from examples.magpies.state import CHOOSE, WINDOW
from tests.conformance.spots import DEEP, random_game, witness
from tests.core.chi_square import excess
from tests.worlds.enumeration import hidden, worlds_of

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


def law_all_worlds(game, setup, done, viewer, samples):
    """The worlds imagined are those that fit what was shown, each as often as it is likely."""
    expected = worlds_of(game, setup, done, viewer)
    state = game.new(setup)
    for seat, action in done:
        game.apply(state, seat, action, None)
    view, generator = game.view(state, viewer), Generator(1)
    counts = Counter(hidden(game.imagine(view, generator)) for _ in range(samples))
    told = f"viewer {viewer}\n{witness(game, setup, done)}"
    strange = set(counts) - set(expected)
    assert not strange, f"{min(strange)} does not fit what was shown; {told}"
    likely = [world for world, share in expected.items() if share * samples > 20]
    assert all(world in counts for world in likely), f"a world never occurs; {told}"
    assert excess(counts, expected) < 5, f"some worlds occur too often; {told}"


@pytest.mark.parametrize("seats", [2, 3] if DEEP else [2])
@pytest.mark.parametrize("place", PLACES)
def test_imagined_worlds_are_those_that_fit(seats, place):
    setup, done = find(seats, PLACES[place])
    for viewer in [*range(seats), SPECTATOR]:
        law_all_worlds(GAME, setup, done, viewer, SAMPLES)
