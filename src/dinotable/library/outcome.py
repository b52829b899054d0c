"""How a match ended, with words."""

from __future__ import annotations

from typing import Any

from dinotable.core import outcome as engine
from dinotable.core.contract import AnyGame
from dinotable.library.tell import teller_of


class Outcome:
    """The end of a match: `scores`, `ranks` and `winners` by seat, and the `reason`, which `words` tells in a sentence."""

    __slots__ = ("core", "game")

    def __init__(self, game: AnyGame, core: engine.Outcome) -> None:
        self.game = game
        self.core = core
        """The engine's own object."""

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return list(self.core.scores)

    @property
    def ranks(self) -> list[int]:
        """By seat; 1 is first, and equal ranks are shared."""
        return list(self.core.ranks)

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return self.core.winners()

    @property
    def reason(self) -> str:
        """Why it ended, as a word of the game."""
        return self.core.reason

    @property
    def rule(self) -> str:
        """The number of the rule by which it ended."""
        return self.core.rule

    @property
    def parts(self) -> list[list[engine.Part]]:
        """Of what each seat's score is made: each part has `word`, `points` and `rule`, and they add up."""
        return [list(parts) for parts in self.core.parts]

    def words(self, language: str = "en") -> str:
        """Why it ended, in a sentence."""
        return teller_of(self.game, language, []).end(self.core).text

    def __repr__(self) -> str:
        return f"<Outcome {self.reason}, scores {self.scores}, ranks {self.ranks}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.game.rules == other.game.rules and self.core == other.core

    def __hash__(self) -> int:
        return hash(self.core)

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.game, self.core)
