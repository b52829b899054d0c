"""CD6: what a turn's action points buy."""

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.games.ciao_dino.actions import BREED, DONE, MIGRATE, RESCUE
from dinotable.games.ciao_dino.board import SIDES, Board, arrive, bred_of, herd_of, leave
from dinotable.games.ciao_dino.drift import DRIFT_COST, POWERS, list_drifts
from dinotable.games.ciao_dino.state import Table


def legal_act(table: Table, out: Buffer) -> None:
    board = table.board
    out.add(DONE.pack0())
    if board.floats and (table.points or table.rescue):
        list_rescues(board, table.seat, out)
    if table.points == 0:
        return
    present = list_herds(table, out)
    if table.points >= DRIFT_COST:
        list_drifts(board, present, 0, out)


def list_herds(table: Table, out: Buffer) -> i64:
    """Migrations and breedings; the continents the seat stands on."""
    board, seat = table.board, table.seat
    neighbours, shore, room = board.grid.neighbours, board.shore, board.room
    land, herd, continent = board.land, board.herd, board.continent
    breeds = table.reserve[seat] > 0
    present: i64 = 0
    for k in range(board.tiles):
        hex = land[k]
        own = herd_of(herd[hex], seat)
        if own == 0:
            continue
        present |= POWERS[continent[hex]]
        bred = bred_of(herd[hex])
        if breeds and bred < own and room[hex] > 0:
            out.add(BREED.pack(hex))
        sides = shore[hex]
        for d in range(i64(DIRECTIONS)):
            if sides & SIDES[d]:
                beside = neighbours[hex * DIRECTIONS + d]
                if room[beside] > 0:
                    out.add(MIGRATE.pack3(hex, beside, 0))
                    if 0 < bred < own:
                        out.add(MIGRATE.pack3(hex, beside, 1))
    return present


def list_rescues(board: Board, seat: i64, out: Buffer) -> None:
    """CD6.5. Water has no room, so a swimmer never moves within it."""
    for k in range(board.floats):
        hex = board.afloat[k]
        own = herd_of(board.herd[hex], seat)
        if own == 0:
            continue
        bred = bred_of(board.herd[hex])
        for d in range(i64(DIRECTIONS)):
            beside = board.grid.neighbour(hex, d)
            if board.room[beside] > 0:
                out.add(RESCUE.pack3(hex, beside, 0))
                if 0 < bred < own:
                    out.add(RESCUE.pack3(hex, beside, 1))


def move(board: Board, seat: i64, start: i64, end: i64, mark: i64) -> None:
    """One dinosaur; unmarked, one that can still breed if there is one."""
    herd = board.herd[start]
    bred: i64 = 1 if mark or bred_of(herd) == herd_of(herd, seat) else 0
    leave(board, start, seat, 1, bred)
    arrive(board, end, seat, 1, bred)


def apply_migrate(table: Table, action: i64) -> None:
    table.points -= 1
    table.rescue = 0
    move(table.board, table.seat, MIGRATE.first(action), MIGRATE.second(action), MIGRATE.third(action))


def apply_rescue(table: Table, action: i64) -> None:
    """CD6.5: a point buys up to three climbs in a row."""
    if table.rescue:
        table.rescue -= 1
    else:
        table.points -= 1
        table.rescue = 2
    move(table.board, table.seat, RESCUE.first(action), RESCUE.second(action), RESCUE.third(action))


def apply_breed(table: Table, hex: i64) -> None:
    """CD6.7: neither parent nor newborn breeds again this turn."""
    table.points -= 1
    table.rescue = 0
    table.reserve[table.seat] -= 1
    arrive(table.board, hex, table.seat, 1, 2)
