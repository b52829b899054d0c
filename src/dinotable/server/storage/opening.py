"""Opening the file that everything is kept in. A new one is there whole or not at all, so whatever is not whole is broken:
it is said, and left as it is."""

import logging
import os
import sqlite3
import threading
import time
from pathlib import Path

import sqlalchemy as sa

from dinotable.server.storage.errors import StoreError
from dinotable.server.storage.folder import private, sync_folder
from dinotable.server.storage.migrating import migrate

log = logging.getLogger("dinotable.store")

MAGIC = b"SQLite format 3\0"
HEADER = 100
CHECK_SECONDS = 5.0
"""What looking through the file may take at a start."""
REMEDY = "restore a backup into an empty folder, or begin anew in another one with --data; nothing was changed"


def open_file(path: Path) -> None:
    """Checked, made if there is none, brought up to date, and for this user alone."""
    if path.exists():
        check(path)
        for each in siblings(path):
            private(each)
        _update(path)
    else:
        _check_alone(path)
        _make(path)


def siblings(path: Path) -> list[Path]:
    """The file, and what the database keeps beside it."""
    names = [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))]
    return [each for each in names if each.exists()]


def check(path: Path) -> None:
    """Raises StoreError for a file that is not whole. It only reads."""
    size = path.stat().st_size
    if size == 0:
        raise StoreError(f"{path} is empty, as a full disk or a copy that was cut off leave it: {REMEDY}")
    with path.open("rb") as file:
        header = file.read(HEADER)
    if not header.startswith(MAGIC[:size]):
        raise StoreError(f"{path} is no database: {REMEDY}")
    has_log = _size(path.with_name(path.name + "-wal")) > 0
    # What is in the log may not have come to the file yet: only the database can tell how long it should be.
    if size < HEADER or (not has_log and size < _length_in(header)):
        raise StoreError(f"{path} is cut off after {size} bytes: {REMEDY}")
    found = _quick_check(path, has_log)
    if found != "ok":
        raise StoreError(f"{path} is damaged ({found[:200]}): {REMEDY}")


def _length_in(header: bytes) -> int:
    page = int.from_bytes(header[16:18], "big")
    is_counted = header[24:28] == header[92:96]
    return (65_536 if page == 1 else page) * int.from_bytes(header[28:32], "big") if is_counted else 0


def _quick_check(path: Path, has_log: bool) -> str:
    """What is wrong; “ok” if nothing was found in the time there is."""
    mode = "mode=ro" if has_log else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, check_same_thread=False)
    # Some of it runs without asking anybody, and can only be interrupted from outside.
    late = threading.Timer(CHECK_SECONDS, connection.interrupt)
    end = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: int(time.monotonic() >= end), 100)
    try:
        late.start()
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        return str(found)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.warning("%s was not checked to its end: it is too long for %g s", path, CHECK_SECONDS)
        return "ok"
    except UnicodeDecodeError:
        return "it holds what is no text"
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise
        return str(error)
    finally:
        late.cancel()
        late.join()
        connection.close()


def _check_alone(path: Path) -> None:
    log_file = path.with_name(path.name + "-wal")
    if _size(log_file):
        raise StoreError(
            f"{path} is missing, but {log_file.name} is there and may hold games: put the file back, or {REMEDY}"
        )


def _make(path: Path) -> None:
    """Under another name until it is complete and safe."""
    new = path.with_name(path.name + ".new")
    for left in siblings(new):
        left.unlink()
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        _update(new)
        with new.open("rb") as file:
            os.fsync(file.fileno())
        new.rename(path)
        sync_folder(path.parent)
    finally:
        for left in siblings(new):
            left.unlink()


def _update(path: Path) -> None:
    """All steps in one transaction: they are done, or nothing is."""
    engine = sa.create_engine(f"sqlite:///{path}", poolclass=sa.NullPool)
    sa.event.listen(engine, "connect", _leave_transactions_to_us)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        migrate(connection)


def _leave_transactions_to_us(connection: sqlite3.Connection, _: object) -> None:
    """Otherwise the driver would commit each change of the schema by itself."""
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
