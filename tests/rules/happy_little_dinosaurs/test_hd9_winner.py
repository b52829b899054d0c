"""HD9 Winner."""

import pytest

from dinotable.core.play import legal_actions
from tests.rules.happy_little_dinosaurs.positions import GAME, at


def test_hd9_1_the_first_to_50_wins():
    position = at("""
disaster natural
0 rex at 44 front plain-6
1 stego at 45 front plain-5
""").everyone("pass")
    assert position.outcome().winners() == [0]
    assert position.outcome().reason == "route"
    assert position.outcome().scores == [50, 45]


def test_hd9_1_or_the_last_one_in():
    position = at("""
disaster natural
0 rex at 44 front plain-1 area natural natural
1 stego front plain-5
""").everyone("pass")
    assert position.do("0 accept").outcome().winners() == [1]


def test_hd9_2_several_in_one_step_the_highest_total_wins():
    position = at("""
disaster natural
0 rex at 43 front plain-8
1 stego at 44 front plain-8
2 bronto front plain-1
""")
    position.everyone("pass")
    assert position.outcome().scores == [51, 52, 0]
    assert position.outcome().ranks == [2, 1, 3]


def test_hd9_2_then_fewer_disasters_then_a_shared_win():
    text = """
disaster natural
0 rex at 44 front plain-8 area {}
1 stego at 44 front plain-8 area natural
2 bronto front plain-1
"""
    assert at(text.format("natural meteor")).everyone("pass").outcome().ranks == [2, 1, 3]
    assert at(text.format("meteor")).everyone("pass").outcome().winners() == [0, 1]


def test_hd9_3_still_in_before_out_by_position_then_fewer_disasters():
    position = at("""
disaster natural
0 rex at 12 front plain-2 area natural meteor
1 stego at 30 out
2 bronto at 12 front plain-2 area natural
3 ceratops at 48 front plain-9
""")
    position.everyone("pass")
    assert position.outcome().ranks == [3, 4, 2, 1]


def test_hd9_3_equal_ones_share_a_rank_and_those_out_rank_by_how_late():
    position = at("""
disaster natural
0 rex at 49 front plain-9
1 stego at 12 out
2 bronto at 30 out
3 ceratops at 5 front plain-2
""")
    position.everyone("pass")
    assert position.table.gone == [1, 2]
    assert position.outcome().ranks == [1, 4, 3, 2]
    tied = at("""
disaster natural
0 rex at 12 front plain-1
1 stego at 12 front plain-2
2 bronto at 48 front plain-9
""")
    assert tied.everyone("pass").outcome().ranks == [2, 2, 1]


@pytest.mark.parametrize("seat", [0, 1])
def test_hd9_4_after_a_win_nothing_moves_any_more(seat):
    position = at("""
disaster natural
0 rex at 44 front plain-6 hand push
1 stego at 45 front plain-5
""").everyone("pass")
    assert position.to_act() == []
    assert legal_actions(GAME, position.state, seat) == []
    assert position.refused(f"{seat} pass") == "HD9.4 over"
    assert position.at() == [50, 45]


LAST = """
round {}
deck push push sour sour
disaster natural
0 rex at 10 front plain-5 hand plain-1 plain-2 plain-3 plain-4 area natural
1 stego at 11 front plain-5 hand plain-1 plain-2 plain-3 plain-4
2 bronto out
"""


def test_hd9_4_the_game_ends_at_the_end_of_round_200_after_drawing():
    position = at(LAST.format(200)).everyone("pass").do("* draw push")
    assert position.outcome() is None
    position.do("* draw sour")
    assert position.outcome().reason == "limit"
    # HD9.2 among those still in: both are at 11, the one without a disaster wins.
    assert position.outcome().ranks == [2, 1, 3]
    assert list(position.table.sizes[:2]) == [5, 5]
    # HD8.3 is over: nothing lies on the table.
    assert position.front() == ["", "", ""]


def test_hd9_4_and_not_before():
    position = at(LAST.format(199)).everyone("pass").do("* draw push", "* draw sour")
    assert position.outcome() is None
    assert position.phase() == "turn"
    assert position.table.round == 200
