"""The ladder of each game, and one's own ratings: to hide, or to erase."""

import sqlalchemy as sa

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.http.route import AnyRoute, Caller, Member, MemberRoute, PublicRoute
from dinotable.server.ratings import messages as m
from dinotable.server.ratings.rating import BOT, PROVISIONAL, Rating, first_of_bot
from dinotable.server.ratings.storage import LadderRow, erase, is_off, read_ladder, read_own, set_off
from dinotable.server.tables.identity import cookie_in
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import Denied

MOST_LINES = 500


class RatingRoutes:
    def __init__(self, rooms: Rooms, accounts: Accounts) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.accounts = accounts

    async def ladder(self, caller: Caller) -> m.Ladder:
        game = self.rooms.games.get(caller.request.path_params["game"])
        if game is None:
            raise Denied(404, "no-game", "there is no such game here")
        session = await self.accounts.session_of(cookie_in(caller.request))
        own = session.account if session else None
        rows = await self.store.read(lambda connection: read_ladder(connection, game.id))
        levels = game.ladder().names()
        known = {row.player for row in rows}
        rows += [
            LadderRow(BOT + level, "", first_of_bot(level, levels), False)
            for level in levels
            if BOT + level not in known
        ]
        # A level that the game does not have any more is nobody to play against.
        seen = [row for row in rows if (row.name and (not row.is_off or row.player == own)) or _level(row) in levels]
        seen.sort(key=lambda row: (-row.rating.mu, row.name, row.player))
        is_hidden = any(row.is_off for row in rows if row.player == own)
        return m.Ladder(game.id, [_line(row, own) for row in seen[:MOST_LINES]], PROVISIONAL, is_hidden)

    async def look(self, caller: Member) -> m.OwnRatings:
        return await self._own(caller.session.account)

    async def change(self, caller: Member) -> m.OwnRatings:
        body: m.MyRatings = caller.body
        account = caller.session.account

        def write(connection: sa.Connection) -> None:
            if body.hidden is not None:
                set_off(connection, account, body.hidden)
            if body.erase:
                erase(connection, account)

        await self.store.write(write)
        return await self._own(account)

    async def _own(self, account: str) -> m.OwnRatings:
        return await self.store.read(lambda connection: own_ratings(connection, account))

    def all(self) -> list[AnyRoute]:
        at, mine = "/api/account/ratings", "One's own ratings"
        hide = "Hide from the ladders, or erase one's ratings"
        return [
            PublicRoute("GET", "/api/ratings/{game}", "The ladder of a game", None, m.Ladder, self.ladder),
            MemberRoute("GET", at, mine, None, m.OwnRatings, self.look),
            MemberRoute("POST", at, hide, m.MyRatings, m.OwnRatings, self.change),
        ]


def own_ratings(connection: sa.Connection, account: str) -> m.OwnRatings:
    found = sorted(read_own(connection, account).items())
    return m.OwnRatings([m.OwnRating(game, *_shown(rating)) for game, rating in found], is_off(connection, account))


def _level(row: LadderRow) -> str:
    return row.player.removeprefix(BOT) if row.player.startswith(BOT) else ""


def _line(row: LadderRow, own: str | None) -> m.RatingLine:
    return m.RatingLine(row.name, _level(row), *_shown(row.rating), row.player == own)


def _shown(rating: Rating) -> tuple[int, int, int, bool]:
    return rating.shown(), rating.give_or_take(), rating.games, rating.is_provisional()
