"""GD5: tigers and eagles hunt prey, or starve."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask, Packed, Seat
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import CUB, EATS, FAMISHED, HUNT, STARVE, STARVED
from dinotable.games.gods_love_dinosaurs.box import DINOSAUR, TIGER
from dinotable.games.gods_love_dinosaurs.rules.supply import put_back, take_from_supply
from dinotable.games.gods_love_dinosaurs.state import Ecosystem, Table, animal_on, predators_in, prey_in

EAGLE_STEPS: Final = 3


def legal_predators(ecosystem: Ecosystem, species: i64, out: Buffer) -> None:
    """GD5.1: one of those yet to act, each distinct hunt once, or letting it starve."""
    # GD5.3: over empty hexes and prey, and the last holds prey.
    blocked = predators_in(ecosystem) | ecosystem.animals[DINOSAUR]
    left = ecosystem.waiting
    while left:
        start = lowest(left)
        left &= left - 1
        if species == TIGER:
            tiger_hunts(ecosystem, start, blocked, out)
        else:
            eagle_hunts(ecosystem, start, blocked, out)
        out.add(STARVE.pack(start))


def tiger_hunts(ecosystem: Ecosystem, start: Hex, blocked: Mask, out: Buffer) -> None:
    """GD5.2: up to two steps. Over an empty hex it eats one prey, over another prey two."""
    near = ecosystem.near
    prey = prey_in(ecosystem)
    first = near[start] & ~blocked
    single = first
    left = first & ~prey
    while left:
        single |= near[lowest(left)]
        left &= left - 1
    single &= prey
    while single:
        end = lowest(single)
        single &= single - 1
        out.add(HUNT.of(start, end, BITS[end]))
    left = first & prey
    while left:
        middle = lowest(left)
        left &= left - 1
        ends = near[middle] & prey
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            out.add(HUNT.of(start, end, BITS[middle] | BITS[end]))


def eagle_hunts(ecosystem: Ecosystem, start: Hex, blocked: Mask, out: Buffer) -> None:
    """GD5.2: up to three steps in one line; it eats all prey on the way."""
    beyond = ecosystem.beyond
    prey = prey_in(ecosystem)
    for direction in range(i64(DIRECTIONS)):
        eaten: i64 = 0
        here = start
        for _ in range(i64(EAGLE_STEPS)):
            here = beyond[here * DIRECTIONS + direction]
            if here < 0 or blocked & BITS[here]:
                break
            if prey & BITS[here]:
                eaten |= BITS[here]
                out.add(HUNT.of(start, here, eaten))


def food_of(ecosystem: Ecosystem, species: i64, start: Hex, blocked: Mask) -> Mask:
    """The set of prey on which a predator could end its hunt."""
    near = ecosystem.near
    prey = prey_in(ecosystem)
    food: i64 = 0
    if species == TIGER:
        first = near[start] & ~blocked
        food = first
        while first:
            food |= near[lowest(first)]
            first &= first - 1
        return food & prey
    for direction in range(i64(DIRECTIONS)):
        here = start
        for _ in range(i64(EAGLE_STEPS)):
            here = ecosystem.beyond[here * DIRECTIONS + direction]
            if here < 0 or blocked & BITS[here]:
                break
            food |= prey & BITS[here]
    return food


def any_predator_may_eat(ecosystem: Ecosystem, species: i64) -> bool:
    """Whether one of those yet to act can eat, now or once others of them have starved and made room (GD5.5)."""
    blocked = (predators_in(ecosystem) | ecosystem.animals[DINOSAUR]) & ~ecosystem.waiting
    left = ecosystem.waiting
    while left:
        if food_of(ecosystem, species, lowest(left), blocked):
            return True
        left &= left - 1
    return False


def way_of(ecosystem: Ecosystem, start: Hex, end: Hex, eaten: Mask) -> list[int]:
    """The prey of a hunt in the order it is entered, the last hex left out."""
    before = eaten & ~BITS[end]
    if size_of(before) < 2:
        return [lowest(before)] if before else []
    # Two before the last: only an eagle does that, along the line from its start.
    for direction in range(i64(DIRECTIONS)):
        one = ecosystem.beyond[start * DIRECTIONS + direction]
        if one >= 0 and before & BITS[one]:
            two = ecosystem.beyond[one * DIRECTIONS + direction]
            if two >= 0 and before & BITS[two]:
                return [one, two]
    return []


def apply_predator(table: Table, seat: Seat, action: Packed, log: Log | None) -> None:
    """GD5.4: it eats all it enters; a newborn stands on each hex but the last, where it stands itself."""
    ecosystem = table.own(seat)
    species = table.column
    start, end = HUNT.start(action), HUNT.end(action)
    way = way_of(ecosystem, start, end, HUNT.eaten(action))
    ecosystem.waiting &= ~BITS[start]
    ecosystem.animals[species] &= ~BITS[start]
    for number in way:
        eat(table, seat, species, number, log)
        # GD1.7: where no newborn is left the hex stays empty, and the prey is eaten all the same.
        if take_from_supply(table, species):
            ecosystem.animals[species] |= BITS[number]
            if log:
                log.add(CUB.pack3(seat, species, number))
    eat(table, seat, species, end, log)
    ecosystem.animals[species] |= BITS[end]


def eat(table: Table, seat: Seat, hunter: i64, number: Hex, log: Log | None) -> None:
    animal = take_away(table, table.ecosystems[seat], number)
    if log:
        log.add(EATS.pack4(seat, hunter, animal, number))


def take_away(table: Table, ecosystem: Ecosystem, number: Hex) -> i64:
    """Removes the animal on a hex; which it was."""
    animal = animal_on(ecosystem, number)
    ecosystem.animals[animal] &= ~BITS[number]
    put_back(table, animal)
    return animal


def apply_starve(table: Table, seat: Seat, action: Packed, log: Log | None) -> None:
    """GD5.5, GD6.4: letting an animal starve is always allowed."""
    starve(table, seat, STARVE.start(action), log)


def starve(table: Table, seat: Seat, start: Hex, log: Log | None) -> None:
    """GD5.5, GD6.4: removed, and so it makes room for the next."""
    ecosystem = table.own(seat)
    ecosystem.waiting &= ~BITS[start]
    animal = take_away(table, ecosystem, start)
    if log:
        log.add(FAMISHED.pack2(seat, start) if animal == DINOSAUR else STARVED.pack3(seat, animal, start))


def starve_all(table: Table, seat: Seat, log: Log | None) -> None:
    """All that are yet to act, when none of them can eat any more."""
    left = table.ecosystems[seat].waiting
    while left:
        starve(table, seat, lowest(left), log)
        left &= left - 1
