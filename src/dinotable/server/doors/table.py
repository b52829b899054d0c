"""A table: looking at it, beginning it, letting bots play on."""

from typing import Literal

from starlette.responses import PlainTextResponse, Response

from dinotable.core.seats import SPECTATOR
from dinotable.server.doors.door import Caller, Door, checked_rung, number_in
from dinotable.server.live import Tables, seat_or_none
from dinotable.server.message_ids import unique
from dinotable.server.messages import tables as m
from dinotable.server.refusals import Denied
from dinotable.table.errors import Refused
from dinotable.table.log import Lent
from dinotable.table.people import plan_lend_other
from dinotable.table.seen import see_now, see_record, see_steps
from dinotable.table.table import Table


class TableDoors:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

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
            invited=caller.invited,
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

    async def lend(self, caller: Caller) -> m.Done:
        body: m.Lend = caller.body
        is_own = caller.viewer != SPECTATOR and body.seat in (None, caller.viewer)
        if not is_own and not caller.is_host:
            raise Denied(403, "role", "only the host lends the seats of others")
        seat = caller.viewer if body.seat is None else body.seat
        if not 0 <= seat < len(caller.table.chairs):
            raise Denied(400, "seat", "name the seat that a bot shall play")
        rung = checked_rung(caller.live, body.rung)

        def plan(table: Table) -> Lent:
            if is_own:
                return table.plan_lend(seat, rung)
            return plan_lend_other(table, seat, rung, caller.live.gone(self.tables.served.now()))

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
            Door("POST", f"{table}/lend", "seat or host", "Let a bot play on", m.Lend, m.Done, self.lend),
            Door("POST", f"{table}/start", "host", "Begin", m.Start, m.Done, self.start),
        ]
