"""What a good player would work out: what each species would do if it acted now, and what a take sets off."""

from dinotable.core.bits import members_of, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.gods_love_dinosaurs.actions import HUNT
from dinotable.games.gods_love_dinosaurs.rules.breeding import most_newborns
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import dinosaur_hunts, food_of_dinosaur
from dinotable.games.gods_love_dinosaurs.rules.hatching import can_hatch
from dinotable.games.gods_love_dinosaurs.rules.predators import food_of
from dinotable.games.gods_love_dinosaurs.rules.refill import is_empty, tiles_left
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.state import Ecosystem, GodsLoveDinosaursView, Table, predators_in
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, COLUMNS, DINOSAUR, EAGLE, FROG, RABBIT, RAT, TIGER
from dinotable.games.gods_love_dinosaurs.wire import Species, species_word


class ColumnFacts(Wire, frozen=True):
    species: Species
    tiles: int
    """Left in the column."""
    take_wakes: bool
    """Whether taking a tile empties the column and so wakes its species (GD3.3)."""
    take_wakes_dinosaurs: bool
    has_marker: bool


class Newborns(Wire, frozen=True):
    """At most, if the species acted now."""

    frog: int
    rabbit: int
    rat: int


class PredatorFacts(Wire, frozen=True):
    hex: int
    food: tuple[int, ...]
    """The prey it could end on as things stand."""
    starves: bool


class DinosaurFacts(Wire, frozen=True):
    hex: int
    food: tuple[int, ...]
    """The animals it could eat and still be home."""
    starves: bool
    eggs: int
    """The most that one hunt of it gives."""
    hunts: int
    """How many different hunts it has."""


class EcosystemFacts(Wire, frozen=True):
    newborns: Newborns
    tiger: tuple[PredatorFacts, ...]
    eagle: tuple[PredatorFacts, ...]
    dinosaur: tuple[DinosaurFacts, ...]
    can_hatch: bool


class Facts(AnyFacts, frozen=True):
    columns: tuple[ColumnFacts, ...]
    tiles_left: int
    """In all piles."""
    wanted_by_next_refill: int
    """Tiles for the columns that are empty now, and the marker's (GD6.7)."""
    ends_with_dinosaurs: bool
    """Whether the dinosaurs, if they acted now, would end the game."""
    ecosystem_by_seat: tuple[EcosystemFacts, ...]


def facts(view: GodsLoveDinosaursView) -> Facts:
    table = view.table
    wanted, left = wanted_tiles(table), tiles_left(table)
    return Facts(
        points_by_seat=tuple(points_of(table, seat) for seat in range(table.seats)),
        is_out=(False,) * table.seats,
        columns=tuple(column_facts(table, column) for column in range(COLUMNS)),
        tiles_left=left,
        wanted_by_next_refill=wanted,
        ends_with_dinosaurs=wanted > left,
        ecosystem_by_seat=tuple(ecosystem_facts(table, seat) for seat in range(table.seats)),
    )


def column_facts(table: Table, column: int) -> ColumnFacts:
    left = sum(table.board[column * BOARD_ROWS + row] >= 0 for row in range(table.rows))
    has_marker = table.marker == column
    return ColumnFacts(species_word(column), left, left == 1, left == 1 and has_marker, has_marker)


def wanted_tiles(table: Table) -> int:
    empty = sum(is_empty(table, column) or column == table.marker for column in range(COLUMNS))
    return empty * table.rows


def ecosystem_facts(table: Table, seat: int) -> EcosystemFacts:
    ecosystem = table.ecosystems[seat]
    return EcosystemFacts(
        newborns=Newborns(*[most_newborns(ecosystem, prey) for prey in (FROG, RABBIT, RAT)]),
        tiger=predator_facts(ecosystem, TIGER),
        eagle=predator_facts(ecosystem, EAGLE),
        dinosaur=tuple(dinosaur_facts(ecosystem, start) for start in members_of(ecosystem.animals[DINOSAUR])),
        can_hatch=can_hatch(table, seat),
    )


def predator_facts(ecosystem: Ecosystem, species: int) -> tuple[PredatorFacts, ...]:
    blocked = predators_in(ecosystem) | ecosystem.animals[DINOSAUR]
    starts = members_of(ecosystem.animals[species])
    foods = [food_of(ecosystem, species, start, blocked) for start in starts]
    return tuple(
        PredatorFacts(start, tuple(members_of(food)), food == 0) for start, food in zip(starts, foods, strict=True)
    )


def dinosaur_facts(ecosystem: Ecosystem, start: int) -> DinosaurFacts:
    food = food_of_dinosaur(ecosystem, start)
    hunts = Buffer()
    dinosaur_hunts(ecosystem, start, hunts)
    eggs = [eggs_of(ecosystem, HUNT.eaten(hunt)) for hunt in hunts]
    return DinosaurFacts(start, tuple(members_of(food)), food == 0, max(eggs, default=0), len(hunts))


def eggs_of(ecosystem: Ecosystem, eaten: int) -> int:
    """GD6.3"""
    box = ecosystem.box
    predators = size_of(eaten & predators_in(ecosystem))
    return box.predator_eggs * predators + box.prey_eggs * (size_of(eaten) - predators)
