"""Who can eat whom as an ecosystem stands: what bots weigh, of every ecosystem after every action they look at.

It is kept with the ecosystem, which copies of a table share. So only the ecosystem that an action changes is looked at anew.
"""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import food_of_dinosaur, ways_home
from dinotable.games.gods_love_dinosaurs.state import NEST, Ecosystem, predators_in, prey_in, spread
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, EAGLE, MOUNTAIN, TIGER


def know(ecosystem: Ecosystem) -> None:
    """Fills in `fed`, `reached`, `hatched` and `starving`, unless they are known."""
    if ecosystem.is_known:
        return
    know_dinosaurs(ecosystem)
    know_predators(ecosystem)
    ecosystem.is_known = True


def know_dinosaurs(ecosystem: Ecosystem) -> None:
    dinosaurs, predators = ecosystem.animals[DINOSAUR], predators_in(ecosystem)
    food = predators | prey_in(ecosystem)
    free = BITS[ecosystem.count] - 1 & ~dinosaurs
    home = ways_home(ecosystem, free, ecosystem.box.dinosaur_steps)
    fed: Mask = 0
    reached: Mask = 0
    left = dinosaurs
    while left:
        start = left & -left
        left &= left - 1
        found = food_around(ecosystem, start, free, food, home)
        reached |= found & predators
        if found:
            fed |= start
    ecosystem.fed, ecosystem.reached, ecosystem.hatched = fed, reached, 0
    if ecosystem.eggs >= ecosystem.box.hatching_eggs and not (food | dinosaurs) & BITS[NEST]:
        ecosystem.hatched = food_around(ecosystem, BITS[NEST], free, food, home) & predators & ~reached


def food_around(ecosystem: Ecosystem, start: Mask, free: Mask, food: Mask, home: vec[i64]) -> Mask:
    """The animals that a dinosaur can eat, with the ways home over hexes that are free of all dinosaurs.

    From a mountain it can also turn back: what is two steps away is always within its reach, and what is farther only on
    a way to another mountain.
    """
    if not start & ecosystem.terrains[MOUNTAIN]:
        # Its own hex may be on its way to a mountain.
        return food_of_dinosaur(ecosystem, lowest(start))
    near, steps = ecosystem.near, ecosystem.box.dinosaur_steps
    edge = start
    places = start
    found: Mask = 0
    for step in range(i64(1), steps + 1):
        edge = spread(near, edge) & free & ~places
        places |= edge
        found |= edge if step <= steps // 2 else places & home[steps - step]
    return found & food


def know_predators(ecosystem: Ecosystem) -> None:
    blocked = predators_in(ecosystem) | ecosystem.animals[DINOSAUR]
    prey = prey_in(ecosystem)
    starving: Mask = 0
    left = ecosystem.animals[TIGER]
    while left:
        if not tiger_eats(ecosystem, lowest(left), blocked, prey):
            starving |= left & -left
        left &= left - 1
    left = ecosystem.animals[EAGLE]
    while left:
        if not eagle_eats(ecosystem, lowest(left), blocked, prey):
            starving |= left & -left
        left &= left - 1
    ecosystem.starving = starving


def tiger_eats(ecosystem: Ecosystem, start: Hex, blocked: Mask, prey: Mask) -> bool:
    near = ecosystem.near
    edge = near[start] & ~blocked
    if edge & prey:
        return True
    for _ in range(ecosystem.box.tiger_steps - 1):
        edge = spread(near, edge) & ~blocked
        if edge & prey:
            return True
    return False


def eagle_eats(ecosystem: Ecosystem, start: Hex, blocked: Mask, prey: Mask) -> bool:
    beyond, steps = ecosystem.beyond, ecosystem.box.eagle_steps
    for way in range(start * DIRECTIONS, start * DIRECTIONS + DIRECTIONS):
        direction = way - start * DIRECTIONS
        here = beyond[way]
        for _ in range(steps):
            if here < 0 or blocked & BITS[here]:
                break
            if prey & BITS[here]:
                return True
            here = beyond[here * DIRECTIONS + direction]
    return False
