"""Who somebody is at a table: by the token they show, or by the account they are signed in to. Every route asks here."""

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


class Identities:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts

    async def of(
        self, room: identity.Keys, token: str | None, cookie: str | None, place: int | None, key: str | None = None
    ) -> Identity:
        """Whoever shows nothing is a spectator. A place is only asked for where no token is shown. `key` is what somebody
        wants an invitation to be exchanged for."""
        if token is not None:
            shown = identity.identity_shown(room, token, key)
            return Identity(shown.viewer, shown.is_host, shown.invited)
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
            found = await self.of(gone, token, cookie, place)
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
