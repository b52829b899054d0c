"""What a program that learns sees of Gods Love Dinosaurs."""

import numpy as np
import pytest

from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.observe_map import CHOSEN, LAST, NEWBORN, WAITING
from dinotable.games.gods_love_dinosaurs.tiles import tile_of
from tests.rules.arrays import number_of, observed, on_plane
from tests.rules.gods_love_dinosaurs.boards import activated, do, position

HOME = """
  LFg FRt
P.. N.. PRb
  WTi M..
"""
OTHER = """
NDi MEa
  F..
"""
LINE = "NDi " + " ".join(["P..", "PRb"] * 6)


def test_the_map_shows_ones_own_ecosystem():
    shown = observed(GAME, position(HOME, OTHER), 0)["map"]
    assert shown.shape == (15, 19, 19)
    lake, forest, field, wild, mountain = (on_plane(shown[k]) for k in range(5))
    assert (lake, forest, field) == ({"1.4": 1}, {"1.5": 1}, {"1.3": 1, "1.0": 1})
    assert (wild, mountain) == ({"1.2": 1}, {"0.0": 1, "1.1": 1})
    animals = [on_plane(shown[5 + k]) for k in range(6)]
    assert animals == [{"1.4": 1}, {"1.0": 1}, {"1.5": 1}, {"1.2": 1}, {}, {}]
    # The south-east of the nest is one row down, in the same column.
    assert shown[4, 10, 9] == 1


def test_who_is_yet_to_act_and_who_was_born():
    state = activated("rabbit", "  FRt\nP.. NRb P..\n  W..")
    do(state, "0 breed 3")
    # One rabbit, one newborn: nobody is left to breed, and the turn goes on.
    assert not on_plane(observed(GAME, state, 0)["map"][NEWBORN])
    state = activated("rabbit", "  FRt\nP.. NRb PRb P..\n  W..")
    do(state, "0 breed 4")
    shown = observed(GAME, state, 0)["map"]
    assert on_plane(shown[WAITING]) == {"0.0": 1, "1.0": 1}
    assert on_plane(shown[NEWBORN]) == {"2.0": 1}


def test_others_are_told_in_counts():
    seats = observed(GAME, position(HOME, OTHER, eggs=2), 1)["seats"]
    assert seats[:, 0].tolist() == [1, 1, 0, 0, 0]
    assert seats[0].tolist()[:7] == [1, 2, 0, 0, 0, 0, 0]
    assert seats[1].tolist()[:7] == [1, 2, 1, 1, 0, 0, 0]
    assert seats[0, 7:18] == pytest.approx(np.array([0, 1, 0, 0, 2, 0, 0, 0, 0, 1, 1]) / 10, abs=1 / 64)
    assert seats[1, 7:18] == pytest.approx(np.array([1, 1, 2, 1, 2, 1, 1, 1, 1, 0, 0]) / 10, abs=1 / 64)


def test_seats_count_from_the_one_that_looks():
    state, twin = position(HOME, OTHER), position(OTHER, HOME)
    twin.table.active = twin.table.first = 1
    for one, other in ((0, 1), (1, 0)):
        first, second = observed(GAME, state, one), observed(GAME, twin, other)
        assert all(np.array_equal(first[name], second[name]) for name in first)
    assert not np.array_equal(observed(GAME, state, 0)["map"], observed(GAME, state, 1)["map"])


def test_tiles_on_the_board_in_hand_and_in_the_piles():
    state = position(HOME)
    state.table.board[4] = tile_of(3, 2, 4)
    shown = observed(GAME, state, 0)
    # Column rabbit, row 2: a tiger on a field, with a mountain.
    assert np.flatnonzero(shown["board"][1, 1]).tolist() == [3, 5 + 2, 10 + 4]
    assert shown["board"].sum() == 3 + 9 * 2
    assert shown["piles"].sum(axis=1).tolist() == [12, 12, 12, 12]
    assert (shown["marker"].tolist(), shown["column"].tolist()) == ([1, 0, 0, 0, 0], [0] * 5)
    do(state, "0 take rabbit 2")
    after = observed(GAME, state, 0)
    assert np.flatnonzero(after["taken"]).tolist() == [3, 5 + 2, 10 + 4]
    assert after["column"].tolist() == [0, 1, 0, 0, 0]
    assert after["board"].sum() == 9 * 2


def test_the_supply_only_where_it_is_limited():
    """GD1.6."""
    assert not observed(GAME, position(HOME), 0)["supply"].any()
    shown = observed(GAME, position(HOME, supply="printed"), 0)["supply"]
    assert shown[0] == 1
    assert shown[1:] == pytest.approx(np.array([23, 28, 33, 25, 25, 17]) / 10, abs=1 / 64)


def test_what_was_said_of_an_action_is_shown():
    state = activated("tiger", HOME)
    said = [number_of(GAME, text) for text in ("start 3", "end 5", "eat 6")]
    shown = observed(GAME, state, 0, said)["map"]
    assert (on_plane(shown[CHOSEN]), on_plane(shown[LAST])) == ({"1.2": 1, "1.5": 1}, {"1.4": 1})
    shown = observed(GAME, state, 0, [number_of(GAME, "place 7")])["map"]
    assert on_plane(shown[CHOSEN]) == {"2.0": 1}
    far = [number_of(GAME, text) for text in ("place 271", "digit 0", "digit 40")]
    assert observed(GAME, state, 0, far)["said"].tolist() == [1, 0, 0.5, 0, 0, 0, 0]
    own = [number_of(GAME, text) for text in ("far 4", "far 9", "far 0", "far 1")]
    assert observed(GAME, state, 0, own)["said"].tolist() == [0, 0, 0, 0, 0.5, 1, 2]


def test_what_lies_farther_out_is_summed_up():
    shown = observed(GAME, position(LINE), 0)
    # Rings 10 to 12: three fields, with two rabbits.
    assert shown["beyond"].tolist() == [0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0]
    assert on_plane(shown["map"][6]) == {f"{ring}.0": 1 for ring in (2, 4, 6, 8)}
