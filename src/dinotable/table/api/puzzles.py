"""Over HTTP: puzzles to choose from, a position to solve, and what an answer was worth."""

import msgspec

from dinotable.core.puzzle import Worth
from dinotable.table.seen import LogEntry, Now
from dinotable.table.thinking import Idea, Standing
from dinotable.table.wire import Actions, ActionText, Request


class PuzzleForesee(Request, frozen=True):
    actions: Actions


class PuzzleAnswer(Request, frozen=True):
    action: ActionText
    show: bool = False
    """Tell the solution, even if this is not it."""


class PuzzleLine(msgspec.Struct, frozen=True):
    puzzle: str
    seats: int
    stars: int
    """How hard it is, from 1 to 3."""


class GamePuzzles(msgspec.Struct, frozen=True):
    game: str
    today: str
    """Its puzzle of the day."""
    puzzles: list[PuzzleLine]


class PuzzleList(msgspec.Struct, frozen=True):
    day: str
    """By the server's date in UTC, such as `2026-11-17`."""
    game: str
    """Whose puzzle of the day is everybody's today; empty where no game has any."""
    games: list[GamePuzzles]
    """Those that have puzzles."""


class PuzzlePage(msgspec.Struct, frozen=True):
    """A position as the seat could know it whose choice it is."""

    game: str
    puzzle: str
    options: dict[str, str]
    seat: int
    stars: int
    day: str
    """The day whose puzzle it is, for everybody and of all games; empty for any other, and for all but today's."""
    now: Now
    entries: list[LogEntry]


class PuzzleAnswered(msgspec.Struct, frozen=True):
    is_solved: bool
    value: float
    """What the choice is worth: from 0, certainly last, to 1, certainly first."""
    best: float
    """What the best is worth."""
    standing: Standing
    """The value in a word; and that of the best."""
    best_standing: Standing
    solutions: list[str]
    """The best choice, or several as good: told to who found one or gave up."""
    choices: list[Worth]
    """What everything is worth, the best first; told with the solution."""
    ideas: list[Idea]
    """Why, as a bot sees it: of the choice, and of the solution where it is told. Empty where no bot had time."""
