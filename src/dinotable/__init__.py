"""Play, study and simulate four tabletop games about dinosaurs and food chains.

    >>> import dinotable
    >>> match = dinotable.new("ciao", seats=2, seed=7)
    >>> while not match.outcome:
    ...     seat = match.to_act[0]
    ...     action = match.play(seat, match.legal(seat)[0])
    >>> match.outcome.winners
    [0]

- `new(game, seats=…, seed=…)` starts a `Match`, `load(file)` opens one from its record.
- `games()` lists the games, `bots(game)` the levels of a game's bots.
- `Match`, `Action`, `View` and `Outcome` are what you get.
- `DinotableError` is anything you can set right: `SetupError`, `NotationError`, `IllegalAction`, `RecordError`.

Who writes a bot or a simulation goes one floor down, to `dinotable.bots` and `dinotable.core`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dinotable.core.contract import AnyGame
    from dinotable.core.errors import DinotableError as DinotableError
    from dinotable.core.errors import IllegalAction as IllegalAction
    from dinotable.core.errors import NotationError as NotationError
    from dinotable.core.errors import RecordError as RecordError
    from dinotable.core.errors import SetupError as SetupError
    from dinotable.library.action import Action as Action
    from dinotable.library.match import Match as Match
    from dinotable.library.outcome import Outcome as Outcome
    from dinotable.library.start import load as load
    from dinotable.library.start import new as new
    from dinotable.library.view import View as View

    def games() -> list[AnyGame]:
        """All games there are, each with its `id`, `fewest`, `most`, `options`, and `items()`, which `new` can set.

        `new` takes what stands in the list."""

    def bots(game: str | AnyGame) -> list[str]:
        """The names of a game's levels, the weakest first, as `Match.think` takes them."""


__version__ = "0.1.0"

# Where each name lives. Loaded when it is first asked for, so that the command and the server do not pay for it.
_PLACES = {
    "new": "library.start",
    "load": "library.start",
    "games": "games",
    "bots": "bots",
    "Match": "library.match",
    "Action": "library.action",
    "View": "library.view",
    "Outcome": "library.outcome",
    "DinotableError": "core.errors",
    "SetupError": "core.errors",
    "NotationError": "core.errors",
    "IllegalAction": "core.errors",
    "RecordError": "core.errors",
}
__all__ = ["__version__", *_PLACES]  # noqa: PLE0604 - all of them are texts.


def __getattr__(name: str) -> Any:
    place = _PLACES.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{place}")
    # `games` and `bots` are packages that can be called.
    found = module if place == name else getattr(module, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
