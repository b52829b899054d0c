"""How a program that learns says its actions: what is done and with which card, then where."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.ints import Packed, Seat
from dinotable.core.spelling import Numbers, Spelling
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.food_chain.actions import ABANDON, DISCARD, EAT, EXCHANGE, HUNT, SWARM
from dinotable.games.food_chain.deck import STOCK
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.state import FoodChain

# A card is its name in the stock: whatever the box, no card is missing, and a fox is the same number in all of them.
NAMES: Final = f"{STOCK[0]}, {STOCK[1]} … as in the stock of names, which has those of every box"

HUNTING: Final = Numbers("hunt", len(STOCK), f"hunt with this card, and then the place: {NAMES}")
EXCHANGING: Final = Numbers("exchange", len(STOCK), "exchange this card, and then the place of the base")
DISCARDING: Final = Numbers("discard", len(STOCK), "pass and discard this card")
PLACING: Final = Numbers("place", PLACES, "the place that is hunted or exchanged, from 1")
SWARMING: Final = Numbers("swarm", PLACES, "drive away the card at this place with a swarm")
EATING: Final = Numbers("eat", PLACES, "eat the card at this place")
ABANDONING: Final = Numbers("abandon", PLACES, "abandon the card at this place")
PASSING: Final = Numbers("pass", 1, "pass with an empty hand")


class FoodChainSpelling(Spelling[FoodChain]):
    def __init__(self) -> None:
        super().__init__([HUNTING, EXCHANGING, DISCARDING, PLACING, SWARMING, EATING, ABANDONING, PASSING])

    def spell(self, state: FoodChain, seat: Seat, action: Packed, word: Buffer) -> None:
        kind = action & KIND_MASK
        if kind == HUNT.code:
            word.add(HUNTING.first + HUNT.name(action))
            word.add(PLACING.first + HUNT.place(action) - 1)
        elif kind == DISCARD.code:
            word.add(DISCARDING.first + DISCARD.name(action))
        elif kind == ABANDON.code:
            word.add(ABANDONING.first + ABANDON.place(action) - 1)
        elif kind == EXCHANGE.code:
            word.add(EXCHANGING.first + EXCHANGE.name(action))
            word.add(PLACING.first + EXCHANGE.place(action) - 1)
        elif kind == EAT.code:
            word.add(EATING.first + EAT.place(action) - 1)
        elif kind == SWARM.code:
            word.add(SWARMING.first + SWARM.place(action) - 1)
        else:
            word.add(PASSING.first)


def card_said(said: Buffer, numbers: Numbers) -> i64:
    """The name of the card that was said with such a number and whose place is still to come; −1: none was."""
    if said.count == 0:
        return -1
    name = said.items[0] - numbers.first
    return name if 0 <= name < numbers.count else -1


SPELLING: Final = FoodChainSpelling()
