"""Over HTTP: accounts."""

from typing import Annotated

import msgspec

from dinotable.server.notify.messages import WebhookPage
from dinotable.server.ratings.messages import OwnRatings
from dinotable.table.api.results import ResultLine
from dinotable.table.api.tables import TableLine
from dinotable.table.wire import Id, Name, Request, Token

NewPassword = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


# What is asked.
class Register(Request, frozen=True):
    name: Name
    password: NewPassword


class SignIn(Request, frozen=True):
    name: Name
    password: Password


class ChangePassword(Request, frozen=True):
    old: Password
    new: NewPassword


class EndSessions(Request, frozen=True):
    session: Id | None = None
    """Which; left out, all the others."""


class Claim(Request, frozen=True):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=200)]


class DeleteAccount(Request, frozen=True):
    password: Password


# What is answered.
class SessionPage(msgspec.Struct, frozen=True):
    id: str
    device: str
    """Browser and system, as far as the browser said."""
    made: float
    used: float
    """Seconds since 1970, to within ten minutes."""
    is_this: bool


class AccountPage(msgspec.Struct, frozen=True):
    name: str
    made: float
    sessions: list[SessionPage]
    webhook: WebhookPage


class HeldSeat(msgspec.Struct, frozen=True):
    table: str
    game: str
    seat: int | None
    """Null for the host's place."""


class AccountSeats(msgspec.Struct, frozen=True):
    seats: list[HeldSeat]
    tables: list[TableLine]
    """The newest two hundred, as one's seats may know them."""


class Claimed(msgspec.Struct, frozen=True):
    gained: int


class HeldGame(msgspec.Struct, frozen=True):
    table: str
    game: str
    seat: int | None
    name: str
    status: str
    record: str
    """As the seat may know it; empty for the host of a table that cannot be watched now."""
    said: list[str]
    """What one has said at the table, as far as it is kept."""
    webhook: WebhookPage


class Export(msgspec.Struct, frozen=True):
    """Everything that is kept of an account."""

    name: str
    made: float
    sessions: list[SessionPage]
    webhook: WebhookPage
    ratings: OwnRatings
    muted: list[str]
    """Who may not ask one to their tables."""
    takes_no_invitations: bool
    results: list[ResultLine]
    """Of finished games, also of those whose tables are gone."""
    games: list[HeldGame]
