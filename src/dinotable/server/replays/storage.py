"""What is kept of finished games: how they tipped, and which tables share their luck."""

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import HOST, holdings
from dinotable.server.replays.schema import curves
from dinotable.server.storage.store import Store
from dinotable.server.storage.upsert import put
from dinotable.server.tables.schema import IN_USE, IS_KEY, seats, tables
from dinotable.table.curve import Point

read_points = msgspec.json.Decoder(list[Point]).decode


class FinishedGames:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def curve(self, table: str) -> list[Point] | None:
        query = sa.select(curves.c.data).where(curves.c.table == table)
        data = await self.store.read(lambda connection: connection.execute(query).scalar())
        return None if data is None else read_points(data)

    async def keep_curve(self, table: str, points: list[Point]) -> None:
        """Of a table that is still there."""

        def insert(connection: sa.Connection) -> None:
            is_there = connection.execute(sa.select(tables.c.id).where(tables.c.id == table)).first()
            if is_there:
                put(connection, curves, [{"table": table, "data": msgspec.json.encode(points).decode()}])

        await self.store.write(insert)

    async def of_luck(self, luck: str) -> list[tuple[str, str]]:
        """The tables in use that share it, with how they stand; in the order they were opened."""
        query = sa.select(tables.c.id, tables.c.status).where(tables.c.luck == luck, IN_USE).order_by(tables.c.opened)
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [(str(table), str(status)) for table, status in rows]

    async def held_at(self, luck: str, hashes: list[str], account: str) -> list[str]:
        """At which tables of that luck one of these keys, or the account, holds a seat."""
        shares = tables.c.luck == luck
        by_token = sa.select(seats.c.table).join(tables, tables.c.id == seats.c.table)
        by_account = sa.select(holdings.c.table).join(tables, tables.c.id == holdings.c.table)
        query = sa.union(
            by_token.where(shares, seats.c.token.in_(hashes), IS_KEY),
            by_account.where(shares, holdings.c.account == account, holdings.c.seat != HOST),
        )
        return [
            str(table) for table in await self.store.read(lambda connection: list(connection.execute(query).scalars()))
        ]
