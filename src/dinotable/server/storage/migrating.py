"""Bringing what an older Dinotable has left up to date."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from dinotable.server.storage.errors import StoreError


def migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
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
