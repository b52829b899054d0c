"""Routes: what can be asked for over HTTP, and by whom. Whoever a route does not name goes no further."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dinotable.server.accounts.storage import Session
from dinotable.server.http.addresses import sender_of
from dinotable.server.tables.identity import Identity
from dinotable.server.tables.room import Room
from dinotable.table.errors import Denied
from dinotable.table.identity import TableRole
from dinotable.table.table import Table

Method = Literal["GET", "POST", "DELETE"]
Answer = msgspec.Struct | Response


# Who asks, and for what.
@dataclass
class Caller:
    request: Request
    body: Any

    def address(self) -> str:
        """As limits count it."""
        return sender_of(self.request.client.host if self.request.client else "")

    def number(self, name: str, most: int) -> int | None:
        """A number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
            raise Denied(400, "query", f"{name} is a number from 0 to {most}")
        return int(text)


@dataclass
class Member(Caller):
    """Whoever is signed in."""

    session: Session


@dataclass
class TableCaller(Caller):
    """Somebody at a table."""

    room: Room
    table: Table
    identity: Identity
    """As it was when the request came: good for looking, and for nothing that is entered or kept."""
    who: Callable[[], Awaitable[Identity]]
    """Decides again; whatever acts hands it to `Rooms`."""
    can_replay: bool
    """Whether the table's past may be told: its seed, what every seat saw, what if."""

    @property
    def viewer(self) -> int:
        """The seat one speaks for, or SPECTATOR."""
        return self.identity.viewer

    @property
    def is_host(self) -> bool:
        return self.identity.is_host

    @property
    def session(self) -> Session | None:
        """Of the account, where no token was shown."""
        return self.identity.session

    @property
    def invited(self) -> int | None:
        """The chair that one has an invitation to."""
        return self.identity.invited


# What can be asked for.
@dataclass(frozen=True)
class Route:
    method: Method
    path: str
    about: str
    body: type[msgspec.Struct] | None
    answer: type[msgspec.Struct] | None
    """None: plain text."""


@dataclass(frozen=True)
class PublicRoute(Route):
    """For anyone."""

    open: Callable[[Caller], Awaitable[Answer]]
    failure: type[msgspec.Struct] | None = None
    """What a 503 holds instead of a refusal."""
    takes: str = ""
    """The media type of a body that is no JSON of ours."""


@dataclass(frozen=True)
class MemberRoute(Route):
    """For whoever is signed in."""

    open: Callable[[Member], Awaitable[Answer]]


@dataclass(frozen=True)
class TableRoute(Route):
    """At a table, for whoever has the role."""

    role: TableRole
    open: Callable[[TableCaller], Awaitable[Answer]]
    query: tuple[tuple[str, Any], ...] = ()
    """Names and types of what may stand behind the question mark."""
    open_cleared: Callable[[Caller], Awaitable[Answer]] | None = None
    """For the same people at a table that was cleared away."""
    gives: str = "text/plain"
    """The media type of an answer that is no JSON of ours."""
    is_question: bool = False
    """Whether it changes nothing, although it has a body."""

    def only_looks(self) -> bool:
        return self.is_question or self.method == "GET"


AnyRoute = PublicRoute | MemberRoute | TableRoute
