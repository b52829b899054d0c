"""Tables that were cleared away. Nothing finds them, and everything is kept until the trash is emptied."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.storage.schema import read_house, write_house
from dinotable.server.storage.store import Alone, Store
from dinotable.server.tables.schema import IN_USE, IS_LESSON, events, revise, tables
from dinotable.server.tables.storage import delete_tables

DAY = 86_400.0
SINCE, COUNT = "cleared-since", "cleared"
"""When the day began in which so many tables have been cleared away, and how many."""
AT_ONCE = 500
"""Names in one statement."""


class Idle(msgspec.Struct, frozen=True):
    """Which tables are due: without a sign of life since, in uptime. A clock that runs is one."""

    open_before: float
    """For those that have not begun."""
    other_before: float
    are_lessons: bool = False
    """Steps of lessons, which are nobody's games; else all others."""

    def condition(self) -> "sa.ColumnElement[bool]":
        which = IS_LESSON if self.are_lessons else ~IS_LESSON
        before = sa.case((tables.c.status == "open", self.open_before), else_=self.other_before)
        last = sa.select(sa.func.max(events.c.uptime)).where(events.c.table == tables.c.id).scalar_subquery()
        is_used = tables.c.aside.is_not(None) | tables.c.due.is_not(None) | (tables.c.touched >= before)
        return which & ~is_used & (sa.func.coalesce(last, 0.0) < before)


class Aside(msgspec.Struct, frozen=True):
    id: str
    since: float
    """In uptime."""
    status: str


class Trash:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Setting aside.
    async def idle(self, rule: Idle) -> list[list[str]]:
        """Tables that are due, the longest idle first. Those of one luck go together, when all of them are due."""

        def find(connection: sa.Connection) -> list[list[str]]:
            due = [str(table) for table in connection.execute(_idle(rule)).scalars()]
            sharing = sa.select(tables.c.id, tables.c.luck).where(tables.c.luck.is_not(None), IN_USE)
            luck_of = {str(table): str(luck) for table, luck in connection.execute(sharing)}
            together: defaultdict[str, list[str]] = defaultdict(list)
            for table, luck in luck_of.items():
                together[luck].append(table)
            groups: dict[str, list[str]] = {}
            is_due = set(due)
            for table in due:
                group = together[luck_of[table]] if table in luck_of else [table]
                if is_due.issuperset(group):
                    groups.setdefault(group[0], group)
            return list(groups.values())

        return await self.store.read(find)

    async def most(self, now: float, share: "Share") -> int:
        """How many may be set aside now."""

        return await self.store.read(
            lambda connection: share.most(_count(connection), int(_cleared(connection, now)[1]))
        )

    async def set_aside(
        self, groups: list[list[str]], rule: Idle, now: float, share: "Share | None" = None
    ) -> list[str]:
        """Those that are still due: a move that came before keeps its table, one that comes after is refused. No more than
        the share, whatever others have set aside meanwhile."""
        gone: list[str] = []

        def change(connection: sa.Connection) -> None:
            gone.clear()
            due: set[str] = set()
            for part in _parts([table for group in groups for table in group]):
                due.update(map(str, connection.execute(_idle(rule).where(tables.c.id.in_(part))).scalars()))
            since, count = _cleared(connection, now)
            most = share.most(_count(connection), int(count)) if share else len(due)
            for group in groups:
                if due.issuperset(group) and len(gone) + len(group) <= most:
                    gone.extend(group)
            _put(connection, gone, now)
            write_house(connection, SINCE, since)
            write_house(connection, COUNT, count + (0 if rule.are_lessons else len(gone)))

        await self.store.write(Alone(change, lambda: self.store.note_aside(gone)))
        return gone

    async def put(self, table: str, now: float) -> None:
        """Because somebody wished it."""
        put = Alone(lambda connection: _put(connection, [table], now), lambda: self.store.note_aside([table]))
        await self.store.write(put)

    # Bringing back.
    async def restore(self, ids: list[str], now: float) -> list[str]:
        """These, and whatever shares their luck; which have come. A table whose luck may have been told since stays."""
        found: list[str] = []

        def change(connection: sa.Connection) -> None:
            found.clear()
            for part in _parts(ids):
                can_come = tables.c.aside.is_not(None) & ~_is_told()
                asked = can_come & tables.c.id.in_(part)
                lucks = list(connection.execute(sa.select(tables.c.luck).where(asked)).scalars())
                which = asked | (can_come & tables.c.luck.in_([luck for luck in lucks if luck]))
                back = list(connection.execute(sa.select(tables.c.id).where(which)).scalars())
                connection.execute(sa.update(tables).where(tables.c.id.in_(back)).values(aside=None, touched=now))
                connection.execute(revise(back))
                found.extend(back)

        await self.store.write(Alone(change, lambda: self.store.note_back(found)))
        return found

    async def all(self) -> list[Aside]:
        """The next to be emptied first."""
        query = sa.select(tables.c.id, tables.c.aside, tables.c.status).where(tables.c.aside.is_not(None))
        rows = await self.store.read(lambda connection: list(connection.execute(query.order_by(tables.c.aside))))
        return [Aside(*row) for row in rows]

    # Emptying.
    async def old(self, before: float, most: int) -> list[str]:
        query = sa.select(tables.c.id).where(tables.c.aside <= before).order_by(tables.c.aside).limit(most)
        return await self.store.read(lambda connection: [str(table) for table in connection.execute(query).scalars()])

    async def empty(self, ids: list[str], before: float) -> None:
        """For good, unless they were brought back."""

        def change(connection: sa.Connection) -> None:
            for part in _parts(ids):
                old = sa.select(tables.c.id).where(tables.c.id.in_(part), tables.c.aside <= before)
                delete_tables(connection, list(connection.execute(old).scalars()))

        await self.store.write(Alone(change))


class Share(msgspec.Struct, frozen=True):
    """How much may go without anybody being asked."""

    at_once: float
    fewest_at_once: int
    a_day: float
    fewest_a_day: int

    def most(self, whole: int, today: int) -> int:
        at_once = max(self.fewest_at_once, int(whole * self.at_once))
        # What went today was there this morning.
        a_day = max(self.fewest_a_day, int((whole + today) * self.a_day))
        return max(0, min(at_once, a_day - today))


def _count(connection: sa.Connection) -> int:
    return int(connection.execute(sa.select(sa.func.count(tables.c.id)).where(IN_USE, ~IS_LESSON)).scalar_one())


def _cleared(connection: sa.Connection, now: float) -> tuple[float, float]:
    since = read_house(connection, SINCE)
    if since is None or now - since >= DAY:
        return now, 0
    return since, read_house(connection, COUNT) or 0


def _idle(rule: Idle) -> "sa.Select[Any]":
    return sa.select(tables.c.id).where(rule.condition()).order_by(tables.c.touched, tables.c.id)


def _is_told() -> "sa.ColumnElement[bool]":
    """Whether it is not over, and a table of the same luck that is over could be looked at while this one was away."""
    other = tables.alias()
    is_same = (other.c.luck == tables.c.luck) & (other.c.status == "over")
    was_there = other.c.aside.is_(None) | (other.c.aside > tables.c.aside)
    return (tables.c.status != "over") & sa.exists().where(is_same, was_there)


def _put(connection: sa.Connection, ids: list[str], now: float) -> None:
    for part in _parts(ids):
        connection.execute(sa.update(tables).where(tables.c.id.in_(part), tables.c.aside.is_(None)).values(aside=now))
        connection.execute(revise(part))


def _parts(ids: list[str]) -> Iterator[list[str]]:
    for begin in range(0, len(ids), AT_ONCE):
        yield ids[begin : begin + AT_ONCE]
