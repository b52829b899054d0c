"""HD7 Taking a disaster."""

from itertools import product

import pytest

from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.score import disasters_left
from tests.rules.happy_little_dinosaurs.positions import at

FACING = """
disaster natural
0 rex at 5 front plain-1 hand {}
1 stego at 3 front plain-5 hand {}
2 bronto at 4 front plain-8 hand {}
"""


def facing(*hands):
    return at(FACING.format(*hands)).everyone("pass")


def test_hd7_1_a_safety_plan_puts_it_under_the_deck():
    position = facing("safety-plan plain-4", "push", "push")
    assert position.legal(0) == ["accept", "safety-plan"]
    position.do("0 safety-plan")
    assert position.under() == ["natural"]
    assert position.area(0) == ""
    assert position.hand(0) == "plain-4"
    assert position.phase() == "deal"


def test_hd7_1_not_mine_hands_it_to_another_who_may_answer_too():
    position = facing("not-mine", "safety-plan", "push")
    assert position.legal(0) == ["accept", "not-mine to 1", "not-mine to 2"]
    assert position.refused("0 not-mine to 0") == "HD7.1 oneself"
    assert position.refused("0 not-mine to 3") == "HD7.1 no-taker"
    assert position.refused("0 safety-plan") == "HD2.1 not-in-hand"
    position.do("0 not-mine to 1")
    assert position.played() == "not-mine"
    assert position.to_act() == [1]
    assert position.legal(1) == ["accept", "safety-plan"]
    assert position.refused("1 not-mine to 0") == "HD2.1 not-in-hand"
    assert position.do("1 safety-plan").under() == ["natural"]


def test_hd7_1_not_mine_goes_only_to_a_player_still_in():
    position = at("""
disaster natural
0 rex front plain-1 hand not-mine
1 stego out
2 bronto front plain-8
""").everyone("pass")
    assert position.legal(0) == ["accept", "not-mine to 2"]
    assert position.refused("0 not-mine to 1") == "HD7.1 no-taker"


def test_hd7_1_answers_come_after_sudden_death_too():
    position = at(
        """
disaster natural
0 rex front plain-1 hand plain-2 safety-plan
1 stego front plain-1 hand plain-3
2 bronto front plain-8
"""
    )
    position.everyone("pass").do("0 choose plain-2", "1 choose plain-3", "0 safety-plan")
    assert position.under() == ["natural"]
    taken = at(
        """
disaster natural
0 rex front plain-1 hand safety-plan
1 stego front plain-1 hand plain-3
2 bronto front plain-8
"""
    )
    assert taken.everyone("pass").legal(0) == ["accept", "safety-plan"]


def test_hd7_2_whoever_takes_it_may_discard_one_card():
    position = facing("plain-4 push", "", "")
    position.do("0 accept")
    assert position.told() == ["took 0 natural"]
    assert position.area(0) == "natural"
    assert position.legal(0) == ["decline", "drop plain-4", "drop push"]
    assert position.refused("0 drop saw") == "HD2.1 not-in-hand"
    assert position.refused("0 accept") == "HD7.2 discard-now"
    position.do("0 drop push")
    assert position.hand(0) == "plain-4"
    assert position.phase() == "deal"


def test_hd7_2_the_discard_is_optional():
    assert facing("plain-4", "", "").do("0 accept", "0 decline").hand(0) == "plain-4"


def test_hd7_2_whoever_gets_rid_of_it_by_an_instant_has_no_such_discard():
    position = facing("not-mine plain-4", "plain-6", "").do("0 not-mine to 1", "1 accept")
    assert position.to_act() == [1]
    assert position.do("1 decline").phase() == "deal"
    assert facing("safety-plan plain-4", "", "").do("0 safety-plan").phase() == "deal"


def test_hd7_2_whoever_goes_out_by_it_has_no_such_discard():
    position = at(
        """
disaster natural
0 rex front plain-1 hand plain-4 area natural natural
1 stego front plain-5
2 bronto front plain-8
"""
    )
    position.everyone("pass").do("0 accept")
    assert position.phase() == "deal"


def is_out(area, duel):
    """HD7.3, HD7.4 once more, by trying every type for every meteor."""
    alike, each = (4, 2) if duel else (3, 1)
    for types in product(range(3), repeat=area[3]):
        counts = [area[kind] + types.count(kind) for kind in range(3)]
        if max(counts) >= alike or min(counts) >= each:
            return True
    return False


AREAS = list(product(range(5), range(5), range(5), range(5)))


def test_hd7_3_three_of_one_type_or_one_of_each_with_meteors_as_the_worst_type():
    table = at("disaster natural\n0 rex\n1 stego\n2 bronto").table
    for area in AREAS:
        for kind in range(4):
            table.areas[kind] = area[kind]
        assert (disasters_left(table, 0) <= 0) == is_out(area, duel=False), area


def test_hd7_3_any_three_with_a_meteor_are_out():
    for others in product(range(4), repeat=2):
        area = [0, 0, 0, 1]
        for kind in others:
            area[kind] += 1
        assert is_out(area, duel=False)


@pytest.mark.parametrize(
    ("area", "left"),
    [("", 3), ("natural", 2), ("natural natural", 1), ("natural emotional", 1), ("meteor", 2), ("meteor natural", 1),
     ("natural natural emotional emotional", 1)],
)  # fmt: skip
def test_hd7_3_how_close_an_area_is_to_going_out(area, left):
    position = at(f"disaster predatory\n0 rex area {area}\n1 stego\n2 bronto")
    assert disasters_left(position.table, 0) == left
    assert GAME.facts(GAME.view(position.state, 1)).areas[0].left == left


def test_hd7_4_duel_four_of_one_type_or_two_of_each():
    table = at("duel\ndisaster natural\n0 rex\n1 stego").table
    for area in AREAS:
        for kind in range(4):
            table.areas[kind] = area[kind]
        assert (disasters_left(table, 0) <= 0) == is_out(area, duel=True), area


def test_hd7_4_the_limits_of_a_duel_hold_in_play():
    text = """
{}
disaster natural
0 rex front {} hand plain-4 area natural natural
1 stego front plain-9
"""
    position = at(text.format("duel", "plain-5")).everyone("pass").do("0 accept")
    assert position.phase() == "discard"
    assert at(text.format("", "plain-5")).everyone("pass").do("0 accept").phase() == "over"


def test_hd7_5_whoever_is_out_shows_and_discards_the_hand_and_does_not_advance():
    position = at("""
disaster meteor
0 rex at 20 front plain-1 hand plain-4 push area natural emotional
1 stego at 3 front plain-5 hand plain-2 area natural
2 bronto at 4 front plain-8 hand plain-3
""")
    position.everyone("pass").do("0 accept")
    assert position.told() == ["took 0 meteor", "went-out 0", "shown 0 plain-4", "shown 0 push", "stepped 1 1 4"]
    assert position.at() == [20, 4, 12]
    assert position.area(0) == "natural emotional meteor"
    assert position.hand(0) == ""
    # HD8.3: the hand joins the discards at once, the cards on the table when all have drawn.
    assert position.discards() == "plain-4 push"
    assert position.front() == ["plain-1", "plain-5", "plain-8"]
    assert position.table.drawer == 1


def test_hd7_5_their_disasters_stay_out_of_play():
    position = at(
        """
disaster meteor
0 rex front plain-1 area natural emotional
1 stego front plain-5 hand plain-1 plain-2 plain-3 plain-4 saw
2 bronto front plain-8 hand plain-1 plain-2 plain-3 plain-4 fern
"""
    )
    position.everyone("pass").do("0 accept")
    assert position.phase() == "turn"
    assert position.chances() == {"turn natural": 7, "turn predatory": 8, "turn emotional": 7, "turn meteor": 3}


def test_hd7_6_the_last_one_left_wins_at_once():
    position = at(
        """
disaster natural
0 rex at 40 front plain-1 area natural natural
1 stego at 3 front plain-5 area meteor
"""
    )
    position.everyone("pass").do("0 accept")
    assert position.outcome().reason == "last"
    assert position.outcome().ranks == [2, 1]
    # At once: no step for the disaster in the winner's area.
    assert position.at() == [40, 8]
