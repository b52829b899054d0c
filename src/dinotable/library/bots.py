"""From a word, or a bot of one's own, to what a match asks."""

from collections.abc import Callable
from typing import TypeAlias

from dinotable.bots.contract import Bot, Budget
from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.programs.players import follow, player_for

Level: TypeAlias = str | Bot | Callable[[AnyGame, Setup], Bot]
"""A level's name, a bot's import path or the command of a program (`exec:./mybot`), a bot, or the class of one."""


def bot_and_budget(journal: Journal[State, View], level: Level, simulations: int, seconds: float) -> tuple[Bot, Budget]:
    """The best level of the game, if none is named."""
    game, setup = journal.game, journal.setup
    if not isinstance(level, str):
        return level if isinstance(level, Bot) else level(game, setup), Budget(simulations, seconds)
    player = player_for(game, setup, level or game.ladder().names()[-1])
    follow([player.bot], journal)
    return player.bot, Budget(simulations, seconds) if simulations or seconds else player.budget
