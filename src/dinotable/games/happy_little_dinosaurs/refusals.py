"""Why an action is not legal: the first rule it breaks, from what its seat knows."""

from typing import Final

from dinotable.core.bits import BITS
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.vocabulary import KIND_MASK, Kind
from dinotable.games.happy_little_dinosaurs.actions import (
    ADD,
    ADDS_NOTHING,
    ANSWER_NOW,
    BLOCKED,
    CARDS_FIRST,
    CHANCE_DRAWS,
    CHANCE_TURNS,
    CHOOSE_CARD,
    CHOOSE_NOW,
    DECLINE,
    DISASTER_FIRST,
    DISCARD_NOW,
    DONE,
    DRAW,
    DROP,
    EFFECT_NOW,
    HAS_CHOSEN,
    HAS_CHOSEN_AGAIN,
    HAS_PASSED,
    INSTANT,
    IS_OUT,
    IS_OVER,
    KEEP,
    KEEP_NOW,
    LOOK,
    LOOK_FIRST,
    LOWER_FIRST,
    NO_EFFECT,
    NO_HAND,
    NO_TAKER,
    NOT_FOUND,
    NOT_IN,
    NOT_IN_HAND,
    NOT_MINE,
    NOT_NEAREST,
    NOT_THERE,
    NOT_TIED,
    ONESELF,
    OTHER_EFFECT,
    OTHERS_DISASTER,
    OTHERS_DISCARD,
    OTHERS_EFFECT,
    OWN_HAND,
    PUSH,
    SAFETY_PLAN,
    SAY_DONE,
    SAY_NO,
    SEARCH_FIRST,
    SEEK,
    SOUR,
    SUDDEN_INSTANT,
    SUDDEN_NOW,
    SWAP,
    TAKE,
    TAKE_NOW,
    TRADE,
    TURN_UP,
    TWO_OTHERS,
    UPSIDE_DOWN,
    WINDOW_NOW,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import (
    ADDER,
    BREATH,
    CLAW,
    FERN,
    JUICE,
    KINDS,
    LOG,
    NOT_MINE_CARD,
    PEBBLE,
    POINT_KINDS,
    PUSH_CARD,
    SAFETY_PLAN_CARD,
    SOUR_CARD,
    UPSIDE_DOWN_CARD,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules.effects import neighbour
from dinotable.games.happy_little_dinosaurs.rules.turns import resolving, to_act
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    CHOOSE,
    DISCARD,
    EFFECT,
    KEEP_ONE,
    LOOT,
    OVER,
    SUDDEN,
    TURN,
    WINDOW,
    HappyLittleDinosaurs,
    Table,
)  # fmt: skip

DOES: Final = {
    PEBBLE: [ADD.code],
    CLAW: [LOOK.code, TAKE.code],
    ADDER: [SWAP.code],
    JUICE: [ADD.code],
    BREATH: [DROP.code, DONE.code],
    LOG: [SEEK.code, KEEP.code],
    FERN: [TRADE.code],
}
"""HD1.2: what one does by which card."""
EFFECT_KINDS: Final = [kind for kinds in DOES.values() for kind in kinds]
INSTANTS: Final = {
    PUSH.code: PUSH_CARD,
    SOUR.code: SOUR_CARD,
    UPSIDE_DOWN.code: UPSIDE_DOWN_CARD,
    SAFETY_PLAN.code: SAFETY_PLAN_CARD,
    NOT_MINE.code: NOT_MINE_CARD,
}


def refuse(state: HappyLittleDinosaurs, seat: Seat, action: Packed) -> Packed:
    kind = action & KIND_MASK
    if state.table.phase == OVER:
        return IS_OVER.pack0()
    if kind == DRAW.code:
        return CHANCE_DRAWS.pack0()
    if kind == TURN_UP.code:
        return CHANCE_TURNS.pack0()
    if to_act(state.table) & BITS[seat]:
        return refuse_asked(state, seat, kind, action)
    return refuse_not_asked(state.table, seat)


def refuse_not_asked(table: Table, seat: Seat) -> Packed:
    phase = table.phase
    if not table.inside & BITS[seat]:
        return IS_OUT.pack0()
    if phase == CHOOSE:
        return HAS_CHOSEN.pack0()
    if phase == SUDDEN:
        return HAS_CHOSEN_AGAIN.pack0() if table.contenders & BITS[seat] else NOT_TIED.pack0()
    if phase == WINDOW:
        return HAS_PASSED.pack0()
    if resolving(table) >= 0:
        # A log's own player waits for its two cards.
        return KEEP_NOW.pack0() if resolving(table) == seat else OTHERS_EFFECT.pack(resolving(table))
    if phase == ANSWER:
        return OTHERS_DISASTER.pack(table.taker)
    if phase == DISCARD:
        return OTHERS_DISCARD.pack(table.taker)
    return DISASTER_FIRST.pack0() if phase == TURN else CARDS_FIRST.pack0()


def refuse_asked(state: HappyLittleDinosaurs, seat: Seat, kind: int, action: Packed) -> Packed:
    phase = state.table.phase
    if phase == CHOOSE:
        return refuse_choose(state, seat, kind, action, CHOOSE_NOW, INSTANT)
    if phase == SUDDEN:
        return refuse_choose(state, seat, kind, action, SUDDEN_NOW, SUDDEN_INSTANT)
    if phase == EFFECT:
        return refuse_effect(state, seat, kind, action)
    if phase == LOOT:
        card = TAKE.card(action)
        return NOT_THERE.pack(card) if kind == TAKE.code and card >= 0 else TAKE_NOW.pack0()
    if phase == KEEP_ONE:
        card = KEEP.card(action)
        return NOT_FOUND.pack(card) if kind == KEEP.code and card >= 0 else KEEP_NOW.pack0()
    if phase == WINDOW:
        return refuse_window(state, seat, kind, action)
    if phase == ANSWER:
        return refuse_answer(state, seat, kind, action)
    return NOT_IN_HAND.pack(DROP.card(action)) if kind == DROP.code else DISCARD_NOW.pack0()


def lacks(state: HappyLittleDinosaurs, seat: Seat, card: Card) -> bool:
    return state.hands[seat * KINDS + card] == 0


def refuse_choose(
    state: HappyLittleDinosaurs, seat: Seat, kind: int, action: Packed, now: Kind, instant: Kind
) -> Packed:
    card = CHOOSE_CARD.card(action)
    if kind != CHOOSE_CARD.code or card < 0:
        return now.pack0()
    return NOT_IN_HAND.pack(card) if lacks(state, seat, card) else instant.pack(card)


def refuse_effect(state: HappyLittleDinosaurs, seat: Seat, kind: int, action: Packed) -> Packed:
    table = state.table
    front = table.front[seat]
    if kind == DECLINE.code:
        return SAY_DONE.pack0()
    if kind not in EFFECT_KINDS:
        return EFFECT_NOW.pack0()
    if kind not in DOES[front]:
        return OTHER_EFFECT.pack(front)
    if kind == ADD.code:
        return refuse_add(state, seat, ADD.card(action))
    if kind == LOOK.code:
        return OWN_HAND.pack0() if LOOK.seat(action) == seat else NO_HAND.pack(LOOK.seat(action))
    if kind == SWAP.code:
        return refuse_swap(table, seat, SWAP.seat(action))
    if kind == TRADE.code:
        return refuse_trade(table, seat, TRADE.seat(action), TRADE.other(action))
    if kind == DROP.code:
        return NOT_IN_HAND.pack(DROP.card(action))
    if kind == DONE.code:
        return SAY_NO.pack0()
    return LOOK_FIRST.pack0() if kind == TAKE.code else SEARCH_FIRST.pack0()


def refuse_add(state: HappyLittleDinosaurs, seat: Seat, card: Card) -> Packed:
    if lacks(state, seat, card):
        return NOT_IN_HAND.pack(card)
    return ADDS_NOTHING.pack(card) if card >= POINT_KINDS else NO_EFFECT.pack(card)


def refuse_swap(table: Table, seat: Seat, other: Seat) -> Packed:
    nearest = (neighbour(table, seat, 1), neighbour(table, seat, -1))
    return BLOCKED.pack(other) if other in nearest else NOT_NEAREST.pack0()


def refuse_trade(table: Table, seat: Seat, first: Seat, second: Seat) -> Packed:
    others = table.inside & ~BITS[seat]
    two = first != second and others & BITS[first] and others & BITS[second]
    return LOWER_FIRST.pack0() if two else TWO_OTHERS.pack0()


def refuse_window(state: HappyLittleDinosaurs, seat: Seat, kind: int, action: Packed) -> Packed:
    if kind not in (PUSH.code, SOUR.code, UPSIDE_DOWN.code):
        return WINDOW_NOW.pack0()
    if lacks(state, seat, INSTANTS[kind]):
        return NOT_IN_HAND.pack(INSTANTS[kind])
    return NOT_IN.pack((PUSH if kind == PUSH.code else SOUR).seat(action))


def refuse_answer(state: HappyLittleDinosaurs, seat: Seat, kind: int, action: Packed) -> Packed:
    if kind not in (SAFETY_PLAN.code, NOT_MINE.code):
        return ANSWER_NOW.pack0()
    if lacks(state, seat, INSTANTS[kind]):
        return NOT_IN_HAND.pack(INSTANTS[kind])
    other = NOT_MINE.seat(action)
    return ONESELF.pack0() if other == seat else NO_TAKER.pack(other)
