"""What is kept of finished games: how they tipped, and which tables share their luck."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import HOST, holdings
from dinotable.server.replays.schema import curves
from dinotable.server.storage.store import Store
from dinotable.server.storage.upsert import put
from dinotable.server.tables.schema import IN_USE, IS_KEY, seats, tables
from dinotable.table.curve import Point
from dinotable.table.story import Story


class Reckoned(msgspec.Struct, frozen=True):
    """What was worked out about a finished game, as far as somebody asked for it."""

    points: list[Point] = []
    story: Story | None = None


read_reckoned = msgspec.json.Decoder(Reckoned | list[Point]).decode
"""Tables of the first versions have the points of their curve alone."""


class FinishedGames:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def curve(self, table: str) -> list[Point] | None:
        kept = await self.store.read(lambda connection: _reckoned(connection, table))
        return kept.points or None

    async def story(self, table: str) -> Story | None:
        return (await self.store.read(lambda connection: _reckoned(connection, table))).story

    async def keep_curve(self, table: str, points: list[Point]) -> None:
        await self._keep(table, lambda kept: msgspec.structs.replace(kept, points=points))

    async def keep_story(self, table: str, story: Story) -> None:
        await self._keep(table, lambda kept: msgspec.structs.replace(kept, story=story))

    async def _keep(self, table: str, change: Callable[[Reckoned], Reckoned]) -> None:
        """Of a table that is still there."""

        def insert(connection: sa.Connection) -> None:
            is_there = connection.execute(sa.select(tables.c.id).where(tables.c.id == table)).first()
            if is_there:
                data = msgspec.json.encode(change(_reckoned(connection, table))).decode()
                put(connection, curves, [{"table": table, "data": data}])

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


def _reckoned(connection: sa.Connection, table: str) -> Reckoned:
    data = connection.execute(sa.select(curves.c.data).where(curves.c.table == table)).scalar()
    kept = Reckoned() if data is None else read_reckoned(data)
    return kept if isinstance(kept, Reckoned) else Reckoned(kept)
