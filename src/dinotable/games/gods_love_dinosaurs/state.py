"""What there is: an ecosystem for each seat, and the table between them. Nothing is hidden but the order of the piles
(GD8.1), and a pile has no order here: chance draws from it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.hexes import DIRECTIONS, grid_of
from dinotable.core.ints import Hex, Mask, Seat
from dinotable.core.sink import Sink
from dinotable.core.state import State, View
from dinotable.games.gods_love_dinosaurs.actions import RINGS
from dinotable.games.gods_love_dinosaurs.box import BOX, TileBox
from dinotable.games.gods_love_dinosaurs.tiles import (
    BOARD_ROWS,
    COLUMNS,
    DINOSAUR,
    EAGLE,
    FROG,
    KINDS_OF_ANIMAL,
    KINDS_OF_TERRAIN,
    MOST_HEXES,
    RABBIT,
    RAT,
    TIGER,
)

# The phases, in the order of a turn.
CHOOSE_FIRST: Final = 0
FILL: Final = 1
TAKE_TILE: Final = 2
PLACE_TILE: Final = 3
END_TURN: Final = 4
BREEDING: Final = 5
PREDATORS: Final = 6
HATCHING: Final = 7
DINOSAURS: Final = 8
OVER: Final = 9
PHASES: Final = ["first", "fill", "take", "place", "placed", "breeding", "predators", "hatching", "dinosaurs", "over"]

NEST: Final = 0
"""The number of the nest mountain in every ecosystem."""
GRID: Final = grid_of(RINGS)

DIRECTION_TO: Final = vec[i64]([-1, 4, 5, 3, -1, 0, 2, 1, -1])
"""The direction of a neighbour, by 3 × its step in r plus its step in q, counted from the north-west."""


class Ecosystem:
    """One player's hexes, numbered in the order they were laid. Sets of them are masks.

    Copies of a table share it until one of them changes it (`Table.own`), and its land even then, until a tile is laid.
    """

    beside: ClassVar[list[str]] = ["is_shared", "is_land_shared", "is_known", "fed", "reached", "hatched", "starving"]
    """What is no data."""

    def __init__(
        self, box: TileBox, hexes: vec[i64], terrains: vec[i64], animals: vec[i64], near: vec[i64], beyond: vec[i64]
    ) -> None:
        self.box = box
        self.count: i64 = 0
        """How many hexes it has, 7 to 55."""
        self.hexes = hexes
        """Where each lies on the grid; −1 where there is none yet."""
        self.terrains = terrains
        """The set of hexes of each terrain."""
        self.animals = animals
        """The set of hexes with each species; no hex is in two (GD3.4)."""
        self.eggs: i64 = box.start_eggs
        self.waiting: i64 = 0
        """During an activation: the animals that are yet to act; for prey, all that were there at its start."""
        self.born: i64 = 0
        """During breeding: the hexes newborns were put on."""
        self.near = near
        """Derived: the set of neighbours of each hex."""
        self.beyond = beyond
        """Derived: six a hex, by direction, the neighbour's number or −1."""
        self.is_shared = False
        self.is_land_shared = False
        # Derived when somebody asks (`rules.reach`).
        self.is_known = False
        self.fed: i64 = 0
        """The dinosaurs that find food now."""
        self.reached: i64 = 0
        """The predators that some dinosaur can eat."""
        self.hatched: i64 = 0
        """The other predators that one hatched now could eat."""
        self.starving: i64 = 0
        """The predators that find no food now."""

    def copy(self) -> "Ecosystem":
        self.is_land_shared = True
        twin = Ecosystem(self.box, self.hexes, self.terrains, self.animals[:], self.near, self.beyond)
        twin.is_land_shared = True
        twin.count = self.count
        twin.eggs = self.eggs
        twin.waiting = self.waiting
        twin.born = self.born
        twin.is_known = self.is_known
        twin.fed, twin.reached, twin.hatched, twin.starving = self.fed, self.reached, self.hatched, self.starving
        return twin

    def own_land(self) -> None:
        """Before land is written into."""
        if self.is_land_shared:
            self.hexes, self.terrains, self.near, self.beyond = (
                self.hexes[:], self.terrains[:], self.near[:], self.beyond[:]
            )  # fmt: skip
            self.is_land_shared = False

    def put(self, sink: Sink) -> None:
        sink.put_list([self.count, self.eggs, self.waiting, self.born])
        sink.put_row(self.hexes)
        sink.put_row(self.terrains)
        sink.put_row(self.animals)

    def lay(self, place: Hex, terrain: i64) -> Hex:
        """Adds a hex of the grid; returns its number."""
        self.own_land()
        number = self.count
        self.hexes[number] = place
        self.terrains[terrain] |= BITS[number]
        self.count = number + 1
        self.join(number)
        return number

    def join(self, number: Hex) -> None:
        """Makes a hex and the earlier ones next to it known to each other."""
        hexes = self.hexes
        near = self.near
        beyond = self.beyond
        grid_q, grid_r = GRID.q, GRID.r
        q, r = grid_q[hexes[number]], grid_r[hexes[number]]
        for other in range(number):
            place = hexes[other]
            step_q = grid_q[place] - q
            step_r = grid_r[place] - r
            if -1 <= step_q <= 1 and -1 <= step_r <= 1 and step_q != step_r:
                direction = DIRECTION_TO[3 * step_r + step_q + 4]
                beyond[number * DIRECTIONS + direction] = other
                beyond[other * DIRECTIONS + (direction + 3) % DIRECTIONS] = number
                near[number] |= BITS[other]
                near[other] |= BITS[number]

    def rebuild(self) -> None:
        self.is_known = False
        self.own_land()
        for k in range(len(self.near)):
            self.near[k] = 0
        for k in range(len(self.beyond)):
            self.beyond[k] = -1
        for number in range(self.count):
            self.join(number)


def empty_ecosystem(box: TileBox = BOX) -> Ecosystem:
    return Ecosystem(
        box,
        vec[i64]([-1] * MOST_HEXES),
        vec[i64]([0] * KINDS_OF_TERRAIN),
        vec[i64]([0] * KINDS_OF_ANIMAL),
        vec[i64]([0] * MOST_HEXES),
        vec[i64]([-1] * (MOST_HEXES * DIRECTIONS)),
    )


def spread(near: vec[i64], places: Mask) -> Mask:
    """The set of hexes next to any of a set."""
    around: i64 = 0
    while places:
        around |= near[lowest(places)]
        places &= places - 1
    return around


def prey_in(ecosystem: Ecosystem) -> Mask:
    animals = ecosystem.animals
    return animals[FROG] | animals[RABBIT] | animals[RAT]


def predators_in(ecosystem: Ecosystem) -> Mask:
    animals = ecosystem.animals
    return animals[TIGER] | animals[EAGLE]


def occupied_in(ecosystem: Ecosystem) -> Mask:
    return prey_in(ecosystem) | predators_in(ecosystem) | ecosystem.animals[DINOSAUR]


def animal_on(ecosystem: Ecosystem, number: Hex) -> i64:
    """The species on a hex; −1: none."""
    for animal in range(i64(KINDS_OF_ANIMAL)):
        if ecosystem.animals[animal] & BITS[number]:
            return animal
    return -1


class Table:
    """All fields are public. Copies share rows (`core.rows`) and ecosystems."""

    def __init__(self, seats: i64, box: TileBox, is_printed: bool, of: "Table | None" = None) -> None:
        self.seats = seats
        self.box = box
        self.rows: i64 = box.rows[seats]
        """GD1.4: how many tiles a column holds, 1 to 3."""
        self.is_printed = is_printed
        """GD1.7: the supply is the printed one, and activations go one player after another."""
        self.phase: i64 = of.phase if of else i64(FILL)
        self.step: i64 = of.step if of else i64(0)
        """Counts steps that ended and draws of chance; only up."""
        self.first: i64 = of.first if of else i64(0)
        """GD2.3: the first player."""
        self.active: i64 = of.active if of else i64(0)
        """Whose turn it is; during an activation too."""
        self.marker: i64 = of.marker if of else box.marker
        """The column over the dinosaur marker."""
        self.board: vec[i64] = of.board if of else vec[i64]([-1] * (COLUMNS * BOARD_ROWS))
        """The tile on each place, column × 3 + row; −1: none."""
        self.fill: i64 = of.fill if of else i64(0)
        """The set of columns that are being filled."""
        self.taken: i64 = of.taken if of else i64(-1)
        """The tile the active player has taken and not yet placed; −1: none."""
        self.column: i64 = of.column if of else i64(-1)
        """The column it came from, until the turn ends; −1: none."""
        self.owing: i64 = of.owing if of else i64(0)
        """During an activation: the set of seats that owe a decision now."""
        self.ready: i64 = of.ready if of else i64(0)
        """Those of them who have only `done` left to say."""
        self.hatching: i64 = of.hatching if of else i64(0)
        """Those of them who have yet to decide about an egg (GD6.1)."""
        self.turns_taken: i64 = of.turns_taken if of else i64(0)
        """GD1.7: in an activation one after another, how many players are through with the present phase."""
        self.supply: vec[i64] = of.supply if of else vec[i64]([0] * KINDS_OF_ANIMAL)
        """Of each species, how many are left; all 0 when unlimited."""
        self.kinds: vec[i64] = of.kinds if of else vec[i64]([])
        """The kinds of tiles of all piles, pile after pile, in the box's order. Never changes."""
        self.piles: vec[i64] = of.piles if of else vec[i64]([])
        """The pile of each kind, 0 to 3. Never changes."""
        self.begins: vec[i64] = of.begins if of else vec[i64]([])
        """Derived: where each pile begins among the kinds, and where the last one ends. Never changes."""
        self.left: vec[i64] = of.left if of else vec[i64]([])
        """How many of each kind are left in its pile."""
        self.sizes: vec[i64] = of.sizes if of else vec[i64]([0] * 4)
        """How many tiles each pile has left."""
        self.ecosystems: list[Ecosystem] = list(of.ecosystems) if of else []

    def copy(self) -> "Table":
        for ecosystem in self.ecosystems:
            ecosystem.is_shared = True
        return Table(self.seats, self.box, self.is_printed, self)

    def own(self, seat: Seat) -> Ecosystem:
        """A seat's ecosystem, to be changed. Who writes into one must have got it from here."""
        ecosystem = self._unshared(seat)
        ecosystem.is_known = False
        return ecosystem

    def await_animals(self, seat: Seat, waiting: Mask) -> None:
        """Sets which of a seat's animals are yet to act, with no newborns. Who can eat whom stays as it is."""
        ecosystem = self.ecosystems[seat]
        if ecosystem.waiting != waiting or ecosystem.born:
            ecosystem = self._unshared(seat)
            ecosystem.waiting = waiting
            ecosystem.born = 0

    def _unshared(self, seat: Seat) -> Ecosystem:
        ecosystem = self.ecosystems[seat]
        if ecosystem.is_shared:
            ecosystem = ecosystem.copy()
            self.ecosystems[seat] = ecosystem
        return ecosystem

    def put(self, sink: Sink) -> None:
        if self.box.changed:
            # Left out with the usual box, so that the hashes of its recorded games stay what they are.
            sink.put_text(self.box.text)
        sink.put_list([self.seats, self.rows, int(self.is_printed), self.phase, self.step, self.first, self.active])
        sink.put_list([self.marker, self.fill, self.taken, self.column, self.owing, self.ready, self.hatching])
        sink.put(self.turns_taken)
        for row in (self.board, self.supply, self.kinds, self.piles, self.left, self.sizes):
            sink.put_row(row)
        for ecosystem in self.ecosystems:
            ecosystem.put(sink)

    def put_derived(self, sink: Sink) -> None:
        sink.put_row(self.begins)
        for ecosystem in self.ecosystems:
            sink.put_row(ecosystem.near)
            sink.put_row(ecosystem.beyond)


class GodsLoveDinosaurs(State):
    def __init__(self, table: Table) -> None:
        self.table = table

    def copy(self) -> "GodsLoveDinosaurs":
        return GodsLoveDinosaurs(self.table.copy())

    def put(self, sink: Sink) -> None:
        self.table.put(sink)

    def put_derived(self, sink: Sink) -> None:
        self.table.put_derived(sink)

    def rebuild(self) -> None:
        for seat in range(self.table.seats):
            self.table.own(seat).rebuild()


class GodsLoveDinosaursView(View):
    """GD8.1: all of the table."""

    def __init__(self, seat: Seat, table: Table) -> None:
        self.seat = seat
        self.table = table

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.table.put(sink)
        self.table.put_derived(sink)
