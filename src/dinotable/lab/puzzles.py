"""Makes a file of puzzles: game after game is looked through, on all cores, until there are enough.

An interruption loses only the games under way, and the same words find the same puzzles, however many processes look.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from typing import Any, TypedDict

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.errors import RecordError
from dinotable.core.puzzle import FORMAT, Puzzle
from dinotable.core.record import Record, read_record
from dinotable.games import find
from dinotable.lab.mark import Mark
from dinotable.lab.quest import CRITERIA, from_bots, from_record
from dinotable.lab.results import Results
from dinotable.lab.runner import run
from dinotable.lab.work import Work


class Search(msgspec.Struct, frozen=True):
    """Where puzzles are looked for."""

    game: str
    """Its id or place."""
    seed: int
    records: list[bytes] = []
    """Recorded games to look through instead of bots' games."""

    def header(self, game: AnyGame) -> dict[str, Any]:
        source = {"records": len(self.records)} if self.records else {"seed": self.seed}
        head = {"format": FORMAT, "rules": game.rules, "box": game.box.hash(), "criteria": CRITERIA}
        return {**head, "command": f"dinotable puzzles {game.id}", **source}

    def numbers(self) -> Iterator[int]:
        return iter(range(len(self.records))) if self.records else count()


class Looking(Work):
    """Looks through one game."""

    def __init__(self, words: Any) -> None:
        self.search = msgspec.convert(words, Search)

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> Any:
        search, game = self.search, find(self.search.game)
        if not search.records:
            return msgspec.to_builtins(from_bots(game, search.seed, number, mark.step))
        return msgspec.to_builtins(from_record(game, read_record(search.records[number]), mark.step))


class GameLine(TypedDict):
    """A game that was looked through."""

    n: int
    puzzles: list[Puzzle]


class Hunt:
    """A search with what it has found so far."""

    def __init__(self, search: Search, path: str | None) -> None:
        self.search = search
        self.results = Results(path, search.header(find(search.game)), GameLine)
        kept = self.results.first(10**9)
        self.found = [msgspec.convert(each, Puzzle) for row in kept for each in row["puzzles"]]

    def run(
        self,
        enough: int,
        workers: int,
        progress: Callable[[int], None] = lambda _: None,
        looks: Callable[[int, int], None] = lambda *_: None,
    ) -> None:
        """Until there are enough, or no more records. In the order of the games, whichever is done first.

        `progress` hears how many are found, `looks` how many games were looked through, and how often at a position.
        """
        progress(len(self.found))
        if len(self.found) >= enough:
            return
        numbers = (number for number in self.search.numbers() if number not in self.results.games)
        looked_at = 0

        def watched(steps: int) -> None:
            nonlocal looked_at
            looked_at = max(looked_at, steps)
            looks(len(self.results.games), looked_at)

        with closing(run(Looking, msgspec.to_builtins(self.search), numbers, workers, watched=watched)) as looked:
            for number, puzzles in looked:
                self.found += [msgspec.convert(each, Puzzle) for each in puzzles]
                self.results.add({"n": number, "puzzles": puzzles})
                progress(len(self.found))
                looks(len(self.results.games), looked_at)
                if len(self.found) >= enough:
                    return


def readable(game: AnyGame, data: bytes) -> Record:
    """A record of this game; raises RecordError."""
    record = read_record(data)
    if record.rules != game.rules:
        raise RecordError(record.place("game"), f"this is a record of {record.rules[:40]}, not of {game.rules}")
    return record
