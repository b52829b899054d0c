"""Why an action is not legal: the first rule it breaks."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.hexes import DIRECTIONS
from dinotable.games.gods_love_dinosaurs.actions import (
    BREED,
    COVERED,
    DONE,
    FINISHED,
    HATCH,
    HATCH_FIRST,
    HUNT,
    KEEP,
    MUST_ACT,
    NEST_TAKEN,
    NO_CONTACT,
    NO_EGG,
    NO_HEX,
    NO_MOUNTAIN,
    NO_PARENT,
    NO_PREY,
    NO_ROW,
    NO_TILE,
    NONE_LEFT,
    NOT_NOW,
    NOT_WAITING,
    NOT_YOUR_TURN,
    NOTHING_EATEN,
    OCCUPIED,
    OUT_OF_REACH,
    PLACE,
    SAME_PLACEMENT,
    STARVE,
    TAKE,
    TOO_FAR,
    TORN,
    WRONG_TERRAIN,
)
from dinotable.games.gods_love_dinosaurs.activation import acting_species
from dinotable.games.gods_love_dinosaurs.box import DINOSAUR, MOUNTAIN
from dinotable.games.gods_love_dinosaurs.breeding import suits
from dinotable.games.gods_love_dinosaurs.placing import edges_of
from dinotable.games.gods_love_dinosaurs.rules import to_act
from dinotable.games.gods_love_dinosaurs.state import (
    BREEDING,
    DINOSAURS,
    END_TURN,
    GRID,
    NEST,
    PLACE_TILE,
    PREDATORS,
    TAKE_TILE,
    Ecosystem,
    Table,
    occupied_in,
    prey_in,
)


def refusal_of(table: Table, seat: i64, action: i64) -> i64:
    code = action & 63
    phase = table.phase
    if not to_act(table) & BITS[seat]:
        in_activation = END_TURN < phase <= DINOSAURS and not table.is_printed
        return FINISHED.pack0() if in_activation else NOT_YOUR_TURN.pack0()
    if code == TAKE.code and phase == TAKE_TILE:
        return NO_ROW.pack0() if TAKE.second(action) > table.rows else NO_TILE.pack0()
    if code == PLACE.code and phase == PLACE_TILE:
        return _place_refusal(table.ecosystems[seat], PLACE.first(action), PLACE.second(action))
    if phase <= END_TURN:
        return NOT_NOW.pack0()
    return _activation_refusal(table, seat, action)


def _activation_refusal(table: Table, seat: i64, action: i64) -> i64:
    code = action & 63
    phase = table.phase
    ecosystem = table.ecosystems[seat]
    if table.ready & BITS[seat]:
        return FINISHED.pack0()
    if code == BREED.code and phase == BREEDING:
        return _breed_refusal(ecosystem, table.column, BREED.first(action))
    if code == HATCH.code and phase >= DINOSAURS:
        return _hatch_refusal(table, ecosystem)
    if code == KEEP.code and phase >= DINOSAURS:
        return NOT_NOW.pack0()
    if table.hatching & BITS[seat]:
        return HATCH_FIRST.pack0()
    if code == DONE.code:
        return MUST_ACT.pack0()
    if code in (HUNT.code, STARVE.code) and phase >= PREDATORS:
        start = HUNT.first(action) if code == HUNT.code else STARVE.first(action)
        if start < 0 or not ecosystem.waiting & BITS[start]:
            return NOT_WAITING.pack0()
        if acting_species(table) == DINOSAUR:
            return _dinosaur_refusal(ecosystem, start, HUNT.second(action), HUNT.third(action))
        return _predator_refusal(ecosystem, HUNT.second(action))
    return NOT_NOW.pack0()


def _place_refusal(ecosystem: Ecosystem, first: i64, second: i64) -> i64:
    if first < 0 or second < 0 or not _touch(first, second):
        return TORN.pack0()
    for k in range(ecosystem.count):
        if ecosystem.hexes[k] in (first, second):
            return COVERED.pack0()
    edges = edges_of(ecosystem)
    if first not in edges and second not in edges:
        return NO_CONTACT.pack0()
    return SAME_PLACEMENT.pack0()


def _touch(first: i64, second: i64) -> bool:
    for direction in range(i64(DIRECTIONS)):
        if GRID.neighbour(first, direction) == second:
            return True
    return False


def _breed_refusal(ecosystem: Ecosystem, prey: i64, number: i64) -> i64:
    if number < 0 or number >= ecosystem.count:
        return NO_HEX.pack0()
    if occupied_in(ecosystem) & BITS[number]:
        return OCCUPIED.pack0()
    if not suits(ecosystem, prey) & BITS[number]:
        return WRONG_TERRAIN.pack0()
    return NO_PARENT.pack0()


def _predator_refusal(ecosystem: Ecosystem, end: i64) -> i64:
    if end < 0 or end >= ecosystem.count:
        return NO_HEX.pack0()
    if not prey_in(ecosystem) & BITS[end]:
        return NO_PREY.pack0()
    return OUT_OF_REACH.pack0()


def _dinosaur_refusal(ecosystem: Ecosystem, start: i64, end: i64, eaten: i64) -> i64:
    if end < 0 or end >= ecosystem.count:
        return NO_HEX.pack0()
    others = ecosystem.animals[DINOSAUR] & ~BITS[start]
    if not ecosystem.terrains[MOUNTAIN] & ~others & BITS[end]:
        return NO_MOUNTAIN.pack0()
    if eaten <= 0:
        return NOTHING_EATEN.pack0()
    return TOO_FAR.pack0()


def _hatch_refusal(table: Table, ecosystem: Ecosystem) -> i64:
    if ecosystem.eggs == 0:
        return NO_EGG.pack0()
    if occupied_in(ecosystem) & BITS[NEST]:
        return NEST_TAKEN.pack0()
    if table.is_printed and table.supply[DINOSAUR] == 0:
        return NONE_LEFT.pack0()
    return NOT_NOW.pack0()
