"""Accounts, their sessions, and the seats they hold."""

from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.forgetting import forget_account
from dinotable.server.storage.database import Store
from dinotable.server.storage.schema import HOST, IS_KEY, accounts, holdings, seats, sessions, tables
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
    served: float = 0.0
    """When it was last used, in served time: what its end is reckoned by."""


class Holding(msgspec.Struct, frozen=True):
    game: str
    seat: int
    """HOST for the host's place."""


class AccountStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Accounts.
    async def add(self, account: Account, folded: str) -> None:
        """Raises Conflict when somebody has that name."""
        row = {**msgspec.structs.asdict(account), "folded": folded}
        await self.store.write(lambda connection: _run(connection, sa.insert(accounts).values(row)))

    async def looks(self) -> set[str]:
        """How the names of all accounts look."""
        names = sa.select(accounts.c.name)
        return await self.store.read(
            lambda connection: {look for name in connection.execute(names).scalars() for look in looks_of(name)}
        )

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
        games: list[str] = []
        await self.store.write(lambda connection: games.extend(forget_account(connection, account)))
        return sorted(set(games))

    # Sessions.
    async def begin(self, session: Session, token: str, most: int) -> None:
        """Of the token it gets the hash. Beyond so many sessions those unused for longest end."""

        def insert(connection: sa.Connection) -> None:
            row = {**msgspec.structs.asdict(session), "token": token}
            del row["name"]
            connection.execute(sa.insert(sessions), row)
            ours = sa.select(sessions.c.id).where(sessions.c.account == session.account)
            old = ours.order_by(sessions.c.served.desc(), sessions.c.made.desc()).offset(most)
            connection.execute(sa.delete(sessions).where(sessions.c.id.in_(list(connection.execute(old).scalars()))))

        await self.store.write(insert)

    async def session(self, token: str, served_after: float) -> Session | None:
        query = _sessions().where(sessions.c.token == token, sessions.c.served > served_after)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return Session(*row) if row else None

    async def sessions_of(self, account: str) -> list[Session]:
        query = _sessions().where(sessions.c.account == account).order_by(sessions.c.used.desc())
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [Session(*row) for row in rows]

    async def touch(self, session: str, now: float, served: float) -> None:
        change = sa.update(sessions).where(sessions.c.id == session).values(used=now, served=served)
        await self.store.write(lambda connection: _run(connection, change))

    async def end(self, ended: list[str]) -> None:
        change = sa.delete(sessions).where(sessions.c.id.in_(ended))
        await self.store.write(lambda connection: _run(connection, change))

    async def end_unused(self, served_before: float) -> None:
        change = sa.delete(sessions).where(sessions.c.served <= served_before)
        await self.store.write(lambda connection: _run(connection, change))

    # Seats.
    async def claim(self, account: str, hashes: list[str], now: float, most: int) -> int:
        """Whatever seats and hosts' places these tokens hold now are the account's; how many it has gained."""
        gained: list[Holding] = []

        def insert(connection: sa.Connection) -> None:
            gained.clear()
            shown = [(game, seat) for game, seat in connection.execute(_seats_of(hashes))]
            # An invitation may become the host's key, and is not yet.
            not_yet = sa.select(seats.c.token).where(seats.c.game == tables.c.id, ~IS_KEY)
            hosted = sa.select(tables.c.id).where(tables.c.host.in_(hashes), tables.c.host.not_in(not_yet))
            shown += [(game, HOST) for game in connection.execute(hosted).scalars()]
            mine = sa.select(holdings.c.game, holdings.c.seat).where(holdings.c.account == account)
            have = {(game, seat) for game, seat in connection.execute(mine)}
            for game, seat in shown:
                if (game, seat) not in have and len(have) + len(gained) < most:
                    gained.append(Holding(game, seat))
            rows = [{"account": account, "game": each.game, "seat": each.seat, "since": now} for each in gained]
            if rows:
                connection.execute(sa.insert(holdings), rows)

        await self.store.write(insert)
        return len(gained)

    async def holdings_of(self, account: str) -> list[Holding]:
        query = sa.select(holdings.c.game, holdings.c.seat).where(holdings.c.account == account)
        ordered = query.order_by(holdings.c.since.desc(), holdings.c.game, holdings.c.seat)
        rows = await self.store.read(lambda connection: list(connection.execute(ordered)))
        return [Holding(*row) for row in rows]

    async def holds(self, account: str, game: str, seat: int) -> bool:
        mine = (holdings.c.account == account) & (holdings.c.game == game) & (holdings.c.seat == seat)
        query = sa.select(sa.func.count()).select_from(holdings).where(mine)
        return bool(await self.store.read(lambda connection: connection.execute(query).scalar()))


def _sessions() -> "sa.Select[Any]":
    columns = [sessions.c.id, sessions.c.account, accounts.c.name, sessions.c.device, sessions.c.made]
    return sa.select(*columns, sessions.c.used, sessions.c.served).join(accounts, accounts.c.id == sessions.c.account)


def _seats_of(hashes: list[str]) -> "sa.Select[Any]":
    return sa.select(seats.c.game, seats.c.seat).where(seats.c.token.in_(hashes), IS_KEY)


def _run(connection: sa.Connection, statement: "sa.Executable") -> None:
    connection.execute(statement)
