"""Uptime as it is kept, and when tables are due."""

import sqlalchemy as sa

from dinotable.server.storage.schema import raise_house, read_house
from dinotable.server.storage.store import Store
from dinotable.server.tables.schema import IN_USE, tables

UPTIME = "uptime"


class ClockStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    def last_uptime(self) -> float:
        """The seconds for which this house had been answering, as far as they were kept."""
        return self.store.read_now(lambda connection: read_house(connection, UPTIME)) or 0.0

    async def share_uptime(self, now: float) -> float:
        """Tells other processes how far this one has come, and how far the furthest has."""
        await self.store.write(lambda connection: keep_uptime(connection, now))
        return await self.store.read(lambda connection: read_house(connection, UPTIME)) or now

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that have to be looked at by then."""
        query = sa.select(tables.c.id).where(tables.c.due <= now, IN_USE).order_by(tables.c.due).limit(most)
        found = await self.store.read(lambda connection: list(connection.execute(query).scalars()))
        return [str(table) for table in found]

    async def has_clocks(self) -> bool:
        query = sa.select(tables.c.id).where(tables.c.due.is_not(None), IN_USE).limit(1)
        return await self.store.read(lambda connection: connection.execute(query).first()) is not None

    async def keep_times(self, now: float, dues: dict[str, float | None]) -> None:
        """The heartbeat, and when tables are due next; none: not any more."""

        def keep(connection: sa.Connection) -> None:
            # In one order everywhere, and what all processes write at last: no two of them wait for each other.
            for table, due in sorted(dues.items()):
                connection.execute(sa.update(tables).where(tables.c.id == table).values(due=due))
            keep_uptime(connection, now)

        await self.store.write(keep)


def keep_uptime(connection: sa.Connection, now: float) -> None:
    """Uptime never goes back."""
    raise_house(connection, UPTIME, now)
