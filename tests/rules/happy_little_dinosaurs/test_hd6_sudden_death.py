"""HD6 Who takes the disaster."""

from itertools import permutations

import pytest

from dinotable.core.play import digest
from dinotable.games.happy_little_dinosaurs import GAME
from tests.rules.happy_little_dinosaurs.positions import acts, at, journal_at


def test_hd6_1_the_lowest_score_takes_the_disaster():
    position = at("""
disaster natural
0 rex front plain-5
1 stego front plain-3
2 bronto front plain-9
""").everyone("pass")
    assert position.told()[-1] == "faces 1 natural"
    assert position.to_act() == [1]


TIED = """
disaster meteor
0 rex front plain-3 hand plain-4 plain-9 push
1 bronto front plain-3 hand plain-4 plain-1
2 ceratops front plain-3 hand plain-7 pebble
3 stego front plain-9 hand plain-8
"""


def test_hd6_2_those_tied_for_lowest_choose_another_point_card():
    position = at(TIED).everyone("pass")
    assert position.phase() == "sudden"
    assert position.to_act() == [0, 1, 2]
    assert position.told()[-3:] == ["sudden-death 0", "sudden-death 1", "sudden-death 2"]
    assert position.legal(0) == ["choose plain-4", "choose plain-9"]
    assert position.refused("0 pass") == "HD6.2 sudden-now"
    assert position.refused("0 choose push") == "HD6.2 sudden-instant"
    position.do("0 choose plain-4")
    assert position.refused("0 choose plain-9") == "HD6.2 sudden-chosen"


def test_hd6_2_a_choice_may_be_changed_until_all_have_chosen():
    journal = journal_at(TIED)
    acts(journal, "0 pass", "1 pass", "2 pass", "3 pass", "0 choose plain-4", "1 choose plain-4")
    assert [journal.undoable(seat) for seat in range(4)] == [1, 1, 0, 0]
    journal.undo(0)
    acts(journal, "0 choose plain-9", "2 choose plain-7")
    assert journal.state.table.taker == 1


def test_hd6_2_the_lowest_value_takes_it_and_nobody_scores():
    position = at(TIED).everyone("pass").do("0 choose plain-9", "1 choose plain-4", "2 choose plain-7")
    assert position.told() == ["faced 0 plain-9", "faced 1 plain-4", "faced 2 plain-7", "faces 1 meteor"]
    assert position.at() == [0, 0, 0, 10]
    assert position.played() == "plain-4 plain-7 plain-9"
    assert position.hand(0) == "plain-4 push"


def test_hd6_2_those_still_tied_repeat_and_the_others_are_safe():
    position = at(TIED).everyone("pass").do("0 choose plain-4", "1 choose plain-4", "2 choose plain-7")
    assert position.to_act() == [0, 1]
    position.do("0 choose plain-9", "1 choose plain-1")
    assert position.to_act() == [1]
    assert position.phase() == "answer"


def test_hd6_2_effects_traits_and_instants_do_not_count():
    position = at(
        """
disaster natural
0 bronto front plain-3 hand pebble saw
1 rex front plain-4 hand claw
2 stego front plain-9
"""
    )
    position.everyone("pass").do("0 choose pebble", "1 choose claw")
    # Bronto's trait of 1 is no help: 0 is less than 1.
    assert position.to_act() == [0]
    assert position.phase() == "answer"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_hd6_2_the_order_of_the_choices_does_not_matter(order):
    said = ["0 choose plain-4", "1 choose plain-4", "2 choose pebble"]
    straight = at(TIED).everyone("pass").do(*said)
    assert digest(at(TIED).everyone("pass").do(*(said[k] for k in order)).state) == digest(straight.state)


WITHOUT = """
disaster natural
0 rex front plain-3 hand {}
1 stego front plain-3 hand {}
2 ceratops front plain-4 hand {}
3 bronto front plain-9
"""


def test_hd6_3_one_without_a_point_card_takes_it_and_nobody_shows_a_card():
    position = at(WITHOUT.format("push", "plain-1", "plain-2")).everyone("pass")
    assert position.told()[-4:] == ["without 0", "sudden-death 1", "sudden-death 2", "faces 0 natural"]
    assert position.to_act() == [0]
    assert position.hand(1) == "plain-1"
    assert position.played() == ""


def test_hd6_3_two_or_more_without_and_the_disaster_goes_under_its_deck():
    position = at(WITHOUT.format("push", "plain-1", "sour")).everyone("pass")
    assert position.under() == ["natural"]
    assert position.phase() == "deal"
    assert position.area(0) == position.area(1) == position.area(2) == ""


def test_hd6_3_it_is_looked_at_before_each_choice():
    position = (
        at(WITHOUT.format("plain-5", "plain-5 plain-6", "plain-5 push")).everyone("pass").everyone("choose plain-5")
    )
    assert position.under() == ["natural"]
    position = at(WITHOUT.format("plain-5", "plain-5 plain-6", "plain-8")).everyone("pass")
    position.do("0 choose plain-5", "1 choose plain-5", "2 choose plain-8")
    assert position.to_act() == [0]
    assert position.phase() == "answer"


def test_hd6_3_all_learn_who_has_a_point_card():
    position = at(WITHOUT.format("push sour", "plain-1", "plain-2")).everyone("pass")
    assert position.table.no_point == 0b0001
    assert position.table.has_point == 0b0110
    # An instant that leaves changes nothing of it; a new card makes it unsure.
    position.do("0 accept", "0 drop push")
    assert position.table.has_point == 0b0110
    assert position.table.no_point == 0b0001
    position.do(f"* {next(iter(position.chances()))}")
    assert position.table.no_point == 0
    assert GAME.view(position.state, 3).table.has_point == 0b0110


def test_hd6_4_inversions_never_touch_sudden_death():
    position = at(TIED.replace("hand plain-8", "hand upside-down upside-down"))
    position.do("3 upside-down", "3 upside-down").everyone("pass")
    position.do("0 choose plain-9", "1 choose plain-1", "2 choose plain-7")
    assert position.to_act() == [1]
    snapped = at(
        """
disaster meteor
0 rex front snapjaw hand plain-9
1 bronto front plain-8 hand plain-2
2 ceratops front plain-8 hand plain-4
"""
    )
    snapped.everyone("pass").do("1 choose plain-2", "2 choose plain-4")
    assert snapped.to_act() == [1]
