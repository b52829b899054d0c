"""From the points of a position to what each seat can expect of the end."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.contract import AnyGame
from dinotable.core.evaluator import AnyEvaluator, Sheet
from dinotable.core.setup import Setup
from dinotable.core.state import State


class Bench:
    """Measures states of one game: what share of the others each seat can expect to end ahead of."""

    def __init__(self, game: AnyGame, setup: Setup, evaluator: AnyEvaluator, plain: bool = False) -> None:
        self.game = game
        self.terms: i64 = evaluator.plain if plain else len(evaluator.terms)
        """How many of the terms it looks at."""
        self.evaluator = evaluator
        self.seats: i64 = setup.seats
        self.others = float(setup.seats - 1)
        self.sheet = Sheet(self.seats, len(evaluator.terms))
        self.points: vec[float] = vec[float]([0.0] * self.seats)
        self.shares: vec[float] = vec[float]([0.5] * self.seats)
        """Of the state measured last."""

    def measure(self, state: State) -> None:
        outcome = self.game.outcome(state)
        if outcome is None:
            self.sheet.clear()
            self.evaluator.evaluate(state, self.sheet)
            self._share_by_points()
        else:
            self._share_by_ranks(outcome.ranks)

    def _share_by_points(self) -> None:
        points, shares, scale = self.points, self.shares, self.evaluator.scale
        for seat in range(self.seats):
            points[seat] = self.sheet.total(seat, self.terms)
        for seat in range(self.seats):
            share = 0.0
            for other in range(self.seats):
                if other != seat:
                    share += odds((points[seat] - points[other]) / scale)
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
