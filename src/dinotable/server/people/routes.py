"""One's finished games, and what they add up to: for guests by the keys of their browser, for accounts everywhere."""

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.people.people import PeoplePlayed
from dinotable.server.tables.identity import cookie_in
from dinotable.table.api import results as m
from dinotable.table.statistics import result_page, statistics_page


class PeopleRoutes:
    def __init__(self, played: PeoplePlayed, accounts: Accounts) -> None:
        self.played = played
        self.accounts = accounts

    async def results(self, caller: Caller) -> m.ResultPage:
        body: m.MyResults = caller.body
        games, older = await self.played.mine(body.tokens, await self._account(caller))
        return result_page(games, body, older)

    async def statistics(self, caller: Caller) -> m.Statistics:
        body: m.MyStatistics = caller.body
        account = await self._account(caller)
        games, _ = await self.played.mine(body.tokens, account)
        holders = await self.played.holders([mine.result.id for mine in games], account)
        return statistics_page(games, holders)

    async def _account(self, caller: Caller) -> str | None:
        session = await self.accounts.session_of(cookie_in(caller.request))
        return session.account if session else None

    def all(self) -> list[AnyRoute]:
        added = "What they add up to"
        return [
            PublicRoute("POST", "/api/results", "One's finished games", m.MyResults, m.ResultPage, self.results),
            PublicRoute("POST", "/api/statistics", added, m.MyStatistics, m.Statistics, self.statistics),
        ]
