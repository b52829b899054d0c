"""The people at a table: what they ask of each other, what they say, and playing again."""

import time

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.http.limits import Buckets
from dinotable.server.http.refusals import Denied
from dinotable.server.http.route import Caller, Door, address_of, number_in
from dinotable.server.social import messages as m
from dinotable.server.social.social import Company, speaker
from dinotable.server.tables.identity import token_in
from dinotable.server.tables.message_ids import unique
from dinotable.server.tables.messages import Done
from dinotable.server.tables.room import Live
from dinotable.server.tables.seating import Seating
from dinotable.server.tables.tokens import hash_of, new_token, token_from
from dinotable.table.errors import Refused
from dinotable.table.log import Chair, Charter, Sat
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

BURST = 5


class PeopleDoors:
    def __init__(self, company: Company, accounts: Accounts) -> None:
        self.company = company
        self.accounts = accounts
        self.tables = company.tables
        rate = company.tables.settings.words_a_second
        self.spoken = Buckets(rate, BURST * rate)

    async def look(self, caller: Caller) -> People:
        return self.company.people(caller.live)

    async def backs(self, caller: Caller) -> m.Backs:
        return m.Backs(see_backs(caller.table, caller.viewer))

    async def propose(self, caller: Caller) -> Done:
        self._count(caller)
        body: m.Propose = caller.body
        live, seat = caller.live, caller.viewer
        plan = lambda table: plan_propose(table, seat, body.what, body.target, self._gone(live))  # noqa: E731
        return Done(await self.tables.change(live, unique("propose"), plan))

    async def answer(self, caller: Caller) -> Done:
        self._count(caller)
        body: m.AnswerTo = caller.body
        live, seat = caller.live, caller.viewer
        plan = lambda table: plan_answer(table, seat, body.proposal, body.yes, self._gone(live))  # noqa: E731
        return Done(await self.tables.change(live, unique("answer"), plan))

    async def swap(self, caller: Caller) -> Done:
        self._count(caller)
        body: m.Swap = caller.body
        plan = lambda table: plan_swap(table, body.one, body.other)  # noqa: E731
        return Done(await self.tables.change(caller.live, unique("swap"), plan))

    async def rest(self, caller: Caller) -> Done:
        self._count(caller)
        begins, seat = caller.body.begins, caller.viewer
        plan = lambda table: plan_vacation(table, seat, begins, self.tables.served.now())  # noqa: E731
        return Done(await self.tables.change(caller.live, unique("vacation"), plan))

    async def say(self, caller: Caller) -> m.SaidIt:
        self._count(caller)
        body: m.Say = caller.body
        if (body.text is None) == (body.reaction is None):
            raise Denied(400, "body", "send either a text or a reaction")
        if caller.viewer == SPECTATOR and body.name is None:
            raise Denied(400, "body", "a spectator says its name")
        said = self.company.say(caller.live, caller.viewer, body.name or "", body.text or "", body.reaction or "")
        return m.SaidIt(await said)

    async def heard(self, caller: Caller) -> m.Heard:
        since = number_in(caller, "since", 10**9 - 1) or 0
        talk = await self.company.talk(caller.live)
        return m.Heard(talk.heard(caller.viewer, caller.table.is_over(), since))

    async def rematch(self, caller: Caller) -> m.RematchSeat:
        """Whoever shows the key of an old seat gets that of the new one, and nobody else does."""
        self._count(caller)
        old = caller.live
        # Who came by an account has shown none: one is made for them each time.
        token = token_in(caller.request) or new_token()
        new = await self._new_table(old, caller.viewer, token)
        mine, host = token_from(token, new.id), token_from(token, f"{old.id}/host")
        seat = new.seats.get(hash_of(mine))
        if seat is None:
            seat = (caller.viewer - 1) % len(old.charter.chairs)
            await self._sit_again(caller, new, seat, hash_of(mine))
        if new.table.is_full() and not new.table.is_started:
            await self.tables.change(new, "start", lambda table: table.plan_start())
        return m.RematchSeat(new.id, seat, mine, host if hash_of(host) == new.host else None)

    async def _sit_again(self, caller: Caller, new: Live, seat: int, hashed: str) -> None:
        account = caller.session.account if caller.session else None
        holds = account is not None and await self.accounts.kept.holds(account, new.id, seat)
        name = caller.table.chairs[caller.viewer].name

        def plan(table: Table) -> Sat:
            if table.chairs[seat].name and not holds:
                raise Refused("taken", "somebody sits there: on your other device, make a link for this one")
            return table.plan_sit(seat, name, True)

        await self.tables.change(new, unique("rematch"), plan, Seating(hashed, account=account))

    async def _new_table(self, old: Live, seat: int, token: str) -> Live:
        if not old.table.rematch:
            plan_rematch(old.table, seat, "")
            opened = await self.tables.open(_charter_again(old), hash_of(token_from(token, f"{old.id}/host")), {})
            await self.tables.change(old, "rematch", lambda table: plan_rematch(table, seat, opened.id))
            if old.table.rematch != opened.id:
                # Somebody else has proposed it at the same time.
                await self.tables.remove(opened)
        return await self.tables.find(old.table.rematch)

    def _gone(self, live: Live) -> list[int]:
        return live.gone(self.tables.served.now())

    def _count(self, caller: Caller) -> None:
        if not self.spoken.take(speaker(caller.live, caller.viewer, address_of(caller)), time.monotonic()):
            raise Denied(429, "rate", "too much at once: wait a moment")

    def all(self) -> list[Door]:
        table = "/api/tables/{table}"
        since = (("since", int),)
        wish = "Wish for something that others agree to"
        return [
            Door("GET", f"{table}/people", "watcher", "Clocks, proposals, who is there", None, People, self.look),
            Door("GET", f"{table}/backs", "seat", "Where one may ask to go back to", None, m.Backs, self.backs),
            Door("POST", f"{table}/propose", "seat", wish, m.Propose, Done, self.propose),
            Door("POST", f"{table}/answer", "seat", "Agree or decline", m.AnswerTo, Done, self.answer),
            Door("POST", f"{table}/swap", "host", "Change two chairs before the start", m.Swap, Done, self.swap),
            Door("POST", f"{table}/vacation", "seat", "Begin or end a vacation", m.Rest, Done, self.rest),
            Door("GET", f"{table}/chat", "watcher", "What was said", None, m.Heard, self.heard, since),
            Door("POST", f"{table}/chat", "watcher", "Say something", m.Say, m.SaidIt, self.say),
            Door("POST", f"{table}/rematch", "seat", "Play again", m.Rematch, m.RematchSeat, self.rematch),
        ]


def _charter_again(old: Live) -> Charter:
    """The same people, bots, options and terms; everybody moves on by one seat, so that somebody else begins."""
    charter, chairs = old.charter, old.table.chairs
    turned = [_chair_again(chair) for chair in [*chairs[1:], chairs[0]]]
    return Charter(charter.game, charter.rules, charter.options, turned, terms=charter.terms)


def _chair_again(chair: Chair) -> Chair:
    return chair if chair.kind == "bot" else Chair("friend")
