"""What is kept, and what happens when it cannot be."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from dinotable.server.accounts.storage import AccountStore
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.notify.storage import WebhookStore
from dinotable.server.replays.storage import FinishedGames
from dinotable.server.storage.errors import Conflict, StoreError
from dinotable.server.storage.folder import FILE, backup
from dinotable.server.storage.store import Append, Store
from dinotable.server.storage.whole import metadata
from dinotable.server.tables.seats import Handover
from dinotable.server.tables.storage import Changes, TableStore
from dinotable.server.tables.trash import Idle, Share, Trash
from dinotable.table.errors import StorageUnavailable
from dinotable.table.grants import granted
from dinotable.table.kept import Kept
from dinotable.table.log import Acted, Chair, Charter, Entered
from tests.server.older import add_table, old_charter, older_folder
from tests.server.places import connected, place_of

CHARTER = Charter("magpies", "magpies/1", {}, [Chair("person", "Anna"), Chair("open")])


def kept(name: str, status: str = "open", touched: float = 0.0, luck: str | None = None) -> Kept:
    return Kept(name, CHARTER, b"s" * 32, "h" * 64, granted({0: f"token-{name}"}), status, 0.0, luck, touched)


def entry(table: str, seq: int, msg_id: str | None = None, uptime: float = 0.0) -> Append:
    return Append(table, Entered(seq, msg_id or f"m{seq}", Acted(0, ["0 pass"]), uptime), 0.0)


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(place_of(folder))
    store.open()
    try:
        asyncio.run(work(store))  # type: ignore[arg-type]
    finally:
        store.close()


def test_it_comes_back_as_it_was_put_in(tmp_path: Path) -> None:
    async def put(store: Store) -> None:
        await TableStore(store).add(kept("one"))
        await store.write(entry("one", 1))
        after = Handover(granted({0: "token-one", 1: "new"}, {1: "link"}), host="n" * 64)
        entered = Entered(2, "m2", Acted(1, ["1 pass"], ends=True))
        await TableStore(store).append("one", entered, Changes("over", after))

    async def get(store: Store) -> None:
        found = await TableStore(store).load("one")
        assert found
        tokens = granted({0: "token-one", 1: "new"}, {1: "link"})
        assert found[0] == Kept("one", CHARTER, b"s" * 32, "n" * 64, tokens, "over", 0.0, revision=1)
        assert [entered.event for entered in found[1]] == [Acted(0, ["0 pass"]), Acted(1, ["1 pass"], ends=True)]
        assert await TableStore(store).load("two") is None
        held = await TableStore(store).held(["new", "token-one", "unknown", "link"])
        assert sorted(held) == [("new", "one"), ("token-one", "one")]

    with_store(tmp_path, put)
    with_store(tmp_path, get)


def test_one_winner_per_seq_and_per_message_whatever_else_is_in_the_transaction(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        await TableStore(store).add(kept("one"))
        await TableStore(store).add(kept("two"))
        # In one batch: two for one place, two of one name, and innocents.
        works = [entry("one", 1, "a"), entry("one", 1, "b"), entry("two", 1, "a"), entry("two", 2, "a")]
        told = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Conflict, type(None), Conflict]
        for name in ("one", "two"):
            found = await TableStore(store).load(name)
            assert found and [entered.msg_id for entered in found[1]] == ["a"]

    with_store(tmp_path, race)


def test_many_writers_share_commits(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(TableStore(store).add(kept(f"t{k}")) for k in range(50)))
        before = store.commits
        await asyncio.gather(*(store.write(entry(f"t{k}", 1)) for k in range(50)))
        assert store.commits - before < 25

    with_store(tmp_path, write)


@pytest.mark.on_sqlite("it is about the files of SQLite")
@pytest.mark.parametrize("status", [None, "playing"])
def test_a_failed_write_is_told_and_the_next_one_works(tmp_path: Path, status: str | None) -> None:
    """A move by itself, and one that changes more than the log: each has a connection of its own."""

    async def write(store: Store) -> None:
        await TableStore(store).add(kept("one"))

        def fill(connection: sa.Connection) -> None:
            # The database's own limit: a real “disk is full” from where it would come from.
            (pages,) = connection.execute(sa.text("PRAGMA page_count")).one()
            assert store._appender
            for each in (connection, store._appender):
                each.execute(sa.text(f"PRAGMA max_page_count={pages}"))
            store._appender.commit()

        await store.write(fill)
        big = Entered(1, "m1", Acted(0, ["0 pass" * 20_000]))
        with pytest.raises(StorageUnavailable, match="full"):
            await TableStore(store).append("one", big, Changes(status))
        assert store.failures == 1
        # A failed connection is replaced, and the limit goes with it.
        await TableStore(store).append("one", big, Changes(status))
        found = await TableStore(store).load("one")
        assert found and len(found[1]) == 1

    with_store(tmp_path, write)


def test_idle_tables_are_found_by_the_stated_rule(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        trash, rule = Trash(store), Idle(50.0, 5.0)
        await TableStore(store).add(kept("fresh", touched=100.0))
        await TableStore(store).add(kept("stale", touched=10.0))
        await TableStore(store).add(kept("touched", touched=10.0))
        await store.write(entry("touched", 1, uptime=100.0))
        await TableStore(store).add(kept("played", "playing", 10.0))
        await TableStore(store).add(kept("ancient", "over", 1.0))
        # A clock that runs is a sign of life.
        await TableStore(store).add(kept("timed", "playing", 1.0))
        await ClockStore(store).keep_times(0.0, {"timed": 1e9})
        assert await trash.idle(rule) == [["ancient"], ["stale"]]
        assert await trash.set_aside([["stale"], ["played"], ["touched"]], rule, 100.0) == ["stale"]
        assert await trash.idle(rule) == [["ancient"]]
        assert await TableStore(store).held(["token-stale", "token-fresh"]) == [("token-fresh", "fresh")]
        assert [(each.id, each.since, each.status) for each in await trash.all()] == [("stale", 100.0, "open")]

    with_store(tmp_path, look)


def test_tables_of_one_luck_are_due_together(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        trash, rule = Trash(store), Idle(50.0, 50.0)
        for name, luck, touched in (("a", "one", 1.0), ("b", "one", 99.0), ("c", "two", 2.0), ("d", "two", 3.0)):
            await TableStore(store).add(kept(name, touched=touched, luck=luck))
        assert await trash.idle(rule) == [["c", "d"]]
        assert sorted(await trash.set_aside([["c", "d"]], rule, 100.0)) == ["c", "d"]
        assert sorted(await trash.restore(["d"], 200.0)) == ["c", "d"], "and come back together"
        assert await trash.idle(rule) == []

    with_store(tmp_path, look)


@pytest.mark.parametrize(
    ("over_at", "waiting_at", "is_back"), [(None, 5.0, False), (9.0, 5.0, False), (5.0, 5.0, True), (1.0, 5.0, True)]
)
def test_a_game_whose_luck_was_told_while_it_was_away_stays_there(
    tmp_path: Path, over_at: float | None, waiting_at: float, is_back: bool
) -> None:
    async def look(store: Store) -> None:
        trash = Trash(store)
        await TableStore(store).add(kept("over", "over", luck="one"))
        await TableStore(store).add(kept("waiting", luck="one"))
        await trash.put("waiting", waiting_at)
        if over_at is not None:
            await trash.put("over", over_at)
        found = await trash.restore(["waiting"], 99.0)
        assert ("waiting" in found) == is_back
        if not is_back:
            assert await trash.restore(["over"], 99.0) == (["over"] if over_at else [])
            assert await trash.restore(["waiting"], 99.0) == []

    with_store(tmp_path, look)


@pytest.mark.parametrize(
    ("whole", "today", "most"), [(3, 0, 10), (3, 15, 5), (3, 20, 0), (400, 0, 10), (5000, 0, 100), (4900, 200, 55)]
)
def test_the_share_that_goes_by_itself(whole: int, today: int, most: int) -> None:
    assert Share(0.02, 10, 0.05, 20).most(whole, today) == most


def test_a_move_keeps_its_table_from_being_cleared_away_or_is_refused(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        trash, rule = Trash(store), Idle(50.0, 50.0)
        await TableStore(store).add(kept("early"))
        await TableStore(store).add(kept("late"))
        early = store.write(entry("early", 1, uptime=100.0))
        late = store.write(entry("late", 1, uptime=100.0))
        clearing = trash.set_aside([["early"], ["late"]], rule, 100.0)
        told = await asyncio.gather(early, clearing, late, return_exceptions=True)
        assert told[0] is None and told[1] == ["late"] and isinstance(told[2], StorageUnavailable)
        for name, count in (("early", 1), ("late", 0)):
            found = await TableStore(store).load(name)
            assert found and len(found[1]) == count
        # Many at once, with one among them that is not in use: the others are not held up.
        told = await asyncio.gather(
            store.write(entry("early", 2)), store.write(entry("late", 1)), return_exceptions=True
        )
        assert told[0] is None and isinstance(told[1], StorageUnavailable)
        assert await trash.restore(["late"], 100.0) == ["late"]
        await store.write(entry("late", 1))

    with_store(tmp_path, race)


@pytest.mark.on_sqlite("it is about the files of SQLite")
def test_a_folder_from_before_has_nothing_that_is_due(tmp_path: Path) -> None:
    with older_folder(tmp_path, "0004") as connection:
        add_table(connection, "one", old_charter(CHARTER))
        connection.execute("insert into house values ('served', 1e9)")
    connection.close()

    async def look(store: Store) -> None:
        assert await Trash(store).idle(Idle(1e9, 1e9)) == []
        assert await Trash(store).idle(Idle(1e9 + 1, 1e9)) == [["one"]]

    with_store(tmp_path, look)


def test_the_migrations_make_what_the_program_expects(tmp_path: Path) -> None:
    with_store(tmp_path, lambda _: asyncio.sleep(0))
    with connected(tmp_path) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.on_sqlite("it is about the files of SQLite")
def test_the_file_has_a_log_and_is_for_this_user_alone(tmp_path: Path) -> None:
    with_store(tmp_path, lambda _: asyncio.sleep(0))
    with connected(tmp_path) as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0, "nobody else reads the seeds"


@pytest.mark.on_sqlite("it is about the files of SQLite")
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


@pytest.mark.on_sqlite("it is about the files of SQLite")
def test_a_backup_while_it_is_written_to_is_sound_and_can_be_gone_on_from(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite"

    async def write(store: Store) -> None:
        await TableStore(store).add(kept("one"))
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
        found = await TableStore(store).load("one")
        assert found and found[1]
        assert [entered.seq for entered in found[1]] == list(range(1, len(found[1]) + 1))

    with_store(other, read)
    with pytest.raises(StoreError, match="nothing to back up"):
        backup(tmp_path / "nowhere", tmp_path / "x")


async def _write_on(store: Store) -> None:
    for seq in range(1, 100_000):
        await store.write(entry("one", seq))


@pytest.mark.on_sqlite("how PostgreSQL finds rows depends on how many there are")
def test_what_is_asked_often_looks_through_no_table(tmp_path: Path) -> None:
    """With ten thousand tables it took most of a second to tell somebody of their two hundred."""
    hashes = [f"token-{k}" for k in range(200)]
    asked: dict[str, tuple[object, ...]] = {}

    async def ask(store: Store) -> None:
        sa.event.listen(store._engine, "before_cursor_execute", lambda *told: asked.setdefault(told[2], told[3]))
        found, clocks = TableStore(store), ClockStore(store)
        await found.held(hashes)
        await found.listed(100)
        await found.count_listed()
        await found.heads(hashes)
        await found.load("one")
        await clocks.due(1.0, 200)
        await clocks.has_clocks()
        await FinishedGames(store).of_luck("luck")
        await FinishedGames(store).held_at("luck", hashes, "account")
        await WebhookStore(store).wanted("one", 0)
        await AccountStore(store).claim("account", hashes, 0.0, 10)
        await AccountStore(store).holdings_of("account")

    with_store(tmp_path, ask)
    assert len(asked) > 15
    with connected(tmp_path) as connection:
        for query, values in asked.items():
            if query.startswith(("SELECT", "select")):
                plan = [str(row[3]) for row in connection.exec_driver_sql(f"explain query plan {query}", values)]
                scanned = [line for line in plan if line.startswith("SCAN") and line.split()[1] in metadata.tables]
                assert not scanned and not any("aside=" in line for line in plan), (query, plan)
