"""HD5 Scoring: sums, the window, doubling, inversions, moving."""

from itertools import permutations

import pytest

from dinotable.core.errors import DinotableError
from dinotable.core.play import digest
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.score import window_order
from tests.rules.happy_little_dinosaurs.positions import acts, at, journal_at


def test_hd5_1_card_plus_added_value_plus_trait():
    position = at("""
disaster predatory
0 rex front juice hand breath
1 bronto front plain-6
2 stego front plain-1
""")
    position.do("0 add breath")
    assert position.scores() == [3 + 4 + 1, 5, 1]


def test_hd5_1_against_a_meteor_only_the_meteor_column_counts():
    position = at(
        """
disaster meteor
0 rex front plain-5
1 bronto front plain-5
2 stego front plain-5
3 ceratops front plain-5
"""
    )
    assert position.scores() == [5, 5, 6, 5]


WINDOW = """
disaster natural
0 rex at 5 front plain-3 hand push sour upside-down plain-1
1 stego at 2 front plain-6 hand push
2 ceratops at 9 front plain-9 hand safety-plan plain-2
"""


def test_hd5_2_everyone_still_in_is_asked_and_any_one_still_in_is_a_target():
    position = at(WINDOW)
    assert position.to_act() == [0, 1, 2]
    assert position.legal(0) == [
        "pass", "push 0", "sour 0", "push 1", "sour 1", "push 2", "sour 2", "upside-down",
    ]  # fmt: skip
    assert position.legal(2) == ["pass"]
    assert position.refused("2 push 0") == "HD2.1 not-in-hand"
    assert position.refused("1 sour 0") == "HD2.1 not-in-hand"
    assert position.refused("1 upside-down") == "HD2.1 not-in-hand"
    assert position.refused("2 safety-plan") == "HD5.2 window-now"
    left = at("""
disaster natural
0 rex front plain-1 hand push sour
1 stego out
2 bronto front plain-3
""")
    assert left.legal(0) == ["pass", "push 0", "sour 0", "push 2", "sour 2"]
    assert left.refused("0 push 1") == "HD5.2 not-in"
    assert left.to_act() == [0, 2]


def test_hd5_2_each_play_counts_at_once_and_waits_on_the_table():
    position = at(WINDOW).do("0 push 0")
    assert position.scores() == [5, 6, 8]
    assert position.do("1 push 2").scores() == [5, 6, 10]
    assert position.do("0 sour 0").scores() == [3, 6, 10]
    assert position.do("0 upside-down").scores() == [10, 6, 3]
    assert position.hand(0) == "plain-1"
    assert position.played() == "push push sour upside-down"
    assert position.discards() == ""


def test_hd5_2_a_pass_is_binding_until_the_next_play():
    position = at(WINDOW).do("0 pass")
    assert position.to_act() == [1, 2]
    assert position.refused("0 push 0") == "HD5.2 passed"
    position.do("1 push 1")
    assert position.to_act() == [0, 1, 2]


def test_hd5_2_a_pass_cannot_be_taken_back_freely():
    journal = journal_at(WINDOW)
    acts(journal, "0 pass", "2 pass")
    assert [journal.undoable(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(DinotableError):
        journal.undo(0)
    # By consent of all it can, like anything.
    journal.back(0, 0)
    assert GAME.to_act(journal.state) == 0b111


def test_hd5_2_a_pass_leaves_what_is_asked_of_the_others_alone():
    journal = journal_at(WINDOW)
    step = GAME.step(journal.state)
    acts(journal, "0 pass")
    assert GAME.step(journal.state) == step
    acts(journal, "1 push 1")
    assert GAME.step(journal.state) != step


def test_hd5_2_the_scoring_window_is_the_only_one_in_which_the_order_of_answers_counts():
    assert GAME.is_window(at(WINDOW).state)
    choosing = at("disaster natural\n0 rex hand plain-1\n1 stego hand plain-3")
    assert not GAME.is_window(choosing.state)
    tied = at(SUDDEN).everyone("pass")
    assert tied.phase() == "sudden"
    assert not GAME.is_window(tied.state)


def test_hd5_2_a_play_cancels_all_passes_its_players_included():
    position = at(WINDOW).do("1 pass", "2 pass", "0 push 1")
    assert position.to_act() == [0, 1, 2]
    position.do("0 pass", "1 pass")
    assert position.phase() == "window"
    assert position.do("2 pass").phase() != "window"


def test_hd5_2_an_answer_given_before_a_play_never_counts_as_one_given_after_it():
    # Whoever answers names the step that was asked: a play makes a new one, a pass does not.
    position = at(WINDOW)
    step = GAME.step(position.state)
    position.do("1 pass")
    assert GAME.step(position.state) == step
    position.do("0 push 0")
    assert GAME.step(position.state) != step
    assert position.table.answered == 0


SUDDEN = """
disaster natural
0 rex front plain-3 hand plain-4
1 stego front plain-3 hand plain-5
2 bronto front plain-9
"""


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_hd5_2_the_order_of_passes_does_not_matter(order):
    straight = at(WINDOW).do("0 sour 1", "0 pass", "1 pass", "2 pass")
    other = at(WINDOW).do("0 sour 1", *(f"{seat} pass" for seat in order))
    assert digest(other.state) == digest(straight.state)


def test_hd5_2_where_an_order_is_needed_lowest_score_then_least_advanced_then_seat():
    assert window_order(at(WINDOW).table) == [0, 1, 2]
    position = at(WINDOW).do("0 upside-down")
    # As if the window closed now, inversions included.
    assert window_order(position.table) == [2, 1, 0]
    tied = at("""
disaster natural
0 rex at 5 front plain-4
1 stego at 2 front plain-4
2 ceratops at 5 front plain-5
""")
    assert window_order(tied.table) == [1, 0, 2]


@pytest.mark.parametrize(("fruits", "worth"), [(0, 2), (1, 4), (2, 8)])
def test_hd5_3_each_odd_fruit_doubles_pushes_and_sours(fruits, worth):
    fronts = (["odd-fruit"] * fruits + ["plain-6"] * 2)[:2]
    position = at(
        f"""
disaster natural
0 rex front {fronts[0]} hand push sour
1 stego front {fronts[1]}
2 bronto front plain-9
"""
    )
    assert position.do("0 push 0", "0 sour 1").scores() == [6 + worth, 6 - worth, 10]


def test_hd5_3_a_saw_silences_odd_fruits():
    position = at("disaster natural\n0 rex front odd-fruit hand push\n1 stego front saw").do("0 push 0")
    assert position.scores() == [8, 9]


def test_hd5_3_an_odd_fruit_doubles_in_front_of_whoever_has_it_now():
    position = at("""
disaster natural
0 rex front odd-fruit hand push
1 stego front plain-1
2 bronto front fern
""")
    position.do("2 trade 0 with 1", "0 push 0")
    assert position.scores() == [1 + 4, 6, 9]


def test_hd5_4_inverted_all_tied_highest_and_all_tied_lowest_change_places():
    position = at(
        """
disaster meteor
0 rex front plain-3 hand upside-down
1 bronto front plain-3
2 ceratops front plain-9
3 stego front plain-4
"""
    )
    assert position.scores() == [3, 3, 9, 5]
    assert position.do("0 upside-down").scores() == [9, 9, 3, 5]


def test_hd5_4_a_snapjaw_inverts_and_a_saw_silences_it():
    assert at("disaster natural\n0 rex front snapjaw\n1 stego front plain-1").scores() == [1, 5]
    assert at("disaster natural\n0 rex front snapjaw\n1 stego front saw").scores() == [5, 9]


def test_hd5_4_nothing_cancels_an_upside_down_but_another():
    position = at("""
disaster natural
0 rex front snapjaw hand upside-down upside-down
1 stego front saw
""")
    assert position.do("0 upside-down").scores() == [9, 5]
    assert position.do("0 upside-down").scores() == [5, 9]


def test_hd5_4_two_inversions_cancel_and_three_turn_once():
    two = at("""
disaster natural
0 rex front snapjaw hand upside-down
1 stego front plain-1
""").do("0 upside-down")
    assert two.scores() == [5, 1]
    three = at("""
disaster natural
0 rex front snapjaw hand upside-down
1 stego front snapjaw
2 bronto front plain-8
""")
    assert three.do("0 upside-down").scores() == [9, 9, 5]


def test_hd5_4_inversions_come_last_whenever_they_were_played():
    position = at("""
disaster natural
0 rex front plain-3 hand upside-down push
1 stego front plain-6 hand sour
""")
    early = position.do("0 upside-down", "0 push 0", "1 sour 1").scores()
    late = at("""
disaster natural
0 rex front plain-3 hand upside-down push
1 stego front plain-6 hand sour
""")
    assert early == late.do("0 push 0", "1 sour 1", "0 upside-down").scores() == [4, 5]


def test_hd5_5_a_score_may_be_below_zero_for_comparing():
    position = at("""
disaster natural
0 rex front pebble hand sour
1 ceratops front pebble
2 stego front pebble
""")
    position.do("0 decline", "1 decline", "2 decline", "0 sour 2")
    assert position.scores() == [0, -1, -2]
    position.everyone("pass")
    assert position.to_act() == [2]
    assert position.phase() == "answer"


def test_hd5_6_all_tied_the_disaster_goes_under_and_steps_still_count():
    position = at("""
disaster natural
0 rex at 3 front plain-5 area meteor
1 stego at 4 front plain-5
""").everyone("pass")
    assert position.told() == [
        "worth 0 plain-5 5",
        "worth 1 plain-5 5",
        "all-tied 5",
        "buried natural",
        "stepped 0 1 4",
    ]
    assert position.at() == [4, 4]
    assert position.under() == ["natural"]
    assert position.phase() == "deal"


def test_hd5_7_all_tied_for_highest_move_by_that_score():
    position = at("""
disaster natural
0 rex front plain-5
1 stego front plain-5
2 bronto at 7 front plain-1
""").everyone("pass")
    assert position.at() == [5, 5, 7]


def test_hd5_7_nobody_moves_back():
    position = at("""
disaster natural
0 ceratops at 9 front pebble
1 stego at 4 front pebble hand sour sour
""")
    position.do("1 decline", "0 decline", "1 sour 1", "1 sour 1").everyone("pass")
    assert position.at() == [9, 4]


def test_hd5_8_reaching_50_wins_before_the_disaster_is_dealt():
    position = at("""
disaster meteor
0 rex at 41 front plain-9
1 bronto at 49 front plain-1 hand safety-plan
""").everyone("pass")
    assert position.phase() == "over"
    assert position.to_act() == []
    assert position.outcome().winners() == [0]
    assert position.area(1) == ""
    assert position.under() == []


def test_hd5_1_the_log_builds_each_score_up_line_by_line():
    position = at("""
disaster predatory
0 rex front pebble hand plain-4 push
1 bronto front odd-fruit hand sour
2 stego front snapjaw
""")
    position.do("0 add plain-4", "0 push 0", "1 sour 2").everyone("pass")
    assert position.told()[:15] == [
        "doubled 4 4",
        "worth 0 pebble 0", "added 0 plain-4 4 4", "trait 0 1 5", "pushed 0 4 9",
        "worth 1 odd-fruit 6", "trait 1 -1 5",
        "worth 2 snapjaw 5", "soured 2 4 1",
        "inversions 1", "inverted 0 1", "inverted 2 9",
        "ran 2 9 9", "faces 0 predatory",
    ]  # fmt: skip


def test_hd5_1_a_pebble_added_to_a_pebble_is_told_though_it_adds_nothing():
    position = at("disaster natural\n0 rex front pebble hand pebble\n1 stego front plain-9").do("0 add pebble")
    score = GAME.facts(GAME.view(position.state, 0)).scores[0]
    assert [line.line for line in score.lines] == ["card", "added"]
    assert position.everyone("pass").told()[1] == "added 0 pebble 0 0"


def test_hd5_2_a_play_shows_a_card_and_a_pass_does_not():
    assert at(WINDOW).do("0 push 0").events.shown_from == 0
    assert at(WINDOW).do("0 pass").events.shown_from == -1
