"""One's finished games, and what they add up to, by the keys that the page has."""

from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, Caller, PublicRoute
from dinotable.table.api import results as m
from dinotable.table.grants import seats_opened_by
from dinotable.table.results import Mine
from dinotable.table.statistics import result_page, statistics_page
from dinotable.table.tokens import hash_of


class ResultRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def results(self, caller: Caller) -> m.ResultPage:
        return result_page(await self._mine(caller.body.tokens), caller.body, older=0)

    async def statistics(self, caller: Caller) -> m.Statistics:
        return statistics_page(await self._mine(caller.body.tokens), {})

    async def _mine(self, tokens: list[str]) -> list[Mine]:
        """The newest first."""
        hashes = {hash_of(token) for token in tokens}
        found = []
        for kept in await self.rooms.shelf.tables():
            seats = sorted({seat for token, seat in seats_opened_by(kept.tokens).items() if token in hashes})
            result = await self.rooms.shelf.result(kept.id) if seats and kept.status == "over" else None
            if result:
                found.append(Mine(result, seats, is_there=True))
        return sorted(found, key=lambda mine: (-mine.result.ended, mine.result.id))

    def all(self) -> list[AnyRoute]:
        return [
            PublicRoute("POST", "/api/results", m.MyResults, m.ResultPage, self.results),
            PublicRoute("POST", "/api/statistics", m.MyStatistics, m.Statistics, self.statistics),
        ]
