"""GD6.1 to GD6.4: dinosaurs hatch and hunt.

A hunt is known by where it starts, where it ends and what it ate, and there are many more ways than hunts. So places are
searched by the set eaten so far: for each set, the places reached with it, all of them a step further at once. A place
is dropped where no free mountain can be reached any more in the steps that are left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import DEVOURS, HATCHED, HUNT, LAID, STARVE, pack_eaten
from dinotable.games.gods_love_dinosaurs.box import DINOSAUR, MOUNTAIN, TIGER
from dinotable.games.gods_love_dinosaurs.placing import take_from_supply
from dinotable.games.gods_love_dinosaurs.predators import take_away
from dinotable.games.gods_love_dinosaurs.state import NEST, Ecosystem, Table, occupied_in, predators_in, prey_in

STEPS: Final = 5
# Five steps of six directions lead to at most 1 + 6 + 36 + 216 + 1296 + 7776 different sets.
_MOST_SETS: Final = 9331
_SLOTS: Final = 16381
"""A prime: masks of few members spread well over it."""

_EATEN: Final = vec[i64]([0] * _MOST_SETS)
_NOW: Final = vec[i64]([0] * _MOST_SETS)
_NEXT: Final = vec[i64]([0] * _MOST_SETS)
_SEEN: Final = vec[i64]([0] * _MOST_SETS)
"""Scratch, for each set eaten: the places reached by the last step, by the next one, and by any so far."""
_SLOT_OF: Final = vec[i64]([0] * _MOST_SETS)
_SET_IN: Final = vec[i64]([-1] * _SLOTS)
"""Scratch: which set lies in each slot; all −1 between uses."""
_HOME: Final = vec[i64]([0] * (STEPS + 1))
"""Scratch: the places from which a free mountain is that many steps away, or fewer."""


def spread(near: vec[i64], places: i64) -> i64:
    """The set of hexes next to any of a set."""
    around: i64 = 0
    while places:
        around |= near[lowest(places)]
        places &= places - 1
    return around


def legal_dinosaurs(ecosystem: Ecosystem, out: Buffer) -> None:
    """GD6.2: one of those yet to act, each distinct hunt once, or letting it starve."""
    left = ecosystem.waiting
    while left:
        start = lowest(left)
        left &= left - 1
        dinosaur_hunts(ecosystem, start, out)
        out.add(STARVE.pack(start))


def dinosaur_hunts(ecosystem: Ecosystem, start: i64, out: Buffer) -> None:
    near = ecosystem.near
    # GD6.2: its own start may be entered again, a hex with another dinosaur not.
    enterable = BITS[ecosystem.count] - 1 & ~(ecosystem.animals[DINOSAUR] & ~BITS[start])
    food = prey_in(ecosystem) | predators_in(ecosystem)
    _find_home(ecosystem, enterable)
    if not _food_in_reach(near, start, enterable, food):
        return
    count = _search(near, start, food)
    ends = _HOME[0]
    for k in range(count):
        _SET_IN[_SLOT_OF[k]] = -1
        reached = _SEEN[k] & ends
        # GD6.4: set 0 is the empty one; whoever ate nothing starves.
        if k > 0 and reached:
            eaten = pack_eaten(_EATEN[k])
            while reached:
                out.add(HUNT.pack3(start, lowest(reached), eaten))
                reached &= reached - 1


def _find_home(ecosystem: Ecosystem, enterable: i64) -> None:
    home = ecosystem.terrains[MOUNTAIN] & enterable
    _HOME[0] = home
    for k in range(i64(1), i64(STEPS + 1)):
        home |= spread(ecosystem.near, home) & enterable
        _HOME[k] = home


def _food_in_reach(near: vec[i64], start: i64, enterable: i64, food: i64) -> i64:
    """The animals on some way from the start to a free mountain, by what `_find_home` left."""
    found: i64 = 0
    places = BITS[start]
    for step in range(i64(1), i64(STEPS + 1)):
        places |= spread(near, places) & enterable
        found |= places & food & _HOME[STEPS - step]
    return found


def _search(near: vec[i64], start: i64, food: i64) -> i64:
    """Fills the scratch with every set that can be eaten and the places it can be carried to; how many sets."""
    eaten_sets = _EATEN
    now = _NOW
    following = _NEXT
    seen = _SEEN
    _add_set(0, 0)
    count: i64 = 1
    now[0] = seen[0] = BITS[start]
    for step in range(i64(1), i64(STEPS + 1)):
        home = _HOME[STEPS - step]
        for k in range(count):
            if now[k] == 0:
                continue
            eaten = eaten_sets[k]
            around = spread(near, now[k]) & home
            fresh = around & food & ~eaten
            following[k] |= around & ~fresh
            while fresh:
                bit = fresh & -fresh
                fresh &= fresh - 1
                other = _find_set(eaten | bit)
                if other < 0:
                    other = count
                    _add_set(other, eaten | bit)
                    count += 1
                following[other] |= bit
        for k in range(count):
            now[k] = following[k] & ~seen[k]
            seen[k] |= now[k]
            following[k] = 0
    return count


def _find_set(eaten: i64) -> i64:
    slot = eaten % _SLOTS
    while True:
        k = _SET_IN[slot]
        if k < 0 or _EATEN[k] == eaten:
            return k
        slot = (slot + 1) % _SLOTS


def _add_set(k: i64, eaten: i64) -> None:
    slot = eaten % _SLOTS
    while _SET_IN[slot] >= 0:
        slot = (slot + 1) % _SLOTS
    _SET_IN[slot] = k
    _SLOT_OF[k] = slot
    _EATEN[k] = eaten
    _NOW[k] = _NEXT[k] = _SEEN[k] = 0


def any_dinosaur_may_eat(ecosystem: Ecosystem) -> bool:
    """Whether one of those yet to act can hunt, now or once others of them have starved and made room (GD6.4)."""
    enterable = BITS[ecosystem.count] - 1 & ~(ecosystem.animals[DINOSAUR] & ~ecosystem.waiting)
    food = prey_in(ecosystem) | predators_in(ecosystem)
    _find_home(ecosystem, enterable)
    left = ecosystem.waiting
    while left:
        if _food_in_reach(ecosystem.near, lowest(left), enterable, food):
            return True
        left &= left - 1
    return False


def food_of_dinosaur(ecosystem: Ecosystem, start: i64) -> i64:
    """The set of animals a dinosaur could eat and still end on a free mountain."""
    enterable = BITS[ecosystem.count] - 1 & ~(ecosystem.animals[DINOSAUR] & ~BITS[start])
    _find_home(ecosystem, enterable)
    return _food_in_reach(ecosystem.near, start, enterable, prey_in(ecosystem) | predators_in(ecosystem))


def can_hatch(table: Table, seat: i64) -> bool:
    """GD6.1: an egg, an empty nest, and with the printed supply a dinosaur to put there (GD1.7)."""
    ecosystem = table.ecosystems[seat]
    if table.is_printed and table.supply[DINOSAUR] == 0:
        return False
    return ecosystem.eggs > 0 and not occupied_in(ecosystem) & BITS[NEST]


def apply_hatching(table: Table, seat: i64, log: Log | None) -> None:
    ecosystem = table.ecosystems[seat]
    take_from_supply(table, DINOSAUR)
    ecosystem.eggs -= 1
    ecosystem.animals[DINOSAUR] |= BITS[NEST]
    ecosystem.waiting |= BITS[NEST]
    if log:
        log.add(HATCHED.pack(seat))


def apply_dinosaur_hunt(table: Table, seat: i64, action: i64, log: Log | None) -> None:
    ecosystem = table.ecosystems[seat]
    start, end = HUNT.start(action), HUNT.end(action)
    eaten = HUNT.eaten(action)
    laid: i64 = 0
    ecosystem.waiting &= ~BITS[start]
    ecosystem.animals[DINOSAUR] &= ~BITS[start]
    while eaten:
        number = lowest(eaten)
        eaten &= eaten - 1
        animal = take_away(table, ecosystem, number)
        # GD6.3: predators give eggs, prey none.
        if animal >= TIGER:
            laid += 1
        if log:
            log.add(DEVOURS.pack3(seat, animal, number))
    ecosystem.animals[DINOSAUR] |= BITS[end]
    ecosystem.eggs += laid
    if log and laid:
        log.add(LAID.pack2(seat, laid))
