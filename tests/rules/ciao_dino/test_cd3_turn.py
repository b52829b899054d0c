"""CD3: the course of a turn."""

from dinotable.games.ciao_dino.state import ACT, CHOOSE_CARD, CHOOSE_TARGET, CHOOSE_TILE, REFILL, STOOD_STILL
from tests.rules.ciao_dino.boards import before_card, board, do, legal, refused

RING = """
   SB    M
JC    VD    S
   .     MA
"""
SWIMS = """
   SB    M
JC    VD    S
   .A    M
"""


def test_cd3_1_drift_actions_losses_draw():
    state = before_card(RING)
    assert state.table.phase == CHOOSE_CARD
    do(state, "play")
    assert state.table.phase == CHOOSE_TILE
    do(state, "drift 1.0")
    assert state.table.phase == CHOOSE_TARGET
    do(state, "to 2.1")
    assert state.table.phase == ACT
    do(state, "done")
    assert state.table.phase == REFILL
    do(state, "deal jungle")
    assert (state.table.phase, state.table.seat, state.table.turn) == (CHOOSE_CARD, 1, 2)


def test_cd3_1_everything_has_its_phase():
    state = before_card(RING)
    assert refused(state, "breed 1.1") == "CD4.1 card-now"
    do(state, "play")
    assert refused(state, "done") == "CD4.3 drift-now"
    do(state, "drift 1.0")
    assert refused(state, "done") == "CD5.4 target-now"
    do(state, "to 2.1")
    assert refused(state, "play") == "CD3.1 act-now"
    assert refused(state, "deal jungle") == "CD2.3 cards-shuffled"
    do(state, "done")
    assert refused(state, "done", seat=0) == "CD12.1 card-coming"


def test_cd3_2_with_swimmers_only_phase_1_is_skipped():
    state = board(SWIMS, seat=3, hands=["savanna"] * 4)
    do(state, "done")
    assert (state.table.seat, state.table.phase, state.table.points) == (0, ACT, 4)
    do(state, "rescue 1.2 to 1.1", "done")
    assert state.hands[0] == 1
    assert state.table.left[0] == 26
    assert state.table.seat == 1


def test_cd3_2_one_on_land_is_enough_for_phase_1():
    state = board(RING.replace(".  ", ".A "), seat=3, hands=["savanna"] * 4)
    do(state, "done")
    assert (state.table.seat, state.table.phase) == (0, CHOOSE_CARD)


def test_cd3_3_after_twice_the_players_turns_without_a_card_the_last_round_starts():
    state = board(SWIMS, seat=3, hands=["savanna"] * 4, quiet=6)
    do(state, "done")
    assert (state.table.quiet, state.table.last) == (7, 0)
    events = do(state, "rescue 1.2 to 1.1", "done")
    assert "standstill 8" in events
    assert "last-round 1" in events
    assert (state.table.ending, state.table.last, state.table.seat) == (STOOD_STILL, 0b1111, 1)
    assert (state.table.phase, state.table.points) == (ACT, 2)


def test_cd3_3_a_card_that_leaves_the_pile_starts_the_count_again():
    state = before_card(RING, quiet=7)
    do(state, "play", "drift 1.0", "to 2.1", "done", "deal jungle")
    assert (state.table.quiet, state.table.last) == (0, 0)
    state = before_card(RING, quiet=7)
    do(state, "draw", "deal savanna", "drift 1.0", "to 2.1", "done")
    assert (state.table.quiet, state.table.last) == (0, 0)


def test_cd3_3_an_eliminated_player_counts_as_sat_down():
    state = board(SWIMS, seat=3, hands=["savanna"] * 4, quiet=6)
    do(state, "done")
    do(state, "done")
    assert state.table.out[0]
    assert state.table.last == 0b1110


def test_cd3_1_what_is_left_is_chosen_in_turn():
    state = before_card(RING)
    assert legal(state) == {"play", "draw"}
