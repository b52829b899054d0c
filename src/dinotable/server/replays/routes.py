"""Finished games: looked at again, branched from, brought along, compared: only where the past may be told."""

from collections import OrderedDict
from typing import Literal

from starlette.responses import Response

from dinotable.core.errors import SetupError
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute, TableCaller, TableRoute
from dinotable.server.replays.access import Access
from dinotable.server.replays.evaluation import Evaluations
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api import replays as m
from dinotable.table.api.tables import Opened, SeatToken
from dinotable.table.cursor import ReplayCursor
from dinotable.table.errors import Refused
from dinotable.table.replays import branch_charter, check_open, eyes_of, lines_of, replay_lines
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, new_token
from dinotable.table.upload import Checked, CheckJob

MOST_FRAMES = 32
MOST_CURSORS = 32
"""Games kept wound to where somebody looks."""
MOST_WOUND = 20_000
"""Lines that all of them may have: each takes more than a kilobyte."""


class ReplayRoutes:
    def __init__(self, rooms: Rooms, access: Access, evaluations: Evaluations) -> None:
        self.rooms = rooms
        self.access = access
        self.evaluations = evaluations
        self._cursors: OrderedDict[str, ReplayCursor] = OrderedDict()

    async def frames(self, caller: TableCaller) -> m.Replayed:
        check_open(caller.table, caller.can_replay)
        cursor = self._cursor(caller.room, caller.table)
        eyes = _eyes(caller)
        last = len(cursor.lines)
        line = caller.number("line", 10**6)
        count = caller.number("count", MOST_FRAMES)
        begin = last if line is None else min(line, last)
        # All who look do so in one thread, one after the other: nobody else winds this cursor meanwhile.
        frames = await self.access.looking.run(cursor.frames, begin, 1 if count is None else count, eyes)
        return m.Replayed(begin, last, frames)

    def _cursor(self, room: Room, table: Table) -> ReplayCursor:
        cursor = self._cursors.pop(room.id, None)
        if cursor is None:
            cursor = ReplayCursor(table.game, table.setup, lines_of(table), table.head_starts())
        self._cursors[room.id] = cursor
        lines = sum(len(each.lines) for each in self._cursors.values())
        while len(self._cursors) > 1 and (len(self._cursors) > MOST_CURSORS or lines > MOST_WOUND):
            lines -= len(self._cursors.popitem(last=False)[1].lines)
        return cursor

    async def lines(self, caller: TableCaller) -> Response:
        check_open(caller.table, caller.can_replay)
        found = await self.access.looking.run(replay_lines, caller.table, _eyes(caller))
        return Response(found, media_type="application/json")

    async def curve(self, caller: TableCaller) -> m.Curve:
        check_open(caller.table, caller.can_replay)
        return await self.evaluations.look(caller.room, caller.table)

    async def story(self, caller: TableCaller) -> m.StoryTold:
        check_open(caller.table, caller.can_replay)
        return await self.evaluations.stories.look(caller.room, caller.table)

    async def branch(self, caller: TableCaller) -> Opened:
        """A private table that begins with these lines. Its luck is its own."""
        check_open(caller.table, caller.can_replay)
        self.rooms.gate.bans.check_name(caller.body.name)
        charter = branch_charter(caller.table, caller.body)
        tokens = {seat: new_token() for seat, chair in enumerate(charter.chairs) if chair.kind != "bot"}
        # Refused before it is kept, where there is nothing left to play.
        await self.access.looking.run(lambda: Table(caller.table.game, charter, bytes(32)).plan_start())
        host = new_token()
        room = await self.rooms.open(charter, hash_of(host), {seat: hash_of(token) for seat, token in tokens.items()})
        await self.rooms.commits.change(room, "start", lambda opened: opened.plan_start())
        return Opened(
            room.id, host, [SeatToken(seat, token, f"/t/{room.id}#{token}") for seat, token in tokens.items()]
        )

    async def upload(self, caller: Caller) -> m.Uploaded:
        places = {game: self.rooms.place_of(game) for game in self.rooms.games}
        checked = await self.rooms.bot_turns.pool.ask(CheckJob(places, await caller.request.body()), Checked)
        charter = checked.charter
        if charter is None:
            raise SetupError(checked.trouble)
        if charter.upload and await self.access.deals.is_sealed(charter.upload.commitment):
            raise Refused("daily", "others still play this deal of the day: bring its record when it has closed")
        room = await self.rooms.open(charter, hash_of(new_token()), {}, checked.seed)
        self.evaluations.uploaded += 1
        return m.Uploaded(room.id, charter.game, len(charter.given), checked.is_over, checked.has_seed)

    async def duplicates(self, caller: TableCaller) -> m.Duplicates:
        room = caller.room
        if room.luck is None:
            raise Refused("no-duplicate", "no other table has the same luck")
        check_open(caller.table, caller.can_replay)
        return await self.access.compared(self.rooms, room.charter.game, room.luck)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        eyes = (("seat", int), ("all", Literal["yes"]))
        at = (("line", int), ("count", int), *eyes)
        past, told = "A finished game at any line, through any eyes", "What happened in it, through any eyes"
        what_if, same = "What if: play on from any line of it", "Tables of the same luck, when all are over"
        return [
            TableRoute("GET", f"{table}/replay", past, None, m.Replayed, "watcher", self.frames, at),
            TableRoute("GET", f"{table}/replay/lines", told, None, m.ReplayLines, "watcher", self.lines, eyes),
            TableRoute("GET", f"{table}/curve", "How it tipped", None, m.Curve, "watcher", self.curve),
            TableRoute("GET", f"{table}/story", "How it was decided", None, m.StoryTold, "watcher", self.story),
            TableRoute("GET", f"{table}/duplicates", same, None, m.Duplicates, "watcher", self.duplicates),
            TableRoute("POST", f"{table}/branch", what_if, m.Branch, Opened, "watcher", self.branch),
            PublicRoute("POST", "/api/records", "Bring a record", None, m.Uploaded, self.upload, takes="text/plain"),
        ]


def _eyes(caller: TableCaller) -> int:
    seat = caller.number("seat", len(caller.table.chairs) - 1)
    return eyes_of(caller.request.query_params.get("all"), seat)
