"""What a training has made, as a player: DINOTABLE_WEIGHTS names its file, `bench.trained:Trained` is `careful` by that.

So a training can be compared with the weights in the package: `dinotable arena GAME --bots bench.trained:Trained,careful`.
"""

import os

from dinotable.bots.contract import Bot, Budget, Thought
from dinotable.bots.greedy import Greedy
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.core.weights import read_weights


class Trained(Bot):
    def __init__(self, game: AnyGame, setup: Setup) -> None:
        path = os.environ.get("DINOTABLE_WEIGHTS")
        if not path:
            raise SetupError("DINOTABLE_WEIGHTS names the file of weights that was trained")
        with open(path, encoding="utf-8") as file:
            network = read_weights(file.read()).network(setup.seats)
        self.bot = Greedy(game, setup, game.evaluator(), game.ladder().careful, network=network)

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        return self.bot.choose(view, legal, generator, budget)

    def think(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> Thought:
        return self.bot.think(view, legal, generator, budget)
