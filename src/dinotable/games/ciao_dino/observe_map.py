"""What a program that learns sees of the board: planes around the volcano, and what lies beyond them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.observation import Field
from dinotable.core.planes import Planes
from dinotable.core.tensor import Tensor
from dinotable.games.ciao_dino.board.board import LAKE, Board
from dinotable.games.ciao_dino.board.herds import ALL_SEATS, BRED_SHIFT, OWN, SEAT_BITS
from dinotable.games.ciao_dino.spell import RINGS
from dinotable.games.ciao_dino.state import Table

MOST: Final = 5
LANDS: Final = 3
"""Terrains that drift: mountain, savanna, jungle. The volcano is always in the middle."""
PLANES: Final = Planes(RINGS)

# The planes after those of the terrains.
ROOM: Final = 3
WATER: Final = 4
HERDS: Final = 5
MARKED: Final = 10
CHOSEN: Final = 11
SIZE: Final = 12
LEAD: Final = 13
COUNT: Final = 14

MAP: Final = Field(
    "map", [COUNT, int(PLANES.side), int(PLANES.side)],
    f"rings 0 to {RINGS} in axial coordinates, row r + {RINGS} and column q + {RINGS}, the volcano in the middle. Planes: "
    "mountain, savanna, jungle; how many more dinosaurs there is room for, below 0 in a crowd; lake; dinosaurs of each of "
    "five seats from oneself on, on water those that swim; how many of whose turn it is have bred; the hex where the "
    "drifting tile was taken up, or from which a move was said; tiles of the hex's continent in tens; how many more "
    "dinosaurs one has on it than any other seat",
)  # fmt: skip
BEYOND: Final = Field(
    "beyond", [LANDS + MOST],
    "what lies farther out: mountains, savannas, jungles, then dinosaurs of each seat from oneself on",
)  # fmt: skip


def write_map(table: Table, viewer: i64, tensor: Tensor) -> None:
    board, inside = table.board, PLANES.inside
    write_land(table, viewer, tensor)
    write_swimmers(table, viewer, tensor)
    if board.lakes:
        write_lakes(board, tensor)
    if board.land[board.tiles - 1] >= inside or (board.floats and board.afloat[board.floats - 1] >= inside):
        write_beyond(table, viewer, tensor)
    if table.lifted >= 0:
        put_chosen(table.lifted, tensor)


def write_land(table: Table, viewer: i64, tensor: Tensor) -> None:
    board = table.board
    land, terrain, continent, herds, room, size = (
        board.land, board.terrain, board.continent, board.herd, board.room, board.size
    )  # fmt: skip
    cells, area, inside = PLANES.cells, PLANES.area, PLANES.inside
    leads = leads_of(table, viewer)
    for k in range(board.tiles):
        hex = land[k]
        if hex >= inside:
            return
        place, c = MAP.first + cells[hex], continent[hex]
        if hex:
            tensor.put(place + (terrain[hex] - 1) * area, 1)
        if room[hex]:
            tensor.put(place + ROOM * area, room[hex])
        tensor.put_part(place + SIZE * area, size[c], 10)
        if leads[c]:
            tensor.put(place + LEAD * area, leads[c])
        if herds[hex]:
            put_herd(herds[hex], table.seats, viewer, place, tensor)


def write_swimmers(table: Table, viewer: i64, tensor: Tensor) -> None:
    board = table.board
    for k in range(board.floats):
        hex = board.afloat[k]
        if hex < PLANES.inside:
            put_herd(board.herd[hex], table.seats, viewer, MAP.first + PLANES.cells[hex], tensor)


def put_herd(herd: i64, seats: i64, viewer: i64, place: i64, tensor: Tensor) -> None:
    """`place`: the hex on the first plane."""
    area = PLANES.area
    for away in range(seats):
        count = herd >> (viewer + away) % seats * SEAT_BITS & OWN
        if count:
            tensor.put(place + (HERDS + away) * area, count)
    if herd > ALL_SEATS:
        tensor.put(place + MARKED * area, herd >> BRED_SHIFT)


def leads_of(table: Table, viewer: i64) -> vec[i64]:
    """By continent: how many more dinosaurs the viewer has than any other seat."""
    board, seats = table.board, table.seats
    land, continent, herds = board.land, board.continent, board.herd
    leads = vec[i64]([0] * board.continents)
    # First all dinosaurs of a continent as one herd.
    for k in range(board.tiles):
        hex = land[k]
        if herds[hex]:
            leads[continent[hex]] += herds[hex] & ALL_SEATS
    for c in range(board.continents):
        herd = leads[c]
        if herd == 0:
            continue
        most: i64 = 0
        for away in range(i64(1), seats):
            count = herd >> (viewer + away) % seats * SEAT_BITS & OWN
            most = max(most, count)
        leads[c] = (herd >> viewer % seats * SEAT_BITS & OWN) - most
    return leads


def write_lakes(board: Board, tensor: Tensor) -> None:
    continent, cells = board.continent, PLANES.cells
    first = MAP.first + WATER * PLANES.area
    for hex in range(min(PLANES.inside, board.grid.count)):
        if continent[hex] == LAKE:
            tensor.put(first + cells[hex], 1)


def write_beyond(table: Table, viewer: i64, tensor: Tensor) -> None:
    board, inside = table.board, PLANES.inside
    lands = vec[i64]([0] * (LANDS + 1))
    herd: i64 = 0
    for k in range(board.tiles):
        hex = board.land[k]
        if hex >= inside:
            lands[board.terrain[hex]] += 1
            herd += board.herd[hex] & ALL_SEATS
    for k in range(board.floats):
        if board.afloat[k] >= inside:
            herd += board.herd[board.afloat[k]] & ALL_SEATS
    for land in range(i64(LANDS)):
        tensor.put(BEYOND.first + land, lands[land + 1])
    for away in range(table.seats):
        count = herd >> (viewer + away) % table.seats * SEAT_BITS & OWN
        tensor.put(BEYOND.first + LANDS + away, count)


def put_chosen(hex: i64, tensor: Tensor) -> None:
    if hex < PLANES.inside:
        tensor.put(MAP.first + CHOSEN * PLANES.area + PLANES.cells[hex], 1)
