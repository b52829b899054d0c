"""A door: something that can be asked for over HTTP, and by whom."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dinotable.core.errors import SetupError
from dinotable.server.accounts.storage import Session
from dinotable.server.http.addresses import sender_of
from dinotable.server.http.refusals import Denied
from dinotable.server.tables.room import Live
from dinotable.table.table import Table

Role = Literal["anyone", "watcher", "guest", "seat", "host", "seat or host", "account"]
"""Watcher: whoever knows the table's id. Guest: likewise, or whoever shows an invitation, and is told nothing of the game.
Seat, host: whoever shows that token, or whose account holds that place. Account: whoever is signed in."""


@dataclass
class Caller:
    """Who asks, and for what."""

    request: Request
    body: Any
    live: Live
    table: Table
    viewer: int
    """The seat one speaks for, or SPECTATOR."""
    is_host: bool
    session: Session | None = None
    """Who is signed in, at the doors of accounts and where no token was shown."""
    invited: int | None = None
    """The chair that one has an invitation to."""
    is_cleared: bool = False
    """The table was cleared away: there is neither `live` nor `table`."""
    is_open: bool = False
    """Whether the table's book is open: its seed, all eyes, what if."""


Answer = msgspec.Struct | Response


@dataclass(frozen=True)
class Door:
    method: Literal["GET", "POST", "DELETE"]
    path: str
    role: Role
    about: str
    body: type[msgspec.Struct] | None
    answer: type[msgspec.Struct] | None
    """None: plain text."""
    open: Callable[[Caller], Awaitable[Answer]]
    query: tuple[tuple[str, Any], ...] = ()
    """Names and types of what may stand behind the question mark."""
    failure: type[msgspec.Struct] | None = None
    """What a 503 holds instead of a refusal."""
    is_for_cleared: bool = False
    """Whether it opens at a table that was cleared away, too."""
    takes: str = ""
    """The media type of a body that is no JSON of ours."""


def session_of(caller: Caller) -> Session:
    assert caller.session is not None, "the door is for accounts"
    return caller.session


def address_of(caller: Caller) -> str:
    """As limits count it."""
    return sender_of(caller.request.client.host if caller.request.client else "")


def number_in(caller: Caller, name: str, most: int) -> int | None:
    """A number from the query."""
    text = caller.request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
        raise Denied(400, "query", f"{name} is a number from 0 to {most}")
    return int(text)


def checked_rung(live: Live, rung: str) -> str:
    names = live.game.ladder().names()
    if rung not in names:
        raise SetupError(f"“{rung}” is no bot for {live.game.id}: take one of {', '.join(names)}")
    return rung
