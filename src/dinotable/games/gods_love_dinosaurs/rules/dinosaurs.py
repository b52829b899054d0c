"""GD6.2, GD6.3 and GD6.4: dinosaurs hunt.

A hunt is known by where it starts, where it ends and what it ate, and there are many more ways than hunts. So places are
searched by the set eaten so far: for each set, the places reached with it, all of them a step further at once. A place
is dropped where no free mountain can be reached any more in the steps that are left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Hex, Mask, Packed, Seat
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import DEVOURS, HUNT, LAID, STARVE
from dinotable.games.gods_love_dinosaurs.items import MOST_STEPS
from dinotable.games.gods_love_dinosaurs.rules.predators import take_away
from dinotable.games.gods_love_dinosaurs.state import Ecosystem, Table, predators_in, prey_in, spread
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, MOUNTAIN, TIGER

ROOM: Final = 32
"""For so many sets at first, which is enough for most; then four times as many, and so on."""
SLOTS: Final = vec[i64]([59, 263, 1031, 4099, 16411, 65539, 262147])
"""About twice the room. Primes: masks of few members spread well over them."""


def legal_dinosaurs(ecosystem: Ecosystem, out: Buffer) -> None:
    """GD6.2: one of those yet to act, each distinct hunt once, or letting it starve (GD6.4)."""
    left = ecosystem.waiting
    while left:
        start = lowest(left)
        left &= left - 1
        dinosaur_hunts(ecosystem, start, out)
        out.add(STARVE.pack(start))


def dinosaur_hunts(ecosystem: Ecosystem, start: Hex, out: Buffer) -> None:
    near, steps = ecosystem.near, ecosystem.box.dinosaur_steps
    # GD6.2: its own start may be entered again, a hex with another dinosaur not.
    enterable = BITS[ecosystem.count] - 1 & ~(ecosystem.animals[DINOSAUR] & ~BITS[start])
    food = prey_in(ecosystem) | predators_in(ecosystem)
    home = ways_home(ecosystem, enterable, steps)
    if not food_in_reach(near, start, enterable, food, home, steps):
        return
    meals = Meals(near, start, food, home, steps)
    ends = home[0]
    # GD6.4: meal 0 is the empty one; whoever ate nothing starves.
    for k in range(i64(1), meals.count):
        reached = meals.seen[k] & ends
        if reached:
            zero = HUNT.of(start, 0, meals.eaten[k])
            while reached:
                out.add(HUNT.ending(zero, lowest(reached)))
                reached &= reached - 1


def ways_home(ecosystem: Ecosystem, enterable: Mask, steps: i64) -> vec[i64]:
    """GD6.4: for each number of steps, the places from which a free mountain is so far away, or nearer."""
    rows = vec[i64]([0] * (MOST_STEPS + 1))
    near = ecosystem.near
    home = ecosystem.terrains[MOUNTAIN] & enterable
    edge = home
    rows[0] = home
    for k in range(i64(1), steps + 1):
        edge = spread(near, edge) & enterable & ~home
        home |= edge
        rows[k] = home
    return rows


def food_in_reach(near: vec[i64], start: Hex, enterable: Mask, food: Mask, home: vec[i64], steps: i64) -> Mask:
    """The animals on some way from the start to a free mountain."""
    found: i64 = 0
    edge = BITS[start]
    places = edge
    for step in range(i64(1), steps + 1):
        edge = spread(near, edge) & enterable & ~places
        places |= edge
        found |= places & food & home[steps - step]
    return found


class Meals:
    """Every set of animals that can be eaten, and the places it can be carried to."""

    def __init__(self, near: vec[i64], start: Hex, food: Mask, home: vec[i64], steps: i64) -> None:
        self.count: i64 = 0
        self.room: i64 = ROOM
        self.grown: i64 = 0
        self.slots: i64 = SLOTS[0]
        self.eaten: vec[i64] = vec[i64]([0] * ROOM)
        self.now: vec[i64] = vec[i64]([0] * ROOM)
        self.following: vec[i64] = vec[i64]([0] * ROOM)
        self.seen: vec[i64] = vec[i64]([0] * ROOM)
        """For each set: the places reached by the last step, by the next one, and by any so far."""
        self.set_in: vec[i64] = vec[i64]([-1] * self.slots)
        """Which set lies in each slot; −1: none."""
        self.find(0)
        self.now[0] = self.seen[0] = BITS[start]
        for step in range(i64(1), steps + 1):
            self.walk(near, food, home[steps - step])

    def walk(self, near: vec[i64], food: Mask, home: Mask) -> None:
        """A step further with each set."""
        for k in range(self.count):
            here = self.now[k]
            if here == 0:
                continue
            eaten = self.eaten[k]
            around = spread(near, here) & home
            fresh = around & food & ~eaten
            self.following[k] |= around & ~fresh
            while fresh:
                bit = fresh & -fresh
                fresh &= fresh - 1
                # Only then is it looked at: the rows may have grown.
                other = self.find(eaten | bit)
                self.following[other] |= bit
        now = self.now
        following = self.following
        seen = self.seen
        for k in range(self.count):
            now[k] = following[k] & ~seen[k]
            seen[k] |= now[k]
            following[k] = 0

    def find(self, eaten: Mask) -> i64:
        """Its place among the sets; a new one comes last."""
        if self.count == self.room:
            self.grow()
        set_in = self.set_in
        slot = eaten % self.slots
        while set_in[slot] >= 0:
            if self.eaten[set_in[slot]] == eaten:
                return set_in[slot]
            slot = (slot + 1) % self.slots
        k = self.count
        set_in[slot] = k
        self.eaten[k] = eaten
        self.count = k + 1
        return k

    def grow(self) -> None:
        known, count = self.eaten, self.count
        self.room = 4 * self.room
        self.grown += 1
        self.slots = SLOTS[self.grown]
        self.eaten = vec[i64]([0] * self.room)
        self.now = longer(self.now, self.room)
        self.following = longer(self.following, self.room)
        self.seen = longer(self.seen, self.room)
        self.set_in = vec[i64]([-1] * self.slots)
        self.count = 0
        for k in range(count):
            self.find(known[k])


def longer(row: vec[i64], room: i64) -> vec[i64]:
    copy = vec[i64]([0] * room)
    for k in range(len(row)):
        copy[k] = row[k]
    return copy


def any_dinosaur_may_eat(ecosystem: Ecosystem) -> bool:
    """Whether one of those yet to act can hunt, now or once others of them have starved and made room (GD6.4)."""
    left = ecosystem.waiting
    food = prey_in(ecosystem) | predators_in(ecosystem)
    if not left or not food:
        return False
    enterable = BITS[ecosystem.count] - 1 & ~(ecosystem.animals[DINOSAUR] & ~left)
    near, steps = ecosystem.near, ecosystem.box.dinosaur_steps
    home = ways_home(ecosystem, enterable, steps)
    while left:
        if food_in_reach(near, lowest(left), enterable, food, home, steps):
            return True
        left &= left - 1
    return False


def food_of_dinosaur(ecosystem: Ecosystem, start: Hex) -> Mask:
    """The set of animals a dinosaur could eat and still end on a free mountain."""
    enterable = BITS[ecosystem.count] - 1 & ~(ecosystem.animals[DINOSAUR] & ~BITS[start])
    food = prey_in(ecosystem) | predators_in(ecosystem)
    steps = ecosystem.box.dinosaur_steps
    return food_in_reach(ecosystem.near, start, enterable, food, ways_home(ecosystem, enterable, steps), steps)


def apply_dinosaur(table: Table, seat: Seat, action: Packed, log: Log | None) -> None:
    ecosystem = table.own(seat)
    start, end = HUNT.start(action), HUNT.end(action)
    eaten = HUNT.eaten(action)
    laid: i64 = 0
    ecosystem.waiting &= ~BITS[start]
    ecosystem.animals[DINOSAUR] &= ~BITS[start]
    while eaten:
        number = lowest(eaten)
        eaten &= eaten - 1
        animal = take_away(table, ecosystem, number)
        # GD6.3: predators give eggs, prey usually none.
        laid += table.box.predator_eggs if animal >= TIGER else table.box.prey_eggs
        if log:
            log.add(DEVOURS.pack3(seat, animal, number))
    ecosystem.animals[DINOSAUR] |= BITS[end]
    ecosystem.eggs += laid
    if log and laid:
        log.add(LAID.pack2(seat, laid))
