"""`/healthz` tries out what games need: a write and a read."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from dinotable.server.bots.process import Process
from dinotable.server.operate import health
from dinotable.server.operate.health import Health
from dinotable.server.storage.store import REMEMBERED, Store
from dinotable.table.errors import StorageUnavailable
from tests.server.house import PATIENCE, House
from tests.server.test_store import with_store


class Clock:
    at = 100.0

    def __call__(self) -> float:
        return self.at


def refuse_writes(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA query_only=1")


def refuse_everything(connection: sqlite3.Connection, _: object) -> None:
    connection.set_progress_handler(lambda: 1, 1)


@pytest.mark.on_sqlite("it is about the files of SQLite")
@pytest.mark.parametrize(
    ("spoil", "failing"), [(None, []), (refuse_writes, ["write"]), (refuse_everything, ["write", "read"])]
)
def test_it_says_which_of_both_fails(tmp_path: Path, spoil: Any, failing: list[str]) -> None:
    with House(tmp_path) as house:
        if spoil:
            # Every connection from now on; those there are, are given up at their first failure.
            house.store._engine.dispose()
            sa.event.listen(house.store._engine, "connect", spoil)
            asyncio.run_coroutine_threadsafe(broken(house.store), house.loop).result(60)
        answer = house.http.get("/healthz")
        told = answer.json()
        assert [name for name in ("write", "read") if told[name] != "ok"] == failing
        assert answer.status_code == (503 if failing else 200)
        assert told["status"] == ("storage-unavailable" if failing else "ok") and told["version"]
        assert told["tables_unreadable"] == 0


async def broken(store: Store) -> None:
    def give_up(_: sa.Connection) -> None:
        raise RuntimeError("this connection is no good")

    with pytest.raises(Exception, match="no good"):
        await store.write(give_up)


def test_however_often_it_is_asked_it_is_tried_once_a_second(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        clock = Clock()
        looking = Health(store, clock)
        before = store.commits
        told = await asyncio.gather(*(looking.look() for _ in range(100)))
        assert {(vital.write, vital.read) for vital in told} == {("ok", "ok")}
        clock.at += health.FRESH / 2
        await looking.look()
        assert (looking.count, store.commits - before) == (1, 1)
        clock.at += health.FRESH / 2
        await looking.look()
        assert looking.count == 2

    with_store(tmp_path, ask)


def test_a_disk_that_does_not_answer_is_told_in_time_and_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    answered = threading.Event()

    async def ask(store: Store) -> None:
        clock = Clock()
        looking = Health(store, clock)
        blocked = asyncio.ensure_future(store.write(lambda _: answered.wait(60) and None))
        for _ in range(3):
            assert "no answer" in (await looking.look()).write
            clock.at += 10
        assert store.waiting() <= 1, "only one waits for it"
        answered.set()
        await blocked
        monkeypatch.setattr(health, "PATIENCE", 60.0)
        told = await looking.look()
        assert (told.write, told.read) == ("ok", "ok")

    with_store(tmp_path, ask)


@pytest.mark.on_sqlite("elsewhere bots think in another process")
def test_it_says_whether_bots_can_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(house: House) -> dict[str, Any]:
        answer = house.http.get("/healthz")
        assert answer.status_code == 200, "people go on"
        found: dict[str, Any] = answer.json()
        return found

    def until(house: House, status: str) -> None:
        end = time.monotonic() + PATIENCE
        while told(house)["status"] != status:
            assert time.monotonic() < end, told(house)
            time.sleep(0.02)

    begin, can_start = Process._begin, threading.Event()

    async def begun(process: Process) -> Any:
        if not can_start.is_set():
            raise OSError("no more processes")
        return await begin(process)

    with House(tmp_path) as house:
        table = house.started(2)
        seat = table.now()["to_act"][0]
        assert table.ask("POST", "/think", table.tokens[seat], json={}).status_code == 200
        assert told(house)["bots"] == "ok"
        monkeypatch.setattr(Process, "_begin", begun)
        for process in house.server.bot_pool.ids():
            os.kill(process, signal.SIGKILL)
        until(house, "bots-unavailable")
        assert "bot worker" in told(house)["bots"]
        assert table.ask("POST", "/think", table.tokens[seat], json={}).status_code == 503
        can_start.set()
        until(house, "ok")
        assert table.ask("POST", "/think", table.tokens[seat], json={}).status_code == 200


@pytest.mark.on_sqlite("it is about the files of SQLite")
def test_a_probe_that_finds_room_does_not_make_up_for_a_move_that_found_none(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        clock = Clock()
        looking = Health(store, clock)

        def fill(_: sa.Connection) -> None:
            raise sa.exc.OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))

        with pytest.raises(StorageUnavailable):
            await store.write(fill)
        for _ in range(3):
            assert "disk is full" in (await looking.look()).write
            clock.at += 10
        await store.write(lambda _: None)
        assert (await looking.look()).write == "ok"
        # Nobody plays: after a while what is tried counts alone.
        with pytest.raises(StorageUnavailable):
            await store.write(fill)
        assert store.failure
        store.failure = store.failure[0] - REMEMBERED, store.failure[1]
        clock.at += 10
        assert (await looking.look()).write == "ok"

    with_store(tmp_path, ask)


def test_a_wish_that_cannot_be_kept_says_nothing_of_the_disk(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        def give_up(_: sa.Connection) -> None:
            raise ValueError("no such thing")

        with pytest.raises(StorageUnavailable):
            await store.write(give_up)
        assert (await Health(store).look()).write == "ok"

    with_store(tmp_path, ask)


@pytest.mark.on_sqlite("it is about the files of SQLite")
@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="only root can make a disk")
def test_a_disk_with_room_for_a_row_alone_is_full(tmp_path: Path) -> None:
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", tmp_path], check=False, capture_output=True)
    if made.returncode:
        pytest.skip("this system lets nobody make a disk")
    try:

        async def ask(store: Store) -> None:
            clock = Clock()
            looking = Health(store, clock)
            assert (await looking.look()).write == "ok"
            filler = tmp_path / "filler"
            free = os.statvfs(tmp_path)
            filler.write_bytes(bytes(free.f_bavail * free.f_frsize - 32 * 1024))
            clock.at += 10
            assert "no room" in (await looking.look()).write
            filler.unlink()
            clock.at += 10
            assert (await looking.look()).write == "ok"

        with_store(tmp_path / "data", ask)
    finally:
        subprocess.run(["umount", tmp_path], check=True)
