"""Why somebody did something: births, meals, eggs, what would starve, and whom the emptied column wakes."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.explainer import Explainer
from dinotable.core.fields import Number, SeatField, Word
from dinotable.core.ints import Mask, Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.gods_love_dinosaurs.actions import ANIMALS
from dinotable.games.gods_love_dinosaurs.items import MOST_EGGS
from dinotable.games.gods_love_dinosaurs.rules.breeding import most_newborns
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import food_of_dinosaur
from dinotable.games.gods_love_dinosaurs.rules.predators import food_of
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.state import (
    DINOSAURS,
    HATCHING,
    PLACE_TILE,
    PREDATORS,
    TAKE_TILE,
    Ecosystem,
    GodsLoveDinosaursView,
    Table,
    predators_in,
)
from dinotable.games.gods_love_dinosaurs.tiles import (
    BOARD_ROWS,
    COLUMNS,
    DINOSAUR,
    EAGLE,
    FROG,
    MOST_HEXES,
    MOUNTAIN,
    NO_ICON,
    RAT,
    SPECIES,
    TIGER,
    icon_of,
)

MOST_TOLD: Final = 9999
"""Points; where eggs are plenty and worth much there may be more."""


def _animal() -> Word:
    return Word("animal", ANIMALS)


def _count(name: str = "count") -> Number:
    return Number(name, MOST_HEXES)


def _points(name: str) -> Number:
    return Number(name, MOST_TOLD)


POINTS: Final = Kind("points", SeatField(), _points("before"), _points("after"), rule="GD7.1")
WAKES: Final = Kind("wakes", Word("species", SPECIES), rule="GD3.3")
WAKES_DINOSAURS: Final = Kind("wakes-dinosaurs", Word("species", SPECIES), rule="GD6.1")
REACH: Final = Kind("reach", SeatField(), _count("before"), _count("after"), Number("eggs", MOST_EGGS), rule="GD6.3")
SETTLES: Final = Kind("settles", SeatField(), _animal(), rule="GD3.2")
BORN: Final = Kind("born", SeatField(), Word("species", ANIMALS), _count(), rule="GD4.1")
FED: Final = Kind("fed", SeatField(), _count(), rule="GD5.3")
HUNGRY: Final = Kind("hungry", SeatField(), _count(), rule="GD5.5")
MORE: Final = Kind("more", SeatField(), Word("species", ANIMALS), _count(), rule="GD5.4")
FEWER: Final = Kind("fewer", SeatField(), Word("species", ANIMALS), _count(), rule="GD5.5")
FEASTS: Final = Kind("feasts", SeatField(), _count(), rule="GD6.3")
STRANDED: Final = Kind("stranded", SeatField(), _count(), rule="GD6.4")
BREEDS: Final = Kind("breeds", SeatField(), Word("species", SPECIES), _count("before"), _count("after"), rule="GD4.1")
MOUNTAINS: Final = Kind("mountains", SeatField(), _count(), rule="GD6.4")
LEAVES: Final = Kind("leaves", Word("species", SPECIES), rule="GD3.3")


class GodsLoveDinosaursExplainer(Explainer[GodsLoveDinosaursView]):
    def __init__(self) -> None:
        self.words = Vocabulary(
            POINTS, WAKES, WAKES_DINOSAURS, REACH, SETTLES, BORN, FED, HUNGRY, MORE, FEWER, STRANDED, BREEDS, MOUNTAINS,
            LEAVES, FEASTS,
        )  # fmt: skip

    def explain(self, before: GodsLoveDinosaursView, after: GodsLoveDinosaursView, seat: Seat, out: Buffer) -> bool:
        was, now = before.table, after.table
        # A tile in the hand is for something that is still to come.
        if now.phase == PLACE_TILE and now.active == seat:
            return False
        points_were, points_are = points_of(was, seat), points_of(now, seat)
        if points_are != points_were and max(points_are, points_were) <= MOST_TOLD:
            out.add(POINTS.pack3(seat, points_were, points_are))
        explain_column(was, now, out)
        explain_animals(was, now, seat, out)
        explain_reach(was.ecosystems[seat], now.ecosystems[seat], seat, out)
        if TAKE_TILE <= was.phase <= PLACE_TILE:
            explain_land(was.ecosystems[seat], now.ecosystems[seat], seat, out)
            explain_rest(was, now, out)
        return True


def explain_column(was: Table, now: Table, out: Buffer) -> None:
    """GD3.3: what the tile that was taken sets off."""
    column = taken_from(was, now)
    if column >= 0 and tiles_in(now, column) == 0:
        out.add((WAKES_DINOSAURS if was.marker == column else WAKES).pack(column))


def explain_rest(was: Table, now: Table, out: Buffer) -> None:
    """What it leaves to the next player."""
    column = taken_from(was, now)
    if column >= 0 and tiles_in(now, column) == 1:
        out.add(LEAVES.pack(column))


def taken_from(was: Table, now: Table) -> i64:
    """The column that a tile was taken from; −1: none was, or all have been filled since."""
    if was.phase == PLACE_TILE:
        return was.column
    if was.phase == TAKE_TILE:
        for column in range(i64(COLUMNS)):
            if tiles_in(now, column) < tiles_in(was, column):
                return column
    return -1


def tiles_in(table: Table, column: i64) -> i64:
    left: i64 = 0
    for row in range(table.rows):
        if table.board[column * BOARD_ROWS + row] >= 0:
            left += 1
    return left


def explain_animals(was: Table, now: Table, seat: Seat, out: Buffer) -> None:
    """Who came and who went. Only what the two positions tell for sure: several phases at once hide much of it."""
    one, two = was.ecosystems[seat], now.ecosystems[seat]
    is_laid = two.count > one.count
    icon = settled_icon(was, now) if is_laid else i64(NO_ICON)
    has_dinosaurs_turn = DINOSAURS in (was.phase, now.phase) or HATCHING in (was.phase, now.phase)
    is_breeding_alone = not has_dinosaurs_turn and now.marker == was.marker and was.phase != PREDATORS
    eaten: i64 = 0
    for animal in range(i64(DINOSAUR)):
        more = size_of(two.animals[animal]) - size_of(one.animals[animal])
        if animal == icon:
            out.add(SETTLES.pack2(seat, animal))
            more -= 1
        elif is_laid and was.phase > PLACE_TILE:
            # Another phase, and then a tile with who knows whom.
            continue
        if animal > RAT and was.phase == PREDATORS:
            # GD5.4, GD5.5: the young of some take the place of others that starve.
            if more > 0:
                out.add(MORE.pack3(seat, animal, more))
            elif more < 0:
                out.add(FEWER.pack3(seat, animal, -more))
        elif more > 0 and is_breeding_alone:
            out.add(BORN.pack3(seat, animal, more))
        elif more < 0 and was.phase == DINOSAURS:
            eaten -= more
    # A dinosaur that hatched may hide that another starved.
    is_settled = not is_laid and not was.hatching & BITS[seat]
    has_one_hunted = is_settled and size_of(one.waiting & ~two.waiting) == 1
    if eaten > 0 and has_one_hunted and size_of(two.animals[DINOSAUR]) >= size_of(one.animals[DINOSAUR]):
        out.add(FEASTS.pack2(seat, eaten))


def settled_icon(was: Table, now: Table) -> i64:
    """GD3.2: the animal that came with the tile that was laid; none where the supply had none left."""
    tile = was.taken if was.phase == PLACE_TILE else i64(-1)
    if was.phase == TAKE_TILE:
        column = taken_from(was, now)
        for row in range(was.rows if column >= 0 else i64(0)):
            place = column * BOARD_ROWS + row
            if now.board[place] != was.board[place]:
                tile = was.board[place]
    if tile < 0:
        return NO_ICON
    icon = icon_of(tile)
    return NO_ICON if icon != NO_ICON and was.is_printed and was.supply[icon] == 0 else icon


def explain_reach(was: Ecosystem, now: Ecosystem, seat: Seat, out: Buffer) -> None:
    """Who would find something to eat, if it were its turn now."""
    reached_before, reached = size_of(reached_in(was)), size_of(reached_in(now))
    if reached > reached_before:
        out.add(REACH.pack4(seat, reached_before, reached, now.box.predator_eggs))
    hungry_before, hungry = count_hungry(was), count_hungry(now)
    if hungry > hungry_before:
        out.add(HUNGRY.pack2(seat, hungry))
    elif hungry < hungry_before and size_of(predators_in(now)) >= size_of(predators_in(was)):
        out.add(FED.pack2(seat, hungry_before - hungry))
    stranded_before, stranded = count_stranded(was), count_stranded(now)
    if stranded > stranded_before:
        out.add(STRANDED.pack2(seat, stranded))


def explain_land(was: Ecosystem, now: Ecosystem, seat: Seat, out: Buffer) -> None:
    """What the new tile is good for."""
    for prey in range(i64(FROG), i64(RAT + 1)):
        most_before, most = most_newborns(was, prey), most_newborns(now, prey)
        if most > most_before:
            out.add(BREEDS.pack4(seat, prey, most_before, most))
    mountains = size_of(now.terrains[MOUNTAIN])
    if mountains > size_of(was.terrains[MOUNTAIN]):
        out.add(MOUNTAINS.pack2(seat, mountains))


def reached_in(ecosystem: Ecosystem) -> Mask:
    """The predators that a dinosaur could eat now: an egg each (GD6.3)."""
    found: Mask = 0
    left = ecosystem.animals[DINOSAUR]
    while left:
        found |= food_of_dinosaur(ecosystem, lowest(left)) & predators_in(ecosystem)
        left &= left - 1
    return found


def count_stranded(ecosystem: Ecosystem) -> i64:
    """Dinosaurs without anything to eat."""
    count: i64 = 0
    left = ecosystem.animals[DINOSAUR]
    while left:
        if food_of_dinosaur(ecosystem, lowest(left)) == 0:
            count += 1
        left &= left - 1
    return count


def count_hungry(ecosystem: Ecosystem) -> i64:
    """Predators without anything to eat."""
    blocked = predators_in(ecosystem) | ecosystem.animals[DINOSAUR]
    count: i64 = 0
    for species in (i64(TIGER), i64(EAGLE)):
        left = ecosystem.animals[species]
        while left:
            if food_of(ecosystem, species, lowest(left), blocked) == 0:
                count += 1
            left &= left - 1
    return count


EXPLAINER: Final = GodsLoveDinosaursExplainer()
