"""Whole text boards on the screens that people have, with four players: at random, so larger than people's lands are."""

import pytest

from dinotable.core.seats import SPECTATOR
from tests.conformance.spots import all_games, usual_spots, words

GAMES = [game for game in all_games() if game.most >= 4]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def boards_of(game):
    """As whoever decides sees them."""
    for spot in usual_spots(game, game.setup(4), costly=False):
        viewer = next((seat for seat in spot.to_act() if seat < 4), SPECTATOR)
        yield game.show(game.view(spot.state, viewer), words(game, "fr"))


def has_map(game):
    return any(block.is_map for board in boards_of(game) for block in board.panes[0].blocks)


@each_game
def test_the_first_pane_fits_a_small_screen_three_times_out_of_four(game):
    heights = [board.panes[0].canvas(80, is_dense=True).height() for board in boards_of(game)]
    assert sum(height <= 16 for height in heights) >= 0.75 * len(heights), heights


@each_game
def test_everything_but_the_legend_fits_a_large_screen(game):
    heights = [1 + sum(heights_on_large(board)) for board in boards_of(game)]
    assert sum(height <= 40 for height in heights) >= 0.98 * len(heights), heights


def heights_on_large(board):
    """Pane below pane on 118 columns; the dense form of a board of more than 24 lines."""
    for pane in board.panes:
        height = pane.canvas(118).height()
        if pane.name == "others" or (pane.name == "board" and height > 24):
            height = pane.canvas(118, is_dense=True).height()
        yield 0 if pane.name == "legend" else height


@pytest.mark.parametrize("game", [game for game in GAMES if not has_map(game)], ids=lambda game: game.id)
def test_a_table_of_cards_fits_a_small_screen_without_its_legend(game):
    heights = [
        sum(pane.canvas(80, is_dense=True).height() for pane in board.panes if pane.name != "legend")
        for board in boards_of(game)
    ]
    assert sum(height <= 18 for height in heights) >= 0.98 * len(heights), heights
