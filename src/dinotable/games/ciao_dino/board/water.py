"""CD1.4: sea and lakes. Both change as tiles move."""

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex
from dinotable.games.ciao_dino.board.board import LAKE, SEA, Board, outer_ring
from dinotable.games.ciao_dino.board.sides import ALL_SIDES, ROWS, STARTS
from dinotable.games.ciao_dino.box import WATER


def is_sea(board: Board, hex: Hex) -> bool:
    return board.continent[hex] == SEA


def touches_sea(board: Board, hex: Hex) -> bool:
    """CD5.1: a lake does not count."""
    shore = board.shore[hex]
    if shore == ALL_SIDES:
        return False
    if board.lakes == 0:
        return True
    neighbours, continent = board.grid.neighbours, board.continent
    row = ROWS[ALL_SIDES ^ shore]
    while row:
        if continent[neighbours[hex * DIRECTIONS + (row & 7) - 1]] == SEA:
            return True
        row >>= 3
    return False


def close_lakes(board: Board, hex: Hex) -> None:
    """A tile was laid on a sea hex: what water around it has no way out any more is lake. The pieces that the land around it
    leaves of the water are looked at one by one."""
    row = STARTS[ALL_SIDES ^ board.shore[hex]]
    while row:
        beside = board.grid.neighbours[hex * DIRECTIONS + (row & 7) - 1]
        if board.continent[beside] == SEA and not leads_out(board, beside):
            flood_lake(board, beside)
        row >>= 3


def leads_out(board: Board, hex: Hex) -> bool:
    """Whether a straight way outwards meets no land. Most water is sea, and most of it shows here."""
    neighbours, ring, terrain = board.grid.neighbours, board.grid.ring, board.terrain
    outer = outer_ring(board)
    for d in range(i64(DIRECTIONS)):
        here = neighbours[hex * DIRECTIONS + d]
        # A direction that leads to the next ring once does so all the way.
        if ring[here] <= ring[hex]:
            continue
        while terrain[here] == WATER and ring[here] <= outer:
            here = neighbours[here * DIRECTIONS + d]
        if ring[here] > outer:
            return True
    return False


def flood_lake(board: Board, start: Hex) -> None:
    """Marks the water around a sea hex as lake if no way leads out of it."""
    neighbours, ring, continent = board.grid.neighbours, board.grid.ring, board.continent
    outer = outer_ring(board)
    found = Buffer()
    found.add(start)
    continent[start] = LAKE
    at: i64 = 0
    while at < found.count:
        first = found.items[at] * DIRECTIONS
        at += 1
        for side in range(first, first + DIRECTIONS):
            beside = neighbours[side]
            if continent[beside] != SEA:
                continue
            if ring[beside] > outer:
                for k in range(found.count):
                    continent[found.items[k]] = SEA
                return
            continent[beside] = LAKE
            found.add(beside)
    board.lakes += found.count


def open_lakes(board: Board, hex: Hex) -> None:
    """The lakes beside a hex that has become sea are sea now."""
    for d in range(i64(DIRECTIONS)):
        beside = board.grid.neighbours[hex * DIRECTIONS + d]
        if board.continent[beside] == LAKE:
            flood_sea(board, beside)


def flood_sea(board: Board, start: Hex) -> None:
    """A whole lake becomes sea."""
    neighbours, continent = board.grid.neighbours, board.continent
    found = Buffer([start])
    continent[start] = SEA
    at: i64 = 0
    while at < found.count:
        hex = found.items[at]
        at += 1
        for d in range(i64(DIRECTIONS)):
            beside = neighbours[hex * DIRECTIONS + d]
            if continent[beside] == LAKE:
                continent[beside] = SEA
                found.add(beside)
    board.lakes -= found.count


def find_lakes(board: Board) -> None:
    """From scratch: all water among the land is lake, until the sea around it comes in."""
    ring, outer = board.grid.ring, outer_ring(board)
    board.lakes = 0
    hex: Hex = 0
    while ring[hex] <= outer:
        if board.terrain[hex] == WATER:
            board.continent[hex] = LAKE
            board.lakes += 1
        hex += 1
    while ring[hex] == outer + 1:
        open_lakes(board, hex)
        hex += 1


def shown_water(board: Board) -> list[int]:
    """The water that matters: beside land, enclosed, or with swimmers."""
    found: set[int] = set(board.afloat[: board.floats])
    neighbours = board.grid.neighbours
    for k in range(board.tiles):
        hex = board.land[k]
        for d in range(i64(DIRECTIONS)):
            beside = neighbours[hex * DIRECTIONS + d]
            if board.terrain[beside] == WATER:
                found.add(beside)
    if board.lakes:
        for hex in range(board.grid.count):
            if board.continent[hex] == LAKE:
                found.add(hex)
    return sorted(found)
