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
    is_unfinished: bool = False
    """It was given up, or the day's time was over: it has no place, however the game goes on."""


UNFINISHED = Result(0, 0, False, is_unfinished=True)


class Try(msgspec.Struct, frozen=True):
    table: str
    person: Person
    number: int
    charter: str
    """Of its table: whoever is forgotten there has no name here either."""
    status: str
    is_aside: bool
    is_helped: bool
    """Whether a bot was asked for its opinion at that table."""
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
        """A try more; those of the same person that are still open end unfinished, because this one shows what comes there.
        Raises Conflict for the slower of two at the same moment: the key decides, and it is tried anew."""
        known = tries.c.visitor == person.visitor
        if person.account:
            known |= tries.c.account == person.account

        def insert(connection: sa.Connection) -> None:
            _end(connection, tries.c.day == day, known)
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
                is_helped=row.helped,
                result=msgspec.json.decode(row.result, type=Result) if row.result else None,
            )
            for row in rows
        ]

    async def keep_result(self, table: str, result: Result) -> None:
        """The first that is kept stays: a try that has ended unfinished is not finished afterwards."""
        mine = tries.c.table == table
        await self._change(sa.update(tries).where(mine, tries.c.result.is_(None)).values(result=_json(result)))

    async def note_help(self, table: str) -> None:
        mine = tries.c.table == table
        await self._change(sa.update(tries).where(mine, tries.c.result.is_(None)).values(helped=True))

    async def _change(self, change: sa.Update) -> None:
        def update(connection: sa.Connection) -> None:
            connection.execute(change)

        await self.store.write(update)

    # The end of a deal.
    async def is_played(self, day: str) -> bool:
        """Whether a try of that day is still open."""
        query = _open().where(tries.c.day == day, tables.c.aside.is_(None)).limit(1)
        return await self.store.read(lambda connection: connection.execute(query).first()) is not None

    async def end(self, day: str) -> None:
        """Tries of that day that are still open are unfinished from now on."""
        await self.store.write(lambda connection: _end(connection, tries.c.day == day))

    async def seeds_since(self, day: str) -> list[tuple[str, bytes]]:
        """Of that day's deal and all later ones."""
        query = sa.select(deals.c.day, deals.c.seed).where(deals.c.day >= day)
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [(str(each), bytes(seed)) for each, seed in rows]


def _open() -> "sa.Select[tuple[str]]":
    """Tables of tries whose game goes on."""
    joined = sa.select(tries.c.table).join(tables, tables.c.id == tries.c.table)
    return joined.where(tries.c.result.is_(None), tables.c.status != "over")


def _json(result: Result) -> str:
    return msgspec.json.encode(result).decode()


def _end(connection: sa.Connection, *which: "sa.ColumnElement[bool]") -> None:
    # In one order everywhere, so that no two processes wait for each other.
    for table in sorted(map(str, connection.execute(_open().where(*which)).scalars())):
        mine = tries.c.table == table
        connection.execute(sa.update(tries).where(mine, tries.c.result.is_(None)).values(result=_json(UNFINISHED)))
