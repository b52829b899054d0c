"""When somebody last looked from a seat, told to the process that sends notices by those that people look through."""

import time

import sqlalchemy as sa

from dinotable.server.clocks.uptime import Uptime
from dinotable.server.notify.activity import Activity
from dinotable.server.notify.schema import activity as kept
from dinotable.server.storage.errors import Conflict
from dinotable.server.storage.store import Store
from dinotable.table.errors import StorageUnavailable


class SharedActivity:
    def __init__(self, store: Store, activity: Activity, uptime: Uptime) -> None:
        self.store = store
        self.activity = activity
        self.uptime = uptime

    async def tell(self) -> None:
        """Every few seconds."""
        noted, self.activity.noted = self.activity.noted, set()
        uptime, now = self.uptime.now(), time.monotonic()
        rows = [
            {"table": table, "seat": seat, "uptime": uptime - (now - self.activity.last(table, seat))}
            for table, seat in sorted(noted)
        ]
        put = sa.text(
            """insert into activity ("table", seat, uptime) values (:table, :seat, :uptime) on conflict ("table", seat) """
            "do update set uptime = excluded.uptime where excluded.uptime > activity.uptime"
        )
        try:
            if rows:
                await self.store.write(lambda connection: _run(connection, put, rows))
        except Conflict:
            # A table was deleted meanwhile.
            return
        except StorageUnavailable:
            self.activity.noted |= noted
            raise

    async def hear(self, tables: list[str]) -> None:
        """What people have looked at through other processes. By whoever sends notices."""
        query = sa.select(kept.c.table, kept.c.seat, kept.c.uptime).where(kept.c.table.in_(tables))
        uptime, now = self.uptime.now(), time.monotonic()
        for table, seat, at in await self.store.read(lambda connection: list(connection.execute(query))):
            there = now - (uptime - at)
            if there > self.activity.last(table, seat):
                self.activity.note(table, seat, there)
                self.activity.noted.discard((table, seat))


def _run(connection: sa.Connection, statement: "sa.TextClause", rows: list[dict[str, object]]) -> None:
    connection.execute(statement, rows)
