"""How many predators one dinosaur can eat in a hunt: exactly, and without listing its hunts."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.ints import Hex, Mask
from dinotable.games.gods_love_dinosaurs.items import MOST_STEPS
from dinotable.games.gods_love_dinosaurs.state import spread
from dinotable.games.gods_love_dinosaurs.tiles import MOST_HEXES


class Hunter:
    """A dinosaur in one ecosystem after another. Keeps its buffers."""

    def __init__(self) -> None:
        self.near: vec[i64] = vec[i64]([])
        """Of the ecosystem: the set of neighbours of each hex."""
        self.enterable: i64 = 0
        self.steps: i64 = 0
        """GD6.2: how many it takes at most."""
        self.home: vec[i64] = vec[i64]([0] * MOST_STEPS)
        """For each number of steps, the places from which a free mountain is so far away, or nearer (GD6.4)."""
        self.reach: vec[i64] = vec[i64]([0] * (MOST_HEXES * MOST_STEPS))
        """From a hex, where one can be after so many steps or fewer."""
        self.known: i64 = 0
        """The hexes whose reach is known."""
        self.best: i64 = 0
        self.best_eaten: i64 = 0
        """How many the best hunt found so far eats, and which."""

    def enter(self, enterable: Mask, mountains: Mask) -> None:
        """Says where the dinosaur may walk."""
        near, home = self.near, self.home
        self.known = 0
        self.enterable = enterable
        wide = mountains & enterable
        edge = wide
        home[0] = wide
        # What lies two steps from a mountain is counted whatever the box.
        for k in range(i64(1), max(self.steps, i64(3))):
            edge = spread(near, edge) & enterable & ~wide
            wide |= edge
            home[k] = wide

    def food_of(self, start: Mask, food: Mask) -> Mask:
        """The animals on some way from the start to a free mountain."""
        near, home, enterable, steps = self.near, self.home, self.enterable, self.steps
        found: i64 = 0
        wide = edge = start
        for step in range(i64(1), steps + 1):
            edge = spread(near, edge) & enterable & ~wide
            wide |= edge
            # What was reached earlier can be carried home from there with more steps left.
            found |= edge & food & home[steps - step]
        return found

    def hunt(self, start: Hex, food: Mask) -> i64:
        """How many of these a dinosaur can eat at most; which is left in `best_eaten`."""
        self.best = 0
        self.best_eaten = 0
        self.go_on(start, self.steps, food, 0, 0)
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
            wide = reach[here * MOST_STEPS + step - 1]
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
        for k in range(self.steps):
            edge = spread(near, edge) & enterable & ~wide
            wide |= edge
            reach[here * MOST_STEPS + k] = wide
        self.known |= BITS[here]
