"""Every law, over every game in the registry and the tiny one, at every player count and with every option."""

import pytest

from tests.conformance import laws
from tests.conformance.laws_play import law_pieces
from tests.conformance.spots import PLAIN, all_games, all_setups, setup_text, usual_seeds, usual_spots
from tests.worlds import knowledge_of

GAMES = all_games()
SETUPS = [(game, setup) for game in GAMES for setup in all_setups(game)]

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_setup = pytest.mark.parametrize(
    ("game", "setup"), SETUPS, ids=[f"{game.id}-{setup_text(setup)}" for game, setup in SETUPS]
)


# The upper of two varies first: all laws of one set-up follow each other, on the same positions.
def named(functions):
    return pytest.mark.parametrize("law", functions, ids=[law.__name__ for law in functions])


@named(laws.CHEAP)
@each_setup
def test_positions(game, setup, law):
    for spot in usual_spots(game, setup, costly=False):
        law(spot)


@named(laws.COSTLY)
@each_setup
def test_sampled_positions(game, setup, law):
    for spot in usual_spots(game, setup, costly=True):
        law(spot)


@pytest.mark.skipif(not PLAIN, reason="compiled objects have no attributes to reflect on")
@named(laws.REFLECTING)
@each_setup
def test_reflected_positions(game, setup, law):
    for spot in usual_spots(game, setup, costly=True)[:4]:
        law(spot)


@named(laws.WHOLE_GAMES)
@each_setup
def test_whole_games(game, setup, law):
    for seed in usual_seeds(game, setup):
        law(game, setup, seed)


@each_setup
def test_pieces_are_conserved(game, setup):
    for seed in usual_seeds(game, setup):
        law_pieces(game, setup, seed, knowledge_of(game).pieces)


@each_game
@named(laws.WORDS)
def test_words(game, law):
    law(game)
