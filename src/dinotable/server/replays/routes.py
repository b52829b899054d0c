"""Finished games: looked at again, branched from, brought along, compared. All of it for open books alone."""

import contextlib
from collections import OrderedDict
from typing import Literal

from starlette.responses import Response

from dinotable.core.errors import SetupError
from dinotable.core.seats import SPECTATOR
from dinotable.server.http.messages import encode
from dinotable.server.http.refusals import Denied
from dinotable.server.http.route import Caller, Door, checked_rung, number_in
from dinotable.server.replays import messages as m
from dinotable.server.replays.access import Books, check_open
from dinotable.server.replays.evaluation import Curves
from dinotable.server.tables.messages import Opened, SeatToken
from dinotable.server.tables.missing import NoTable
from dinotable.server.tables.room import Live
from dinotable.server.tables.rooms import Tables
from dinotable.server.tables.tokens import hash_of, new_token
from dinotable.table.cursor import Reel, parted_at
from dinotable.table.errors import Refused
from dinotable.table.log import Chair, Charter
from dinotable.table.names import checked_name
from dinotable.table.seen import ALL_EYES, see_line, see_now
from dinotable.table.table import Table
from dinotable.table.upload import Checked, CheckJob

MOST_FRAMES = 32
MOST_REELS = 32
"""Games kept wound to where somebody looks."""


class ReplayDoors:
    def __init__(self, tables: Tables, books: Books) -> None:
        self.tables = tables
        self.books = books
        self.curves = Curves(tables, books.pasts)
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def frames(self, caller: Caller) -> m.Replayed:
        check_open(caller.table, caller.is_open)
        reel = self._reel(caller.live, caller.table)
        eyes = _eyes(caller)
        last = len(reel.lines)
        line = number_in(caller, "line", 10**6)
        count = number_in(caller, "count", MOST_FRAMES)
        begin = last if line is None else min(line, last)
        frames = await self.books.looking.run(reel.frames, begin, 1 if count is None else count, eyes)
        return m.Replayed(begin, last, frames)

    def _reel(self, live: Live, table: Table) -> Reel:
        reel = self._reels.pop(live.id, None)
        if reel is None:
            reel = Reel(table.game, table.setup, _lines(table))
        self._reels[live.id] = reel
        if len(self._reels) > MOST_REELS:
            self._reels.popitem(last=False)
        return reel

    async def lines(self, caller: Caller) -> Response:
        check_open(caller.table, caller.is_open)
        found = await self.books.looking.run(_past_lines, caller.table, _eyes(caller))
        return Response(found, media_type="application/json")

    async def curve(self, caller: Caller) -> m.Curve:
        check_open(caller.table, caller.is_open)
        return await self.curves.look(caller.live, caller.table)

    async def branch(self, caller: Caller) -> Opened:
        """A private table that begins with these lines. Its luck is its own."""
        check_open(caller.table, caller.is_open)
        table, wish = caller.table, caller.body
        lines = _lines(table)
        if wish.line > len(lines) or wish.seat >= len(table.chairs):
            raise Denied(400, "query", f"lines go from 0 to {len(lines)}, seats from 0 to {len(table.chairs) - 1}")
        game = table.game
        rung = checked_rung(caller.live, wish.rung or game.ladder().names()[-1])
        chairs = [_chair(seat, wish, rung) for seat in range(len(table.chairs))]
        tokens = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind != "bot"}
        charter = Charter(game.id, game.rules, table.setup.options, chairs, given=lines[: wish.line])
        # Refused before it is kept, where there is nothing left to play.
        await self.books.looking.run(lambda: Table(game, charter, bytes(32)).plan_start())
        host = new_token()
        live = await self.tables.open(charter, hash_of(host), {seat: hash_of(token) for seat, token in tokens.items()})
        await self.tables.change(live, "start", lambda opened: opened.plan_start())
        return Opened(
            live.id, host, [SeatToken(seat, token, f"/t/{live.id}#{token}") for seat, token in tokens.items()]
        )

    async def upload(self, caller: Caller) -> m.Uploaded:
        places = {game: self.tables.place_of(game) for game in self.tables.games}
        checked = await self.tables.thinkers.ask(CheckJob(places, await caller.request.body()), Checked)
        charter = checked.charter
        if charter is None:
            raise SetupError(checked.trouble)
        live = await self.tables.open(charter, hash_of(new_token()), {}, checked.seed)
        return m.Uploaded(live.id, charter.game, len(charter.given), checked.is_over, checked.has_seed)

    async def twins(self, caller: Caller) -> m.Twins:
        live = caller.live
        if live.luck is None:
            raise Refused("no-twin", "no other table has the same luck")
        check_open(caller.table, caller.is_open)
        found = []
        for game, _ in await self.books.pasts.of_luck(live.luck):
            with contextlib.suppress(NoTable):
                other = await self.tables.find(game)
                found.append((game, await self.tables.table_of(other)))
        records = [_lines(table) for _, table in found]
        return m.Twins(
            live.charter.game, [_twin(game, table) for game, table in found], parted_at(records[0], records[-1])
        )

    def all(self) -> list[Door]:
        table = "/api/tables/{table}"
        eyes = (("seat", int), ("all", Literal["yes"]))
        at = (("line", int), ("count", int), *eyes)
        past, told = "A finished game at any line, through any eyes", "What happened in it, through any eyes"
        what_if, same = "What if: play on from any line of it", "Tables of the same luck, when all are over"
        return [
            Door("GET", f"{table}/replay", "watcher", past, None, m.Replayed, self.frames, at),
            Door("GET", f"{table}/replay/lines", "watcher", told, None, m.PastLines, self.lines, eyes),
            Door("GET", f"{table}/curve", "watcher", "How it tipped", None, m.Curve, self.curve),
            Door("GET", f"{table}/twins", "watcher", same, None, m.Twins, self.twins),
            Door("POST", f"{table}/branch", "watcher", what_if, m.Branch, Opened, self.branch),
            Door("POST", "/api/records", "anyone", "Bring a record", None, m.Uploaded, self.upload, takes="text/plain"),
        ]


def _eyes(caller: Caller) -> int:
    asked = caller.request.query_params.get("all")
    if asked not in (None, "yes"):
        raise Denied(400, "query", "all is yes, or left out")
    if asked:
        return ALL_EYES
    seat = number_in(caller, "seat", len(caller.table.chairs) - 1)
    return SPECTATOR if seat is None else seat


def _past_lines(table: Table, eyes: int) -> bytes:
    return encode(m.PastLines([see_line(table, number, eyes) for number in range(len(table.journal.entries))]))


def _lines(table: Table) -> list[str]:
    return [table.journal.line(entry) for entry in table.journal.entries]


def _chair(seat: int, wish: m.Branch, rung: str) -> Chair:
    if seat == wish.seat:
        return Chair("person", checked_name(wish.name))
    if wish.others == "bots":
        return Chair("bot", f"{rung} bot", rung)
    # Not under the names of who played: nobody could take theirs out of somebody else's table.
    return Chair("here", f"Player {seat + 1}")


def _twin(game: str, table: Table) -> m.TwinTable:
    now = see_now(table, SPECTATOR, with_facts=False)
    return m.TwinTable(
        table=game,
        names=[chair.name for chair in table.chairs],
        rungs=[chair.rung for chair in table.chairs],
        lines=len(table.journal.entries),
        ending=now.ending,
    )
