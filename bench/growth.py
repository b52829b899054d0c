"""A house that has grown: thousands of tables, of which one in a hundred is in use, on either database.

    python -m bench growth
    python -m bench.growth [--tables 10000] [--active 0.01] [--lines 1000] [--database sqlite postgresql] [--json]

The tables are written into the store; everything else is asked of a real server. Nothing is promised: the figures are told.
"""

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
from websockets.sync.client import connect

from bench.beside import engine
from bench.grown import EXTRA, KEPT_DAYS, fill, long_table
from bench.peers.boardgameio import start_ours
from dinotable.server.bots.pool import BotPool
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.server.tables.clearing import Clearing
from dinotable.server.tables.rooms import Rooms
from tests.server.postgres import running_postgres

ASKED = 20
"""How often each thing is asked; the median is told."""
EACH = 10
"""Tables that one player looks at."""
Row = dict[str, float]


@contextlib.contextmanager
def house(database: str) -> Iterator[tuple[Path | str, list[str]]]:
    """Where it is kept, and what tells the server so."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if database == "sqlite":
            yield Path(folder), [folder]
        else:
            url = stack.enter_context(running_postgres()).new_database()
            yield url, [folder, "--database", url]


def measure(place: Path | str, flags: list[str], tables: int, active: int, lines: int) -> Row:
    row: Row = {}
    begun = time.perf_counter()
    tokens, long = asyncio.run(_fill(place, tables, lines))
    row["filled in s"] = time.perf_counter() - begun
    begun = time.perf_counter()
    process, address = start_ours(flags[0], flags[1:])
    try:
        with httpx.Client(base_url=address, timeout=120.0) as http:
            assert http.get("/api/games").status_code == 200
            row["first answer after s"] = time.perf_counter() - begun
            row["MB after the start"] = _megabytes(process.pid)
            row |= _asked(http, tokens, long)
            row["MB then"] = _megabytes(process.pid)
            with _watched(address, http, tokens[:active]):
                row["MB with those in use"] = _megabytes(process.pid)
                row["GET /healthz then, ms"] = _ms(lambda: http.get("/healthz"))
    finally:
        process.terminate()
        process.wait(30)
    return row | asyncio.run(_cleared(place))


def _asked(http: httpx.Client, tokens: list[str], long: str) -> Row:
    """Cold: nothing of it is in memory yet."""
    mine = {"tokens": tokens[-200:]}
    asked: dict[str, Callable[[], httpx.Response]] = {
        "GET of a long table": lambda: http.get(f"/api/tables/{long}"),
        "GET /api/tables": lambda: http.get("/api/tables"),
        "POST /api/mine": lambda: http.post("/api/mine", json=mine),
    }
    row: Row = {}
    for name, ask in asked.items():
        row[f"{name}, cold, ms"] = _ms(ask, 1)
        row[f"{name}, warm, ms"] = _ms(ask)
    return row


async def _fill(place: Path | str, tables: int, lines: int) -> tuple[list[str], str]:
    store = Store(place)
    store.open()
    try:
        tokens = await fill(store, tables)
        return tokens, await long_table(store, lines)
    finally:
        store.close()


def _ms(ask: Callable[[], httpx.Response], times: int = ASKED) -> float:
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        answer = ask()
        took.append(1000 * (time.perf_counter() - begun))
        assert answer.status_code == 200, answer.text
    return statistics.median(took)


@contextlib.contextmanager
def _watched(address: str, http: httpx.Client, tokens: list[str]) -> Iterator[None]:
    """By players who look at some tables each."""
    lines = [http.post("/api/mine", json={"tokens": [token]}).json()["tables"][0] for token in tokens]
    with contextlib.ExitStack() as stack:
        for begin in range(0, len(tokens), EACH):
            url = f"{address.replace('http', 'ws')}/api/socket"
            socket = stack.enter_context(connect(url, max_size=None, ping_interval=None))
            for token, line in zip(tokens[begin : begin + EACH], lines[begin : begin + EACH], strict=True):
                socket.send(json.dumps({"type": "watch", "table": line["table"], "token": token}))
                told = json.loads(socket.recv(timeout=60))
                assert told["type"] == "update", told
        yield


async def _cleared(place: Path | str) -> Row:
    """What a server does once an hour: where nothing is due, and where its share of a day is."""
    store = Store(place)
    store.open()
    try:
        row: Row = {}
        now = ClockStore(store).last_uptime()
        for name, later in (("clearing, nothing due, ms", 0.0), ("clearing, a share due, ms", KEPT_DAYS * 86_400.0)):
            rooms = Rooms(store, Settings(extra_games=EXTRA), BotPool(1), Uptime(now + later))
            begun = time.perf_counter()
            row[f"{name[:-4]}: tables"] = await Clearing(rooms).clear()
            row[name] = 1000 * (time.perf_counter() - begun)
        return row
    finally:
        store.close()


def _megabytes(pid: int) -> float:
    """Resident, where the system tells it."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return float("nan")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--active", type=float, default=0.01)
    parser.add_argument("--lines", type=int, default=1_000)
    parser.add_argument("--database", nargs="*", choices=("sqlite", "postgresql"), default=["sqlite", "postgresql"])
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args(arguments or [])
    rows: dict[str, Row] = {}
    for name in wishes.database:
        with house(name) as (place, flags):
            rows[name] = measure(place, flags, wishes.tables, int(wishes.tables * wishes.active), wishes.lines)
    if wishes.json:
        print(json.dumps({"engine": engine(), "tables": wishes.tables, "rows": rows}))
        return 0
    print(f"{wishes.tables:,} tables, {wishes.active:.0%} of them in use, engine {engine()}")
    print(f"{'':<32}" + "".join(f"{name:>12}" for name in rows))
    for figure in next(iter(rows.values())):
        print(f"{figure:<32}" + "".join(f"{row[figure]:>12,.1f}" for row in rows.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
