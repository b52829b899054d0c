"""From a word, or a bot of one's own, to what a match asks."""

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.registry import player_for
from dinotable.core.contract import AnyGame
from dinotable.core.setup import Setup


def bot_and_budget(
    game: AnyGame, setup: Setup, level: str | Bot, simulations: int, seconds: float
) -> tuple[Bot, Budget]:
    """The best level of the game, if none is named."""
    if isinstance(level, Bot):
        return level, Budget(simulations, seconds)
    player = player_for(game, setup, level or game.ladder().names()[-1])
    return player.bot, Budget(simulations, seconds) if simulations or seconds else player.budget
