"""The rungs of each game, and how a word at the table becomes a player: `greedy`, `search-2@500`, `my.module:Bot`."""

import importlib
from typing import Final, cast

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.greedy import Greedy
from dinotable.bots.judge import AnyJudge, Blank
from dinotable.bots.search import Search, Style
from dinotable.bots.uniform import Uniform
from dinotable.core.contract import AnyGame, Setup
from dinotable.core.errors import SetupError

JUDGES: Final[dict[str, str]] = {
    "ciao-dino": "dinotable.bots.judges.ciao_dino",
    "food-chain": "dinotable.bots.judges.food_chain",
    "gods-love-dinosaurs": "dinotable.bots.judges.gods_love_dinosaurs",
    "happy-little-dinosaurs": "dinotable.bots.judges.happy_little_dinosaurs",
}
"""Game id to the module that holds its JUDGE."""


class Ladder:
    """The rungs of a game, the weakest first: `random`, `novice`, `greedy`, perhaps `careful`, then searches by name."""

    def __init__(self, searches: dict[str, Style], worlds: int = 4, careful: int = 0) -> None:
        self.searches = searches
        self.worlds = worlds
        """In how many worlds `novice` and `greedy` look at an action."""
        self.careful = careful
        """In how many `careful` does, which is `greedy` otherwise; 0: the game has no such rung."""

    def names(self) -> list[str]:
        return ["random", "novice", "greedy", *(["careful"] if self.careful else []), *self.searches]


LADDERS: Final[dict[str, Ladder]] = {
    "ciao-dino": Ladder({"search-1": Style(60, depth=8, breadth=2)}),
    "food-chain": Ladder({"search-1": Style(40, depth=6, breadth=2), "search-2": Style(300, depth=6, breadth=2)}),
    "gods-love-dinosaurs": Ladder({"search-1": Style(30, depth=8, breadth=2)}),
    # Where luck weighs most, a deeper look was not seen to help; a wider one was.
    "happy-little-dinosaurs": Ladder({}, worlds=1, careful=32),
}
ANY_GAME: Final = Ladder({"search-1": Style(30), "search-2": Style(300)})
"""For a game without a ladder of its own."""


class Player:
    """Who sits in a chair: a bot and what it may think."""

    def __init__(self, word: str, bot: Bot, budget: Budget) -> None:
        self.word = word
        self.bot = bot
        self.budget = budget


def ladder_of(game: AnyGame) -> Ladder:
    return LADDERS.get(game.id, ANY_GAME)


def judge_of(game: AnyGame) -> AnyJudge:
    place = JUDGES.get(game.id)
    return cast(AnyJudge, importlib.import_module(place).JUDGE) if place else Blank()


def player_for(game: AnyGame, setup: Setup, word: str) -> Player:
    """From a rung's name or a bot's import path; a budget may follow: `@500` simulations, `@2s` seconds, `@500,2s`."""
    name, _, limit = word.partition("@")
    return Player(word, _bot(game, setup, name), read_budget(limit))


def read_budget(text: str) -> Budget:
    budget = Budget()
    for part in text.split(",") if text else []:
        try:
            if part.endswith("s"):
                budget.seconds = float(part[:-1])
            else:
                budget.simulations = int(part)
        except ValueError:
            budget.seconds = -1.0
        if not (0 <= budget.seconds < 86_400 and 0 <= budget.simulations <= 10**9):
            raise SetupError(f"a budget is simulations and seconds, such as @500 or @2s or @500,2s, not “@{text[:40]}”")
    return budget


def _bot(game: AnyGame, setup: Setup, name: str) -> Bot:
    if ":" in name:
        return _imported(game, setup, name)
    ladder = ladder_of(game)
    if name == "random":
        return Uniform()
    if name == "novice":
        return Greedy(game, setup, judge_of(game), ladder.worlds, plain=True)
    if name == "greedy":
        return Greedy(game, setup, judge_of(game), ladder.worlds)
    if name == "careful" and ladder.careful:
        return Greedy(game, setup, judge_of(game), ladder.careful)
    style = ladder.searches.get(name)
    if style is None:
        known = ", ".join(ladder.names())
        raise SetupError(f"“{name[:40]}” is no bot for {game.id}: write one of {known}, or package.module:Class")
    return Search(game, setup, judge_of(game), style)


def _imported(game: AnyGame, setup: Setup, place: str) -> Bot:
    module, _, name = place.partition(":")
    try:
        bot = getattr(importlib.import_module(module), name)(game, setup)
    except Exception as error:
        raise SetupError(f"no bot at “{place[:80]}”: {type(error).__name__}: {error}") from None
    if not isinstance(bot, Bot):
        raise SetupError(f"“{place[:80]}” makes no bot: its class must inherit from dinotable.bots.contract.Bot")
    return bot
