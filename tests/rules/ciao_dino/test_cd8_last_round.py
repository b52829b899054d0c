"""CD8: the last round and the end."""

from dinotable.core.play import seats_to_act
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.state import ACT, METEORITE_FELL, OVER, STOOD_STILL
from tests.rules.ciao_dino.boards import before_card, board, do, legal, refused

ISLES = """
V     .     .     SAA   SB    .     JCC   .     MDA
"""


def test_cd8_1_every_survivor_has_one_last_turn_of_two_points():
    state = before_card(ISLES, seat=2)
    state.table.left[0] = 0
    do(state, "draw", "deal meteorite")
    order = []
    while state.table.phase == ACT:
        order.append((int(state.table.seat), int(state.table.points)))
        do(state, "done")
    assert order == [(2, 2), (3, 2), (0, 2), (1, 2)]
    assert state.table.phase == OVER
    assert sum(state.table.left) == 8


def test_cd8_1_the_drawer_of_phase_4_comes_last():
    state = board(ISLES, seat=2, hands=["savanna", "savanna", "", "savanna"])
    state.table.left[0] = 0
    do(state, "done", "deal meteorite")
    order = []
    while state.table.phase == ACT:
        order.append(int(state.table.seat))
        do(state, "done")
    assert order == [3, 0, 1, 2]


def test_cd8_2_then_the_final_scoring():
    state = board(ISLES, seat=1, last=0b0010, ending=METEORITE_FELL)
    events = do(state, "done")
    assert "final 0 2 3.0 2" in events
    assert "final 1 1 3.0 2" in events
    assert list(state.table.scores) == [3, 1, 1, 1]
    outcome = GAME.outcome(state)
    assert (outcome.reason, outcome.rule) == ("meteorite", "CD8.2")
    assert seats_to_act(GAME, state) == []
    assert refused(state, "done", seat=1) == "CD8.2 game-over"
    state = board(ISLES, seat=1, last=0b0010, ending=STOOD_STILL)
    do(state, "done")
    assert (GAME.outcome(state).reason, GAME.outcome(state).rule) == ("standstill", "CD3.3")


def test_cd8_3_one_alone_wins_at_once_on_the_board_as_it_stands():
    state = board("V     .     SA    S     .BB", seats=2, seat=1, hands=["jungle"] * 2)
    state.table.scores[1] = 20
    do(state, "done")
    outcome = GAME.outcome(state)
    assert (outcome.reason, outcome.rule) == ("alone", "CD8.3")
    assert (outcome.scores, outcome.ranks) == ([2, 20], [1, 2])
    state = board("V     .     SA    S     .BB", seats=2, seat=1, last=0b11, ending=METEORITE_FELL)
    do(state, "done")
    assert GAME.outcome(state).reason == "alone"


def test_cd8_4_no_drift_in_the_last_round():
    state = board(ISLES, last=0b1111, ending=METEORITE_FELL, points=2)
    assert legal(state, "drift") == set()
    assert refused(state, "drift 4.0") == "CD8.4 last-round-drift"
