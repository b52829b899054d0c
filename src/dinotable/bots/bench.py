"""From a position to what each seat can expect of the end: by a hand-made evaluation, or by what was learned."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.contract import AnyGame
from dinotable.core.evaluator import AnyEvaluator, Sheet
from dinotable.core.network import Network
from dinotable.core.setup import Setup
from dinotable.core.state import State


class Bench:
    """Measures states of one game: what share of the others each seat can expect to end ahead of, and what it goes for."""

    def __init__(
        self, game: AnyGame, setup: Setup, evaluator: AnyEvaluator, plain: bool = False,
        network: Network | None = None, ambition: float = 1.0,
    ) -> None:  # fmt: skip
        """With a network it is asked, and the evaluator is not. `ambition`: how much of what a seat goes for is to win; the
        rest is to end ahead of others."""
        self.game = game
        self.terms: i64 = evaluator.plain if plain else len(evaluator.terms)
        """How many of the terms it looks at."""
        self.evaluator = evaluator
        self.features = game.features()
        self.network = network
        self.ambition = ambition if network is not None and setup.seats > 2 else 0.0
        self.scale = evaluator.scale if network is None else 1.0
        self.seats: i64 = setup.seats
        self.others = float(setup.seats - 1)
        self.sheet = Sheet(self.seats, len(evaluator.terms))
        self.rows: vec[float] = vec[float]([0.0] * (setup.seats * len(self.features.names)))
        self.points: vec[float] = vec[float]([0.0] * self.seats)
        self.shares: vec[float] = vec[float]([0.5] * self.seats)
        """Of the state measured last."""
        self.aims: vec[float] = vec[float]([0.5] * self.seats)
        """What each seat goes for there, from 0 to 1."""

    def measure(self, state: State) -> None:
        outcome = self.game.outcome(state)
        if outcome is not None:
            self._share_by_ranks(outcome.ranks)
        else:
            self._weigh(state)
            self._share_by_points()

    def _weigh(self, state: State) -> None:
        points, network = self.points, self.network
        if network is not None:
            self.features.write(state, self.rows)
            for seat in range(self.seats):
                points[seat] = network.strength(self.rows, seat)
            return
        self.sheet.clear()
        self.evaluator.evaluate(state, self.sheet)
        for seat in range(self.seats):
            points[seat] = self.sheet.total(seat, self.terms)

    def _share_by_points(self) -> None:
        points, shares, scale = self.points, self.shares, self.scale
        for seat in range(self.seats):
            share = 0.0
            for other in range(self.seats):
                if other != seat:
                    share += odds((points[seat] - points[other]) / scale)
            shares[seat] = share / self.others
            self.aims[seat] = shares[seat]
        if self.ambition > 0.0:
            self._aim_by_points()

    def _aim_by_points(self) -> None:
        points, most = self.points, self.points[0]
        for seat in range(self.seats):
            most = max(most, points[seat])
        total = 0.0
        for seat in range(self.seats):
            points[seat] = math.exp(points[seat] - most)
            total += points[seat]
        for seat in range(self.seats):
            self._aim(seat, points[seat] / total)

    def _aim(self, seat: i64, win: float) -> None:
        self.aims[seat] = self.ambition * win + (1.0 - self.ambition) * self.shares[seat]

    def _share_by_ranks(self, ranks: list[int]) -> None:
        shares = self.shares
        for seat in range(self.seats):
            share = 0.0
            for other in range(self.seats):
                if other != seat:
                    share += 1.0 if ranks[seat] < ranks[other] else 0.5 if ranks[seat] == ranks[other] else 0.0
            shares[seat] = share / self.others
            self._aim(seat, 1.0 / float(ranks.count(1)) if ranks[seat] == 1 else 0.0)


def odds(lead: float) -> float:
    """The chance to end ahead with a lead."""
    if lead > 30.0:
        return 1.0
    return 0.0 if lead < -30.0 else 1.0 / (1.0 + math.exp(-lead))


def rank_of(share: float, seats: int) -> float:
    """The rank that a share of the others means."""
    return 1.0 + (1.0 - share) * (seats - 1)
