"""Who the best levels of today are measured against: `bench.opponents:Former@1s` wherever a bot can be named."""

import importlib

from dinotable.bots.contract import Bot, Budget, Thought
from dinotable.bots.greedy import Greedy
from dinotable.bots.search import Search
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.ladder import Style
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.games import GAMES


class Former(Bot):
    """A game's best level before bots learned, by its hand-made evaluation: it stays, whatever levels are called and do.

    `FORMER` in the game's benchmark says which: the style of a search, or of one look the number of worlds.
    """

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        if game.id not in GAMES:
            raise SetupError(f"{game.id} had no levels before")
        how: Style | int = importlib.import_module(f"bench.{GAMES[game.id].rpartition('.')[2]}").FORMER
        evaluator = game.evaluator()
        self.bot: Bot = (
            Search(game, setup, evaluator, how) if isinstance(how, Style) else Greedy(game, setup, evaluator, how)
        )

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        return self.bot.choose(view, legal, generator, budget)

    def think(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> Thought:
        return self.bot.think(view, legal, generator, budget)
