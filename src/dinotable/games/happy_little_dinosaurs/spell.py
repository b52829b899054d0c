"""How a program that learns says its actions: one number each, and two for a trade."""

from typing import Final

from dinotable.core.buffer import Buffer
from dinotable.core.ints import Packed, Seat
from dinotable.core.spelling import Numbers, Spelling
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.happy_little_dinosaurs.actions import (
    ACCEPT,
    ADD,
    CHOOSE_CARD,
    DECLINE,
    DONE,
    DROP,
    KEEP,
    LOOK,
    NOT_MINE,
    PASS,
    PUSH,
    SAFETY_PLAN,
    SEEK,
    SOUR,
    SWAP,
    TAKE,
    TRADE,
    UPSIDE_DOWN,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import CARDS, KINDS, POINT_KINDS
from dinotable.games.happy_little_dinosaurs.state import HappyLittleDinosaurs

MOST: Final = 4

CHOOSING: Final = Numbers("choose", POINT_KINDS, f"choose this card: {', '.join(CARDS[:POINT_KINDS])}")
ADDING: Final = Numbers("add", POINT_KINDS, "discard this card and add its value")
TAKING: Final = Numbers("take", KINDS, f"take this card from the hand one looks at: {', '.join(CARDS)}")
DROPPING: Final = Numbers("drop", KINDS, "discard this card")
KEEPING: Final = Numbers("keep", KINDS, "keep this card of those one's log has found")
LOOKING: Final = Numbers("look", MOST - 1, "look at the hand of the player so many seats to the left, from 1")
SWAPPING: Final = Numbers("swap", MOST - 1, "exchange cards with the player so many seats to the left, from 1")
TRADING: Final = Numbers(
    "trade", MOST - 1, "a player so many seats to the left, from 1, then the other: their cards change"
)
PUSHING: Final = Numbers("push", MOST, "push oneself, or the player so many seats to the left")
SOURING: Final = Numbers("sour", MOST, "sour oneself, or the player so many seats to the left")
SENDING: Final = Numbers("not-mine", MOST - 1, "the disaster goes to the player so many seats to the left, from 1")
OTHERS: Final = Numbers("others", 7, "pass, decline, accept, done, search, upside-down, safety plan")


class HappyLittleDinosaursSpelling(Spelling[HappyLittleDinosaurs]):
    def __init__(self) -> None:
        super().__init__([
            CHOOSING, ADDING, TAKING, DROPPING, KEEPING, LOOKING, SWAPPING, TRADING, PUSHING, SOURING, SENDING, OTHERS,
        ])  # fmt: skip
        self.others: dict[int, int] = {}
        for place, kind in enumerate((PASS, DECLINE, ACCEPT, DONE, SEEK, UPSIDE_DOWN, SAFETY_PLAN)):
            self.others[kind.code] = place

    def spell(self, state: HappyLittleDinosaurs, seat: Seat, action: Packed, word: Buffer) -> None:
        kind, seats = action & KIND_MASK, state.table.seats
        if kind == CHOOSE_CARD.code:
            word.add(CHOOSING.first + CHOOSE_CARD.card(action))
        elif kind == PASS.code:
            word.add(OTHERS.first)
        elif kind == PUSH.code:
            word.add(PUSHING.first + (PUSH.seat(action) - seat + seats) % seats)
        elif kind == SOUR.code:
            word.add(SOURING.first + (SOUR.seat(action) - seat + seats) % seats)
        elif kind == DROP.code:
            word.add(DROPPING.first + DROP.card(action))
        elif kind == ADD.code:
            word.add(ADDING.first + ADD.card(action))
        elif kind == TAKE.code:
            word.add(TAKING.first + TAKE.card(action))
        elif kind == KEEP.code:
            word.add(KEEPING.first + KEEP.card(action))
        elif kind == LOOK.code:
            word.add(LOOKING.first + (LOOK.seat(action) - seat + seats) % seats - 1)
        elif kind == SWAP.code:
            word.add(SWAPPING.first + (SWAP.seat(action) - seat + seats) % seats - 1)
        elif kind == NOT_MINE.code:
            word.add(SENDING.first + (NOT_MINE.seat(action) - seat + seats) % seats - 1)
        elif kind == TRADE.code:
            one = (TRADE.seat(action) - seat + seats) % seats - 1
            two = (TRADE.other(action) - seat + seats) % seats - 1
            word.add(TRADING.first + min(one, two))
            word.add(TRADING.first + max(one, two))
        else:
            word.add(OTHERS.first + self.others[kind])


SPELLING: Final = HappyLittleDinosaursSpelling()
