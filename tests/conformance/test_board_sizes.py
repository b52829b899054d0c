"""How much room text boards take, with four players and names of twelve letters, over positions of whole games."""

import pytest

from dinotable.core.seats import SPECTATOR
from dinotable.words import LANGUAGES, speaker
from tests.conformance.laws_board import IN_ONE_PIECE
from tests.conformance.spots import DEEP, all_games, spots_of

NAMES = ["Anna-Sophie", "search-2 bot", "greedy bot", "Bo"]
GAMES = [game for game in all_games() if game.id not in IN_ONE_PIECE]


def heights(game, columns):
    """Of each pane in its dense form, position by position, as whoever is asked sees them."""
    found = []
    for language in LANGUAGES:
        say = speaker(language, [game.words])
        say.names = NAMES
        for spot in spots_of(game, game.setup(4), DEEP or 3, 12):
            viewer = next((seat for seat in spot.to_act() if seat < 4), SPECTATOR)
            panes = game.show(game.view(spot.state, viewer), say).panes
            found.append({pane.name: pane.canvas(columns, is_dense=True).height() for pane in panes})
    return found


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_on_a_small_screen_ones_own_board_needs_no_scrolling(game):
    assert max(panes.get("board", 0) for panes in heights(game, 80)) <= 16


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_on_a_large_screen_nothing_needs_scrolling(game):
    assert max(sum(panes.values()) for panes in heights(game, 118)) <= 34


def test_all_of_happy_little_dinosaurs_is_on_a_small_screen():
    game = next(game for game in GAMES if game.id == "happy-little-dinosaurs")
    assert max(sum(panes.values()) for panes in heights(game, 80)) <= 18
