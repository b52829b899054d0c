"""HD8 End of round."""

from dinotable.core.chance import Luck, seed_from
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.state import TURN
from tests.rules.happy_little_dinosaurs.positions import at

FIVE = "plain-1 plain-2 plain-3 plain-4"


def test_hd8_1_one_step_for_each_disaster_of_those_still_in():
    position = at("""
disaster natural
0 rex at 10 front plain-5 area natural natural emotional emotional
1 stego at 3 front plain-5 area meteor predatory
2 bronto at 8 front plain-4
3 ceratops out at 6 area natural natural natural
""")
    position.everyone("pass")
    assert position.told()[-3:] == ["buried natural", "stepped 0 4 14", "stepped 1 2 5"]
    assert position.at() == [14, 5, 8, 6]


def test_hd8_2_reaching_50_by_steps_wins():
    position = at("""
disaster natural
0 rex at 48 front plain-5 area natural emotional
1 stego at 49 front plain-5
""")
    position.everyone("pass")
    assert position.phase() == "over"
    assert position.outcome().winners() == [0]
    assert position.outcome().rule == "HD9.1"


def test_hd8_3_cards_played_wait_on_the_table_until_all_have_drawn():
    position = at("""
discard saw
disaster natural
0 rex front plain-3 hand plain-4 push
1 stego front plain-3 hand plain-6
2 bronto front plain-8 hand sour sour
""")
    position.do("0 push 2")
    assert position.discards() == "saw"
    position.everyone("pass").do("0 choose plain-4", "1 choose plain-6")
    assert position.played() == "plain-4 plain-6 push"
    position.do("0 accept", "0 decline")
    while position.phase() == "deal":
        assert position.front() == ["plain-3", "plain-3", "plain-8"]
        assert position.played() == "plain-4 plain-6 push"
        assert position.discards() == "saw"
        position.do("* draw plain-1" if position.table.sizes[0] < 4 else "* draw plain-2")
        if position.table.sizes[0] == 5 and position.table.sizes[1] < 5:
            position.do("* draw plain-9", "* draw plain-9", "* draw plain-9", "* draw claw", "* draw claw")
            position.do("* draw adder", "* draw adder")
    assert position.phase() == "turn"
    assert position.played() == ""
    assert position.discards() == "plain-3 plain-3 plain-4 plain-6 plain-8 saw push"
    assert position.front() == ["", "", ""]
    # A new round begins with no pushes on anybody.
    assert list(position.table.pushes) == [0, 0, 0]


def test_hd8_3_cards_on_the_table_are_in_no_reshuffle_of_the_draw():
    position = at(f"""
deck push
discard saw fern
disaster natural
0 rex front plain-5 hand {FIVE}
1 stego front plain-5 hand {FIVE}
""")
    position.everyone("pass").do("* draw push")
    assert position.chances() == {"draw fern": 1, "draw saw": 1}
    position.do("* draw saw")
    assert position.discards() == "plain-5 plain-5"
    assert position.phase() == "turn"


def test_hd8_3_cards_discarded_by_effects_join_the_discards_at_once():
    position = at(
        """
disaster natural
0 rex front pebble hand plain-4
1 stego front breath hand sour
2 bronto front plain-1
"""
    )
    position.do("0 add plain-4", "1 drop sour")
    assert position.discards() == "plain-4 sour"


def test_hd8_3_each_draws_to_five_in_seat_order_and_only_those_still_in():
    position = at(f"""
disaster natural
0 rex front plain-5 hand {FIVE}
1 stego out
2 bronto front plain-4 hand {FIVE} saw
3 ceratops front plain-6 hand {FIVE.replace("plain-1", "")}
""")
    position.everyone("pass")
    drawers = []
    while position.phase() == "deal":
        drawers.append(int(position.table.drawer))
        position.do("* draw sour")
    assert drawers == [0, 3, 3]
    assert list(position.table.sizes) == [5, 0, 5, 5]
    assert position.phase() == "turn"
    assert position.table.round == 2


def test_hd8_4_the_discards_are_shuffled_as_soon_as_the_deck_is_empty():
    position = at(f"""
deck push push
discard saw
disaster natural
0 rex front plain-5 hand {FIVE}
1 stego front plain-5 hand {FIVE}
""")
    position.everyone("pass").do("* draw push").do("* draw push")
    # Nobody needs a card any more, and it is shuffled all the same: before the table is cleared.
    assert position.phase() == "turn"
    assert position.told() == ["shuffled"]
    assert (position.table.deck_size, position.state.deck.counts[18]) == (1, 1)
    assert position.discards() == "plain-5 plain-5"


def test_hd8_4_a_new_deck_is_a_new_source_of_chance():
    position = at(f"""
deck push
discard saw fern
disaster natural
0 rex front plain-5 hand {FIVE}
1 stego front plain-5 hand {FIVE}
""")
    position.everyone("pass")
    assert GAME.stream(position.state) == "deck-0"
    position.do("* draw push")
    assert position.told() == ["shuffled"]
    assert GAME.stream(position.state) == "deck-1"
    assert position.discards() == ""


def test_hd8_4_while_deck_and_discards_are_empty_no_card_is_drawn_and_the_table_makes_the_new_deck():
    position = at(f"""
deck
discard
disaster natural
0 rex front plain-5 hand {FIVE}
1 stego front plain-5 hand plain-1 plain-2
""").everyone("pass")
    assert list(position.table.sizes) == [4, 2]
    assert position.phase() == "turn"
    assert position.told()[-1] == "shuffled"
    assert (position.table.deck_size, position.discards()) == (2, "")
    assert position.state.deck.counts[5] == 2


def test_hd8_4_the_next_card_discarded_makes_the_new_deck_at_once():
    empty = "deck\ndiscard\ndisaster natural\n"
    added = at(empty + "0 rex front pebble hand plain-4\n1 stego front breath hand sour push\n2 bronto front plain-1")
    added.do("0 add plain-4")
    assert added.told() == ["shuffled"]
    assert (added.table.deck_size, added.discards()) == (1, "")
    # The new deck is not empty, so what is discarded now waits.
    added.do("1 drop sour")
    assert (added.table.deck_size, added.discards()) == (1, "sour")
    dropped = at(empty + "0 rex front plain-9\n1 stego front plain-2 hand sour push").everyone("pass")
    dropped.do("1 accept").do("1 drop push")
    assert dropped.told()[0] == "shuffled"


def test_hd8_4_what_is_discarded_together_makes_the_new_deck_together():
    shown = at("deck\ndiscard\n0 rex hand push sour\n1 stego hand plain-1")
    shown.table.phase, shown.table.has_point = TURN, 0
    shown.do("* turn natural")
    # HD3.2: the hand is the new deck, and is drawn again from there.
    assert shown.told()[-3:] == ["shown 0 push", "shown 0 sour", "shuffled"]
    assert shown.chances() == {"draw push": 1, "draw sour": 1}
    out = at("""
deck
discard
disaster natural
0 rex front plain-2 hand push plain-1 area natural natural
1 stego front plain-9
2 bronto front plain-8
""").everyone("pass")
    out.do("0 accept")
    assert [out.chances(), out.discards()] == [{"draw plain-1": 1, "draw push": 1}, ""]


def test_hd8_4_the_cards_of_one_breath_are_discarded_one_by_one():
    """The first makes the new deck, and the others wait."""
    hand = "sour push plain-1 plain-2 plain-3"
    text = f"deck\ndiscard\ndisaster natural\n0 rex front breath hand {hand}\n1 stego front plain-5\n2 bronto front plain-8"
    for most, last in ((3, "plain-1"), (5, "plain-3")):
        position = at(text, GAME.change_box({"cards.breath.discards": str(most)}))
        position.do("0 drop sour")
        assert (position.told()[-1], position.chances(), position.table.deck_size) == (
            "shuffled",
            {"draw sour": 1},
            1,
        )
        dropped = hand.split()[1:most]
        for card in dropped:
            position.do(f"0 drop {card}")
        assert dropped[-1] == last and sorted(position.discards().split()) == sorted(dropped)
        assert (position.table.deck_size, position.chances()) == (1, {"draw sour": 1})
        assert position.phase() == "window", "it ends by itself"


def test_hd8_4_one_seed_gives_each_deck_the_same_luck():
    luck, other = Luck(seed_from(1)), Luck(seed_from(1))
    first = at("deck push push sour saw\n0 rex hand plain-1\n1 stego hand plain-2")
    first.table.phase, first.table.drawer = 0, 0
    drawn = luck.draw(GAME, first.state)
    other.below("disasters", 28)
    assert other.draw(GAME, first.state) == drawn
