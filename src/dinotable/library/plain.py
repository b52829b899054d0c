"""Views as plain JSON and back, so that a seat at a server's table can be played with the laws of the engine.

Numbers, texts and null are themselves. Anything else is a pair of what it is and what it is made of, as in `core.parts`:
`["vec[i64]", [1, 2]]`, `["dinotable.games.….state.Table", {…}]`. A box is not sent: both sides have it.
"""

import sys
from typing import Any, Final

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from dinotable.core.hexes import Grid, grid_of
from dinotable.core.parts import ROWS, WHOLE, parts_of, put_together
from dinotable.core.setup import Setup
from dinotable.core.state import View

Plain = Any
"""What JSON can hold."""
CORE: Final = "dinotable.core"
LISTED: Final[dict[str, Any]] = {"list": list, "tuple": tuple}
MOST_RINGS: Final = 200
"""No board is larger; a grid is made of one number, and takes as much room as that says."""


class Unreadable(DinotableError):
    """What was sent is no view of this game."""


def plain_of(view: View) -> Plain:
    """Raises Unreadable for a view of something that cannot be written down like this."""
    return _plain(parts_of(view))


def _plain(data: Any) -> Plain:
    if data is None or isinstance(data, (int, float, str)):
        return data
    if not isinstance(data, tuple):
        raise Unreadable(f"{type(data).__name__} cannot be sent")
    kind, inside = data
    if kind == WHOLE and isinstance(inside, Box):
        return ["box", None]
    if kind == WHOLE and isinstance(inside, Grid):
        return ["grid", int(inside.rings)]
    if kind in ROWS:
        return [kind, inside]
    if kind is dict:
        return ["dict", [[_plain(key), _plain(value)] for key, value in inside]]
    if kind in (list, tuple):
        return [kind.__name__, [_plain(item) for item in inside]]
    if not isinstance(kind, type):
        raise Unreadable(f"{type(inside).__name__} cannot be sent")
    return [f"{kind.__module__}.{kind.__qualname__}", {name: _plain(value) for name, value in inside.items()}]


def view_of(game: AnyGame, setup: Setup, seat: int, plain: Plain) -> View:
    """The view of a seat; raises Unreadable for anything else, whoever sent it."""
    expected = type(game.view(game.new(setup), seat))
    try:
        view = put_together(_Reading(expected, setup).data(plain))
        if type(view) is expected and view.seat == seat and plain_of(view) == plain:
            # Whatever the numbers are, the rules can go on from a world that looks like this.
            world = game.imagine(view, Generator(0))
            if game.view(world, seat) == view:
                return view
    except Exception as error:  # A stranger's numbers may break anything in the rules.
        raise Unreadable("what the server sent cannot be read: perhaps it has another version") from error
    raise Unreadable("what the server sent is no position of this game: perhaps it has another version")


class _Reading:
    """Makes objects of the game's own folder and of the core, and of nothing else."""

    def __init__(self, expected: type, setup: Setup) -> None:
        self.home = expected.__module__.rpartition(".")[0] or expected.__module__
        self.setup = setup

    def data(self, plain: Plain) -> Any:
        """As `put_together` takes it."""
        if not isinstance(plain, list):
            return plain
        kind, inside = plain
        if kind == "box":
            return WHOLE, self.setup.box
        if kind == "grid":
            return WHOLE, grid_of(_size(inside))
        if kind in ROWS:
            return kind, inside
        if kind == "dict":
            return dict, [(self.data(key), self.data(value)) for key, value in inside]
        if kind in LISTED:
            return LISTED[kind], [self.data(item) for item in inside]
        return self._class(kind), {name: self.data(value) for name, value in inside.items()}

    def _class(self, name: str) -> type:
        module, _, word = name.rpartition(".")
        if not any(module == home or module.startswith(f"{home}.") for home in (self.home, CORE)):
            raise Unreadable(f"“{name[:60]}” is of another house")
        # Only what is loaded already: a name never becomes an import.
        found = getattr(sys.modules.get(module), word, None)
        if not isinstance(found, type) or found.__module__ != module:
            raise Unreadable(f"there is no “{name[:60]}”")
        return found


def _size(rings: Any) -> int:
    if not isinstance(rings, int) or not 0 <= rings <= MOST_RINGS:
        raise Unreadable("no board is as large")
    return rings
