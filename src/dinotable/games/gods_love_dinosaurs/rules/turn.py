"""GD3.1 and GD3.3: a tile is taken; once it lies, a column it emptied wakes its species."""

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.ints import Packed
from dinotable.core.log import Log
from dinotable.core.rows import with_item
from dinotable.games.gods_love_dinosaurs.actions import TAKE
from dinotable.games.gods_love_dinosaurs.rules.activation import begin_species, end_activation
from dinotable.games.gods_love_dinosaurs.rules.refill import is_empty
from dinotable.games.gods_love_dinosaurs.rules.turns import next_turn
from dinotable.games.gods_love_dinosaurs.state import PLACE_TILE, Table
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, COLUMNS


def legal_take(table: Table, out: Buffer) -> None:
    """GD3.1: any face-up tile; rows are fixed places (GD1.4)."""
    board = table.board
    for column in range(i64(COLUMNS)):
        for row in range(table.rows):
            if board[column * BOARD_ROWS + row] >= 0:
                out.add(TAKE.pack2(column, row + 1))


def apply_take(table: Table, action: Packed) -> None:
    column = TAKE.column(action)
    place = column * BOARD_ROWS + TAKE.row(action) - 1
    table.taken = table.board[place]
    table.column = column
    table.board = with_item(table.board, place, -1)
    table.phase = PLACE_TILE


def apply_end(table: Table, log: Log | None) -> None:
    table.step += 1
    if not is_empty(table, table.column):
        next_turn(table)
        return
    begin_species(table, log)
    if table.owing == 0:
        end_activation(table, log)
