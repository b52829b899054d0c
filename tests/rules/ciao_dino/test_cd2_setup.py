"""CD2: land, cards, hands, the first dinosaurs."""

from fractions import Fraction
from math import comb, perm

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.actions import TILE
from dinotable.games.ciao_dino.rules.cards import pile_of
from dinotable.games.ciao_dino.state import CHOOSE_CARD, DEAL_HANDS, LAY_LAND, PLACE_HERDS
from tests.rules.ciao_dino.boards import do, legal, refused


def lay_all(seats, seed):
    """A random setup: its tiles in order, and how likely exactly that was."""
    state, generator = GAME.new(GAME.setup(seats)), Generator(seed)
    out, weights, likely, order = Buffer(), Buffer(), Fraction(1), []
    while state.table.phase == LAY_LAND:
        GAME.chance(state, out, weights)
        at = int(generator.pick(weights))
        likely *= Fraction(weights.listed()[at], sum(weights.listed()))
        order.append(int(TILE.first(out.items[at])))
        GAME.apply(state, CHANCE, out.items[at], None)
    return state, order, likely


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cd2_1_every_setup_is_exactly_as_likely_as_by_shuffling(seats):
    for seed in range(20):
        state, order, likely = lay_all(seats, seed)
        lands = [kind for kind in order if kind != 3]
        ways = perm(9, lands.count(0)) * perm(15, lands.count(1)) * perm(12, lands.count(2))
        assert likely == Fraction(1, comb(18, 2)) * Fraction(ways, perm(36, 34))
        assert order[:18].count(3) == 2
        assert len(order) == 36
        assert sum(state.table.tiles) == 2
        assert state.table.board.tiles == 35


def test_cd2_1_lakes_are_water_and_the_tiles_lie_in_order():
    state, order, _ = lay_all(4, 1)
    assert [int(terrain) for terrain in state.table.board.terrain[1:37]] == [
        0 if kind == 3 else kind + 1 for kind in order
    ]
    assert state.table.board.terrain[0] == 4


def test_cd2_2_two_players_have_nineteen_tiles_and_no_lake():
    for seed in range(10):
        state, order, likely = lay_all(2, seed)
        assert [order.count(kind) for kind in range(4)] == [5, 7, 6, 0]
        assert likely == Fraction(perm(5, 5) * perm(7, 7) * perm(6, 6), perm(18, 18))
        assert state.table.board.tiles == 19


def piles(seats):
    state = GAME.new(GAME.setup(seats))
    return [[int(count) for count in pile_of(state, back)] for back in (1, 2)]


def test_cd2_3_cards_for_four_and_five():
    assert piles(4) == piles(5) == [[7, 13, 10, 0], [2, 3, 3, 1]]


def test_cd2_3_the_second_set_lies_under_the_first():
    state, _, _ = lay_all(4, 1)
    assert GAME.stream(state) == "cards-1"
    state.table.left[0] = 0
    assert GAME.stream(state) == "cards-2"
    assert legal(state) == {"deal mountain", "deal savanna", "deal jungle", "deal meteorite"}


def test_cd2_4_three_players_leave_out_six_cards():
    assert piles(3) == [[6, 10, 8, 0], [2, 3, 3, 1]]


def test_cd2_5_cards_for_two():
    assert piles(2) == [[5, 6, 5, 0], [1, 2, 1, 1]]


def test_cd2_6_hands_are_dealt_clockwise_from_the_first_player():
    state, _, _ = lay_all(4, 1)
    assert state.table.phase == DEAL_HANDS
    state.table.first = state.table.seat = 2
    for card in ("jungle", "savanna", "mountain"):
        do(state, f"deal {card}")
    assert list(state.hands) == [0, -1, 2, 1]
    do(state, "deal savanna")
    assert (state.table.phase, state.table.seat) == (PLACE_HERDS, 2)
    assert list(state.table.backs) == [1, 1, 1, 1]
    assert list(state.table.left) == [26, 9]


def test_cd2_7_dinosaurs():
    assert list(GAME.new(GAME.setup(2)).table.reserve) == [10, 10]
    assert list(GAME.new(GAME.setup(5)).table.reserve) == [15] * 5


def test_cd2_8_two_by_two_clockwise_and_back():
    state, _, _ = lay_all(3, 1)
    state.table.first = state.table.seat = 1
    do(state, "deal jungle", "deal savanna", "deal mountain")
    assert len(legal(state)) == 35
    order = []
    for hex in ("0.0", "3.0", "3.2", "3.4", "3.6", "3.8"):
        order.append(int(state.table.seat))
        do(state, f"place {hex}")
        if hex == "0.0":
            assert refused(state, "place 0.0") == "CD2.8 inhabited"
            assert refused(state, "place 4.0") == "CD1.1 on-water"
            assert refused(state, "place 40.0") == "CD1.1 on-water"
            assert refused(state, "done") == "CD2.8 place-now"
    assert order == [1, 2, 0, 0, 2, 1]
    assert list(state.table.reserve) == [11, 11, 11]
    assert (state.table.phase, state.table.seat, state.table.turn) == (CHOOSE_CARD, 1, 1)


def test_cd2_9_the_first_player_is_seat_0_or_random():
    assert GAME.setup(3).options == {"first": "seat-0"}
    state = GAME.new(GAME.setup(3, {"first": "random"}))
    assert legal(state) == {"first 0", "first 1", "first 2"}
    assert GAME.stream(state) == "first"
    do(state, "first 2")
    assert GAME.step(state) == 1
    playout(GAME, state, Generator(1), Buffer(), Buffer(), Tally(), 36 + 3)
    assert seats_to_act(GAME, state) == [2]
    playout(GAME, state, Generator(1), Buffer(), Buffer(), Tally(), 6)
    assert state.table.seat == state.table.first == 2
    assert refused(state, "play", seat=0) == "CD2.9 not-your-turn"
