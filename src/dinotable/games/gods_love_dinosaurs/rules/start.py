"""GD2: the start, and how tiles come from the piles, at the start and later (GD6.6)."""

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer
from dinotable.core.deck import weigh_counts
from dinotable.core.ints import Packed
from dinotable.core.rows import with_item
from dinotable.core.setup import Setup, is_first_drawn
from dinotable.games.gods_love_dinosaurs.actions import DRAW, FIRST
from dinotable.games.gods_love_dinosaurs.box import TileBox
from dinotable.games.gods_love_dinosaurs.rules.supply import take_from_supply
from dinotable.games.gods_love_dinosaurs.state import (  # fmt: skip
    CHOOSE_FIRST,
    FILL,
    NEST,
    TAKE_TILE,
    Ecosystem,
    Table,
    empty_ecosystem,
)
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, COLUMNS, DINOSAUR, NO_ICON


def new_table(setup: Setup) -> Table:
    box = setup.box
    assert isinstance(box, TileBox)
    table = Table(setup.seats, box, setup.options["supply"] == "printed")
    if table.is_printed:
        table.supply = box.supply[:]
    piles = box.piles_for(setup.seats)
    table.kinds, table.piles, table.begins = piles.kinds, piles.piles, piles.begins
    table.left, table.sizes = piles.left[:], piles.sizes[:]
    start = start_tile(box)
    table.ecosystems = [start if seat == 0 else start.copy() for seat in range(table.seats)]
    for icon, _ in box.start:
        if icon != NO_ICON:
            take_for_all(table, icon)
    take_for_all(table, DINOSAUR)
    # GD2.3: an option of the table.
    table.phase = CHOOSE_FIRST if is_first_drawn(setup) else FILL
    table.fill = BITS[COLUMNS] - 1
    return table


def start_tile(box: TileBox) -> Ecosystem:
    """GD2.2: the centre is hex 0 of the grid, the ring hexes 1 to 6, clockwise from the east."""
    ecosystem = empty_ecosystem(box)
    for place, (icon, terrain) in enumerate(box.start):
        number = ecosystem.lay(place, terrain)
        if icon != NO_ICON:
            ecosystem.animals[icon] |= BITS[number]
    ecosystem.animals[DINOSAUR] |= BITS[NEST]
    return ecosystem


def take_for_all(table: Table, animal: i64) -> None:
    """GD1.6: start animals come from the supply."""
    for _ in range(table.seats):
        take_from_supply(table, animal)


def apply_first(table: Table, action: Packed) -> None:
    table.step += 1
    table.first = table.active = FIRST.seat(action)
    table.phase = FILL


# GD2.1, GD6.6: A before B before C before D.
def current_pile(table: Table) -> i64:
    pile: i64 = 0
    while table.sizes[pile] == 0:
        pile += 1
    return pile


def chance_draw(table: Table, out: Buffer, weights: Buffer) -> None:
    begins = table.begins
    kinds = table.kinds
    pile = current_pile(table)
    begin = begins[pile]
    weigh_counts(table.left, begin, begins[pile + 1], out, weights)
    items = out.items
    for k in range(out.count):
        items[k] = DRAW.of(kinds[begin + items[k]])


def apply_draw(table: Table, action: Packed) -> None:
    """GD2.1: left to right, top to bottom within each column."""
    table.step += 1
    tile = DRAW.tile(action)
    pile = current_pile(table)
    k = table.begins[pile]
    while table.kinds[k] != tile:
        k += 1
    table.left = with_item(table.left, k, table.left[k] - 1)
    table.sizes = with_item(table.sizes, pile, table.sizes[pile] - 1)
    column = lowest(table.fill)
    row: i64 = 0
    while table.board[column * BOARD_ROWS + row] >= 0:
        row += 1
    table.board = with_item(table.board, column * BOARD_ROWS + row, tile)
    if row + 1 == table.rows:
        table.fill &= table.fill - 1
        if table.fill == 0:
            table.phase = TAKE_TILE
