"""CD1.5: continents, numbered by their lowest hex. Sets of them are masks."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask, Seat
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.herds import ALL_SEATS, OWN, SEAT_BITS
from dinotable.games.ciao_dino.board.sides import ROWS


def find_continents(board: Board) -> None:
    """All from scratch. The land is sorted, so each continent is met first at its lowest hex and last in its outermost
    ring."""
    ring, land, continent = board.grid.ring, board.land, board.continent
    size, top, tops, lowest = board.size, board.top, board.tops, board.lowest
    found = number_land(board)
    for c in range(max(found, board.continents)):
        size[c], top[c], tops[c], lowest[c] = 0, 0, 0, 0
    board.continents = found
    for k in range(board.tiles):
        hex = land[k]
        c = continent[hex]
        if size[c] == 0:
            lowest[c] = hex
        size[c] += 1
        if ring[hex] > top[c]:
            top[c] = ring[hex]
            tops[c] = 0
        tops[c] += 1


def number_land(board: Board) -> i64:
    """Numbers the continents; how many there are. Every tile takes the number of a lower neighbour, or a new one; where two
    numbers meet, the larger leads to the smaller. `lowest` holds for each number the one it leads to."""
    neighbours, shore, land, continent = board.grid.neighbours, board.shore, board.land, board.continent
    leads = board.lowest
    count: i64 = 0
    found: i64 = 0
    for k in range(board.tiles):
        hex = land[k]
        own: i64 = -1
        row = ROWS[shore[hex]]
        while row:
            beside = neighbours[hex * DIRECTIONS + (row & 7) - 1]
            row >>= 3
            if beside > hex or continent[beside] == own:
                continue
            other = continent[beside]
            while leads[other] != other:
                other = leads[other]
            if own < 0:
                own = other
            elif own != other:
                found -= 1
                if own < other:
                    leads[other] = own
                else:
                    leads[own] = other
                    own = other
        if own < 0:
            own = count
            leads[count] = count
            count += 1
            found += 1
        continent[hex] = own
    if found < count:
        close_gaps(board, count)
    return found


def close_gaps(board: Board, count: i64) -> None:
    """Some numbers lead to others: those that are left move up, in their order."""
    land, continent, leads = board.land, board.continent, board.lowest
    found: i64 = 0
    for c in range(count):
        if leads[c] == c:
            leads[c] = found
            found += 1
        else:
            # A smaller one, which has its new number already.
            leads[c] = leads[leads[c]]
    for k in range(board.tiles):
        continent[land[k]] = leads[continent[land[k]]]
    for c in range(found, count):
        leads[c] = 0


def shrinks(board: Board, c: i64, ring: i64) -> bool:
    """A continent loses a tile of a ring and stays in one piece; false if its outermost ring must be found anew."""
    if ring == board.top[c]:
        if board.tops[c] == 1:
            return False
        board.tops[c] -= 1
    board.size[c] -= 1
    return True


def joins_one(board: Board, hex: Hex) -> bool:
    """A new tile with its neighbours in one piece belongs to their continent; false if it founds one or renumbers them."""
    row = ROWS[board.shore[hex]]
    if row == 0:
        return False
    c = board.continent[board.grid.neighbours[hex * DIRECTIONS + (row & 7) - 1]]
    if hex < board.lowest[c]:
        return False
    ring = board.grid.ring[hex]
    board.continent[hex] = c
    board.size[c] += 1
    if ring > board.top[c]:
        board.top[c], board.tops[c] = ring, 0
    if ring == board.top[c]:
        board.tops[c] += 1
    return True


def continents_around(board: Board, hex: Hex) -> Mask:
    """The continents that touch a water hex."""
    neighbours, continent = board.grid.neighbours, board.continent
    row = ROWS[board.shore[hex]]
    found: Mask = 0
    while row:
        found |= BITS[continent[neighbours[hex * DIRECTIONS + (row & 7) - 1]]]
        row >>= 3
    return found


def presence(board: Board, seat: Seat) -> Mask:
    """The continents a seat stands on (CD5.2)."""
    land, herd, continent = board.land, board.herd, board.continent
    shift = seat * SEAT_BITS
    found: Mask = 0
    for k in range(board.tiles):
        hex = land[k]
        if herd[hex] >> shift & OWN:
            found |= BITS[continent[hex]]
    return found


def herd_on(board: Board, continent: i64) -> i64:
    """All dinosaurs on a continent's tiles, as one herd; swimmers do not count."""
    total: i64 = 0
    for k in range(board.tiles):
        hex = board.land[k]
        if board.continent[hex] == continent:
            total += board.herd[hex] & ALL_SEATS
    return total


def parts_without(board: Board, hex: Hex) -> list[list[int]]:
    """What is left of a continent without one tile: the hexes of each part, sorted, by lowest hex."""
    left: set[int] = set()
    for k in range(board.tiles):
        if board.continent[board.land[k]] == board.continent[hex] and board.land[k] != hex:
            left.add(board.land[k])
    parts: list[list[int]] = []
    while left:
        todo = [min(left)]
        left.discard(todo[0])
        part: list[int] = []
        while todo:
            here = todo.pop()
            part.append(here)
            for d in range(i64(DIRECTIONS)):
                beside: int = board.grid.neighbour(here, d)
                if beside in left:
                    left.discard(beside)
                    todo.append(beside)
        parts.append(sorted(part))
    return parts
