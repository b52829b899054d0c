"""CD9: points when a continent breaks off. The first board is like the booklet's example: X is 2.0, with places A to D."""

import pytest

from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.box import BOX
from dinotable.games.ciao_dino.facts import Split
from dinotable.games.ciao_dino.score import new_continent_points
from tests.rules.ciao_dino.boards import board, do, packed

BRIDGE = "VA    SA    SB    SB    SCC"
JOIN = """
VA    SA    SB    SB    SCC   .     MD
"""


def score(text, *actions, seats=4):
    state = board(text, seats=seats)
    do(state, *actions)
    return [int(points) for points in state.table.scores]


def test_cd9_1_only_with_three_to_five_players():
    assert score(BRIDGE, "drift 2.0", "to 5.0") == [0, 1, 2, 0]
    assert score(BRIDGE, "drift 2.0", "to 5.0", seats=3) == [0, 1, 2]
    assert score(BRIDGE.replace("C", "A"), "drift 2.0", "to 5.0", seats=2) == [0, 0]


def test_cd9_1_facts_tell_what_would_break_off():
    state = board(BRIDGE)
    assert GAME.facts(GAME.view(state, 0)).splits == (
        Split("1.0", (1, 3), (("0.0",),)),
        Split("2.0", (2, 2), (("3.0", "4.0"),)),
        Split("3.0", (3, 1), (("4.0",),)),
    )


def test_cd9_1_only_when_a_continent_is_created():
    island = "V     .     .     SA    SB    SC    SC"
    assert score(island, "drift 3.0", "to 7.0") == [0, 0, 0, 0]
    assert score(island, "drift 4.0", "to 7.0") == [0, 0, 2, 0]


def test_cd9_2_only_the_continent_with_the_tile_and_never_the_original_one():
    assert score(BRIDGE, "drift 2.0", "to 5.0") == [0, 1, 2, 0]
    assert score("VA    SA    SB    SB    S     SCC", "drift 2.0", "to 6.0") == [0, 1, 2, 0]
    state = board("""
SA    VA    SA    SB    SB    SCC
""")
    do(state, "drift 1.0")
    # Laid against the volcano's part nothing scores.
    do(state, "to 2.5")
    assert list(state.table.scores) == [0, 0, 0, 0]
    assert state.table.board.continents == 2


def test_cd9_3_no_scoring_if_the_tile_connects_continents():
    assert score(JOIN, "drift 2.0", "to 5.0") == [0, 0, 0, 0]
    # Joining two fresh parts does not score either.
    state = board("""
   SA    .     SB
V     S     S
""")
    do(state, "drift 1.0")
    assert state.table.board.continents == 2
    do(state, "to 2.11")
    assert state.table.board.continents == 1
    assert list(state.table.scores) == [0, 0, 0, 0]


def test_cd9_4_an_island_joined_and_split_again_scores_again():
    state = board("""
V     .     .     SA    S     S     SA
               SA
""")
    for tile, target, points in (("4.0", "7.0", 2), ("3.1", "4.0", 2), ("4.0", "8.0", 4)):
        state.table.points = 3
        do(state, f"drift {tile}", f"to {target}")
        assert state.table.scores[0] == points


@pytest.mark.parametrize(
    ("herd", "points"),
    [
        ([3, 3, 2, 1], [2, 2, 1, 0]),
        ([2, 1, 0, 0], [2, 1, 0, 0]),
        ([0, 0, 4, 0], [0, 0, 2, 0]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([5, 2, 2, 0], [2, 1, 1, 0]),
        ([2, 5, 3, 3], [0, 2, 1, 1]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_cd9_5_most_and_second_most_in_full(herd, points):
    assert list(new_continent_points(BOX, packed(herd), len(herd))) == points


def test_cd9_5_lifted_and_crowded_count_and_swimmers_do_not():
    text = "VA    SA    M     SB    SC    .CCC  .DDDD"
    assert score(text, "drift 2.0", "to 5.0") == [0, 1, 2, 0]
