"""When a deal of the day may be told: nobody plays it any more, and nobody ever will."""

from datetime import timedelta

from dinotable.core.chance import commitment
from dinotable.hosting.day import Day
from dinotable.server.daily.day import CLOSES, is_closed, is_running
from dinotable.server.daily.storage import DailyStore
from dinotable.server.storage.store import Store


class Ending:
    """It keeps nothing in memory: whichever process is asked first ends what is still open, and the database tells all."""

    def __init__(self, store: Store) -> None:
        self.kept = DailyStore(store)

    async def is_told(self, day: str) -> bool:
        """Not before the day is over, because until then anybody may begin it. Then as soon as no try is open, and at the
        latest when it closes: whatever is still open has ended unfinished before anything is told."""
        if is_running(day):
            return False
        if not await self.kept.is_played(day):
            return True
        if not is_closed(day):
            return False
        await self.kept.end(day)
        return True

    async def is_sealed(self, seal: str) -> bool:
        """Whether it is the commitment of a deal that may not be told yet."""
        first = (Day().today() - timedelta(days=CLOSES.days)).isoformat()
        dealt = [day for day, seed in await self.kept.seeds_since(first) if commitment(seed) == seal]
        return any([not await self.is_told(day) for day in dealt])
