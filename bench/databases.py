"""Our server on SQLite, on PostgreSQL, and as two processes on PostgreSQL: how fast, and what a move costs whom.

    python -m bench.databases [--tables 100] [--paces 150 0] [--rounds 3] [--seconds 8] [--before FOLDER] [--json]

They take turns for some rounds and the medians are told. Everything runs on one machine, the load generator and PostgreSQL
too: where its cores are the limit, the milliseconds of each say what more machines would give.
"""

import argparse
import contextlib
import json
import os
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.beside import engine
from bench.peers.boardgameio import is_ready, measure
from dinotable.games import GAMES

Row = dict[str, Any]
SIDES = {"SQLite, one process": 0, "PostgreSQL, one process": 1, "PostgreSQL, two processes": 2}
"""Server processes on PostgreSQL; none: on SQLite."""
BEFORE = "SQLite, before"
OLD_FIELD = "game"
"""What messages named their table by, until servers could share a database."""
COSTS = ("server", "database", "load")


@contextlib.contextmanager
def database() -> Iterator[tuple[str, int]]:
    """The address of an empty one, and the process that is PostgreSQL. As safe as it comes."""
    from tests.server.postgres import running_postgres  # noqa: PLC0415 (it wants a driver and a PostgreSQL)

    with running_postgres(shared_buffers="128MB") as server:
        assert server.process is not None
        yield server.new_database(), server.process


def run(name: str, wishes: Row, before: Path | None) -> Row:
    count = SIDES.get(name, 0)
    with contextlib.ExitStack() as stack:
        if name == BEFORE:
            return measure({**wishes, "engine": str(before), "id_field": OLD_FIELD})
        if not count:
            return measure(wishes)
        url, process = stack.enter_context(database())
        flags = ["--database", url, "--processes", str(count)]
        return measure({**wishes, "flags": flags, "database": process})


def compare(wishes: Row, rounds: int, before: Path | None) -> list[Row]:
    names = [*([BEFORE] if before else []), *SIDES]
    found: dict[str, list[Row]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            found[name].append(run(name, wishes, before))
    return [{"server": name, "pace": wishes["pace"], **median_row(rows)} for name, rows in found.items()]


def median_row(rows: list[Row]) -> Row:
    row = {name: statistics.median(row[name] for row in rows) for name in rows[0]}
    return row | {f"{each}_ms": statistics.median(_ms_a_move(row, each) for row in rows) for each in COSTS}


def _ms_a_move(row: Row, what: str) -> float:
    return round(1000 * row[f"{what}_cpu"] * row["seconds"] / max(1, row["moves"]), 2)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--paces", type=int, nargs="*", default=[150, 0], help="moves a second; 0: as many as go")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument(
        "--before", type=Path, help="another engine, with its server, to be measured beside it on SQLite"
    )
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args(arguments or [])
    if not is_ready("SQLite and PostgreSQL"):
        return 0
    wishes: Row = {"side": "ours", "games": list(GAMES), "tables": wanted.tables, "seconds": wanted.seconds}
    wishes |= {"seats": 2, "facts": False}
    rows: list[Row] = []
    if not wanted.json:
        head()
    for pace in wanted.paces:
        rows += (found := compare({**wishes, "pace": pace}, wanted.rounds, wanted.before))
        if not wanted.json:
            tell(found)
    if wanted.json:
        print(json.dumps({"engine": engine(), "load": os.getloadavg(), "rows": rows}))
    return 0


def head() -> None:
    print(f"Our server and where it keeps games, engine {engine()}, load of the machine {os.getloadavg()[0]:.1f}.")
    print(
        "CPU in per cent of one core, and in milliseconds a move: of the server's processes, of PostgreSQL, of the load."
    )
    names = ("asked", "moves/s", "p50 ms", "p99 ms", "refused", *(f"{each}" for each in COSTS), "ms/move")
    print(f"{'':<28}" + "".join(f"{name:>9}" for name in names), flush=True)


def tell(rows: list[Row]) -> None:
    for row in rows:
        numbers = [row["pace"] or "all", *(row[name] for name in ("moves_per_second", "p50_ms", "p99_ms", "refused"))]
        shares = [f"{100 * row[f'{each}_cpu']:.0f}%" for each in COSTS]
        costs = " + ".join(f"{row[f'{each}_ms']:.2f}" for each in COSTS)
        print(
            f"{row['server']:<28}" + "".join(f"{number!s:>9}" for number in (*numbers, *shares)) + f"  {costs}",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
