"""The board: tiles and dinosaurs by hex, and what is worked out from them for speed.

Dinosaurs belong to a hex, not to a tile: those in a water hex are swimmers. So a tile that leaves makes swimmers (CD5.8)
and a tile that comes lifts them (CD5.9) without anybody being moved, and who has bred stays known (CD6.7).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS, Grid, grid_of
from dinotable.core.sink import Sink
from dinotable.games.ciao_dino.box import CAPACITY, MOST_TILES, VOLCANO, WATER

FIRST_RINGS: Final = 15
"""Most games stay within; a board that walks out farther grows."""
MARGIN: Final = 2
"""Rings of water that a grid has at least beyond the land, so that every hex looked at has its neighbours."""
MOST_AFLOAT: Final = 75
SIDES: Final = vec[i64]([1, 2, 4, 8, 16, 32])
"""A bit for each direction."""
BRED: Final = 1048576
"""In a herd: one dinosaur of the seat whose turn it is that cannot breed any more this turn (CD6.7)."""
ONE: Final = vec[i64]([1, 16, 256, 4096, 65536])
"""In a herd: one dinosaur of each seat."""


def count_runs(sides: int) -> int:
    """How many pieces a set of directions has, going around."""
    return sum(sides >> d & 1 and not sides >> (d + 1) % 6 & 1 for d in range(6))


RUNS: Final = vec[i64]([count_runs(sides) for sides in range(64)])


def herd_of(herd: i64, seat: i64) -> i64:
    """A seat's dinosaurs in a herd."""
    return herd >> seat * 4 & 15


def bred_of(herd: i64) -> i64:
    """In a herd: how many of the seat whose turn it is have bred, or were born, this turn."""
    return herd >> 20


def total_of(herd: i64) -> i64:
    """All dinosaurs in a herd."""
    return (herd & 15) + (herd >> 4 & 15) + (herd >> 8 & 15) + (herd >> 12 & 15) + (herd >> 16 & 15)


class Board:
    def __init__(self, of: "Board | None" = None) -> None:
        self.grid: Grid = of.grid if of else grid_of(FIRST_RINGS)
        count = self.grid.count
        self.terrain: vec[i64] = of.terrain[:] if of else vec[i64]([WATER] * count)
        self.herd: vec[i64] = of.herd[:] if of else vec[i64]([0] * count)
        """By hex, dinosaurs: four bits a seat (`ONE`), then how many have bred this turn (`BRED`)."""
        # Derived, by hex.
        self.room: vec[i64] = of.room[:] if of else vec[i64]([0] * count)
        """How many more the hex can take; below 0 when over capacity, 0 on water."""
        self.shore: vec[i64] = of.shore[:] if of else vec[i64]([0] * count)
        """The set of directions (`SIDES`) in which land lies."""
        self.lake: vec[i64] = of.lake[:] if of else vec[i64]([0] * count)
        """1 for water enclosed by land."""
        self.continent: vec[i64] = of.continent[:] if of else vec[i64]([-1] * count)
        """Continents are numbered by their lowest hex, so the original one is 0; −1 on water."""
        # Derived lists, with zeros after what they hold.
        self.land: vec[i64] = of.land[:] if of else vec[i64]([0] * (MOST_TILES + 1))
        """The hexes with a tile, sorted."""
        self.tiles: i64 = of.tiles if of else 0
        self.afloat: vec[i64] = of.afloat[:] if of else vec[i64]([0] * MOST_AFLOAT)
        """The hexes with swimmers, sorted."""
        self.floats: i64 = of.floats if of else 0
        self.lakes: i64 = of.lakes if of else 0
        """How many hexes are lake."""
        self.continents: i64 = of.continents if of else 0
        self.size: vec[i64] = of.size[:] if of else vec[i64]([0] * (MOST_TILES + 1))
        """By continent: its tiles."""
        self.top: vec[i64] = of.top[:] if of else vec[i64]([0] * (MOST_TILES + 1))
        """By continent: its outermost ring."""
        self.tops: vec[i64] = of.tops[:] if of else vec[i64]([0] * (MOST_TILES + 1))
        """By continent: how many tiles lie in that ring."""
        self.lowest: vec[i64] = of.lowest[:] if of else vec[i64]([0] * (MOST_TILES + 1))
        """By continent: its lowest hex."""
        if of is None:
            lay_tile(self, 0, VOLCANO)

    def copy(self) -> "Board":
        return Board(self)

    def put(self, sink: Sink) -> None:
        # Only as far out as anything lies, so that equal boards are equal whatever grid they have grown.
        end = self.grid.count
        while end and self.terrain[end - 1] == WATER and self.herd[end - 1] == 0:
            end -= 1
        sink.put(end)
        for hex in range(end):
            sink.put(self.terrain[hex])
            sink.put(self.herd[hex])

    def put_derived(self, sink: Sink) -> None:
        for row in (self.room, self.shore, self.lake, self.continent):
            sink.put_row(row)
        for row in (self.land, self.afloat, self.size, self.top, self.tops, self.lowest):
            sink.put_row(row)
        for count in (self.tiles, self.floats, self.lakes, self.continents):
            sink.put(count)

    def rebuild(self) -> None:
        """All derived data from scratch."""
        count = self.grid.count
        self.room = vec[i64]([0] * count)
        self.shore = vec[i64]([0] * count)
        self.continent = vec[i64]([-1] * count)
        self.land = vec[i64]([0] * len(self.land))
        self.afloat = vec[i64]([0] * len(self.afloat))
        self.tiles, self.floats = 0, 0
        for hex in range(count):
            if self.terrain[hex] != WATER:
                self.land[self.tiles] = hex
                self.tiles += 1
                self.room[hex] = CAPACITY[self.terrain[hex]] - total_of(self.herd[hex])
                mark_shore(self, hex, True)
            elif self.herd[hex]:
                self.afloat[self.floats] = hex
                self.floats += 1
        find_lakes(self)
        find_continents(self)


def outer_ring(board: Board) -> i64:
    """The outermost ring with land."""
    return board.grid.ring[board.land[board.tiles - 1]]


def is_sea(board: Board, hex: i64) -> bool:
    return board.terrain[hex] == WATER and board.lake[hex] == 0


def touches_sea(board: Board, hex: i64) -> bool:
    """CD5.1. Around a hex, whatever is neither land nor lake is sea."""
    shore = board.shore[hex]
    if shore == 63:
        return False
    if board.lakes == 0:
        return True
    neighbours, lake = board.grid.neighbours, board.lake
    for d in range(i64(DIRECTIONS)):
        if not shore & SIDES[d] and lake[neighbours[hex * DIRECTIONS + d]] == 0:
            return True
    return False


def stands(board: Board, seat: i64) -> bool:
    """Whether a seat has a dinosaur on land."""
    land, herd = board.land, board.herd
    for k in range(board.tiles):
        if herd_of(herd[land[k]], seat):
            return True
    return False


# Dinosaurs.


def arrive(board: Board, hex: i64, seat: i64, count: i64, bred: i64) -> None:
    """Dinosaurs of a seat come to a land hex; `bred` of them cannot breed any more this turn."""
    board.herd[hex] += count * ONE[seat] + bred * BRED
    board.room[hex] -= count


def leave(board: Board, hex: i64, seat: i64, count: i64, bred: i64) -> None:
    """Dinosaurs of a seat leave a land or water hex."""
    board.herd[hex] -= count * ONE[seat] + bred * BRED
    if board.terrain[hex] != WATER:
        board.room[hex] += count
    elif board.herd[hex] == 0:
        board.floats = remove(board.afloat, board.floats, hex)


# Tiles.


def take_tile(board: Board, hex: i64) -> None:
    """A tile that touches the sea is taken up: whoever stood on it swims (CD5.8)."""
    c = board.continent[hex]
    board.terrain[hex] = WATER
    board.room[hex] = 0
    board.continent[hex] = -1
    mark_shore(board, hex, False)
    board.tiles = remove(board.land, board.tiles, hex)
    if board.herd[hex]:
        board.floats = insert(board.afloat, board.floats, hex)
    if board.lakes:
        open_lakes(board, hex)
    # Neighbours all in one piece hold together without it; the numbers of the continents stay if it was not a lowest hex.
    if RUNS[board.shore[hex]] == 1 and hex != board.lowest[c] and shrinks(board, c, board.grid.ring[hex]):
        return
    find_continents(board)


def lay_tile(board: Board, hex: i64, terrain: i64) -> None:
    """A tile comes to lie on a sea hex: whoever swims there is lifted (CD5.9)."""
    if board.grid.ring[hex] + MARGIN > board.grid.rings:
        grow(board)
    board.terrain[hex] = terrain
    board.room[hex] = CAPACITY[terrain] - total_of(board.herd[hex])
    mark_shore(board, hex, True)
    board.tiles = insert(board.land, board.tiles, hex)
    if board.herd[hex]:
        board.floats = remove(board.afloat, board.floats, hex)
    # The sea around the tile stays in one piece unless land lies around it in several.
    if RUNS[board.shore[hex]] > 1:
        for d in range(i64(DIRECTIONS)):
            beside = board.grid.neighbour(hex, d)
            if is_sea(board, beside):
                close_lake(board, beside)
    elif joins_one(board, hex):
        return
    find_continents(board)


def shrinks(board: Board, c: i64, ring: i64) -> bool:
    """A continent loses a tile of a ring and stays in one piece; false if its outermost ring must be found anew."""
    if ring == board.top[c]:
        if board.tops[c] == 1:
            return False
        board.tops[c] -= 1
    board.size[c] -= 1
    return True


def joins_one(board: Board, hex: i64) -> bool:
    """A new tile with its neighbours in one piece belongs to their continent; false if it founds one or renumbers them."""
    shore = board.shore[hex]
    d: i64 = 0
    while d < DIRECTIONS and not shore & SIDES[d]:
        d += 1
    if d == DIRECTIONS:
        return False
    c = board.continent[board.grid.neighbour(hex, d)]
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


def insert(row: vec[i64], count: i64, item: i64) -> i64:
    """Into a sorted list; its new count."""
    k = count
    while k and row[k - 1] > item:
        row[k] = row[k - 1]
        k -= 1
    row[k] = item
    return count + 1


def remove(row: vec[i64], count: i64, item: i64) -> i64:
    """From a sorted list; its new count."""
    k: i64 = 0
    while row[k] != item:
        k += 1
    while k < count - 1:
        row[k] = row[k + 1]
        k += 1
    row[k] = 0
    return count - 1


def mark_shore(board: Board, hex: i64, land: bool) -> None:
    neighbours, shore = board.grid.neighbours, board.shore
    for d in range(i64(DIRECTIONS)):
        side = SIDES[(d + 3) % DIRECTIONS]
        beside = neighbours[hex * DIRECTIONS + d]
        shore[beside] = shore[beside] | side if land else shore[beside] & ~side


def grow(board: Board) -> None:
    """A larger grid; the numbers of the hexes stay."""
    board.grid = grid_of(board.grid.rings + 10)
    count = board.grid.count
    board.terrain = longer(board.terrain, count, WATER)
    board.herd = longer(board.herd, count, 0)
    board.room = longer(board.room, count, 0)
    board.shore = longer(board.shore, count, 0)
    board.lake = longer(board.lake, count, 0)
    board.continent = longer(board.continent, count, -1)


def longer(row: vec[i64], count: i64, fill: i64) -> vec[i64]:
    out = vec[i64]([fill] * count)
    for k in range(len(row)):
        out[k] = row[k]
    return out


# Sea, lakes and continents.


def close_lake(board: Board, start: i64) -> None:
    """Marks the water around a sea hex as lake if no way leads out of it (CD1.4)."""
    neighbours, ring = board.grid.neighbours, board.grid.ring
    terrain, lake = board.terrain, board.lake
    outer = outer_ring(board)
    found = Buffer()
    found.add(start)
    lake[start] = 1
    at: i64 = 0
    while at < found.count:
        hex = found.items[at]
        at += 1
        if ring[hex] > outer:
            for k in range(found.count):
                lake[found.items[k]] = 0
            return
        for d in range(i64(DIRECTIONS)):
            beside = neighbours[hex * DIRECTIONS + d]
            if terrain[beside] == WATER and lake[beside] == 0:
                lake[beside] = 1
                found.add(beside)
    board.lakes += found.count


def open_lakes(board: Board, hex: i64) -> None:
    """The lakes beside a hex that has become sea are sea now."""
    neighbours, lake = board.grid.neighbours, board.lake
    found = Buffer()
    found.add(hex)
    at: i64 = 0
    while at < found.count:
        at += 1
        for d in range(i64(DIRECTIONS)):
            beside = neighbours[found.items[at - 1] * DIRECTIONS + d]
            if lake[beside]:
                lake[beside] = 0
                found.add(beside)
    board.lakes -= found.count - 1


def find_lakes(board: Board) -> None:
    """From scratch: all water among the land is lake, until the sea around it comes in."""
    board.lake = vec[i64]([0] * board.grid.count)
    board.lakes = 0
    ring, outer = board.grid.ring, outer_ring(board)
    hex: i64 = 0
    while ring[hex] <= outer:
        if board.terrain[hex] == WATER:
            board.lake[hex] = 1
            board.lakes += 1
        hex += 1
    while ring[hex] == outer + 1:
        open_lakes(board, hex)
        hex += 1


def find_continents(board: Board) -> None:
    """CD1.5. The land is sorted, so each continent is met first at its lowest hex and last in its outermost ring."""
    neighbours, ring, shore = board.grid.neighbours, board.grid.ring, board.shore
    land, continent = board.land, board.continent
    size, top, tops, lowest = board.size, board.top, board.tops, board.lowest
    tiles = board.tiles
    for k in range(tiles):
        continent[land[k]] = -1
    todo = vec[i64]([0] * (MOST_TILES + 1))
    found: i64 = 0
    for k in range(tiles):
        hex = land[k]
        if continent[hex] < 0:
            continent[hex] = found
            size[found], top[found], tops[found], lowest[found] = 0, 0, 0, hex
            todo[0] = hex
            count: i64 = 1
            while count:
                count -= 1
                here = todo[count]
                sides = shore[here]
                for d in range(i64(DIRECTIONS)):
                    if sides & SIDES[d]:
                        beside = neighbours[here * DIRECTIONS + d]
                        if continent[beside] < 0:
                            continent[beside] = found
                            todo[count] = beside
                            count += 1
            found += 1
        c = continent[hex]
        size[c] += 1
        if ring[hex] > top[c]:
            top[c] = ring[hex]
            tops[c] = 0
        tops[c] += 1
    for gone in range(found, board.continents):
        size[gone], top[gone], tops[gone], lowest[gone] = 0, 0, 0, 0
    board.continents = found


# For people.


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
            if board.lake[hex]:
                found.add(hex)
    return sorted(found)


def part_sizes(board: Board, hex: i64) -> list[int]:
    """The sizes of what is left of a continent without one tile, by lowest hex."""
    left: set[int] = set()
    for k in range(board.tiles):
        if board.continent[board.land[k]] == board.continent[hex] and board.land[k] != hex:
            left.add(board.land[k])
    sizes: list[int] = []
    while left:
        start = min(left)
        left.discard(start)
        todo = [start]
        size = 0
        while todo:
            here = todo.pop()
            size += 1
            for d in range(i64(DIRECTIONS)):
                beside: int = board.grid.neighbour(here, d)
                if beside in left:
                    left.discard(beside)
                    todo.append(beside)
        sizes.append(size)
    return sizes
