"""What another box changes: each kind of item, and the rule that follows it."""

import pytest

from dinotable.core.errors import SetupError
from dinotable.core.evaluator import Sheet
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import CARDS
from tests.conformance.spots import random_game, words
from tests.rules.happy_little_dinosaurs.positions import at

THREE = """
disaster natural
0 rex at 5 front plain-1 hand {}
1 stego at 3 front plain-5 hand {}
2 bronto at 4 front plain-8 hand {}
"""


def box(*changes):
    """`box("route.goal=40")`."""
    return GAME.change_box(dict(change.split("=") for change in changes))


def scored(*changes, text=THREE, hands=("push sour", "push", "plain-2")):
    return at(text.format(*hands), box(*changes))


# Components.


def test_hd1_1_traits_count_and_are_told():
    position = scored("traits.rex.natural=7")
    assert position.scores() == [8, 5, 9]
    seats = GAME.wire(GAME.view(position.state, 0))["seats"]
    assert list(seats[0]["traits"]) == [
        {"type": "natural", "amount": 7}, {"type": "predatory", "amount": 1}, {"type": "emotional", "amount": -1},
    ]  # fmt: skip


def test_hd1_2_values_count_and_are_told():
    position = scored("cards.plain-1.value=15")
    assert position.scores() == [15, 5, 9]
    wire = GAME.wire(GAME.view(position.state, 0))
    assert {"card": "plain-1", "value": 15, "amount": None} in wire["box"]
    assert "plain 1 (15)" in GAME.show(GAME.view(position.state, 0), words(GAME, "en")).canvas().text()


def test_hd1_2_values_order_the_effects():
    text = "disaster natural\n0 rex front breath hand saw\n1 stego front pebble hand saw\n2 bronto front plain-3"
    assert list(at(text).table.order) == [1, 0, -1]
    assert list(at(text, box("cards.breath.value=0", "cards.pebble.value=1")).table.order) == [0, 1, -1]


def test_hd1_2_copies():
    state = GAME.new(GAME.setup(3, box=box("cards.saw.cards=6", "cards.push.cards=0")))
    counts = dict(zip(CARDS, state.deck.counts, strict=True))
    assert (counts["saw"], counts["push"], counts["sour"], state.table.deck_size) == (6, 0, 5, 69)


def test_hd1_2_what_a_push_and_a_sour_count():
    position = scored("cards.push.points=5", "cards.sour.points=1")
    position.do("0 push 0", "0 sour 1")
    assert position.scores() == [6, 4, 9]
    told = GAME.facts(GAME.view(position.state, 0))
    assert (told.push_worth, told.sour_worth) == (5, 1)
    assert [line.amount for line in told.scores[0].lines] == [1, 5]


def test_hd1_2_how_often_an_odd_fruit_counts():
    text = "disaster natural\n0 rex front odd-fruit hand push\n1 stego front plain-5 hand sour\n2 stego front plain-8"
    position = at(text.replace("2 stego", "2 ceratops"), box("cards.odd-fruit.times=3", "cards.sour.points=1"))
    position.do("0 push 0", "1 sour 1").everyone("pass")
    assert "doubled 6 3" in position.told()
    assert "pushed 0 6 12" in position.told()
    assert "soured 1 3 2" in position.told()


def test_hd1_2_how_many_a_breath_discards():
    text = "disaster natural\n0 rex front breath hand plain-1 plain-2 plain-3\n1 stego front plain-5\n2 bronto front plain-8"
    position = at(text, box("cards.breath.discards=1")).do("0 drop plain-1")
    assert (position.phase(), position.hand(0)) == ("window", "plain-2 plain-3")


@pytest.mark.parametrize("looks", [1, 2, 3, 5])
def test_hd4_6_how_many_a_log_looks_at(looks):
    text = "disaster natural\n0 rex front log\n1 stego front plain-5 hand saw\n2 bronto front plain-8 hand push"
    position = at(text, box(f"cards.log.looks={looks}")).do("0 search")
    cards = ["plain-1", "plain-2", "plain-2", "plain-3", "claw"][:looks]
    for card in cards:
        position.do(f"* draw {card}")
    if looks == 1:
        assert (position.hand(0), position.phase()) == ("plain-1", "window")
        return
    assert list(GAME.wire(GAME.view(position.state, 0))["looked"]) == cards
    assert position.legal(0) == [f"keep {card}" for card in dict.fromkeys(cards)]
    position.do("0 keep plain-2")
    cards.remove("plain-2")
    assert position.hand(0) == "plain-2"
    assert sorted(position.discards().split()) == sorted(cards)
    assert position.told() == [f"discarded 0 {card}" for card in cards]


def test_hd1_3_disasters_and_more_of_a_type_than_titles():
    state = GAME.new(GAME.setup(3, box=box("disasters.meteor=9", "disasters.natural=30")))
    assert list(state.table.disasters.bag.counts) == [30, 8, 8, 9]
    position = scored("disasters.natural=30")
    assert GAME.wire(GAME.view(position.state, 0))["disaster"]["title"] == "natural-1"


# The race.


def test_hd1_4_hd5_8_the_end_of_the_route():
    text = THREE.replace("at 4", "at 12")
    assert scored(text=text).everyone("pass").outcome() is None
    position = scored("route.goal=20", text=text).everyone("pass")
    assert (position.outcome().reason, position.outcome().rule) == ("route", "HD9.1")
    assert GAME.wire(GAME.view(position.state, 0))["goal"] == 20


def test_hd2_1_hd8_3_cards_of_a_hand():
    state = GAME.new(GAME.setup(3, box=box("hand.cards=3")))
    while state.table.round == 0:
        GAME.apply(state, -1, GAME.actions.parse("draw plain-4" if state.deck.counts[4] else "draw plain-5"), None)
    assert list(state.table.sizes) == [3, 3, 3]


def test_hd2_2_what_a_duel_leaves_out():
    of = box("duel.without.from=7", "duel.without.to=9")
    deck = GAME.new(GAME.setup(2, box=of)).deck.counts
    left = {card for card, count in zip(CARDS, deck, strict=True) if count == 0}
    assert left == {"log", "plain-7", "plain-8", "plain-9", "fern", "saw"}
    none = GAME.new(GAME.setup(2, box=box("duel.without.from=4"))).deck
    assert none.total == 69


def test_hd7_2_cards_discarded_after_taking_a_disaster():
    hands = ("plain-1 plain-2 plain-3", "push", "push")
    position = scored("taking.discards=2", hands=hands).everyone("pass").do("0 accept", "0 drop plain-1")
    assert (position.phase(), position.legal(0)) == ("discard", ["decline", "drop plain-2", "drop plain-3"])
    position.do("0 drop plain-3")
    assert (position.phase(), position.hand(0), position.table.dropped) == ("deal", "plain-2", 0)
    position = scored("taking.discards=0", hands=hands).everyone("pass").do("0 accept")
    assert position.phase() == "deal"


def test_hd7_3_hd7_4_what_puts_one_out():
    text = THREE.replace("0 rex at 5", "0 rex area natural at 5")
    assert scored(text=text).everyone("pass").do("0 accept").table.inside == 0b111
    position = scored("limits.alike=2", text=text).everyone("pass").do("0 accept")
    assert position.table.inside == 0b110
    duel = "duel\ndisaster natural\n0 rex front plain-4 area predatory emotional\n1 stego front plain-8"
    assert at(duel).everyone("pass").do("0 accept").phase() == "discard"
    assert at(duel, box("duel.each=1")).everyone("pass").do("0 accept").outcome().rule == "HD7.6"
    wire = GAME.wire(GAME.view(at(duel, box("duel.alike=5")).state, 0))
    assert (wire["alike"], wire["each"]) == (5, 2)


def test_hd8_1_steps_for_a_disaster():
    position = scored("disasters.steps=4", "taking.discards=0").everyone("pass").do("0 accept")
    assert position.at() == [9, 3, 13]
    assert "stepped 0 4 9" in position.told()


def test_hd9_4_the_last_round():
    setup = GAME.setup(
        4, box=box("rounds=2", "route.goal=200", "limits.alike=6", "limits.each=2", "disasters.natural=30")
    )
    state = GAME.new(setup)
    for seat, action in random_game(GAME, setup, 1):
        GAME.apply(state, seat, action, None)
    assert (state.table.round, GAME.outcome(state).reason) == (2, "limit")


# What makes no game.


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (["disasters.natural=0", "disasters.predatory=0", "disasters.emotional=1"], "5 disasters are too few"),
        (["limits.alike=6"], "28 disasters are too few: 3 players can have 31"),
        ([f"cards.{card}.cards=0" for card in CARDS[:15]], "point cards"),
        (
            [f"cards.{card}.cards=12" for card in CARDS[19:]] + [f"cards.{card}.cards=0" for card in CARDS[:10]],
            "instants",
        ),
    ],
)
def test_a_box_without_a_game_is_refused_with_the_reason(changes, said):
    with pytest.raises(SetupError, match=said):
        box(*changes)


def test_hd1_4_bots_know_how_far_it_is_and_what_cards_are_worth():
    hand, disasters = GAME.evaluator().terms.index("hand"), GAME.evaluator().terms.index("disasters")

    def weighed(*changes):
        sheet = Sheet(3, len(GAME.evaluator().terms))
        GAME.evaluator().evaluate(scored(*changes, text=THREE.replace("at 5", "area meteor at 5")).state, sheet)
        return sheet.points[hand], sheet.points[disasters]

    assert weighed("cards.push.points=9")[0] > weighed()[0]
    assert weighed("cards.plain-9.value=20") == weighed()
    # A disaster is a step each round: worth more on a longer way.
    assert weighed("route.goal=90")[1] > weighed()[1]
