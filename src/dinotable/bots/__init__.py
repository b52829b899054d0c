"""Players that think. They get what a person at their seat has: a view, the legal actions, and a budget.

`dinotable.bots(game)` lists the levels of a game.
"""

import sys
from types import ModuleType

from dinotable.core.contract import AnyGame
from dinotable.games import find


class Bots(ModuleType):
    """This package can be called, so that `dinotable.bots` is both what it holds and the list of it."""

    def __call__(self, game: str | AnyGame) -> list[str]:
        """The names of a game's levels, the weakest first."""
        return (find(game) if isinstance(game, str) else game).ladder().names()


sys.modules[__name__].__class__ = Bots
