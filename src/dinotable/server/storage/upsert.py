"""Rows that may be there already, added in one step: others may add them at the same moment."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

Rows = list[dict[str, Any]]


def add_missing(connection: sa.Connection, table: sa.Table, rows: Rows) -> None:
    """Those whose key is there already stay as they are."""
    if rows:
        connection.execute(_insert(connection, table).on_conflict_do_nothing(), rows)


def put(connection: sa.Connection, table: sa.Table, rows: Rows) -> None:
    """Those whose key is there already are as these from now on, in the columns that are named."""
    if rows:
        insert = _insert(connection, table)
        key = [column.name for column in table.primary_key]
        named = {name: insert.excluded[name] for name in rows[0] if name not in key}
        connection.execute(insert.on_conflict_do_update(index_elements=key, set_=named), rows)


def put_other(connection: sa.Connection, table: sa.Table, row: dict[str, Any], name: str) -> bool:
    """Whether what that column held was another value, or nothing; from now on it holds this one."""
    insert = _insert(connection, table)
    key = [column.name for column in table.primary_key]
    is_other = table.c[name] != insert.excluded[name]
    change = insert.on_conflict_do_update(index_elements=key, set_={name: insert.excluded[name]}, where=is_other)
    return connection.execute(change, row, execution_options={"preserve_rowcount": True}).rowcount > 0


def _insert(connection: sa.Connection, table: sa.Table) -> "postgresql.Insert | sqlite.Insert":
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
