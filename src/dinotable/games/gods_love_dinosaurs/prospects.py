"""What the animals of one ecosystem could do if they acted now, counted: what the features of a position are made of."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Mask
from dinotable.games.gods_love_dinosaurs.box import BOX
from dinotable.games.gods_love_dinosaurs.hunter import Hunter
from dinotable.games.gods_love_dinosaurs.state import NEST, Ecosystem, predators_in, prey_in, spread
from dinotable.games.gods_love_dinosaurs.tiles import (
    DINOSAUR,
    EAGLE,
    KINDS_OF_ANIMAL,
    KINDS_OF_TERRAIN,
    MOST_HEXES,
    MOUNTAIN,
    RAT,
    TIGER,
    WILD,
)


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
        self.near: vec[i64] = vec[i64]([])
        self.hunter = Hunter()
        # What was read last: most positions that are looked at differ in one ecosystem only.
        self.box = BOX
        self.count: i64 = 0
        self.eggs: i64 = 0
        self.acting: i64 = 0
        self.waiting: i64 = 0
        self.born: i64 = 0
        self.hexes: vec[i64] = vec[i64]([0] * MOST_HEXES)
        self.terrains: vec[i64] = vec[i64]([0] * KINDS_OF_TERRAIN)
        self.animals: vec[i64] = vec[i64]([0] * KINDS_OF_ANIMAL)

    def read(self, ecosystem: Ecosystem, acting: i64) -> None:
        """`acting`: the species that acts now, −1 for none."""
        if not self.is_read(ecosystem, acting):
            self.remember(ecosystem, acting)
            self.count_all(ecosystem, acting)

    def is_read(self, ecosystem: Ecosystem, acting: i64) -> bool:
        count = ecosystem.count
        if self.box is not ecosystem.box or self.count != count or self.eggs != ecosystem.eggs or self.acting != acting:
            return False
        if acting >= 0 and (self.waiting != ecosystem.waiting or self.born != ecosystem.born):
            return False
        mine, theirs = self.animals, ecosystem.animals
        for k in range(i64(KINDS_OF_ANIMAL)):
            if mine[k] != theirs[k]:
                return False
        mine, theirs = self.terrains, ecosystem.terrains
        for k in range(i64(KINDS_OF_TERRAIN)):
            if mine[k] != theirs[k]:
                return False
        mine, theirs = self.hexes, ecosystem.hexes
        # The latest first: they differ most. A plain -1, since any other step is counted by objects.
        for k in range(count - 1, i64(-1), -1):
            if mine[k] != theirs[k]:
                return False
        return True

    def remember(self, ecosystem: Ecosystem, acting: i64) -> None:
        self.count, self.eggs, self.acting = ecosystem.count, ecosystem.eggs, acting
        self.waiting, self.born = ecosystem.waiting, ecosystem.born
        self.box = ecosystem.box
        mine, theirs = self.animals, ecosystem.animals
        for k in range(i64(KINDS_OF_ANIMAL)):
            mine[k] = theirs[k]
        mine, theirs = self.terrains, ecosystem.terrains
        for k in range(i64(KINDS_OF_TERRAIN)):
            mine[k] = theirs[k]
        mine, theirs = self.hexes, ecosystem.hexes
        for k in range(ecosystem.count):
            mine[k] = theirs[k]

    def count_all(self, ecosystem: Ecosystem, acting: i64) -> None:
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
        terrains, animals, favourite = ecosystem.terrains, ecosystem.animals, ecosystem.box.favourite
        for prey in range(i64(RAT + 1)):
            free = (terrains[favourite[prey]] | terrains[WILD]) & ~occupied
            parents = animals[prey]
            able = self.counts[prey]
            if acting == prey:
                parents = ecosystem.waiting
                able = size_of(parents) - size_of(ecosystem.born)
            self.room[prey] = size_of(free)
            targets = size_of(spread(self.near, parents) & free) if free else 0
            self.newborns[prey] = able if able < targets else targets

    def read_tigers(self, ecosystem: Ecosystem, prey: Mask, blocked: Mask, left: Mask) -> None:
        near, steps = self.near, ecosystem.box.tiger_steps
        hungry: i64 = 0
        gain: i64 = 0
        while left:
            first = near[lowest(left)] & ~blocked
            left &= left - 1
            beyond_prey = spread(near, first & prey) & prey if steps > 1 else 0
            food = first & prey | beyond_prey
            if steps > 1:
                food |= spread(near, first & ~prey) & prey
            if steps > 2:
                food |= spread(near, spread(near, first) & ~blocked) & prey
            self.meals |= food
            if food == 0:
                hungry += 1
            elif beyond_prey:
                gain += 1
        self.hungry[TIGER] = hungry
        self.gain[TIGER] = gain

    def read_eagles(self, ecosystem: Ecosystem, prey: Mask, blocked: Mask, left: Mask) -> None:
        beyond, steps = ecosystem.beyond, ecosystem.box.eagle_steps
        hungry: i64 = 0
        gain: i64 = 0
        while left:
            start = lowest(left)
            left &= left - 1
            most: i64 = 0
            for direction in range(i64(DIRECTIONS)):
                here = start
                eaten: i64 = 0
                for _ in range(steps):
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
        hunter = self.hunter
        hunter.near, hunter.steps = ecosystem.near, ecosystem.box.dinosaur_steps
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
            hunter.enter(all_hexes & ~(dinosaurs & ~bit), mountains)
            food = hunter.food_of(bit, prey | predators)
            if food:
                self.fed += 1
                food &= predators
                reached |= food
                if food & ~eaten:
                    self.catch += hunter.hunt(lowest(bit), food & ~eaten)
                    eaten |= hunter.best_eaten
        self.hungry[DINOSAUR] = able - self.fed
        self.can_hatch = ecosystem.eggs >= ecosystem.box.hatching_eggs and not (dinosaurs & BITS[NEST])
        hunter.enter(all_hexes & ~dinosaurs, mountains)
        self.sheltered = size_of(hunter.home[2])
        if self.can_hatch and predators & ~eaten:
            food = hunter.food_of(BITS[NEST], predators & ~eaten)
            if food:
                reached |= food
                self.hatched_catch = hunter.hunt(NEST, food)
        self.reached = size_of(reached)
