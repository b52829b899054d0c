"""One's finished games, and what they add up to: for guests by the keys of their browser, for accounts everywhere."""

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.people import messages as m
from dinotable.server.people.people import PeoplePlayed
from dinotable.server.people.statistics import people, seat_of, statistics
from dinotable.server.people.storage import Mine
from dinotable.server.tables.identity import cookie_in

ON_A_PAGE = 20


class PeopleRoutes:
    def __init__(self, played: PeoplePlayed, accounts: Accounts) -> None:
        self.played = played
        self.accounts = accounts

    async def results(self, caller: Caller) -> m.ResultPage:
        body: m.MyResults = caller.body
        games, older = await self.played.mine(body.tokens, await self._account(caller))
        chosen = [mine for mine in games if body.game in (None, mine.result.game)]
        shown = [line_of_result(mine) for mine in chosen[body.skip : body.skip + ON_A_PAGE]]
        return m.ResultPage(shown, len(chosen), sorted({mine.result.game for mine in games}), older)

    async def statistics(self, caller: Caller) -> m.Statistics:
        body: m.MyStatistics = caller.body
        account = await self._account(caller)
        games, _ = await self.played.mine(body.tokens, account)
        usual = [mine for mine in games if mine.result.is_usual()]
        counted = [mine for mine in usual if not mine.result.chairs[seat_of(mine)].is_lent()]
        holders = await self.played.holders([mine.result.id for mine in games], account)
        lent, variants = len(usual) - len(counted), len(games) - len(usual)
        return m.Statistics(statistics(counted), lent, variants, people(games, holders))

    async def _account(self, caller: Caller) -> str | None:
        session = await self.accounts.session_of(cookie_in(caller.request))
        return session.account if session else None

    def all(self) -> list[AnyRoute]:
        added = "What they add up to"
        return [
            PublicRoute("POST", "/api/results", "One's finished games", m.MyResults, m.ResultPage, self.results),
            PublicRoute("POST", "/api/statistics", added, m.MyStatistics, m.Statistics, self.statistics),
        ]


def line_of_result(mine: Mine) -> m.ResultLine:
    result = mine.result
    return m.ResultLine(
        result.id, result.game, result.options, seat_of(mine), result.ended, round(result.seconds), result.is_rated,
        mine.is_there, result.chairs, result.variant,
    )  # fmt: skip
