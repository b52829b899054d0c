"""Who somebody is at a table: by the token they show, or by the account they are signed in to. Every route asks here."""

import contextlib
from dataclasses import dataclass
from typing import Protocol

from starlette.requests import HTTPConnection

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts, Watching
from dinotable.server.accounts.schema import HOST
from dinotable.server.accounts.storage import Session
from dinotable.server.http.refusals import Denied
from dinotable.server.tables.grants import Grants
from dinotable.server.tables.missing import Cleared, NoTable
from dinotable.server.tables.tokens import hash_of

COOKIE = "dinotable"
SEAT_HEADER = "dinotable-seat"
"""Which of an account's places at the table one speaks for: a seat's number, or `host`."""


@dataclass(frozen=True)
class Identity:
    viewer: int = SPECTATOR
    is_host: bool = False
    invited: int | None = None
    """The seat that an invitation is for, which opens nothing but the chair."""
    session: Session | None = None
    """What gave it, if no token did."""


class Keys(Protocol):
    """A table, in use or cleared away, and what opens it."""

    id: str
    host: str
    tokens: Grants
    seats: dict[str, int]


class Identities:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts

    async def of(
        self, room: Keys, token: str | None, cookie: str | None, place: int | None, key: str | None = None
    ) -> Identity:
        """Whoever shows nothing is a spectator. A place is only asked for where no token is shown. `key` is what somebody
        wants an invitation to be exchanged for."""
        if token is not None:
            return _shown(room, hash_of(token), key)
        if place is None:
            return Identity()
        session = await self.accounts.session_of(cookie)
        if session is None:
            raise Denied(401, "session", "sign in first, or use the seat's link")
        if not await self.accounts.kept.holds(session.account, room.id, place):
            raise Denied(403, "role", "this place is not yours")
        return Identity(SPECTATOR if place == HOST else place, place == HOST, session=session)

    async def refusal(self, gone: Cleared, token: str | None, cookie: str | None, place: int | None) -> NoTable:
        """Whoever has a key of it, or an invitation, is told that it was cleared away; for everybody else there is no such
        table."""
        with contextlib.suppress(Denied):
            identity = await self.of(gone, token, cookie, place)
            if identity.viewer != SPECTATOR or identity.is_host or identity.invited is not None:
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


def _shown(room: Keys, token_hash: str, key: str | None) -> Identity:
    grant = room.tokens.get(token_hash)
    if grant and grant.kind == "invitation":
        return Identity(invited=grant.seat)
    if grant and grant.kind == "used":
        # The same exchange once more, because its answer was lost: who has the key holds the seat.
        if key is not None and room.seats.get(hash_of(key)) == grant.seat:
            return Identity(grant.seat)
        raise used_up()
    if grant is None and token_hash != room.host:
        raise Denied(401, "token", "this token is not known here: use the seat's link")
    return Identity(grant.seat if grant else SPECTATOR, token_hash == room.host)


def used_up() -> Denied:
    return Denied(401, "invitation", "this link was used already: ask who sits there, or the host, for a new one")


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
