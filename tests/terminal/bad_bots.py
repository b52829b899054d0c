"""Bots as nobody wants them."""

from dinotable.bots.contract import Bot


class Crashing(Bot):
    def __init__(self, game, setup) -> None:
        pass

    def choose(self, view, legal, generator, budget) -> int:
        raise RuntimeError("oh")


class Cheating(Crashing):
    def choose(self, view, legal, generator, budget) -> int:
        return 62
