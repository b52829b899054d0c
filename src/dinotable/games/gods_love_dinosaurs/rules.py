"""The course of a game, in the rulebook's order. Placing, breeding and hunting have files of their own."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.core.seats import CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.gods_love_dinosaurs.actions import (
    BREED,
    DONE,
    DRAW,
    ENDED,
    FIRST,
    HATCH,
    HUNT,
    KEEP,
    MOVED,
    PLACE,
    REFILL,
    STARVE,
    TAKE,
)
from dinotable.games.gods_love_dinosaurs.activation import (
    acting_species,
    begin_dinosaurs,
    begin_species,
    finish,
    has_choice,
)
from dinotable.games.gods_love_dinosaurs.box import (
    COLUMNS,
    DINOSAUR,
    LETTERS,
    NO_ICON,
    PRINTED_SUPPLY,
    TileBox,
    rows_for,
)
from dinotable.games.gods_love_dinosaurs.breeding import apply_breeding, legal_breeding
from dinotable.games.gods_love_dinosaurs.dinosaurs import (
    apply_dinosaur_hunt,
    apply_hatching,
    legal_dinosaurs,
)
from dinotable.games.gods_love_dinosaurs.placing import apply_place, legal_places, take_from_supply
from dinotable.games.gods_love_dinosaurs.predators import apply_predator_hunt, apply_starving, legal_predators
from dinotable.games.gods_love_dinosaurs.state import (
    BOARD_ROWS,
    BREEDING,
    CHOOSE_FIRST,
    DINOSAURS,
    END_TURN,
    FILL,
    HATCHING,
    NEST,
    OVER,
    PLACE_TILE,
    PREDATORS,
    TAKE_TILE,
    Ecosystem,
    Table,
    empty_ecosystem,
)


# GD2: setup.
def new_table(setup: Setup) -> Table:
    box = setup.box
    assert isinstance(box, TileBox)
    table = Table(setup.seats, rows_for(setup.seats), setup.options["supply"] == "printed")
    if table.is_printed:
        table.supply = vec[i64](PRINTED_SUPPLY)
    _sort_piles(table, box, setup.seats)
    for _ in range(setup.seats):
        table.ecosystems.append(_start_tile(table, box))
    table.phase = CHOOSE_FIRST if setup.options["first"] == "random" else FILL
    table.fill = BITS[COLUMNS] - 1
    return table


def _sort_piles(table: Table, box: TileBox, seats: int) -> None:
    kinds: list[int] = []
    piles: list[int] = []
    left: list[int] = []
    for pile, letter in enumerate(LETTERS):
        tiles = box.in_play(letter, seats)
        for tile in dict.fromkeys(tiles):
            kinds.append(tile)
            piles.append(pile)
            left.append(tiles.count(tile))
        table.sizes[pile] = len(tiles)
    table.kinds, table.piles, table.left = vec[i64](kinds), vec[i64](piles), vec[i64](left)


def _start_tile(table: Table, box: TileBox) -> Ecosystem:
    """GD2.2: the centre is hex 0 of the grid, the ring hexes 1 to 6, clockwise from the east."""
    ecosystem = empty_ecosystem()
    for place, (icon, terrain) in enumerate(box.start):
        number = ecosystem.lay(place, terrain)
        if icon != NO_ICON:
            take_from_supply(table, icon)
            ecosystem.animals[icon] |= BITS[number]
    take_from_supply(table, DINOSAUR)
    ecosystem.animals[DINOSAUR] |= BITS[NEST]
    return ecosystem


def to_act(table: Table) -> i64:
    phase = table.phase
    if phase <= FILL:
        return CHANCE_ACTS
    if phase <= END_TURN:
        return BITS[table.active]
    return 0 if phase == OVER else table.owing


# GD2.1, GD6.6: tiles come from the piles, A before B before C before D.
def current_pile(table: Table) -> i64:
    pile: i64 = 0
    while table.sizes[pile] == 0:
        pile += 1
    return pile


def weigh(table: Table, out: Buffer, weights: Buffer) -> i64:
    out.clear()
    weights.clear()
    if table.phase == CHOOSE_FIRST:
        for seat in range(table.seats):
            out.add(FIRST.pack(seat))
            weights.add(1)
        return out.count
    pile = current_pile(table)
    kinds, piles, left = table.kinds, table.piles, table.left
    for k in range(len(kinds)):
        if piles[k] == pile and left[k] > 0:
            out.add(DRAW.of(kinds[k]))
            weights.add(left[k])
    return out.count


def _apply_draw(table: Table, action: i64) -> None:
    tile = DRAW.tile(action)
    pile = current_pile(table)
    for k in range(len(table.kinds)):
        if table.piles[k] == pile and table.kinds[k] == tile:
            table.left[k] -= 1
    table.sizes[pile] -= 1
    column = lowest(table.fill)
    row: i64 = 0
    while table.board[column * BOARD_ROWS + row] >= 0:
        row += 1
    table.board[column * BOARD_ROWS + row] = tile
    if row + 1 == table.rows:
        table.fill &= table.fill - 1
        if table.fill == 0:
            table.phase = TAKE_TILE


# GD3: the turn.
def legal(table: Table, seat: i64, out: Buffer) -> i64:
    out.clear()
    phase = table.phase
    ecosystem = table.ecosystems[seat]
    if phase == TAKE_TILE:
        _legal_take(table, out)
    elif phase == PLACE_TILE:
        legal_places(ecosystem, table.taken, out)
    elif phase == END_TURN or table.ready & BITS[seat]:
        out.add(DONE.pack0())
    elif table.hatching & BITS[seat]:
        out.add(HATCH.pack0())
        out.add(KEEP.pack0())
    elif phase == BREEDING:
        legal_breeding(ecosystem, table.column, out)
        out.add(DONE.pack0())
    elif phase == PREDATORS:
        legal_predators(ecosystem, table.column, out)
    elif phase == DINOSAURS:
        legal_dinosaurs(ecosystem, out)
    return out.count


def _legal_take(table: Table, out: Buffer) -> None:
    for column in range(i64(COLUMNS)):
        for row in range(table.rows):
            if table.board[column * BOARD_ROWS + row] >= 0:
                out.add(TAKE.pack2(column, row + 1))


def is_empty(table: Table, column: i64) -> bool:
    for row in range(table.rows):
        if table.board[column * BOARD_ROWS + row] >= 0:
            return False
    return True


def apply(table: Table, seat: i64, action: i64, log: Log | None) -> None:
    code = action & KIND_MASK
    if code == TAKE.code:
        place = TAKE.column(action) * BOARD_ROWS + TAKE.row(action) - 1
        table.taken = table.board[place]
        table.column = TAKE.column(action)
        table.board[place] = -1
        table.phase = PLACE_TILE
    elif code == PLACE.code:
        apply_place(table, seat, action, log)
        table.phase = END_TURN
    elif code == DRAW.code:
        table.step += 1
        _apply_draw(table, action)
    elif code == FIRST.code:
        table.step += 1
        table.first = table.active = FIRST.seat(action)
        table.phase = FILL
    elif code == DONE.code and table.phase == END_TURN:
        _end_placing(table, log)
    else:
        _apply_activation(table, seat, action, log)
        # GD3.3: once all players have finished.
        if table.owing == 0:
            table.step += 1
            _end_activation(table, log)


def _apply_activation(table: Table, seat: i64, action: i64, log: Log | None) -> None:
    code = action & KIND_MASK
    if code == DONE.code:
        finish(table, seat, log)
        return
    if code == BREED.code:
        apply_breeding(table, seat, table.column, action, log)
        # GD4.2: with no target left the player is finished without being asked.
        if not has_choice(table, seat, log):
            finish(table, seat, log)
        return
    if code in (HATCH.code, KEEP.code):
        table.hatching &= ~BITS[seat]
        if code == HATCH.code:
            apply_hatching(table, seat, log)
        if table.phase == HATCHING:
            finish(table, seat, log)
            return
    elif code == STARVE.code:
        apply_starving(table, seat, STARVE.start(action), log)
    elif code == HUNT.code and table.phase == PREDATORS:
        apply_predator_hunt(table, seat, acting_species(table), action, log)
    elif code == HUNT.code:
        apply_dinosaur_hunt(table, seat, action, log)
    if not has_choice(table, seat, log):
        table.ready |= BITS[seat]


def _end_placing(table: Table, log: Log | None) -> None:
    table.step += 1
    if not is_empty(table, table.column):
        _next_turn(table)
        return
    begin_species(table, log)
    if table.owing == 0:
        _end_activation(table, log)


def _end_activation(table: Table, log: Log | None) -> None:
    """GD3.3: after the species the dinosaurs, if the marker is under that column."""
    if table.phase <= PREDATORS and table.marker == table.column:
        begin_dinosaurs(table, log)
        if table.owing:
            return
    if table.phase >= HATCHING:
        _end_dinosaurs(table, log)
    else:
        _next_turn(table)


def _end_dinosaurs(table: Table, log: Log | None) -> None:
    """GD6.5 to GD6.7."""
    table.marker = (table.marker + 1) % COLUMNS
    empty: i64 = 0
    for column in range(i64(COLUMNS)):
        if is_empty(table, column):
            empty |= BITS[column]
    wanted = size_of(empty) * table.rows
    if log:
        log.add(MOVED.pack(table.marker))
    if wanted > tiles_left(table):
        table.phase = OVER
        if log:
            log.add(ENDED.pack0())
        return
    if log:
        log.add(REFILL.pack(wanted))
    _next_turn(table)
    table.fill = empty
    table.phase = FILL


def tiles_left(table: Table) -> i64:
    return table.sizes[0] + table.sizes[1] + table.sizes[2] + table.sizes[3]


def _next_turn(table: Table) -> None:
    table.active = (table.active + 1) % table.seats
    table.column = -1
    table.phase = TAKE_TILE
    for ecosystem in table.ecosystems:
        ecosystem.waiting = 0
        ecosystem.born = 0
