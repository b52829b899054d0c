"""Whose decision is awaited, and who comes next."""

from dinotable.core.bits import BITS
from dinotable.core.ints import Mask
from dinotable.core.seats import CHANCE_ACTS
from dinotable.games.gods_love_dinosaurs.state import END_TURN, FILL, OVER, TAKE_TILE, Table


def to_act(table: Table) -> Mask:
    phase = table.phase
    if phase <= FILL:
        return CHANCE_ACTS
    if phase <= END_TURN:
        return BITS[table.active]
    return 0 if phase == OVER else table.owing


def next_turn(table: Table) -> None:
    """GD3.3: the next player clockwise."""
    table.active = (table.active + 1) % table.seats
    table.column = -1
    table.phase = TAKE_TILE
    for seat in range(table.seats):
        table.await_animals(seat, 0)
