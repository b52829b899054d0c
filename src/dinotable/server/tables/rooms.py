"""Tables in memory. Each is a cache of its log: it can be dropped at any moment and is rebuilt when somebody looks."""

import asyncio
import contextvars
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from typing import Any, TypeVar

from msgspec.structs import replace

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.games import GAMES, load
from dinotable.hosting.room import Subscription, eyes_of
from dinotable.hosting.updates import Updates
from dinotable.server.bots.shared import AnyPool
from dinotable.server.bots.turns import BotTurns
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.background import Background
from dinotable.server.http.gate import Gate
from dinotable.server.http.limits import Exceeded
from dinotable.server.notify.activity import Activity
from dinotable.server.operate.metrics import Metrics
from dinotable.server.settings import Settings
from dinotable.server.storage.errors import Damaged
from dinotable.server.storage.hints import Hints, NoHints
from dinotable.server.storage.store import Store
from dinotable.server.tables.commits import ROW, Commits, SeatsChanged, Who, by_the_house
from dinotable.server.tables.following import Following
from dinotable.server.tables.memory import Memory
from dinotable.server.tables.missing import Cleared, Unreadables
from dinotable.server.tables.open_list import OpenList
from dinotable.server.tables.room import Room
from dinotable.server.tables.storage import TableStore
from dinotable.server.tables.trash import Trash
from dinotable.table.errors import NoTable, StorageUnavailable
from dinotable.table.grants import granted
from dinotable.table.kept import Kept
from dinotable.table.log import Charter, Entered, Started
from dinotable.table.seen import status_of
from dinotable.table.table import Table, rebuild
from dinotable.table.tokens import new_table_id
from dinotable.table.wire import encode

log = logging.getLogger("dinotable.tables")

SHORT = 20
"""Entries of a log that are followed at once; a longer one is followed in a thread, so that nobody else waits for it."""
MOST_BUILDING = (32, 400)
"""Tables that are being brought back into memory, for one address and in all."""
MOST_RECKONING = (8, 100)
"""Questions whose answers take milliseconds, such as a board as text, for one address and in all."""
LOADS_A_SWEEP = 50
MOST_AWAY = 50_000
"""Tables out of memory of which it is known who was not there."""

R = TypeVar("R")


class Rooms:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        bot_pool: AnyPool,
        uptime: Uptime | None = None,
        gate: Gate | None = None,
        hints: Hints | NoHints | None = None,
    ) -> None:
        self.store = store
        self.hints: Hints | NoHints = hints or NoHints()
        self.kept = TableStore(store)
        self.trash = Trash(store)
        self.gate = gate or Gate(settings, Metrics())
        self.updates = Updates()
        self.following = Following(self)
        self.building = Background("tables on their way into memory", *MOST_BUILDING)
        self.reckoning = Background("questions that take long", *MOST_RECKONING)
        self._finding: dict[str, asyncio.Task[Room]] = {}
        """Tables that are being brought back into memory, once however many ask."""
        self._loads = 0
        self.memory = Memory()
        self.open_list = OpenList(self.kept, self.gate)
        self._away: dict[str, dict[int, float]] = {}
        """Since when nobody is there, of tables with clocks that have left the memory."""
        self.uptime = uptime or Uptime(ClockStore(store).last_uptime())
        self.settings = settings
        self.bot_turns = BotTurns(self, bot_pool)
        self.games: dict[str, AnyGame] = {game: load(place) for game, place in GAMES.items()}
        for place in settings.extra_games:
            game = load(place)
            self.games[game.id] = game
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self.commits = Commits(self)
        self.activity = Activity()
        self.unreadable = Unreadables()
        self.on_entry: list[Callable[[Room], None]] = []
        """Called after something was entered at a table, and told."""
        self.on_watch: list[Callable[[Room, Subscription], Coroutine[Any, Any, None]]] = []
        """Called when somebody begins to watch."""

    # Opening and finding.
    async def open(
        self,
        charter: Charter,
        host: str,
        keys: dict[int, str],
        seed: bytes | None = None,
        luck: str | None = None,
        invitations: dict[int, str] | None = None,
        holders: dict[int, str] | None = None,
        table_id: str = "",
        entries: list[Entered] | None = None,
    ) -> Room:
        """Of the host's and the seats' tokens it gets the hashes; `holders` are the accounts that sit at a rated table. One
        that was begun elsewhere has an id and `entries` already; raises Conflict where a table of that id is here."""
        begun = entries or []
        now, uptime = time.time(), self.uptime.now()
        tokens = granted(keys, invitations, now)
        kept = Kept(table_id or new_table_id(), charter, seed or new_seed(), host, tokens, "open", now, luck, uptime)
        table = await self._built(kept, begun)
        kept = replace(kept, status=status_of(table))
        room = Room(kept, table)
        self.gate.spend("bytes", len(encode(charter)) + len(encode(begun)) + ROW * (1 + len(tokens) + len(begun)))
        if charter.listed:
            await self.open_list.add(kept.id)
        try:
            await self.kept.add(kept, holders or {}, begun)
        except BaseException:
            self.open_list.drop(kept.id)
            raise
        if self.memory.has_grown(table):
            self.forget()
        # Whoever sent the same at the same time may have found it already.
        return self._rooms.setdefault(kept.id, room)

    async def follow(self, ids: Collection[str]) -> None:
        """One look at what other processes have entered at any of these, for who then finds one after the other."""
        if self.store.is_shared:
            await self.following.follow_these(ids)

    async def find(self, table_id: str, is_followed: bool = False) -> Room:
        room = self._rooms.get(table_id)
        if room is not None and self.store.is_shared and not is_followed:
            # Whoever was told something by another process finds it here too.
            room = await self.following.followed(room)
        if room is None:
            room = await self._found_once(table_id)
        room.used = time.monotonic()
        return room

    async def _found_once(self, table_id: str) -> Room:
        """However many ask for it at once."""
        finding = self._finding.get(table_id)
        if finding is None:
            self.gate.spend("loads")
            finding = self._finding[table_id] = asyncio.get_running_loop().create_task(self._found(table_id))
            finding.add_done_callback(lambda _: self._finding.pop(table_id))
        # Whoever goes away meanwhile does not take it from the others.
        return await asyncio.shield(finding)

    async def _found(self, table_id: str) -> Room:
        room = await self._load(table_id)
        room.presence.since.update(self._away.pop(table_id, {}))
        self._loads += 1
        if self.memory.has_grown(room.table) or self._loads % LOADS_A_SWEEP == 0:
            self.forget()
        # One that was opened just now is there already.
        return self._rooms.setdefault(table_id, room)

    async def find_even_aside(self, table_id: str) -> Room:
        """A table that was cleared away does not come into memory by it."""
        try:
            return await self.find(table_id)
        except Cleared:
            return await self._load(table_id, is_aside_fine=True)

    async def check(self, table_id: str) -> None:
        """Raises Unreadable where it is."""
        if table_id not in self._rooms:
            await self._load(table_id, is_aside_fine=True)

    async def _load(self, table_id: str, is_aside_fine: bool = False) -> Room:
        self.unreadable.check(table_id)
        try:
            found = await self.kept.load(table_id)
            if found is None:
                raise NoTable("there is no such table: it may have been cleared away")
            room = Room(found[0], await self._built(*found))
            if not is_aside_fine and (room.is_aside or table_id in self.store.aside):
                raise Cleared(found[0])
            return room
        except Exception as error:
            raise self._checked(table_id, error) from None

    def _checked(self, table_id: str, error: Exception) -> Exception:
        """Whatever comes of reading a table's rows is theirs alone, unless there was nothing to read or no way to."""
        if isinstance(error, NoTable | MemoryError | Exceeded) or (
            isinstance(error, StorageUnavailable) and not isinstance(error, Damaged)
        ):
            return error
        self.drop(table_id)
        return self.unreadable.note(table_id, error)

    async def _built(self, kept: Kept, entries: list[Entered]) -> Table:
        game = self._game_of(kept.charter)
        if not all(0 <= seat < len(kept.charter.chairs) for seat in (grant.seat for grant in kept.tokens.values())):
            raise ValueError("a token is for a seat that is not there")
        if kept.charter.given or len(entries) > SHORT:
            return await self.building.run(_rebuilt, game, kept.charter, kept.seed, entries)
        return rebuild(game, kept.charter, kept.seed, entries)

    def _game_of(self, charter: Charter) -> AnyGame:
        game = self.games.get(charter.game)
        if game is None or game.rules != charter.rules:
            raise ValueError(f"it plays {charter.rules}, which this program does not know")
        return game

    async def table_of(self, room: Room, for_change: bool = False) -> Table:
        """The table as its log has it; bots that owe a decision are woken. After a failed append only the log knows: nothing
        is changed before it was read again, and while it cannot be read people see what was safe before."""
        if room.is_doubtful:
            try:
                await self.read_doubtful(room)
            except StorageUnavailable:
                if for_change:
                    raise
        self._wake_bots(room)
        return room.table

    async def read_doubtful(self, room: Room) -> None:
        async with room.loading:
            if room.is_doubtful:
                # What is still on its way to the disk comes first.
                await self.store.write(lambda _: None)
                await self.read_again(room)

    async def read_again(self, room: Room) -> None:
        """Whoever watches is told what came meanwhile."""
        again = await self._load(room.id)
        while again.table.seq < room.table.seq:
            # It has followed others while this was read.
            again = await self._load(room.id)
        entries = again.table.entries_since(room.table.seq)
        room.enter(entries)
        room.become(again)
        if entries:
            self.entered(room, entries)

    async def read_anew(self, table_id: str) -> None:
        """What is kept of a table was changed otherwise than by an entry: whoever looks at it sees it as it is now."""
        self.hints.send("table", table_id)
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with room.changing:
            room.is_doubtful = True
            room.chat = None
            await self.table_of(room)
        self.tell_anew(room)

    def tell_anew(self, room: Room) -> None:
        """Whoever watches forgets what they were told before."""
        for subscription in list(room.subscriptions):
            subscription.send(encode(room.referee.anew(subscription.viewer, eyes_of(subscription), subscription.facts)))

    # Telling.
    def entered(self, room: Room, entries: list[Entered]) -> None:
        """They are in the log, and the table has followed them."""
        if any(isinstance(entered.event, Started) for entered in entries):
            self.open_list.drop(room.id)
        self.activity.changed.add(room.id)
        room.tell(entries)
        for told in self.on_entry:
            told(room)
        self._wake_bots(room)

    async def watch(self, room: Room, subscription: Subscription, since: int | None, who: Who) -> None:
        """Raises Denied where the seat changes hands meanwhile."""
        await self.table_of(room)
        identity = await self.commits.who(room, who)
        seatings = room.seatings
        update = await self.updates.greeting(room.id, lambda: room.table, subscription, since)
        # From here on without an await: nobody joins with a seat that was theirs a moment ago.
        if identity.viewer != subscription.viewer or room.seatings != seatings or subscription.is_over:
            raise SeatsChanged
        subscription.send(encode(update))
        room.subscriptions.add(subscription)
        if room.is_behind:
            self.start(self.following.follow_in_turn(room.id))
        for greet in self.on_watch:
            await greet(room, subscription)

    # Bots.
    def _wake_bots(self, room: Room) -> None:
        if not self.is_stopping and not room.is_aside:
            self.bot_turns.wake(room)

    def place_of(self, game: str) -> str:
        """The module that holds a game."""
        extra = self.settings.extra_games
        return GAMES.get(game) or next(place for place in extra if load(place).id == game)

    # Housekeeping.
    def start(self, work: "Coroutine[Any, Any, R]") -> "asyncio.Task[R]":
        """In the background, on the house's own account; waited for when the server stops."""
        task = asyncio.get_running_loop().create_task(work, context=contextvars.Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def forget(self) -> None:
        """Tables that nobody looks at leave the memory."""
        for room in self.memory.leaving(self._rooms.values(), self.settings.most_tables):
            del self._rooms[room.id]
            self.updates.forget(room.id)
            self._note_away(room)

    def _note_away(self, room: Room) -> None:
        if room.due is not None and room.charter.time_control.absent:
            room.away(self.uptime.now())
            self._away[room.id] = room.presence.since
            if len(self._away) > MOST_AWAY:
                del self._away[next(iter(self._away))]

    async def put_aside(self, room: Room, who: Who | None = None) -> None:
        async with room.changing:
            await self.commits.who_inside(room, who or by_the_house)
            await self.trash.put(room.id, self.uptime.now())
            self.drop(room.id)
            self.hints.send("table", room.id)

    async def restore(self, ids: list[str]) -> list[str]:
        """From the trash; whatever shares their luck comes back with them."""
        found = await self.trash.restore(ids, self.uptime.now())
        self.activity.changed.update(found)
        return found

    def drop(self, table_id: str) -> None:
        self._rooms.pop(table_id, None)
        self.open_list.drop(table_id)
        self._away.pop(table_id, None)
        self.updates.forget(table_id)

    async def remove(self, room: Room) -> None:
        """For good, where nobody has ever been."""
        async with room.changing:
            await self.kept.remove([room.id])
            self.drop(room.id)

    async def stop(self) -> None:
        """No new bot turns; whatever is being written is written."""
        self.is_stopping = True
        waiting = [task for task in self._tasks if not task.done()]
        if waiting:
            _, left = await asyncio.wait(waiting, timeout=3)
            for task in left:
                task.cancel()
        self.building.stop()
        self.reckoning.stop()

    def get(self, table_id: str) -> Room | None:
        """If it is in memory."""
        return self._rooms.get(table_id)

    def is_wanted(self, table_id: str) -> bool:
        """Whether it is in memory, or on its way there."""
        return table_id in self._rooms or table_id in self._finding

    async def get_soon(self, table_id: str) -> Room | None:
        """If it is in memory, or on its way there."""
        finding = self._finding.get(table_id)
        if finding is not None:
            await asyncio.wait([finding])
        return self._rooms.get(table_id)

    def in_memory(self) -> list[Room]:
        return list(self._rooms.values())

    def counts(self) -> dict[str, int]:
        return {
            "tables_in_memory": len(self._rooms),
            "tables_unreadable": len(self.unreadable.ids),
            "subscriptions": sum(len(room.subscriptions) for room in self._rooms.values()),
            "entries_acked_total": self.commits.acked,
            "bots_thinking": sum(len(room.thinking) for room in self._rooms.values()),
        }


def _rebuilt(game: AnyGame, charter: Charter, seed: bytes, log: list[Entered]) -> Table:
    """With its record's lines, which bots and replays ask for."""
    table = rebuild(game, charter, seed, log)
    table.journal.lines()
    return table
