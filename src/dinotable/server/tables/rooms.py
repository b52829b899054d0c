"""Rooms in memory. Each is a cache of its log: it can be dropped at any moment and is rebuilt when somebody activity."""

import asyncio
import contextvars
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, load
from dinotable.server.bots.pool import BotPool, Broken, Busy
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.gate import Gate
from dinotable.server.http.limits import SENDER, Exceeded
from dinotable.server.http.messages import encode
from dinotable.server.http.slowly import Slowly
from dinotable.server.notify.activity import Activity
from dinotable.server.operate.metrics import Metrics
from dinotable.server.settings import Settings
from dinotable.server.storage.errors import Damaged, StorageUnavailable
from dinotable.server.storage.store import Store
from dinotable.server.tables.grants import granted, with_invitation
from dinotable.server.tables.message_ids import bot_id, client_id, house_id
from dinotable.server.tables.missing import Cleared, NoTable, Unreadables
from dinotable.server.tables.room import Room, Subscription
from dinotable.server.tables.seating import Seating, handover_of
from dinotable.server.tables.socket_messages import Update
from dinotable.server.tables.storage import Changes, Kept, TableStore
from dinotable.server.tables.tokens import new_table_id
from dinotable.server.tables.trash import Trash
from dinotable.server.tables.updates import Updates
from dinotable.table.errors import Refused
from dinotable.table.log import Acted, Charter, Entered, Event, Rose, Started
from dinotable.table.people import swapped_by
from dinotable.table.seen import see_entry, see_now, see_shared
from dinotable.table.table import Table, rebuild
from dinotable.table.thinking import Job, Thought

log = logging.getLogger("dinotable.tables")

MOST_ENTRIES = 500
"""A client that missed more gets a fresh view instead of the gap."""
FORGET_AFTER = 60.0
"""Seconds without a look after which a table leaves the memory."""
SHORT = 20
"""Entries of a log that are followed at once; a longer one is followed in a thread, so that nobody else waits for it."""
MOST_BUILDING = (32, 400)
"""Rooms that are being brought back into memory, for one address and in all."""
MOST_RESTING = 200
"""Tables in memory that nobody looks at: a long game takes half a megabyte."""
LOADS_A_SWEEP = 50
ROW = 200
"""Bytes that an entry takes beside its own."""
HINT_SECONDS = 0.5
"""What a hint may think at most: where there is one process to think in, a bot waits so long for its turn."""
MOST_AWAY = 50_000
"""Rooms out of memory of which it is known who was not there."""

R = TypeVar("R")
Plan = Callable[[Table], Event]


class Rooms:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        bot_pool: BotPool,
        uptime: Uptime | None = None,
        gate: Gate | None = None,
    ) -> None:
        self.store = store
        self.kept = TableStore(store)
        self.trash = Trash(store)
        self.gate = gate or Gate(settings, Metrics())
        self.updates = Updates()
        self.building = Slowly("tables on their way into memory", *MOST_BUILDING)
        self._finding: dict[str, asyncio.Task[Room]] = {}
        """Rooms that are being brought back into memory, once however many ask."""
        self._loads = 0
        self._listed: dict[str, str] = {}
        """Open tables in the list, and who opened them; of those from before the start nobody knows."""
        self._away: dict[str, dict[int, float]] = {}
        """Since when nobody is there, of tables with clocks that have left the memory."""
        self.uptime = uptime or Uptime(ClockStore(store).last_uptime())
        self.settings = settings
        self.bot_pool = bot_pool
        self.games: dict[str, AnyGame] = {game: load(place) for game, place in GAMES.items()}
        for place in settings.extra_games:
            game = load(place)
            self.games[game.id] = game
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self.acked = 0
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
    ) -> Room:
        """Of the host's and the seats' tokens it gets the hashes."""
        status = "over" if charter.upload else "open"
        now, uptime = time.time(), self.uptime.now()
        tokens = granted(keys, invitations, now)
        kept = Kept(new_table_id(), charter, seed or new_seed(), host, tokens, status, now, luck, uptime)
        room = Room(kept, await self._built(kept, []))
        self.gate.spend("bytes", len(encode(charter)) + ROW * (1 + len(tokens)))
        if charter.listed:
            await self._check_list(kept.id)
        try:
            await self.kept.add(kept)
        except BaseException:
            self._listed.pop(kept.id, None)
            raise
        self._rooms[kept.id] = room
        return room

    async def _check_list(self, table_id: str) -> None:
        sender, limits = SENDER.get(), self.gate.limits
        if sender and sum(by == sender for by in self._listed.values()) >= limits.address_listed:
            raise Exceeded(429, "quota", "so many open tables from here are in the list: close one, or begin it", 60)
        self._listed[table_id] = sender
        if await self.kept.count_listed() >= limits.most_listed:
            del self._listed[table_id]
            raise Exceeded(503, "quota", "the list of open tables is full: open one that is not listed", 60)

    async def find(self, table_id: str) -> Room:
        room = self._rooms.get(table_id)
        if room is None:
            finding = self._finding.get(table_id)
            if finding is None:
                self.gate.spend("loads")
                finding = self._finding[table_id] = asyncio.get_running_loop().create_task(self._found(table_id))
                finding.add_done_callback(lambda _: self._finding.pop(table_id))
            # Whoever goes away meanwhile does not take it from the others.
            room = await asyncio.shield(finding)
        room.used = time.monotonic()
        return room

    async def _found(self, table_id: str) -> Room:
        room = await self._load(table_id)
        room.presence.since.update(self._away.pop(table_id, {}))
        self._loads += 1
        if self._loads % LOADS_A_SWEEP == 0:
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
            return await self.building.run(rebuild, game, kept.charter, kept.seed, entries)
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
                await self._reload(room)
            except StorageUnavailable:
                if for_change:
                    raise
        self._wake_bots(room)
        return room.table

    async def _reload(self, room: Room) -> None:
        async with room.loading:
            if not room.is_doubtful:
                return
            # What is still on its way to the disk comes first.
            await self.store.write(lambda _: None)
            again = await self._load(room.id)
            room.charter, room.table, room.host = again.charter, again.table, again.host
            room.hold(again.tokens)
            room.is_doubtful = False

    async def read_anew(self, table_id: str) -> None:
        """What is kept of a table was changed otherwise than by an entry: whoever looks at it sees it as it is now."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with room.changing:
            room.is_doubtful = True
            room.chat = None
            table = await self.table_of(room)
        for watch in list(room.subscriptions):
            now = see_now(table, watch.viewer, watch.facts)
            watch.send(encode(Update(room.id, seat_or_none(watch.viewer), False, [], now)))

    # Changing.
    async def change(self, room: Room, name: str, plan: Plan, seating: Seating | None = None) -> int:
        """By the house, which has a name for it. Returns where it stands in the log, after the commit."""
        return await self._enter(room, house_id(name), plan, seating)

    async def _enter(self, room: Room, msg_id: str, plan: Plan, seating: Seating | None = None) -> int:
        async with room.changing:
            table = await self.table_of(room, for_change=True)
            seq = table.seq_of(msg_id)
            if seq is not None:
                return seq
            event = plan(table)
            entered = Entered(table.seq + 1, msg_id, event, self.uptime.now())
            moved = swapped_by(table, event)
            handover = handover_of(room.tokens, room.host, event, moved, seating)
            is_timed = isinstance(event, Started) and room.charter.time_control.is_timed()
            changes = Changes(_status(event), handover, moved, is_timed)
            self.gate.spend("bytes", len(encode(event)) + ROW)
            try:
                await self.kept.append(room.id, entered, changes, room.is_aside)
            except BaseException:
                # Not kept; or nobody waited to hear that it was, because the server stops.
                room.is_doubtful = True
                raise
            if handover:
                room.hold(handover.tokens)
                room.host = handover.host or room.host
            if isinstance(event, Rose):
                self._revoke(room, event)
            elif moved:
                self._swap(room, *moved)
            table.take(entered)
            if isinstance(event, Started):
                self._listed.pop(room.id, None)
            self.acked += 1
            self.activity.changed.add(room.id)
            self._tell(room, table, entered)
            for told in self.on_entry:
                told(room)
            self._wake_bots(room)
            return entered.seq

    async def invite(self, room: Room, seat: int, hashed: str, check: Callable[[Table], None]) -> None:
        """Whoever has that token may sit down there, once. Whether it may be made is checked when nothing else happens."""
        async with room.changing:
            check(await self.table_of(room, for_change=True))
            tokens = with_invitation(room.tokens, seat, hashed, time.time())
            try:
                await self.kept.put_tokens(room.id, tokens)
            except BaseException:
                room.is_doubtful = True
                raise
            room.hold(tokens)

    def _revoke(self, room: Room, event: Rose) -> None:
        """Whoever held the seat before sees and does no more in its name."""
        for watch in [watch for watch in room.subscriptions if watch.viewer == event.seat]:
            room.subscriptions.discard(watch)
            if event.why == "removed":
                watch.revoke("removed", "the host has given your chair away")
            else:
                watch.revoke()

    def _swap(self, room: Room, one: int, other: int) -> None:
        turned = {one: other, other: one}
        moving = [watch for watch in room.subscriptions if watch.viewer in turned]
        for watch in moving:
            watch.viewer = turned[watch.viewer]
        for watch in moving:
            watch.moved()

    async def act(self, room: Room, seat: int, msg_id: str, ask: int, texts: list[str]) -> int:
        return await self._enter(room, client_id(seat, msg_id), lambda table: table.plan_act(seat, ask, texts))

    async def act_as_bot(self, room: Room, seat: int, ask: int, text: str) -> int:
        return await self._enter(room, bot_id(seat, ask), lambda table: table.plan_act(seat, ask, [text], is_bot=True))

    async def undo(self, room: Room, seat: int, msg_id: str, line: int) -> int:
        return await self._enter(room, client_id(seat, msg_id), lambda table: table.plan_undo(seat, line))

    # Telling.
    async def watch(self, room: Room, watch: Subscription, since: int | None) -> None:
        table = await self.table_of(room)
        entries: list[Any] = []
        is_whole = since is not None and 0 <= table.seq - since <= MOST_ENTRIES
        if is_whole and since is not None:
            entries, is_whole = await self.updates.since(room.id, table, watch.viewer, since, MOST_ENTRIES)
            if not is_whole or room.table is not table:
                # Too much, or read again meanwhile: the past can be asked for by itself.
                entries, is_whole, table = [], False, room.table
        now = self.updates.now(room.id, table, watch.viewer, watch.facts)
        watch.send(encode(Update(room.id, seat_or_none(watch.viewer), is_whole, entries, now)))
        room.subscriptions.add(watch)
        for greet in self.on_watch:
            await greet(room, watch)

    def _tell(self, room: Room, table: Table, entered: Entered) -> None:
        told: dict[tuple[int, bool], bytes] = {}
        shared = see_shared(table) if room.subscriptions else None
        for watch in list(room.subscriptions):
            key = (watch.viewer, watch.facts)
            if key not in told:
                entries = [see_entry(table, entered, watch.viewer)]
                now = see_now(table, watch.viewer, watch.facts, shared)
                told[key] = encode(Update(room.id, seat_or_none(watch.viewer), True, entries, now))
            watch.send(told[key])

    # Bots.
    def _wake_bots(self, room: Room) -> None:
        if self.is_stopping or room.is_aside:
            return
        for seat, ask, level in room.table.bots_asked():
            if ask not in room.thinking:
                room.thinking.add(ask)
                self.start(self._bot_turn(room, seat, ask, level))

    async def _bot_turn(self, room: Room, seat: int, ask: int, level: str) -> None:
        clock = asyncio.get_running_loop()
        asked = clock.time()
        tries = 0
        try:
            while not self.is_stopping:
                table = await self.table_of(room)
                if (seat, ask, level) not in table.bots_asked():
                    return
                try:
                    # A bot that breaks down again and again must not hold up the others.
                    able = level if tries < 3 else "random"
                    thought = await self.think(room, table, seat, able, is_hint=False)
                    await asyncio.sleep(asked + self.settings.pace - clock.time())
                    if (seat, ask, level) in (await self.table_of(room)).bots_asked():
                        await self.act_as_bot(room, seat, ask, thought.ideas[0].action)
                    return
                except (Busy, StorageUnavailable) as error:
                    tries += isinstance(error, Broken)
                    log.warning("bot on seat %d of %s waits: %s", seat, room.id, error)
                    await asyncio.sleep(1)
        except (Refused, NoTable):
            log.info("bot on seat %d of %s came too late", seat, room.id)
        finally:
            room.thinking.discard(ask)

    async def think(self, room: Room, table: Table, seat: int, level: str, is_hint: bool) -> Thought:
        """What a bot would do, and why for a hint. In a chair its dice are a secret of the table, for a hint nobody's."""
        salt = table.journal.luck.seed if not is_hint and table.journal.luck else b""
        text = f"{room.id}/{seat}/{table.asks.owed.get(seat)}".encode()
        dice = int.from_bytes(hashlib.blake2b(text, key=salt, digest_size=8).digest(), "big")
        journal = table.journal
        lines = [journal.line(entry) for entry in journal.entries]
        place = self.place_of(room.charter.game)
        seconds = min(self.settings.think_seconds, HINT_SECONDS) if is_hint else self.settings.think_seconds
        return await self.bot_pool.think(
            Job(place, room.id, len(table.chairs), room.charter.options, lines, seat, level, dice, seconds, is_hint)
        )

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
        """Rooms that nobody looks at leave the memory. Those with clocks come back when they are due."""
        resting = sorted((room for room in self._rooms.values() if room.is_resting()), key=lambda room: room.used)
        too_many = max(len(self._rooms) - self.settings.most_tables, len(resting) - MOST_RESTING)
        late = time.monotonic() - FORGET_AFTER
        for k, room in enumerate(resting):
            if k < too_many or room.used < late:
                del self._rooms[room.id]
                self.updates.forget(room.id)
                self._note_away(room)

    def _note_away(self, room: Room) -> None:
        if room.due is not None and room.charter.time_control.absent:
            room.away(self.uptime.now())
            self._away[room.id] = room.presence.since
            if len(self._away) > MOST_AWAY:
                del self._away[next(iter(self._away))]

    async def put_aside(self, room: Room) -> None:
        async with room.changing:
            await self.trash.put(room.id, self.uptime.now())
            self.drop(room.id)

    async def restore(self, games: list[str]) -> list[str]:
        """From the trash; whatever shares their luck comes back with them."""
        found = await self.trash.restore(games, self.uptime.now())
        self.activity.changed.update(found)
        return found

    def drop(self, table_id: str) -> None:
        self._rooms.pop(table_id, None)
        self._listed.pop(table_id, None)
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

    def in_memory(self) -> list[Room]:
        return list(self._rooms.values())

    def counts(self) -> dict[str, int]:
        return {
            "tables_in_memory": len(self._rooms),
            "tables_unreadable": len(self.unreadable.ids),
            "subscriptions": sum(len(room.subscriptions) for room in self._rooms.values()),
            "bots_thinking": sum(len(room.thinking) for room in self._rooms.values()),
        }


def _status(event: Event) -> str | None:
    if isinstance(event, Started):
        return "playing"
    return "over" if isinstance(event, Acted) and event.ends else None


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
