"""Every row of a place, as its table's columns have it: for copying, and for comparing two places."""

import hashlib
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from dinotable.server.storage.dialects import CHECKED
from dinotable.server.storage.schema import house
from dinotable.server.storage.whole import metadata

AT_ONCE = 500
"""Rows that are in memory at the same time."""
OF_RUNNING = ("processes", "presence", "spending", "jobs")
"""What there is only while servers run, and is made anew by those that run next."""
KINDS = {str: "no text", int: "no whole number", float: "no number", bool: "neither yes nor no", bytes: "no bytes"}
Values = tuple[Any, ...]


def kept_tables() -> list[sa.Table]:
    """In an order in which they can be filled."""
    return [table for table in metadata.sorted_tables if table.name not in OF_RUNNING]


def which(table: sa.Table) -> "sa.ColumnElement[bool]":
    """All rows but those that every place has of its own."""
    return house.c.name.not_like(f"{CHECKED}%") if table is house else sa.true()


def count_rows(connection: sa.Connection, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(which(table))
    return int(connection.execute(query).scalar_one())


def read_rows(connection: sa.Connection, table: sa.Table) -> Iterator[list[Values]]:
    """As the driver has them, a part at a time and in no order."""
    # Without types: what does not fit its column is to be named, and not to break the reading.
    quote = connection.dialect.identifier_preparer.quote
    columns: list[sa.ColumnClause[Any]] = [sa.literal_column(quote(column.name)) for column in table.c]
    query = sa.select(*columns).select_from(table).where(which(table))
    for part in connection.execution_options(yield_per=AT_ONCE).execute(query).partitions():
        yield [tuple(row) for row in part]


def fitted(column: "sa.Column[Any]", value: Any) -> Any:
    """The same value at every place. Raises ValueError with what is wrong with it."""
    if value is None:
        if not column.nullable:
            raise ValueError("is missing")
        return None
    kind = column.type.python_type
    if kind is bool and value in (0, 1):
        return bool(value)
    if kind is float and isinstance(value, int):
        return float(value)
    if not isinstance(value, kind):
        raise ValueError(f"is {KINDS[kind]}")
    return value


class Digest:
    """Of rows in whatever order they come."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0

    def add(self, values: Values) -> None:
        text = repr(values).encode("utf-8", "surrogatepass")
        self.count += 1
        self._sum += int.from_bytes(hashlib.blake2b(text, digest_size=16).digest(), "big")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and (self.count, self._sum) == (other.count, other._sum)

    __hash__ = None  # type: ignore[assignment]
