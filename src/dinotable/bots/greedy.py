"""One look ahead: what an action gives at once, by evaluation, over a few worlds the seat cannot tell apart."""

import math

from mypy_extensions import i64

from dinotable.bots.contract import Bot, Budget, Candidate, Clock, Thought
from dinotable.bots.reasons import Reasons
from dinotable.bots.worlds import Worlds
from dinotable.core.contract import AnyGame
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.generator import Generator
from dinotable.core.network import Network
from dinotable.core.setup import Setup
from dinotable.core.state import View


class Look:
    """What was seen of one action."""

    def __init__(self, action: i64, seats: int) -> None:
        self.action = action
        self.worlds = 0.0
        self.total = 0.0
        """What its seat gets of what it goes for, summed up over the worlds."""
        self.shares: list[float] = [0.0] * seats
        self.values: list[float] = []
        """The share of each world, for the seat that acts."""

    def mean(self) -> float:
        return self.total / self.worlds if self.worlds > 0.0 else 0.0

    def share(self, seat: i64) -> float:
        return self.shares[seat] / self.worlds if self.worlds > 0.0 else 0.0

    def error(self) -> float:
        return standard_error(self.values)

    def doubt(self, best: "Look") -> float:
        """The standard error of what it lacks to the best. Both looked at the same worlds, so what differs from world to
        world for both counts for neither."""
        return standard_error([mine - theirs for mine, theirs in zip(self.values, best.values, strict=False)])


def standard_error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(squares / (count - 1) / count)


class Greedy(Bot):
    def __init__(
        self, game: AnyGame, setup: Setup, evaluator: AnyEvaluator, worlds: int, plain: bool = False,
        network: Network | None = None, ambition: float = 1.0,
    ) -> None:  # fmt: skip
        """`plain`: it looks at the plainest terms of the evaluation only. With a network it judges by what was learned."""
        self.game = game
        self.own = worlds
        """How many worlds it looks at when no budget is set."""
        self.seats: i64 = setup.seats
        self.worlds = Worlds(game, setup, evaluator, plain, network, ambition)
        self.reasons = Reasons(game, setup, evaluator)

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        return self._looks(view, legal, generator, budget)[0].action

    def think(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> Thought:
        looks = self._looks(view, legal, generator, budget)
        rows: list[Candidate] = []
        for look in looks:
            shares = [share / max(1.0, look.worlds) for share in look.shares]
            row = self.reasons.candidate(view, look.action, look.share(view.seat), shares, int(look.worlds), generator)
            row.error = look.error()
            rows.append(row)
        doubts = [look.doubt(looks[0]) for look in looks]
        return self.reasons.thought(view, rows, doubts, generator)

    def _looks(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> list[Look]:
        """Every action in the same worlds, the best first."""
        looks = [Look(action, self.seats) for action in legal]
        clock = Clock(budget, self.own)
        worlds = self.worlds
        while clock.spend():
            state = self.game.imagine(view, generator)
            toss = Generator(generator.word())
            for look in looks:
                value = worlds.look(state, view.seat, look.action, toss.copy())
                look.values.append(worlds.bench.shares[view.seat])
                look.total += value
                look.worlds += 1.0
                for seat in range(self.seats):
                    look.shares[seat] += worlds.bench.shares[seat]
                if clock.late():
                    break
        # Equal ones in a random order, so that no action is favoured for where it stands in the list.
        keyed = [(-look.mean(), generator.word(), k) for k, look in enumerate(looks)]
        return [looks[k] for _, _, k in sorted(keyed)]
