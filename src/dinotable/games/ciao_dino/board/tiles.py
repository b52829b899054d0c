"""Tiles that come and go, and what changes with them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.hexes import DIRECTIONS, grid_of
from dinotable.core.ints import Hex
from dinotable.games.ciao_dino.board.board import SEA, Board, insert, remove
from dinotable.games.ciao_dino.board.continents import find_continents, joins_one, shrinks
from dinotable.games.ciao_dino.board.herds import total_of
from dinotable.games.ciao_dino.board.sides import BACK, RUNS
from dinotable.games.ciao_dino.board.water import close_lakes, find_lakes, open_lakes
from dinotable.games.ciao_dino.box import VOLCANO, WATER, CiaoDinoBox

MARGIN: Final = 2
"""Rings of water that a grid has at least beyond the land, so that every hex looked at has its neighbours."""
MORE_RINGS: Final = 2


def new_board(box: CiaoDinoBox) -> Board:
    """CD1.1: the volcano lies in the middle."""
    board = Board(box)
    lay_tile(board, 0, VOLCANO)
    return board


def take_tile(board: Board, hex: Hex) -> None:
    """A tile that touches the sea is taken up: whoever stood on it swims (CD5.8)."""
    board.own_land()
    board.own_herds()
    c = board.continent[hex]
    board.terrain[hex] = WATER
    board.room[hex] = 0
    board.continent[hex] = SEA
    mark_shore(board, hex, False)
    board.tiles = remove(board.land, board.tiles, hex)
    if board.herd[hex]:
        board.swim(hex)
    if board.lakes:
        open_lakes(board, hex)
    # Neighbours all in one piece hold together without it; the numbers of the continents stay if it was not a lowest hex.
    if RUNS[board.shore[hex]] == 1 and hex != board.lowest[c] and shrinks(board, c, board.grid.ring[hex]):
        return
    find_continents(board)


def lay_tile(board: Board, hex: Hex, terrain: i64) -> None:
    """A tile comes to lie on a sea hex: whoever swims there is lifted (CD5.9)."""
    board.own_land()
    board.own_herds()
    if board.grid.ring[hex] + MARGIN > board.grid.rings:
        grow(board)
    board.terrain[hex] = terrain
    # CD1.3.
    board.room[hex] = board.box.room[terrain] - total_of(board.herd[hex])
    mark_shore(board, hex, True)
    board.tiles = insert(board.land, board.tiles, hex)
    if board.herd[hex]:
        board.dry(hex)
    # The sea around the tile stays in one piece unless land lies around it in several.
    if RUNS[board.shore[hex]] > 1:
        board.continent[hex] = 0
        close_lakes(board, hex)
    elif joins_one(board, hex):
        return
    find_continents(board)


def mark_shore(board: Board, hex: Hex, land: bool) -> None:
    neighbours, shore = board.grid.neighbours, board.shore
    for d in range(i64(DIRECTIONS)):
        beside = neighbours[hex * DIRECTIONS + d]
        shore[beside] = shore[beside] | BACK[d] if land else shore[beside] & ~BACK[d]


def grow(board: Board) -> None:
    """A larger grid; the numbers of the hexes stay."""
    board.grid = grid_of(board.grid.rings + MORE_RINGS)
    count = board.grid.count
    board.terrain = longer(board.terrain, count, WATER)
    board.herd = longer(board.herd, count, 0)
    board.room = longer(board.room, count, 0)
    board.shore = longer(board.shore, count, 0)
    board.continent = longer(board.continent, count, SEA)


def longer(row: vec[i64], count: i64, fill: i64) -> vec[i64]:
    out = vec[i64]([fill] * count)
    for k in range(len(row)):
        out[k] = row[k]
    return out


def rebuild(board: Board) -> None:
    """All derived data from scratch."""
    board.own_land()
    board.own_herds()
    count = board.grid.count
    board.room = vec[i64]([0] * count)
    board.shore = vec[i64]([0] * count)
    board.continent = vec[i64]([SEA] * count)
    board.land = vec[i64]([0] * len(board.land))
    board.afloat = vec[i64]([0] * len(board.afloat))
    board.tiles, board.floats = 0, 0
    for hex in range(count):
        if board.terrain[hex] != WATER:
            board.land[board.tiles] = hex
            board.tiles += 1
            board.room[hex] = board.box.room[board.terrain[hex]] - total_of(board.herd[hex])
            mark_shore(board, hex, True)
        elif board.herd[hex]:
            board.afloat[board.floats] = hex
            board.floats += 1
    find_lakes(board)
    find_continents(board)
