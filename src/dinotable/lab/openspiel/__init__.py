"""Our games as games of OpenSpiel: whoever imports this finds them in `pyspiel.load_game`.

`dinotable(game=…,players=3)` is any game, by its id or by where it lies (`game=examples.magpies:GAME`). Each game of the
registry has a name of its own too, `dinotable_` and its id, with its options as parameters.
"""

try:
    import pyspiel as pyspiel
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise ImportError("OpenSpiel is not installed: pip install dinotable[openspiel]") from None

from dinotable.lab.openspiel.game import SpielGame as SpielGame
from dinotable.lab.openspiel.game import register as register
from dinotable.lab.openspiel.state import SpielState as SpielState

register()
