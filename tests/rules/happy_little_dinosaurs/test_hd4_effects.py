"""HD4 Effects: order, saw, and each card."""

import pytest

from dinotable.core.play import foresee
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import CARDS
from dinotable.games.happy_little_dinosaurs.rules.hands import gain
from tests.rules.happy_little_dinosaurs.positions import at


def test_hd4_1_a_saw_cancels_every_other_effect_and_values_still_count():
    position = at("""
disaster natural
0 rex front saw
1 stego front pebble hand plain-9
2 bronto front log
""")
    assert position.phase() == "window"
    assert position.scores() == [9, 0, 8]


def test_hd4_1_a_saw_is_told():
    position = at("""
disaster natural
0 rex hand saw
1 stego hand claw
""").do("0 choose saw", "1 choose claw")
    assert position.told()[-1] == "sawn"
    assert position.phase() == "window"


def test_hd4_2_lowest_value_first():
    position = at("""
disaster natural
0 rex at 0 front log
1 stego at 30 front claw
2 bronto at 20 front breath
3 ceratops at 10 front pebble
""")
    asked = []
    while position.phase() == "effect":
        asked += position.to_act()
        position.do(f"{position.to_act()[0]} decline")
    assert asked == [3, 1, 2, 0]


def test_hd4_2_equal_values_least_advanced_first_then_seat():
    position = at("""
disaster natural
0 rex at 9 front pebble
1 stego at 4 front pebble
2 bronto at 9 front pebble
3 ceratops at 2 front pebble
""")
    asked = []
    while position.phase() == "effect":
        asked += position.to_act()
        position.do(f"{position.to_act()[0]} decline")
    assert asked == [3, 1, 0, 2]


def test_hd4_2_each_effect_resolves_once_and_declining_resolves_it():
    position = at("disaster natural\n0 rex front pebble hand plain-5 plain-6\n1 stego front plain-1")
    position.do("0 add plain-5")
    assert position.phase() == "window"
    assert position.scores()[0] == 5
    declined = at("""
disaster natural
0 rex front pebble hand plain-5
1 stego front plain-1
""").do("0 decline")
    assert declined.phase() == "window"
    assert declined.hand(0) == "plain-5"


def test_hd4_2_the_order_goes_by_who_played_the_card_even_when_a_card_moves():
    position = at("disaster natural\n0 rex front adder\n1 stego front plain-9\n2 bronto front fern")
    position.do("0 swap with 1")
    assert position.front() == ["plain-9", "adder", "fern"]
    assert position.to_act() == [2]
    assert position.do("2 trade 0 with 1").phase() == "window"


def test_hd4_3_scores_follow_the_cards_and_all_else_stays():
    position = at("""
disaster predatory
0 rex front pebble hand plain-6
1 bronto front plain-8 hand push
2 stego front fern
""")
    position.do("0 add plain-6", "2 trade 0 with 1")
    assert position.front() == ["plain-8", "pebble", "fern"]
    # The rulebook's example, 8 + 6, with rex's trait of 1; bronto's is −1.
    assert position.scores() == [15, -1, 8]
    assert position.do("1 push 0").scores() == [17, -1, 8]


def test_hd4_3_fern_then_pebble_comes_too_late_to_be_asked_again():
    # A fern moves a pebble whose effect is used up: whoever has it now is not asked.
    position = at(
        """
disaster natural
0 rex front pebble hand plain-4
1 stego front plain-2 hand plain-9
2 bronto front fern
"""
    )
    position.do("0 decline", "2 trade 0 with 1")
    assert position.front()[1] == "pebble"
    assert position.phase() == "window"


CLAW = """
disaster natural
0 rex front claw hand plain-1
1 stego front plain-5 hand push push plain-9
2 bronto front plain-6 hand sour
3 ceratops front plain-7
"""


def test_hd4_4_a_claw_names_any_other_player_still_in():
    assert at(CLAW).legal(0) == ["decline", "look at 1", "look at 2", "look at 3"]
    assert at(CLAW).refused("0 take push") == "HD4.4 look-first"
    assert at(CLAW).refused("0 look at 0") == "HD4.4 own-hand"
    out = at("disaster natural\n0 rex front claw\n1 stego out\n2 bronto front plain-5 hand push")
    assert out.legal(0) == ["decline", "look at 2"]
    assert out.refused("0 look at 1") == "HD4.4 no-hand"


def test_hd4_4_an_empty_hand_gives_nothing():
    position = at(CLAW).do("0 look at 3")
    assert position.phase() == "window"
    assert position.hand(0) == "plain-1"


def test_hd4_4_after_looking_taking_one_is_compulsory():
    position = at(CLAW).do("0 look at 1")
    assert position.told(0) == ["looked 0 1 plain-9", "looked 0 1 push", "looked 0 1 push"]
    assert position.told(2) == ["looked 0 1 ?"] * 3
    assert position.legal(0) == ["take plain-9", "take push"]
    assert position.refused("0 take sour") == "HD4.4 not-there"
    assert position.refused("0 decline") == "HD4.4 take-now"
    position.do("0 take push")
    assert (position.hand(0), position.hand(1)) == ("plain-1 push", "plain-9 push")
    assert position.phase() == "window"


def test_hd4_4_a_preview_of_a_look_tells_nothing_of_the_hand():
    position = at(CLAW)
    foreseen = foresee(GAME, GAME.view(position.state, 0), [GAME.actions.parse("look at 1")])
    assert (foreseen.events, foreseen.legal) == ([], [])


def test_hd4_4_taker_and_owner_know_the_card_the_others_that_one_moved():
    position = at(CLAW).do("0 look at 1")
    action = GAME.actions.parse("take push")
    assert GAME.witnesses(position.state, 0, action) == 0b0011
    position.do("0 take push")
    assert position.known(0, 1) == "plain-9 push"
    assert position.known(1, 0) == "push"
    assert position.known(2, 0) == position.known(2, 1) == ""


TWO_CLAWS = """
disaster natural
0 rex at 1 front claw
1 stego at 2 front claw hand plain-4
2 bronto front plain-6 hand push push push sour plain-9
"""


def test_hd4_4_what_was_seen_stays_known_and_drops_by_one_of_each_when_a_card_leaves_unseen():
    position = at(TWO_CLAWS).do("0 look at 2", "0 take push")
    assert position.known(0, 2) == "plain-9 push push sour"
    position.do("1 look at 2", "1 take plain-9")
    # Seat 0 cannot tell which went: of each kind one fewer is sure.
    assert position.known(0, 2) == "push"
    assert position.known(1, 2) == "push push sour"
    assert position.known(2, 1) == "plain-9"
    assert position.known(2, 0) == "push"


ALIKE = """
disaster natural
0 rex at 1 front claw
1 stego at 2 front claw hand plain-4
2 bronto front plain-6 hand push push {}
3 ceratops front plain-8
"""


def test_hd4_4_whoever_is_sure_of_all_cards_of_a_hand_alike_is_sure_of_the_one_that_moved():
    position = at(ALIKE.format("push")).do("0 look at 2", "0 take push", "1 look at 2", "1 take push")
    assert position.known(0, 2) == "push"
    assert position.known(0, 1) == "push"
    # The fourth has looked at nothing.
    assert position.known(3, 1) == position.known(3, 2) == ""
    # Taker and owner know the card as before.
    assert position.known(2, 1) == "push"
    assert position.known(1, 2) == "push"


def test_hd4_4_of_cards_of_two_kinds_nobody_is_sure_which_moved():
    position = at(ALIKE.format("sour sour")).do("0 look at 2", "0 take push", "1 look at 2", "1 take sour")
    assert position.known(0, 2) == "sour"
    assert position.known(0, 1) == ""


def test_hd4_4_a_hand_with_a_card_never_seen_tells_nothing_of_the_one_that_moved():
    position = at(ALIKE.format("push")).do("0 look at 2", "0 take push")
    # A card has come to that hand since.
    gain(position.state, 2, CARDS.index("plain-9"))
    position.state.deck.take(CARDS.index("plain-9"))
    position.do("1 look at 2", "1 take push")
    assert position.known(0, 2) == "push"
    assert position.known(0, 1) == ""


def test_hd4_4_a_card_that_leaves_for_all_to_see_is_known_to_have_left():
    position = at(TWO_CLAWS).do("0 look at 2", "0 take push", "1 decline", "2 push 2")
    assert position.known(0, 2) == "plain-9 push sour"
    position.do("0 push 1")
    assert position.known(2, 0) == ""


def test_hd4_4_knowledge_outlives_the_round():
    position = at(TWO_CLAWS).do("0 look at 2", "0 take push", "1 decline").everyone("pass")
    # 0 and 1 are tied: 1 keeps a point card, 0 has none and takes the disaster.
    position.do("0 accept", "0 decline")
    assert position.phase() == "deal"
    while position.phase() == "deal":
        position.do(f"* {next(iter(position.chances()))}")
    assert position.known(0, 2) == "plain-9 push push sour"


def test_hd4_5_an_adder_exchanges_with_the_nearest_player_still_in_on_either_side():
    position = at("""
disaster natural
0 rex front adder
1 stego out
2 bronto front plain-6
3 ceratops front plain-7
""")
    assert position.legal(0) == ["decline", "swap with 2", "swap with 3"]
    position.do("0 swap with 3")
    assert position.front() == ["plain-7", "", "plain-6", "adder"]
    # 7 + 0, 6 + 1, 2 − 1
    assert position.scores() == [7, 0, 7, 1]


def test_hd4_5_a_card_with_an_effect_blocks_its_side():
    position = at(
        """
disaster natural
0 rex front adder
1 stego front saw
2 bronto front plain-6
3 ceratops front plain-1
"""
    )
    assert position.phase() == "window"  # A saw cancels the adder too.
    position = at(
        """
disaster natural
0 rex front adder
1 stego front log
2 bronto front plain-6
3 ceratops front plain-1
"""
    )
    assert position.legal(0) == ["decline", "swap with 3"]
    assert position.refused("0 swap with 1") == "HD4.5 blocked"
    assert position.refused("0 swap with 2") == "HD4.5 not-nearest"


def test_hd4_5_a_used_effect_blocks_too():
    position = at("""
disaster natural
0 rex front pebble hand plain-3
1 stego front adder
2 bronto front snapjaw
""")
    position.do("0 add plain-3")
    assert position.to_act() == [1]
    assert position.legal(1) == ["decline"]
    assert position.refused("1 swap with 0") == "HD4.5 blocked"


def test_hd4_5_with_two_players_both_sides_are_the_same_player():
    assert at("""
disaster natural
0 rex front adder
1 stego front plain-6
""").legal(0) == ["decline", "swap with 1"]


LOG = "disaster natural\n{}\n0 rex front log hand plain-1\n1 stego front plain-5"


def test_hd4_6_a_log_looks_at_two_cards_and_keeps_one():
    position = at(LOG.format("deck plain-4 push saw")).do("0 search")
    assert position.chances() == {"draw plain-4": 1, "draw saw": 1, "draw push": 1}
    position.do("* draw push", "* draw saw")
    assert position.legal(0) == ["keep push", "keep saw"]
    assert position.refused("0 keep plain-4") == "HD4.6 not-found"
    position.do("0 keep push")
    assert position.hand(0) == "plain-1 push"
    assert list(position.state.looked) == [-1, -1]
    assert position.table.discards[18] == 1
    assert position.table.deck_size == 1
    assert position.phase() == "window"


def test_hd4_6_two_alike_are_one_choice():
    position = at(LOG.format("deck push push sour")).do("0 search", "* draw push", "* draw push")
    assert position.legal(0) == ["keep push"]
    position.do("0 keep push")
    assert (position.hand(0), position.table.discards[19]) == ("plain-1 push", 4)


def test_hd4_6_the_discard_is_shuffled_between_the_two_cards():
    position = at(LOG.format("deck push\ndiscard sour saw")).do("0 search", "* draw push")
    assert position.told() == ["shuffled"]
    assert GAME.stream(position.state) == "deck-1"
    # HD8.4: neither the card already looked at nor those on the table come back.
    assert position.chances() == {"draw saw": 1, "draw sour": 1}
    position.do("* draw saw", "0 keep saw")
    assert position.hand(0) == "plain-1 saw"
    assert position.discards() == "push"
    assert position.table.deck_size == 1


def test_hd4_6_a_deck_that_the_second_card_empties_is_shuffled_before_the_other_is_discarded():
    position = at(LOG.format("deck push saw\ndiscard sour")).do("0 search", "* draw push", "* draw saw")
    assert position.told() == ["shuffled"]
    position.do("0 keep saw")
    assert position.discards() == "push"
    assert position.table.deck_size == 1
    bare = at(LOG.format("deck push saw\ndiscard")).do("0 search", "* draw push", "* draw saw")
    assert bare.told() == []
    # HD8.4: with both empty the next card discarded is the new deck.
    assert bare.do("0 keep saw").told() == ["discarded 0 push", "shuffled"]
    assert (bare.table.deck_size, bare.discards()) == (1, "")


def test_hd4_6_a_single_card_goes_to_hand():
    position = at(LOG.format("deck push\ndiscard")).do("0 search", "* draw push")
    assert position.hand(0) == "plain-1 push"
    assert position.phase() == "window"
    assert list(position.state.looked) == [-1, -1]


def test_hd4_6_without_any_card_nothing_happens():
    position = at(LOG.format("deck\ndiscard")).do("0 search")
    assert position.hand(0) == "plain-1"
    assert position.phase() == "window"


def test_hd4_6_a_log_can_be_declined_without_looking():
    position = at(LOG.format("deck push saw")).do("0 decline")
    assert position.phase() == "window"
    assert position.table.deck_size == 2


def test_hd4_7_a_fern_needs_two_other_players_still_in():
    four = at("""
disaster natural
0 rex front plain-1
1 stego front fern
2 bronto front saw
3 ceratops front plain-5
""")
    assert four.phase() == "window"
    four = at(
        """
disaster natural
0 rex front plain-1
1 stego front fern
2 bronto front snapjaw
3 ceratops front plain-5
"""
    )
    assert four.legal(1) == ["decline", "trade 0 with 2", "trade 0 with 3", "trade 2 with 3"]
    assert four.refused("1 trade 0 with 1") == "HD4.7 two-others"
    assert four.refused("1 trade 2 with 0") == "HD4.7 lower-first"
    left = at("disaster natural\n0 rex out\n1 stego front fern\n2 bronto front plain-3")
    assert left.legal(1) == ["decline"]


def test_hd4_7_a_breath_discards_up_to_three_and_none_is_declining():
    position = at("""
disaster natural
0 rex front breath hand plain-1 plain-2 push sour saw
1 stego front plain-9
""")
    assert position.legal(0)[0] == "decline"
    assert position.refused("0 done") == "HD4.7 say-no"
    position.do("0 drop push")
    assert position.legal(0) == ["done", "drop plain-1", "drop plain-2", "drop saw", "drop sour"]
    assert position.refused("0 decline") == "HD4.7 say-done"
    position.do("0 drop saw", "0 drop plain-1")
    assert position.phase() == "window"
    assert position.hand(0) == "plain-2 sour"
    assert position.discards() == "plain-1 saw push"


@pytest.mark.parametrize("drops", [1, 2])
def test_hd4_7_a_breath_may_stop_earlier(drops):
    position = at("""
disaster natural
0 rex front breath hand plain-1 plain-2 push
1 stego front plain-9
""")
    position.do(*["0 drop push", "0 drop plain-1"][:drops], "0 done")
    assert position.phase() == "window"
    assert position.table.sizes[0] == 3 - drops
    assert position.refused("0 drop plain-2") == "HD5.2 window-now"


def test_hd4_7_a_breath_ends_with_an_empty_hand():
    position = at("""
disaster natural
0 rex front breath hand plain-1
1 stego front plain-9
""").do("0 drop plain-1")
    assert position.phase() == "window"


def test_hd4_7_the_count_of_a_breath_starts_anew_with_the_next():
    position = at("""
disaster natural
0 rex front breath hand plain-1 plain-2 plain-3 plain-4
1 stego at 1 front breath hand plain-5 plain-6 plain-7 plain-8
2 bronto front plain-9
""")
    position.do("0 drop plain-1", "0 drop plain-2", "0 done", "1 drop plain-5", "1 drop plain-6", "1 drop plain-7")
    assert (position.hand(0), position.hand(1)) == ("plain-3 plain-4", "plain-8")


def test_hd4_7_cards_discarded_by_pebble_or_juice_have_no_effect_of_their_own():
    position = at("""
disaster natural
0 rex front pebble hand saw
1 stego front juice hand odd-fruit snapjaw
""")
    position.do("0 add saw", "1 add odd-fruit")
    assert position.scores() == [9, 9]
    assert position.phase() == "window"
    assert position.discards() == "odd-fruit saw"


def test_hd1_2_a_juice_wants_a_card_with_an_effect_and_a_pebble_any_point_card():
    text = """
disaster natural
0 rex front {} hand pebble plain-9 snapjaw saw push
1 stego front plain-1
"""
    assert at(text.format("pebble")).legal(0) == ["decline", "add pebble", "add snapjaw", "add plain-9", "add saw"]
    juice = at(text.format("juice"))
    assert juice.legal(0) == ["decline", "add pebble", "add snapjaw", "add saw"]
    assert juice.refused("0 add plain-9") == "HD1.2 no-effect"
    assert juice.refused("0 add push") == "HD1.2 adds-nothing"
    assert juice.refused("0 add fern") == "HD2.1 not-in-hand"
    assert juice.refused("0 search") == "HD1.2 other-effect"
    assert juice.refused("0 trade 0 with 1") == "HD1.2 other-effect"
    assert juice.refused("0 drop saw") == "HD1.2 other-effect"
    assert juice.do("0 add saw").scores()[0] == 12
