"""What people at a table ask of each other, and say."""

from typing import Annotated, Literal

import msgspec

from dinotable.table.log import What
from dinotable.table.messages import Said
from dinotable.table.wire import Counted, Level, Name, Request, SeatNumber

DAY = 86_400
MOST_TEXT = 300
Reaction = Literal["yes", "clap", "laugh", "wow", "sad", "heart", "think", "dino"]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TEXT)]


# What is asked.
class TimeControlWish(Request, frozen=True):
    """About time, when a table is opened."""

    clock: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)] = 0
    """For the whole game with a bank, for each decision with days."""
    added: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """To a bank, with each decision."""
    vacation: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)] = 0
    """For each player, where decisions have days."""
    absent: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)] = 0
    """After so many seconds a bot plays on for who owes a decision and is not connected; 0: never."""
    stand_in: Level | None = None
    """That bot."""
    patience: Annotated[int, msgspec.Meta(ge=30, le=DAY)] = 300
    """Seconds that somebody may be away before the others decide without them; not where decisions have days."""


class Propose(Request, frozen=True):
    what: What
    target: Counted
    """A line for `back`, else a seat."""


class AnswerTo(Request, frozen=True):
    proposal: Counted
    yes: bool


class Swap(Request, frozen=True):
    one: SeatNumber
    other: SeatNumber


class Rest(Request, frozen=True):
    begins: bool


class Say(Request, frozen=True):
    """A text or a reaction."""

    text: Text | None = None
    reaction: Reaction | None = None
    name: Name | None = None
    """What a spectator calls itself; a seat has its name from the table."""


class Rematch(Request, frozen=True):
    pass


# What is answered.
class SaidIt(msgspec.Struct, frozen=True):
    number: int


class Heard(msgspec.Struct, frozen=True):
    lines: list[Said]


class Backs(msgspec.Struct, frozen=True):
    lines: list[int]
    """Each can be the `target` of a proposal `back`."""


class RematchSeat(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str
    """Of the seat at the new table: the same however often it is asked for."""
    host: str | None
    """For whoever proposed the rematch."""
