"""Deals and tries in the database."""

from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.core.chance import new_seed
from dinotable.server.daily.schema import deals, tries
from dinotable.server.storage.store import Store
from dinotable.server.storage.upsert import add_missing
from dinotable.server.tables.schema import tables


class Deal(msgspec.Struct, frozen=True):
    day: str
    game: str
    seed: bytes


class Person(msgspec.Struct, frozen=True):
    """As far as one can be known again."""

    visitor: str
    account: str | None
    address: str


class Result(msgspec.Struct, frozen=True):
    """How a try ended."""

    score: int
    rank: int
    is_helped: bool


class Try(msgspec.Struct, frozen=True):
    table: str
    person: Person
    number: int
    charter: str
    """Of its table: whoever is forgotten there has no name here either."""
    status: str
    is_aside: bool
    result: Result | None


class DailyStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def deal(self, day: str, game: str | None) -> Deal | None:
        """Of that day. With a game, it is made if there is none yet: whoever is first decides, for every process."""
        found = await self._deal(day)
        if found is None and game is not None:
            row = {"day": day, "game": game, "seed": new_seed()}
            await self.store.write(lambda connection: add_missing(connection, deals, [row]))
            found = await self._deal(day)
        return found

    async def _deal(self, day: str) -> Deal | None:
        query = sa.select(deals).where(deals.c.day == day)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Deal(row.day, row.game, row.seed)

    async def before(self, day: str) -> str:
        """The last day before that somebody has played; empty: none."""
        query = sa.select(sa.func.max(tries.c.day)).where(tries.c.day < day)
        return await self.store.read(lambda connection: str(connection.execute(query).scalar() or ""))

    async def add(self, day: str, table: str, person: Person) -> None:
        """A try more. Raises Conflict for the slower of two at the same moment: the key decides, and it is tried anew."""
        known = tries.c.visitor == person.visitor
        if person.account:
            known |= tries.c.account == person.account

        def insert(connection: sa.Connection) -> None:
            query = sa.select(sa.func.count()).where(tries.c.day == day, known)
            row: dict[str, Any] = {"table": table, "day": day, "visitor": person.visitor, "account": person.account}
            row |= {"address": person.address, "number": int(connection.execute(query).scalar_one()) + 1}
            connection.execute(sa.insert(tries), row)

        await self.store.write(insert)

    async def tries(self, day: str) -> list[Try]:
        """In the order they were begun."""
        columns = (tables.c.charter, tables.c.status, tables.c.aside)
        query = sa.select(tries, *columns).join(tables, tables.c.id == tries.c.table).where(tries.c.day == day)
        rows = await self.store.read(
            lambda connection: list(connection.execute(query.order_by(tables.c.opened, tables.c.id)))
        )
        return [
            Try(
                table=row.table,
                person=Person(row.visitor, row.account, row.address),
                number=row.number,
                charter=row.charter,
                status=row.status,
                is_aside=row.aside is not None,
                result=msgspec.json.decode(row.result, type=Result) if row.result else None,
            )
            for row in rows
        ]

    async def keep_result(self, table: str, result: Result) -> None:
        text = msgspec.json.encode(result).decode()
        change = sa.update(tries).where(tries.c.table == table).values(result=text)

        def update(connection: sa.Connection) -> None:
            connection.execute(change)

        await self.store.write(update)
