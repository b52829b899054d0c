"""What is kept, and what happens when it cannot be."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from dinotable.server.grants import granted
from dinotable.server.store import FILE, Append, Conflict, Handover, Kept, Store, StoreError, Unsafe, backup, metadata
from dinotable.table.log import Acted, Chair, Charter, Entered

CHARTER = Charter("magpies", "magpies/1", {}, [Chair("person", "Anna"), Chair("open")])


def kept(name: str, opened: float = 0.0, status: str = "open") -> Kept:
    return Kept(name, CHARTER, b"s" * 32, "h" * 64, granted({0: f"token-{name}"}), status, opened)


def entry(game: str, seq: int, msg_id: str | None = None, at: float = 0.0) -> Append:
    return Append(game, Entered(seq, msg_id or f"m{seq}", Acted(0, ["0 pass"])), at)


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(folder)
    store.open()
    try:
        asyncio.run(work(store))  # type: ignore[arg-type]
    finally:
        store.close()


def test_it_comes_back_as_it_was_put_in(tmp_path: Path) -> None:
    async def put(store: Store) -> None:
        await store.add(kept("one"))
        await store.write(entry("one", 1))
        after = Handover(granted({0: "token-one", 1: "new"}, {1: "link"}), host="n" * 64)
        await store.write(Append("one", Entered(2, "m2", Acted(1, ["1 pass"], ends=True)), 1.0, "over", after))

    async def get(store: Store) -> None:
        found = await store.load("one")
        assert found
        tokens = granted({0: "token-one", 1: "new"}, {1: "link"})
        assert found[0] == Kept("one", CHARTER, b"s" * 32, "n" * 64, tokens, "over", 0.0)
        assert [entered.event for entered in found[1]] == [Acted(0, ["0 pass"]), Acted(1, ["1 pass"], ends=True)]
        assert await store.load("two") is None
        assert await store.held(["new", "token-one", "unknown", "link"]) == [("new", "one"), ("token-one", "one")]

    with_store(tmp_path, put)
    with_store(tmp_path, get)


def test_one_winner_per_seq_and_per_message_whatever_else_is_in_the_transaction(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        await store.add(kept("one"))
        await store.add(kept("two"))
        # In one batch: two for one place, two of one name, and innocents.
        works = [entry("one", 1, "a"), entry("one", 1, "b"), entry("two", 1, "a"), entry("two", 2, "a")]
        told = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Conflict, type(None), Conflict]
        for game in ("one", "two"):
            found = await store.load(game)
            assert found and [entered.msg_id for entered in found[1]] == ["a"]

    with_store(tmp_path, race)


def test_many_writers_share_commits(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(store.add(kept(f"t{k}")) for k in range(50)))
        before = store.commits
        await asyncio.gather(*(store.write(entry(f"t{k}", 1)) for k in range(50)))
        assert store.commits - before < 25

    with_store(tmp_path, write)


@pytest.mark.parametrize("status", [None, "playing"])
def test_a_failed_write_is_told_and_the_next_one_works(tmp_path: Path, status: str | None) -> None:
    """A move by itself, and one that changes more than the log: each has a connection of its own."""

    async def write(store: Store) -> None:
        await store.add(kept("one"))

        def fill(connection: sa.Connection) -> None:
            # The database's own limit: a real “disk is full” from where it would come from.
            (pages,) = connection.execute(sa.text("PRAGMA page_count")).one()
            assert store._appender
            for each in (connection, store._appender):
                each.execute(sa.text(f"PRAGMA max_page_count={pages}"))
            store._appender.commit()

        await store.write(fill)
        big = Append("one", Entered(1, "m1", Acted(0, ["0 pass" * 20_000])), 0.0, status)
        with pytest.raises(Unsafe, match="full"):
            await store.write(big)
        assert store.failures == 1
        # A failed connection is replaced, and the limit goes with it.
        await store.write(big)
        found = await store.load("one")
        assert found and len(found[1]) == 1

    with_store(tmp_path, write)


def test_idle_tables_are_found_by_the_stated_rule(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        await store.add(kept("fresh", 100.0))
        await store.add(kept("stale", 10.0))
        await store.add(kept("touched", 10.0))
        await store.write(entry("touched", 1, at=100.0))
        await store.add(kept("played", 10.0, "playing"))
        await store.add(kept("ancient", 1.0, "over"))
        assert await store.clear(50.0, 5.0, {"stale"}) == ["ancient"]
        assert await store.clear(50.0, 5.0, ()) == ["stale"]
        assert await store.clear(50.0, 5.0, ()) == []
        assert await store.held(["token-stale"]) == []

    with_store(tmp_path, look)


def test_a_move_keeps_its_table_from_being_cleared_away_or_is_refused(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        await store.add(kept("early"))
        await store.add(kept("late"))
        early = store.write(entry("early", 1, at=100.0))
        late = store.write(entry("late", 1, at=100.0))
        told = await asyncio.gather(early, store.clear(50.0, 50.0, ()), late, return_exceptions=True)
        assert told[0] is None and told[1] == ["late"] and isinstance(told[2], Unsafe)
        found = await store.load("early")
        assert found and len(found[1]) == 1

    with_store(tmp_path, race)


def test_the_migrations_make_what_the_program_expects(tmp_path: Path) -> None:
    with_store(tmp_path, lambda _: asyncio.sleep(0))
    with sa.create_engine(f"sqlite:///{tmp_path / FILE}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0, "nobody else reads the seeds"


def test_a_newer_folder_a_broken_file_and_a_second_server_are_told(tmp_path: Path) -> None:
    first = Store(tmp_path)
    first.open()
    with pytest.raises(StoreError, match="another server uses"):
        Store(tmp_path).open()
    first.close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="newer Dinotable"):
        Store(tmp_path).open()
    (tmp_path / FILE).write_bytes(b"no database at all" * 1000)
    with pytest.raises(StoreError, match="restore a backup"):
        Store(tmp_path).open()
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(StoreError, match="--data"):
        Store(blocked / "folder").open()


def test_a_backup_while_it_is_written_to_is_sound_and_can_be_gone_on_from(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite"

    async def write(store: Store) -> None:
        await store.add(kept("one"))
        writing = asyncio.create_task(_write_on(store))
        while store.entries < 4:
            await asyncio.sleep(0.005)
        assert await asyncio.to_thread(backup, folder, copy) == 1
        with pytest.raises(StoreError, match="exists already"):
            backup(folder, copy)
        writing.cancel()

    with_store(folder, write)
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(copy, other / FILE)

    async def read(store: Store) -> None:
        found = await store.load("one")
        assert found and found[1]
        assert [entered.seq for entered in found[1]] == list(range(1, len(found[1]) + 1))

    with_store(other, read)
    with pytest.raises(StoreError, match="nothing to back up"):
        backup(tmp_path / "nowhere", tmp_path / "x")


async def _write_on(store: Store) -> None:
    for seq in range(1, 100_000):
        await store.write(entry("one", seq, at=time.time()))
