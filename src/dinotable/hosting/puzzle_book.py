"""The puzzles that the games here come with, and which of them are today's."""

import logging
from collections import OrderedDict

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.puzzle import Puzzle, puzzles_of
from dinotable.hosting.day import Day
from dinotable.table.puzzles import of_the_day, open_puzzle
from dinotable.table.table import Table

log = logging.getLogger("dinotable.puzzles")

MOST_OPEN = 64
"""Puzzles whose tables are kept in memory."""


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

    def game_of_the_day(self) -> AnyGame | None:
        """Day by day the next of the games that have puzzles; two games on from that of the deal."""
        games = [game for game in self.games.values() if self.of(game)]
        return games[(self.day.number() + 2) % len(games)] if games else None

    def table(self, game_id: str, puzzle: Puzzle) -> Table:
        """Takes its time: not for the thread that serves people."""
        table = self._tables.pop(puzzle.id, None) or open_puzzle(self.games[game_id], puzzle)
        self._tables[puzzle.id] = table
        if len(self._tables) > MOST_OPEN:
            self._tables.popitem(last=False)
        return table
