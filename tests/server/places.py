"""Where a house is kept, looked at from outside: a data folder, or the address of a database."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from dinotable.server.storage.dialects import read_url
from dinotable.server.storage.folder import FILE
from dinotable.server.storage.whole import metadata

Place = Path | str
OF_PROCESSES = ("processes", "presence", "spending", "jobs")


@contextlib.contextmanager
def connected(place: Place) -> Iterator[sa.Connection]:
    """In a transaction that is kept at its end."""
    engine = sa.create_engine(f"sqlite:///{place / FILE}" if isinstance(place, Path) else read_url(place))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def rows_of(place: Place) -> dict[str, list[tuple[object, ...]]]:
    """Everything but what there is only while servers run."""
    with connected(place) as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)
            for table in metadata.sorted_tables
            if table.name not in OF_PROCESSES
        }
