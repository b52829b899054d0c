"""Moves that several processes add at the same time: what is cleared away meanwhile, what comes twice, what breaks."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import sqlalchemy as sa

from dinotable.server.storage.errors import Away, Conflict
from dinotable.server.storage.store import Alone, Append, Store
from dinotable.server.tables.storage import TableStore
from dinotable.server.tables.trash import Trash
from tests.server.postgres import Postgres
from tests.server.test_store import entry, kept

TABLES = [f"t{k}" for k in range(5)]


@contextlib.asynccontextmanager
async def two(place: str) -> AsyncIterator[tuple[Store, Store]]:
    both = Store(place), Store(place)
    for store in both:
        store.open()
    try:
        for name in TABLES:
            await TableStore(both[0]).add(kept(name))
        yield both
    finally:
        for store in both:
            store.close()


def with_two(postgres: Postgres, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with two(postgres.new_database()) as (here, there):
            await work(here, there)

    asyncio.run(run())


async def names_in(store: Store, table: str) -> list[str]:
    found = await TableStore(store).load(table)
    assert found
    return [entered.msg_id for entered in found[1]]


def test_a_move_that_waited_for_a_clearing_sees_what_it_did(postgres: Postgres) -> None:
    async def work(here: Store, there: Store) -> None:
        has_begun, may_end = threading.Event(), threading.Event()

        def clear(connection: sa.Connection) -> None:
            connection.exec_driver_sql("update tables set aside = 1 where id = 't1'")
            has_begun.set()
            may_end.wait(20)

        clearing = asyncio.create_task(there.write(Alone(clear)))
        await asyncio.to_thread(has_begun.wait, 20)
        # They come in one batch, and wait for it.
        moves = [asyncio.create_task(here.write(entry(name, 1))) for name in TABLES]
        await asyncio.sleep(0.3)
        assert not any(move.done() for move in moves)
        may_end.set()
        await clearing
        told = await asyncio.gather(*moves, return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Away, type(None), type(None), type(None)]
        assert await names_in(here, "t1") == []
        # Whoever takes names out of it still may.
        line = entry("t1", 1)
        await here.write(Append(line.table, line.entered, line.at, is_aside=True))

    with_two(postgres, work)


def test_one_winner_for_each_place_and_each_message(postgres: Postgres) -> None:
    async def work(here: Store, there: Store) -> None:
        for seq in range(1, 40):
            writes = [
                store.write(entry(name, seq, f"{seq}-{k}")) for k, store in enumerate((here, there)) for name in TABLES
            ]
            told = await asyncio.gather(*writes, return_exceptions=True)
            for number in range(len(TABLES)):
                pair = told[number], told[number + len(TABLES)]
                assert sorted(type(each).__name__ for each in pair) == ["Conflict", "NoneType"]
        with pytest.raises(Conflict):
            await here.write(entry("t0", 40, (await names_in(here, "t0"))[0]))
        assert len(await names_in(there, "t0")) == 39

    with_two(postgres, work)


def test_nobody_notices_that_the_connection_had_ended(postgres: Postgres) -> None:
    """As after a restart of the database: whoever comes next gets a new one."""

    async def work(here: Store, there: Store) -> None:
        others = "pid != pg_backend_pid() and datname = current_database()"
        end = f"select pg_terminate_backend(pid) from pg_stat_activity where {others}"
        for turn in range(1, 6):
            await there.read(lambda connection: list(connection.exec_driver_sql(end)))
            await here.write(entry("t0", turn))
            await there.read(lambda connection: list(connection.exec_driver_sql(end)))
            await Trash(here).put("t4", 1.0)
            await there.read(lambda connection: list(connection.exec_driver_sql(end)))
            assert len(await names_in(here, "t0")) == turn
        assert here.failures == 0

    with_two(postgres, work)
