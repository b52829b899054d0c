"""Whether a table's past may be told; besides the rule of every host, nothing of a deal of the day before it closes."""

from dinotable.hosting.same_luck import SameLuck
from dinotable.server.daily.day import day_of
from dinotable.server.daily.ending import Ending
from dinotable.server.http.background import Background
from dinotable.server.replays.storage import FinishedGames
from dinotable.server.storage.store import Store

MOST_LOOKING = (6, 60)
"""Looks at finished games that wait for their turn, of one address and in all."""


class Access(SameLuck):
    def __init__(self, store: Store) -> None:
        self.finished = FinishedGames(store)
        super().__init__(self.finished)
        self.deals = Ending(store)
        self.looking = Background("looks at finished games", *MOST_LOOKING)

    async def is_luck_over(self, luck: str) -> bool:
        """Of a deal of the day when its tries have ended, finished or not."""
        day = day_of(luck)
        return await (super().is_luck_over(luck) if day is None else self.deals.is_told(day))
