"""Whatever is asked, the thread that serves everybody is busy with it for a few milliseconds at a time.

What counts is the thread's own time, not the clock's: the machine may be busy with something else.
"""

import asyncio
import gzip
import json
import random
import time
from asyncio.events import Handle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dinotable.core.box import Number
from dinotable.core.chance import commitment
from dinotable.core.record import FORMAT, sum_of
from dinotable.games import GAMES, load
from dinotable.server.accounts.storage import Account, Session
from dinotable.server.app import Server
from dinotable.server.bots.kinds import AnyJob
from dinotable.server.http.qr import MOST_TEXT
from dinotable.server.storage.store import Store
from dinotable.server.tables.storage import Changes, TableStore
from dinotable.table.curve import CurveJob
from dinotable.table.errors import Busy
from dinotable.table.grants import granted
from dinotable.table.jobs import JobWorker
from dinotable.table.kept import Kept
from dinotable.table.log import Chair, Charter, Entered
from dinotable.table.picture import Picture, PictureJob, card_of
from dinotable.table.story import StoryJob
from dinotable.table.table import Table
from dinotable.table.thinking import Job, Thought
from dinotable.table.tokens import hash_of
from tests.server.asking import Asker
from tests.server.places import place_of
from tests.server.test_safety import BODIES, MATRIX
from tests.server.two_worlds import COOKIE, FOREVER, HOST, SETTINGS, Identity

MOST = 0.008
"""Seconds. Promised are five milliseconds with the compiled engine; the tests run without it too."""
TRIES = 5
"""The least counts: the first time something is imported or read, or garbage is collected just then."""
LONG_RECORD = 4_800
"""Lines: nearly as many as may be brought."""
GAME = "gods-love-dinosaurs"
"""Its games are the longest."""
PLAYING, OVER = "p" * 16, "o" * 16
KEY = "k" * 43
CHAIRS = [{"kind": "here", "name": f"Player {seat}"} for seat in range(4)]


class Beside:
    """Thinks in another thread, and is spoken to as a process is."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._worker = JobWorker(time.perf_counter)

    async def think(self, job: Job) -> Thought:
        return await self.ask(job, Thought)

    async def ask(self, job: AnyJob, answer: type[Any]) -> Any:
        told = msgspec.json.encode(job)
        if isinstance(job, CurveJob | StoryJob):
            raise Busy("nobody here waits for it")
        found = await asyncio.get_running_loop().run_in_executor(self._thread, self._answer, told, type(job))
        return msgspec.json.decode(found, type=answer)

    def _answer(self, told: bytes, kind: type[AnyJob]) -> bytes:
        job = msgspec.json.decode(told, type=kind)
        if isinstance(job, PictureJob):
            return msgspec.json.encode(Picture(card_of(job).encode()))
        return msgspec.json.encode(self._worker.answer(job))

    def trouble(self) -> str:
        return ""

    async def stop(self) -> None:
        self._thread.shutdown()


class Meter:
    """How long the loop's thread worked without a break, at most."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = 0.0
        run = Handle._run

        def measured(handle: Handle) -> None:
            begin = time.thread_time()
            run(handle)
            self.most = max(self.most, time.thread_time() - begin)

        monkeypatch.setattr(Handle, "_run", measured)

    async def begin(self) -> None:
        # What the test itself did until now ends with its own turn.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.most = 0.0


class Walk:
    def __init__(self, server: Server, meter: Meter) -> None:
        self.app = server.app()
        self.meter = meter
        self.asked: set[tuple[str, str]] = set()
        self.slow: dict[str, float] = {}

    async def ask(self, method: str, route: str, body: Any = None, query: str = "", **parts: Any) -> Any:
        """The answer of the first try. It is tried again while it takes too long."""
        self.asked.add((method, route))
        path = route.format(**parts) + query
        headers = {"accept-encoding": "gzip", **parts.get("headers", {})}
        asker, least, first = Asker(self.app, headers), 1.0, b""
        for _ in range(TRIES):
            await self.meter.begin()
            status, content = await asyncio.create_task(asker.ask(method, path, body))
            assert status < 500, (path, content)
            first = first or content
            least = min(least, self.meter.most)
            if least <= MOST:
                break
        else:
            self.slow[f"{method} {path}"] = round(1000 * least, 1)
        first = gzip.decompress(first) if first.startswith(b"\x1f\x8b") else first
        return json.loads(first) if first.startswith(b"{") else first


def grown(name: str) -> tuple[Kept, list[Entered], Table]:
    """A whole game."""
    game = load(GAMES[GAME])
    seats = game.most
    charter = Charter(
        game.id, game.rules, game.setup(seats, {}).options, [Chair("here", f"P{k}") for k in range(seats)]
    )
    keys = {seat: hash_of(key_of(name, seat)) for seat in range(seats)}
    kept = Kept(name, charter, b"s" * 32, hash_of(HOST), granted(keys), "playing", 0.0)
    table, dice = Table(game, charter, kept.seed), random.Random(7)
    log: list[Entered] = []

    def enter(event: Any) -> None:
        log.append(Entered(table.seq + 1, f"grown-{table.seq}", event))
        table.take(log[-1])

    enter(table.plan_start())
    while not table.is_over():
        seat = dice.choice(sorted(table.asks.owed))
        enter(table.plan_act(seat, table.asks.owed[seat], [game.actions.text(dice.choice(table.legal(seat)))]))
    return kept, log, table


def key_of(name: str, seat: int) -> str:
    return f"{name[0]}{seat}" + "k" * 41


def long_record(table: Table) -> bytes:
    """The same game, with one action taken back and done again until it is nearly as long as may be brought."""
    record = table.journal.record(with_seed=True)
    first = next(k for k, line in enumerate(record.lines) if line[0] != "*")
    line = record.lines[first]
    again = [f"{line[0]} undo 1", line] * ((LONG_RECORD - len(record.lines)) // 2)
    record.lines[first + 1 : first + 1] = again
    assert record.body().startswith(FORMAT) and record.text().endswith(f"{sum_of(record.body())}\n")
    assert record.commitment == commitment(b"s" * 32)
    return record.text().encode()


async def furnish(store: Store) -> Table:
    """A long game under way and one that is over, and somebody whose account holds seats at both."""
    tables = TableStore(store)
    for name in (PLAYING, OVER):
        kept, log, table = grown(name)
        await tables.add(kept)
        entries = log if name == OVER else log[:-3]
        for entered in entries:
            await tables.append(name, entered, Changes("over" if entered is log[-1] else None))
    return table


async def walk_tables(walk: Walk) -> None:
    for name in (PLAYING, OVER):
        for method, path in MATRIX:
            if (method, path) in (("DELETE", ""), ("POST", "/rise"), ("POST", "/lend")):
                continue
            for token in (key_of(name, 0), HOST):
                more = {"headers": {"authorization": f"Bearer {token}"}, "table": name}
                route = "/api/tables/{table}" + path
                await walk.ask(method, route, BODIES.get(path, {}) if method == "POST" else None, **more)
                for query in QUERIES.get(path, ()):
                    await walk.ask(method, route, query=query, **more)
    await walk_seats(walk)
    for method, path in (("POST", "/lend"), ("POST", "/rise"), ("DELETE", "")):
        more = {"headers": {"authorization": f"Bearer {HOST}"}, "table": PLAYING}
        await walk.ask(method, "/api/tables/{table}" + path, BODIES.get(path, {}) if method == "POST" else None, **more)


QUERIES = {
    "/entries": ("?since=0&limit=500",),
    "/record": ("?form=json",),
    "/board": ("?language=fr",),
    "/replay": ("?line=300&count=32&all=yes", "?line=0&count=32"),
    "/replay/lines": ("?all=yes",),
    "/picture": ("?line=100", "?language=fr"),
}


async def walk_seats(walk: Walk) -> None:
    """What only who owes a decision is answered."""
    for seat in range(load(GAMES[GAME]).most):
        more = {"headers": {"authorization": f"Bearer {key_of(PLAYING, seat)}"}, "table": PLAYING}
        at = "/api/tables/{table}"
        now = (await Asker(walk.app, more["headers"]).ask("GET", at.format(table=PLAYING)))[1]
        found = json.loads(now)["now"]
        if not found["legal"]:
            continue
        text = found["legal"][0]["text"]
        await walk.ask("POST", f"{at}/foresee", {"actions": [text]}, **more)
        await walk.ask("POST", f"{at}/why-not", {"action": text}, **more)
        await walk.ask("POST", f"{at}/think", {"level": "random"}, **more)
        await walk.ask("POST", f"{at}/act", {"ask": found["ask"], "msg_id": "a", "actions": [text]}, **more)
        return
    raise AssertionError("nobody owes a decision")


async def walk_games(walk: Walk) -> None:
    for name in GAMES:
        game = load(GAMES[name])
        for part in ("", "/box", "/lessons"):
            await walk.ask("GET", "/api/games/{game}" + part, game=name)
        await walk.ask("GET", "/api/ratings/{game}", game=name)
        for language in ("en", "fr"):
            asked = {"file": "".join(f"{item.path} = '{item.usual}'\n" for item in game.items()), "language": language}
            await walk.ask("POST", "/api/games/{game}/box", asked, game=name)
        await walk.ask("POST", "/api/games/{game}/lessons", {"lesson": "first", "step": 0}, game=name)
        numbers = [item for item in game.items() if isinstance(item, Number)]
        changed = {item.path: str(item.high) for item in numbers}
        for wish in ({}, {"variant": {"changed": changed}}, {"variant": {"changed": dict(list(changed.items())[:1])}}):
            opened = {"game": name, "chairs": CHAIRS, "start": True, **wish}
            await walk.ask("POST", "/api/tables", opened)


async def walk_puzzles(walk: Walk) -> None:
    listed = await walk.ask("GET", "/api/puzzles")
    for each in listed["games"]:
        more = {"game": each["game"], "puzzle": each["today"]}
        at = "/api/puzzles/{game}/{puzzle}"
        page = await walk.ask("GET", at, **more)
        text = page["now"]["legal"][0]["text"]
        await walk.ask("POST", f"{at}/foresee", {"actions": [text]}, **more)
        await walk.ask("POST", f"{at}/answer", {"action": text}, **more)


async def walk_records(walk: Walk, record: bytes) -> None:
    """A record as long as may be brought, looked at, and gone on from: bots play and it is looked at meanwhile."""
    brought = await walk.ask("POST", "/api/records", record, headers={"content-type": "text/plain"})
    more = {"table": brought["table"]}
    at = "/api/tables/{table}"
    for path in ("", "/entries", "/record", "/replay", "/replay/lines", "/curve", "/story", "/picture", "/board"):
        await walk.ask("GET", at + path, **more)
    # The first that is asked of a table that has just come into memory.
    wish = {"line": LONG_RECORD - 300, "seat": 0, "name": "Eve", "level": "random"}
    branch = await walk.ask("POST", f"{at}/branch", wish, **more)
    more = {"table": branch["table"], "headers": {"authorization": f"Bearer {branch['seats'][0]['token']}"}}
    for path in ("", "/entries", "/record", "/picture", "/backs", "/board"):
        await walk.ask("GET", at + path, **more)
    await walk.ask("POST", f"{at}/explain", {"since": 0}, **more)


async def walk_people(walk: Walk) -> None:
    signed = {"headers": {"cookie": f"dinotable={COOKIE}"}}
    tokens = [key_of(name, seat) for name in (PLAYING, OVER) for seat in range(2)]
    for path in ("/api/mine", "/api/results", "/api/statistics"):
        await walk.ask("POST", path, {"tokens": tokens})
    for path in ("", "/seats", "/export", "/invitations", "/ratings", "/webhook"):
        await walk.ask("GET", f"/api/account{path}", **signed)
    at = "/api/account"
    for path, body in (
        ("/claim", {"tokens": tokens}),
        ("/ratings", {"private": True}),
        ("/invitations", {"table": "x" * 16, "seat": 0, "accepts": False}),
        ("/webhook", {"url": None}),
        ("/password", {"old": "correct horse", "new": "battery staple"}),
        ("/sessions", {}),
        ("/delete", {"password": "wrong one"}),
    ):
        await walk.ask("POST", at + path, body, **signed)
    await walk.ask("POST", at, {"name": "Ben", "password": "correct horse"})
    await walk.ask("POST", "/api/session", {"name": "Ben", "password": "correct horse"})
    await walk.ask("GET", "/api/session", **signed)
    await walk.ask("DELETE", "/api/session", headers={"cookie": "dinotable=" + "x" * 43})
    await walk.ask("POST", "/api/daily", {"visitor": KEY})
    await walk.ask("POST", "/api/daily/begin", {"visitor": KEY, "game": GAME, "name": "Eve"})


async def walk_all(server: Server, meter: Meter) -> Walk:
    walk = Walk(server, meter)
    table = await furnish(server.store)
    accounts = server.accounts.kept
    await accounts.add(Account("a" * 32, "Anna", "", 0.0), "anna")
    await accounts.begin(Session("s" * 16, "a" * 32, "Anna", "", 0.0, 0.0, FOREVER), hash_of(COOKIE), 1)
    await accounts.claim("a" * 32, [hash_of(key_of(name, 0)) for name in (PLAYING, OVER)], 0.0, 9)
    for path in ("/", "/metrics", "/healthz", "/api/openapi.json", "/api/protocol.json", "/api/reach"):
        await walk.ask("GET", path)
    for path in ("/api/games", "/api/tables", "/api/announcements"):
        await walk.ask("GET", path)
    await walk.ask("POST", "/api/qr", {"text": "https://dinotable.example/t/".ljust(MOST_TEXT, "x")})
    await walk.ask("POST", "/api/bring", b"{}", headers={"content-type": "application/json"})
    await walk_games(walk)
    await walk_puzzles(walk)
    await walk_people(walk)
    await walk_records(walk, long_record(table))
    await walk_tables(walk)
    return walk


def test_no_route_keeps_everybody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store(place_of(tmp_path))
        store.open()
        server = Server(SETTINGS, store, Identity(0.0))
        server.rooms.bot_turns.pool = Beside()  # type: ignore[assignment]
        try:
            walk = await walk_all(server, Meter(monkeypatch))
        finally:
            await server.rooms.stop()
            await server.rooms.bot_turns.pool.stop()
            store.close()
        known = {(route.method, route.path) for route in server.routes}
        assert known - walk.asked == set(), "every route is asked"
        assert walk.asked - known <= {("GET", "/")}, "where the page was not built there is a word of welcome"
        assert not walk.slow, walk.slow

    asyncio.run(run())
