"""What the animals of one ecosystem could do if they acted now, counted: what the features of a position are made of."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask
from dinotable.games.gods_love_dinosaurs.box import DINOSAUR, EAGLE, FAVOURITE, MOST_HEXES, MOUNTAIN, RAT, TIGER, WILD
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import STEPS
from dinotable.games.gods_love_dinosaurs.rules.predators import EAGLE_STEPS
from dinotable.games.gods_love_dinosaurs.state import NEST, Ecosystem, predators_in, prey_in, spread


class Prospects:
    """Of one ecosystem, while a species acts there or none does."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]([0] * 6)
        """Of each species, dinosaurs last."""
        self.newborns: vec[i64] = vec[i64]([0] * 3)
        """Of each prey, at most: parents that are free to breed, and hexes next to them."""
        self.room: vec[i64] = vec[i64]([0] * 3)
        """Of each prey, the empty hexes that suit it."""
        self.hungry: vec[i64] = vec[i64]([0] * 6)
        """Of tigers, eagles and dinosaurs: those that could not eat. A species that acts now: those yet to act."""
        self.gain: vec[i64] = vec[i64]([0] * 6)
        """Of tigers and eagles: newborns at most. A species that acts now: of those yet to act."""
        self.fed: i64 = 0
        """Dinosaurs that could eat."""
        self.catch: i64 = 0
        """Predators that the dinosaurs could eat, one after another, each as many as it can: eggs (GD6.3)."""
        self.hatched_catch: i64 = 0
        """How many more with one that hatched now."""
        self.can_hatch = False
        self.reached: i64 = 0
        """Predators on some way of a dinosaur."""
        self.meals: i64 = 0
        """Prey on which some predator could end its hunt."""
        self.sheltered: i64 = 0
        """Hexes at most two steps from a mountain without a dinosaur."""
        self.home: vec[i64] = vec[i64]([0] * (STEPS + 1))
        self.reach: vec[i64] = vec[i64]([0] * (MOST_HEXES * STEPS))
        """From a hex, where one can be after so many steps or fewer."""
        self.known: i64 = 0
        """The hexes whose reach is known."""
        self.near: vec[i64] = vec[i64]([])
        self.enterable: i64 = 0
        self.best: i64 = 0
        self.best_eaten: i64 = 0

    def read(self, ecosystem: Ecosystem, acting: i64) -> None:
        self.near = ecosystem.near
        animals = ecosystem.animals
        prey, predators = prey_in(ecosystem), predators_in(ecosystem)
        blocked = predators | animals[DINOSAUR]
        for species in range(i64(DINOSAUR + 1)):
            self.counts[species] = size_of(animals[species])
        self.read_prey(ecosystem, prey | blocked, acting)
        self.meals = 0
        self.read_tigers(ecosystem, prey, blocked, ecosystem.waiting if acting == TIGER else animals[TIGER])
        self.read_eagles(ecosystem, prey, blocked, ecosystem.waiting if acting == EAGLE else animals[EAGLE])
        self.meals = size_of(self.meals)
        self.read_dinosaurs(ecosystem, prey, predators, acting)

    def read_prey(self, ecosystem: Ecosystem, occupied: Mask, acting: i64) -> None:
        terrains, animals = ecosystem.terrains, ecosystem.animals
        for prey in range(i64(RAT + 1)):
            free = (terrains[FAVOURITE[prey]] | terrains[WILD]) & ~occupied
            parents = animals[prey]
            able = self.counts[prey]
            if acting == prey:
                parents = ecosystem.waiting
                able = size_of(parents) - size_of(ecosystem.born)
            self.room[prey] = size_of(free)
            targets = size_of(spread(self.near, parents) & free) if free else 0
            self.newborns[prey] = able if able < targets else targets

    def read_tigers(self, ecosystem: Ecosystem, prey: Mask, blocked: Mask, left: Mask) -> None:
        near = self.near
        hungry: i64 = 0
        gain: i64 = 0
        while left:
            first = near[lowest(left)] & ~blocked
            left &= left - 1
            beyond_prey = spread(near, first & prey) & prey
            food = first & prey | beyond_prey | spread(near, first & ~prey) & prey
            self.meals |= food
            if food == 0:
                hungry += 1
            elif beyond_prey:
                gain += 1
        self.hungry[TIGER] = hungry
        self.gain[TIGER] = gain

    def read_eagles(self, ecosystem: Ecosystem, prey: Mask, blocked: Mask, left: Mask) -> None:
        beyond = ecosystem.beyond
        hungry: i64 = 0
        gain: i64 = 0
        while left:
            start = lowest(left)
            left &= left - 1
            most: i64 = 0
            for direction in range(i64(DIRECTIONS)):
                here = start
                eaten: i64 = 0
                for _ in range(i64(EAGLE_STEPS)):
                    here = beyond[here * DIRECTIONS + direction]
                    if here < 0 or blocked & BITS[here]:
                        break
                    if prey & BITS[here]:
                        eaten += 1
                        self.meals |= BITS[here]
                most = max(most, eaten)
            if most == 0:
                hungry += 1
            else:
                gain += most - 1
        self.hungry[EAGLE] = hungry
        self.gain[EAGLE] = gain

    def read_dinosaurs(self, ecosystem: Ecosystem, prey: Mask, predators: Mask, acting: i64) -> None:
        dinosaurs = ecosystem.animals[DINOSAUR]
        all_hexes = BITS[ecosystem.count] - 1
        mountains = ecosystem.terrains[MOUNTAIN]
        self.fed = self.catch = self.reached = self.hatched_catch = 0
        reached: i64 = 0
        eaten: i64 = 0
        left = ecosystem.waiting if acting == DINOSAUR else dinosaurs
        able = size_of(left)
        while left:
            bit = left & -left
            left &= left - 1
            self.enter(all_hexes & ~(dinosaurs & ~bit), mountains)
            food = self.food_of(bit, prey | predators)
            if food:
                self.fed += 1
                food &= predators
                reached |= food
                if food & ~eaten:
                    self.catch += self.hunt(lowest(bit), food & ~eaten)
                    eaten |= self.best_eaten
        self.hungry[DINOSAUR] = able - self.fed
        self.can_hatch = ecosystem.eggs > 0 and not (dinosaurs & BITS[NEST])
        self.enter(all_hexes & ~dinosaurs, mountains)
        self.sheltered = size_of(self.home[2])
        if self.can_hatch and predators & ~eaten:
            food = self.food_of(BITS[NEST], predators & ~eaten)
            if food:
                reached |= food
                self.hatched_catch = self.hunt(NEST, food)
        self.reached = size_of(reached)

    def enter(self, enterable: Mask, mountains: Mask) -> None:
        """Where a dinosaur may walk, and how far each place is from a mountain to end on (GD6.4)."""
        near, home = self.near, self.home
        self.known = 0
        self.enterable = enterable
        wide = mountains & enterable
        edge = wide
        home[0] = wide
        for k in range(i64(1), i64(STEPS)):
            edge = spread(near, edge) & enterable & ~wide
            wide |= edge
            home[k] = wide

    def food_of(self, start: Mask, food: Mask) -> Mask:
        """The animals on some way from the start to a free mountain."""
        near, home, enterable = self.near, self.home, self.enterable
        found: i64 = 0
        wide = edge = start
        for step in range(i64(1), i64(STEPS + 1)):
            edge = spread(near, edge) & enterable & ~wide
            wide |= edge
            # What was reached earlier can be carried home from there with more steps left.
            found |= edge & food & home[STEPS - step]
        return found

    def hunt(self, start: Hex, food: Mask) -> i64:
        """How many of these a dinosaur can eat at most; which is left in `best_eaten`."""
        self.best = 0
        self.best_eaten = 0
        self.go_on(start, STEPS, food, 0, 0)
        return self.best

    def go_on(self, here: Hex, steps: i64, food: Mask, eaten: Mask, count: i64) -> None:
        # Each takes a step at least.
        if count + min(steps, size_of(food)) <= self.best:
            return
        if not self.known & BITS[here]:
            self.know(here)
        reach, home = self.reach, self.home
        passed: i64 = 0
        for step in range(i64(1), steps + 1):
            wide = reach[here * STEPS + step - 1]
            # Nothing stands in the way of a dinosaur but others, and it eats what it enters: an animal on the way is
            # met by going there first.
            next_ones = wide & ~passed & food & home[steps - step]
            passed |= wide
            while next_ones:
                bit = next_ones & -next_ones
                next_ones &= next_ones - 1
                if count + 1 > self.best:
                    self.best = count + 1
                    self.best_eaten = eaten | bit
                if step < steps:
                    self.go_on(lowest(bit), steps - step, food & ~bit, eaten | bit, count + 1)

    def know(self, here: Hex) -> None:
        near, reach, enterable = self.near, self.reach, self.enterable
        wide = edge = BITS[here]
        for k in range(i64(STEPS)):
            edge = spread(near, edge) & enterable & ~wide
            wide |= edge
            reach[here * STEPS + k] = wide
        self.known |= BITS[here]
