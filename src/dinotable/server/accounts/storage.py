"""Accounts, their sessions, and the seats they hold."""

from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.forgetting import forget_account
from dinotable.server.accounts.schema import HOST, accounts, holdings, looks, sessions
from dinotable.server.storage.errors import Conflict
from dinotable.server.storage.store import Alone, Store
from dinotable.server.storage.upsert import add_missing
from dinotable.server.tables.schema import IS_KEY, seats, tables
from dinotable.server.tables.seats import lock_seats
from dinotable.table.names import looks_of


class Account(msgspec.Struct, frozen=True):
    id: str
    name: str
    password: str
    """Its hash."""
    made: float


class Session(msgspec.Struct, frozen=True):
    """Somebody signed in on some device."""

    id: str
    """To speak of it; the secret itself is kept as a hash, and elsewhere."""
    account: str
    name: str
    device: str
    made: float
    used: float
    """Both by the calendar, for people to read."""
    uptime: float = 0.0
    """When it was last used, in uptime: what its end is reckoned by."""


class Holding(msgspec.Struct, frozen=True):
    table: str
    seat: int
    """HOST for the host's place."""


class AccountStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Accounts.
    async def add(self, account: Account, folded: str) -> None:
        """Raises Conflict when somebody has that name, or one that looks like it."""
        row = {**msgspec.structs.asdict(account), "folded": folded}
        mine = sorted(looks_of(account.name))

        def insert(connection: sa.Connection) -> None:
            if connection.execute(sa.select(looks.c.account).where(looks.c.look.in_(mine)).limit(1)).first():
                raise Conflict("somebody has a name that looks like it")
            connection.execute(sa.insert(accounts), row)
            connection.execute(sa.insert(looks), [{"look": look, "account": account.id} for look in mine])

        # Alone, so that no two names that look alike are made at the same moment.
        await self.store.write(Alone(insert))

    async def by_name(self, folded: str) -> Account | None:
        return await self._account(accounts.c.folded == folded)

    async def by_id(self, account: str) -> Account | None:
        return await self._account(accounts.c.id == account)

    async def _account(self, which: "sa.ColumnElement[bool]") -> Account | None:
        columns = (accounts.c.id, accounts.c.name, accounts.c.password, accounts.c.made)
        query = sa.select(*columns).where(which)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return Account(*row) if row else None

    async def set_password(self, account: str, password: str) -> None:
        change = sa.update(accounts).where(accounts.c.id == account).values(password=password)
        await self.store.write(lambda connection: _run(connection, change))

    async def remove(self, account: str) -> list[str]:
        """And its name; the tables where that has changed something."""
        ids: list[str] = []
        await self.store.write(Alone(lambda connection: ids.extend(forget_account(connection, account))))
        return sorted(set(ids))

    # Sessions.
    async def begin(self, session: Session, token: str, most: int) -> None:
        """Of the token it gets the hash. Beyond so many sessions those unused for longest end."""

        def insert(connection: sa.Connection) -> None:
            row = {**msgspec.structs.asdict(session), "token": token}
            del row["name"]
            connection.execute(sa.insert(sessions), row)
            ours = sa.select(sessions.c.id).where(sessions.c.account == session.account)
            old = ours.order_by(sessions.c.uptime.desc(), sessions.c.made.desc()).offset(most)
            connection.execute(sa.delete(sessions).where(sessions.c.id.in_(list(connection.execute(old).scalars()))))

        await self.store.write(insert)

    async def session(self, token: str, uptime_after: float) -> Session | None:
        query = _sessions().where(sessions.c.token == token, sessions.c.uptime > uptime_after)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return Session(*row) if row else None

    async def sessions_of(self, account: str) -> list[Session]:
        query = _sessions().where(sessions.c.account == account).order_by(sessions.c.used.desc())
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [Session(*row) for row in rows]

    async def touch(self, session: str, now: float, uptime: float) -> None:
        change = sa.update(sessions).where(sessions.c.id == session).values(used=now, uptime=uptime)
        await self.store.write(lambda connection: _run(connection, change))

    async def end(self, ended: list[str]) -> None:
        change = sa.delete(sessions).where(sessions.c.id.in_(ended))
        await self.store.write(lambda connection: _run(connection, change))

    async def still_there(self, ids: list[str]) -> set[str]:
        """Which of these sessions have not ended."""
        query = sa.select(sessions.c.id).where(sessions.c.id.in_(ids))
        return set(await self.store.read(lambda connection: list(connection.execute(query).scalars())))

    async def end_unused(self, uptime_before: float) -> None:
        change = sa.delete(sessions).where(sessions.c.uptime <= uptime_before)
        await self.store.write(lambda connection: _run(connection, change))

    # Seats.
    async def claim(self, account: str, hashes: list[str], now: float, most: int) -> int:
        """Whatever seats and hosts' places these tokens hold now are the account's; how many it has gained."""
        gained: list[Holding] = []

        def insert(connection: sa.Connection) -> None:
            gained.clear()
            # One claim of an account after the other, and nobody leaves one of these seats meanwhile.
            connection.execute(sa.select(accounts.c.id).where(accounts.c.id == account).with_for_update(key_share=True))
            at = sa.union(_seats_of(hashes).with_only_columns(seats.c.table), _hosted_by(hashes))
            lock_seats(connection, list(connection.execute(at).scalars()))
            shown = [(table, seat) for table, seat in connection.execute(_seats_of(hashes))]
            # An invitation may become the host's key, and is not yet.
            not_yet = sa.select(seats.c.token).where(seats.c.table == tables.c.id, ~IS_KEY)
            hosted = _hosted_by(hashes).where(tables.c.host.not_in(not_yet))
            shown += [(table, HOST) for table in connection.execute(hosted).scalars()]
            mine = sa.select(holdings.c.table, holdings.c.seat).where(holdings.c.account == account)
            have = {(table, seat) for table, seat in connection.execute(mine)}
            for table, seat in shown:
                if (table, seat) not in have and len(have) + len(gained) < most:
                    gained.append(Holding(table, seat))
            rows = [{"account": account, "table": each.table, "seat": each.seat, "since": now} for each in gained]
            add_missing(connection, holdings, rows)

        await self.store.write(insert)
        return len(gained)

    async def holdings_of(self, account: str) -> list[Holding]:
        query = sa.select(holdings.c.table, holdings.c.seat).where(holdings.c.account == account)
        ordered = query.order_by(holdings.c.since.desc(), holdings.c.table, holdings.c.seat)
        rows = await self.store.read(lambda connection: list(connection.execute(ordered)))
        return [Holding(*row) for row in rows]

    async def holds(self, account: str, table: str, seat: int) -> int | None:
        """The table's revision at which the account holds that seat; None: it does not."""
        mine = (holdings.c.account == account) & (holdings.c.table == table) & (holdings.c.seat == seat)
        query = sa.select(tables.c.revision).join(holdings, holdings.c.table == tables.c.id).where(mine)
        return await self.store.read(lambda connection: connection.execute(query).scalar())

    async def still_holds(self, session: str, table: str, seat: int) -> bool:
        """Whether the session goes on, and its account has that place."""
        query = sa.select(holdings.c.seat).join(sessions, sessions.c.account == holdings.c.account)
        query = query.where(sessions.c.id == session, holdings.c.table == table, holdings.c.seat == seat)
        return await self.store.read(lambda connection: connection.execute(query).first() is not None)


def _sessions() -> "sa.Select[Any]":
    columns = [sessions.c.id, sessions.c.account, accounts.c.name, sessions.c.device, sessions.c.made]
    return sa.select(*columns, sessions.c.used, sessions.c.uptime).join(accounts, accounts.c.id == sessions.c.account)


def _seats_of(hashes: list[str]) -> "sa.Select[Any]":
    return sa.select(seats.c.table, seats.c.seat).where(seats.c.token.in_(hashes), IS_KEY)


def _hosted_by(hashes: list[str]) -> "sa.Select[Any]":
    return sa.select(tables.c.id).where(tables.c.host.in_(hashes))


def _run(connection: sa.Connection, statement: "sa.Executable") -> None:
    connection.execute(statement)
