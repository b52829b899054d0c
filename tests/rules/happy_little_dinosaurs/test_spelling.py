"""How a program that learns says what it does in Happy Little Dinosaurs."""

from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import CARDS
from tests.rules.happy_little_dinosaurs.positions import at
from tests.rules.numbers import words

FERN = """
disaster natural
0 rex front plain-5 hand push
1 bronto front plain-4
2 stego front fern
3 ceratops front plain-9
"""


def test_a_trade_names_two_players_from_oneself_on_the_nearer_first():
    assert words(GAME, at(FERN).state, 2) == {
        "decline": (("others", 1),),
        "trade 0 with 1": (("trade", 1), ("trade", 2)),
        "trade 0 with 3": (("trade", 0), ("trade", 1)),
        "trade 1 with 3": (("trade", 0), ("trade", 2)),
    }


def test_targets_count_from_oneself_on():
    state = at(FERN).do("2 decline").state
    assert words(GAME, state, 0) == {"pass": (("others", 0),)} | {
        f"push {seat}": (("push", seat),) for seat in range(4)
    }
    assert words(GAME, state, 1) == {"pass": (("others", 0),)}
    game = at("disaster natural\n0 rex front plain-5\n1 bronto front plain-2 hand push\n2 stego front plain-9")
    assert words(GAME, game.state, 1)["push 0"] == (("push", 2),)


def test_cards_are_told_by_kind():
    game = at("disaster natural\n0 rex hand plain-4 pebble push\n1 bronto hand plain-9")
    assert words(GAME, game.state, 0) == {
        "choose pebble": (("choose", 0),),
        "choose plain-4": (("choose", CARDS.index("plain-4")),),
    }


def test_answers_to_a_disaster():
    game = at("disaster natural\n0 rex front plain-1 hand not-mine safety-plan\n1 bronto front plain-9").everyone(
        "pass"
    )
    assert words(GAME, game.state, 0) == {
        "accept": (("others", 2),),
        "safety-plan": (("others", 6),),
        "not-mine to 1": (("not-mine", 0),),
    }
    game.do("0 accept")
    assert words(GAME, game.state, 0)["drop not-mine"] == (("drop", CARDS.index("not-mine")),)
