"""GD3.3 and GD3.5: a species acts for all players, each in their own ecosystem.

With an unlimited supply all who have something to decide are asked at once, and go on without waiting for each other.
With the printed one each phase is resolved one player after another (GD1.7). Whoever has nothing to decide is not asked:
no target left (GD4.2), no animal of the species, or none that can eat whatever the order, so that all starve.
"""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.ints import Seat
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import ACTIVATED
from dinotable.games.gods_love_dinosaurs.rules.breeding import targets_of
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import any_dinosaur_may_eat
from dinotable.games.gods_love_dinosaurs.rules.hatching import can_hatch
from dinotable.games.gods_love_dinosaurs.rules.predators import any_predator_may_eat, starve_all
from dinotable.games.gods_love_dinosaurs.rules.refill import end_dinosaurs
from dinotable.games.gods_love_dinosaurs.rules.turns import next_turn
from dinotable.games.gods_love_dinosaurs.state import BREEDING, DINOSAURS, HATCHING, PREDATORS, Table
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, RAT


def begin_species(table: Table, log: Log | None) -> None:
    """GD3.3: the emptied column's species, not the icon of the tile."""
    if log:
        log.add(ACTIVATED.pack(table.column))
    begin_phase(table, BREEDING if table.column <= RAT else PREDATORS, table.column, log)


def begin_dinosaurs(table: Table, log: Log | None) -> None:
    if log:
        log.add(ACTIVATED.pack(DINOSAUR))
    begin_phase(table, hatching_phase(table), DINOSAUR, log)


def hatching_phase(table: Table) -> i64:
    """GD1.7: all hatch, then all hunt. Otherwise each player goes on to hunting at once (GD6.1)."""
    return HATCHING if table.is_printed else DINOSAURS


def begin_phase(table: Table, phase: i64, species: i64, log: Log | None) -> None:
    table.phase = phase
    table.turns_taken = 0
    for seat in range(table.seats):
        # GD3.5: only animals that are there now will act.
        table.await_animals(seat, table.ecosystems[seat].animals[species])
    if table.is_printed:
        ask_next(table, log)
        return
    for seat in range(table.seats):
        ask(table, seat, log)


def ask(table: Table, seat: Seat, log: Log | None) -> None:
    """Puts the seat among those who owe a decision, if it has one."""
    if table.phase == hatching_phase(table) and can_hatch(table, seat):
        table.hatching |= BITS[seat]
        table.owing |= BITS[seat]
    elif table.phase != HATCHING and has_choice(table, seat, log):
        table.owing |= BITS[seat]


def ask_next(table: Table, log: Log | None) -> None:
    """GD1.7: the active player first, then clockwise."""
    while table.owing == 0 and table.turns_taken < table.seats:
        ask(table, (table.active + table.turns_taken) % table.seats, log)
        table.turns_taken += 1
    if table.owing == 0 and table.phase == HATCHING:
        begin_phase(table, DINOSAURS, DINOSAUR, log)


def has_choice(table: Table, seat: Seat, log: Log | None) -> bool:
    """Whether anything is left to decide; if not, what is bound to happen happens."""
    ecosystem = table.ecosystems[seat]
    if table.phase == BREEDING:
        if table.is_printed and table.supply[table.column] == 0:
            return False
        return targets_of(ecosystem, table.column) != 0
    if table.phase == PREDATORS and any_predator_may_eat(ecosystem, table.column):
        return True
    if table.phase == DINOSAURS and any_dinosaur_may_eat(ecosystem):
        return True
    starve_all(table, seat, log)
    return False


def go_on(table: Table, seat: Seat, log: Log | None) -> None:
    """After an action of the seat: it has something left to decide, or has only `done` left to say, or is through."""
    if table.phase == HATCHING:
        apply_done(table, seat, log)
    elif not has_choice(table, seat, log):
        # GD4.2: with no target left the player is finished without being asked.
        if table.phase == BREEDING:
            apply_done(table, seat, log)
        else:
            table.ready |= BITS[seat]


def apply_done(table: Table, seat: Seat, log: Log | None) -> None:
    """The seat is through with the phase."""
    table.owing &= ~BITS[seat]
    table.ready &= ~BITS[seat]
    if table.is_printed:
        table.step += 1
        ask_next(table, log)
    # GD3.3: once all players have finished.
    if table.owing == 0:
        table.step += 1
        end_activation(table, log)


def end_activation(table: Table, log: Log | None) -> None:
    """GD3.3: after the species the dinosaurs, if the marker is under that column."""
    if table.phase <= PREDATORS and table.marker == table.column:
        begin_dinosaurs(table, log)
        if table.owing:
            return
    if table.phase >= HATCHING:
        end_dinosaurs(table, log)
    else:
        next_turn(table)
