"""What the database holds: the tables of every feature, and those that belong to none.

A table whose rows belong to one game's table has a column `table`; whatever has one goes when that table goes.
"""

import sqlalchemy as sa

metadata = sa.MetaData()


def table_id(is_key: bool = True) -> "sa.Column[str]":
    """Which table a row belongs to."""
    return sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=is_key)


house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Float, nullable=False),
)
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("beat", sa.Float, nullable=False),
    sa.Column("bots", sa.Integer, nullable=False, server_default="0"),
    sa.Column("knows", sa.Text, nullable=False, server_default=""),
)
"""Servers and bot workers that use the database, and when each was last heard of, by the database's own clock. Of a
worker, `bots`: how many think there at once; `knows`: what its jobs may need, a line each."""
spending = sa.Table(
    "spending",
    metadata,
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("sender", sa.String(64), primary_key=True),
    sa.Column("what", sa.String(24), primary_key=True),
    sa.Column("amount", sa.Float, nullable=False),
)
"""What each address has used up and has open at each process, so that limits count once."""


def of_a_holder() -> list[sa.Table]:
    """What goes when somebody leaves a seat."""
    return [each for each in metadata.tables.values() if each.info.get("goes_with") == "holder"]


def of_a_seat() -> list[sa.Table]:
    """What changes places with a seat."""
    return [each for each in metadata.tables.values() if each.info.get("goes_with") in ("holder", "seat")]


def of_a_table() -> list[sa.Table]:
    """What goes with a table, in an order in which it can be deleted."""
    return [each for each in reversed(metadata.sorted_tables) if "table" in each.c]


def read_house(connection: sa.Connection, name: str) -> float | None:
    found = connection.execute(sa.select(house.c.value).where(house.c.name == name)).scalar()
    return None if found is None else float(found)


def write_house(connection: sa.Connection, name: str, value: float) -> None:
    _put_house(connection, name, value, "excluded.value")


def raise_house(connection: sa.Connection, name: str, value: float) -> None:
    """Never lower than it was, whoever else writes."""
    _put_house(
        connection, name, value, "case when excluded.value > house.value then excluded.value else house.value end"
    )


def _put_house(connection: sa.Connection, name: str, value: float, kept: str) -> None:
    # In these words both databases take it as one step.
    put = f"insert into house (name, value) values (:name, :value) on conflict (name) do update set value = {kept}"
    connection.execute(sa.text(put), {"name": name, "value": value})
