"""Why an action is not legal: the first rule it breaks. All of it is decided by what everybody sees."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Packed, Seat
from dinotable.core.vocabulary import KIND_MASK, Kind
from dinotable.games.ciao_dino.actions import (
    ABSENT,
    ACT_NOW,
    BREED,
    CARD_COMING,
    CARD_NOW,
    CARDS_SHUFFLED,
    DEAL,
    DRIFT,
    DRIFT_NOW,
    FIRST,
    FIRST_SETTLED,
    FULL,
    GAME_OVER,
    HAS_BRED,
    IN_LAKE,
    INHABITED,
    LAST_ROUND_DRIFT,
    LEFT_ALONE,
    LONE_TILE,
    MIGRATE,
    NO_POINTS,
    NO_RESERVE,
    NO_SEA,
    NO_WAY_OUT,
    NOBODY,
    NOBODY_BREEDS,
    NOT_BESIDE,
    NOT_FARTHER,
    NOT_SWIMMING,
    NOT_TOUCHING,
    NOT_YOUR_PLACE,
    NOT_YOUR_TURN,
    NOWHERE_FARTHER,
    ON_LAND,
    ON_WATER,
    ONE_KIND,
    ONLY_FOREIGN,
    PLACE,
    PLACE_NOW,
    RESCUE,
    SETTING_UP,
    SWIMMING,
    TARGET_NOW,
    TILE,
    TILES_SHUFFLED,
    TO,
    VOLCANO_STAYS,
    WRONG_TERRAIN,
)
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.continents import continents_around, presence
from dinotable.games.ciao_dino.board.herds import bred_of, herd_of
from dinotable.games.ciao_dino.board.water import is_sea, touches_sea
from dinotable.games.ciao_dino.box import WATER
from dinotable.games.ciao_dino.rules.drift import can_drift
from dinotable.games.ciao_dino.state import (
    ALONE,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    OVER,
    PLACE_HERDS,
    REFILL,
    REVEAL_CARD,
    CiaoDino,
    Table,
)

CHANCE_DOES: Final = {
    FIRST.code: FIRST_SETTLED.pack0(),
    TILE.code: TILES_SHUFFLED.pack0(),
    DEAL.code: CARDS_SHUFFLED.pack0(),
}


def refuse(state: CiaoDino, seat: Seat, action: Packed) -> Packed:
    table, kind = state.table, action & KIND_MASK
    phase = table.phase
    if kind in CHANCE_DOES:
        return CHANCE_DOES[kind]
    if phase == OVER:
        return LEFT_ALONE.pack0() if table.ending == ALONE else GAME_OVER.pack0()
    if phase < PLACE_HERDS:
        return SETTING_UP.pack0()
    if phase in (REVEAL_CARD, REFILL):
        return CARD_COMING.pack0()
    if seat != table.seat:
        return (NOT_YOUR_PLACE if phase == PLACE_HERDS else NOT_YOUR_TURN).pack(table.seat)
    if phase == PLACE_HERDS:
        return refuse_place(table, PLACE.hex(action)) if kind == PLACE.code else PLACE_NOW.pack0()
    if phase == CHOOSE_CARD:
        return CARD_NOW.pack0()
    if phase == CHOOSE_TILE:
        return refuse_drift(table, DRIFT.hex(action)) if kind == DRIFT.code else DRIFT_NOW.pack0()
    if phase == CHOOSE_TARGET:
        return refuse_target(table, TO.hex(action)) if kind == TO.code else TARGET_NOW.pack(table.lifted)
    return refuse_act(table, action)


def refuse_place(table: Table, hex: Hex) -> Packed:
    return ON_WATER.pack(hex) if on_water(table.board, hex) else INHABITED.pack(hex)


def on_water(board: Board, hex: Hex) -> bool:
    return hex >= board.grid.count or board.terrain[hex] == WATER


def refuse_drift(table: Table, hex: Hex) -> Packed:
    board = table.board
    if on_water(board, hex):
        return ON_WATER.pack(hex)
    if hex == 0:
        return VOLCANO_STAYS.pack0()
    if board.size[board.continent[hex]] == 1:
        return LONE_TILE.pack0()
    if not touches_sea(board, hex):
        return NO_SEA.pack(hex)
    if not presence(board, table.seat) >> board.continent[hex] & 1:
        return ABSENT.pack0()
    if not can_drift(board, hex):
        return NOWHERE_FARTHER.pack(hex)
    return WRONG_TERRAIN.pack(table.card)


def refuse_target(table: Table, hex: Hex) -> Packed:
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
    return ONLY_FOREIGN.pack(hex) if continents_around(board, hex) else NOT_TOUCHING.pack(hex)


def refuse_act(table: Table, action: Packed) -> Packed:
    kind = action & KIND_MASK
    if kind == DRIFT.code:
        cost = table.box.drift_cost
        if table.last and table.box.last_points < cost:
            return LAST_ROUND_DRIFT.pack0()
        if table.points < cost:
            return NO_POINTS.pack2(cost, table.points)
        return refuse_drift(table, DRIFT.hex(action))
    if kind not in (MIGRATE.code, RESCUE.code, BREED.code):
        return ACT_NOW.pack0()
    cost = cost_of(table, kind)
    if table.points < cost:
        return NO_POINTS.pack2(cost, table.points)
    if kind == MIGRATE.code:
        return refuse_migrate(table, MIGRATE.start(action), MIGRATE.end(action))
    if kind == RESCUE.code:
        return refuse_rescue(table, RESCUE.start(action), RESCUE.end(action))
    return refuse_breed(table, BREED.hex(action))


def cost_of(table: Table, kind: i64) -> i64:
    """What a migration, a rescue or a breeding costs now; a rescue under way has been paid for."""
    if kind == MIGRATE.code:
        return table.box.migration_cost
    if kind == BREED.code:
        return table.box.breeding_cost
    return 0 if table.rescue else table.box.rescue_cost


def refuse_migrate(table: Table, start: Hex, end: Hex) -> Packed:
    board = table.board
    if own(table, start) == 0:
        return NOBODY.pack(start)
    if board.terrain[start] == WATER:
        return SWIMMING.pack(start)
    return refuse_enter(board, start, end, NOT_BESIDE)


def refuse_rescue(table: Table, start: Hex, end: Hex) -> Packed:
    if own(table, start) == 0 or table.board.terrain[start] != WATER:
        return NOT_SWIMMING.pack(start)
    return refuse_enter(table.board, start, end, NO_WAY_OUT)


def refuse_enter(board: Board, start: Hex, end: Hex, too_far: Kind) -> Packed:
    if on_water(board, end):
        return ON_WATER.pack(end)
    if end not in [board.grid.neighbour(start, d) for d in range(DIRECTIONS)]:
        return too_far.pack2(start, end)
    return FULL.pack(end) if board.room[end] <= 0 else ONE_KIND.pack(start)


def refuse_breed(table: Table, hex: Hex) -> Packed:
    board = table.board
    if own(table, hex) == 0:
        return NOBODY_BREEDS.pack(hex)
    if board.terrain[hex] == WATER:
        return SWIMMING.pack(hex)
    if board.room[hex] <= 0:
        return FULL.pack(hex)
    return HAS_BRED.pack(hex) if bred_of(board.herd[hex]) == own(table, hex) else NO_RESERVE.pack0()


def own(table: Table, hex: Hex) -> i64:
    """Dinosaurs of the seat whose turn it is."""
    return 0 if hex >= table.board.grid.count else herd_of(table.board.herd[hex], table.seat)
