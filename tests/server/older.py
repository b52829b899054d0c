"""Data folders as an older Dinotable has left them."""

import sqlite3
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import dinotable.server
from dinotable.server.storage.folder import FILE
from dinotable.table.log import Charter


def older_folder(folder: Path, revision: str) -> sqlite3.Connection:
    """Its database, empty, as it was at that revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(dinotable.server.__file__).parent / "storage" / "migrations"))
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    return sqlite3.connect(folder / FILE)


def old_charter(charter: Charter) -> str:
    """In the words of revisions before 0007."""
    fields = msgspec.to_builtins(charter)
    for chair in fields["chairs"]:
        chair["rung"] = chair.pop("level")
    if "time_control" in fields:
        fields["terms"] = fields.pop("time_control")
    return msgspec.json.encode(fields).decode()


def add_table(connection: sqlite3.Connection, table: str, charter: str, status: str = "open") -> None:
    row = (table, charter, b"s" * 32, "h" * 64, status, False, 4e9, None, None)
    names = "id, charter, seed, host, status, listed, opened, due, luck"
    connection.execute(f"insert into tables ({names}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
