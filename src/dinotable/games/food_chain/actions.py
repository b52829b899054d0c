"""The words of the game: what can be done, what can happen, why something is refused."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.fields import Number, SeatField, Word
from dinotable.core.ints import Packed, Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.food_chain.deck import POWERS, STOCK
from dinotable.games.food_chain.items import PLACES


class OfCard(Kind):
    """Something with a card, which is told by its name: a box has its own kinds (`FoodBox.kinds`)."""

    def name(self, action: Packed) -> i64:
        """Its place in the stock of names."""
        return self.first(action)


class OnPlace(Kind):
    def place(self, action: Packed) -> i64:
        return self.first(action)


class CardOnPlace(OfCard):
    def place(self, action: Packed) -> i64:
        return self.second(action)


class First(Kind):
    def seat(self, action: Packed) -> Seat:
        return self.first(action)


def card(name: str = "card", lead: str = "", secret: bool = False) -> Word:
    return Word(name, STOCK, lead=lead, secret=secret)


def place(name: str = "place", lead: str = "") -> Number:
    return Number(name, PLACES, least=1, lead=lead)


HUNT: Final = CardOnPlace("hunt", card(), place(lead="on"), rule="FC4.1")
SWARM: Final = OnPlace("swarm", place(), rule="FC7.2")
EAT: Final = OnPlace("eat", place(), rule="FC5.1")
ABANDON: Final = OnPlace("abandon", place(), rule="FC6.1")
EXCHANGE: Final = CardOnPlace("exchange", card(), place(lead="for"), rule="FC6.2")
DISCARD: Final = OfCard("discard", card(), rule="FC6.3")
PASS: Final = Kind("pass", rule="FC6.3")
# Of chance.
FIRST: Final = First("first", SeatField(), rule="FC2.3")
DRAW: Final = OfCard("draw", card(secret=True), rule="FC4.1")
TURN_UP: Final = OfCard("turn", card(), rule="FC2.2")
TROPHY: Final = OfCard("trophy", card(), rule="FC8.4")
ACTIONS: Final = Vocabulary(HUNT, SWARM, EAT, ABANDON, EXCHANGE, DISCARD, PASS, FIRST, DRAW, TURN_UP, TROPHY)

STARTS: Final = Kind("starts", SeatField(), rule="FC2.3")
TURNED: Final = Kind("turned", card("animal"), place(), rule="FC5.7")
UNDER: Final = Kind("under", card("animal"), rule="FC2.2")
HUNTED: Final = Kind("hunted", card("animal"), card("prey"), place(), rule="FC4.1")
DRIVEN: Final = Kind("driven", SeatField("owner"), card("animal"), rule="FC7.2")
ATE: Final = Kind("ate", SeatField(), card("animal"), rule="FC5.3")
CAPTURED: Final = Kind("captured", SeatField(), SeatField("owner"), rule="FC5.3")
CAME_BACK: Final = Kind("came-back", SeatField(), rule="FC5.3")
SWAPPED: Final = Kind("swapped", SeatField(), SeatField("owner"), rule="FC5.4")
LEFT: Final = Kind("left", SeatField("owner"), card("animal"), rule="FC5.5")
NEW_BASE: Final = Kind("new-base", card("animal"), place(), rule="FC5.6")
TOOK: Final = Kind("took", SeatField(), card("animal"), place(), rule="FC6.2")
LAST_TOKEN: Final = Kind("last-token", SeatField("owner"), rule="FC8.1")
ALL_PASSED: Final = Kind("all-passed", rule="FC8.2")
GAVE: Final = Kind("gave", SeatField("owner"), card("animal"), SeatField(), rule="FC8.4")
EVENTS: Final = Vocabulary(
    STARTS, TURNED, UNDER, HUNTED, DRIVEN, ATE, CAPTURED, CAME_BACK, SWAPPED, LEFT, NEW_BASE, TOOK,
    LAST_TOKEN, ALL_PASSED, GAVE,
)  # fmt: skip


def power(name: str = "power") -> Word:
    return Word(name, POWERS)


NOT_NOW: Final = Kind("not-now", rule="FC3.3")
TURN_DONE: Final = Kind("turn-done", rule="FC3.3")
CHANCE_ONLY: Final = Kind("chance-only", rule="FC3.3")
NOTHING_THERE: Final = Kind("nothing-there", place(), rule="FC3.1")
SAME_AS: Final = Kind("same-as", place(), rule="FC3.3")
NOT_IN_BOX: Final = Kind("not-in-box", card(), rule="FC1.2")
NOT_IN_HAND: Final = Kind("not-in-hand", card(), rule="FC4.1")
NOT_TO_EXCHANGE: Final = Kind("not-to-exchange", card(), rule="FC6.2")
NOT_TO_DISCARD: Final = Kind("not-to-discard", card(), rule="FC6.3")
NO_TOKEN: Final = Kind("no-token", rule="FC4.2")
NOT_PREY: Final = Kind("not-prey", card("animal"), card("prey"), rule="FC4.1")
HUNTER_NOT_PREY: Final = Kind("hunter-not-prey", rule="FC7.1")
SWARM_DRIVES: Final = Kind("swarm-drives", rule="FC7.2")
NO_SWARM: Final = Kind("no-swarm", rule="FC7.2")
NOTHING_TO_DRIVE: Final = Kind("nothing-to-drive", card("animal"), rule="FC7.2")
SWARM_NEEDS_TOP: Final = Kind("swarm-needs-top", card("animal"), rule="FC7.2")
NOT_HUNTING: Final = Kind("not-hunting", card("animal"), rule="FC5.1")
IS_HUNTED: Final = Kind("is-hunted", card("animal"), rule="FC5.1")
STRONGER: Final = Kind("stronger", SeatField(), card("animal"), power(), rule="FC5.1")
TIED: Final = Kind("tied", SeatField(), card("animal"), power(), rule="FC5.2")
NOT_YOURS: Final = Kind("not-yours", card("animal"), rule="FC6.1")
NOT_TOP: Final = Kind("not-top", card("animal"), rule="FC6.1")
NO_ORGANISM: Final = Kind("no-organism", card("animal"), rule="FC6.2")
NO_BASE: Final = Kind("no-base", card("animal"), rule="FC6.2")
HAS_TOKEN: Final = Kind("has-token", card("animal"), SeatField(), rule="FC6.2")
BASE_HUNTED: Final = Kind("base-hunted", card("animal"), rule="FC6.2")
NOT_WEAKER: Final = Kind("not-weaker", card("animal"), power(), card(), rule="FC6.2")
MUST_DISCARD: Final = Kind("must-discard", rule="FC6.3")
REFUSALS: Final = Vocabulary(
    NOT_NOW, TURN_DONE, CHANCE_ONLY, NOTHING_THERE, SAME_AS, NOT_IN_BOX, NOT_IN_HAND, NOT_TO_EXCHANGE, NOT_TO_DISCARD,
    NO_TOKEN, NOT_PREY, HUNTER_NOT_PREY, SWARM_DRIVES, NO_SWARM, NOTHING_TO_DRIVE, SWARM_NEEDS_TOP, NOT_HUNTING,
    IS_HUNTED, STRONGER, TIED, NOT_YOURS, NOT_TOP, NO_ORGANISM, NO_BASE, HAS_TOKEN, BASE_HUNTED, NOT_WEAKER,
    MUST_DISCARD,
)  # fmt: skip
