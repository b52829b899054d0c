"""CD5: which tile may drift where, and what becomes of those who live there."""

from tests.rules.ciao_dino.boards import before_card, board, do, herds, legal, refused

LAKE = """
   S     SA
V     .     S
   S     S
"""
BRIDGE = """
VA    SA    S     SB    SCC
"""


def test_cd5_1_a_lake_is_not_enough():
    state = board("""
         S     S     S     S     S
      S     SA    S     S     S     S
   S     S     V     .     S     S     S
      S     S     S     S     S     S
         S     S     S     S     S
""")
    assert refused(state, "drift 2.0") == "CD5.1 no-sea"
    assert refused(state, "drift 1.5") == "CD5.1 no-sea"
    assert refused(state, "drift 1.4") == "CD5.1 no-sea"
    assert "drift 2.4" in legal(state)


def test_cd5_2_a_dinosaur_on_the_continent_and_not_swimming_beside_it():
    state = board("""
   S     .     .     SB
JA    V     .A    JB    J
""")
    assert "drift 2.0" not in legal(state)
    assert refused(state, "drift 2.0") == "CD5.2 absent"
    assert "drift 1.3" in legal(state)


def test_cd5_3_neither_the_volcano_nor_a_lone_tile():
    state = board("""
   S     .     .     JA
JA    V
""")
    assert refused(state, "drift 0.0") == "CD5.3 volcano-stays"
    assert refused(state, "drift 3.17") == "CD5.3 lone-tile"


def test_cd5_4_strictly_farther_from_the_volcano():
    state = board("""
   S     M
JA    V     S
""")
    do(state, "drift 1.3")
    assert legal(state) == {f"to 2.{place}" for place in (7, 8, 9, 10, 11, 0, 1)}
    assert refused(state, "to 1.1") == "CD5.4 not-farther"
    assert refused(state, "to 1.3") == "CD5.4 not-farther"
    assert refused(state, "to 1.0") == "CD5.4 on-land"
    assert refused(state, "drift 1.0") == "CD5.4 target-now"


def test_cd5_4_the_lone_outermost_tile_has_nowhere_to_go():
    state = board("""
   S     M
JA    V     S     S
""")
    assert refused(state, "drift 2.0") == "CD5.4 nowhere-farther"
    assert legal(state, "drift") == {"drift 1.3", "drift 1.4", "drift 1.5", "drift 1.0"}


def test_cd5_5_beside_the_continent_it_came_from_or_any_part_of_it():
    state = board(BRIDGE)
    do(state, "drift 2.0")
    # The parts are the volcano with 1.0, and 3.0 with 4.0; the player stands on the first alone.
    assert {"to 5.0", "to 4.1", "to 3.1"} <= legal(state)
    assert refused(state, "to 6.0") == "CD5.5 not-touching"
    assert refused(state, "to 30.0") == "CD5.5 not-touching"
    assert all(text in legal(state) for text in ("to 3.17", "to 4.23"))


def test_cd5_6_never_into_a_lake():
    state = board("""
   S     S
S     .     S     V     SA
   S     S
""")
    do(state, "drift 1.0")
    assert refused(state, "to 2.6") == "CD5.6 in-lake"


def test_cd5_6_a_lake_that_the_lifted_tile_opens_is_sea():
    state = board("""
   S     S
S     .     S     VA
   S     S
""")
    assert state.table.board.lakes == 1
    do(state, "drift 1.3")
    assert state.table.board.lakes == 0
    assert "to 2.6" in legal(state)


def test_cd5_7_it_may_join_another_continent_but_not_touch_only_that():
    state = board("""
   SA    M     .     SB    J
J     V     S     .     J     J
""")
    do(state, "drift 1.3")
    assert refused(state, "to 4.1") == "CD5.7 only-foreign"
    events = do(state, "to 2.0")
    assert "joined 2" in events
    assert state.table.board.continents == 1


def test_cd5_8_dinosaurs_stay_and_swim():
    state = board(
        """
   SABb  M
JA    V     S
""",
        seat=1,
    )
    events = do(state, "drift 1.4")
    assert {"swim 0 1 1.4", "swim 1 2 1.4"} <= set(events)
    assert herds(state, "1.4") == "ABb"
    do(state, "to 2.11")
    assert herds(state, "1.4") == "ABb"
    assert herds(state, "2.11") == ""
    assert list(state.table.board.afloat[: state.table.board.floats]) == [5]


def test_cd5_9_a_tile_lifts_all_swimmers_whatever_its_room():
    state = board("""
   M     .     .
J     VA    S     .BBCa
""")
    events = do(state, "drift 1.4", "to 2.0")
    assert "climb 1 2 2.0" in events
    assert herds(state, "2.0") == "aBBC"
    assert state.table.board.room[7] == -2
    assert state.table.board.floats == 0


def test_cd5_10_scoring_follows_at_once():
    state = board(BRIDGE)
    events = do(state, "drift 2.0", "to 5.0")
    assert events == ["split 2", "scored 1 1 3.0", "scored 2 2 3.0"]
    assert list(state.table.scores) == [0, 1, 2, 0]
    state = before_card(BRIDGE, seats=3)
    do(state, "play", "drift 2.0", "to 5.0")
    assert list(state.table.scores) == [0, 1, 2]
