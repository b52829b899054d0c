"""A puzzle: a position in which one choice is clearly best, and what every choice is worth there."""

import os
from typing import Any, Final

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.errors import RecordError

FORMAT: Final = "dinotable puzzles 1"
FILE: Final = "puzzles.jsonl"
"""In a game's folder: a header with what makes a puzzle, then a line for each game that was looked through."""


class Worth(msgspec.Struct, frozen=True):
    """What a choice is worth."""

    action: str
    value: float
    """From 0, certainly last, to 1, certainly first: the share of the others one expects to end ahead of."""
    error: float
    """The value is as likely as not to be true within far less, and 95 times of 100 within this."""


class Puzzle(msgspec.Struct, frozen=True):
    id: str
    seats: int
    options: dict[str, str]
    seat: int
    """Whose choice it is: the puzzle is what this seat could know."""
    lines: list[str]
    """The game until then, with what others did not see: they stay on the server."""
    solutions: list[str]
    """The best choice; or several that are worth the same."""
    choices: list[Worth]
    """Everything that is allowed, the best first."""
    gap: float
    """How much better the solutions are than the best of the rest."""
    least_gap: float
    """At least so much, 99 times of 100."""
    found: dict[str, float]
    """How often some bots find it: 0 never, 1 always."""


def puzzles_of(game: AnyGame) -> list[Puzzle]:
    """Those that come with it; none for a game without."""
    path = os.path.join(game.words, FILE)
    return read_puzzles(game, path) if os.path.exists(path) else []


def read_puzzles(game: AnyGame, path: str) -> list[Puzzle]:
    with open(path, "rb") as file:
        rows = [msgspec.json.decode(line) for line in file.read().splitlines()]
    head: dict[str, Any] = rows[0]
    if head.get("format") != FORMAT or head.get("rules") != game.rules or head.get("box") != game.box.hash():
        raise RecordError("line 1", f"these are no puzzles for {game.rules} and the box it comes with")
    return [msgspec.convert(each, Puzzle) for row in rows[1:] for each in row["puzzles"]]
