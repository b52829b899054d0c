"""Whose decision is awaited."""

from dinotable.core.bits import BITS
from dinotable.core.ints import Mask, Seat
from dinotable.core.seats import CHANCE_ACTS, seats_in
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    CHOOSE,
    DISCARD,
    EFFECT,
    KEEP_ONE,
    LOOT,
    OVER,
    SUDDEN,
    WINDOW,
    Table,
)  # fmt: skip


def to_act(table: Table) -> Mask:
    phase = table.phase
    if phase in (WINDOW, CHOOSE):
        # HD2.5: whoever can only pass is asked all the same.
        return table.inside & ~table.answered
    if phase in (EFFECT, LOOT, KEEP_ONE):
        return BITS[asked(table)]
    if phase == SUDDEN:
        return table.contenders & ~table.answered
    if phase in (ANSWER, DISCARD):
        return BITS[table.taker]
    return 0 if phase == OVER else CHANCE_ACTS


def asked_in(table: Table) -> list[int]:
    """All whose decision is awaited."""
    return [seat for seat in seats_in(to_act(table)) if seat < table.seats]


def asked(table: Table) -> Seat:
    """HD4.2: whose effect resolves now."""
    return table.order[table.at]


def resolving(table: Table) -> Seat:
    """Whose effect resolves now; −1: no effects resolve."""
    return asked(table) if EFFECT <= table.phase < WINDOW else -1
