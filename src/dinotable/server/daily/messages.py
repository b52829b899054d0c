"""Over HTTP: the deal of the day, one's own tries, and how it went for the others."""

from typing import Annotated

import msgspec

from dinotable.table.wire import END, Name, Request, Token

DayText = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}" + END)]


class AskDaily(Request, frozen=True):
    visitor: Token
    """A secret that this browser has made up, to be known again by."""
    day: DayText | None = None
    """One that is over; without it, today."""


class BeginDaily(Request, frozen=True):
    visitor: Token
    name: Name


class DailyTry(msgspec.Struct, frozen=True):
    table: str
    number: int
    """The first counts."""
    is_over: bool
    """Finished, or ended unfinished."""


class DailyResult(msgspec.Struct, frozen=True):
    name: str
    place: int
    """Among first tries that had no help and were finished, equal ones alike; 0: it is none of them."""
    score: int
    rank: int
    """At that table, among the bots."""
    number: int
    """Which try of this person it was."""
    is_mine: bool
    is_helped: bool
    """A bot played for the person for a while, or was asked for its opinion: a hint, or why others did what they did."""
    is_unfinished: bool
    """Given up for another try, or not over when the deal closed: it has no points and no rank."""
    shares_address: bool
    """Somebody else has tried from the same address before: a neighbour, or the same person in another browser."""
    table: str
    """To look at, once the day is over and no try is open any more; until then, and for what is unfinished, empty."""


class DailyPage(msgspec.Struct, frozen=True):
    day: str
    is_today: bool
    ends: str
    """When today is over."""
    closes: str
    """When tries of this deal that are still open end unfinished, and replays open at the latest."""
    is_closed: bool
    """Whether no try is open any more, so that replays are."""
    before: str
    """The last day before that somebody played; empty: none."""
    game: str
    levels: list[str]
    """The bot on each seat; empty where the person sits."""
    options: dict[str, str]
    players: int
    """How many have begun it."""
    tries: list[DailyTry]
    """One's own."""
    are_told: bool
    """Whether the results are told: when one's own game is over, or the deal is closed."""
    results: list[DailyResult]
    """The best first: first tries without help in order of merit, then those with help, then later ones, then what is
    unfinished."""
