"""How much may be spent on working out an end, how far that has come, and when to give up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.bots.contract import Clock

NODES_A_SIMULATION: Final = 10
"""A position costs a copy, an action and a number; a simulation costs more than ten of these."""
LEAST_NODES: Final = 2000
MOST_NODES: Final = 300_000
"""What is remembered of so many positions takes less than 100 MB."""
TRIED: Final = 0.1
"""After this part of the budget it goes on only if it has come far enough,"""
FAR_ENOUGH: Final = 0.03
"""which is this part of the way: the table and the replies that served before make the rest faster."""
MOST_TIME: Final = 0.5
"""Of the time: if it fails at last, a search has the rest."""
TOLD_DEPTH: Final = 6
"""So many choices deep it knows how far it has come."""


class Effort:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.nodes: i64 = 0
        """Positions met so far."""
        self.most: i64 = min(i64(MOST_NODES), max(i64(LEAST_NODES), clock.left * NODES_A_SIMULATION))
        self.is_checked = False
        self.has_failed = False
        self.at: vec[float] = vec[float]([0.0] * TOLD_DEPTH)
        """By depth, which part of the actions is done."""
        self.width: vec[float] = vec[float]([1.0] * TOLD_DEPTH)
        """By depth, how many actions there are."""

    def stand(self, depth: i64, at: i64, width: i64) -> None:
        """At a depth, so many of so many actions are done."""
        if depth < TOLD_DEPTH:
            self.at[depth] = float(at) / float(width)
            self.width[depth] = float(width)
            for below in range(depth + 1, i64(TOLD_DEPTH)):
                self.at[below] = 0.0
                self.width[below] = 1.0

    def goes_on(self) -> bool:
        """One position more, if the budget has it and there is enough hope."""
        self.nodes += 1
        passed = self.clock.passed()
        if self.nodes > self.most or passed > MOST_TIME:
            self.has_failed = True
        elif not self.is_checked and (float(self.nodes) > TRIED * float(self.most) or passed > TRIED):
            self.is_checked = True
            self.has_failed = self._progress() < FAR_ENOUGH
        return not self.has_failed

    def _progress(self) -> float:
        """Which part of the tree is done, if all its branches were alike."""
        done, part = 0.0, 1.0
        for depth in range(i64(TOLD_DEPTH)):
            done += self.at[depth] * part
            part /= self.width[depth]
        return done
