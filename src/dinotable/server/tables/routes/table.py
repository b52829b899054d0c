"""A table: looking at it, beginning it, letting bots play on."""

from typing import Literal

from starlette.responses import PlainTextResponse, Response

from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.core.state import State
from dinotable.hosting.pages import page_at, record_text
from dinotable.hosting.updates import MOST_ENTRIES, EncodedEntries, EncodedPage
from dinotable.library.plain import plain_of
from dinotable.library.tell import speaker_of
from dinotable.server.daily.day import day_of
from dinotable.server.http.route import AnyRoute, Caller, TableCaller, TableRoute
from dinotable.server.replays.access import Access
from dinotable.server.tables.identity import Identity
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api import tables as m
from dinotable.table.errors import Denied, Refused
from dinotable.table.log import Lent
from dinotable.table.message_ids import unique
from dinotable.table.opening import checked_level
from dinotable.table.people import plan_lend_other
from dinotable.table.seen import see_now
from dinotable.table.table import Table
from dinotable.words import LANGUAGES


def _board(game: AnyGame, state: State, viewer: int, language: str, names: list[str]) -> str:
    say = speaker_of(game, language, names)
    return game.show(game.view(state, viewer), say).text()


class TableRoutes:
    def __init__(self, rooms: Rooms, access: Access) -> None:
        self.rooms = rooms
        self.access = access

    async def look(self, caller: TableCaller) -> EncodedPage:
        room, table = caller.room, caller.table
        eyes = SPECTATOR if caller.request.query_params.get("blind") else caller.viewer
        now = self.rooms.updates.now(room.id, table, eyes, with_facts=True)
        is_daily = day_of(room.luck) is not None
        return page_at(room.id, table, now, caller, caller.can_replay, room.luck is not None, is_daily)

    async def entries(self, caller: TableCaller) -> EncodedEntries:
        since = caller.number("since", 10**9 - 1) or 0
        limit = caller.number("limit", MOST_ENTRIES)
        entries, is_all = await self.rooms.updates.since(
            caller.room.id, caller.table, caller.viewer, since, MOST_ENTRIES if limit is None else max(1, limit)
        )
        return EncodedEntries(entries, caller.table.seq, None if is_all else since + len(entries))

    async def record(self, caller: TableCaller) -> Response:
        is_json = caller.request.query_params.get("form") == "json"
        asked = (caller.table, caller.viewer, caller.can_replay, is_json)
        is_short = len(caller.table.journal.entries) < MOST_ENTRIES
        text = record_text(*asked) if is_short else await self.access.looking.run(record_text, *asked)
        return Response(text, media_type="application/json") if is_json else PlainTextResponse(text)

    async def facts(self, caller: TableCaller) -> m.Facts:
        return m.Facts(see_now(caller.table, caller.viewer).facts)

    async def board(self, caller: TableCaller) -> m.Board:
        table, language = caller.table, caller.request.query_params.get("language", LANGUAGES[0])
        if language not in LANGUAGES:
            raise Denied(400, "query", f"language is one of {', '.join(LANGUAGES)}")
        if not table.is_started:
            return m.Board(None)
        names = [chair.name for chair in table.chairs]
        # A copy: the game goes on meanwhile.
        state = table.journal.state.copy()
        return m.Board(await self.rooms.reckoning.run(_board, table.game, state, caller.viewer, language, names))

    async def parts(self, caller: TableCaller) -> m.Parts:
        table = caller.table
        view = plain_of(table.game.view(table.journal.state, caller.viewer)) if table.is_started else None
        setup = table.setup
        return m.Parts(table.game.rules, setup.options, setup.box.hash(), table.seq, view, caller.room.charter.variant)

    async def lend(self, caller: TableCaller) -> m.Done:
        body: m.Lend = caller.body
        level = checked_level(caller.room.game, body.level)

        def plan(table: Table, identity: Identity) -> Lent:
            if identity.viewer != SPECTATOR and body.seat in (None, identity.viewer):
                return table.plan_lend(identity.viewer, level)
            if not identity.is_host:
                raise Denied(403, "role", "only the host lends the seats of others")
            if body.seat is None or not 0 <= body.seat < len(table.chairs):
                raise Denied(400, "seat", "name the seat that a bot shall play")
            return plan_lend_other(table, body.seat, level, caller.room.gone(self.rooms.uptime.now()))

        return m.Done(await self.rooms.commits.change_for(caller.room, caller.who, unique("lend"), plan))

    async def start(self, caller: TableCaller) -> m.Done:
        plan = lambda table, _: table.plan_start()  # noqa: E731
        return m.Done(await self.rooms.commits.change_for(caller.room, caller.who, "start", plan))

    async def close(self, caller: TableCaller) -> m.Done:
        if caller.table.is_started and not caller.table.is_over():
            raise Refused("started", "the game has begun: it is cleared away when nobody plays on")
        await self.rooms.put_aside(caller.room, caller.who)
        return m.Done(caller.table.seq)

    async def keep(self, caller: TableCaller) -> m.Done:
        """It is in use: nothing has to be brought back."""
        return m.Done(caller.table.seq)

    async def restore(self, caller: Caller) -> m.Done:
        table: str = caller.request.path_params["table"]
        if table not in await self.rooms.restore([table]):
            raise Refused("same-luck", "the other table of this luck is over and can be looked at: this one stays away")
        return m.Done((await self.rooms.table_of(await self.rooms.find(table))).seq)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        since = (("since", int), ("limit", int))
        text = "The position as text"
        back = "Bring a cleared table back"
        blind = (("blind", Literal["yes"]),)
        form = (("form", Literal["text", "json"]),)
        return [
            TableRoute("GET", table, "How things stand", None, m.TablePage, "watcher", self.look, blind),
            TableRoute("DELETE", table, "Clear an unstarted or finished table away", None, m.Done, "host", self.close),
            TableRoute(
                "POST",
                f"{table}/restore",
                back,
                m.Start,
                m.Done,
                "seat or host",
                self.keep,
                open_cleared=self.restore,
            ),
            TableRoute("GET", f"{table}/entries", "What has happened", None, m.Entries, "watcher", self.entries, since),
            TableRoute(
                "GET", f"{table}/record", "The record as one may know it", None, None, "watcher", self.record, form
            ),
            TableRoute("GET", f"{table}/facts", "What a good player works out", None, m.Facts, "watcher", self.facts),
            TableRoute("GET", f"{table}/board", text, None, m.Board, "watcher", self.board, (("language", str),)),
            TableRoute("GET", f"{table}/parts", "The view in its parts", None, m.Parts, "watcher", self.parts),
            TableRoute("POST", f"{table}/lend", "Let a bot play on", m.Lend, m.Done, "seat or host", self.lend),
            TableRoute("POST", f"{table}/start", "Begin", m.Start, m.Done, "host", self.start),
        ]
