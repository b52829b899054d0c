"""What each choice is worth, by playing it to the end of the game in many worlds that its seat cannot tell apart.

Every choice meets the same worlds and the same luck, so that only the choice makes the difference. From there all seats play
on by one look at a few actions: a plain player, but the same for all, and the end of the game is no opinion.
"""

import math

from dinotable.bots.worlds import Worlds
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.playout import twin_of
from dinotable.core.setup import Setup
from dinotable.core.state import View

BREADTH = 4
"""Actions that are looked at for each choice on the way."""
SURE_95 = 1.96
SURE_99 = 2.576


class Scales:
    """For one game and setup."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.worlds = Worlds(game, setup, game.evaluator())
        self.longest = game.longest(setup)

    def weigh(self, view: View, actions: list[int], worlds: int, generator: Generator) -> dict[int, list[float]]:
        """For each action its share of the others at the end, world by world."""
        shares: dict[int, list[float]] = {action: [] for action in actions}
        for _ in range(worlds):
            world = self.game.imagine(view, generator)
            toss = Generator(generator.word())
            for action in actions:
                shares[action].append(self._played(twin_of(world), view.seat, action, toss.copy()))
        return shares

    def _played(self, state: object, seat: int, action: int, generator: Generator) -> float:
        self.game.apply(state, seat, action, None)  # type: ignore[arg-type]
        end = self.worlds.play_on(state, generator, self.longest, BREADTH)  # type: ignore[arg-type]
        self.worlds.bench.measure(end)
        return self.worlds.bench.shares[seat]


def mean(row: list[float]) -> float:
    return sum(row) / len(row)


def spread(row: list[float]) -> float:
    """The standard error of the mean."""
    middle = mean(row)
    return math.sqrt(sum((value - middle) ** 2 for value in row) / max(1, len(row) - 1) / len(row))


def lead(row: list[float], other: list[float]) -> tuple[float, float]:
    """How much more the first is worth in the worlds that both met, and at least how much, 99 times of 100."""
    differences = [a - b for a, b in zip(row, other, strict=False)]
    return mean(differences), mean(differences) - SURE_99 * spread(differences)
