"""A table: looking at it, and who sits there."""

from typing import Literal

from starlette.responses import PlainTextResponse, Response

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts import Accounts
from dinotable.server.books import Books
from dinotable.server.doors.door import Caller, Door, checked_rung, number_in
from dinotable.server.live import Tables, seat_or_none
from dinotable.server.message_ids import unique
from dinotable.server.messages import tables as m
from dinotable.server.refusals import Denied
from dinotable.server.roles import cookie_in
from dinotable.server.tokens import hash_of, new_token
from dinotable.table.errors import Refused
from dinotable.table.seen import see_now, see_record, see_steps


class TableDoors:
    def __init__(self, tables: Tables, books: Books, accounts: Accounts) -> None:
        self.tables = tables
        self.books = books
        self.accounts = accounts

    async def look(self, caller: Caller) -> m.TablePage:
        live, table = caller.live, caller.table
        now = see_now(table, caller.viewer)
        charter = live.charter
        return m.TablePage(
            table=live.id,
            game=charter.game,
            options=charter.options,
            commitment=table.commitment,
            viewer=seat_or_none(caller.viewer),
            now=now,
            is_host=caller.is_host,
            is_open_book=caller.is_open,
            has_same_luck=live.luck is not None,
            is_upload=charter.upload is not None,
            given=table.journal.given,
        )

    async def steps(self, caller: Caller) -> m.Steps:
        since = number_in(caller, "since", 10**9 - 1) or 0
        return m.Steps(see_steps(caller.table, since, caller.viewer), caller.table.seq)

    async def record(self, caller: Caller) -> Response:
        record = see_record(caller.table, caller.viewer, caller.is_open)
        if caller.request.query_params.get("form") == "json":
            return Response(record.json(), media_type="application/json")
        return PlainTextResponse(record.text())

    async def facts(self, caller: Caller) -> m.Facts:
        return m.Facts(see_now(caller.table, caller.viewer).facts)

    async def sit(self, caller: Caller) -> m.Seated:
        body: m.Sit = caller.body
        await self._check_luck(caller, body.holds)
        if caller.viewer != SPECTATOR:
            seat, is_holder, token = caller.viewer, True, None
        elif body.seat is None or body.seat >= len(caller.table.chairs):
            raise Denied(400, "seat", "name the chair, or show the token of your seat")
        else:
            seat, is_holder, token = body.seat, False, new_token()
        given = (seat, hash_of(token)) if token else None
        plan = lambda table: table.plan_sit(seat, body.name, is_holder)  # noqa: E731
        seq = await self.tables.change(caller.live, unique("sit"), plan, given)
        return m.Seated(seat, seq, token)

    async def _check_luck(self, caller: Caller, holds: list[str]) -> None:
        """Whoever sits at one table of a luck would know what comes at the other."""
        live = caller.live
        if live.luck is None:
            return
        session = await self.accounts.session_of(cookie_in(caller.request))
        account = session.account if session else ""
        held = await self.books.pasts.held_at(live.luck, [hash_of(token) for token in holds], account)
        if set(held) - {live.id}:
            raise Denied(403, "twin", "you sit at the other table of this luck: let somebody else play here")

    async def rise(self, caller: Caller) -> m.Done:
        """An open chair's token ends with it; a friend's link stays good."""
        seat = caller.viewer
        given = (seat, None) if caller.table.chairs[seat].kind == "open" else None
        return m.Done(await self.tables.change(caller.live, unique("rise"), lambda table: table.plan_rise(seat), given))

    async def lend(self, caller: Caller) -> m.Done:
        body: m.Lend = caller.body
        if caller.viewer != SPECTATOR and body.seat not in (None, caller.viewer):
            raise Denied(403, "role", "only the host lends the seats of others")
        seat = caller.viewer if body.seat is None else body.seat
        if not 0 <= seat < len(caller.table.chairs):
            raise Denied(400, "seat", "name the seat that a bot shall play")
        rung = checked_rung(caller.live, body.rung)
        plan = lambda table: table.plan_lend(seat, rung)  # noqa: E731
        return m.Done(await self.tables.change(caller.live, unique("lend"), plan))

    async def start(self, caller: Caller) -> m.Done:
        return m.Done(await self.tables.change(caller.live, "start", lambda table: table.plan_start()))

    async def close(self, caller: Caller) -> m.Done:
        if caller.table.is_started and not caller.table.is_over():
            raise Refused("started", "the game has begun: it is cleared away when nobody plays on")
        await self.tables.remove(caller.live)
        return m.Done(caller.table.seq)

    def all(self) -> list[Door]:
        table = "/api/tables/{table}"
        since = (("since", int),)
        form = (("form", Literal["text", "json"]),)
        return [
            Door("GET", table, "watcher", "How things stand", None, m.TablePage, self.look),
            Door("DELETE", table, "host", "Clear an unstarted or finished table away", None, m.Done, self.close),
            Door("GET", f"{table}/steps", "watcher", "What has happened", None, m.Steps, self.steps, since),
            Door("GET", f"{table}/record", "watcher", "The record as one may know it", None, None, self.record, form),
            Door("GET", f"{table}/facts", "watcher", "What a good player works out", None, m.Facts, self.facts),
            Door("POST", f"{table}/sit", "watcher", "Take a chair, or one's own back", m.Sit, m.Seated, self.sit),
            Door("POST", f"{table}/rise", "seat", "Leave before the start", m.Start, m.Done, self.rise),
            Door("POST", f"{table}/lend", "seat or host", "Let a bot play on", m.Lend, m.Done, self.lend),
            Door("POST", f"{table}/start", "host", "Begin", m.Start, m.Done, self.start),
        ]
