"""Hints between processes, by way of a real PostgreSQL that is killed, restarted and frozen."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import psycopg
import pytest

from dinotable.server.storage import direct as direct_module
from dinotable.server.storage import hints as module
from dinotable.server.storage.dialects import read_url
from dinotable.server.storage.direct import Direct
from dinotable.server.storage.hints import Hints, NoHints
from dinotable.table.errors import StorageUnavailable
from tests.server.postgres import Postgres, children_of, running_postgres

PATIENCE = float(os.environ.get("DINOTABLE_PATIENCE", "90"))


class Ear:
    """Hints of one process, and what it has heard."""

    def __init__(self, url: str, process: str, own: bool = False) -> None:
        self.hints = Hints(read_url(url), process)
        self.heard: list[str] = []
        self.lost = 0
        self.hints.on("table", self.heard.append, own)
        self.hints.on_lost(self._lose)

    def _lose(self) -> None:
        self.lost += 1


@contextlib.asynccontextmanager
async def listening(*ears: Ear) -> AsyncIterator[None]:
    for ear in ears:
        ear.hints.start()
    try:
        for ear in ears:
            await until(lambda ear=ear: ear.lost > 0)
        yield
    finally:
        for ear in ears:
            await ear.hints.stop()


async def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("hints")]


def test_a_hint_comes_to_the_others(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        one, two, own = Ear(url, "one"), Ear(url, "two"), Ear(url, "own", own=True)
        async with listening(one, two, own):
            one.hints.send("chat", "nobody listens to this")
            one.hints.send("table", "ä“\n")
            own.hints.send("table", "mine")
            await until(lambda: len(own.heard) == 2 and len(two.heard) == 2 and len(one.heard) == 1)
        assert sorted(own.heard) == sorted(two.heard) == ["mine", "ä“\n"]
        assert one.heard == ["mine"]
        assert not threads()

    asyncio.run(run())


def test_many_hints_go_together_and_each_once(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        one, two = Ear(url, "one"), Ear(url, "two")
        async with listening(one, two):
            names = [f"{number:016}" for number in range(3000)]
            for name in (*names, *names):
                one.hints.send("table", name)
            await until(lambda: set(two.heard) == set(names))
            assert len(two.heard) < 2 * len(names)
            assert two.hints.counts()["hints_heard_total"] < 400

    asyncio.run(run())


def test_a_hint_that_is_sent_again_while_it_goes_out_is_not_swallowed(postgres: Postgres) -> None:
    """What it is about may have changed after whoever heard the first has looked."""

    async def run() -> None:
        url = postgres.new_database()
        one, two = Ear(url, "one"), Ear(url, "two")
        async with listening(one, two):
            for _ in range(300):
                seen = len(two.heard)
                one.hints.send("table", "same")
                await until(lambda seen=seen: len(two.heard) > seen)

    asyncio.run(run())


def test_too_many_become_a_call_to_look(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 20)

    async def run() -> None:
        url = postgres.new_database()
        one, two = Ear(url, "one"), Ear(url, "two")
        for number in range(50):
            one.hints.send("table", str(number))
        async with listening(two), listening(one):
            await until(lambda: two.lost == 2)
        assert len(two.heard) < 20

    asyncio.run(run())


def test_a_hint_is_no_letter(postgres: Postgres) -> None:
    hints = Hints(read_url(postgres.url("postgres")), "one")
    with pytest.raises(ValueError, match="names what it is about"):
        hints.send("table", "long" * 100)


def test_an_error_of_one_listener_is_not_the_others(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        ear = Ear(url, "one")

        def fail(_: str) -> None:
            raise RuntimeError("this listener fails")

        ear.hints.on("table", fail, own=True)
        ear.hints.on("table", ear.heard.append, own=True)
        async with listening(ear):
            with psycopg.connect(url, autocommit=True) as other:
                other.execute("SELECT pg_notify('dinotable', 'from a version to come')")
            ear.hints.send("table", "x")
            await until(lambda: ear.heard == ["x"])

    asyncio.run(run())


def test_hints_outlive_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BACKOFF", (0.02, 0.1))

    async def run(postgres: Postgres) -> None:
        url = postgres.new_database()
        one, two = Ear(url, "one"), Ear(url, "two")
        async with listening(one, two):
            postgres.kill()
            await until(lambda: not one.hints.is_listening and not two.hints.is_listening)
            one.hints.send("table", "said meanwhile")
            await asyncio.to_thread(postgres.start)
            await until(lambda: one.lost >= 2 and two.lost >= 2)
            one.hints.send("table", "after")
            await until(lambda: "after" in two.heard)
            two.hints.send("table", "back")
            await until(lambda: "back" in one.heard)
            postgres.kill()
            await until(lambda: not one.hints.is_listening and not two.hints.is_listening)
            begun = time.monotonic()
        # Stopping does not wait for a database that is not there.
        assert time.monotonic() - begun < 1
        assert not threads()
        await asyncio.to_thread(postgres.start)

    with running_postgres() as postgres:
        asyncio.run(run(postgres))


def test_a_frozen_database_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connections stay up, and nothing comes."""
    monkeypatch.setattr(module, "BEAT", 0.1)
    monkeypatch.setattr(module, "DEAF", 1.5)
    monkeypatch.setattr(module, "BACKOFF", (0.02, 0.1))

    async def run(postgres: Postgres) -> None:
        url = postgres.new_database()
        one = Ear(url, "one", own=True)
        async with listening(one):
            await asyncio.sleep(2.0)
            assert one.lost == 1
            with frozen(postgres):
                one.hints.send("table", "into the cold")
                await until(lambda: not one.hints.is_listening)
            # Whether it was heard or came too early for that: whoever waits was told to look.
            await until(lambda: one.hints.is_listening and one.lost >= 2)
            one.hints.send("table", "thawed")
            await until(lambda: "thawed" in one.heard)
            freeze = frozen(postgres)
            freeze.__enter__()
            await asyncio.sleep(0.2)
            begun = time.monotonic()
        assert time.monotonic() - begun < 2 * module.WAITS["connect_timeout"] + 2
        freeze.__exit__(None, None, None)
        assert not threads()

    with running_postgres() as postgres:
        asyncio.run(run(postgres))


@contextlib.contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """All its processes stand still, and their connections stay up."""
    assert postgres._process is not None
    pids = [postgres._process.pid]
    # It first, so that it makes no more of them.
    os.kill(pids[0], signal.SIGSTOP)
    pids += children_of(pids[0])
    for pid in pids[1:]:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_a_frozen_database_holds_nobody_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(direct_module, "MOST_SECONDS", 1.0)

    def two(connection: "psycopg.Connection[Any]") -> Any:
        found = connection.execute("SELECT 2").fetchone()
        return found and found[0]

    async def run(postgres: Postgres) -> None:
        url = postgres.new_database()
        direct = Direct(read_url(url), "test")
        assert await direct.run(two) == 2
        with frozen(postgres), pytest.raises(StorageUnavailable):
            await direct.run(two)
        assert await direct.run(two) == 2
        with pytest.raises(StorageUnavailable, match="nothing"):
            await direct.run(lambda connection: connection.execute("SELECT nothing"))
        assert await direct.run(two) == 2
        with frozen(postgres):
            waiting = asyncio.create_task(direct.run(two))
            await asyncio.sleep(0.1)
            await direct.stop()
            with pytest.raises(StorageUnavailable):
                await waiting

    with running_postgres() as postgres:
        asyncio.run(run(postgres))


def test_where_nobody_else_is_nothing_happens() -> None:
    async def run() -> None:
        hints = NoHints()
        hints.on("table", print, own=True)
        hints.on_lost(print)
        hints.start()
        hints.send("table", "x")
        await hints.stop()
        assert hints.counts() == {} and not hints.is_listening

    asyncio.run(run())
