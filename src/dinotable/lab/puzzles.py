"""Makes a file of puzzles: game after game is looked through, on all cores, until there are enough.

An interruption loses only the games under way, and the same words find the same puzzles, however many processes look.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from typing import Any

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.errors import RecordError
from dinotable.core.puzzle import FORMAT, Puzzle
from dinotable.core.record import Record, read_record
from dinotable.games import find
from dinotable.lab.quest import CRITERIA, from_bots, from_record
from dinotable.lab.results import Results

AHEAD = 2
"""Games that wait for each process, so that none is idle."""


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


def look_through(search: Search, number: int) -> list[Puzzle]:
    game = find(search.game)
    if not search.records:
        return from_bots(game, search.seed, number)
    return from_record(game, read_record(search.records[number]))


def make_puzzles(
    search: Search, enough: int, path: str | None, workers: int, progress: Callable[[int], None] = lambda _: None
) -> list[Puzzle]:
    """Until there are enough, or no more records. In the order of the games, whichever is done first."""
    game = find(search.game)
    results = Results(path, search.header(game))
    found = [msgspec.convert(each, Puzzle) for row in results.first(10**9) for each in row["puzzles"]]
    numbers = (number for number in search.numbers() if number not in results.games)
    progress(len(found))
    # A fresh interpreter each: what shows the progress has a thread, and threads do not survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting: list[tuple[int, Future[list[Puzzle]]]] = []
        while len(found) < enough:
            for number in numbers:
                waiting.append((number, pool.submit(look_through, search, number)))
                if len(waiting) >= AHEAD * workers:
                    break
            if not waiting:
                break
            number, future = waiting.pop(0)
            puzzles = future.result()
            found += puzzles
            results.add({"n": number, "puzzles": msgspec.to_builtins(puzzles)})
            progress(len(found))
        pool.shutdown(cancel_futures=True)
    return found[:enough]


def readable(game: AnyGame, data: bytes) -> Record:
    """A record of this game; raises RecordError."""
    record = read_record(data)
    if record.rules != game.rules:
        raise RecordError(record.place("game"), f"this is a record of {record.rules[:40]}, not of {game.rules}")
    return record
