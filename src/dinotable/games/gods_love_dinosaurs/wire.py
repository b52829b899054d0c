"""A view as it crosses the wire. Species, terrains and phases are words; hexes of an ecosystem go by their number."""

from functools import lru_cache
from typing import Literal, cast

from dinotable.core.bits import BITS, members_of
from dinotable.core.hexes import name_of
from dinotable.core.seats import seats_in
from dinotable.core.wire import Wire
from dinotable.games.gods_love_dinosaurs.actions import ANIMALS
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.state import GRID, PHASES, Ecosystem, GodsLoveDinosaursView, Table, animal_on
from dinotable.games.gods_love_dinosaurs.tiles import (  # fmt: skip
    BOARD_ROWS,
    COLUMNS,
    LETTERS,
    NO_ICON,
    SPECIES,
    TERRAINS,
    first_of,
    icon_of,
    second_of,
    tile_text,
)

Phase = Literal["first", "fill", "take", "place", "placed", "breeding", "predators", "hatching", "dinosaurs", "over"]
Species = Literal["frog", "rabbit", "rat", "tiger", "eagle"]
Animal = Literal["frog", "rabbit", "rat", "tiger", "eagle", "dinosaur"]
Terrain = Literal["lake", "forest", "field", "wild", "mountain"]


class Tile(Wire, frozen=True):
    tile: str
    """As the box writes it, such as `Rt:F+L`."""
    icon: Species | None
    first: Terrain
    """Of the hex that carries the icon."""
    second: Terrain


class Column(Wire, frozen=True):
    species: Species
    tiles: tuple[Tile | None, ...]
    """By row; rows are fixed places (GD1.4)."""


class Place(Wire, frozen=True):
    number: int
    """Hexes are numbered in the order they were laid; 0 is the nest."""
    hex: str
    """As `ring.place`."""
    q: int
    r: int
    terrain: Terrain
    animal: Animal | None


class EcosystemView(Wire, frozen=True):
    eggs: int
    points: int
    """As they stand (GD7.1)."""
    hexes: tuple[Place, ...]
    """By number."""
    waiting: tuple[int, ...]
    """During an activation: the hexes whose animals are yet to act; of prey, all parents."""
    born: tuple[int, ...]
    """During breeding: the hexes of newborns."""


class Supply(Wire, frozen=True):
    frog: int
    rabbit: int
    rat: int
    tiger: int
    eagle: int
    dinosaur: int


class Steps(Wire, frozen=True):
    tiger: int
    eagle: int
    dinosaur: int


class Shared(Wire, frozen=True):
    phase: Phase
    step: int
    first: int
    """The first player (GD2.3)."""
    active: int
    """Whose turn it is; during an activation too."""
    marker: Species
    """The column over the dinosaur marker."""
    columns: tuple[Column, ...]
    fill: tuple[Species, ...]
    """The columns that are being filled."""
    taken: Tile | None
    """The tile that was taken and is not yet placed."""
    column: Species | None
    """The column it came from, until the turn ends."""
    owing: tuple[int, ...]
    """During an activation: the seats that owe a decision."""
    ready: tuple[int, ...]
    """Those of them who have only `done` left to say."""
    hatching: tuple[int, ...]
    """Those of them who have yet to decide about an egg (GD6.1)."""
    turns_taken: int
    """With the printed supply: how many players are through with the present phase (GD1.7)."""
    steps: Steps
    """GD5.2, GD6.2: how many each takes at most."""
    hatching_eggs: int
    """GD6.1: what a new dinosaur costs."""
    supply: Supply | None
    """Animals left; null when unlimited."""
    piles: dict[str, dict[str, int]]
    """By letter: how many of each tile are left, which all can count (GD8.1)."""
    ecosystems: tuple[EcosystemView, ...]
    """By seat."""


class Own(Wire, frozen=True):
    seat: int
    """−1: a spectator."""


def wire_shared(view: GodsLoveDinosaursView) -> Shared:
    table = view.table
    return Shared(
        phase=cast(Phase, PHASES[table.phase]),
        step=table.step,
        first=table.first,
        active=table.active,
        marker=species_word(table.marker),
        columns=tuple(column_of(table, column) for column in range(COLUMNS)),
        fill=tuple(species_word(column) for column in members_of(table.fill)),
        taken=None if table.taken < 0 else wire_tile(table.taken),
        column=None if table.column < 0 else species_word(table.column),
        owing=tuple(seats_in(table.owing)),
        ready=tuple(seats_in(table.ready)),
        hatching=tuple(seats_in(table.hatching)),
        turns_taken=table.turns_taken,
        steps=Steps(table.box.tiger_steps, table.box.eagle_steps, table.box.dinosaur_steps),
        hatching_eggs=table.box.hatching_eggs,
        supply=Supply(*table.supply) if table.is_printed else None,
        piles={letter: pile_of(table, pile) for pile, letter in enumerate(LETTERS)},
        ecosystems=tuple(ecosystem_of(table, seat) for seat in range(table.seats)),
    )


def wire_own(view: GodsLoveDinosaursView) -> Own:
    return Own(seat=view.seat)


def species_word(species: int) -> Species:
    return cast(Species, SPECIES[species])


def terrain_word(terrain: int) -> Terrain:
    return cast(Terrain, TERRAINS[terrain])


@lru_cache(1000)
def wire_tile(tile: int) -> Tile:
    icon = icon_of(tile)
    return Tile(
        tile=tile_text(tile),
        icon=None if icon == NO_ICON else species_word(icon),
        first=terrain_word(first_of(tile)),
        second=terrain_word(second_of(tile)),
    )


def column_of(table: Table, column: int) -> Column:
    tiles = [table.board[column * BOARD_ROWS + row] for row in range(table.rows)]
    return Column(species_word(column), tuple(None if tile < 0 else wire_tile(tile) for tile in tiles))


def pile_of(table: Table, pile: int) -> dict[str, int]:
    kinds = [k for k in range(len(table.kinds)) if table.piles[k] == pile]
    return {wire_tile(table.kinds[k]).tile: table.left[k] for k in kinds}


def ecosystem_of(table: Table, seat: int) -> EcosystemView:
    ecosystem = table.ecosystems[seat]
    return EcosystemView(
        eggs=ecosystem.eggs,
        points=points_of(table, seat),
        hexes=tuple(hex_of(ecosystem, number) for number in range(ecosystem.count)),
        waiting=tuple(members_of(ecosystem.waiting)),
        born=tuple(members_of(ecosystem.born)),
    )


def hex_of(ecosystem: Ecosystem, number: int) -> Place:
    terrain = 0
    while not ecosystem.terrains[terrain] & BITS[number]:
        terrain += 1
    return wire_place(number, ecosystem.hexes[number], terrain, animal_on(ecosystem, number))


@lru_cache(10_000)
def wire_place(number: int, place: int, terrain: int, animal: int) -> Place:
    """From one move to the next few hexes change: what is said of each is kept, and shared by all that say the same."""
    return Place(
        number=number,
        hex=name_of(place),
        q=GRID.q[place],
        r=GRID.r[place],
        terrain=terrain_word(terrain),
        animal=None if animal < 0 else cast(Animal, ANIMALS[animal]),
    )
