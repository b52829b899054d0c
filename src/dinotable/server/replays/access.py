"""Whether a table's past may be told; besides the rule that every host has, nothing of a deal of the day while it runs."""

from dinotable.hosting.same_luck import SameLuck
from dinotable.server.daily.day import is_running
from dinotable.server.http.background import Background
from dinotable.server.replays.storage import FinishedGames
from dinotable.server.storage.store import Store

MOST_LOOKING = (6, 60)
"""Looks at finished games that wait for their turn, of one address and in all."""


class Access(SameLuck):
    def __init__(self, store: Store) -> None:
        self.finished = FinishedGames(store)
        super().__init__(self.finished)
        self.looking = Background("looks at finished games", *MOST_LOOKING)

    async def is_luck_over(self, luck: str) -> bool:
        """Of a deal of the day not before the day is over: until then anybody may still begin it."""
        return not is_running(luck) and await super().is_luck_over(luck)
