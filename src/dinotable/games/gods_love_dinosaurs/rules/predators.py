"""GD5: tigers and eagles hunt prey, or starve."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask, Packed, Seat
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import CUB, EATS, FAMISHED, HUNT, STARVE, STARVED
from dinotable.games.gods_love_dinosaurs.rules.supply import put_back, take_from_supply
from dinotable.games.gods_love_dinosaurs.state import Ecosystem, Table, animal_on, predators_in, prey_in
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, TIGER


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
    """GD5.2: usually up to two steps. Over an empty hex it eats one prey, over another prey two."""
    if ecosystem.box.tiger_steps != 2:
        stalk(ecosystem, start, start, ecosystem.box.tiger_steps, 0, blocked, out)
        return
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


def stalk(ecosystem: Ecosystem, start: Hex, here: Hex, steps: i64, eaten: Mask, blocked: Mask, out: Buffer) -> None:
    """A tiger's hunts that go on from a hex, with any number of steps. Newborns on what it ate are in its way (GD5.4)."""
    prey = prey_in(ecosystem)
    left = ecosystem.near[here] & ~blocked & ~eaten
    while left:
        bit = left & -left
        left &= left - 1
        there = lowest(bit)
        if prey & bit:
            hunt = HUNT.of(start, there, eaten | bit)
            if not out.has(hunt):
                out.add(hunt)
        if steps > 1:
            stalk(ecosystem, start, there, steps - 1, eaten | prey & bit, blocked, out)


def eagle_hunts(ecosystem: Ecosystem, start: Hex, blocked: Mask, out: Buffer) -> None:
    """GD5.2: usually up to three steps in one line; it eats all prey on the way."""
    beyond = ecosystem.beyond
    prey = prey_in(ecosystem)
    steps = ecosystem.box.eagle_steps
    for direction in range(i64(DIRECTIONS)):
        eaten: i64 = 0
        here = start
        for _ in range(steps):
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
        edge = near[start] & ~blocked
        food = edge
        for _ in range(ecosystem.box.tiger_steps - 1):
            around: i64 = 0
            while edge:
                around |= near[lowest(edge)]
                edge &= edge - 1
            food |= around
            edge = around & ~blocked
        return food & prey
    steps = ecosystem.box.eagle_steps
    for direction in range(i64(DIRECTIONS)):
        here = start
        for _ in range(steps):
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
    if ecosystem.animals[TIGER] & BITS[start]:
        return winding_way(ecosystem.near, start, end, before)
    # An eagle goes along the line from its start.
    for direction in range(i64(DIRECTIONS)):
        way: list[int] = []
        here = start
        for _ in range(ecosystem.box.eagle_steps):
            here = ecosystem.beyond[here * DIRECTIONS + direction]
            if here < 0 or here == end:
                break
            if before & BITS[here]:
                way.append(here)
        if here == end and len(way) == size_of(before):
            return way
    return []


def winding_way(near: vec[i64], start: Hex, end: Hex, before: Mask) -> list[int]:
    """Of a tiger with three steps, which eats at each of them."""
    left = before
    while left:
        one = lowest(left)
        left &= left - 1
        two = lowest(before & ~BITS[one])
        if near[start] & BITS[one] and near[one] & BITS[two] and near[two] & BITS[end]:
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
