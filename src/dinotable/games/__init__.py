"""The registry: one line a game. `dinotable.games()` lists them."""

import sys
from types import ModuleType
from typing import Final, cast

from dinotable.core.checked import checked_if_asked
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.imports import named

GAMES: Final[dict[str, str]] = {
    "ciao-dino": "dinotable.games.ciao_dino",
    "food-chain": "dinotable.games.food_chain",
    "gods-love-dinosaurs": "dinotable.games.gods_love_dinosaurs",
    "happy-little-dinosaurs": "dinotable.games.happy_little_dinosaurs",
}
"""Id to the module that holds its GAME."""


def load(place: str) -> AnyGame:
    """The game in a module, `package.module` or `package.module:NAME`."""
    try:
        return checked_if_asked(cast(AnyGame, named(place, "GAME")))
    except (ImportError, AttributeError) as error:
        raise SetupError(f"no game at “{place[:80]}”: {error}") from None


def find(name: str) -> AnyGame:
    """By id, by a prefix that fits only one, or by import path (`examples.magpies:GAME`)."""
    if ":" in name:
        return load(name)
    fits = [name] if name in GAMES else [game for game in GAMES if game.startswith(name.lower())]
    if len(fits) != 1:
        what = "fits several games" if fits else "is no game"
        raise SetupError(f"“{name[:40]}” {what}: write one of {', '.join(fits or GAMES)}, or the start of one")
    return load(GAMES[fits[0]])


class Games(ModuleType):
    """This package can be called, so that `dinotable.games` is both what it holds and the list of it."""

    def __call__(self) -> list[AnyGame]:
        """All games of the registry, each with its `id`, `fewest`, `most` and `options`."""
        return [load(place) for place in GAMES.values()]


sys.modules[__name__].__class__ = Games
