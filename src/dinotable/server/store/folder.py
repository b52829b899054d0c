"""The data folder: who uses it, how old it is, and copies of it."""

import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from dinotable.server.store.errors import StoreError

FILE = "dinotable.sqlite"


def prepare(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.write_text("")
        probe.unlink()
    except OSError as error:
        raise StoreError(f"cannot write to {folder} ({error.strerror}): choose another folder with --data") from None


def lock(folder: Path) -> Any:
    """One server a folder. The system lets go of the lock however the server ends."""
    file = (folder / "lock").open("w")
    try:
        import fcntl  # noqa: PLC0415 (not on Windows)

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        file.close()
        raise StoreError(f"another server uses {folder}: stop it, or choose another folder with --data") from None
    return file


def migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if sa.inspect(connection).has_table("alembic_version"):
        found = set(connection.execute(sa.text("select version_num from alembic_version")).scalars())
        if not found <= known:
            raise StoreError(
                "the data folder was written by a newer Dinotable: install that one, or choose another folder"
            )
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the data folder cannot be brought up to date: {error}") from None


def backup(folder: Path, target: Path) -> int:
    """A copy of everything, while the server runs or not; how many tables are in it."""
    source = folder / FILE
    if not source.exists():
        raise StoreError(f"there is nothing to back up in {folder}: name the folder with --data")
    if target.exists():
        raise StoreError(f"{target} exists already: choose another name")
    partial = target.with_name(target.name + ".partial")
    try:
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
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"cannot back up to {target} ({error})") from None
    finally:
        partial.unlink(missing_ok=True)
    return int(count)
