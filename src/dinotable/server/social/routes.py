"""The people at a table: what they ask of each other, what they say, and playing again."""

import time

import msgspec

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.daily.day import day_of
from dinotable.server.http.limits import Buckets
from dinotable.server.http.route import AnyRoute, TableCaller, TableRoute
from dinotable.server.ratings.seating import check_account
from dinotable.server.social.social import Social, speaker
from dinotable.server.tables.identity import Identity, cookie_in, own_seat, token_in
from dinotable.server.tables.room import Room
from dinotable.server.tables.seating import Seating
from dinotable.table.api import social as m
from dinotable.table.api.tables import Done
from dinotable.table.errors import Denied, Refused
from dinotable.table.log import Event, Sat
from dinotable.table.message_ids import unique
from dinotable.table.opening import charter_again
from dinotable.table.people import (
    People,
    plan_answer,
    plan_propose,
    plan_rematch,
    plan_swap,
    plan_vacation,
    see_backs,
)
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, new_token, token_from

BURST = 5


class SocialRoutes:
    def __init__(self, social: Social, accounts: Accounts) -> None:
        self.social = social
        self.accounts = accounts
        self.rooms = social.rooms
        rate = social.rooms.settings.words_a_second
        self.spoken = Buckets(rate, BURST * rate)

    async def look(self, caller: TableCaller) -> People:
        return self.social.people(caller.room)

    async def backs(self, caller: TableCaller) -> m.Backs:
        is_final = day_of(caller.room.luck) or caller.room.charter.rated
        return m.Backs([] if is_final else see_backs(caller.table, caller.viewer))

    async def propose(self, caller: TableCaller) -> Done:
        self._count(caller)
        body: m.Propose = caller.body
        room = caller.room
        if body.what == "back" and day_of(room.luck):
            raise Refused("daily", "everybody plays the deal of the day with what they chose: it is not taken back")

        def plan(table: Table, identity: Identity) -> Event:
            return plan_propose(table, own_seat(identity), body.what, body.target, self._gone(room))

        seq = await self.rooms.commits.change_for(room, caller.who, unique("propose"), plan)
        self.social.proposed += 1
        return Done(seq)

    async def answer(self, caller: TableCaller) -> Done:
        self._count(caller)
        body: m.AnswerTo = caller.body
        room = caller.room

        def plan(table: Table, identity: Identity) -> Event:
            return plan_answer(table, own_seat(identity), body.proposal, body.yes, self._gone(room))

        return Done(await self.rooms.commits.change_for(room, caller.who, unique("answer"), plan))

    async def swap(self, caller: TableCaller) -> Done:
        self._count(caller)
        body: m.Swap = caller.body
        plan = lambda table, _: plan_swap(table, body.one, body.other)  # noqa: E731
        return Done(await self.rooms.commits.change_for(caller.room, caller.who, unique("swap"), plan))

    async def rest(self, caller: TableCaller) -> Done:
        self._count(caller)
        begins: bool = caller.body.begins

        def plan(table: Table, identity: Identity) -> Event:
            return plan_vacation(table, own_seat(identity), begins, self.rooms.uptime.now())

        return Done(await self.rooms.commits.change_for(caller.room, caller.who, unique("vacation"), plan))

    async def say(self, caller: TableCaller) -> m.SaidIt:
        self._count(caller)
        body: m.Say = caller.body
        if (body.text is None) == (body.reaction is None):
            raise Denied(400, "body", "send either a text or a reaction")
        if caller.viewer == SPECTATOR and body.name is None:
            raise Denied(400, "body", "a spectator says its name")
        if caller.viewer == SPECTATOR:
            self.rooms.gate.bans.check_name(body.name or "")
        words = (body.name or "", body.text or "", body.reaction or "")
        return m.SaidIt(await self.social.say(caller.room, caller.who, *words))

    async def heard(self, caller: TableCaller) -> m.Heard:
        since = caller.number("since", 10**9 - 1) or 0
        chat = await self.social.chat(caller.room)
        return m.Heard(chat.heard(caller.viewer, caller.table.is_over(), since))

    async def rematch(self, caller: TableCaller) -> m.RematchSeat:
        """Whoever shows the key of an old seat gets that of the new one, and nobody else does."""
        self._count(caller)
        old = caller.room
        # Who came by an account has shown none: one is made for them each time.
        token = token_in(caller.request) or new_token()
        new = await self._new_table(old, caller.viewer, token)
        mine, host = token_from(token, new.id), token_from(token, f"{old.id}/host")
        seat = new.seats.get(hash_of(mine))
        if seat is None:
            seat = (caller.viewer - 1) % len(old.charter.chairs)
            await self._sit_again(caller, new, seat, hash_of(mine))
        if new.table.is_full() and not new.table.is_started:
            await self.rooms.commits.change(new, "start", lambda table: table.plan_start())
        return m.RematchSeat(
            new.id, new.seats.get(hash_of(mine), seat), mine, host if hash_of(host) == new.host else None
        )

    async def _sit_again(self, caller: TableCaller, new: Room, seat: int, key_hash: str) -> None:
        session = caller.session or await self.accounts.session_of(cookie_in(caller.request))
        account = session.account if session and (caller.session or new.charter.rated) else None
        chair = caller.table.chairs[caller.viewer]
        name = check_account(session).name if new.charter.rated else chair.name
        self.rooms.gate.bans.check_name(name)

        async def who() -> Identity:
            revision = await self.accounts.kept.holds(account, new.id, seat) if account else None
            return Identity() if revision is None else Identity(seat, revision=revision)

        def plan(table: Table, identity: Identity) -> Sat:
            if table.chairs[seat].name and identity.viewer != seat:
                raise Refused("taken", "somebody sits there: on your other device, make a link for this one")
            return msgspec.structs.replace(table.plan_sit(seat, name, True), face=chair.face, colour=chair.colour)

        seating = Seating(key_hash, account=account, is_rated=new.charter.rated)
        await self.rooms.commits.change_for(new, who, unique("rematch"), plan, seating)

    async def _new_table(self, old: Room, seat: int, token: str) -> Room:
        if not old.table.rematch:
            plan_rematch(old.table, seat, "")
            charter = charter_again(old.charter, old.table.chairs)
            opened = await self.rooms.open(charter, hash_of(token_from(token, f"{old.id}/host")), {})
            await self.rooms.commits.change(old, "rematch", lambda table: plan_rematch(table, seat, opened.id))
            if old.table.rematch != opened.id:
                # Somebody else has proposed it at the same time.
                await self.rooms.remove(opened)
        return await self.rooms.find(old.table.rematch)

    def _gone(self, room: Room) -> list[int]:
        return room.gone(self.rooms.uptime.now())

    def _count(self, caller: TableCaller) -> None:
        if not self.spoken.take(speaker(caller.room, caller.viewer, caller.address()), time.monotonic()):
            raise Denied(429, "rate", "too much at once: wait a moment")

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        since = (("since", int),)
        wish = "Wish for something that others agree to"
        return [
            TableRoute("GET", f"{table}/people", "Clocks, proposals, who is there", None, People, "watcher", self.look),
            TableRoute("GET", f"{table}/backs", "Where one may ask to go back to", None, m.Backs, "seat", self.backs),
            TableRoute("POST", f"{table}/propose", wish, m.Propose, Done, "seat", self.propose),
            TableRoute("POST", f"{table}/answer", "Agree or decline", m.AnswerTo, Done, "seat", self.answer),
            TableRoute("POST", f"{table}/swap", "Change two chairs before the start", m.Swap, Done, "host", self.swap),
            TableRoute("POST", f"{table}/vacation", "Begin or end a vacation", m.Rest, Done, "seat", self.rest),
            TableRoute("GET", f"{table}/chat", "What was said", None, m.Heard, "watcher", self.heard, since),
            TableRoute("POST", f"{table}/chat", "Say something", m.Say, m.SaidIt, "watcher", self.say),
            TableRoute("POST", f"{table}/rematch", "Play again", m.Rematch, m.RematchSeat, "seat", self.rematch),
        ]
