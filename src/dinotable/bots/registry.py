"""How a word at the table becomes a player: `greedy`, `search-2@500`, `my.module:Bot`."""

from collections.abc import Callable
from typing import cast

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.greedy import Greedy
from dinotable.bots.search import Search
from dinotable.bots.uniform import Uniform
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.imports import named
from dinotable.core.network import Network
from dinotable.core.setup import Setup
from dinotable.core.weights import weights_in


class Player:
    """Who sits in a chair: a bot and what it may think."""

    def __init__(self, word: str, bot: Bot, budget: Budget) -> None:
        self.word = word
        self.bot = bot
        self.budget = budget


def player_for(game: AnyGame, setup: Setup, word: str) -> Player:
    """From a level's name or a bot's import path; a budget may follow: `@500` simulations, `@2s` seconds, `@500,2s`."""
    if word.startswith("exec:"):
        # Whoever may start programs says so himself (`programs/players.py`); a server's clients cannot.
        raise SetupError("a program cannot play here: write a level, or package.module:Class")
    name, at, limit = word.partition("@")
    return Player(word, _bot(game, setup, name), read_budget(limit) if at else Budget())


def read_budget(text: str) -> Budget:
    budget = Budget()
    for part in text.split(","):
        try:
            if part.endswith("s"):
                budget.seconds = float(part[:-1])
            else:
                budget.simulations = int(part)
        except ValueError:
            budget.seconds = -1.0
        is_something = budget.seconds > 0 or budget.simulations > 0
        if not (is_something and 0 <= budget.seconds < 86_400 and 0 <= budget.simulations <= 10**9):
            raise SetupError(
                f"a budget is simulations, seconds or both, more than 0, as @500 or @2s or @500,2s, not “@{text[:40]}”"
            )
    return budget


def _bot(game: AnyGame, setup: Setup, name: str) -> Bot:
    if ":" in name:
        return _imported(game, setup, name)
    ladder, evaluator = game.ladder(), game.evaluator()
    if name == "random":
        return Uniform()
    if name == "novice":
        return Greedy(game, setup, evaluator, ladder.worlds, plain=True)
    if name == "greedy":
        return Greedy(game, setup, evaluator, ladder.worlds)
    if name == "careful" and ladder.careful:
        return Greedy(game, setup, evaluator, ladder.careful, network=learned(game, setup))
    style = ladder.searches.get(name)
    if style is None:
        known = ", ".join(ladder.names())
        raise SetupError(f"{game.id} has no level “{name[:40]}”: write one of {known}, or package.module:Class")
    return Search(game, setup, evaluator, style, None if style.by_hand else learned(game, setup))


def learned(game: AnyGame, setup: Setup) -> Network | None:
    """What was learned about the game with so many seats. Without it bots judge by the hand-made evaluation."""
    weights = weights_in(game.words)
    if weights is None:
        return None
    if weights.names != game.features().names:
        raise DinotableError(f"the weights of {game.id} were learned from other features: train it again")
    return weights.network(setup.seats)


def _imported(game: AnyGame, setup: Setup, place: str) -> Bot:
    try:
        bot = cast(Callable[[AnyGame, Setup], object], named(place))(game, setup)
    except Exception as error:
        raise SetupError(f"no bot at “{place[:80]}”: {type(error).__name__}: {error}") from None
    if not isinstance(bot, Bot):
        raise SetupError(f"“{place[:80]}” makes no bot: its class must inherit from dinotable.bots.contract.Bot")
    return bot
