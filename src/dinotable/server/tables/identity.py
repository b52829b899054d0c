"""Who somebody is at a table: by the token they show, or by the account they are signed in to. Every route asks here.

Seats change hands while requests wait. So a request keeps its credentials, and whatever acts for a seat decides from them
again, with nothing in between: `Rooms.who`.
"""

import contextlib
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts, Watching
from dinotable.server.accounts.schema import HOST
from dinotable.server.accounts.storage import Session
from dinotable.server.tables.missing import Cleared
from dinotable.table import identity
from dinotable.table.errors import Denied, NoTable

COOKIE = "dinotable"
SEAT_HEADER = "dinotable-seat"
"""Which of an account's places at the table one speaks for: a seat's number, or `host`."""


@dataclass(frozen=True)
class Identity(identity.Identity):
    session: Session | None = None
    """What gave it, if no token did."""
    revision: int | None = None
    """Of the table, when the database said so; None: it was read from the table in memory."""

    def is_same(self, other: "Identity") -> bool:
        """Whether the same place at the table is theirs."""
        return (self.viewer, self.is_host, self.invited) == (other.viewer, other.is_host, other.invited)


@dataclass(frozen=True)
class Credentials:
    """What a request or a message of a socket shows."""

    token: str | None
    cookie: str | None
    place: int | None
    """Which of an account's places at the table it is for, where no token is shown."""
    key: str | None = None
    """What an invitation shall be exchanged for."""

    def is_shown(self) -> bool:
        """Whether they say who they are."""
        return self.token is not None or self.place is not None


class Identities:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts

    async def of(self, room: identity.Keys, shown: Credentials) -> Identity:
        """Without credentials a spectator."""
        if shown.token is not None:
            found = identity.identity_shown(room, shown.token, shown.key)
            return Identity(found.viewer, found.is_host, found.invited)
        if shown.place is None:
            return Identity()
        session = await self.accounts.session_of(shown.cookie)
        if session is None:
            raise Denied(401, "session", "sign in first, or use the seat's link")
        revision = await self.accounts.kept.holds(session.account, room.id, shown.place)
        if revision is None:
            raise Denied(403, "role", "this place is not yours")
        is_host = shown.place == HOST
        return Identity(SPECTATOR if is_host else shown.place, is_host, session=session, revision=revision)

    async def refusal(self, gone: Cleared, shown: Credentials) -> NoTable:
        """To holders of a key or an invitation: it was cleared away; to everybody else: there is no such table."""
        with contextlib.suppress(Denied):
            found = await self.of(gone, shown)
            if found.viewer != SPECTATOR or found.is_host or found.invited is not None:
                return gone
        return NoTable("there is no such table: it may have been cleared away")

    async def follow(self, session: str, watching: Watching, cookie: str | None) -> bool:
        """From now on it ends with its session, which may just have ended."""
        self.accounts.watching[session].add(watching)
        if await self.accounts.session_of(cookie):
            return True
        watching.end()
        self.accounts.forget(session, watching)
        return False


def own_seat(identity: Identity) -> int:
    """Raises Denied where they hold none any more."""
    if identity.viewer == SPECTATOR:
        raise Denied(403, "role", "this is for the seat")
    return identity.viewer


def credentials_in(connection: HTTPConnection, key: str | None = None) -> Credentials:
    return Credentials(token_in(connection), cookie_in(connection), place_in(connection), key)


def token_in(connection: HTTPConnection) -> str | None:
    said = connection.headers.get("authorization")
    if said is None:
        return None
    scheme, _, token = said.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Denied(401, "token", "the header should be “Authorization: Bearer …”")
    return token.strip()


def cookie_in(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(COOKIE)


def place_in(connection: HTTPConnection) -> int | None:
    said = connection.headers.get(SEAT_HEADER)
    if said is None:
        return None
    if said == "host":
        return HOST
    if len(said) == 1 and said in "01234567":
        return int(said)
    raise Denied(400, "seat", "the header Dinotable-Seat is a seat's number, or “host”")
