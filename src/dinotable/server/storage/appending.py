"""Adding entries to logs. It is what every move needs, so it takes as few words with the database as it can."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.storage.errors import Away
from dinotable.server.tables.schema import events


class Line(msgspec.Struct, frozen=True):
    """An entry as it is kept."""

    table: str
    seq: int
    msg_id: str
    data: str
    at: float
    uptime: float
    is_aside: bool = False
    """Meant for a table that was cleared away. Any other is refused there."""


class Appending(ABC):
    @abstractmethod
    def add(self, connection: sa.Connection, lines: list[Line]) -> None:
        """In a transaction. Raises IntegrityError where a place or a name is taken, and Away."""

    @abstractmethod
    def add_alone(self, connection: sa.Connection, lines: list[Line]) -> None:
        """As a transaction by itself, over a connection that begins none."""


class OnSqlite(Appending):
    """One statement of many rows: the driver gives the interpreter up once for each statement."""

    def __init__(self) -> None:
        names = ", ".join(f'"{column.name}"' for column in events.c)
        self._head = f"INSERT INTO events ({names}) VALUES "
        self._row = f"({', '.join('?' * len(events.c))})"

    def add(self, connection: sa.Connection, lines: list[Line]) -> None:
        values = tuple(
            value for line in lines for value in (line.table, line.seq, line.msg_id, line.data, line.at, line.uptime)
        )
        connection.exec_driver_sql(self._head + ", ".join([self._row] * len(lines)), values)

    def add_alone(self, connection: sa.Connection, lines: list[Line]) -> None:
        with connection.begin():
            self.add(connection, lines)


class OnPostgresql(Appending):
    """However many there are, it is one statement in the same words, which the database has prepared. It looks by itself
    whether the tables are in use: a table that is not has no id there, and no entry is without one."""

    INSERT = (
        'INSERT INTO events ("table", seq, msg_id, data, at, uptime) '
        'SELECT (SELECT id FROM tables WHERE id = line."table" AND (aside IS NULL OR line.is_aside)), '
        "line.seq, line.msg_id, line.data, line.at, line.uptime "
        "FROM json_to_recordset(%s::json) AS line("
        '"table" text, seq int, msg_id text, data text, at float8, uptime float8, is_aside bool)'
    )
    NO_TABLE = "23502"
    """The state of an entry without a table."""

    def __init__(self, beside: int) -> None:
        """The key of the lock that keeps `Alone` away."""
        self._lock = f"SELECT pg_advisory_xact_lock_shared({beside})"

    def add(self, connection: sa.Connection, lines: list[Line]) -> None:
        try:
            connection.exec_driver_sql(self.INSERT, (_json(lines),))
        except sa.exc.IntegrityError as error:
            raise self._read(error) from None

    def add_alone(self, connection: sa.Connection, lines: list[Line]) -> None:
        """The lock, the entries and the commit go out together, and one answer comes back. What is between two answers is
        one transaction, and its second statement sees what was committed before it had the lock."""
        import psycopg  # noqa: PLC0415 (only where it is wanted)

        driver: psycopg.Connection[Any] = connection.connection.driver_connection  # type: ignore[assignment]
        assert driver.autocommit
        try:
            with driver.pipeline():
                driver.execute(self._lock)
                driver.execute(self.INSERT, (_json(lines),))
        except psycopg.IntegrityError as error:
            raise self._read(sa.exc.IntegrityError(None, None, error)) from None
        except psycopg.Error as error:
            raise sa.exc.OperationalError(None, None, error, connection_invalidated=driver.closed) from None

    def _read(self, error: sa.exc.IntegrityError) -> Exception:
        is_away = getattr(error.orig, "sqlstate", None) == self.NO_TABLE
        return Away("this table was cleared away meanwhile: it has not happened") if is_away else error


def _json(lines: list[Line]) -> str:
    """One value, however many there are: the driver takes longer over each than this over all."""
    return msgspec.json.encode(lines).decode()
