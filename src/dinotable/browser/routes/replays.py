"""Finished games: looked at again, branched from, brought along."""

from collections import OrderedDict

from dinotable.browser.reckoning import Reckoning
from dinotable.browser.room import Room
from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, Caller, PublicRoute, TableCaller, TableRoute, Text
from dinotable.core.errors import SetupError
from dinotable.core.record import MOST_BYTES
from dinotable.table.api import replays as m
from dinotable.table.api.tables import Opened, SeatToken
from dinotable.table.cursor import ReplayCursor
from dinotable.table.errors import Refused
from dinotable.table.replays import branch_charter, check_open, eyes_of, lines_of, replay_lines
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, hashes_of, link_to, new_token
from dinotable.table.upload import Checked, CheckJob

MOST_FRAMES = 32
MOST_CURSORS = 4
"""Games kept wound to where somebody looks."""


class ReplayRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.reckoning = Reckoning(rooms)
        self._cursors: OrderedDict[str, ReplayCursor] = OrderedDict()

    async def frames(self, caller: TableCaller) -> m.Replayed:
        check_open(caller.table, caller.can_replay)
        cursor = self._cursor(caller.room, caller.table)
        last = len(cursor.lines)
        line, count = caller.number("line", 10**6), caller.number("count", MOST_FRAMES)
        begin = last if line is None else min(line, last)
        return m.Replayed(begin, last, cursor.frames(begin, 1 if count is None else count, _eyes(caller)))

    def _cursor(self, room: Room, table: Table) -> ReplayCursor:
        cursor = self._cursors.pop(room.id, None)
        if cursor is None:
            cursor = ReplayCursor(table.game, table.setup, lines_of(table), table.head_starts())
        self._cursors[room.id] = cursor
        if len(self._cursors) > MOST_CURSORS:
            self._cursors.popitem(last=False)
        return cursor

    async def lines(self, caller: TableCaller) -> Text:
        check_open(caller.table, caller.can_replay)
        return Text(replay_lines(caller.table, _eyes(caller)).decode(), "application/json")

    async def curve(self, caller: TableCaller) -> m.Curve:
        check_open(caller.table, caller.can_replay)
        return await self.reckoning.curve(caller.room, caller.table)

    async def story(self, caller: TableCaller) -> m.StoryTold:
        check_open(caller.table, caller.can_replay)
        return await self.reckoning.story(caller.room, caller.table)

    async def branch(self, caller: TableCaller) -> Opened:
        check_open(caller.table, caller.can_replay)
        charter = branch_charter(caller.table, caller.body)
        # Refused before it is kept, where there is nothing left to play.
        Table(caller.table.game, charter, bytes(32)).plan_start()
        host = new_token()
        tokens = {seat: new_token() for seat, chair in enumerate(charter.chairs) if chair.kind != "bot"}
        room = await self.rooms.open(charter, hash_of(host), hashes_of(tokens))
        await self.rooms.change(room, "start", lambda table: table.plan_start())
        return Opened(room.id, host, [SeatToken(seat, key, link_to(room.id, key)) for seat, key in tokens.items()])

    async def upload(self, caller: Caller) -> m.Uploaded:
        checked = await self.rooms.bots.ask(CheckJob(self.rooms.places, caller.text.encode()), Checked)
        charter = checked.charter
        if charter is None:
            raise SetupError(checked.trouble)
        room = await self.rooms.open(charter, hash_of(new_token()), {}, checked.seed)
        return m.Uploaded(room.id, charter.game, len(charter.given), checked.is_over, checked.has_seed)

    async def duplicates(self, caller: TableCaller) -> m.Duplicates:
        room = caller.room
        if room.luck is None:
            raise Refused("no-duplicate", "no other table has the same luck")
        check_open(caller.table, caller.can_replay)
        return await self.rooms.same_luck.compared(self.rooms, room.charter.game, room.luck)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        return [
            TableRoute("GET", f"{table}/replay", None, m.Replayed, "watcher", self.frames),
            TableRoute("GET", f"{table}/replay/lines", None, m.ReplayLines, "watcher", self.lines),
            TableRoute("GET", f"{table}/curve", None, m.Curve, "watcher", self.curve),
            TableRoute("GET", f"{table}/story", None, m.StoryTold, "watcher", self.story),
            TableRoute("GET", f"{table}/duplicates", None, m.Duplicates, "watcher", self.duplicates),
            TableRoute("POST", f"{table}/branch", m.Branch, Opened, "watcher", self.branch),
            PublicRoute("POST", "/api/records", None, m.Uploaded, self.upload, most=MOST_BYTES),
        ]


def _eyes(caller: TableCaller) -> int:
    return eyes_of(caller.query.get("all"), caller.number("seat", len(caller.table.chairs) - 1))
