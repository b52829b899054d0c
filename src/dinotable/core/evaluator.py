"""The evaluator contract: named terms in points for each seat. A game's `evaluate.py` fills it in."""

from abc import ABC, abstractmethod
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dinotable.core.state import S, State


class Sheet:
    """The points of each seat, term by term."""

    def __init__(self, seats: i64, terms: i64) -> None:
        self.seats = seats
        self.terms = terms
        self.points: vec[float] = vec[float]([0.0] * (seats * terms))

    def clear(self) -> None:
        points = self.points
        for k in range(self.seats * self.terms):
            points[k] = 0.0

    def add(self, seat: i64, term: i64, points: float) -> None:
        self.points[seat * self.terms + term] += points

    def total(self, seat: i64, terms: i64) -> float:
        """The sum of the first `terms` terms."""
        points = self.points
        total = 0.0
        for k in range(seat * self.terms, seat * self.terms + terms):
            total += points[k]
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC, Generic[S]):
    """What makes a position good, in one game. It is shown imagined worlds only, and may read all of them."""

    terms: list[str]
    """The names of what it weighs, the plainest first; in words `<game id>-term-<term>`."""
    plain: int
    """How many of the first terms the level `novice` looks at: those that count what is certain."""
    scale: float
    """A lead of so many points means odds of about three to one."""
    settles: bool
    """Whether a position is worth evaluating only when all seats asked together have answered."""

    @abstractmethod
    def evaluate(self, state: S, sheet: Sheet) -> None:
        """Adds each seat's points to an empty sheet."""


AnyEvaluator = Evaluator[State]


class Blank(Evaluator[State]):
    """For a game without an evaluator of its own: only the end of a game counts."""

    def __init__(self) -> None:
        self.terms = []
        self.plain = 0
        self.scale = 1.0
        self.settles = False

    def evaluate(self, state: State, sheet: Sheet) -> None:
        pass
