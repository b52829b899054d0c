"""Bots that do what they should not."""

import os
import sys
import time

from dinotable.bots.contract import Bot, Budget
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.setup import Setup
from dinotable.core.state import View


class Strange(Bot):
    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game


class Crashes(Strange):
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        raise ZeroDivisionError("on purpose")


class Cheats(Strange):
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        return max(legal) + 64


class Hangs(Strange):
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        while True:
            pass


class Dies(Strange):
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        os._exit(7)


class Leaves(Strange):
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        sys.exit("enough")


class Dawdles(Strange):
    """Once, so that nobody waits for long."""

    is_done = False

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        if not Dawdles.is_done:
            Dawdles.is_done = True
            time.sleep(0.3)
        return legal[0]


class Chatters(Strange):
    """Prints what looks like a result, and empties the list it was handed."""

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        print('{"n": 0}')
        action = legal[0]
        legal.clear()
        return action


class NoBot:
    def __init__(self, game: AnyGame, setup: Setup) -> None:
        pass
