"""Whose decision is awaited."""

from dinotable.core.bits import BITS
from dinotable.core.ints import Mask
from dinotable.core.seats import CHANCE_ACTS, all_seats
from examples.magpies.state import DEAL, OVER, TURN, Table


def to_act(table: Table) -> Mask:
    if table.phase == DEAL:
        return CHANCE_ACTS
    if table.phase == TURN:
        return BITS[table.winner]
    # M2: whoever can only pass is asked all the same, so that being asked tells nothing.
    return 0 if table.phase == OVER else all_seats(table.seats) & ~table.answered
