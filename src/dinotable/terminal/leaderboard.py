"""`dinotable leaderboard`: games that were played anywhere, counted by name."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from dinotable.core.errors import DinotableError, SetupError
from dinotable.games import find
from dinotable.lab.standings import plain_table
from dinotable.lab.tally import Tally
from dinotable.terminal.arguments import GameName, Json
from dinotable.terminal.clean import clean
from dinotable.terminal.files import read_record


def leaderboard(*files: Path, game: GameName = None, as_json: Json = False) -> None:
    """Count finished games from their records: who won how often, with intervals, whoever they are and wherever they played.

    Example: `dinotable leaderboard played`

    The example of `dinotable simulate --help` writes such a folder, and so does `dinotable mcp --keep played`.

    Parameters
    ----------
    files
        Records, or folders of them.
    """
    tallies: dict[tuple[str, int], Tally] = {}
    for file in _records(files):
        record = read_record(file)
        try:
            chosen = find(game or record.game_id())
            key = (chosen.id, record.seats)
            tallies.setdefault(key, Tally(chosen, record.seats)).add(record)
        except DinotableError as error:
            raise SetupError(f"{file}: {error}") from None
    if as_json:
        print(json.dumps({"leaderboard": [_fields(tally) for tally in tallies.values()]}, ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False)
    for tally in tallies.values():
        console.print(_drawn(tally))
        if tally.unfinished or tally.again:
            print(f"Not counted: {tally.unfinished} not over, {tally.again} records of a game that was counted.")


def _records(files: tuple[Path, ...]) -> list[Path]:
    if not files:
        raise SetupError("say which records: files, or folders of them")
    found = [each for file in files for each in (sorted(file.glob("*.txt")) if file.is_dir() else [file])]
    if not found:
        raise SetupError(f"there are no records (*.txt) in {', '.join(map(str, files))}: name another folder")
    return found


def _fields(tally: Tally) -> dict[str, object]:
    counts = {"games": len(tally.games), "unfinished": tally.unfinished, "again": tally.again}
    return {"game": tally.game.id, "seats": tally.seats, **counts, "names": tally.rows()}


def _drawn(tally: Tally) -> Table:
    title = f"{tally.game.id} · {tally.seats} players · {len(tally.games)} games · fair share {1 / tally.seats:.1%}"
    table = plain_table(title, ["name"], ["games", "by seat", "wins", "share", "95 %", "score", "rank", "rating"])
    for row in tally.rows():
        low, high = row["interval"]
        seats = "/".join(map(str, row["by_seat"]))
        share = [f"{row['wins']:g}", f"{row['share']:.1%}", f"{low:.1%} – {high:.1%}"]
        rest = [f"{row['score']:.2f}", f"{row['rank']:.2f}", str(row["rating"])]
        table.add_row(clean(row["name"]), str(row["games"]), seats, *share, *rest)
    return table
