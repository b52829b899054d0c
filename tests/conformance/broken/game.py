"""How a game is broken on purpose: it says which laws should notice."""

from examples.magpies.game import MagpiesGame
from examples.magpies.state import Magpies

BROKEN = []
"""Pairs of a law and a game that breaks it."""


def breaks(*laws):
    def enter(game):
        BROKEN.extend((law, game) for law in laws)
        return game

    return enter


def as_class(view, kind):
    view.__class__ = kind
    return view


class OtherState(MagpiesGame):
    """With a state of another class."""

    state_class = Magpies

    def new(self, setup):
        return self.state_class(super().new(setup).table)
