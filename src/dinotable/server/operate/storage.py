"""What whoever runs the server has said, as it is kept; and what is kept of tables and accounts, for them to look at."""

from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import accounts, holdings, sessions
from dinotable.server.operate.bans import Ban
from dinotable.server.operate.messages import AccountEntry, ListTables, TableEntry
from dinotable.server.operate.schema import announcements, bans
from dinotable.server.tables.schema import events, tables
from dinotable.table.messages import Announcement
from dinotable.table.names import looks_of

MOST_LISTED = 1000
UNKNOWN = "?"


# What was said.
def read_bans(connection: sa.Connection) -> list[Ban]:
    query = sa.select(bans.c.kind, bans.c.value, bans.c.why, bans.c.made).order_by(bans.c.made, bans.c.value)
    return [Ban(*row) for row in connection.execute(query)]


def put_ban(connection: sa.Connection, ban: Ban) -> None:
    """Again: the reason is another one."""
    mine = (bans.c.kind == ban.kind) & (bans.c.value == ban.value)
    connection.execute(sa.delete(bans).where(mine))
    connection.execute(sa.insert(bans), msgspec.structs.asdict(ban))


def lift_ban(connection: sa.Connection, kind: str, value: str) -> list[Ban]:
    """A name goes with all that look like it."""
    looks = looks_of(value)
    found = [
        ban
        for ban in read_bans(connection)
        if ban.kind == kind and (ban.value == value or (kind == "name" and looks & looks_of(ban.value)))
    ]
    for ban in found:
        connection.execute(sa.delete(bans).where(bans.c.kind == kind, bans.c.value == ban.value))
    return found


def read_announcements(connection: sa.Connection, now: float) -> list[Announcement]:
    columns = (announcements.c.id, announcements.c.text, announcements.c.at, announcements.c.until)
    query = sa.select(*columns).where(announcements.c.until > now).order_by(announcements.c.made, announcements.c.id)
    return [Announcement(*row, now) for row in connection.execute(query)]


def put_announcement(connection: sa.Connection, said: Announcement) -> None:
    """Those that nobody has to know any more go."""
    connection.execute(sa.delete(announcements).where(announcements.c.until <= said.now))
    row = {"id": said.id, "text": said.text, "at": said.at, "made": said.now, "until": said.until}
    connection.execute(sa.insert(announcements), row)


def withdraw(connection: sa.Connection, announcement: str) -> bool:
    return bool(connection.execute(sa.delete(announcements).where(announcements.c.id == announcement)).rowcount)


# Tables.
class _Charter(msgspec.Struct):
    """What a list tells of it."""

    game: str = UNKNOWN
    chairs: list[msgspec.Raw] = []


def list_tables(connection: sa.Connection, wish: ListTables, now: float) -> tuple[list[TableEntry], int]:
    """Those that nothing has happened at for longest come first; and how many more there are."""
    query = sa.select(tables.c.id, tables.c.charter, _status(), _entries(), tables.c.opened, _last()).order_by(_last())
    if wish.status is not None:
        query = query.where(_status() == wish.status)
    if wish.game is not None:
        query = query.where(tables.c.charter.contains(f'"game":"{wish.game}"', autoescape=True))
    if wish.older_than is not None:
        query = query.where(_last() < now - wish.older_than * 86_400)
    found = [_table_entry(*row) for row in connection.execute(query.limit(MOST_LISTED))]
    whole = connection.execute(sa.select(sa.func.count()).select_from(query.subquery())).scalar_one()
    return found, int(whole) - len(found)


def find_table(connection: sa.Connection, table: str) -> tuple[TableEntry, int, bool, list[str]] | None:
    """Its entry, the bytes that are kept of it, whether it is listed, and which tables share its luck."""
    size = sa.select(sa.func.sum(sa.func.length(events.c.data))).where(events.c.table == table).scalar_subquery()
    columns = (tables.c.id, tables.c.charter, _status(), _entries(), tables.c.opened, _last())
    more = (sa.func.length(tables.c.charter) + sa.func.coalesce(size, 0), tables.c.listed, tables.c.luck)
    row = connection.execute(sa.select(*columns, *more).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    same = sa.select(tables.c.id).where(tables.c.luck == row[8], tables.c.id != table).order_by(tables.c.id)
    others = list(connection.execute(same).scalars()) if row[8] is not None else []
    return _table_entry(*row[:6]), int(row[6]), bool(row[7]), others


def existing(connection: sa.Connection, ids: list[str]) -> set[str]:
    return set(connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(ids))).scalars())


def charter_of(connection: sa.Connection, table: str) -> str:
    return str(connection.execute(sa.select(tables.c.charter).where(tables.c.id == table)).scalar_one())


def _table_entry(table: str, charter: str, status: Any, entries: int, opened: float, last: float) -> TableEntry:
    try:
        read = msgspec.json.decode(charter, type=_Charter)
    except (msgspec.DecodeError, UnicodeError):
        read = _Charter()
    return TableEntry(table, read.game, status, len(read.chairs), entries, opened, last)


def _status() -> "sa.ColumnElement[str]":
    return sa.case((tables.c.aside.is_not(None), "cleared"), else_=tables.c.status)


def _entries() -> "sa.ColumnElement[int]":
    last = sa.select(sa.func.max(events.c.seq)).where(events.c.table == tables.c.id).scalar_subquery()
    return sa.func.coalesce(last, 0)


def _last() -> "sa.ColumnElement[float]":
    newest = sa.select(events.c.at).where(events.c.table == tables.c.id).order_by(events.c.seq.desc()).limit(1)
    return sa.func.coalesce(newest.scalar_subquery(), tables.c.opened)


# Accounts.
def list_accounts(connection: sa.Connection, folded_part: str) -> tuple[list[AccountEntry], int]:
    query = _accounts().order_by(accounts.c.folded)
    if folded_part:
        query = query.where(accounts.c.folded.contains(folded_part, autoescape=True))
    found = [AccountEntry(*row) for row in connection.execute(query.limit(MOST_LISTED))]
    whole = connection.execute(sa.select(sa.func.count()).select_from(query.subquery())).scalar_one()
    return found, int(whole) - len(found)


def find_account(connection: sa.Connection, account: str) -> AccountEntry:
    return AccountEntry(*connection.execute(_accounts().where(accounts.c.id == account)).one())


def _accounts() -> "sa.Select[Any]":
    def count(of: sa.Table) -> "sa.ScalarSelect[Any]":
        return sa.select(sa.func.count()).where(of.c.account == accounts.c.id).scalar_subquery()

    used = sa.select(sa.func.max(sessions.c.used)).where(sessions.c.account == accounts.c.id).scalar_subquery()
    return sa.select(accounts.c.name, accounts.c.made, count(holdings), count(sessions), used)
