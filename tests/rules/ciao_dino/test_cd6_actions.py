"""CD6: what action points buy."""

import pytest

from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.facts import Prices
from dinotable.games.ciao_dino.state import CHOOSE_TARGET
from tests.rules.ciao_dino.boards import before_card, board, do, herds, legal, refused

RING = """
   SB    M
JC    VD    S
   .     MA
"""
WATER = """
   SB    M
JC    VDD   S     .AAA
   .A    MAA
"""


def facts(state):
    return GAME.facts(GAME.view(state, 0))


@pytest.mark.parametrize(("seats", "points"), [(2, 3), (3, 4), (4, 4), (5, 4)])
def test_cd6_1_points_of_a_turn(seats, points):
    state = board("VA    SB    SC    SD    SE"[: 6 * seats], seats=seats, seat=seats - 1, hands=["jungle"] * seats)
    do(state, "done")
    assert state.table.points == points


@pytest.mark.parametrize(("seats", "last", "points"), [(2, 0, 3), (4, 0, 4), (4, 0b1111, 2)])
def test_cd6_1_facts_tell_what_the_turn_has_to_spend(seats, last, points):
    state = board("VA    SB    SC    SD"[: 6 * seats], seats=seats, points=points, last=last, hands=["jungle"] * seats)
    assert facts(state).turn_points == points
    do(state, "breed 0.0")
    assert (state.table.points, facts(state).turn_points) == (points - 1, points)


def test_cd6_2_to_cd6_6_facts_tell_what_actions_cost():
    state = board(WATER, points=4)
    assert facts(state).prices == Prices(drift=3, migrate=1, rescue=1, breed=1, climbs=3)
    for action in ("drift 1.0", "migrate 1.1 to 1.0", "rescue 2.0 to 1.0"):
        spent = board(WATER, points=4)
        do(spent, action)
        assert 4 - spent.table.points == getattr(facts(state).prices, action.split()[0])


def test_cd6_5_facts_tell_that_a_rescue_under_way_is_paid_for():
    state = board(WATER, points=1)
    do(state, "rescue 2.0 to 1.0")
    assert facts(state).prices == Prices(drift=3, migrate=1, rescue=0, breed=1, climbs=3)
    do(state, "rescue 2.0 to 1.0")
    assert state.table.points == 0


def test_cd6_2_facts_tell_no_price_for_the_drift_of_a_card():
    state = before_card(RING)
    assert facts(state).prices is None
    do(state, "play")
    assert (facts(state).prices, facts(state).turn_points) == (None, 4)


def test_cd6_1_the_phase_ends_only_by_saying_so_and_points_are_lost():
    state = board(RING, points=1, hands=["jungle"] * 4)
    do(state, "breed 1.1")
    assert state.table.points == 0
    assert legal(state) == {"done"}
    assert refused(state, "migrate 1.1 to 1.0") == "CD6.1 no-points"
    assert refused(state, "breed 1.1") == "CD6.1 no-points"
    state = board(RING, hands=["jungle"] * 4)
    assert "done" in legal(state)
    do(state, "done")
    assert (state.table.seat, state.table.points) == (1, 4)


def test_cd6_1_in_any_order_and_again():
    state = board(RING)
    do(state, "migrate 1.1 to 1.0", "breed 1.0", "migrate 1.0 to 1.5", "migrate 1.0 to 0.0")
    assert state.table.points == 0


def test_cd6_2_a_drift_costs_three_and_may_be_of_any_terrain():
    state = board(RING)
    assert legal(state, "drift") == {"drift 1.0", "drift 1.1", "drift 1.3", "drift 1.4", "drift 1.5"}
    do(state, "drift 1.3")
    assert (state.table.points, state.table.phase) == (1, CHOOSE_TARGET)
    do(state, "to 2.7")
    assert state.table.points == 1
    assert refused(state, "drift 1.0") == "CD6.1 no-points"
    assert legal(board(RING, points=2), "drift") == set()
    assert legal(board(RING, points=3), "drift")


def test_cd6_2_the_drift_of_phase_1_costs_nothing():
    state = before_card(RING)
    do(state, "play", "drift 1.0", "to 2.1")
    assert state.table.points == 4


def test_cd6_3_migration_to_a_neighbour_with_room_again_and_again():
    state = board(RING)
    assert legal(state, "migrate") == {"migrate 1.1 to 0.0", "migrate 1.1 to 1.0"}
    do(state, "migrate 1.1 to 1.0", "migrate 1.0 to 1.5", "migrate 1.5 to 1.4")
    assert herds(state, "1.4") == "AB"
    assert herds(state, "1.1") == ""
    assert (state.table.points, state.table.reserve[0]) == (1, 14)
    assert refused(state, "migrate 1.4 to 1.0") == "CD6.3 not-beside"
    assert refused(state, "migrate 1.1 to 1.0") == "CD6.3 nobody"
    assert refused(state, "migrate 50.0 to 1.0") == "CD6.3 nobody"
    assert refused(state, "migrate 1.4 to 2.8") == "CD1.1 on-water"


def test_cd6_3_an_over_full_tile_may_be_left():
    state = board("VA    MABB  S")
    assert state.table.board.room[1] == -1
    do(state, "migrate 1.0 to 2.0")
    assert state.table.board.room[1] == 0


def test_cd6_4_a_full_tile_is_closed():
    state = board("VA    MAB   S     MABB  SA")
    assert legal(state, "migrate") == {
        "migrate 1.0 to 0.0",
        "migrate 1.0 to 2.0",
        "migrate 3.0 to 2.0",
        "migrate 3.0 to 4.0",
    }
    assert refused(state, "migrate 0.0 to 1.0") == "CD6.4 full"
    assert refused(state, "migrate 4.0 to 3.0") == "CD6.4 full"
    assert refused(state, "breed 1.0") == "CD6.4 full"
    assert refused(state, "breed 3.0") == "CD6.4 full"


def test_cd6_5_one_point_rescues_three():
    state = board(WATER, points=1)
    assert legal(state, "rescue") == {
        "rescue 1.2 to 0.0", "rescue 1.2 to 1.3", "rescue 2.0 to 1.0"
    }  # fmt: skip
    do(state, "rescue 2.0 to 1.0", "rescue 2.0 to 1.0", "rescue 1.2 to 0.0")
    assert (state.table.points, state.table.rescue) == (0, 0)
    assert legal(state) == {"done"}
    assert refused(state, "rescue 2.0 to 1.0") == "CD6.1 no-points"
    assert herds(state, "0.0") == "ADD"


def test_cd6_5_room_is_checked_each_time_and_the_fourth_costs_again():
    state = board(WATER, points=2)
    do(state, "rescue 2.0 to 1.0", "rescue 2.0 to 1.0", "rescue 2.0 to 1.0")
    assert state.table.points == 1
    do(state, "rescue 1.2 to 0.0")
    assert (state.table.points, state.table.rescue) == (0, 2)
    state = board(WATER.replace("S     .AAA", "SBB   .AAA"), points=2)
    do(state, "rescue 2.0 to 1.0")
    assert refused(state, "rescue 2.0 to 1.0") == "CD6.4 full"


@pytest.mark.parametrize("other", ["migrate 1.1 to 1.0", "breed 1.3", "drift 1.5"])
def test_cd6_5_any_other_action_ends_the_rescue(other):
    state = board(WATER.replace("JC ", "JCA").replace("MAA", "MA "), points=4)
    do(state, "rescue 2.0 to 1.0", other)
    assert state.table.rescue == 0
    if other == "drift 1.5":
        do(state, "to 2.8")
        assert legal(state) == {"done"}
    else:
        points = int(state.table.points)
        do(state, "rescue 2.0 to 1.0")
        assert state.table.points == points - 1


def test_cd6_5_only_ones_own_swimmers_onto_land_beside_them():
    state = board("""
VA    SB    .B    .A    .
""")
    assert legal(state, "rescue") == set()
    assert refused(state, "rescue 2.0 to 1.0") == "CD6.5 not-swimming"
    assert refused(state, "rescue 0.0 to 1.0") == "CD6.5 not-swimming"
    assert refused(state, "rescue 3.0 to 2.0") == "CD1.1 on-water"
    assert refused(state, "rescue 3.0 to 1.0") == "CD6.5 no-way-out"


def test_cd6_6_breeding_needs_room_and_a_reserve():
    state = board(RING)
    do(state, "breed 1.1")
    assert herds(state, "1.1") == "aa"
    assert (state.table.reserve[0], state.table.points) == (13, 3)
    state = board(RING)
    state.table.reserve[0] = 0
    assert legal(state, "breed") == set()
    assert refused(state, "breed 1.1") == "CD6.6 no-reserve"
    assert refused(state, "breed 1.0") == "CD6.6 nobody-breeds"


def test_cd6_7_once_a_turn_and_no_newborn():
    state = board("""
   S     J
JA    V     S
""")
    do(state, "breed 1.3")
    assert refused(state, "breed 1.3") == "CD6.7 has-bred"
    do(state, "migrate 1.3 to 0.0")
    assert (herds(state, "0.0"), herds(state, "1.3")) == ("a", "a")
    assert legal(state, "breed") == set()
    assert refused(state, "migrate 1.3 to 0.0 bred") == "CD6.7 one-kind"


def test_cd6_7_where_both_kinds_stand_the_player_says_which_one_moves():
    state = board("""
   S     J
JAAa  V     S
""")
    assert "migrate 1.3 to 0.0 bred" in legal(state)
    do(state, "migrate 1.3 to 0.0")
    assert (herds(state, "0.0"), herds(state, "1.3")) == ("A", "Aa")
    do(state, "migrate 1.3 to 1.4 bred")
    assert (herds(state, "1.4"), herds(state, "1.3")) == ("a", "A")
    assert "migrate 1.3 to 0.0 bred" not in legal(state)


def test_cd6_7_who_has_bred_stays_known_in_the_water_and_after():
    state = board("""
   SA    J
J     VAa   .Aa
""")
    assert legal(state, "rescue") == {
        "rescue 1.0 to 0.0",
        "rescue 1.0 to 0.0 bred",
        "rescue 1.0 to 1.5",
        "rescue 1.0 to 1.5 bred",
    }
    do(state, "rescue 1.0 to 1.5 bred", "rescue 1.0 to 1.5")
    assert herds(state, "1.5") == "Aa"
    state = board(RING.replace("MA", "Ma"))
    do(state, "drift 1.1", "to 2.0")
    assert herds(state, "1.1") == "a"


def test_cd6_7_the_marks_vanish_in_phase_3():
    state = board(
        """
   SA    JBb
JB    VAaa
""",
        hands=["jungle"] * 4,
    )
    do(state, "done")
    assert herds(state, "0.0") == "AAA"


def test_cd6_8_swimmers_neither_migrate_nor_breed():
    state = board(WATER)
    assert refused(state, "migrate 2.0 to 1.0") == "CD6.8 swimming"
    assert refused(state, "breed 2.0") == "CD6.8 swimming"
    assert not [text for text in legal(state) if text.startswith(("migrate 2.0", "breed 2.0"))]
