"""Whether a table's book is open: its seed, every seat's eyes, what if. One rule, for every door."""

from dinotable.core.seats import SPECTATOR
from dinotable.server.http.refusals import Denied
from dinotable.server.http.slowly import Slowly
from dinotable.server.storage import Pasts, Store
from dinotable.server.tables.room import Live
from dinotable.table.errors import Refused
from dinotable.table.table import Table

MOST_LOOKING = (6, 60)
"""Looks back that wait for their turn, of one address and in all."""


class Books:
    def __init__(self, store: Store) -> None:
        self.pasts = Pasts(store)
        self.looking = Slowly("looks back", *MOST_LOOKING)

    async def is_open(self, live: Live, table: Table) -> bool:
        """When its game is over, and that of every table dealt from the same seed."""
        if not table.is_over():
            return False
        if live.luck is None:
            return True
        return all(status == "over" for _, status in await self.pasts.of_luck(live.luck))

    async def check_watching(self, live: Live, table: Table, viewer: int, is_invited: bool = False) -> None:
        """Tables of one luck have no spectators while one of them is played: whoever saw one would know what comes at
        the other. Whoever is invited sees who sits there until the game begins."""
        if is_invited and not table.is_started:
            return
        if live.luck and viewer == SPECTATOR and not await self.is_open(live, table):
            raise Denied(403, "twin", "another table has the same luck: this one can be watched when both have ended")


def check_open(table: Table, is_open: bool) -> None:
    if not table.is_over():
        raise Refused("not-over", "the game goes on: its past can be looked at when it is over")
    if not is_open:
        raise Refused("twin", "another table has the same luck, and is not over yet: look again when both have ended")
