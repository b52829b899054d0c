"""Tables as they are kept: opened, found, listed, deleted, and what changes with an entry of a log."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.clocks.storage import keep_uptime
from dinotable.server.people.storage import keep_result, outlive
from dinotable.server.ratings.storage import rated
from dinotable.server.storage.errors import Revised
from dinotable.server.storage.schema import of_a_table
from dinotable.server.storage.store import Alone, Append, Store
from dinotable.server.tables.schema import IN_USE, IS_KEY, blocks, events, seats, tables
from dinotable.server.tables.seats import (
    Handover,
    get_tokens,
    hand_over,
    leave_chair,
    put_tokens,
    swap_seats,
    take_rated_seat,
)
from dinotable.table.grants import Grants
from dinotable.table.kept import Kept
from dinotable.table.log import Entered, Rose, read_charter, read_event
from dinotable.table.results import Result


class Head(msgspec.Struct, frozen=True):
    """How far a table has come."""

    revision: int
    seq: int


class News(msgspec.Struct, frozen=True):
    """What was entered at a table since, and of which revision it is now."""

    revision: int
    entries: list[Entered]


# Asked for with every request, so they are put together once.
LAST = sa.select(sa.func.max(events.c.seq)).where(events.c.table == tables.c.id).scalar_subquery()
HEADS = sa.select(tables.c.id, tables.c.revision, LAST).where(IN_USE)
ENTRY = (events.c.seq, events.c.msg_id, events.c.data, events.c.uptime)
IS_LATER = events.c.seq > sa.bindparam("after")
ENTRIES = sa.select(*ENTRY).where(events.c.table == sa.bindparam("wanted"), IS_LATER).order_by(events.c.seq)
NEWS = (
    sa.select(tables.c.revision, *ENTRY)
    .outerjoin(events, (events.c.table == tables.c.id) & IS_LATER)
    .where(tables.c.id == sa.bindparam("wanted"), IN_USE)
    .order_by(events.c.seq)
)


class Changes(msgspec.Struct, frozen=True):
    """What changes with an entry of a table's log."""

    status: str | None = None
    handover: Handover | None = None
    swapped: tuple[int, int] | None = None
    """Two seats that change places."""
    is_timed: bool = False
    """Whether clocks begin to run with it: somebody has to look at the table."""
    revision: int = 0
    """What tokens and seats are known from: if others have changed them since, nothing happens."""
    result: Result | None = None
    """How the game ends with it."""

    def revises(self) -> bool:
        """Whether more than the log changes of what is in memory."""
        return self.handover is not None or self.swapped is not None

    def are_none(self, entered: Entered) -> bool:
        """Whether nothing but the log changes."""
        return not (self.revises() or self.status or self.is_timed or isinstance(entered.event, Rose))

    def make(self, connection: sa.Connection, table: str, entered: Entered, at: float) -> None:
        if self.revises():
            revise_from(connection, table, self.revision)
        if self.status:
            connection.execute(sa.update(tables).where(tables.c.id == table).values(status=self.status))
            # From the start on nobody is put out, and no chair is free.
            connection.execute(sa.delete(blocks).where(blocks.c.table == table))
        if isinstance(entered.event, Rose):
            leave_chair(connection, table, entered.seq, entered.event)
        if self.handover:
            hand_over(connection, table, self.handover, at)
        if self.swapped:
            swap_seats(connection, table, *self.swapped)
        if self.result:
            keep_result(connection, rated(connection, self.result, at), at)
        if self.is_timed:
            connection.execute(sa.update(tables).where(tables.c.id == table).values(due=0.0))
            keep_uptime(connection, entered.at)


class TableStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(
        self, kept: Kept, holders: dict[int, str] | None = None, entries: list[Entered] | None = None
    ) -> None:
        """With the log that it brings along. Raises Conflict where there is a table of that id."""

        def insert(connection: sa.Connection) -> None:
            row = {name: getattr(kept, name) for name in ("id", "seed", "host", "status", "opened", "luck", "touched")}
            row |= {"charter": msgspec.json.encode(kept.charter).decode(), "listed": kept.charter.listed}
            connection.execute(sa.insert(tables), row)
            put_tokens(connection, kept.id, kept.tokens)
            for seat, account in (holders or {}).items():
                take_rated_seat(connection, kept.id, seat, account, kept.opened)
            if entries:
                connection.execute(sa.insert(events), [_row_of(kept.id, entered, kept.opened) for entered in entries])

        await self.store.write(insert)

    async def is_there(self, table: str) -> bool:
        """Whether there is such a table, in use or cleared away."""
        query = sa.select(sa.func.count()).select_from(tables).where(tables.c.id == table)
        return bool(await self.store.read(lambda connection: connection.execute(query).scalar()))

    async def append(self, table: str, entered: Entered, changes: Changes, is_aside: bool = False) -> None:
        """Safe when it returns."""
        now = time.time()
        also = None if changes.are_none(entered) else lambda connection: changes.make(connection, table, entered, now)
        await self.store.write(Append(table, entered, now, also, is_aside))

    async def remove(self, ids: list[str]) -> None:
        await self.store.write(Alone(lambda connection: delete_tables(connection, ids)))

    async def load(self, table: str) -> tuple[Kept, list[Entered]] | None:
        return await self.store.read(lambda connection: load_table(connection, table), is_whole=True)

    async def put_tokens(self, table: str, tokens: Grants, revision: int) -> None:
        """Beside the log. Raises Revised where they have changed since that revision."""

        def put(connection: sa.Connection) -> None:
            revise_from(connection, table, revision)
            put_tokens(connection, table, tokens)

        await self.store.write(put)

    async def write_at(self, table: str, revision: int, write: Callable[[sa.Connection], None]) -> None:
        """Beside the log, for a seat. Raises Revised where seats may have changed hands since that revision."""

        def checked(connection: sa.Connection) -> None:
            # Until the end of the transaction nobody revises it.
            query = sa.select(tables.c.revision).where(tables.c.id == table).with_for_update(read=True)
            if connection.execute(query).scalar() != revision:
                raise Revised
            write(connection)

        await self.store.write(checked)

    # How far tables have come, where other processes write too.
    async def news(self, table: str, after: int) -> News | None:
        """None where it is not in use."""
        asked = {"wanted": table, "after": after}
        rows = await self.store.read(lambda connection: list(connection.execute(NEWS, asked)))
        if not rows:
            return None
        return News(rows[0].revision, [_entered(*row) for _, *row in rows if row[0] is not None])

    async def heads(self, ids: list[str]) -> dict[str, Head]:
        """Of those that are in use."""
        query = HEADS.where(tables.c.id.in_(ids))
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return {str(table): Head(revision, seq or 0) for table, revision, seq in rows}

    # Lists.
    async def listed(self, most: int) -> list[str]:
        """Tables that strangers may join, the newest first."""
        query = sa.select(tables.c.id).where(tables.c.status == "open", tables.c.listed, IN_USE)
        return await self._ids(query.order_by(tables.c.opened.desc()).limit(most))

    async def count_listed(self) -> int:
        query = sa.select(sa.func.count()).where(tables.c.status == "open", tables.c.listed, IN_USE)
        return await self.store.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def still_listed(self, ids: list[str]) -> set[str]:
        """Which of these strangers may still join."""
        query = sa.select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status == "open", tables.c.listed, IN_USE)
        return set(await self._ids(query))

    async def ids_after(self, last: str, most: int) -> list[str]:
        """Tables in use, so many at a time, in an order of their own."""
        query = sa.select(tables.c.id).where(tables.c.id > last, IN_USE)
        return await self._ids(query.order_by(tables.c.id).limit(most))

    async def held(self, hashes: list[str]) -> list[tuple[str, str]]:
        """Which table each known key belongs to: hash, table."""
        query = sa.select(seats.c.token, seats.c.table).join(tables, tables.c.id == seats.c.table)
        query = query.where(seats.c.token.in_(hashes), IS_KEY, IN_USE)
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [(str(token), str(table)) for token, table in rows]

    async def _ids(self, query: "sa.Select[Any]") -> list[str]:
        found = await self.store.read(lambda connection: list(connection.execute(query).scalars()))
        return [str(table) for table in found]


def revise_from(connection: sa.Connection, table: str, revision: int) -> None:
    """From now on the row is ours until the transaction ends. Raises Revised where somebody was faster."""
    ours = sa.update(tables).where(tables.c.id == table, tables.c.revision == revision)
    if not connection.execute(ours.values(revision=revision + 1)).rowcount:
        raise Revised


def load_table(connection: sa.Connection, table: str) -> tuple[Kept, list[Entered]] | None:
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    kept = Kept(
        row.id,
        read_charter(row.charter),
        row.seed,
        row.host,
        get_tokens(connection, table),
        row.status,
        row.opened,
        row.luck,
        row.touched,
        row.aside,
        row.revision,
    )
    return kept, read_entries(connection, table)


def read_entries(connection: sa.Connection, table: str, after: int = 0) -> list[Entered]:
    return [_entered(*row) for row in connection.execute(ENTRIES, {"wanted": table, "after": after})]


def _entered(seq: int, msg_id: str, data: str, uptime: float) -> Entered:
    return Entered(seq, msg_id, read_event(data), uptime)


def _row_of(table: str, entered: Entered, at: float) -> dict[str, Any]:
    data = msgspec.json.encode(entered.event).decode()
    return {
        "table": table, "seq": entered.seq, "msg_id": entered.msg_id, "data": data, "at": at, "uptime": entered.at,
    }  # fmt: skip


def delete_tables(connection: sa.Connection, ids: list[str]) -> None:
    outlive(connection, ids)
    for part in of_a_table():
        connection.execute(sa.delete(part).where(part.c.table.in_(ids)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
