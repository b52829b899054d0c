"""Two worlds that a viewer cannot tell apart by the rules: every byte it gets is the same."""

import pytest

from dinotable.core.seats import SPECTATOR
from tests.conformance.spots import DEEP, all_games, all_setups, is_usual, setup_text
from tests.worlds import knowledge_of
from tests.worlds.lockstep import law_two_worlds, make_pair

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


@pytest.mark.parametrize("game", [game for game in all_games() if knowledge_of(game).SECRETS], ids=lambda game: game.id)
def test_pairs_go_on_long_after_they_differ(game):
    """At every table: where many hands are dealt, most pairs have nothing in common that could be shown."""
    for seats in range(game.fewest, game.most + 1):
        lengths = [make_pair(game, game.setup(seats), seed % (seats + 1) - 1, seed, 60).worth()[0] for seed in range(4)]
        assert sum(lengths) > 80, (seats, lengths)
