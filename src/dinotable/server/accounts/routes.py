"""Accounts: coming, going, one's seats on every device, taking everything along, deletion."""

import contextlib
import re
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts import messages as m
from dinotable.server.accounts.accounts import DAY, Accounts
from dinotable.server.accounts.removal import remove_account
from dinotable.server.accounts.schema import HOST
from dinotable.server.accounts.storage import Account, Holding, Session
from dinotable.server.http.limits import SENDER
from dinotable.server.http.route import AnyRoute, Caller, Member, MemberRoute, PublicRoute
from dinotable.server.notify.routes import NoticeRoutes
from dinotable.server.notify.storage import of_account, of_seat
from dinotable.server.people.asking import read_mutes
from dinotable.server.people.people import PeoplePlayed
from dinotable.server.ratings.routes import own_ratings
from dinotable.server.replays.access import Access
from dinotable.server.social.storage import read_words
from dinotable.server.tables.identity import COOKIE, cookie_in
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api.site import Signed
from dinotable.table.api.tables import TableLine
from dinotable.table.errors import Denied, NoTable
from dinotable.table.opening import line_of
from dinotable.table.seen import see_record, status_of
from dinotable.table.sittings import sittings, spoke
from dinotable.table.statistics import line_of_result
from dinotable.table.table import Table
from dinotable.table.wire import encode

MOST_LINES = 200
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", ""), ("Chrome", ""), ("Safari", ""))
SYSTEMS = (("Android", ""), ("iPhone", ""), ("iPad", ""), ("Windows", ""), ("Mac OS", "macOS"), ("Linux", ""))


class AccountRoutes:
    def __init__(self, rooms: Rooms, accounts: Accounts, notices: NoticeRoutes, access: Access) -> None:
        self.rooms = rooms
        self.played = PeoplePlayed(rooms)
        self.access = access
        self.accounts = accounts
        self.notices = notices

    # Coming and going.
    async def who(self, caller: Caller) -> Signed:
        session = await self.accounts.session_of(cookie_in(caller.request))
        return Signed(session.name if session else None)

    async def register(self, caller: Caller) -> Response:
        body: m.Register = caller.body
        self.rooms.gate.bans.check_name(body.name)
        return await self._begin(caller, await self.accounts.register(body.name, body.password, caller.address()))

    async def sign_in(self, caller: Caller) -> Response:
        body: m.SignIn = caller.body
        return await self._begin(caller, await self.accounts.sign_in(body.name, body.password, caller.address()))

    async def _begin(self, caller: Caller, account: Account) -> Response:
        before = await self.accounts.session_of(cookie_in(caller.request))
        if before:
            await self.accounts.end([before.id])
        token = await self.accounts.begin(account, device_of(caller.request.headers.get("user-agent", "")))
        return self._answer(caller.request, account.name, token)

    async def sign_out(self, caller: Member) -> Response:
        await self.accounts.end([caller.session.id])
        return self._answer(caller.request, None, "")

    def _answer(self, request: Request, name: str | None, token: str) -> Response:
        answer = Response(encode(Signed(name)), media_type="application/json")
        # Tables on a home network have no certificate: there the cookie travels as everything else does.
        is_https = request.url.scheme == "https" or self.rooms.settings.url.startswith("https:")
        answer.set_cookie(
            COOKIE,
            token,
            max_age=int(self.accounts.session_days * DAY) if token else 0,
            path="/api",
            secure=is_https,
            httponly=True,
            samesite="strict",
        )
        return answer

    # The account itself.
    async def look(self, caller: Member) -> m.AccountPage:
        session = caller.session
        account = await self._account(session)
        webhook = await self.notices.page(of_account(account.id))
        return m.AccountPage(account.name, account.made, await self._sessions(session), webhook)

    async def _account(self, session: Session) -> Account:
        account = await self.accounts.kept.by_id(session.account)
        if account is None:
            raise Denied(401, "session", "this account was deleted")
        return account

    async def _sessions(self, session: Session) -> list[m.SessionPage]:
        found = await self.accounts.kept.sessions_of(session.account)
        return [m.SessionPage(each.id, each.device, each.made, each.used, each.id == session.id) for each in found]

    async def change_password(self, caller: Member) -> Signed:
        session = caller.session
        body: m.ChangePassword = caller.body
        await self.accounts.change_password(session, body.old, body.new, caller.address())
        return Signed(session.name)

    async def end_sessions(self, caller: Member) -> Signed:
        session = caller.session
        body: m.EndSessions = caller.body
        if body.session is None:
            await self.accounts.end_others(session)
        else:
            mine = [each.id for each in await self.accounts.kept.sessions_of(session.account)]
            if body.session not in mine:
                raise Denied(409, "ended", "this session has ended already")
            await self.accounts.end([body.session])
        return Signed(session.name)

    async def delete(self, caller: Member) -> Response:
        session = caller.session
        await self.accounts.check_password(session, caller.body.password, caller.address())
        await remove_account(self.rooms, self.accounts, session.account)
        return self._answer(caller.request, None, "")

    # One's seats.
    async def claim(self, caller: Member) -> m.Claimed:
        return m.Claimed(await self.accounts.claim(caller.session, caller.body.tokens))

    async def seats(self, caller: Member) -> m.AccountSeats:
        seats: list[m.HeldSeat] = []
        lines: list[TableLine] = []
        holdings = await self.accounts.holdings_of(caller.session)
        await self.rooms.follow([holding.table for holding in holdings])
        for holding in holdings:
            if len(seats) < MOST_LINES:
                with contextlib.suppress(NoTable):
                    room = await self.rooms.find(holding.table, is_followed=True)
                    seats.append(m.HeldSeat(room.id, room.charter.game, _seat(holding)))
                    lines += await self._lines(room, holding)
        return m.AccountSeats(seats, lines)

    async def _lines(self, room: Room, holding: Holding) -> list[TableLine]:
        return [] if holding.seat == HOST else [line_of(room.id, await self.rooms.table_of(room), holding.seat)]

    async def export(self, caller: Member) -> Response:
        session = caller.session
        self.accounts.may_export(session)
        account = await self._account(session)
        holdings = await self.accounts.holdings_of(session)
        webhook = await self.notices.page(of_account(account.id))
        played, _ = await self.played.mine([], account.id)
        ratings = await self.rooms.store.read(lambda connection: own_ratings(connection, account.id))
        is_none, muted = await self.rooms.store.read(lambda connection: read_mutes(connection, account.id))
        sessions, results = await self._sessions(session), [line_of_result(mine) for mine in played]
        export = m.Export(account.name, account.made, sessions, webhook, ratings, muted, is_none, results, [])
        headers = {"Content-Disposition": 'attachment; filename="dinotable.json"'}
        return StreamingResponse(self._parts(export, session, holdings), media_type="application/json", headers=headers)

    async def _parts(self, export: m.Export, session: Session, holdings: list[Holding]) -> AsyncIterator[bytes]:
        """Game by game, as fast as it is read: all of them may be more than should be in memory."""
        # It was counted as one question.
        SENDER.set("")
        yield encode(export).removesuffix(b"]}")
        comma = b""
        for holding in holdings:
            with contextlib.suppress(NoTable):
                game = encode(await self._game(await self.rooms.find(holding.table), holding))
                # A slow reader may have left the chair meanwhile, and somebody else may sit there.
                if await self.accounts.kept.still_holds(session.id, holding.table, holding.seat):
                    yield comma + game
                    comma = b","
        yield b"]}"

    async def _game(self, room: Room, holding: Holding) -> m.HeldGame:
        table = await self.rooms.table_of(room)
        viewer = SPECTATOR if holding.seat == HOST else holding.seat
        name = "" if holding.seat == HOST else table.chairs[holding.seat].name
        record = await self._record(room, table, viewer)
        webhook = await self.notices.page(of_seat(room.id, holding.seat))
        said = [] if holding.seat == HOST else await self._said(room, table, holding.seat)
        return m.HeldGame(room.id, room.charter.game, _seat(holding), name, status_of(table), record, said, webhook)

    async def _said(self, room: Room, table: Table, seat: int) -> list[str]:
        """By whoever sits there, wherever they sat then."""
        mine = [sitting for sitting in sittings(table.charter, table.entries_since(0)) if sitting.seat_now() == seat]
        words = await read_words(self.rooms.store, room.id)
        said = [line for line, seq in words if line.seat is not None and spoke(mine, line.seat, seq)]
        return [line.text or line.reaction for line in said if line.text or line.reaction]

    async def _record(self, room: Room, table: Table, viewer: int) -> str:
        """Nothing of what could not be watched either."""
        try:
            await self.access.check_watching(room, table, viewer)
        except Denied:
            return ""
        return see_record(table, viewer, await self.access.is_open(room, table)).text()

    def all(self) -> list[AnyRoute]:
        at = "/api/account"
        return [
            PublicRoute("GET", "/api/session", "Who is signed in", None, Signed, self.who),
            PublicRoute("POST", "/api/session", "Sign in", m.SignIn, Signed, self.sign_in),
            MemberRoute("DELETE", "/api/session", "Sign out", None, Signed, self.sign_out),
            MemberRoute("GET", at, "One's account", None, m.AccountPage, self.look),
            PublicRoute("POST", at, "Make an account", m.Register, Signed, self.register),
            MemberRoute("GET", f"{at}/seats", "One's seats", None, m.AccountSeats, self.seats),
            MemberRoute("POST", f"{at}/claim", "Keep seats with the account", m.Claim, m.Claimed, self.claim),
            MemberRoute("GET", f"{at}/export", "All one's data", None, m.Export, self.export),
            MemberRoute("POST", f"{at}/sessions", "End sessions", m.EndSessions, Signed, self.end_sessions),
            MemberRoute(
                "POST",
                f"{at}/password",
                "Another password",
                m.ChangePassword,
                Signed,
                self.change_password,
            ),
            MemberRoute("POST", f"{at}/delete", "Delete the account", m.DeleteAccount, Signed, self.delete),
        ]


def _seat(holding: Holding) -> int | None:
    return None if holding.seat == HOST else holding.seat


def device_of(agent: str) -> str:
    """Enough to tell one's devices apart, and no more."""

    def first(known: tuple[tuple[str, str], ...]) -> str:
        return next((name or word for word, name in known if re.search(word, agent)), "")

    return ", ".join(part for part in (first(BROWSERS), first(SYSTEMS)) if part)
