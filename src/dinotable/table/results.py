"""How a game ended, as it is kept for those who played it. It is made with the entry that ends the game, or later from a
table that ended before results were kept."""

import msgspec

from dinotable.core.outcome import Outcome
from dinotable.table.log import Acted, Charter, Entered, Started
from dinotable.table.table import Table
from dinotable.table.variant import Variant


class SeatResult(msgspec.Struct, frozen=True):
    """A chair when the game ended."""

    name: str
    points: int
    rank: int
    """1 is first; equal ranks are shared."""
    level: str = ""
    """The bot that played, from the start or at the end on behalf of who sat there."""
    is_bot: bool = False
    """Whether the chair was a bot's from the start."""
    is_here: bool = False
    """Whether somebody at another's device sat there."""
    rating: list[int] | None = None
    """Of a rated game: what whoever sat there was rated before and after it."""

    def is_lent(self) -> bool:
        """Whether a bot ended the game for somebody."""
        return bool(self.level) and not self.is_bot


class Result(msgspec.Struct, frozen=True):
    id: str
    """The table's."""
    game: str
    seats: int
    options: dict[str, str]
    ended: float
    """By the calendar."""
    seconds: float
    """How long it was played, in uptime."""
    is_rated: bool
    chairs: list[SeatResult]
    levels: list[str] = []
    """The levels of the game's bots, the weakest first, while the game is ending."""
    variant: Variant | None = None
    """What was played with instead of the usual box."""

    def is_usual(self) -> bool:
        """Whether its points compare with those of other games."""
        return self.variant is None or not self.variant.changed


class Mine(msgspec.Struct, frozen=True):
    """A finished game and the seat that one had."""

    result: Result
    seats: list[int]
    """All that one holds, where several shared a device."""
    is_there: bool
    """Whether the table can still be looked at."""


def is_counted(charter: Charter) -> bool:
    """A lesson and what begins with the lines of another game are exercises, an uploaded record was played elsewhere."""
    return not charter.given and charter.lesson is None and charter.upload is None


def result_of(id: str, table: Table, outcome: Outcome, end: Entered, ended: float) -> Result:  # noqa: A002
    charter = table.charter
    begun = next((entry.at for entry in table.entries_since(0) if isinstance(entry.event, Started)), end.at)
    chairs = [
        SeatResult(
            chair.name,
            outcome.scores[seat],
            outcome.ranks[seat],
            chair.level,
            chair.kind == "bot",
            chair.kind == "here",
        )
        for seat, chair in enumerate(table.chairs)
    ]
    seconds, levels = max(0.0, end.at - begun), table.game.ladder().names()
    return Result(
        id, charter.game, len(chairs), charter.options, ended, seconds, charter.rated, chairs, levels, charter.variant
    )


def planned_result(id: str, table: Table, end: Entered) -> Result | None:  # noqa: A002
    """Of the game that ends with a planned entry; its time is that of the commit. None: it goes on or does not count."""
    if not (isinstance(end.event, Acted) and end.event.ends and is_counted(table.charter)):
        return None
    outcome = table.planned_outcome(end.event)
    return None if outcome is None else result_of(id, table, outcome, end, 0.0)


def last_move(table: Table) -> Entered | None:
    """The entry that ended a game."""
    moves = [entry for entry in table.entries_since(0) if isinstance(entry.event, Acted)]
    return moves[-1] if moves else None
