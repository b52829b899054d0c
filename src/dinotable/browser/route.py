"""What can be asked of a browser that hosts tables: the routes of a server, with the same bodies and answers."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from dinotable.browser.room import Room
from dinotable.table.errors import Denied
from dinotable.table.identity import TableRole
from dinotable.table.table import Table
from dinotable.table.wire import MOST_BODY

Method = Literal["GET", "POST", "DELETE"]


@dataclass(frozen=True)
class Text:
    """An answer that is no struct of ours."""

    body: str
    media: str = "text/plain"


@dataclass
class Caller:
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    text: str
    """The body as it came."""
    token: str | None

    def number(self, name: str, most: int) -> int | None:
        """A number from the query."""
        text = self.query.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
            raise Denied(400, "query", f"{name} is a number from 0 to {most}")
        return int(text)


@dataclass
class TableCaller(Caller):
    """Somebody at a table."""

    room: Room
    table: Table
    viewer: int
    """The seat one speaks for, or SPECTATOR."""
    is_host: bool
    invited: int | None
    can_replay: bool
    """Whether the table's past may be told: its seed, what every seat saw, what if."""


Answer = msgspec.Struct | Text


@dataclass(frozen=True)
class Route:
    method: Method
    path: str
    body: type[msgspec.Struct] | None
    answer: type[msgspec.Struct] | None
    """None: no JSON of ours."""
    most: int = field(default=MOST_BODY, kw_only=True)
    """Bytes of its body."""


@dataclass(frozen=True)
class PublicRoute(Route):
    open: Callable[[Caller], Awaitable[Answer]]


@dataclass(frozen=True)
class TableRoute(Route):
    """At a table, for whoever has the role."""

    role: TableRole
    open: Callable[[TableCaller], Awaitable[Answer]]


AnyRoute = PublicRoute | TableRoute


def params_in(pattern: str, path: str) -> dict[str, str] | None:
    """What stands in the braces of `/api/tables/{table}/act`; None where the path is another one."""
    wanted, parts = pattern.split("/"), path.split("/")
    if len(wanted) != len(parts):
        return None
    found = {}
    for want, part in zip(wanted, parts, strict=True):
        if want.startswith("{") and part:
            found[want.strip("{}")] = part
        elif want != part:
            return None
    return found
