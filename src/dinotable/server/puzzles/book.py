"""The puzzles that the games on this server come with, and which of them are today's."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.puzzle import Puzzle, puzzles_of
from dinotable.table.puzzles import of_the_day, open_puzzle
from dinotable.table.table import Table

log = logging.getLogger("dinotable.puzzles")

MOST_OPEN = 64
"""Puzzles whose tables are kept in memory."""


class Day:
    """The day it is, by this machine's clock, in UTC: the same for everybody."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock

    def number(self) -> int:
        return self._date().toordinal()

    def text(self) -> str:
        return self._date().date().isoformat()

    def seconds_left(self) -> int:
        now = self._date()
        return 86_400 - (now.hour * 3600 + now.minute * 60 + now.second)

    def _date(self) -> datetime:
        return datetime.fromtimestamp(self.clock(), UTC)


class Book:
    def __init__(self, games: dict[str, AnyGame], day: Day) -> None:
        self.games = games
        self.day = day
        self._puzzles: dict[str, dict[str, Puzzle]] = {}
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def of(self, game: AnyGame) -> dict[str, Puzzle]:
        """By id. A file that cannot be read is told once, and the game has none."""
        found = self._puzzles.get(game.id)
        if found is None:
            try:
                found = {puzzle.id: puzzle for puzzle in puzzles_of(game)}
            except (DinotableError, ValueError, OSError) as error:
                log.warning("the puzzles of %s cannot be read: %s", game.id, error)
                found = {}
            self._puzzles[game.id] = found
        return found

    def find(self, game_id: str, puzzle_id: str) -> Puzzle | None:
        game = self.games.get(game_id)
        return None if game is None else self.of(game).get(puzzle_id)

    def today(self, game: AnyGame) -> Puzzle | None:
        return of_the_day(list(self.of(game).values()), self.day.number())

    def game_of_the_day(self, ahead: int = 0) -> AnyGame | None:
        """Day by day the next of the games that have puzzles; `ahead` days later."""
        games = [game for game in self.games.values() if self.of(game)]
        return games[(self.day.number() + ahead) % len(games)] if games else None

    def table(self, game_id: str, puzzle: Puzzle) -> Table:
        """Takes its time: not for the thread that serves people."""
        table = self._tables.pop(puzzle.id, None) or open_puzzle(self.games[game_id], puzzle)
        self._tables[puzzle.id] = table
        if len(self._tables) > MOST_OPEN:
            self._tables.popitem(last=False)
        return table
