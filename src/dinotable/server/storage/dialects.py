"""What the two databases do differently. Everything else speaks to both in the same words."""

import logging
import math
import os
import secrets
import sqlite3
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from math import inf
from pathlib import Path
from typing import Any, ClassVar

import sqlalchemy as sa

from dinotable.server.storage.appending import Appending, OnPostgresql, OnSqlite
from dinotable.server.storage.connecting import Connections
from dinotable.server.storage.errors import InUse, StoreError
from dinotable.server.storage.folder import FILE, cannot_use, lock, prepare, private
from dinotable.server.storage.hints import Hints, NoHints
from dinotable.server.storage.migrating import check_migrated, migrate
from dinotable.server.storage.opening import open_file, siblings
from dinotable.server.storage.schema import read_house, write_house
from dinotable.server.storage.waiting import when_ready

log = logging.getLogger("dinotable.storage")

READERS = 5
"""Connections that read, for each process."""
ROOM = 64 * 1024
"""Bytes that a disk which is not full has room for."""
CHECKED = "checked"
"""What is written and read to see whether that works."""


class Dialect(ABC):
    name: str
    """As whoever runs the server knows it."""
    is_shared: bool
    """Whether other processes write there too."""
    appending: Appending
    """How entries are added to logs."""
    engine: sa.Engine

    @abstractmethod
    def open(self) -> None:
        """Makes or updates the tables. Raises StoreError, in words for whoever runs the server."""

    def close(self) -> None:
        self.engine.dispose()

    def cut(self) -> None:
        """Whoever waits for the database waits no more."""

    @abstractmethod
    def begin_beside(self, connection: sa.Connection) -> None:
        """At the start of a transaction: until its end nothing of kind `Alone` happens."""

    @abstractmethod
    def begin_alone(self, connection: sa.Connection) -> None:
        """At the start of a transaction that nothing else may happen beside."""

    @abstractmethod
    def begin_moving(self, connection: sa.Connection) -> None:
        """At the start of a transaction that reads or writes everything, however long it takes. Raises StoreError where
        somebody else uses the same place. Bytes that are no text are read as halves of characters."""

    @abstractmethod
    def is_damage(self, error: sa.exc.DBAPIError) -> bool:
        """Whether it would be no better another time."""

    @abstractmethod
    def cannot_use(self, error: BaseException) -> StoreError | None:
        """What is wrong, in words for whoever runs the server; None where it is a mistake of the program."""

    def cannot_hold(self, column: "sa.Column[Any]", value: object) -> str:
        """Why a value of the column's own kind cannot be kept there; empty: it can."""
        if isinstance(value, str) and not _is_text(value):
            return "is no text"
        return "is no number" if isinstance(value, float) and math.isnan(value) else ""

    def check_room(self) -> None:
        """Raises OSError where there is no room for what people do."""

    def has_clashed(self, error: sa.exc.DBAPIError) -> bool:
        """Whether it failed because others wrote at the same time, so that it may work at once."""
        return False

    def reads(self, connection: sa.Connection) -> sa.Connection:
        """The same connection, on which each read sees the moment it is made."""
        return connection

    @abstractmethod
    def reads_whole(self, connection: sa.Connection) -> sa.Connection:
        """The same connection, on which all reads see one moment."""

    def now(self) -> "sa.ColumnElement[float]":
        """Seconds by a clock that all processes share."""
        return sa.literal(time.time())

    def leads(self) -> bool:
        """Whether this process does what must be done once, and not once a process. Takes its time."""
        return True

    def hints(self, process: str) -> "Hints | NoHints":
        return NoHints()


class Sqlite(Dialect):
    """One file in a folder, and one process that uses it."""

    is_shared = False

    def __init__(self, folder: Path) -> None:
        self.appending = OnSqlite()
        self.folder = folder
        self.name = str(folder)
        # Besides those that read there are two that write.
        self.engine = sa.create_engine(f"sqlite:///{folder / FILE}", pool_size=READERS, max_overflow=2)
        sa.event.listen(self.engine, "connect", _tune)
        self._lock: Any = None

    def open(self) -> None:
        prepare(self.folder)
        self._lock = lock(self.folder)
        try:
            open_file(self.folder / FILE)
            # A write and a read: whatever is wrong with the disk shows now, and not at the first move.
            with self.engine.begin() as connection:
                write_house(connection, CHECKED, 0.0)
                read_house(connection, CHECKED)
            for path in siblings(self.folder / FILE):
                private(path)
        except BaseException as error:
            self.close()
            refusal = self.cannot_use(error)
            if refusal:
                raise refusal from None
            raise

    def check_room(self) -> None:
        # What the database writes over again says nothing of a disk that is full. The file has no name.
        with tempfile.TemporaryFile(dir=self.folder) as file:
            file.write(os.urandom(ROOM))
            file.flush()
            os.fsync(file.fileno())

    def cannot_use(self, error: BaseException) -> StoreError | None:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        return cannot_use(self.folder, cause) if isinstance(cause, sqlite3.Error | OSError) else None

    def close(self) -> None:
        super().close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def begin_beside(self, connection: sa.Connection) -> None:
        """There is one thread that writes."""

    def begin_alone(self, connection: sa.Connection) -> None:
        """There is one thread that writes."""

    def begin_moving(self, connection: sa.Connection) -> None:
        """The folder is locked already."""
        connection.connection.driver_connection.text_factory = _read_text  # type: ignore[union-attr]
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def reads_whole(self, connection: sa.Connection) -> sa.Connection:
        # By itself the driver begins a transaction with the first thing that is written.
        connection.exec_driver_sql("BEGIN")
        return connection

    def is_damage(self, error: sa.exc.DBAPIError) -> bool:
        """What the driver itself cannot make sense of has no code."""
        if not isinstance(error.orig, sqlite3.Error):
            return False
        code = getattr(error.orig, "sqlite_errorcode", None)
        return code is None or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _tune(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")


def _read_text(text: bytes) -> str:
    return text.decode("utf-8", "surrogateescape")


class Postgresql(Dialect):
    """A server that many processes use, on this machine and on others."""

    is_shared = True
    # Keys of advisory locks, which are ours alone in a database of ours.
    WRITING, MIGRATING, LEADING = 7_305_001, 7_305_002, 7_305_003
    # An end of the network that says nothing any more is given up after some seconds.
    WAITS: ClassVar[dict[str, Any]] = {
        "connect_timeout": 3,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
    }
    OPTIONS = "-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000"

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.appending = OnPostgresql(self.WRITING)
        self.name = self.url.render_as_string(hide_password=True).replace("+psycopg", "")
        waits = {**self.WAITS, "options": f"{self.OPTIONS} -c synchronous_commit=on", "application_name": "dinotable"}
        # Besides those that read there are two that write.
        engine = sa.create_engine(self.url, pool_size=READERS, max_overflow=2, pool_timeout=10, connect_args=waits)
        self._connections = Connections()
        self.engine = self._connections.of(engine)
        # One that is cut off must not lead on: the database looks after the network too.
        alive = "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
        lone = {**waits, "options": f"{self.OPTIONS} {alive}", "application_name": "dinotable leader"}
        self._lone = self._connections.of(sa.create_engine(self.url, poolclass=sa.NullPool, connect_args=lone))
        self._leading: sa.Connection | None = None
        self._is_leader = False

    def open(self) -> None:
        try:
            when_ready(self.url, self.name, self._make_tables)
        except BaseException as error:
            self.close()
            refusal = self.cannot_use(error)
            if refusal:
                raise refusal from None
            raise

    def _make_tables(self) -> None:
        with self.engine.begin() as connection:
            version = connection.dialect.server_version_info or (0,)
            if version < (13,):
                raise StoreError(f"{self.name} is PostgreSQL {version[0]}: 13 or newer is needed")
            # However many start at once, one of them makes the tables.
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(self.MIGRATING)))
            migrate(connection)
            write_house(connection, CHECKED, 0.0)

    def check(self) -> None:
        """For a process that changes nothing about the tables. Raises StoreError, in words for whoever runs it."""
        try:
            when_ready(self.url, self.name, self._check_tables)
        except sa.exc.DBAPIError as error:
            raise self.cannot_use(error) or error from None
        finally:
            self.close()

    def cannot_use(self, error: BaseException) -> StoreError | None:
        if not isinstance(error, sa.exc.DBAPIError):
            return None
        why = " ".join(str(error.orig).split())
        return StoreError(
            f"cannot use {self.name} ({why[:300]}): look whether it runs, and whether the address is right"
        )

    def _check_tables(self) -> None:
        with self.engine.connect() as connection:
            check_migrated(connection)

    def begin_moving(self, connection: sa.Connection) -> None:
        for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"set local {name} = 0")
        # Whoever starts meanwhile waits for the first, and says so after a while; nobody writes beside the second.
        for key in (self.MIGRATING, self.WRITING):
            if not connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(key))).scalar_one():
                raise InUse(f"somebody uses {self.name}: stop every server and worker that does")

    def cannot_hold(self, column: "sa.Column[Any]", value: object) -> str:
        if isinstance(value, str) and "\0" in value:
            return "holds the character NUL"
        if isinstance(value, str) and isinstance(column.type, sa.String) and len(value) > (column.type.length or inf):
            return f"is longer than {column.type.length} characters"
        if isinstance(value, int) and not -(2**31) <= value < 2**31:
            return "is too great a number"
        return super().cannot_hold(column, value)

    def begin_beside(self, connection: sa.Connection) -> None:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock_shared(self.WRITING)))

    def begin_alone(self, connection: sa.Connection) -> None:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(self.WRITING)))

    def is_damage(self, error: sa.exc.DBAPIError) -> bool:
        return _state(error) in ("XX001", "XX002", "22021")

    def has_clashed(self, error: sa.exc.DBAPIError) -> bool:
        """A deadlock, or a transaction that does not fit with others."""
        return _state(error) in ("40001", "40P01")

    def reads(self, connection: sa.Connection) -> sa.Connection:
        """Without a transaction: its beginning and its end would be two more questions to another machine."""
        return connection.execution_options(isolation_level="AUTOCOMMIT")

    def reads_whole(self, connection: sa.Connection) -> sa.Connection:
        return connection.execution_options(isolation_level="REPEATABLE READ")

    def now(self) -> "sa.ColumnElement[float]":
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)

    def hints(self, process: str) -> "Hints | NoHints":
        return Hints(self.url, process, self.cut)

    def cut(self) -> None:
        self._connections.cut()

    def leads(self) -> bool:
        """Whoever holds a lock leads. The database gives it to another when this process or its network ends."""
        try:
            if self._leading is None:
                self._leading = self._lone.connect().execution_options(isolation_level="AUTOCOMMIT")
                self._is_leader = False
            if self._is_leader:
                self._leading.execute(sa.select(1))
            else:
                taken = sa.select(sa.func.pg_try_advisory_lock(self.LEADING))
                self._is_leader = bool(self._leading.execute(taken).scalar_one())
            return self._is_leader
        except sa.exc.DBAPIError:
            self._resign()
            return False

    def _resign(self) -> None:
        leading, self._leading, self._is_leader = self._leading, None, False
        if leading is not None:
            leading.invalidate()
            leading.close()

    def close(self) -> None:
        self._resign()
        self._lone.dispose()
        super().close()


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _state(error: sa.exc.DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")


def read_url(text: str) -> sa.URL:
    """An address such as postgresql://user@host/name, with the driver that is used here."""
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise StoreError(_no_address(text)) from None
    if url.drivername.partition("+")[0] not in ("postgresql", "postgres"):
        raise StoreError(_no_address(text))
    try:
        import psycopg  # noqa: F401, PLC0415 (only where it is wanted)
    except ImportError:
        raise StoreError("PostgreSQL needs its driver: pip install 'dinotable[postgresql]'") from None
    return url.set(drivername="postgresql+psycopg")


def _no_address(text: str) -> str:
    told = text.rpartition("@")[2][:80]
    return f"--database wants an address such as postgresql://user@host/name, not “{told}”"


def new_process_id() -> str:
    """Of this process among all that use a database."""
    return secrets.token_hex(8)


def of_ids(ids: Iterable[str]) -> list[str]:
    """In one order everywhere, so that two who write to several rows never wait for each other."""
    return sorted(set(ids))
