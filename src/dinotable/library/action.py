"""An action as a person writes it: its `repr` is the notation, and the notation is read back."""

from __future__ import annotations

from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.errors import NotationError
from dinotable.library.tell import teller_of


class Action:
    """Something that can be done in a game. It never changes.

    Two actions are equal when they are written alike, and an action equals its text. So a list can be searched by text:

        >>> import dinotable
        >>> match = dinotable.new("ciao", seats=2, seed=1)
        >>> match.legal(0)[:3]
        [place 0.0, place 1.0, place 1.1]
        >>> "place 1.1" in match.legal(0)
        True
    """

    __slots__ = ("_packed", "game")

    game: AnyGame
    """The game it belongs to."""
    _packed: int

    def __init__(self, game: AnyGame, packed: int) -> None:
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "_packed", packed)

    @classmethod
    def parse(cls, game: AnyGame, text: str) -> Action:
        """From its notation; raises NotationError. `Match.action` does it for the game of a match."""
        return cls(game, game.actions.parse(text))

    @classmethod
    def from_fields(cls, game: AnyGame, fields: dict[str, Any]) -> Action:
        """From its fields, `kind` among them; raises NotationError."""
        return cls(game, game.actions.from_fields(fields))

    @property
    def text(self) -> str:
        """The notation, such as `migrate 2.3 to 2.4`; what is hidden from whoever looks is written `?`."""
        return self.game.actions.text(self._packed)

    @property
    def kind(self) -> str:
        """What sort of action it is: the first word of its notation."""
        return self.game.actions.kind(self._packed).word

    @property
    def fields(self) -> dict[str, Any]:
        """Its kind and what it is about, by name; None where that is hidden.

        >>> import dinotable
        >>> dinotable.new("ciao", seed=1).action("place 1.1").fields
        {'kind': 'place', 'hex': '1.1'}
        """
        return self.game.actions.fields(self._packed)

    def words(self, language: str = "en", names: list[str] | None = None) -> str:
        """What whoever does it does, in the third person and without a name: `draws a card`."""
        return teller_of(self.game, language, names or []).action(self._packed)

    def __int__(self) -> int:
        """The number that the engine and bots use for it."""
        return self._packed

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return (self.game is other.game and self._packed == other._packed) or self.text == other.text
        return self.text == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an action never changes: {name} cannot be set")

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.game, self._packed)


Said = Action | str | int | dict[str, Any]
"""An action in any of its forms: itself, its notation, the engine's number for it, its fields."""


def read_action(game: AnyGame, said: Said) -> Action:
    """From any of its forms; raises NotationError."""
    if isinstance(said, Action):
        return said if said.game is game else Action.parse(game, said.text)
    if isinstance(said, str):
        return Action.parse(game, said)
    if isinstance(said, dict):
        return Action.from_fields(game, said)
    if not 0 <= said < 2**62 or (said & 63) >= len(game.actions.kinds):
        raise NotationError(f"{said} is the number of no action of {game.id}")
    return Action(game, said)


def listed(game: AnyGame, actions: list[int]) -> list[Action]:
    return [Action(game, action) for action in actions]


def is_complete(action: Action) -> bool:
    """Nothing in it is hidden."""
    return 0 not in action.game.actions.kind(int(action)).codes(int(action))
