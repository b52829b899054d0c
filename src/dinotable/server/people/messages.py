"""Over HTTP: asking people one has played with to play again."""

from typing import Literal

import msgspec

from dinotable.table.wire import Id, Request, SeatNumber


# What is asked.
class AskPerson(Request, frozen=True):
    """Somebody one has played with is asked to a friend's chair."""

    seat: SeatNumber
    at: Id
    person: SeatNumber
    """The table of a finished game, and the seat that they had there."""


class AnswerInvitation(Request, frozen=True):
    table: Id | None = None
    answer: Literal["take", "decline", "mute"] | None = None
    """To being asked to that table. Mute: who asked may not ask again."""
    none: bool | None = None
    """Whether nobody at all may ask; left out, it stays as it is."""
    forgive: bool = False
    """Whoever was muted may ask again."""


# What is answered.
class InvitationLine(msgspec.Struct, frozen=True):
    table: str
    game: str
    by: str
    """Who asks."""
    seats: int
    names: list[str]
    """Who sits there already."""
    is_rated: bool


class Invitations(msgspec.Struct, frozen=True):
    invitations: list[InvitationLine]
    """The newest first."""
    takes_none: bool
    """Whether nobody may ask."""
    muted: list[str]
    """Who may not."""
    link: str = ""
    """To the chair, for who takes it: one still sees what was agreed before one sits down."""
