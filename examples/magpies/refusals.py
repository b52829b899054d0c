"""Why an action is not legal: the first rule it breaks."""

from dinotable.core.bits import BITS
from dinotable.core.ints import Packed, Seat
from dinotable.core.vocabulary import KIND_MASK
from examples.magpies.actions import (
    BRANCH_ENDS,
    BURY,
    CAW,
    CAW_OR_PASS,
    CHANCE_DRAWS,
    DONE,
    DRAW,
    HOP,
    NO_CARD,
    NO_POINTS,
    NOBODY_THERE,
    NOT_ASKED,
    OFFER,
    OFFER_NOW,
    OWN_HAND,
    PASS,
    PEEK,
    SAY_WHICH,
    YOUR_TURN,
)  # fmt: skip
from examples.magpies.box import TWIG
from examples.magpies.rules.turns import to_act
from examples.magpies.state import CHOOSE, WINDOW, Magpies


def refuse(state: Magpies, seat: Seat, action: Packed) -> Packed:
    table, kind = state.table, action & KIND_MASK
    if kind == DRAW.code:
        return CHANCE_DRAWS.pack0()
    if not to_act(table) & BITS[seat]:
        return NOT_ASKED.pack0()
    if table.phase == CHOOSE:
        return no_card(OFFER.card(action)) if kind == OFFER.code else OFFER_NOW.pack0()
    if table.phase == WINDOW:
        return no_card(TWIG) if kind == CAW.code else CAW_OR_PASS.pack0()
    if kind in (OFFER.code, CAW.code, PASS.code):
        return YOUR_TURN.pack0()
    assert kind != DONE.code, "done is always legal in one's turn"
    if table.points == 0:
        return NO_POINTS.pack0()
    if kind == HOP.code:
        return BRANCH_ENDS.pack0()
    if kind == BURY.code:
        return no_card(BURY.card(action))
    owner = PEEK.owner(action)
    return OWN_HAND.pack0() if owner == seat else NOBODY_THERE.pack(owner)


def no_card(card: int) -> Packed:
    return NO_CARD.pack(card) if card >= 0 else SAY_WHICH.pack0()
