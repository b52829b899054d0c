"""What one seat knows, as a friendly object."""

from __future__ import annotations

from typing import Any

from dinotable.core import state
from dinotable.core.contract import AnyGame
from dinotable.core.wire import AnyFacts
from dinotable.library.tell import speaker_of


class View:
    """What a seat, or a spectator, may know of a position. It stays as it was when the match goes on.

    `print(view)` shows the text board; in a notebook it draws itself.
    """

    __slots__ = ("core", "game", "names")

    def __init__(self, game: AnyGame, core: state.View, names: list[str] | None = None) -> None:
        self.game = game
        self.core = core
        """The engine's own object, which bots are handed."""
        self.names = list(names or [])

    @property
    def seat(self) -> int | None:
        """Whose it is; None for a spectator."""
        return None if self.core.seat < 0 else int(self.core.seat)

    @property
    def data(self) -> dict[str, Any]:
        """All of it as plain data: what the server sends to a browser."""
        return self.game.wire(self.core)

    @property
    def facts(self) -> AnyFacts:
        """What a good player would work out from it: points as they stand, and the game's own."""
        return self.game.facts(self.core)

    def text(self, language: str = "en") -> str:
        """The board as text."""
        return self.game.show(self.core, speaker_of(self.game, language, self.names)).text()

    def svg(self, language: str = "en") -> str:
        """The board as a picture."""
        return self.game.draw(self.core, speaker_of(self.game, language, self.names))

    def _repr_html_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<View of {self.game.id} by {'a spectator' if self.seat is None else f'seat {self.seat}'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.game.rules == other.game.rules and self.core == other.core

    def __hash__(self) -> int:
        return hash(self.core)

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.game, self.core, self.names)
