"""The words of the game: what can be done, what can happen, why something is refused."""

from typing import Final

from dinotable.core.fields import SeatField, Word
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from examples.magpies.box import CARDS


class OfCard(Kind):
    """Something done with a card."""

    def card(self, action: Packed) -> Card:
        return self.first(action)


class Peek(Kind):
    def owner(self, action: Packed) -> Seat:
        return self.first(action)


class Hop(Kind):
    def side(self, action: Packed) -> Packed:
        return self.first(action)


DRAW: Final = OfCard("draw", Word("card", CARDS, secret=True), rule="M5")
OFFER: Final = OfCard("offer", Word("card", CARDS, secret=True), rule="M1")
CAW: Final = Kind("caw", rule="M2")
PASS: Final = Kind("pass", rule="M2")
PEEK: Final = Peek("peek", SeatField(lead="at"), rule="M4")
BURY: Final = OfCard("bury", Word("card", CARDS), rule="M4")
HOP: Final = Hop("hop", Word("side", ["left", "right"]), rule="M4")
DONE: Final = Kind("done", rule="M4")
ACTIONS: Final = Vocabulary(DRAW, OFFER, CAW, PASS, PEEK, BURY, HOP, DONE)

REVEALED: Final = Kind("revealed", SeatField(), Word("card", CARDS), rule="M1")
WON: Final = Kind("won", SeatField(), Word("card", CARDS), rule="M3")
LOOKED: Final = Kind("looked", SeatField(), SeatField("owner"), Word("card", CARDS, secret=True), rule="M4")
SHUFFLED: Final = Kind("shuffled", rule="M5")
EVENTS: Final = Vocabulary(REVEALED, WON, LOOKED, SHUFFLED)

NOT_ASKED: Final = Kind("not-asked", rule="M1")
OFFER_NOW: Final = Kind("offer-now", rule="M1")
CAW_OR_PASS: Final = Kind("caw-or-pass", rule="M2")
YOUR_TURN: Final = Kind("your-turn", rule="M4")
SAY_WHICH: Final = Kind("say-which", rule="M1")
NO_CARD: Final = Kind("no-card", Word("card", CARDS), rule="M1")
NO_POINTS: Final = Kind("no-points", rule="M4")
NOBODY_THERE: Final = Kind("nobody-there", SeatField(), rule="M4")
OWN_HAND: Final = Kind("own-hand", rule="M4")
BRANCH_ENDS: Final = Kind("branch-ends", rule="M4")
CHANCE_DRAWS: Final = Kind("chance-draws", rule="M5")
REFUSALS: Final = Vocabulary(
    NOT_ASKED, OFFER_NOW, CAW_OR_PASS, YOUR_TURN, SAY_WHICH, NO_CARD, NO_POINTS, NOBODY_THERE, OWN_HAND,
    BRANCH_ENDS, CHANCE_DRAWS,
)  # fmt: skip
