"""The command that makes puzzles."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.puzzle import Puzzle
from dinotable.games import find
from dinotable.lab.puzzles import Hunt, Search, readable
from dinotable.library.files import read_bytes
from dinotable.terminal.arguments import Json, check_number, counted, workers_of
from dinotable.terminal.clean import clean
from dinotable.terminal.progress import searching
from dinotable.terminal.screen import Screen


def puzzles(
    game: str,
    /,
    *,
    count: int = 30,
    seed: int = 0,
    source: Annotated[Path | None, Parameter(name="--from")] = None,
    file: Path | None = None,
    workers: int | None = None,
    as_json: Json = False,
) -> None:
    """Find puzzles: positions in which one move is clearly the best, and a beginner does not see it.

    Example: `dinotable puzzles food-chain --count 5 --file puzzles.jsonl`

    Parameters
    ----------
    count
        How many; with --from at most.
    seed
        The same seed gives the same puzzles.
    source
        A record, or a folder of records, to look through instead of bots' games: your own, for example.
    file
        Keep them there; started again with the same words, it goes on where it was.
    workers
        How many processes; without it, one for each core.
    """
    chosen = find(game)
    check_number("--count", count)
    records = _records(chosen, source) if source else []
    search = Search(game if ":" in game else chosen.id, seed, records)
    processes = workers_of(workers)
    hunt = Hunt(search, str(file) if file else None)
    is_stopped = False
    with searching(chosen.id, count) as (told, looks):
        try:
            hunt.run(count, processes, told, looks)
        except KeyboardInterrupt:
            is_stopped = True
    found = hunt.found[:count]
    if not is_stopped or found:
        _tell(chosen, found, file, as_json)
    if is_stopped:
        kept = f"{file} has what was looked through" if file else "name a --file next time, to go on from there"
        raise KeyboardInterrupt(f"interrupted after {len(found):,} of {count:,} puzzles: {kept}")


def _tell(chosen: AnyGame, found: list[Puzzle], file: Path | None, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"game": chosen.id, "rules": chosen.rules, "puzzles": [_fields(each) for each in found]}))
        return
    rows = [[each.id, str(each.seats), each.solutions[0], f"{each.gap:.2f}", f"{each.least_gap:.2f}"] for each in found]
    Screen().table(["puzzle", "players", "best", "better by", "at least"], rows, right=(1, 3, 4))
    print(f"{counted(len(found), 'puzzle')}{f' in {clean(str(file))}' if file else ''}.")


def _fields(puzzle: Puzzle) -> dict[str, object]:
    return {
        "id": puzzle.id,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
        "lines": len(puzzle.lines),
        "solutions": puzzle.solutions,
        "gap": puzzle.gap,
        "least_gap": puzzle.least_gap,
        "found": puzzle.found,
    }


def _records(game: AnyGame, source: Path) -> list[bytes]:
    """Of a folder those that are records of this game; a single file has to be one."""
    if not source.is_dir():
        data = read_bytes(str(source))
        _check(game, source, data)
        return [data]
    found = []
    for path in sorted(path for path in source.iterdir() if path.is_file()):
        data = read_bytes(str(path))
        try:
            _check(game, path, data)
        except SetupError:
            continue
        found.append(data)
    if not found:
        raise SetupError(f"{source} holds no record of {game.rules}: name another folder")
    return found


def _check(game: AnyGame, path: Path, data: bytes) -> None:
    try:
        readable(game, data)
    except DinotableError as error:
        raise SetupError(f"{path}: {error}") from None
