"""Writing and reading. No module outside this folder knows which database there is.

One thread owns the one connection that writes. It puts whatever is queued into one transaction, and tells the senders after
the commit; so many tables share the cost of making their moves safe.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from dinotable.server.storage.errors import Away, Conflict, Damaged, Unsafe
from dinotable.server.storage.folder import FILE, cannot_use, lock, prepare, private
from dinotable.server.storage.opening import open_file, siblings
from dinotable.server.storage.schema import (
    IS_KEY,
    OF_A_SEAT,
    blocks,
    chat,
    curves,
    events,
    house,
    left_chairs,
    seats,
    tables,
)
from dinotable.server.tables.grants import Grants
from dinotable.server.tables.seats import Handover, get_tokens, hand_over, leave_chair, put_tokens, swap_seats
from dinotable.table.log import Charter, Entered, Rose, read_charter, read_event

log = logging.getLogger("dinotable.store")

MOST_IN_ONE_COMMIT = 500
"""Moves among them are one statement; a database takes some thousands of values in one."""
MOST_WAITING = 20_000
IN_USE = tables.c.aside.is_(None)
CHECKED = "checked"
"""What is written and read to see whether that works."""


class Kept(msgspec.Struct, frozen=True):
    """A table as it is kept. Of tokens only their hashes."""

    id: str
    charter: Charter
    seed: bytes
    host: str
    tokens: Grants
    status: str
    opened: float
    luck: str | None = None
    """What tables that are dealt from one seed have in common."""
    touched: float = 0.0
    """A sign of life that no entry tells of: when it was opened or brought back, in served time."""
    aside: float | None = None
    """When it was cleared away, in served time; none: it is in use."""


class Append(msgspec.Struct, frozen=True):
    """An entry for a table's log; with it, where it changes them, the status, and who may speak for which seat."""

    game: str
    entered: Entered
    at: float
    status: str | None = None
    handover: Handover | None = None
    swapped: tuple[int, int] | None = None
    """Two seats that change places."""
    is_timed: bool = False
    """Whether clocks begin to run with it: somebody has to look at the table."""
    is_aside: bool = False
    """Meant for a table that was cleared away. Any other is refused there."""

    def is_alone(self) -> bool:
        """Whether nothing but the log changes."""
        changes = (self.status, self.handover, self.swapped, self.is_timed or None)
        return changes == (None, None, None, None) and not isinstance(self.entered.event, Rose)


class Alone(msgspec.Struct, frozen=True):
    """A transaction by itself: what was sent before it comes before it, what is sent after it after it."""

    run: Callable[[sa.Connection], None]
    after: Callable[[], None] = lambda: None
    """When it is safe, and before anything else is written."""

    def __call__(self, connection: sa.Connection) -> None:
        self.run(connection)


R = TypeVar("R")
Work = Append | Callable[[sa.Connection], None]


class Store:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._engine = sa.create_engine(f"sqlite:///{folder / FILE}", pool_size=5, max_overflow=0)
        sa.event.listen(self._engine, "connect", _tune)
        # The one statement that every move needs, compiled once: its head, and a row with its values in the order of the
        # columns. A batch is one statement of many rows: the driver gives the interpreter up once for each statement.
        self._append, self._row = str(sa.insert(events).compile(self._engine)).split(" VALUES ")
        self._writer: sa.Connection | None = None
        self._appender: sa.Connection | None = None
        """For what is one statement, and so a transaction by itself."""
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self.aside: set[str] = set()
        """Tables that were cleared away since the start. Whoever still holds one in memory enters nothing there."""
        self.commits = 0
        self.entries = 0
        self.failures = 0

    # The data folder.
    def open(self) -> None:
        prepare(self.folder)
        self._lock = lock(self.folder)
        try:
            open_file(self.folder / FILE)
            # A write and a read: whatever is wrong with the disk shows now, and not at the first move.
            with self._engine.begin() as connection:
                write_house(connection, CHECKED, 0.0)
                read_house(connection, CHECKED)
            for path in siblings(self.folder / FILE):
                private(path)
        except BaseException as error:
            self._engine.dispose()
            self._lock.close()
            cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            if isinstance(cause, sqlite3.Error | OSError):
                raise cannot_use(self.folder, cause) from None
            raise
        self._thread.start()

    def close(self) -> None:
        """Everything queued is written first."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        for connection in (self._writer, self._appender):
            if connection is not None:
                connection.close()
        self._engine.dispose()
        self._lock.close()

    # Writing.
    async def write(self, work: Work) -> None:
        """Returns after the commit. Raises Unsafe when it did not come to it."""
        if self._queue.qsize() > MOST_WAITING:
            raise Unsafe("too much waits to be written: try again in a moment")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((work, done))
        await done

    async def add(self, kept: Kept) -> None:
        def insert(connection: sa.Connection) -> None:
            row: dict[str, object] = {
                "id": kept.id,
                "charter": _json(kept.charter),
                "seed": kept.seed,
                "host": kept.host,
            }
            row |= {"status": kept.status, "listed": kept.charter.listed, "opened": kept.opened, "luck": kept.luck}
            row["touched"] = kept.touched
            connection.execute(sa.insert(tables), row)
            put_tokens(connection, kept.id, kept.tokens)

        await self.write(insert)

    async def remove(self, games: list[str]) -> None:
        await self.write(lambda connection: delete_tables(connection, games))

    def _write(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            is_last = False
            while len(batch) < MOST_IN_ONE_COMMIT and not self._queue.empty():
                item = self._queue.get()
                if item is None:
                    is_last = True
                    break
                batch.append(item)
            self._commit(batch)
            if is_last:
                return

    def _commit(self, batch: list[tuple[Work, "asyncio.Future[None]"]]) -> None:
        """All in one transaction; one by one when two of them contradict each other."""
        alone = next((k for k, (work, _) in enumerate(batch) if isinstance(work, Alone)), None)
        if alone is not None and len(batch) > 1:
            for part in (batch[:alone], batch[alone : alone + 1], batch[alone + 1 :]):
                if part:
                    self._commit(part)
            return
        try:
            self._run([work for work, _ in batch])
            for work, _ in batch:
                if isinstance(work, Alone):
                    work.after()
        except (sa.exc.IntegrityError, Away) as error:
            if len(batch) > 1:
                for item in batch:
                    self._commit([item])
                return
            _tell(batch, error if isinstance(error, Away) else Conflict(f"somebody was faster ({error.orig})"))
        except Exception as error:  # Whatever it was: the thread must live on, and nobody may wait for ever.
            self.failures += 1
            log.error("could not write: %s", _reason(error))
            _tell(batch, Unsafe(f"the server could not keep this ({_reason(error)}): it has not happened"))
        else:
            _tell(batch, None)

    def _run(self, works: list[Work]) -> None:
        appends = [work for work in works if isinstance(work, Append)]
        try:
            if self._writer is None or self._appender is None:
                self._writer = self._engine.connect()
                self._appender = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            if len(appends) == len(works) and all(append.is_alone() for append in appends):
                # Nearly always. Each call of the driver is a wait for the interpreter: this is one instead of three.
                with self._appender.begin():
                    self._insert(self._appender, appends)
            else:
                with self._writer.begin():
                    for work in works:
                        if not isinstance(work, Append):
                            work(self._writer)
                    self._insert(self._writer, appends)
        except BaseException:
            self._distrust()
            raise
        self.commits += 1
        self.entries += len(works)

    def _distrust(self) -> None:
        """A connection that failed is not used again."""
        for connection in (self._writer, self._appender):
            if connection is not None:
                connection.invalidate()
                connection.close()
        self._writer = self._appender = None

    def _insert(self, connection: sa.Connection, appends: list[Append]) -> None:
        if not appends:
            return
        if self.aside and any(append.game in self.aside and not append.is_aside for append in appends):
            raise Away("this table was cleared away meanwhile: it has not happened")
        values: list[object] = []
        for append in appends:
            entered = append.entered
            values += (append.game, entered.seq, entered.msg_id, _json(entered.event), append.at, entered.at)
        connection.exec_driver_sql(f"{self._append} VALUES {', '.join([self._row] * len(appends))}", tuple(values))
        for append in appends:
            if append.status:
                connection.execute(sa.update(tables).where(tables.c.id == append.game).values(status=append.status))
                # From the start on nobody is put out, and no chair is free.
                connection.execute(sa.delete(blocks).where(blocks.c.game == append.game))
            if isinstance(append.entered.event, Rose):
                leave_chair(connection, append.game, append.entered.seq, append.entered.event)
            if append.handover:
                hand_over(connection, append.game, append.handover, append.at)
            if append.swapped:
                swap_seats(connection, append.game, *append.swapped)
            if append.is_timed:
                connection.execute(sa.update(tables).where(tables.c.id == append.game).values(due=0.0))
                keep_served(connection, append.entered.at)

    # Reading, in a thread of its own: nobody waits for it but who asked.
    async def read(self, query: Callable[[sa.Connection], R]) -> R:
        def read() -> R:
            with self._engine.connect() as connection:
                return query(connection)

        try:
            return await asyncio.to_thread(read)
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            log.error("could not read: %s", _reason(error))
            if _is_damage(error):
                raise Damaged(f"what is kept there cannot be read ({_reason(error)})") from None
            raise Unsafe(f"the server cannot read its games now ({_reason(error)}): try again in a moment") from None

    async def load(self, game: str) -> tuple[Kept, list[Entered]] | None:
        return await self.read(lambda connection: load_table(connection, game))

    async def listed(self, most: int) -> list[str]:
        """Tables that strangers may join, the newest first."""
        query = sa.select(tables.c.id).where(tables.c.status == "open", tables.c.listed, IN_USE)
        return await self._ids(query.order_by(tables.c.opened.desc()).limit(most))

    async def count_listed(self) -> int:
        query = sa.select(sa.func.count()).where(tables.c.status == "open", tables.c.listed, IN_USE)
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def held(self, hashes: list[str]) -> list[tuple[str, str]]:
        """Which table each known key belongs to: hash, table."""
        query = sa.select(seats.c.token, seats.c.game).join(tables, tables.c.id == seats.c.game)
        query = query.where(seats.c.token.in_(hashes), IS_KEY, IN_USE)
        rows = await self.read(lambda connection: list(connection.execute(query)))
        return [(str(token), str(game)) for token, game in rows]

    async def _ids(self, query: "sa.Select[Any]") -> list[str]:
        return [str(game) for game in await self.read(lambda connection: list(connection.execute(query).scalars()))]

    # Whether both work.
    async def check_write(self, value: float) -> None:
        await self.write(lambda connection: write_house(connection, CHECKED, value))

    async def check_read(self, least: float) -> None:
        """What was written last is there."""
        found = await self.read(lambda connection: read_house(connection, CHECKED))
        if found is None or found < least:
            raise Unsafe("what was written is not there")

    def waiting(self) -> int:
        return self._queue.qsize()

    # Served time, and when tables are due.
    def last_served(self) -> float:
        """The seconds for which this house had been answering, as far as they were kept."""
        with self._engine.connect() as connection:
            return read_house(connection, "served") or 0.0

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that have to be looked at by then."""
        return await self._ids(
            sa.select(tables.c.id).where(tables.c.due <= now, IN_USE).order_by(tables.c.due).limit(most)
        )

    async def has_clocks(self) -> bool:
        query = sa.select(tables.c.id).where(tables.c.due.is_not(None), IN_USE).limit(1)
        return bool(await self._ids(query))

    async def keep_times(self, now: float, dues: dict[str, float | None]) -> None:
        """The heartbeat, and when tables are due next; none: not any more."""

        def keep(connection: sa.Connection) -> None:
            keep_served(connection, now)
            for game, due in dues.items():
                connection.execute(sa.update(tables).where(tables.c.id == game).values(due=due))

        await self.write(keep)


def keep_served(connection: sa.Connection, now: float) -> None:
    """Served time never goes back."""
    kept = read_house(connection, "served")
    if kept is None or kept < now:
        write_house(connection, "served", now)


def read_house(connection: sa.Connection, name: str) -> float | None:
    found = connection.execute(sa.select(house.c.value).where(house.c.name == name)).scalar()
    return None if found is None else float(found)


def write_house(connection: sa.Connection, name: str, value: float) -> None:
    changed = connection.execute(sa.update(house).where(house.c.name == name).values(value=value))
    if not changed.rowcount:
        connection.execute(sa.insert(house), {"name": name, "value": value})


def load_table(connection: sa.Connection, game: str) -> tuple[Kept, list[Entered]] | None:
    row = connection.execute(sa.select(tables).where(tables.c.id == game)).one_or_none()
    if row is None:
        return None
    tokens = get_tokens(connection, game)
    columns = sa.select(events.c.seq, events.c.msg_id, events.c.data, events.c.served).where(events.c.game == game)
    entries = [
        Entered(seq, msg_id, read_event(data), served)
        for seq, msg_id, data, served in connection.execute(columns.order_by(events.c.seq))
    ]
    kept = Kept(
        row.id, read_charter(row.charter), row.seed, row.host, tokens, row.status, row.opened, row.luck, row.touched,
        row.aside,
    )  # fmt: skip
    return kept, entries


def _tell(batch: list[tuple[Work, "asyncio.Future[None]"]], error: Exception | None) -> None:
    def tell() -> None:
        for _, done in batch:
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    try:
        batch[0][1].get_loop().call_soon_threadsafe(tell)
    except RuntimeError:
        log.warning("%d entries were written while stopping; nobody was left to be told", len(batch))


def _is_damage(error: sa.exc.SQLAlchemyError) -> bool:
    """Whether it would be no better another time. What the driver itself cannot make sense of has no code."""
    if not isinstance(error, sa.exc.DBAPIError) or not isinstance(error.orig, sqlite3.Error):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code is None or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _reason(error: BaseException) -> str:
    return str(error.orig if isinstance(error, sa.exc.DBAPIError) else error)


def delete_tables(connection: sa.Connection, games: list[str]) -> None:
    for table in (*OF_A_SEAT, left_chairs, chat, curves, events, seats):
        connection.execute(sa.delete(table).where(table.c.game.in_(games)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(games)))


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _tune(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")
