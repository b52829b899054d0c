"""A view as plain data for JSON."""

from functools import lru_cache

from dinotable.core.bits import BITS, members_of
from dinotable.core.hexes import name_of
from dinotable.core.seats import seats_in
from dinotable.games.gods_love_dinosaurs.actions import ANIMALS
from dinotable.games.gods_love_dinosaurs.box import (
    COLUMNS,
    ICON_CODES,
    LETTERS,
    SPECIES,
    TERRAINS,
    first_of,
    icon_of,
    second_of,
    tile_text,
)
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.state import BOARD_ROWS, GRID, PHASES, Ecosystem, Table, animal_on

written_tile = lru_cache(1000)(tile_text)


def shared_of(table: Table) -> dict[str, object]:
    return {
        "phase": PHASES[table.phase],
        "step": int(table.step),
        "first": int(table.first),
        "active": int(table.active),
        "marker": SPECIES[table.marker],
        "columns": [_column(table, column) for column in range(COLUMNS)],
        "fill": [SPECIES[column] for column in members_of(table.fill)],
        "taken": None if table.taken < 0 else wire_tile(table.taken),
        "column": None if table.column < 0 else SPECIES[table.column],
        "owing": seats_in(table.owing),
        "ready": seats_in(table.ready),
        "hatching": seats_in(table.hatching),
        "turns_taken": int(table.turns_taken),
        "supply": dict(zip(ANIMALS, table.supply, strict=True)) if table.is_printed else None,
        "piles": {letter: _pile(table, k) for k, letter in enumerate(LETTERS)},
        "ecosystems": [_ecosystem(table, seat) for seat in range(table.seats)],
    }


@lru_cache(1000)
def wire_tile(tile: int) -> dict[str, object]:
    icon = icon_of(tile)
    return {
        "tile": tile_text(tile),
        "icon": None if icon == len(ICON_CODES) - 1 else SPECIES[icon],
        "first": TERRAINS[first_of(tile)],
        "second": TERRAINS[second_of(tile)],
    }


def _column(table: Table, column: int) -> dict[str, object]:
    tiles = [table.board[column * BOARD_ROWS + row] for row in range(table.rows)]
    return {"species": SPECIES[column], "tiles": [None if tile < 0 else wire_tile(tile) for tile in tiles]}


def _pile(table: Table, pile: int) -> dict[str, int]:
    """GD8.1: which tiles a pile still holds can be counted by all."""
    kinds = range(len(table.kinds))
    return {written_tile(table.kinds[k]): int(table.left[k]) for k in kinds if table.piles[k] == pile}


def _ecosystem(table: Table, seat: int) -> dict[str, object]:
    ecosystem = table.ecosystems[seat]
    return {
        "eggs": int(ecosystem.eggs),
        "points": int(points_of(table, seat)),
        "hexes": [_hex(ecosystem, number) for number in range(ecosystem.count)],
        "waiting": members_of(ecosystem.waiting),
        "born": members_of(ecosystem.born),
    }


def _hex(ecosystem: Ecosystem, number: int) -> dict[str, object]:
    terrain = 0
    while not ecosystem.terrains[terrain] & BITS[number]:
        terrain += 1
    return _place(number, int(ecosystem.hexes[number]), terrain, int(animal_on(ecosystem, number)))


@lru_cache(10_000)
def _place(number: int, place: int, terrain: int, animal: int) -> dict[str, object]:
    """From one move to the next few hexes change: what is said of each is kept, and shared by all that say the same."""
    return {
        "number": number,
        "hex": name_of(place),
        "q": int(GRID.q[place]),
        "r": int(GRID.r[place]),
        "terrain": TERRAINS[terrain],
        "animal": None if animal < 0 else ANIMALS[animal],
    }
