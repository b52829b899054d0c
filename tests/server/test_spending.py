"""What an address uses up at several processes is counted once, however long they are silent."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import sqlalchemy as sa

from dinotable.server.http import spending
from dinotable.server.http.limits import Buckets, Count
from dinotable.server.http.spending import Spending
from dinotable.server.storage.processes import Processes
from dinotable.server.storage.schema import processes
from dinotable.server.storage.store import Store
from tests.server.postgres import Postgres

MOST = 100.0
"""That an address may use up; it comes back within a day."""
ANNA = "192.0.2.7"


class Process:
    """What of a server counts."""

    def __init__(self, place: str) -> None:
        self.store = Store(place)
        self.store.open()
        self.buckets = Buckets(MOST / 86_400, MOST, name="bytes")
        self.count = Count("sockets", 10, 100)
        self.spending = Spending(self.store, [self.buckets], [self.count])
        self.processes = Processes(self.store)

    def left(self) -> int:
        return round(self.buckets.of(ANNA, time.monotonic()).level)

    def take(self, amount: float) -> None:
        assert self.buckets.take(ANNA, time.monotonic(), amount)

    async def round(self) -> None:
        if await self.processes.beat():
            self.spending.begin_anew()
        await self.spending.share()


@contextlib.asynccontextmanager
async def two(place: str) -> AsyncIterator[tuple[Process, Process]]:
    both = Process(place), Process(place)
    try:
        await rounds(*both)
        yield both
    finally:
        for each in both:
            each.store.close()


async def rounds(*all_of_them: Process) -> None:
    for _ in range(2):
        for each in all_of_them:
            await each.round()


Silence = Callable[[Process, pytest.MonkeyPatch], Awaitable[None]]


async def quiet(_: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is used up for long."""
    now = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: now() + spending.KEPT + 1)


async def held_up(here: Process, _: pytest.MonkeyPatch) -> None:
    """Nothing is heard of it for a while."""
    await here.store.write(lambda connection: connection.execute(sa.update(processes).values(beat=0.0)) and None)


async def forgotten(here: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    """For so long that nothing of it is kept."""
    await held_up(here, monkeypatch)
    await here.processes.clear()


@pytest.mark.parametrize("silence", [quiet, held_up, forgotten])
def test_what_was_counted_is_not_counted_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, silence: Silence
) -> None:
    async def look() -> None:
        async with two(postgres.new_database()) as (here, there):
            here.take(40)
            await rounds(here, there)
            assert (here.left(), there.left()) == (60, 60)
            await silence(here, monkeypatch)
            await there.round()
            await rounds(here, there)
            here.take(5)
            await rounds(here, there)
            assert (here.left(), there.left()) == (55, 55)
            there.take(10)
            await rounds(here, there)
            assert (here.left(), there.left()) == (45, 45)

    asyncio.run(look())


def test_what_is_open_counts_while_its_process_is_there(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with two(postgres.new_database()) as (here, there):
            here.count.open(ANNA)
            await rounds(here, there)
            assert there.count.elsewhere == {ANNA: 1}
            await quiet(here, monkeypatch)
            await rounds(here, there)
            assert there.count.elsewhere == {ANNA: 1}, "it is open still"
            await held_up(here, monkeypatch)
            await there.round()
            assert there.count.elsewhere == {}
            await rounds(here, there)
            assert there.count.elsewhere == {ANNA: 1}
            here.count.close(ANNA)
            await rounds(here, there)
            assert sum(there.count.elsewhere.values()) == 0

    asyncio.run(look())
