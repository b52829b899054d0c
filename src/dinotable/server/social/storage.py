"""What is said at tables, as it is kept."""

import msgspec
import sqlalchemy as sa

from dinotable.server.social.schema import chat
from dinotable.server.storage.store import Store
from dinotable.table.messages import Said

MOST_LINES = 500
"""Kept of a table; the oldest go first."""


async def read_chat(store: Store, table: str) -> list[Said]:
    return [said for said, _ in await read_words(store, table)]


async def read_words(store: Store, table: str) -> list[tuple[Said, int | None]]:
    """With how far the log had come when each was said; None for words of old."""
    columns = (chat.c.number, chat.c.room, chat.c.seat, chat.c.name, chat.c.text, chat.c.reaction, chat.c.seq)
    query = sa.select(*columns).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(MOST_LINES)
    rows = await store.read(lambda connection: list(connection.execute(query)))
    return [(Said(*said), seq) for *said, seq in reversed(rows)]


async def last_numbers(store: Store, tables: list[str]) -> dict[str, int]:
    query = sa.select(chat.c.table, sa.func.max(chat.c.number)).where(chat.c.table.in_(tables)).group_by(chat.c.table)
    rows = await store.read(lambda connection: list(connection.execute(query)))
    return {str(table): int(number) for table, number in rows}


def keep_line(connection: sa.Connection, table: str, said: Said, seq: int) -> None:
    """With how far the table's log had come, so that it can be told who sat there then."""
    connection.execute(sa.insert(chat), {"table": table, "seq": seq, **msgspec.to_builtins(said)})
    too_old = (chat.c.table == table) & (chat.c.number <= said.number - MOST_LINES)
    connection.execute(sa.delete(chat).where(too_old))
