"""Where houses are kept: in their data folders, or in a database each. `pytest --database postgresql` decides."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from dinotable.server.storage.dialects import read_url
from dinotable.server.storage.folder import FILE
from dinotable.server.storage.whole import metadata
from tests.server.postgres import Postgres

Place = Path | str
OF_PROCESSES = ("processes", "presence", "spending", "jobs")


class Databases:
    """One for each folder, which finds it again after a restart. They are used again: making one takes a while, and what is
    left of a thousand takes longer to be deleted."""

    def __init__(self) -> None:
        self.server: Postgres | None = None
        """None: everything is kept in the folders."""
        self._of: dict[Path, str] = {}
        self._free: list[str] = []

    def place(self, folder: Path) -> Place:
        return self.url(folder) or folder

    def url(self, folder: Path) -> str:
        """Empty where there are none."""
        if self.server is None:
            return ""
        folder = folder.resolve()
        if folder not in self._of:
            self._of[folder] = self._free.pop() if self._free else self.server.new_database()
        return self._of[folder]

    @contextlib.contextmanager
    def for_a_while(self) -> Iterator[None]:
        """Folders that come in meanwhile are never asked for again."""
        before = set(self._of)
        yield
        for folder in set(self._of) - before:
            url = self._of.pop(folder)
            empty(url)
            self._free.append(url)


def empty(url: str) -> None:
    """For another test; its tables stay."""
    with connected(url) as connection:
        # Whoever a test has left running.
        others = "datname = current_database() and pid != pg_backend_pid()"
        connection.exec_driver_sql(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")
        if sa.inspect(connection).has_table("tables"):
            for table in reversed(metadata.sorted_tables):
                connection.execute(sa.delete(table))


DATABASES = Databases()


def place_of(folder: Path) -> Place:
    """Where a house of that folder is kept in this run."""
    return DATABASES.place(folder)


def flags_of(folder: Path) -> list[str]:
    """What tells a command of that."""
    return ["--database", DATABASES.url(folder)] if DATABASES.server else ["--data", str(folder)]


def everything_in(folder: Path) -> bytes:
    """Whatever is kept there: the files, where what was deleted may be left, or all rows."""
    if DATABASES.server is None:
        return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    with connected(folder) as connection:
        names = sa.inspect(connection).get_table_names()
        rows = [str(row) for name in names for row in connection.exec_driver_sql(f"select * from {name}")]
    return "\n".join(rows).encode()


@contextlib.contextmanager
def connected(place: Place) -> Iterator[sa.Connection]:
    """Past any server, in a transaction that is kept at its end."""
    place = place_of(place) if isinstance(place, Path) else place
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
