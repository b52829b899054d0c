"""GD2: setup."""

from collections import Counter

import pytest

from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, tile_text
from tests.conformance.spots import play_on


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gd2_1_columns_are_filled_from_pile_a(seats):
    state = GAME.new(GAME.setup(seats))
    table = state.table
    filled = []
    while seats_to_act(GAME, state) == [CHANCE]:
        assert GAME.stream(state) == "tiles-A"
        before = list(table.board)
        action = legal_actions(GAME, state, CHANCE)[0]
        GAME.apply(state, CHANCE, action, None)
        (place,) = [place for place, tile in enumerate(table.board) if tile != before[place]]
        filled.append(place)
    assert filled == [column * BOARD_ROWS + row for column in range(5) for row in range(table.rows)]
    assert table.marker == 0
    assert list(table.sizes) == [len(GAME.box.in_play("A", seats)) - len(filled)] + [
        len(GAME.box.in_play(letter, seats)) for letter in "BCD"
    ]


def test_gd2_1_each_tile_of_the_pile_comes_as_often_as_it_is_there():
    state = GAME.new(GAME.setup(5))
    words = [GAME.actions.text(action) for action in legal_actions(GAME, state, CHANCE)]
    assert len(words) == len(set(words))
    drawn = Counter()
    pile = Counter(tile_text(tile) for tile in GAME.box.in_play("A", 5))
    for seed in range(12):
        state = GAME.new(GAME.setup(5))
        play_on(GAME, state, Generator(seed), 15)
        board = Counter(tile_text(tile) for tile in state.table.board if tile >= 0)
        assert not board - pile
        drawn += board
    assert set(drawn) == set(pile)


def test_gd2_2_each_player_starts_alike():
    state = GAME.new(GAME.setup(4))
    for ecosystem in state.table.ecosystems:
        assert list(ecosystem.animals) == [2, 32, 8, 0, 0, 1]
        assert ecosystem.eggs == 3
        assert ecosystem.count == 7


def test_gd2_3_first_player_seat_0_or_random():
    state = GAME.new(GAME.setup(3))
    play_on(GAME, state, Generator(1), 10)
    assert seats_to_act(GAME, state) == [0]
    for first in range(3):
        state = GAME.new(GAME.setup(3, {"first": "random"}))
        assert GAME.stream(state) == "first"
        assert [GAME.actions.text(action) for action in legal_actions(GAME, state, CHANCE)] == [
            "first 0", "first 1", "first 2",
        ]  # fmt: skip
        GAME.apply(state, CHANCE, GAME.actions.parse(f"first {first}"), None)
        play_on(GAME, state, Generator(1), 10)
        assert seats_to_act(GAME, state) == [first]
        assert state.table.first == first
