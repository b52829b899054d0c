"""Bringing what an older Dinotable has left up to date."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from dinotable.server.storage.errors import StoreError


def migrate(connection: sa.Connection) -> None:
    config = _config(connection)
    _found(connection, config)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the data folder cannot be brought up to date: {error}") from None


def check_migrated(connection: sa.Connection) -> None:
    """For a process that leaves bringing it up to date to the servers."""
    config = _config(connection)
    if _found(connection, config) != set(ScriptDirectory.from_config(config).get_heads()):
        raise StoreError("the database is not prepared for this Dinotable yet: start `dinotable serve --database` once")


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _found(connection: sa.Connection, config: Config) -> set[str]:
    """How far it is up to date."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return set()
    found = set(connection.execute(sa.text("select version_num from alembic_version")).scalars())
    if not found <= {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}:
        raise StoreError("the data was written by a newer Dinotable: install that one, or choose another place")
    return found
