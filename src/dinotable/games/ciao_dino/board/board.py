"""What lies where. All data; `rebuild` in `tiles` makes what is derived."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.hexes import Grid, grid_of
from dinotable.core.ints import Hex
from dinotable.core.sink import Sink
from dinotable.games.ciao_dino.box import WATER, CiaoDinoBox

FIRST_RINGS: Final = 6
"""CD1.1: the board has no edge: it starts small, so that copies are cheap, and grows. CD1.6: a ring is a distance from the
volcano."""
MORE_THAN_15: Final = 17318416
"""In a herd: the highest bit of each seat."""
SEA: Final = -1
LAKE: Final = -2
"""CD1.4: what water is, in place of a continent's number."""


class Board:
    """Copies share all rows until one of them changes the land (`own_land`) or moves dinosaurs (`own_herds`); the list of
    swimmers is replaced whenever it changes."""

    beside: ClassVar[list[str]] = ["is_land_shared", "are_herds_shared", "was_land_shared", "were_herds_shared"]
    """What is no data."""

    def __init__(self, box: CiaoDinoBox, of: "Board | None" = None) -> None:
        self.box = box
        self.grid: Grid = of.grid if of else grid_of(FIRST_RINGS)
        count = self.grid.count
        self.terrain: vec[i64] = of.terrain if of else vec[i64]([WATER] * count)
        self.herd: vec[i64] = of.herd if of else vec[i64]([0] * count)
        """By hex, dinosaurs: five bits a seat (`herds.ONE`), then how many have bred this turn (`herds.BRED`)."""
        # Derived, by hex.
        self.room: vec[i64] = of.room if of else vec[i64]([0] * count)
        """How many more the hex can take; below 0 when over capacity, 0 on water."""
        self.shore: vec[i64] = of.shore if of else vec[i64]([0] * count)
        """The mask of directions (`sides`) in which land lies."""
        self.continent: vec[i64] = of.continent if of else vec[i64]([SEA] * count)
        """Continents are numbered by their lowest hex, so the original one is 0 (CD1.5); SEA or LAKE on water."""
        # Derived lists, with zeros after what they hold.
        self.land: vec[i64] = of.land if of else vec[i64]([0] * box.most_tiles)
        """The hexes with a tile, sorted."""
        self.tiles: i64 = of.tiles if of else i64(0)
        self.afloat: vec[i64] = of.afloat if of else vec[i64]([0] * box.most_afloat)
        """The hexes with swimmers, sorted."""
        self.floats: i64 = of.floats if of else i64(0)
        self.lakes: i64 = of.lakes if of else i64(0)
        """How many hexes are lake."""
        self.continents: i64 = of.continents if of else i64(0)
        self.size: vec[i64] = of.size if of else vec[i64]([0] * box.most_tiles)
        """By continent: its tiles."""
        self.top: vec[i64] = of.top if of else vec[i64]([0] * box.most_tiles)
        """By continent: its outermost ring."""
        self.tops: vec[i64] = of.tops if of else vec[i64]([0] * box.most_tiles)
        """By continent: how many tiles lie in that ring."""
        self.lowest: vec[i64] = of.lowest if of else vec[i64]([0] * box.most_tiles)
        """By continent: its lowest hex."""
        self.is_land_shared = of is not None
        """All rows but those below."""
        self.are_herds_shared = of is not None
        """`herd` and `room`."""
        self.was_land_shared = self.were_herds_shared = True
        """Before the latest copy."""

    def copy(self) -> "Board":
        self.was_land_shared, self.were_herds_shared = self.is_land_shared, self.are_herds_shared
        self.is_land_shared = self.are_herds_shared = True
        return Board(self.box, self)

    def part_from(self, twin: "Board") -> None:
        """As `State.part_from`."""
        if not twin.is_land_shared:
            self.is_land_shared = self.was_land_shared
        if not twin.are_herds_shared:
            self.are_herds_shared = self.were_herds_shared

    def own_land(self) -> None:
        """Before land is written into."""
        if self.is_land_shared:
            self.terrain, self.shore, self.continent, self.land = (
                self.terrain[:], self.shore[:], self.continent[:], self.land[:]
            )  # fmt: skip
            self.size, self.top, self.tops, self.lowest = self.size[:], self.top[:], self.tops[:], self.lowest[:]
            self.is_land_shared = False

    def own_herds(self) -> None:
        """Before herds or room are written into."""
        if self.are_herds_shared:
            self.herd, self.room = self.herd[:], self.room[:]
            self.are_herds_shared = False

    def swim(self, hex: Hex) -> None:
        """A hex gets its first swimmers."""
        self.afloat = self.afloat[:]
        self.floats = insert(self.afloat, self.floats, hex)

    def dry(self, hex: Hex) -> None:
        """A hex has no swimmers left."""
        self.afloat = self.afloat[:]
        self.floats = remove(self.afloat, self.floats, hex)

    def put(self, sink: Sink) -> None:
        # Only as far out as anything lies, so that equal boards are equal whatever grid they have grown.
        end = self.grid.count
        while end and self.terrain[end - 1] == WATER and self.herd[end - 1] == 0:
            end -= 1
        sink.put(end)
        for hex in range(end):
            sink.put(self.terrain[hex])
            sink.put(herd_number(self.herd[hex]))

    def put_derived(self, sink: Sink) -> None:
        for row in (self.room, self.shore, self.continent):
            sink.put_row(row)
        for row in (self.land, self.afloat, self.size, self.top, self.tops, self.lowest):
            sink.put_row(row)
        for count in (self.tiles, self.floats, self.lakes, self.continents):
            sink.put(count)


def herd_number(herd: i64) -> i64:
    """A herd as hashes have always counted it, in four bits a seat; below 0 where a seat has more than 15."""
    if herd & MORE_THAN_15:
        return -herd
    return (
        (herd & 15) + (herd >> 1 & 240) + (herd >> 2 & 3840) + (herd >> 3 & 61440) + (herd >> 4 & 983040)
        + (herd >> 25 << 20)
    )  # fmt: skip


def outer_ring(board: Board) -> i64:
    """The outermost ring with land."""
    return board.grid.ring[board.land[board.tiles - 1]]


# Sorted lists.


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
