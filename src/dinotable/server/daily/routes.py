"""The deal of the day: looked at, begun, compared. Nobody is told how it went for others before their own game is over."""

import msgspec

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.daily import messages as m
from dinotable.server.daily.daily import Daily, is_same, person_of
from dinotable.server.daily.day import closes, luck_of
from dinotable.server.daily.storage import Deal, Person, Result, Try
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.replays.access import Access
from dinotable.server.tables.identity import cookie_in
from dinotable.table.api.tables import Opened, SeatToken
from dinotable.table.errors import Denied
from dinotable.table.log import Charter
from dinotable.table.names import checked_name
from dinotable.table.tokens import link_to, new_token

read_charter = msgspec.json.Decoder(Charter).decode


class DailyRoutes:
    def __init__(self, daily: Daily, accounts: Accounts, access: Access) -> None:
        self.daily = daily
        self.accounts = accounts
        self.access = access

    async def look(self, caller: Caller) -> m.DailyPage:
        deal = await self._deal(caller.body.day)
        person = await self._person(caller, deal)
        is_today = deal.day == self.daily.day.text()
        # What is still open when a deal closes has ended before its tries are read.
        is_closed = await self.access.is_luck_over(luck_of(deal.day))
        tries = await self.daily.tries(deal)
        mine = [each for each in tries if is_same(each.person, person)]
        are_told = is_closed or any(each.result and not each.result.is_unfinished for each in mine)
        levels = self.daily.levels(deal)
        return m.DailyPage(
            day=deal.day,
            is_today=is_today,
            ends=self.daily.day.ends(),
            closes=closes(deal.day).strftime("%Y-%m-%dT%H:%M:%SZ"),
            is_closed=is_closed,
            before=await self.daily.kept.before(deal.day),
            game=deal.game,
            levels=levels,
            options=self.daily.game(deal).setup(len(levels)).options,
            players=len({each.person.visitor for each in tries}),
            tries=[m.DailyTry(each.table, each.number, each.result is not None) for each in mine if not each.is_aside],
            are_told=are_told,
            results=results_of(tries, person, is_closed) if are_told else [],
        )

    async def begin(self, caller: Caller) -> Opened:
        deal = await self.daily.today()
        name = checked_name(caller.body.name)
        self.daily.rooms.gate.bans.check_name(name)
        host, token = new_token(), new_token()
        room = await self.daily.begin(deal, await self._person(caller, deal), name, host, token)
        seat = self.daily.levels(deal).index("")
        return Opened(room.id, host, [SeatToken(seat, token, link_to(room.id, token))])

    async def _deal(self, day: str | None) -> Deal:
        if day is None or day == self.daily.day.text():
            return await self.daily.today()
        deal = await self.daily.kept.deal(day, None) if day < self.daily.day.text() else None
        if deal is None or deal.game not in self.daily.rooms.games:
            raise Denied(404, "no-deal", "nothing was dealt that day")
        return deal

    async def _person(self, caller: Caller, deal: Deal) -> Person:
        session = await self.accounts.session_of(cookie_in(caller.request))
        return person_of(deal, caller.body.visitor, session.account if session else None, caller.address())

    def all(self) -> list[AnyRoute]:
        about, begin = "The deal of the day, and how it went for others when one's own is over", "Begin a try of it"
        return [
            PublicRoute("POST", "/api/daily", about, m.AskDaily, m.DailyPage, self.look),
            PublicRoute("POST", "/api/daily/begin", begin, m.BeginDaily, Opened, self.begin),
        ]


def results_of(tries: list[Try], person: Person, are_open: bool) -> list[m.DailyResult]:
    """`are_open`: whether replays are."""
    ranked = [each.result for each in tries if each.result and _is_ranked(each, each.result)]
    rows = []
    for k, each in enumerate(tries):
        if each.result is None:
            continue
        earlier = [other.person for other in tries[:k] if not is_same(other.person, each.person)]
        chairs = read_charter(each.charter).chairs
        rows.append(
            m.DailyResult(
                name=next(chair.name for chair in chairs if chair.kind != "bot"),
                place=1 + sum(_merit(other) < _merit(each.result) for other in ranked)
                if _is_ranked(each, each.result)
                else 0,
                score=each.result.score,
                rank=each.result.rank,
                number=each.number,
                is_mine=is_same(each.person, person),
                is_helped=each.result.is_helped,
                is_unfinished=each.result.is_unfinished,
                shares_address=any(other.address == each.person.address for other in earlier),
                table=each.table if are_open and not (each.is_aside or each.result.is_unfinished) else "",
            )
        )
    return sorted(rows, key=_order)


def _is_ranked(each: Try, result: Result) -> bool:
    return each.number == 1 and not (result.is_helped or result.is_unfinished)


def _merit(result: Result) -> tuple[int, float]:
    """The best is the least."""
    return result.rank, -result.score


def _order(row: m.DailyResult) -> tuple[float, ...]:
    return row.is_unfinished, row.number > 1, row.is_helped, row.rank, -row.score, row.number
