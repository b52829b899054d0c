"""A table: looking at it, sitting down, beginning it, letting bots play on."""

from dinotable.browser.errors import needs_server
from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, TableCaller, TableRoute, Text
from dinotable.core.seats import SPECTATOR
from dinotable.hosting.pages import page_at, record_text
from dinotable.hosting.updates import MOST_ENTRIES, EncodedEntries, EncodedPage
from dinotable.table.api import tables as m
from dinotable.table.errors import Denied
from dinotable.table.log import Lent
from dinotable.table.looks import Look
from dinotable.table.message_ids import house_id, sitting_with, unique
from dinotable.table.opening import checked_level
from dinotable.table.people import plan_lend_other
from dinotable.table.seen import see_now
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, new_token
from dinotable.words import LANGUAGES


class TableRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    # Looking.
    async def look(self, caller: TableCaller) -> EncodedPage:
        eyes = SPECTATOR if caller.query.get("blind") else caller.viewer
        now = self.rooms.updates.now(caller.room.id, caller.table, eyes, with_facts=True)
        return page_at(caller.room.id, caller.table, now, caller, caller.can_replay, caller.room.luck is not None)

    async def entries(self, caller: TableCaller) -> EncodedEntries:
        since = caller.number("since", 10**9 - 1) or 0
        limit = caller.number("limit", MOST_ENTRIES)
        most = MOST_ENTRIES if limit is None else max(1, limit)
        entries, is_all = await self.rooms.updates.since(caller.room.id, caller.table, caller.viewer, since, most)
        return EncodedEntries(entries, caller.table.seq, None if is_all else since + len(entries))

    async def record(self, caller: TableCaller) -> Text:
        is_json = caller.query.get("form") == "json"
        text = record_text(caller.table, caller.viewer, caller.can_replay, is_json)
        return Text(text, "application/json" if is_json else "text/plain")

    async def facts(self, caller: TableCaller) -> m.Facts:
        return m.Facts(see_now(caller.table, caller.viewer).facts)

    async def board(self, caller: TableCaller) -> m.Board:
        table, language = caller.table, caller.query.get("language", LANGUAGES[0])
        if language not in LANGUAGES:
            raise Denied(400, "query", f"language is one of {', '.join(LANGUAGES)}")
        if not table.is_started:
            return m.Board(None)
        try:
            from dinotable.library.tell import speaker_of  # noqa: PLC0415 (what speaks is not in every browser)

            say = speaker_of(table.game, language, [chair.name for chair in table.chairs])
        except ModuleNotFoundError:
            raise needs_server("a board as text") from None
        return m.Board(table.game.show(table.game.view(table.journal.state, caller.viewer), say).text())

    # Chairs.
    async def sit(self, caller: TableCaller) -> m.Seated:
        """Whoever holds the seat: called otherwise, or back from a bot; and at the second table of one luck, by its links.
        Others sit down on a server."""
        body: m.Sit = caller.body
        key = body.key
        if key and hash_of(key) in caller.room.seats:
            return self._again(caller, key)
        if caller.invited is not None:
            return await self._exchange(caller, key or new_token())
        if caller.viewer == SPECTATOR:
            raise needs_server("sitting down at somebody else's table")
        plan = lambda table: table.plan_sit(caller.viewer, body.name, True, _look(body))  # noqa: E731
        return m.Seated(caller.viewer, await self.rooms.change(caller.room, unique("sit"), plan))

    def _again(self, caller: TableCaller, key: str) -> m.Seated:
        seat = caller.room.seats[hash_of(key)]
        if caller.viewer not in (SPECTATOR, seat) or caller.invited not in (None, seat):
            raise Denied(409, "key", "this key opens another seat here: make a fresh one for each")
        seq = caller.table.seq_of(house_id(sitting_with(key)))
        return m.Seated(seat, caller.table.seq if seq is None else seq, key)

    async def _exchange(self, caller: TableCaller, key: str) -> m.Seated:
        room, body = caller.room, caller.body
        shown = hash_of(caller.token or "")
        plan = room.plan_invited(shown, body.name, _look(body))
        seq = await self.rooms.change(room, sitting_with(key), plan, hash_of(key), shown)
        return m.Seated(room.seats[hash_of(key)], seq, key)

    async def rise(self, caller: TableCaller) -> m.Done:
        seat = caller.viewer
        return m.Done(await self.rooms.change(caller.room, unique("rise"), lambda table: table.plan_rise(seat)))

    async def remove(self, caller: TableCaller) -> m.Done:
        seat: int = caller.body.seat
        if seat >= len(caller.table.chairs):
            raise Denied(400, "seat", "name a seat of this table")
        return m.Done(await self.rooms.change(caller.room, unique("remove"), lambda table: table.plan_remove(seat)))

    async def lend(self, caller: TableCaller) -> m.Done:
        body: m.Lend = caller.body
        is_own = caller.viewer != SPECTATOR and body.seat in (None, caller.viewer)
        if not is_own and not caller.is_host:
            raise Denied(403, "role", "only the host lends the seats of others")
        seat = caller.viewer if body.seat is None else body.seat
        if not 0 <= seat < len(caller.table.chairs):
            raise Denied(400, "seat", "name the seat that a bot shall play")
        level = checked_level(caller.room.game, body.level)

        def plan(table: Table) -> Lent:
            if is_own:
                return table.plan_lend(seat, level)
            return plan_lend_other(table, seat, level, caller.room.gone(caller.room.now()))

        return m.Done(await self.rooms.change(caller.room, unique("lend"), plan))

    async def start(self, caller: TableCaller) -> m.Done:
        return m.Done(await self.rooms.change(caller.room, "start", lambda table: table.plan_start()))

    async def close(self, caller: TableCaller) -> m.Done:
        """For good, also while it is played: nobody else clears up here."""
        seq = caller.table.seq
        await self.rooms.remove(caller.room)
        return m.Done(seq)

    async def keep(self, caller: TableCaller) -> m.Done:
        """It is in use: nothing has to be brought back."""
        return m.Done(caller.table.seq)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        return [
            TableRoute("GET", table, None, m.TablePage, "watcher", self.look),
            TableRoute("DELETE", table, None, m.Done, "host", self.close),
            TableRoute("POST", f"{table}/restore", m.Start, m.Done, "seat or host", self.keep),
            TableRoute("GET", f"{table}/entries", None, m.Entries, "watcher", self.entries),
            TableRoute("GET", f"{table}/record", None, None, "watcher", self.record),
            TableRoute("GET", f"{table}/facts", None, m.Facts, "watcher", self.facts),
            TableRoute("GET", f"{table}/board", None, m.Board, "watcher", self.board),
            TableRoute("POST", f"{table}/sit", m.Sit, m.Seated, "guest", self.sit),
            TableRoute("POST", f"{table}/rise", m.Start, m.Done, "seat", self.rise),
            TableRoute("POST", f"{table}/remove", m.Remove, m.Done, "host", self.remove),
            TableRoute("POST", f"{table}/lend", m.Lend, m.Done, "seat or host", self.lend),
            TableRoute("POST", f"{table}/start", m.Start, m.Done, "host", self.start),
        ]


def _look(body: m.Sit) -> Look:
    return Look(body.face, body.colour)
