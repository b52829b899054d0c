"""Over HTTP: finished games, looked at again, branched from, brought along, compared."""

from typing import Literal

import msgspec

from dinotable.bots.luck import Share
from dinotable.core.wire import GameAction
from dinotable.table.cursor import Frame
from dinotable.table.curve import Point
from dinotable.table.seen import Ending, Line
from dinotable.table.story import Draw
from dinotable.table.turns import ReplayTurn
from dinotable.table.wire import Counted, Level, Name, Request, SeatNumber


class Branch(Request, frozen=True):
    """What if: play on from after so many lines, on this seat."""

    line: Counted
    seat: SeatNumber
    name: Name
    others: Literal["bots", "here"] = "bots"
    """Who plays the other seats: bots, or people at this device."""
    level: Level | None = None
    """Which bots; without it the strongest."""


class Replayed(msgspec.Struct, frozen=True):
    line: int
    """The first of the frames."""
    lines: int
    """How many there are."""
    frames: list[Frame]


class ReplayLines(msgspec.Struct, frozen=True):
    lines: list[Line]
    """All of them, as these eyes saw them."""
    turns: list[ReplayTurn]
    """The same by turns."""


class Uploaded(msgspec.Struct, frozen=True):
    table: str
    game: str
    lines: int
    is_over: bool
    """Whether it was played to its end."""
    is_checked: bool
    """Whether it brought its seed, and every draw came from it."""


class Curve(msgspec.Struct, frozen=True):
    """What each seat could expect, at every decision."""

    is_done: bool
    done: int
    """So many lines were reckoned through."""
    lines: int
    level: str
    """Which bot reckons."""
    points: list[Point]
    swings: list[int]
    """The places in `points` where the game tipped most."""


class DecidingMoment(msgspec.Struct, frozen=True):
    """A decision that mattered."""

    line: int
    """So many lines were there before it."""
    turn: int
    """Of the game; 0 is setting up."""
    seat: int
    done: GameAction
    other: GameAction
    """What was done, and what it is compared with: what the bot would have done, or else the next best."""
    agrees: bool
    """Whether the bot would have done the same."""
    worth: float
    """By how much it changed the share of the others that the seat could expect to be ahead of; negative: for the worse."""
    error: float
    """Give or take so much."""


class StoryTold(msgspec.Struct, frozen=True):
    """How a finished game was decided, as far as it is known."""

    is_done: bool
    done: float
    """From 0 to 1."""
    level: str
    """Which bot was asked what it would have done."""
    moments: list[DecidingMoment]
    """At most three, as they came."""
    draws: list[Draw]
    """What came by chance and tipped it."""
    shares: list[Share]
    """By seat: what was luck, what was play. Empty until something can be said of it."""


class DuplicateTable(msgspec.Struct, frozen=True):
    table: str
    names: list[str]
    levels: list[str]
    """The bot on each seat; empty for a person."""
    lines: int
    ending: Ending | None


class Duplicates(msgspec.Struct, frozen=True):
    """Tables that were dealt from one seed."""

    game: str
    tables: list[DuplicateTable]
    parted: int
    """So many lines are the same at both."""
