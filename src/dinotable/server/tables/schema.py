"""What is kept of tables."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id


def where_any(name: str) -> sa.Index:
    """Only of rows that have one. Nearly all have none: a database that looked those up in it would look through all."""
    is_there = sa.text(f"{name} is not null")
    return sa.Index(f"tables_by_{name}", name, sqlite_where=is_there, postgresql_where=is_there)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("charter", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("due", sa.Float),
    sa.Column("luck", sa.String(32)),
    sa.Column("touched", sa.Float, nullable=False, server_default="0"),
    sa.Column("aside", sa.Float),
    # Counts whatever changes beside the log: tokens, the host, names, being cleared away.
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_by_status", "status", "opened"),
    sa.Index("tables_by_host", "host"),
    where_any("due"),
    where_any("luck"),
    where_any("aside"),
)
IN_USE = tables.c.aside.is_(None)
# No text in a charter can hold this: a quotation mark in one is written with a backslash.
IS_LESSON = tables.c.charter.contains('"lesson":{')
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    table_id(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Index("seats_by_game", "table"),
)
IS_KEY = seats.c.kind == "key"
blocks = sa.Table(
    "blocks",
    metadata,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Column("is_out", sa.Boolean, nullable=False),
    info={"goes_with": "seat"},
)
events = sa.Table(
    "events",
    metadata,
    table_id(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("msg_id", sa.String(80), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("uptime", sa.Float, nullable=False, server_default="0"),
    sa.UniqueConstraint("table", "msg_id", name="events_once"),
)


def revise(ids: list[str]) -> "sa.Update":
    """Whoever holds one of these in memory reads it again."""
    return sa.update(tables).where(tables.c.id.in_(ids)).values(revision=tables.c.revision + 1)
