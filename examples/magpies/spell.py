"""How a program that learns says its actions: one number each."""

from typing import Final

from dinotable.core.buffer import Buffer
from dinotable.core.ints import Packed, Seat
from dinotable.core.spelling import Numbers, Spelling
from dinotable.core.vocabulary import KIND_MASK
from examples.magpies.actions import BURY, CAW, HOP, OFFER, PASS, PEEK
from examples.magpies.box import CARDS, KINDS
from examples.magpies.state import Magpies

MOST: Final = 4

OFFERED: Final = Numbers("offer", KINDS, f"offer this card: {', '.join(CARDS)}")
BURIED: Final = Numbers("bury", KINDS, "bury this card under the pile")
PEEKED: Final = Numbers("peek", MOST - 1, "look at the hand of the bird so many seats to the left, from 1")
HOPPED: Final = Numbers("hop", 2, "hop to the left or to the right")
OTHERS: Final = Numbers("others", 3, "pass, caw, done")


class MagpiesSpelling(Spelling[Magpies]):
    def __init__(self) -> None:
        super().__init__([OFFERED, BURIED, PEEKED, HOPPED, OTHERS])

    def spell(self, state: Magpies, seat: Seat, action: Packed, word: Buffer) -> None:
        kind, seats = action & KIND_MASK, state.table.seats
        if kind == OFFER.code:
            word.add(OFFERED.first + OFFER.card(action))
        elif kind == BURY.code:
            word.add(BURIED.first + BURY.card(action))
        elif kind == PEEK.code:
            word.add(PEEKED.first + (PEEK.owner(action) - seat + seats) % seats - 1)
        elif kind == HOP.code:
            word.add(HOPPED.first + HOP.side(action))
        else:
            word.add(OTHERS.first + (0 if kind == PASS.code else 1 if kind == CAW.code else 2))


SPELLING: Final = MagpiesSpelling()
