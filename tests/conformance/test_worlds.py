"""Two worlds that a viewer cannot tell apart by the rules: every byte it gets is the same."""

import pytest

from dinotable.core.seats import SPECTATOR
from tests.conformance.spots import DEEP, all_games, all_setups, is_usual, setup_text
from tests.worlds import knowledge_of
from tests.worlds.lockstep import law_two_worlds

SETUPS = [(game, setup) for game in all_games() for setup in all_setups(game)]


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=[f"{game.id}-{setup_text(setup)}" for game, setup in SETUPS])
def test_two_worlds(game, setup):
    steps = differing = 0
    usual, secrets = is_usual(game, setup), knowledge_of(game).SECRETS
    # With other options, or where nothing is hidden, one seat and a spectator are enough.
    viewers = [*range(setup.seats), SPECTATOR] if usual and secrets else [setup.seats - 1, SPECTATOR]
    for viewer in viewers:
        for seed in range(1 + DEEP // 40 if usual else 1):
            some, of_them = law_two_worlds(game, setup, viewer, seed)
            steps += some
            differing += of_them
    if secrets:
        assert differing > steps / 4, "the pairs hardly differ: the test shows nothing"
