"""GD6.5, GD6.6 and GD6.7: the marker moves, empty columns are filled, or the game ends."""

from mypy_extensions import i64

from dinotable.core.bits import BITS, size_of
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import ENDED, MOVED, REFILL
from dinotable.games.gods_love_dinosaurs.rules.turns import next_turn
from dinotable.games.gods_love_dinosaurs.state import FILL, OVER, Table
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, COLUMNS


def is_empty(table: Table, column: i64) -> bool:
    board = table.board
    for row in range(table.rows):
        if board[column * BOARD_ROWS + row] >= 0:
            return False
    return True


def tiles_left(table: Table) -> i64:
    return table.sizes[0] + table.sizes[1] + table.sizes[2] + table.sizes[3]


def end_dinosaurs(table: Table, log: Log | None) -> None:
    # GD6.5: from eagle back to frog.
    table.marker = (table.marker + table.box.marker_steps) % COLUMNS
    if log:
        log.add(MOVED.pack(table.marker))
    # GD6.6: a column with any tile left gets none.
    empty: i64 = 0
    for column in range(i64(COLUMNS)):
        if is_empty(table, column):
            empty |= BITS[column]
    wanted = size_of(empty) * table.rows
    # GD6.7: before any tile is drawn.
    if wanted > tiles_left(table):
        table.phase = OVER
        if log:
            log.add(ENDED.pack0())
        return
    if log:
        log.add(REFILL.pack(wanted))
    next_turn(table)
    table.fill = empty
    table.phase = FILL
