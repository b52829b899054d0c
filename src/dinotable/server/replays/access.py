"""Whether a table's past may be told: its seed, what every seat saw, what if. One rule, for every route."""

from dinotable.core.seats import SPECTATOR
from dinotable.server.daily.day import is_running
from dinotable.server.http.background import Background
from dinotable.server.replays.storage import FinishedGames
from dinotable.server.storage.store import Store
from dinotable.server.tables.room import Room
from dinotable.table.errors import Denied
from dinotable.table.table import Table

MOST_LOOKING = (6, 60)
"""Looks at finished games that wait for their turn, of one address and in all."""


class Access:
    def __init__(self, store: Store) -> None:
        self.finished = FinishedGames(store)
        self.looking = Background("looks at finished games", *MOST_LOOKING)

    async def is_open(self, room: Room, table: Table) -> bool:
        """When its game is over, and that of every table dealt from the same seed."""
        if not table.is_over():
            return False
        return room.luck is None or await self.is_luck_over(room.luck)

    async def is_luck_over(self, luck: str) -> bool:
        """Of a deal of the day not before the day is over: until then anybody may still begin it."""
        if is_running(luck):
            return False
        return all(status == "over" for _, status in await self.finished.of_luck(luck))

    async def check_watching(self, room: Room, table: Table, viewer: int, is_invited: bool = False) -> None:
        """Tables of one luck have no spectators while one of them is played: whoever saw one would know what comes at
        the other. Whoever is invited sees who sits there until the game begins."""
        if is_invited and not table.is_started:
            return
        if room.luck and viewer == SPECTATOR and not await self.is_open(room, table):
            raise Denied(
                403, "same-luck", "another table has the same luck: this one can be watched when both have ended"
            )
