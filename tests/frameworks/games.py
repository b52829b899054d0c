"""The games that every adapter is tried on."""

from dinotable.core.contract import AnyGame
from dinotable.games import GAMES, find, load

ALL = ["magpies", *GAMES]


def a_game(name: str) -> AnyGame:
    return load("examples.magpies") if name == "magpies" else find(name)
