"""What a program that learns sees of Ciao Dino!"""

import numpy as np

from dinotable.core.hexes import parse_hex
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.observe_map import CHOSEN, HERDS, LEAD, MARKED, ROOM, SIZE, WATER
from dinotable.games.ciao_dino.state import CHOOSE_TARGET
from tests.rules.arrays import number_of, observed, on_plane
from tests.rules.ciao_dino.boards import board, from_hexes

SHORE = """
   S     MAa
J     V     .BB
   .     MB
"""
SWAPPED = SHORE.replace("A", "x").replace("a", "y").replace("B", "A").replace("x", "B").replace("y", "b")


def test_the_map_shows_each_hex_where_it_lies():
    shown = observed(GAME, board(SHORE, seats=3), 0)["map"]
    assert shown.shape == (14, 19, 19)
    mountain, savanna, jungle = (on_plane(shown[k]) for k in range(3))
    assert (mountain, savanna, jungle) == ({"1.5": 1, "1.1": 1}, {"1.4": 1}, {"1.3": 1})
    assert on_plane(shown[ROOM]) == {"0.0": 3, "1.1": 1, "1.3": 4, "1.4": 3}
    assert [on_plane(shown[HERDS + k]) for k in range(5)] == [{"1.5": 2}, {"1.0": 2, "1.1": 1}, {}, {}, {}]
    assert on_plane(shown[MARKED]) == {"1.5": 1}
    # One continent of five tiles, on which seat 0 has one more than seat 1: swimmers do not count.
    assert set(on_plane(shown[SIZE]).values()) == {0.5}
    assert on_plane(shown[LEAD]) == dict.fromkeys(["0.0", "1.1", "1.3", "1.4", "1.5"], 1)
    # The north-east of the volcano is one row up and one column on.
    assert shown[0, 8, 10] == 1


def test_water_that_is_enclosed_is_lake():
    ring = dict.fromkeys(range(7, 19), (2, ""))
    shown = observed(GAME, from_hexes({0: (4, "A"), **ring}, seats=2), 0)["map"]
    assert on_plane(shown[WATER]) == dict.fromkeys([f"1.{place}" for place in range(6)], 1)


def test_seats_count_from_the_one_that_looks():
    state, twin = board(SHORE, seats=2, seat=0), board(SWAPPED, seats=2, seat=1)
    for one, other in ((0, 1), (1, 0)):
        first, second = observed(GAME, state, one), observed(GAME, twin, other)
        # Who was first is the same seat in both.
        for shown in (first, second):
            shown["seats"] = np.delete(shown["seats"], 7, axis=1)
        assert all(np.array_equal(first[name], second[name]) for name in first)
    assert not np.array_equal(observed(GAME, state, 0)["map"], observed(GAME, state, 1)["map"])


def test_cards_and_course():
    state = board(SHORE, seats=3, seat=1, hands=["jungle", "mountain", ""], points=2, quiet=3, first=2)
    shown = observed(GAME, state, 1)
    assert shown["hand"].tolist() == [1, 0, 0]
    assert shown["course"].tolist() == [2, 0, 0, 0.5, 0]
    assert shown["seats"][:, 4:8].tolist() == [[1, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0] * 4, [0] * 4]
    assert shown["seats"][:, 0].tolist() == [1, 1, 1, 0, 0]
    assert observed(GAME, state, 2)["hand"].tolist() == [0, 0, 0]


def test_the_drifting_tile_and_what_was_said_are_shown():
    drifting = observed(GAME, board(SHORE, phase=CHOOSE_TARGET, lifted=4, tile=3), 0)
    assert on_plane(drifting["map"][CHOSEN]) == {"1.3": 1}
    assert drifting["tile"].tolist() == [0, 0, 1]
    said = [number_of(GAME, text) for text in ("move 6", "side 2")]
    moving = observed(GAME, board(SHORE), 0, said)
    assert on_plane(moving["map"][CHOSEN]) == {"1.5": 1}
    assert moving["said"].tolist() == [0] * 9 + [1] + [0] * 3


def test_what_lies_farther_out_is_summed_up():
    far = {parse_hex("12.0"): (2, "ABB"), parse_hex("13.0"): (3, "B"), parse_hex("12.1"): (0, "A")}
    state = from_hexes({0: (4, "B"), **far}, seats=2)
    shown = observed(GAME, state, 1)
    assert shown["beyond"].tolist() == [0, 1, 1, 3, 2, 0, 0, 0]
    assert on_plane(shown["map"][HERDS]) == {"0.0": 1}
    said = [number_of(GAME, text) for text in ("breed 271", "digit 0", "digit 40")]
    assert observed(GAME, state, 1, said)["said"].tolist() == [1, 0, 0, 0, 0, 0.5] + [0] * 7
