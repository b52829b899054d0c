"""Copying a database: everything from one place to another, each a data folder or a PostgreSQL database.

It is one transaction at the new place, and every row is compared before it ends: all of it is there, or nothing.
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.core.errors import Failed
from dinotable.server.storage.dialects import Dialect, Postgresql, Sqlite
from dinotable.server.storage.errors import InUse, StoreError
from dinotable.server.storage.folder import FILE
from dinotable.server.storage.processes import ALIVE
from dinotable.server.storage.rows import OF_RUNNING, Digest, Values, count_rows, fitted, kept_tables, read_rows, which
from dinotable.server.storage.schema import house, processes
from dinotable.server.storage.store import reason

MOST_NAMED = 10
"""Values that are named where some cannot be copied."""
Tell = Callable[[int], None]
"""Is told that so many more rows were copied or compared."""


class Moved(msgspec.Struct, frozen=True):
    tables: int
    rows: int


def place_of(text: str) -> Path | str:
    return text if "://" in text else Path(text).expanduser()


class Moving:
    """From the moment both places are ours."""

    def __init__(self, source: Dialect, target: Dialect, reading: sa.Connection, writing: sa.Connection) -> None:
        self.source = source
        self.target = target
        self.reading = reading
        self.writing = writing
        self._digests: dict[str, Digest] = {}
        self._unfit: list[str] = []
        self._unfit_count = 0

    def count(self) -> int:
        return sum(count_rows(self.reading, table) for table in kept_tables())

    def copy(self, tell: Tell) -> None:
        """Raises StoreError that names what cannot be kept at the new place."""
        with _told_in_words(self.target):
            self.writing.execute(sa.delete(house).where(which(house)))
        for table in kept_tables():
            digest = self._digests[table.name] = Digest()
            for part in self._read(self.source, self.reading, table):
                rows = [self._fitted(table, values) for values in part]
                for row in rows:
                    digest.add(tuple(row.values()))
                if not self._unfit:
                    self._write(table, rows)
                tell(len(rows))
        if self._unfit:
            left = self._unfit_count - len(self._unfit)
            named = "; ".join([*self._unfit, f"and {left} more"] if left else self._unfit)
            raise StoreError(f"nothing was copied, because {self.target.name} cannot hold this: {named}")

    def _read(self, dialect: Dialect, connection: sa.Connection, table: sa.Table) -> Iterator[list[Values]]:
        with _told_in_words(dialect):
            yield from read_rows(connection, table)

    def _write(self, table: sa.Table, rows: list[dict[str, Any]]) -> None:
        with _told_in_words(self.target):
            try:
                self.writing.execute(sa.insert(table), rows)
            except sa.exc.IntegrityError as error:
                raise StoreError(
                    f"nothing was copied: rows of {table.name} do not fit to others ({reason(error)})"
                ) from None

    def _fitted(self, table: sa.Table, values: Values) -> dict[str, Any]:
        row = {}
        for column, value in zip(table.c, values, strict=True):
            try:
                row[column.name] = fitted(column, value)
                why = self.target.cannot_hold(column, row[column.name])
            except ValueError as error:
                why = str(error)
            if why:
                key = " ".join(str(each) for each, part in zip(values, table.c, strict=True) if part.primary_key)
                self._unfit_count += 1
                if len(self._unfit) < MOST_NAMED:
                    self._unfit.append(f"{table.name} {key}: {column.name} {why}")
        return row

    def compare(self, tell: Tell) -> Moved:
        """Raises Failed where a row came otherwise than it went."""
        for table in kept_tables():
            digest = Digest()
            for part in self._read(self.target, self.writing, table):
                for values in part:
                    digest.add(tuple(fitted(column, value) for column, value in zip(table.c, values, strict=True)))
                tell(len(part))
            if digest != self._digests[table.name]:
                raise Failed(f"nothing was copied: the rows of {table.name} differ in {self.target.name}")
        return Moved(self._digests["tables"].count, sum(digest.count for digest in self._digests.values()))


@contextlib.contextmanager
def moving(source: Path | str, target: Path | str) -> Iterator[Moving]:
    """Both places, and nobody else's meanwhile. What was copied stays if it ends well."""
    with contextlib.ExitStack() as stack:
        old, new = (Sqlite(each) if isinstance(each, Path) else Postgresql(each) for each in (source, target))
        for dialect in (old, new):
            stack.callback(dialect.close)
        if _is_same(old, new):
            raise StoreError(f"{old.name} cannot be copied to itself")
        _check_there(old)
        _check_empty(new)
        for dialect in (old, new):
            dialect.open()
        reading, writing = (stack.enter_context(_alone(dialect)) for dialect in (old, new))
        yield Moving(old, new, reading, writing)


def _is_same(one: Dialect, other: Dialect) -> bool:
    if isinstance(one, Sqlite) and isinstance(other, Sqlite):
        return os.path.realpath(one.folder) == os.path.realpath(other.folder)
    return isinstance(one, Postgresql) and isinstance(other, Postgresql) and one.url == other.url


@contextlib.contextmanager
def _alone(dialect: Dialect) -> Iterator[sa.Connection]:
    with _told_in_words(dialect), dialect.engine.begin() as connection:
        # Before, since whoever is just writing should be told by name; and again when nobody can come any more.
        _check_unused(dialect, connection)
        dialect.begin_moving(connection)
        _check_unused(dialect, connection)
        yield connection


@contextlib.contextmanager
def _told_in_words(dialect: Dialect) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise dialect.cannot_use(error) or error from None


def _check_there(dialect: Dialect) -> None:
    if isinstance(dialect, Sqlite):
        is_there = (dialect.folder / FILE).exists()
    else:
        with _told_in_words(dialect), dialect.engine.connect() as connection:
            is_there = sa.inspect(connection).has_table("alembic_version")
    if not is_there:
        raise StoreError(f"there are no games in {dialect.name}: check the path or the address")


def _check_empty(dialect: Dialect) -> None:
    """Before anything is made or brought up to date there."""
    if isinstance(dialect, Sqlite) and not (dialect.folder / FILE).exists():
        return
    with _told_in_words(dialect), dialect.engine.connect() as connection:
        for name in sa.inspect(connection).get_table_names():
            if name in (house.name, "alembic_version", *OF_RUNNING):
                continue
            if connection.execute(sa.select(sa.literal(1)).select_from(sa.table(name)).limit(1)).first():
                raise StoreError(f"{dialect.name} is not empty: there are rows in {name}, and nothing was copied")


def _check_unused(dialect: Dialect, connection: sa.Connection) -> None:
    """Of a folder its lock tells."""
    if not dialect.is_shared:
        return
    alive = sa.select(processes.c.name).where(processes.c.beat > dialect.now() - ALIVE).limit(1)
    name = connection.execute(alive).scalar()
    if name is not None:
        raise InUse(
            f"{name} uses {dialect.name}: stop it first; of one that was killed that is known after {ALIVE:g} s"
        )
