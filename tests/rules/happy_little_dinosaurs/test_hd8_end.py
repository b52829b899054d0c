"""HD8 End of round."""

from dinotable.core.chance import Luck, seed_from
from dinotable.games.happy_little_dinosaurs import GAME
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


def test_hd8_3_cards_played_wait_on_the_table_then_all_are_discarded_before_anyone_draws():
    position = at("""
deck plain-9
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
    assert position.discards() == "saw"
    position.do("0 accept", "0 decline")
    assert position.played() == ""
    assert position.discards() == "plain-3 plain-3 plain-4 plain-6 plain-8 saw push"
    assert position.front() == ["", "", ""]
    assert position.table.drawer == 0
    # A new round begins with no pushes on anybody.
    assert list(position.table.pushes) == [0, 0, 0]


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


def test_hd8_4_the_discards_are_shuffled_when_a_card_is_needed_and_not_before():
    position = at(f"""
deck push push
discard saw
disaster natural
0 rex front plain-5 hand {FIVE}
1 stego front plain-5 hand {FIVE}
""")
    position.everyone("pass")
    position.do("* draw push")
    position.do("* draw push")
    # The deck is empty, nobody needs a card: the shuffle waits.
    assert position.phase() == "turn"
    assert position.told() == []
    assert position.discards() == "plain-5 plain-5 saw"
    assert position.table.deck_size == 0


def test_hd8_4_a_new_deck_is_a_new_source_of_chance_without_the_cards_on_the_table():
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
    assert position.chances() == {"draw plain-5": 2, "draw fern": 1, "draw saw": 1}
    assert position.discards() == ""


def test_hd8_4_when_deck_and_discards_are_empty_no_card_is_drawn():
    position = at(f"""
deck
discard
disaster natural
0 rex front plain-5 hand {FIVE}
1 stego front plain-5 hand plain-1 plain-2
""")
    position.everyone("pass").do("* draw plain-5", "* draw plain-5")
    assert list(position.table.sizes) == [5, 3]
    assert position.phase() == "turn"


def test_hd8_4_one_seed_gives_each_deck_the_same_luck():
    luck, other = Luck(seed_from(1)), Luck(seed_from(1))
    first = at("deck push push sour saw\n0 rex hand plain-1\n1 stego hand plain-2")
    first.table.phase, first.table.drawer = 0, 0
    drawn = luck.draw(GAME, first.state)
    other.below("disasters", 28)
    assert other.draw(GAME, first.state) == drawn
