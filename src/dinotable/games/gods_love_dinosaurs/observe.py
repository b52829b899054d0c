"""What a program that learns sees: its own ecosystem (`observe_map`), the tiles, every seat from oneself on in counts."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.observation import Field, Observation
from dinotable.core.tensor import Tensor
from dinotable.games.gods_love_dinosaurs.observe_map import BEYOND, CHOSEN, LAST, MAP, put_hex, write_map
from dinotable.games.gods_love_dinosaurs.spell import DIGITS, EATEN, ENDED, FAR, PLACED, SIDES, STARTED
from dinotable.games.gods_love_dinosaurs.state import PHASES, GodsLoveDinosaursView, Table
from dinotable.games.gods_love_dinosaurs.tiles import (
    BOARD_ROWS,
    COLUMNS,
    KINDS_OF_ANIMAL,
    KINDS_OF_TERRAIN,
    LETTERS,
    NO_ICON,
    SPECIES,
    TERRAINS,
    first_of,
    icon_of,
    second_of,
)

MOST: Final = 5
ICONS: Final = 5
TILE: Final = 15
"""Numbers about a tile."""
SEAT: Final = 19
"""Numbers about each seat."""
TERRAIN: Final = 7
ANIMAL: Final = 12
ACTING: Final = 18
"""Where these begin among them."""
COUNT_BITS: Final = 8
COUNT_MASK: Final = 255

TILE_WORDS: Final = (
    f"the animal on it ({', '.join(SPECIES)}), the terrain of its hex ({', '.join(TERRAINS)}), that of the other"
)
PHASE: Final = Field("phase", [len(PHASES)], f"1 at the phase: {', '.join(PHASES)}")
MARKER: Final = Field("marker", [COLUMNS], f"1 at the column over the dinosaur marker: {', '.join(SPECIES)}")
COLUMN: Final = Field("column", [COLUMNS], "1 at the column of the tile that was taken; its species acts, if one does")
TAKEN: Final = Field("taken", [TILE], f"1 for the tile that is being placed: {TILE_WORDS}")
BOARD: Final = Field(
    "board", [COLUMNS, BOARD_ROWS, TILE], f"for each column and row, 1 for the tile there: {TILE_WORDS}"
)
PILES: Final = Field(
    "piles", [len(LETTERS), ICONS + 1], f"for each pile, how many tiles are left with {', '.join(SPECIES)}, no animal"
)
SUPPLY: Final = Field(
    "supply",
    [1 + KINDS_OF_ANIMAL],
    f"1 if animals are limited, then what is left in tens: {', '.join(SPECIES)}, dinosaur",
)
SEATS: Final = Field(
    "seats", [MOST, SEAT],
    "for each seat from oneself on: whether it plays, its eggs, whether it has the turn, whether it was first, whether a "
    "decision of it is awaited, whether that can only be done, whether it is about an egg, its hexes by terrain in tens, "
    "its animals by species in tens, how many are yet to act in tens",
)  # fmt: skip
SAID: Final = Field(
    "said", [7],
    "of an action being said: 1 if the tile's first hex lies farther out, the three digits of that as parts of 80; the "
    "place of a start or end farther out, from 1 and in tens; how many of those eaten lie farther out",
)  # fmt: skip


class GodsLoveDinosaursObservation(Observation[GodsLoveDinosaursView]):
    def __init__(self) -> None:
        super().__init__([MAP, BEYOND, PHASE, MARKER, COLUMN, TAKEN, BOARD, PILES, SUPPLY, SEATS, SAID])

    def write(self, view: GodsLoveDinosaursView, said: Buffer, tensor: Tensor) -> None:
        table, seats = view.table, view.table.seats
        write_map(table.ecosystems[view.seat % seats], tensor)
        tensor.put(PHASE.first + table.phase, 1)
        tensor.put(MARKER.first + table.marker, 1)
        if table.column >= 0:
            tensor.put(COLUMN.first + table.column, 1)
        write_tiles(table, tensor)
        write_piles(table, tensor)
        if table.is_printed:
            tensor.put(SUPPLY.first, 1)
            for animal in range(i64(KINDS_OF_ANIMAL)):
                tensor.put_part(SUPPLY.first + 1 + animal, table.supply[animal], 10)
        for away in range(seats):
            write_seat(table, (view.seat + away) % seats, SEATS.first + away * SEAT, tensor)
        if said.count:
            write_said(said, tensor)


def write_tiles(table: Table, tensor: Tensor) -> None:
    board = table.board
    if table.taken >= 0:
        put_tile(table.taken, TAKEN.first, tensor)
    for place in range(i64(COLUMNS * BOARD_ROWS)):
        if board[place] >= 0:
            put_tile(board[place], BOARD.first + place * TILE, tensor)


def put_tile(tile: i64, first: i64, tensor: Tensor) -> None:
    icon = icon_of(tile)
    if icon != NO_ICON:
        tensor.put(first + icon, 1)
    tensor.put(first + ICONS + first_of(tile), 1)
    tensor.put(first + ICONS + KINDS_OF_TERRAIN + second_of(tile), 1)


def write_piles(table: Table, tensor: Tensor) -> None:
    """The kinds of a pile lie together, but not those with the same icon."""
    kinds, left, begins, sizes = table.kinds, table.left, table.begins, table.sizes
    for pile in range(i64(len(LETTERS))):
        if sizes[pile] == 0:
            continue
        # All icons in one number: no pile has more than 21 tiles.
        counts: i64 = 0
        for k in range(begins[pile], begins[pile + 1]):
            counts += left[k] << COUNT_BITS * icon_of(kinds[k])
        for icon in range(i64(ICONS + 1)):
            tensor.put(PILES.first + pile * (ICONS + 1) + icon, counts >> COUNT_BITS * icon & COUNT_MASK)


def write_seat(table: Table, seat: i64, first: i64, tensor: Tensor) -> None:
    ecosystem, bit = table.ecosystems[seat], BITS[seat]
    tensor.put(first, 1)
    tensor.put(first + 1, ecosystem.eggs)
    if table.active == seat:
        tensor.put(first + 2, 1)
    if table.first == seat:
        tensor.put(first + 3, 1)
    if table.owing & bit:
        tensor.put(first + 4, 1)
    if table.ready & bit:
        tensor.put(first + 5, 1)
    if table.hatching & bit:
        tensor.put(first + 6, 1)
    for terrain in range(i64(KINDS_OF_TERRAIN)):
        put_count(first + TERRAIN + terrain, ecosystem.terrains[terrain], tensor)
    for animal in range(i64(KINDS_OF_ANIMAL)):
        put_count(first + ANIMAL + animal, ecosystem.animals[animal], tensor)
    put_count(first + ACTING, ecosystem.waiting, tensor)


def put_count(place: i64, numbers: i64, tensor: Tensor) -> None:
    if numbers:
        tensor.put_part(place, size_of(numbers), 10)


def write_said(said: Buffer, tensor: Tensor) -> None:
    digits: i64 = 0
    eaten: i64 = 0
    for k in range(said.count):
        number = said.items[k]
        if number >= DIGITS.first:
            tensor.put_part(SAID.first + 1 + digits, number - DIGITS.first, DIGITS.count)
            digits += 1
        elif number >= FAR.first:
            # A hunt: the start, the end, then who is eaten on the way.
            if k < 2:
                tensor.put_part(SAID.first + 4 + k, number - FAR.first + 1, 10)
            else:
                eaten += 1
        elif number >= EATEN.first:
            put_hex(number - EATEN.first, CHOSEN, tensor)
        elif number >= ENDED.first:
            put_hex(number - ENDED.first, LAST, tensor)
        elif number >= STARTED.first:
            put_hex(number - STARTED.first, CHOSEN, tensor)
        elif number == SIDES.first - 1:
            tensor.put(SAID.first, 1)
        else:
            put_hex(number - PLACED.first, CHOSEN, tensor)
    if eaten:
        tensor.put(SAID.first + 6, eaten)


OBSERVATION: Final = GodsLoveDinosaursObservation()
