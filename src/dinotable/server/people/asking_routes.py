"""Playing again with somebody: asking them to a chair, and what one is asked to oneself."""

import contextlib
import time

import sqlalchemy as sa

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.http.limits import Buckets
from dinotable.server.http.route import AnyRoute, Member, MemberRoute, TableCaller, TableRoute
from dinotable.server.people import asking
from dinotable.server.people import messages as m
from dinotable.server.tables.commits import Write
from dinotable.server.tables.identity import Identity, cookie_in
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api.tables import Done
from dinotable.table.errors import Denied, NoTable
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, link_to, new_token

AN_HOUR = 30
"""How often one account may ask in an hour, all in all."""


class AskingRoutes:
    def __init__(self, rooms: Rooms, accounts: Accounts) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.accounts = accounts
        self.asks = Buckets(AN_HOUR / 3600, AN_HOUR, name="asking")

    # Asking.
    async def ask(self, caller: TableCaller) -> Done:
        body: m.AskPerson = caller.body
        table, seat = caller.room.id, body.seat
        if seat >= len(caller.table.chairs):
            raise Denied(400, "seat", "name a seat of this table")
        caller.table.check_invites(seat)
        session = caller.session or await self.accounts.session_of(cookie_in(caller.request))
        if session is None:
            raise Denied(401, "session", "sign in first, or send the chair's link")
        by = session.account
        count = await self.store.read(lambda connection: asking.count_open(connection, by))
        if count >= asking.MOST_OPEN or not self.asks.take(by, time.monotonic()):
            raise Denied(429, "rate", "you have asked many people: wait until some have answered")

        def write(_: Identity) -> Write:
            caller.table.check_invites(seat)
            return lambda connection: asking.ask(connection, table, seat, by, body.at, body.person)

        await self.rooms.commits.write_for(caller.room, caller.who, write)
        return Done(caller.table.seq)

    # Being asked.
    async def look(self, caller: Member) -> m.Invitations:
        return await self._asked(caller.session.account)

    async def answer(self, caller: Member) -> m.Invitations:
        body: m.AnswerInvitation = caller.body
        account, table = caller.session.account, body.table or ""
        if body.answer == "take":
            return await self._asked(account, await self._link(account, table))

        def write(connection: sa.Connection) -> None:
            if body.answer is not None:
                asking.decline(connection, account, table, for_ever=body.answer == "mute")
            if body.none is not None:
                asking.take_none(connection, account, body.none)
            if body.forgive:
                asking.forgive(connection, account)

        await self.store.write(write)
        return await self._asked(account)

    async def _link(self, account: str, table: str) -> str:
        """To the chair, for whoever is asked to it: they see what was agreed before they sit down."""

        async def asked() -> Identity:
            """Chairs change places, and who is asked to them goes with them."""
            found = await self.store.read(lambda connection: asking.read_asked(connection, account))
            mine = next((each for each in found if each.table == table), None)
            if mine is None:
                raise Denied(409, "not-asked", "this chair is taken, or you are not asked to it any more")
            return Identity(invited=mine.seat, revision=mine.revision)

        def seat_of(table: Table, identity: Identity) -> int:
            seat = identity.invited
            assert seat is not None
            table.check_invites(seat)
            return seat

        # Before anything is told of the table.
        await asked()
        room = await self.rooms.find(table)
        token = new_token()
        await self.rooms.commits.invite(room, asked, hash_of(token), seat_of)
        return link_to(table, token)

    async def _asked(self, account: str, link: str = "") -> m.Invitations:
        found = await self.store.read(lambda connection: asking.read_asked(connection, account))
        is_none, muted = await self.store.read(lambda connection: asking.read_mutes(connection, account))
        lines: list[m.InvitationLine] = []
        await self.rooms.follow([each.table for each in found])
        for each in found:
            with contextlib.suppress(NoTable):
                room = await self.rooms.find(each.table, is_followed=True)
                table = await self.rooms.table_of(room)
                if not table.chairs[each.seat].name and not table.is_started:
                    names = [chair.name for chair in table.chairs if chair.name and chair.kind != "bot"]
                    charter = room.charter
                    lines.append(
                        m.InvitationLine(each.table, charter.game, each.by, len(table.chairs), names, charter.rated)
                    )
        return m.Invitations(lines, is_none, muted, link)

    def all(self) -> list[AnyRoute]:
        at = "/api/account/invitations"
        known = "Ask somebody one has played with to a chair"
        path = "/api/tables/{table}/ask-person"
        answer = "Take or decline a chair; say who may ask"
        return [
            TableRoute("POST", path, known, m.AskPerson, Done, "host", self.ask),
            MemberRoute("GET", at, "Chairs one is asked to", None, m.Invitations, self.look),
            MemberRoute("POST", at, answer, m.AnswerInvitation, m.Invitations, self.answer),
        ]
