"""Why an action is not legal: the first rule it breaks."""

from dinotable.core.bits import BITS, lowest, members_of
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask, Packed, Seat
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.gods_love_dinosaurs import actions as why
from dinotable.games.gods_love_dinosaurs.actions import (
    BREED,
    DRAW,
    FIRST,
    HATCH,
    HUNT,
    KEEP,
    PLACE,
    STARVE,
    TAKE,
)  # fmt: skip
from dinotable.games.gods_love_dinosaurs.rules.breeding import suits, targets_of
from dinotable.games.gods_love_dinosaurs.rules.placing import edges_of
from dinotable.games.gods_love_dinosaurs.rules.predators import food_of
from dinotable.games.gods_love_dinosaurs.rules.turns import to_act
from dinotable.games.gods_love_dinosaurs.state import (
    BREEDING,
    DINOSAURS,
    FILL,
    GRID,
    HATCHING,
    NEST,
    OVER,
    PLACE_TILE,
    PREDATORS,
    TAKE_TILE,
    Ecosystem,
    GodsLoveDinosaurs,
    Table,
    occupied_in,
    predators_in,
    prey_in,
    spread,
)  # fmt: skip
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, MOUNTAIN, START_HEXES


def refuse(state: GodsLoveDinosaurs, seat: Seat, action: Packed) -> Packed:
    table, kind = state.table, action & KIND_MASK
    if table.phase == OVER:
        return why.OVER.pack0()
    if kind == DRAW.code:
        return why.CHANCE_DRAWS.pack0()
    if kind == FIRST.code:
        return why.FIRST_SETTLED.pack0()
    if table.phase <= FILL:
        is_new = all(ecosystem.count == START_HEXES for ecosystem in table.ecosystems)
        return why.SETTING_UP.pack0() if is_new else why.FILLING.pack0()
    if not to_act(table) & BITS[seat]:
        return refuse_unasked(table, seat)
    if table.phase < BREEDING:
        return refuse_turn(table, seat, action)
    if table.hatching & BITS[seat]:
        return why.HATCH_FIRST.pack0()
    if table.phase == BREEDING:
        return refuse_breeding(table, seat, action) if kind == BREED.code else why.BREED_NOW.pack0()
    if table.phase == DINOSAURS and kind in (HATCH.code, KEEP.code):
        return refuse_hatching(table, seat, action)
    if table.ready & BITS[seat]:
        return all_acted(table)
    if kind not in (HUNT.code, STARVE.code):
        return why.MUST_ACT.pack0() if table.phase == PREDATORS else why.DINOSAURS_MUST_ACT.pack0()
    return refuse_hunt(table, seat, action)


def refuse_unasked(table: Table, seat: Seat) -> Packed:
    """Somebody else is asked."""
    if table.phase < BREEDING:
        return why.NOT_YOUR_TURN.pack0()
    is_through = not table.is_printed or (seat - table.active) % table.seats < table.turns_taken
    if table.phase == HATCHING or not is_through:
        return why.ONE_BY_ONE.pack0()
    if table.phase != BREEDING:
        return all_acted(table)
    # Where the supply of the species has run out nobody is asked any more: the phase is over.
    return why.DECLINED.pack0() if targets_of(table.ecosystems[seat], table.column) else why.NO_TARGET.pack0()


def all_acted(table: Table) -> Packed:
    return why.ALL_ACTED.pack0() if table.phase == PREDATORS else why.DINOSAURS_ALL_ACTED.pack0()


# GD3: the turn.
def refuse_turn(table: Table, seat: Seat, action: Packed) -> Packed:
    kind = action & KIND_MASK
    if table.phase == TAKE_TILE:
        if kind != TAKE.code:
            return why.TAKE_NOW.pack0()
        return why.NO_ROW.pack0() if TAKE.row(action) > table.rows else why.NO_TILE.pack0()
    if table.phase == PLACE_TILE:
        return refuse_place(table.ecosystems[seat], action) if kind == PLACE.code else why.PLACE_NOW.pack0()
    return why.SAY_DONE.pack0()


def refuse_place(ecosystem: Ecosystem, action: Packed) -> Packed:
    first, second = PLACE.icon_hex(action), PLACE.other_hex(action)
    if all(GRID.neighbour(first, direction) != second for direction in range(DIRECTIONS)):
        return why.TORN.pack0()
    if {first, second} & set(ecosystem.hexes[: ecosystem.count]):
        return why.COVERED.pack0()
    if not {first, second} & set(edges_of(ecosystem)):
        return why.NO_CONTACT.pack0()
    return why.SAME_PLACEMENT.pack0()


# GD4: prey.
def refuse_breeding(table: Table, seat: Seat, action: Packed) -> Packed:
    ecosystem, number = table.ecosystems[seat], BREED.hex(action)
    if number >= ecosystem.count:
        return why.NO_HEX.pack0()
    if occupied_in(ecosystem) & BITS[number]:
        return why.OCCUPIED.pack0()
    if not suits(ecosystem, table.column) & BITS[number]:
        return why.WRONG_TERRAIN.pack0()
    if not ecosystem.near[number] & ecosystem.waiting:
        return why.NO_PARENT.pack0()
    return why.PARENTS_TAKEN.pack0()


# GD5 and GD6: hunts.
def refuse_hunt(table: Table, seat: Seat, action: Packed) -> Packed:
    ecosystem = table.ecosystems[seat]
    # A hunt and letting starve name their animal alike; letting it starve is never refused otherwise.
    if not ecosystem.waiting & BITS[HUNT.start(action)]:
        return why.NOT_WAITING.pack0()
    if table.phase == PREDATORS:
        return refuse_predator(ecosystem, table.column, HUNT.start(action), HUNT.end(action))
    return refuse_dinosaur(ecosystem, HUNT.start(action), HUNT.end(action), HUNT.eaten(action))


def refuse_predator(ecosystem: Ecosystem, species: int, start: Hex, end: Hex) -> Packed:
    if not prey_in(ecosystem) & BITS[end]:
        return why.NO_PREY.pack0()
    if not food_of(ecosystem, species, start, 0) & BITS[end]:
        return why.OUT_OF_REACH.pack0()
    if not food_of(ecosystem, species, start, predators_in(ecosystem) | ecosystem.animals[DINOSAUR]) & BITS[end]:
        return why.BLOCKED.pack0()
    return why.EATS_OTHERS.pack0()


def refuse_dinosaur(ecosystem: Ecosystem, start: Hex, end: Hex, eaten: Mask) -> Packed:
    others = ecosystem.animals[DINOSAUR] & ~BITS[start]
    if not ecosystem.terrains[MOUNTAIN] & ~others & BITS[end]:
        return why.NO_MOUNTAIN.pack0()
    if not eaten:
        return why.NOTHING_EATEN.pack0()
    nothing = eaten & ~(prey_in(ecosystem) | predators_in(ecosystem))
    if nothing:
        return why.NOTHING_THERE.pack(lowest(nothing))
    everywhere = BITS[ecosystem.count] - 1
    if not can_visit(ecosystem, start, end, eaten, everywhere):
        return why.TOO_FAR.pack0()
    if not can_visit(ecosystem, start, end, eaten, everywhere & ~others):
        return why.DINOSAUR_BLOCKS.pack0()
    return why.EATS_MORE.pack0()


def can_visit(ecosystem: Ecosystem, start: Hex, end: Hex, wanted: Mask, enterable: Mask) -> bool:
    """Whether some way from start to end, whatever else lies on it, enters all that is wanted."""
    reached = {0: BITS[start]}
    for _ in range(int(ecosystem.box.dinosaur_steps)):
        for visited, places in list(reached.items()):
            for place in members_of(spread(ecosystem.near, places) & enterable):
                now = visited | wanted & BITS[place]
                reached[now] = reached.get(now, 0) | BITS[place]
    return bool(reached.get(wanted, 0) & BITS[end])


def refuse_hatching(table: Table, seat: Seat, action: Packed) -> Packed:
    ecosystem = table.ecosystems[seat]
    if action & KIND_MASK == HATCH.code:
        if ecosystem.eggs < table.box.hatching_eggs:
            return why.NO_EGG.pack0()
        if occupied_in(ecosystem) & BITS[NEST]:
            return why.NEST_TAKEN.pack0()
        if table.is_printed and table.supply[DINOSAUR] == 0:
            return why.NONE_LEFT.pack0()
    return why.HATCH_DECIDED.pack0()
