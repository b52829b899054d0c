"""CD7: phases 3 and 4."""

from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.score import ranks
from dinotable.games.ciao_dino.state import ACT, ALONE, CHOOSE_CARD, METEORITE_FELL, OVER, REFILL
from tests.rules.ciao_dino.boards import board, do, herds

ISLE = """
   SB    M
JC    VD    SA    .AAB
   .A
"""


def test_cd7_1_all_swimmers_of_whose_turn_it_is_are_lost():
    state = board(ISLE, hands=["jungle"] * 4)
    events = do(state, "done")
    assert events == ["drowned 0 1 1.2", "drowned 0 2 2.0"]
    assert state.table.reserve[0] == 14
    assert (herds(state, "2.0"), herds(state, "1.2")) == ("B", "")
    assert list(state.table.board.afloat[:2]) == [7, 0]


def test_cd7_2_of_a_crowd_only_ones_own_and_only_as_many_as_too_many():
    state = board("VA    MABB  S     MBBAA JC    SD", hands=["jungle"] * 4)
    events = do(state, "done")
    assert events == ["crowded 0 1 1.0", "crowded 0 2 3.0"]
    assert (herds(state, "1.0"), herds(state, "3.0")) == ("BB", "BB")
    assert state.table.reserve[0] == 14
    state = board("VA    MABBB S     JC    SD", hands=["jungle"] * 4)
    do(state, "done")
    assert herds(state, "1.0") == "BBB"
    assert state.table.board.room[1] == -1


def test_cd7_2_what_a_crowd_would_cost_each_is_told():
    state = board("VA    MABB  S     MBBAA JC    SD", hands=["jungle"] * 4)
    crowded = GAME.facts(GAME.view(state, 2)).crowded
    assert [(crowd.hex, crowd.too_many, crowd.losses_by_seat) for crowd in crowded] == [
        ("1.0", 1, (1, 1, 0, 0)),
        ("3.0", 2, (2, 2, 0, 0)),
    ]


def test_cd7_3_nobody_left_is_out():
    state = board("VB    MC    SD    .AA", hands=["jungle", "savanna", "savanna", "savanna"], turn=9)
    events = do(state, "done")
    assert events == ["drowned 0 2 3.0", "out 0", "discarded 0 jungle"]
    assert list(state.table.out) == [9, 0, 0, 0]
    assert list(state.table.discards) == [0, 0, 1, 0, 0, 0, 0, 0]
    assert (state.hands[0], state.table.backs[0]) == (-1, 0)
    assert (state.table.seat, state.table.phase) == (1, CHOOSE_CARD)
    state.table.seat, state.table.phase = 3, ACT
    do(state, "done")
    assert state.table.seat == 1


def test_cd7_3_out_without_a_card_draws_none():
    state = board("VB    MC    SD    .AA", hands=["", "savanna", "savanna", "savanna"])
    do(state, "done")
    assert state.table.left[0] == 27
    assert (state.table.seat, state.table.quiet) == (1, 1)


def test_cd7_4_a_player_without_a_card_draws_one():
    state = board(ISLE, hands=["", "savanna", "savanna", "savanna"])
    do(state, "done")
    assert state.table.phase == REFILL
    do(state, "deal mountain")
    assert (state.hands[0], state.table.backs[0], state.table.seat) == (0, 1, 1)
    state = board(ISLE, hands=["jungle"] * 4)
    do(state, "done")
    assert state.table.seat == 1
    assert state.table.left[0] == 26


def test_cd7_4_the_meteorite_starts_the_last_round_with_the_next():
    state = board(ISLE, hands=["", "savanna", "savanna", "savanna"])
    state.table.left[0] = 0
    state.table.out[1] = 3
    do(state, "done")
    events = do(state, "deal meteorite")
    assert events == ["meteorite 0", "last-round 2"]
    assert (state.table.seat, state.table.phase, state.table.points) == (2, ACT, 2)
    assert (state.table.last, state.table.ending) == (0b1101, METEORITE_FELL)
    assert (state.hands[0], state.table.backs[0]) == (-1, 0)


def test_cd7_3_the_eliminated_rank_below_all_survivors_by_how_late():
    state = board("VA    MB    S", hands=["jungle"] * 4)
    state.table.scores[2], state.table.scores[3] = 30, 20
    state.table.out[2], state.table.out[3] = 5, 8
    assert ranks(state.table, list(state.table.scores))[2:] == [4, 3]


def test_cd7_3_the_last_opponent_out_ends_the_game():
    state = board("VA    S     .BB", seats=2, seat=1, hands=["jungle"] * 2)
    do(state, "done")
    assert (state.table.phase, state.table.ending) == (OVER, ALONE)
