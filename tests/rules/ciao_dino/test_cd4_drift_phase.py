"""CD4: the card of phase 1."""

from dinotable.games.ciao_dino.rules.cards import pile_of
from dinotable.games.ciao_dino.state import ACT, CHOOSE_TILE, METEORITE_FELL
from tests.rules.ciao_dino.boards import before_card, do, legal, refused

RING = """
   SB    M
JC    VD    S
   .     MA
"""
LONELY = "VA    SA    .     .     SB    JB    JC    JD"


def test_cd4_1_play_the_hand_card():
    state = before_card(RING)
    events = do(state, "play")
    assert events == ["played 0 savanna"]
    assert (state.hands[0], state.table.backs[0]) == (-1, 0)
    assert state.table.left[0] == 26


def test_cd4_1_or_draw_one_and_keep_the_hand_card():
    state = before_card(RING)
    do(state, "draw", "deal jungle")
    assert legal(state) == {"drift 1.3"}
    assert (state.hands[0], state.table.backs[0]) == (1, 1)
    assert state.table.left[0] == 25
    do(state, "drift 1.3", "to 2.7", "done")
    assert state.table.seat == 1


def test_cd4_2_the_meteorite_drawn_here_starts_the_last_round_with_phase_2():
    state = before_card(RING)
    state.table.left[0] = 0
    events = do(state, "draw", "deal meteorite")
    assert events == ["meteorite 0", "last-round 0"]
    assert (state.table.phase, state.table.points, state.table.seat) == (ACT, 2, 0)
    assert (state.table.last, state.table.ending) == (0b1111, METEORITE_FELL)
    assert state.hands[0] == 1


def test_cd4_3_a_tile_of_the_cards_terrain_and_the_card_lies_face_up():
    state = before_card(RING)
    do(state, "play")
    assert legal(state) == {"drift 1.0", "drift 1.4"}
    assert refused(state, "drift 1.3") == "CD4.3 wrong-terrain"
    assert list(state.table.discards) == [0, 1, 0, 0, 0, 0, 0, 0]
    state = before_card(RING)
    do(state, "draw", "deal mountain")
    assert legal(state) == {"drift 1.1", "drift 1.5"}
    assert list(state.table.discards) == [1, 0, 0, 0, 0, 0, 0, 0]


def test_cd4_3_discards_and_hands_are_not_in_the_pile():
    state = before_card(RING, hands=["savanna", "jungle", "savanna", ""])
    do(state, "draw", "deal mountain")
    assert [int(count) for count in pile_of(state, 1)] == [6, 11, 9, 0]


def test_cd4_4_without_such_a_tile_any_that_can():
    state = before_card(RING.replace("S", "J"))
    events = do(state, "play")
    assert "any-tile 0" in events
    assert legal(state) == {"drift 1.0", "drift 1.1", "drift 1.3", "drift 1.4", "drift 1.5"}


def test_cd4_4_with_no_tile_at_all_the_card_is_spent():
    state = before_card(LONELY)
    events = do(state, "play")
    assert events == ["played 0 savanna", "no-drift 0"]
    assert (state.table.phase, state.table.points) == (ACT, 4)
    assert state.table.discards[1] == 1
    state = before_card(LONELY)
    do(state, "draw", "deal jungle")
    assert (state.table.phase, state.hands[0]) == (ACT, 1)
    assert legal(state, "drift") == set()


def test_cd4_4_the_tile_of_the_terrain_must_be_on_ones_own_continent():
    state = before_card("""
      J     S
   J     V     M     .     .     SB    JC    JD
      MA
""")
    do(state, "draw", "deal jungle")
    assert state.table.phase == CHOOSE_TILE
    assert legal(state) == {"drift 1.3", "drift 1.4"}
