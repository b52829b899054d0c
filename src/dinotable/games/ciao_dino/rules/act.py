"""CD6: what a turn's action points buy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask, Packed
from dinotable.core.rows import with_item
from dinotable.games.ciao_dino.actions import BREED, DONE, MIGRATE, RESCUE
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.herds import BRED_SHIFT, OWN, SEAT_BITS, arrive, bred_of, herd_of, leave
from dinotable.games.ciao_dino.board.sides import ROWS
from dinotable.games.ciao_dino.rules.drift import list_drifts
from dinotable.games.ciao_dino.state import Table

MOST_ACTIONS: Final = 450
"""31 dinosaurs, each with six ways to go, on land or in water; breedings, drifts, and done."""


def legal_act(table: Table, out: Buffer) -> i64:
    """CD6.1: while points last; the end can always be said."""
    board, box, points = table.board, table.box, table.points
    items = out.room_for(MOST_ACTIONS)
    items[0] = DONE.pack0()
    count: i64 = 1
    if board.floats and (points >= box.rescue_cost or table.rescue):
        count = list_rescues(table, items, count)
    if points >= box.cheapest:
        count, present = list_herds(table, items, count)
        # CD6.2: any terrain.
        if points >= box.drift_cost:
            count = list_drifts(board, present, 0, items, count)
    out.count = count
    return count


def list_herds(table: Table, items: vec[i64], count: i64) -> tuple[i64, Mask]:
    """Migrations and breedings after `count` items; the new count, and the continents the seat stands on.

    CD6.3: to land beside it. CD6.4: a tile without room takes nobody, newborns neither. CD6.8: from land only.
    """
    board, seat = table.board, table.seat
    neighbours, shore, room = board.grid.neighbours, board.shore, board.room
    land, herds, continent = board.land, board.herd, board.continent
    can_breed = table.reserve[seat] > 0 and table.points >= table.box.breeding_cost
    can_migrate = table.points >= table.box.migration_cost
    shift = seat * SEAT_BITS
    next_end, next_mark = MIGRATE.next_end, MIGRATE.next_mark
    present: Mask = 0
    for k in range(board.tiles):
        hex = land[k]
        herd = herds[hex]
        own = herd >> shift & OWN
        if own == 0:
            continue
        present |= BITS[continent[hex]]
        bred = herd >> BRED_SHIFT
        # CD6.6; CD6.7: once a turn.
        if can_breed and bred < own and room[hex] > 0:
            items[count] = BREED.pack(hex)
            count += 1
        if not can_migrate:
            continue
        # CD6.7: where both kinds stand together the player says which one moves.
        is_mixed = 0 < bred < own
        nowhere = MIGRATE.pack3(hex, 0, 0)
        row = ROWS[shore[hex]]
        while row:
            beside = neighbours[hex * DIRECTIONS + (row & 7) - 1]
            row >>= 3
            if room[beside] > 0:
                items[count] = nowhere + beside * next_end
                count += 1
                if is_mixed:
                    items[count] = nowhere + beside * next_end + next_mark
                    count += 1
    return count, present


def list_rescues(table: Table, items: vec[i64], count: i64) -> i64:
    """CD6.5, after `count` items; the new count. Water has no room, so a swimmer never moves within it."""
    board = table.board
    neighbours, room = board.grid.neighbours, board.room
    for k in range(board.floats):
        hex = board.afloat[k]
        own = herd_of(board.herd[hex], table.seat)
        if own == 0:
            continue
        is_mixed = 0 < bred_of(board.herd[hex]) < own
        row = ROWS[board.shore[hex]]
        while row:
            beside = neighbours[hex * DIRECTIONS + (row & 7) - 1]
            row >>= 3
            if room[beside] > 0:
                items[count] = RESCUE.pack3(hex, beside, 0)
                count += 1
                if is_mixed:
                    items[count] = RESCUE.pack3(hex, beside, 1)
                    count += 1
    return count


def move(table: Table, start: Hex, end: Hex, mark: i64) -> None:
    """One dinosaur; unmarked, one that can still breed if there is one (CD6.7)."""
    board: Board = table.board
    herd = board.herd[start]
    bred: i64 = 1 if mark or bred_of(herd) == herd_of(herd, table.seat) else 0
    leave(board, start, table.seat, 1, bred)
    arrive(board, end, table.seat, 1, bred)


def apply_migrate(table: Table, action: Packed) -> None:
    """CD6.3."""
    table.points -= table.box.migration_cost
    table.rescue = 0
    move(table, MIGRATE.start(action), MIGRATE.end(action), MIGRATE.mark(action))


def apply_rescue(table: Table, action: Packed) -> None:
    """CD6.5: a point buys up to three climbs in a row, in the usual box."""
    if table.rescue:
        table.rescue -= 1
    else:
        table.points -= table.box.rescue_cost
        table.rescue = table.box.climbs - 1
    move(table, RESCUE.start(action), RESCUE.end(action), RESCUE.mark(action))


def apply_breed(table: Table, hex: Hex) -> None:
    """CD6.6: as many young as there is room and reserve for. CD6.7: neither parent nor newborn breeds again this turn."""
    box, reserve = table.box, table.reserve[table.seat]
    table.points -= box.breeding_cost
    table.rescue = 0
    young = min(box.young, table.board.room[hex], reserve)
    table.reserve = with_item(table.reserve, table.seat, reserve - young)
    arrive(table.board, hex, table.seat, young, young + 1)
