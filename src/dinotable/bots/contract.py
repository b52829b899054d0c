"""The contract of a bot: exactly what a person at that seat has, a generator to toss with, and a budget. Never a state."""

import time
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dinotable.core.generator import Generator
from dinotable.core.state import View


class Budget:
    """How much a bot may think. Nothing said: as much as its level does.

    By simulations alone the same view and generator give the same choice. With seconds the clock decides too:
    alone they are used up, together with simulations whichever ends first.
    """

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def text(self) -> str:
        words = [str(self.simulations)] if self.simulations else []
        return ",".join(words + ([f"{self.seconds:g}s"] if self.seconds else []))


FOR_REASONS: Final = 0.1
"""The seconds that a bot keeps to explain itself,"""
MOST_FOR_REASONS: Final = 0.3
"""but no more than this part of its time."""


class Clock:
    """A budget being spent: whoever thinks asks it again and again, and never does much in between."""

    def __init__(self, budget: Budget, own: int, explains: bool = False) -> None:
        """`own`: the simulations if nothing is said. `explains`: some of the time is kept for reasons."""
        self.left: i64 = budget.simulations or (2**40 if budget.seconds else own)
        self.timed = budget.seconds > 0
        self.seconds = budget.seconds
        if explains:
            self.seconds -= min(FOR_REASONS, MOST_FOR_REASONS * budget.seconds)
        self.end = time.perf_counter() + self.seconds

    def late(self) -> bool:
        return self.timed and time.perf_counter() >= self.end

    def passed(self) -> float:
        """The part of the time that is over; 0 without a limit of time."""
        return 1.0 - (self.end - time.perf_counter()) / self.seconds if self.timed else 0.0

    def spend(self) -> bool:
        """One simulation more, if the budget has it."""
        if self.left <= 0 or self.late():
            return False
        self.left -= 1
        return True


class Change:
    """A term of the evaluation, and how much an action changes it, in points."""

    def __init__(self, term: str, points: float) -> None:
        self.term = term
        self.points = points


class Reason:
    """What an action does, as a fact of the game (`core.explainer`)."""

    def __init__(self, packed: int, is_sure: bool) -> None:
        self.packed = packed
        self.is_sure = is_sure
        """Whether it was so in every world looked at; else in most."""


class Candidate:
    """What a bot thinks of an action."""

    def __init__(self, action: int, value: float, ranks: list[float], visits: int, changes: list[Change]) -> None:
        self.action = action
        self.value = value
        """From 0, certainly last, to 1, certainly first: the share of the others one expects to be ahead of."""
        self.ranks = ranks
        """The rank each seat can expect after it."""
        self.visits = visits
        """How many simulations tried it."""
        self.changes = changes
        """The terms that it changes most for the seat, the largest first."""
        self.reasons: list[Reason] = []
        """What it does, the most telling first; only of the first few candidates."""
        self.error = 0.0
        """How far the value may be off by chance: its standard error."""
        self.is_level = False
        """Whether the first candidate is better by no more than chance can make it seem."""


class Thought:
    """All candidates, the best first."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates
        self.is_exact = False
        """Whether the game was worked out to its end: values are what best play of all gives, not estimates."""

    def best(self) -> int:
        return self.candidates[0].action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Made for one game and setup, both public. Keeps nothing between decisions: the view has all its seat knows."""

    @abstractmethod
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        """One of the legal actions."""

    def think(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> Thought:
        """What it makes of each action. A bot that does not weigh its choice names it alone."""
        return Thought([Candidate(self.choose(view, legal, generator, budget), 0.5, [], 0, [])])
