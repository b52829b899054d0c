"""A table: looking at it, beginning it, letting bots play on."""

from typing import Literal

from starlette.responses import PlainTextResponse, Response

from dinotable.core.seats import SPECTATOR
from dinotable.server.http.refusals import Denied
from dinotable.server.http.route import Caller, Door, checked_rung, number_in
from dinotable.server.replays.access import Books
from dinotable.server.tables import messages as m
from dinotable.server.tables.message_ids import unique
from dinotable.server.tables.rooms import MOST_STEPS, Tables, seat_or_none
from dinotable.table.errors import Refused
from dinotable.table.log import Lent
from dinotable.table.people import plan_lend_other
from dinotable.table.seen import see_now, see_record
from dinotable.table.table import Table


class TableDoors:
    def __init__(self, tables: Tables, books: Books) -> None:
        self.tables = tables
        self.books = books

    async def look(self, caller: Caller) -> m.TablePage:
        live, table = caller.live, caller.table
        now = self.tables.telling.now(live.id, table, caller.viewer, with_facts=True)
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
        limit = number_in(caller, "limit", MOST_STEPS)
        steps, is_all = await self.tables.telling.since(
            caller.live.id, caller.table, caller.viewer, since, MOST_STEPS if limit is None else max(1, limit)
        )
        return m.Steps(steps, caller.table.seq, None if is_all else since + len(steps))

    async def record(self, caller: Caller) -> Response:
        is_json = caller.request.query_params.get("form") == "json"
        is_short = len(caller.table.journal.entries) < MOST_STEPS
        text = (
            _record_text(caller, is_json) if is_short else await self.books.looking.run(_record_text, caller, is_json)
        )
        return Response(text, media_type="application/json") if is_json else PlainTextResponse(text)

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
        await self.tables.put_aside(caller.live)
        return m.Done(caller.table.seq)

    async def restore(self, caller: Caller) -> m.Done:
        game: str = caller.request.path_params["table"]
        if caller.is_cleared and game not in await self.tables.restore([game]):
            raise Refused("twin", "the other table of this luck is over and can be looked at: this one stays away")
        return m.Done((await self.tables.table_of(await self.tables.find(game))).seq)

    def all(self) -> list[Door]:
        table = "/api/tables/{table}"
        since = (("since", int), ("limit", int))
        form = (("form", Literal["text", "json"]),)
        return [
            Door("GET", table, "watcher", "How things stand", None, m.TablePage, self.look),
            Door("DELETE", table, "host", "Clear an unstarted or finished table away", None, m.Done, self.close),
            Door(
                "POST",
                f"{table}/restore",
                "seat or host",
                "Bring a cleared table back",
                m.Start,
                m.Done,
                self.restore,
                is_for_cleared=True,
            ),
            Door("GET", f"{table}/steps", "watcher", "What has happened", None, m.Steps, self.steps, since),
            Door("GET", f"{table}/record", "watcher", "The record as one may know it", None, None, self.record, form),
            Door("GET", f"{table}/facts", "watcher", "What a good player works out", None, m.Facts, self.facts),
            Door("POST", f"{table}/lend", "seat or host", "Let a bot play on", m.Lend, m.Done, self.lend),
            Door("POST", f"{table}/start", "host", "Begin", m.Start, m.Done, self.start),
        ]


def _record_text(caller: Caller, is_json: bool) -> str:
    record = see_record(caller.table, caller.viewer, caller.is_open)
    return record.json() if is_json else record.text()
