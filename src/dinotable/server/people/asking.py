"""Asking somebody one has played with to the chair of a new table: it stands on their home page until they take it, decline
it, or the chair is taken. Whoever asks is never told whether it came to anybody: not even whether there is an account."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import accounts, holdings
from dinotable.server.people.schema import EVERYBODY, asked, mutes, played, results
from dinotable.server.storage.upsert import add_missing, put
from dinotable.server.tables.schema import IN_USE, tables

MOST_OPEN = 20
"""Chairs that one account may have asked people to at the same time."""
MOST_SHOWN = 30


class Asked(msgspec.Struct, frozen=True):
    table: str
    seat: int
    by: str
    """The name of who asks."""
    revision: int
    """Of the table, at which the seat is that one."""


def ask(connection: sa.Connection, table: str, seat: int, by: str, at: str, person: int) -> None:
    """Whoever sat on that seat of a finished game, if whoever asks sat there too, and nobody has anything against it."""
    mine, theirs = _holders(connection, at, None), _holders(connection, at, person)
    if by not in mine or by in theirs or len(theirs) != 1 or not _has_ended(connection, at):
        return
    (whom,) = theirs
    is_muted = (mutes.c.account == whom) & mutes.c.whom.in_([by, EVERYBODY])
    if connection.execute(sa.select(mutes.c.whom).where(is_muted)).first() is None:
        row = {"table": table, "seat": seat, "account": whom, "by": by, "made": time.time()}
        put(connection, asked, [row])


def _holders(connection: sa.Connection, table: str, seat: int | None) -> set[str]:
    """The accounts that had a seat, or any, at a table."""
    now = sa.select(holdings.c.account).where(holdings.c.table == table, holdings.c.seat >= 0)
    before = sa.select(played.c.account).where(played.c.id == table)
    if seat is not None:
        now, before = now.where(holdings.c.seat == seat), before.where(played.c.seat == seat)
    return set(connection.execute(sa.union(now, before)).scalars())


def _has_ended(connection: sa.Connection, table: str) -> bool:
    return connection.execute(sa.select(results.c.id).where(results.c.id == table)).first() is not None


def count_open(connection: sa.Connection, by: str) -> int:
    """How many chairs of tables that have not begun an account has asked people to."""
    query = sa.select(sa.func.count()).select_from(asked.join(tables, tables.c.id == asked.c.table))
    return int(connection.execute(query.where(asked.c.by == by, tables.c.status == "open", IN_USE)).scalar_one())


def read_asked(connection: sa.Connection, account: str) -> list[Asked]:
    """The newest first, of tables that have not begun."""
    query = sa.select(asked.c.table, asked.c.seat, accounts.c.name, tables.c.revision).join(
        accounts, accounts.c.id == asked.c.by
    )
    query = query.join(tables, tables.c.id == asked.c.table)
    mine = query.where(asked.c.account == account, tables.c.status == "open", IN_USE)
    rows = connection.execute(mine.order_by(asked.c.made.desc()).limit(MOST_SHOWN))
    return [Asked(str(table), int(seat), str(name), int(revision)) for table, seat, name, revision in rows]


def decline(connection: sa.Connection, account: str, table: str, for_ever: bool) -> None:
    """For ever: nothing by who asked comes any more, and what they have asked otherwise goes along."""
    mine = (asked.c.account == account) & (asked.c.table == table)
    if for_ever:
        by = list(connection.execute(sa.select(asked.c.by).where(mine)).scalars())
        add_missing(connection, mutes, [{"account": account, "whom": each} for each in set(by)])
        connection.execute(sa.delete(asked).where(asked.c.account == account, asked.c.by.in_(by)))
    connection.execute(sa.delete(asked).where(mine))


def take_none(connection: sa.Connection, account: str, is_none: bool) -> None:
    """Whether nobody at all may ask."""
    connection.execute(sa.delete(mutes).where(mutes.c.account == account, mutes.c.whom == EVERYBODY))
    if is_none:
        connection.execute(sa.insert(mutes), {"account": account, "whom": EVERYBODY})
        connection.execute(sa.delete(asked).where(asked.c.account == account))


def read_mutes(connection: sa.Connection, account: str) -> tuple[bool, list[str]]:
    """Whether nobody may ask, and the names of those who may not."""
    whom: list[Any] = list(connection.execute(sa.select(mutes.c.whom).where(mutes.c.account == account)).scalars())
    names = sa.select(accounts.c.name).where(accounts.c.id.in_(whom)).order_by(accounts.c.name)
    return EVERYBODY in whom, list(connection.execute(names).scalars())


def forgive(connection: sa.Connection, account: str) -> None:
    """Everybody may ask again."""
    connection.execute(sa.delete(mutes).where(mutes.c.account == account, mutes.c.whom != EVERYBODY))
