"""Why an action is refused. All of it is decided by what everybody sees."""

from mypy_extensions import i64

from dinotable.core.hexes import DIRECTIONS
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.ciao_dino.actions import (
    ABSENT,
    ACT_NOW,
    BREED,
    CARD_NOW,
    CHANCE_DOES,
    DEAL,
    DRIFT,
    DRIFT_NOW,
    FIRST,
    FULL,
    GAME_OVER,
    HAS_BRED,
    IN_LAKE,
    INHABITED,
    LAST_ROUND_DRIFT,
    LONE_TILE,
    MIGRATE,
    NO_POINTS,
    NO_RESERVE,
    NO_SEA,
    NOBODY,
    NOT_BESIDE,
    NOT_FARTHER,
    NOT_SWIMMING,
    NOT_TOUCHING,
    NOT_YOUR_TURN,
    NOWHERE_FARTHER,
    ON_LAND,
    ON_WATER,
    ONE_KIND,
    ONLY_FOREIGN,
    PLACE,
    PLACE_NOW,
    RESCUE,
    SWIMMING,
    TARGET_NOW,
    TILE,
    TO,
    VOLCANO_STAYS,
    WRONG_TERRAIN,
)
from dinotable.games.ciao_dino.board import Board, bred_of, herd_of, is_sea, touches_sea
from dinotable.games.ciao_dino.box import WATER
from dinotable.games.ciao_dino.drift import DRIFT_COST, POWERS, can_drift, parts_around, presence
from dinotable.games.ciao_dino.state import (
    ACT,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    OVER,
    PLACE_HERDS,
    CiaoDino,
    Table,
)


def why_not(state: CiaoDino, seat: i64, action: i64) -> i64:
    table = state.table
    code = action & KIND_MASK
    if code in (FIRST.code, TILE.code, DEAL.code):
        return CHANCE_DOES.pack0()
    if table.phase == OVER:
        return GAME_OVER.pack0()
    if seat != table.seat:
        return NOT_YOUR_TURN.pack(table.seat)
    if table.phase == PLACE_HERDS:
        return why_not_place(table, action) if code == PLACE.code else PLACE_NOW.pack0()
    if table.phase == CHOOSE_CARD:
        return CARD_NOW.pack0()
    if table.phase == CHOOSE_TILE:
        return why_not_drift(table, DRIFT.first(action)) if code == DRIFT.code else DRIFT_NOW.pack0()
    if table.phase == CHOOSE_TARGET:
        return why_not_target(table, TO.first(action)) if code == TO.code else TARGET_NOW.pack(table.lifted)
    if table.phase == ACT:
        return why_not_act(table, action)
    return CHANCE_DOES.pack0()


def why_not_place(table: Table, action: i64) -> i64:
    hex = PLACE.first(action)
    return ON_WATER.pack(hex) if on_water(table.board, hex) else INHABITED.pack(hex)


def on_water(board: Board, hex: i64) -> bool:
    return hex >= board.grid.count or board.terrain[hex] == WATER


def why_not_drift(table: Table, hex: i64) -> i64:
    board = table.board
    if on_water(board, hex):
        return ON_WATER.pack(hex)
    if hex == 0:
        return VOLCANO_STAYS.pack0()
    if board.size[board.continent[hex]] == 1:
        return LONE_TILE.pack0()
    if not touches_sea(board, hex):
        return NO_SEA.pack(hex)
    if not presence(board, table.seat) & POWERS[board.continent[hex]]:
        return ABSENT.pack0()
    if not can_drift(board, hex):
        return NOWHERE_FARTHER.pack(hex)
    return WRONG_TERRAIN.pack(table.card)


def why_not_target(table: Table, hex: i64) -> i64:
    board = table.board
    if hex >= board.grid.count:
        return NOT_TOUCHING.pack(hex)
    if board.terrain[hex] != WATER:
        return ON_LAND.pack(hex)
    limit = board.grid.ring[table.lifted]
    if board.grid.ring[hex] <= limit:
        return NOT_FARTHER.pack2(hex, limit)
    if not is_sea(board, hex):
        return IN_LAKE.pack(hex)
    return ONLY_FOREIGN.pack(hex) if parts_around(board, hex) else NOT_TOUCHING.pack(hex)


def why_not_act(table: Table, action: i64) -> i64:
    code = action & KIND_MASK
    if code == DRIFT.code:
        if table.last:
            return LAST_ROUND_DRIFT.pack0()
        if table.points < DRIFT_COST:
            return NO_POINTS.pack2(DRIFT_COST, table.points)
        return why_not_drift(table, DRIFT.first(action))
    if code == RESCUE.code:
        if not (table.points or table.rescue):
            return NO_POINTS.pack2(1, 0)
        return why_not_rescue(table, RESCUE.first(action), RESCUE.second(action))
    if code in (MIGRATE.code, BREED.code):
        if table.points == 0:
            return NO_POINTS.pack2(1, 0)
        if code == BREED.code:
            return why_not_breed(table, BREED.first(action))
        return why_not_migrate(table, MIGRATE.first(action), MIGRATE.second(action))
    return ACT_NOW.pack0()


def why_not_migrate(table: Table, start: i64, end: i64) -> i64:
    board = table.board
    if own(table, start) == 0:
        return NOBODY.pack(start)
    if board.terrain[start] == WATER:
        return SWIMMING.pack(start)
    return why_not_enter(board, start, end)


def why_not_rescue(table: Table, start: i64, end: i64) -> i64:
    if own(table, start) == 0 or table.board.terrain[start] != WATER:
        return NOT_SWIMMING.pack(start)
    return why_not_enter(table.board, start, end)


def why_not_enter(board: Board, start: i64, end: i64) -> i64:
    if on_water(board, end):
        return ON_WATER.pack(end)
    beside = False
    for d in range(i64(DIRECTIONS)):
        beside = beside or board.grid.neighbour(start, d) == end
    if not beside:
        return NOT_BESIDE.pack2(start, end)
    return FULL.pack(end) if board.room[end] <= 0 else ONE_KIND.pack(start)


def why_not_breed(table: Table, hex: i64) -> i64:
    board = table.board
    if own(table, hex) == 0:
        return NOBODY.pack(hex)
    if board.terrain[hex] == WATER:
        return SWIMMING.pack(hex)
    if board.room[hex] <= 0:
        return FULL.pack(hex)
    if bred_of(board.herd[hex]) == own(table, hex):
        return HAS_BRED.pack(hex)
    return NO_RESERVE.pack0()


def own(table: Table, hex: i64) -> i64:
    """Dinosaurs of the seat whose turn it is."""
    return 0 if hex >= table.board.grid.count else herd_of(table.board.herd[hex], table.seat)
