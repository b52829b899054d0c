"""Bots as nobody wants them."""

import sys
import time

from dinotable.bots.contract import Bot


class Crashing(Bot):
    def __init__(self, game, setup) -> None:
        pass

    def choose(self, view, legal, generator, budget) -> int:
        raise RuntimeError("oh")


class Cheating(Crashing):
    def choose(self, view, legal, generator, budget) -> int:
        return 62


class Stumbling(Crashing):
    def __init__(self, game, setup) -> None:
        self.tries = 0

    def choose(self, view, legal, generator, budget) -> int:
        self.tries += 1
        if self.tries % 3:
            raise RuntimeError(f"try {self.tries % 3}")
        return legal[0]


class Hanging(Crashing):
    def choose(self, view, legal, generator, budget) -> int:
        time.sleep(600)
        return legal[0]


class Spinning(Crashing):
    def choose(self, view, legal, generator, budget) -> int:
        while True:
            time.monotonic()


class Leaving(Crashing):
    def choose(self, view, legal, generator, budget) -> int:
        sys.exit("enough")
