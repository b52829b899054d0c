"""Writing and reading. What the two databases do differently is in `dialects.py`.

One thread owns the connections that write. It puts whatever is queued into one transaction, and tells the senders after
the commit; so many tables share the cost of making their moves safe.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from dinotable.server.storage.appending import Line
from dinotable.server.storage.dialects import CHECKED, Dialect, Postgresql, Sqlite, new_process_id
from dinotable.server.storage.errors import Away, Conflict, Damaged
from dinotable.server.storage.schema import read_house, write_house
from dinotable.table.errors import StorageUnavailable
from dinotable.table.log import Entered

log = logging.getLogger("dinotable.storage")

MOST_IN_ONE_COMMIT = 500
"""Moves among them are one statement; a database takes some thousands of values in one."""
MOST_WAITING = 20_000
MOST_CLASHES = 3
REMEMBERED = 15.0
"""Seconds for which a write that failed counts, while only probes succeed: a full disk has room for small ones."""
OF_THE_DISK = (sa.exc.OperationalError, sa.exc.InternalError, sa.exc.TimeoutError, OSError)
"""Failures that are no fault of what was to be written."""
CLOSING = 20.0
"""Seconds in which what is queued is written when the server stops."""


class Append(msgspec.Struct, frozen=True):
    """An entry for a table's log, and what changes with it."""

    table: str
    entered: Entered
    at: float
    also: Callable[[sa.Connection], None] | None = None
    """In the same transaction."""
    is_aside: bool = False
    """Meant for a table that was cleared away. Any other is refused there."""

    def line(self) -> Line:
        entered = self.entered
        data = msgspec.json.encode(entered.event).decode()
        return Line(self.table, entered.seq, entered.msg_id, data, self.at, entered.at, self.is_aside)


class Probe(msgspec.Struct, frozen=True):
    """Written to see whether that works."""

    run: Callable[[sa.Connection], None]

    def __call__(self, connection: sa.Connection) -> None:
        self.run(connection)


class Alone(msgspec.Struct, frozen=True):
    """A transaction by itself, in every process: what was sent before it comes before it, what is sent after it after it."""

    run: Callable[[sa.Connection], None]
    after: Callable[[], None] = lambda: None
    """When it is safe, and before anything else is written."""

    def __call__(self, connection: sa.Connection) -> None:
        self.run(connection)


R = TypeVar("R")
Work = Append | Callable[[sa.Connection], None]
Batch = list[tuple[Work, "asyncio.Future[None]"]]
Add = Callable[[sa.Connection, list[Line]], None]


class Store:
    def __init__(self, place: Path | str) -> None:
        """A folder for SQLite, or the address of a PostgreSQL database."""
        self.dialect: Dialect = Sqlite(place) if isinstance(place, Path) else Postgresql(place)
        self.is_shared = self.dialect.is_shared
        self.process = new_process_id()
        """Tells this process from others that use the same database."""
        self._engine = self.dialect.engine
        self._writer: sa.Connection | None = None
        self._appender: sa.Connection | None = None
        """For moves alone, which are a transaction by themselves."""
        self._is_committing = False
        """Whether nobody knows, if it fails now, what has happened."""
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self.aside: set[str] = set()
        """Where no other process writes: tables that were cleared away since the start. Whoever still holds one in memory
        enters nothing there."""
        self.commits = 0
        self.entries = 0
        self.failures = 0
        self.failure: tuple[float, str] | None = None
        """The last write that the disk or the database could not keep: when, and why; None: another was kept since."""
        self.seconds = 0.0
        """What all commits together took."""

    def open(self) -> None:
        self.dialect.open()
        self._thread.start()

    def close(self) -> None:
        """Everything queued is written first."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join(CLOSING)
            while self._thread.is_alive():
                # It waits for a database that does not answer.
                self.dialect.cut()
                self._thread.join(1.0)
        for connection in (self._writer, self._appender):
            if connection is not None:
                connection.close()
        self.dialect.close()

    # Writing.
    async def write(self, work: Work) -> None:
        """Returns after the commit. Raises StorageUnavailable when it did not come to it."""
        if self._queue.qsize() > MOST_WAITING:
            raise StorageUnavailable("too much waits to be written: try again in a moment")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((work, done))
        await done

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

    def _commit(self, batch: Batch) -> None:
        """All in one transaction; one by one when two of them contradict each other."""
        alone = next((k for k, (work, _) in enumerate(batch) if isinstance(work, Alone)), None)
        if alone is not None and len(batch) > 1:
            for part in (batch[:alone], batch[alone : alone + 1], batch[alone + 1 :]):
                if part:
                    self._commit(part)
            return
        try:
            self._run_again([work for work, _ in batch])
            for work, _ in batch:
                if isinstance(work, Alone):
                    work.after()
        except (sa.exc.IntegrityError, Conflict, Away) as error:
            if len(batch) > 1:
                for item in batch:
                    self._commit([item])
                return
            is_ours = isinstance(error, Conflict | Away)
            _tell(batch, error if is_ours else Conflict(f"somebody was faster ({reason(error)})"))
        except Exception as error:  # Whatever it was: the thread must live on, and nobody may wait for ever.
            self.failures += 1
            if isinstance(error, OF_THE_DISK):
                self.failure = time.monotonic(), reason(error)
            log.error("could not write: %s", reason(error))
            _tell(batch, StorageUnavailable(f"the server could not keep this ({reason(error)}): it has not happened"))
        else:
            if not all(isinstance(work, Probe) for work, _ in batch):
                self.failure = None
            _tell(batch, None)

    def _run_again(self, works: list[Work]) -> None:
        """At once, where others only wrote at the same time, or the connection had ended before anything was committed.
        Moves alone are safe to send twice: whatever stands in a log already is not entered again."""
        for tries in range(MOST_CLASHES):
            try:
                self._run(works)
                return
            except sa.exc.DBAPIError as error:
                has_ended = error.connection_invalidated and not self._is_committing
                if tries == MOST_CLASHES - 1 or not (has_ended or self.dialect.has_clashed(error)):
                    raise

    def _run(self, works: list[Work]) -> None:
        begin = time.perf_counter()
        self._is_committing = False
        appends = [work for work in works if isinstance(work, Append)]
        try:
            if self._writer is None or self._appender is None:
                self._writer = self._engine.connect()
                self._appender = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            has_others = len(appends) < len(works) or any(append.also for append in appends)
            if not has_others:
                # Nearly always. Each call of the driver is a wait for the interpreter: this is one instead of three.
                self._insert(self._appender, appends, self.dialect.appending.add_alone)
            else:
                with self._writer.begin():
                    self._write_all(self._writer, works, appends)
                    self._is_committing = True
        except (sa.exc.IntegrityError, Conflict, Away):
            # It was rolled back in good order.
            raise
        except BaseException:
            self._distrust()
            raise
        self.seconds += time.perf_counter() - begin
        self.commits += 1
        self.entries += len(works)

    def _write_all(self, connection: sa.Connection, works: list[Work], appends: list[Append]) -> None:
        if isinstance(works[0], Alone):
            self.dialect.begin_alone(connection)
        else:
            self.dialect.begin_beside(connection)
        for work in works:
            if not isinstance(work, Append):
                work(connection)
        self._insert(connection, appends, self.dialect.appending.add)
        for append in sorted(appends, key=lambda append: append.table):
            if append.also:
                append.also(connection)

    def _distrust(self) -> None:
        """A connection that failed is not used again."""
        for connection in (self._writer, self._appender):
            if connection is not None:
                connection.invalidate()
                connection.close()
        self._writer = self._appender = None

    def _insert(self, connection: sa.Connection, appends: list[Append], add: Add) -> None:
        if not appends:
            return
        if self.aside and not self.aside.isdisjoint(append.table for append in appends if not append.is_aside):
            raise Away("this table was cleared away meanwhile: it has not happened")
        # In one order everywhere: two processes that enter something at the same tables never wait for each other.
        add(connection, [append.line() for append in sorted(appends, key=lambda append: append.table)])

    def note_aside(self, ids: Iterable[str]) -> None:
        if not self.is_shared:
            self.aside.update(ids)

    def note_back(self, ids: Iterable[str]) -> None:
        self.aside.difference_update(ids)

    # Reading, in a thread of its own: nobody waits for it but who asked.
    async def read(self, query: Callable[[sa.Connection], R], is_whole: bool = False) -> R:
        """Whole: everything that it reads is of one moment."""

        def read() -> R:
            with self._engine.connect() as connection:
                if is_whole:
                    return query(self.dialect.reads_whole(connection))
                return query(self.dialect.reads(connection))

        def read_again() -> R:
            """Over another connection, where this one had ended while nobody used it."""
            try:
                return read()
            except sa.exc.DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return read()

        try:
            return await asyncio.to_thread(read_again)
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            log.error("could not read: %s", reason(error))
            if isinstance(error, sa.exc.DBAPIError) and self.dialect.is_damage(error):
                raise Damaged(f"what is kept there cannot be read ({reason(error)})") from None
            raise StorageUnavailable(
                f"the server cannot read its games now ({reason(error)}): try again in a moment"
            ) from None

    def read_now(self, query: Callable[[sa.Connection], R]) -> R:
        """Before anybody is served."""
        with self._engine.connect() as connection:
            return query(connection)

    # Whether both work.
    async def check_write(self, value: float) -> None:
        await self.write(Probe(lambda connection: write_house(connection, self._checked(), value)))
        failure = self.failure
        if failure and time.monotonic() - failure[0] < REMEMBERED:
            raise StorageUnavailable(f"a moment ago something could not be kept ({failure[1]})")
        try:
            await asyncio.to_thread(self.dialect.check_room)
        except OSError as error:
            raise StorageUnavailable(f"there is no room for what people do ({error.strerror or error})") from None

    async def check_read(self, least: float) -> None:
        """What was written last is there."""
        found = await self.read(lambda connection: read_house(connection, self._checked()))
        if found is None or found < least:
            raise StorageUnavailable("what was written is not there")

    def _checked(self) -> str:
        return checked_by(self.process) if self.is_shared else CHECKED

    def waiting(self) -> int:
        return self._queue.qsize()

    def counts(self) -> dict[str, int]:
        return {
            "commits_total": self.commits,
            "commit_milliseconds_total": round(1000 * self.seconds),
            "writes_total": self.entries,
            "write_failures_total": self.failures,
            "writes_waiting": self.waiting(),
        }


def _tell(batch: Batch, error: Exception | None) -> None:
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


def checked_by(process: str) -> str:
    """Where a process among several writes to see whether that works."""
    return f"{CHECKED}-{process}"


def reason(error: BaseException) -> str:
    return " ".join(str(error.orig if isinstance(error, sa.exc.DBAPIError) else error).split())
