"""Two worlds: pairs of games that differ only in what a viewer was not shown. Every byte that viewer gets is the same.

A game plugs in with one file, `tests/worlds/<its folder>.py`, written from its knowledge rules alone. It uses neither
`view` nor `imagine`, nor anything built on them, and holds two functions over the true state:

    def shown(state, seat, action, viewer):
        '''What the rules let the viewer (a seat, or -1) learn when the seat (or CHANCE) does this, all consequences
        included: any value that compares, such as a tuple. Called before the action is applied.'''

    def pieces(state):
        '''All pieces there are, wherever they lie, as something that compares: it never changes in a game.'''

and one constant, `SECRETS`: whether the game hides anything at all (then the pairs must really differ).
"""

import importlib
from types import ModuleType

from dinotable.core.contract import AnyGame


def knowledge_of(game: AnyGame) -> ModuleType:
    """The file of a game in this folder; a game without one is no game yet."""
    return importlib.import_module(f"tests.worlds.{game.id.replace('-', '_')}")
