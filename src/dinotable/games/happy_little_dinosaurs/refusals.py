"""Why an action is refused, from what its seat knows."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.games.happy_little_dinosaurs.actions import (
    ADD,
    ANOTHER_WINDOW,
    BLOCKED,
    CHOOSE_CARD,
    DROP,
    INSTANT,
    KEEP,
    LOOK,
    NO_CARD,
    NO_EFFECT,
    NOT_IN,
    NOT_MINE,
    NOT_NEAREST,
    NOT_NOW,
    ONESELF,
    OTHER_EFFECT,
    OWN_HAND,
    PUSH,
    SAFETY_PLAN,
    SEEK,
    SOUR,
    SWAP,
    TAKE,
    TRADE,
    TWO_OTHERS,
    UPSIDE_DOWN,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import (
    ADDER,
    BREATH,
    CLAW,
    FERN,
    JUICE,
    KINDS,
    LOG,
    NONE,
    NOT_MINE_CARD,
    PEBBLE,
    POINT_KINDS,
    PUSH_CARD,
    SAFETY_PLAN_CARD,
    SOUR_CARD,
    TIMING,
    UPSIDE_DOWN_CARD,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.effects import neighbour
from dinotable.games.happy_little_dinosaurs.rules import to_act
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    CHOOSE,
    DISCARD,
    EFFECT,
    KEEP_ONE,
    LOOT,
    SUDDEN,
    WINDOW,
    HappyState,
    Table,
)  # fmt: skip


def why_not(state: HappyState, seat: i64, action: i64) -> i64:
    table = state.table
    if not to_act(table) & BITS[seat]:
        return NOT_NOW.pack0()
    phase = table.phase
    kind = action & 63
    if phase in (CHOOSE, SUDDEN):
        return _why_not_choose(state, seat, action) if kind == CHOOSE_CARD.code else ANOTHER_WINDOW.pack0()
    if phase == WINDOW:
        return _why_not_window(state, seat, action)
    if phase == EFFECT:
        return _why_not_effect(state, seat, action)
    if phase == LOOT and kind == TAKE.code:
        return _absent(TAKE.first(action))
    if phase == KEEP_ONE and kind == KEEP.code:
        return _absent(KEEP.first(action))
    if phase == ANSWER:
        return _why_not_answer(state, seat, action)
    if phase == DISCARD and kind == DROP.code:
        return _absent(DROP.first(action))
    return ANOTHER_WINDOW.pack0()


def _absent(card: i64) -> i64:
    """No such card there; an action may also name none at all."""
    return NO_CARD.pack(card) if card >= 0 else ANOTHER_WINDOW.pack0()


def _lacks(state: HappyState, seat: i64, card: i64) -> bool:
    return card < 0 or state.hands[seat * KINDS + card] == 0


def _why_not_choose(state: HappyState, seat: i64, action: i64) -> i64:
    card = CHOOSE_CARD.first(action)
    if _lacks(state, seat, card):
        return _absent(card)
    return INSTANT.pack(card)


def _why_not_window(state: HappyState, seat: i64, action: i64) -> i64:
    kind = action & 63
    if kind == PUSH.code:
        return NO_CARD.pack(PUSH_CARD) if _lacks(state, seat, PUSH_CARD) else _no_target(PUSH.first(action))
    if kind == SOUR.code:
        return NO_CARD.pack(SOUR_CARD) if _lacks(state, seat, SOUR_CARD) else _no_target(SOUR.first(action))
    if kind == UPSIDE_DOWN.code:
        return NO_CARD.pack(UPSIDE_DOWN_CARD)
    return ANOTHER_WINDOW.pack0()


def _why_not_answer(state: HappyState, seat: i64, action: i64) -> i64:
    kind = action & 63
    if kind == SAFETY_PLAN.code:
        return NO_CARD.pack(SAFETY_PLAN_CARD)
    if kind == NOT_MINE.code:
        if _lacks(state, seat, NOT_MINE_CARD):
            return NO_CARD.pack(NOT_MINE_CARD)
        return ONESELF.pack0() if NOT_MINE.first(action) == seat else _no_target(NOT_MINE.first(action))
    return ANOTHER_WINDOW.pack0()


def _no_target(seat: i64) -> i64:
    return NOT_IN.pack(seat) if seat >= 0 else ANOTHER_WINDOW.pack0()


def _why_not_effect(state: HappyState, seat: i64, action: i64) -> i64:
    table = state.table
    card = table.front[seat]
    kind = action & 63
    if kind == ADD.code and (card in (PEBBLE, JUICE)):
        return _why_not_add(state, seat, ADD.first(action))
    if kind == LOOK.code and card == CLAW:
        return OWN_HAND.pack0() if LOOK.first(action) == seat else _no_target(LOOK.first(action))
    if kind == SWAP.code and card == ADDER:
        return _why_not_swap(table, seat, SWAP.first(action))
    if kind == DROP.code and card == BREATH:
        return _absent(DROP.first(action))
    if kind == TRADE.code and card == FERN:
        return TWO_OTHERS.pack0()
    if kind in (ADD.code, LOOK.code, SWAP.code, DROP.code):
        return OTHER_EFFECT.pack(card)
    if kind == TRADE.code or (kind == SEEK.code and card != LOG):
        return OTHER_EFFECT.pack(card)
    return ANOTHER_WINDOW.pack0()


def _why_not_add(state: HappyState, seat: i64, card: i64) -> i64:
    if _lacks(state, seat, card):
        return _absent(card)
    if card >= POINT_KINDS:
        return INSTANT.pack(card)
    return NO_EFFECT.pack(card)


def _why_not_swap(table: Table, seat: i64, other: i64) -> i64:
    if other != neighbour(table, seat, 1) and other != neighbour(table, seat, -1):
        return NOT_NEAREST.pack0()
    return BLOCKED.pack(other) if TIMING[table.front[other]] != NONE else ANOTHER_WINDOW.pack0()
