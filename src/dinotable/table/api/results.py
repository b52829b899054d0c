"""One's finished games, what they add up to, and with whom one played them."""

from typing import Annotated

import msgspec

from dinotable.table.results import SeatResult
from dinotable.table.variant import Variant
from dinotable.table.wire import Request, Token

GameId = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


# What is asked.
class MyResults(Request, frozen=True):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=200)] = msgspec.field(default_factory=list)
    """The keys that this browser has. Whoever is signed in sees the games of the account too."""
    game: GameId | None = None
    """Only those of one game."""
    skip: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class MyStatistics(Request, frozen=True):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=200)] = msgspec.field(default_factory=list)


# What is answered.
class ResultLine(msgspec.Struct, frozen=True):
    """A finished game."""

    table: str
    game: str
    options: dict[str, str]
    viewer: int
    """The seat one had."""
    ended: float
    """Seconds since 1970."""
    seconds: float
    """How long it was played."""
    is_rated: bool
    is_there: bool
    """Whether its table can still be looked at."""
    chairs: list[SeatResult]
    variant: Variant | None = None
    """What was played with instead of the usual box."""


class ResultPage(msgspec.Struct, frozen=True):
    results: list[ResultLine]
    """The newest first, as many as fit on a page."""
    count: int
    """How many there are in all."""
    games: list[str]
    """Of which games there are some."""
    older: int
    """How many games of old are still to be read: ask again."""


class OfSeats(msgspec.Struct, frozen=True):
    """One's games of so many players."""

    seats: int
    games: int
    wins: int
    """First places, shared ones too."""
    place: float
    """The average."""
    fair: float
    """What the average would be by lot."""


class AgainstBot(msgspec.Struct, frozen=True):
    level: str
    games: int
    """In which such a bot played; several of one level count once each."""
    ahead: int
    level_with: int
    """So many times one ended ahead of it, and on the same place."""


class GameStatistics(msgspec.Struct, frozen=True):
    game: str
    games: int
    wins: int
    points: float
    """The average."""
    best: int
    best_table: str
    """Where one had the most points; empty if that table is gone."""
    by_seats: list[OfSeats]
    bots: list[AgainstBot]


class PersonLine(msgspec.Struct, frozen=True):
    """Somebody one has played with: by the account, or else by the name."""

    name: str
    """As they were called last."""
    table: str
    seat: int
    """Where they sat then: that is how one speaks of them."""
    game: str
    """Which was played there."""
    games: int
    last: float
    """When the last of them ended."""
    ahead: int
    behind: int
    level_with: int
    """How often one ended ahead of them, behind them, on the same place."""


class Statistics(msgspec.Struct, frozen=True):
    games: list[GameStatistics]
    lent: int
    """Games that a bot ended for one: they are not counted."""
    variants: int
    """Nor are those with a changed box: their points compare with nothing."""
    people: list[PersonLine]
    """Those one has played with last come first."""
