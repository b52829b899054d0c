"""The data folder: who uses it, who can read it, why it cannot be used, and copies of it."""

import contextlib
import errno
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from dinotable.core.errors import why_not
from dinotable.server.storage.errors import InUse, StoreError

FILE = "dinotable.sqlite"
NO_ROOM = 2**20
"""Bytes: with fewer left, whatever went wrong went wrong because of that."""


def prepare(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.write_text("")
        probe.unlink()
    except OSError as error:
        raise cannot_use(folder, error) from None


def lock(folder: Path) -> Any:
    """One server a folder. The system lets go of the lock however the server ends."""
    try:
        file = os.fdopen(os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600), "r+")
        private(folder / "lock")
    except OSError as error:
        raise cannot_use(folder, error) from None
    try:
        import fcntl  # noqa: PLC0415 (not on Windows)

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        file.close()
        raise InUse(f"another server uses {folder}: stop it, or choose another folder with --data") from None
    return file


def private(path: Path) -> None:
    """For this user alone, whatever it was before: seeds and hashes of passwords are in it."""
    path.chmod(0o600)


def sync_folder(folder: Path) -> None:
    """Makes a new name in it safe, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def cannot_use(folder: Path, error: BaseException) -> StoreError:
    """What is wrong with the disk or the file, and what to do about it. Nothing was changed."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    number = error.errno if isinstance(error, OSError) else 0
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    # Databases say no more than that when a file could not grow.
    is_vague = code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
    is_full = code == sqlite3.SQLITE_FULL or number in (errno.ENOSPC, errno.EDQUOT)
    if is_full or (is_vague and _has_no_room(folder)):
        return StoreError(f"no room left on the disk of {folder}: make room and start again; nothing was lost")
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreError(f"{folder / FILE} cannot be read ({why}): restore a backup into an empty folder")
    if code == sqlite3.SQLITE_IOERR or number == errno.EIO:
        name = getattr(error, "sqlite_errorname", why)
        return StoreError(f"the disk of {folder} answers with an error ({name}): look after the disk, and start again")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError(f"another program uses {folder / FILE}: close it, and start again")
    if number or code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return StoreError(f"cannot write to {folder} ({why}): choose another folder with --data")
    return StoreError(f"{folder / FILE} cannot be used ({why})")


def _has_no_room(folder: Path) -> bool:
    with contextlib.suppress(OSError):
        return shutil.disk_usage(folder).free < NO_ROOM
    return False


def backup(folder: Path, target: Path) -> int:
    """A copy of everything, while the server runs or not; how many tables are in it."""
    source = folder / FILE
    if not source.exists():
        raise StoreError(f"there is nothing to back up in {folder}: name the folder with --data")
    if os.path.lexists(target):
        raise StoreError(f"{target} exists already: choose another name")
    partial = target.with_name(target.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with (
            sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True) as live,
            sqlite3.connect(partial) as copy,
        ):
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
            (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        live.close()
        copy.close()
        if sound != "ok":
            raise StoreError(f"the copy is not sound ({sound}): the backup was not made")
        with partial.open("rb") as file:
            os.fsync(file.fileno())
        partial.rename(target)
        sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        why = why_not(error) if isinstance(error, OSError) else str(error)
        raise StoreError(f"cannot back up to {target}: {why}") from None
    finally:
        partial.unlink(missing_ok=True)
    return int(count)
