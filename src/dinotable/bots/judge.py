"""Judging a position: named terms in points for each seat, and from them what each seat can expect of the end."""

import math
from abc import ABC, abstractmethod
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dinotable.core.contract import AnyGame, S, Setup, State


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
        """Of the first so many terms."""
        points = self.points
        total = 0.0
        for k in range(seat * self.terms, seat * self.terms + terms):
            total += points[k]
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC, Generic[S]):
    """The judgement of one game. It is shown imagined worlds only, and may read all of them."""

    terms: list[str]
    """The names of what it weighs, the plainest first; in words `<game id>-judge-<term>`."""
    plain: int
    """How many of the terms a beginner sees: what counts already."""
    scale: float
    """How many points ahead make about three to one."""
    settles: bool
    """Whether a position is worth judging only when all seats asked together have answered."""

    @abstractmethod
    def weigh(self, state: S, sheet: Sheet) -> None:
        """Adds each seat's points to an empty sheet."""


AnyJudge = Judge[State]


class Blank(Judge[State]):
    """For a game nobody has written a judgement for: only the end of a game tells."""

    def __init__(self) -> None:
        self.terms = []
        self.plain = 0
        self.scale = 1.0
        self.settles = False

    def weigh(self, state: State, sheet: Sheet) -> None:
        pass


class Bench:
    """Measures states of one game: what share of the others each seat can expect to end ahead of."""

    def __init__(self, game: AnyGame, setup: Setup, judge: AnyJudge, plain: bool = False) -> None:
        self.game = game
        self.terms: i64 = judge.plain if plain else len(judge.terms)
        """How many of the terms it looks at."""
        self.judge = judge
        self.seats: i64 = setup.seats
        self.others = float(setup.seats - 1)
        self.sheet = Sheet(self.seats, len(judge.terms))
        self.shares: vec[float] = vec[float]([0.5] * self.seats)
        """Of the state measured last."""

    def measure(self, state: State) -> None:
        outcome = self.game.outcome(state)
        if outcome is None:
            self.sheet.clear()
            self.judge.weigh(state, self.sheet)
            self._share_by_points()
        else:
            self._share_by_ranks(outcome.ranks)

    def _share_by_points(self) -> None:
        shares = self.shares
        for seat in range(self.seats):
            mine = self.sheet.total(seat, self.terms)
            share = 0.0
            for other in range(self.seats):
                if other != seat:
                    share += odds((mine - self.sheet.total(other, self.terms)) / self.judge.scale)
            shares[seat] = share / self.others

    def _share_by_ranks(self, ranks: list[int]) -> None:
        shares = self.shares
        for seat in range(self.seats):
            share = 0.0
            for other in range(self.seats):
                if other != seat:
                    share += 1.0 if ranks[seat] < ranks[other] else 0.5 if ranks[seat] == ranks[other] else 0.0
            shares[seat] = share / self.others


def odds(lead: float) -> float:
    """The chance to end ahead with a lead."""
    if lead > 30.0:
        return 1.0
    return 0.0 if lead < -30.0 else 1.0 / (1.0 + math.exp(-lead))


def rank_of(share: float, seats: int) -> float:
    """The rank that a share of the others means."""
    return 1.0 + (1.0 - share) * (seats - 1)
