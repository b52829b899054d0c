"""Tables in memory. Each is a cache of its log: it can be dropped at any moment and is rebuilt when somebody looks."""

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
from dinotable.server.bots.pool import Broken, Busy, Thinkers
from dinotable.server.clocks.uptime import Served
from dinotable.server.http.gate import Gate
from dinotable.server.http.limits import SENDER, Exceeded
from dinotable.server.http.messages import encode
from dinotable.server.http.slowly import Slowly
from dinotable.server.notify.activity import Looks
from dinotable.server.operate.metrics import Metrics
from dinotable.server.settings import Settings
from dinotable.server.storage import Append, Damaged, Kept, Store, Trash, Unsafe
from dinotable.server.tables.grants import granted, with_invitation
from dinotable.server.tables.message_ids import bot_id, client_id, house_id
from dinotable.server.tables.missing import Cleared, NoTable, Unreadables
from dinotable.server.tables.room import Live, Watch
from dinotable.server.tables.seating import Seating, handover_of
from dinotable.server.tables.seats import put_tokens
from dinotable.server.tables.socket_messages import Update
from dinotable.server.tables.tokens import new_table_id
from dinotable.server.tables.updates import Telling
from dinotable.table.errors import Refused
from dinotable.table.log import Acted, Charter, Entered, Event, Rose, Started
from dinotable.table.people import swapped_by
from dinotable.table.seen import see_now, see_shared, see_step
from dinotable.table.table import Table, rebuild
from dinotable.table.thinking import Job, Thought

log = logging.getLogger("dinotable.tables")

MOST_STEPS = 500
"""A client that missed more gets a fresh view instead of the gap."""
FORGET_AFTER = 60.0
"""Seconds without a look after which a table leaves the memory."""
SHORT = 20
"""Entries of a log that are followed at once; a longer one is followed in a thread, so that nobody else waits for it."""
MOST_BUILDING = (32, 400)
"""Tables that are being brought back into memory, for one address and in all."""
MOST_RESTING = 200
"""Tables in memory that nobody looks at: a long game takes half a megabyte."""
LOADS_A_SWEEP = 50
ROW = 200
"""Bytes that an entry takes beside its own."""
HINT_SECONDS = 0.5
"""What a hint may think at most: where there is one process to think in, a bot waits so long for its turn."""
MOST_AWAY = 50_000
"""Tables out of memory of which it is known who was not there."""

R = TypeVar("R")
Plan = Callable[[Table], Event]


class Tables:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        served: Served | None = None,
        gate: Gate | None = None,
    ) -> None:
        self.store = store
        self.trash = Trash(store)
        self.gate = gate or Gate(settings, Metrics())
        self.telling = Telling()
        self.building = Slowly("tables on their way into memory", *MOST_BUILDING)
        self._finding: dict[str, asyncio.Task[Live]] = {}
        """Tables that are being brought back into memory, once however many ask."""
        self._loads = 0
        self._listed: dict[str, str] = {}
        """Open tables in the list, and who opened them; of those from before the start nobody knows."""
        self._away: dict[str, dict[int, float]] = {}
        """Since when nobody is there, of tables with clocks that have left the memory."""
        self.served = served or Served(store.last_served())
        self.settings = settings
        self.thinkers = thinkers
        self.games: dict[str, AnyGame] = {game: load(place) for game, place in GAMES.items()}
        for place in settings.extra_games:
            game = load(place)
            self.games[game.id] = game
        self._live: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self.acked = 0
        self.looks = Looks()
        self.unreadable = Unreadables()
        self.on_entry: list[Callable[[Live], None]] = []
        """Called after something was entered at a table, and told."""
        self.on_watch: list[Callable[[Live, Watch], Coroutine[Any, Any, None]]] = []
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
    ) -> Live:
        """Of the host's and the seats' tokens it gets the hashes."""
        status = "over" if charter.upload else "open"
        now, served = time.time(), self.served.now()
        tokens = granted(keys, invitations, now)
        kept = Kept(new_table_id(), charter, seed or new_seed(), host, tokens, status, now, luck, served)
        live = Live(kept, await self._built(kept, []))
        self.gate.spend("bytes", len(encode(charter)) + ROW * (1 + len(tokens)))
        if charter.listed:
            await self._check_list(kept.id)
        try:
            await self.store.add(kept)
        except BaseException:
            self._listed.pop(kept.id, None)
            raise
        self._live[kept.id] = live
        return live

    async def _check_list(self, game: str) -> None:
        sender, limits = SENDER.get(), self.gate.limits
        if sender and sum(by == sender for by in self._listed.values()) >= limits.address_listed:
            raise Exceeded(429, "quota", "so many open tables from here are in the list: close one, or begin it", 60)
        self._listed[game] = sender
        if await self.store.count_listed() >= limits.most_listed:
            del self._listed[game]
            raise Exceeded(503, "quota", "the list of open tables is full: open one that is not listed", 60)

    async def find(self, game: str) -> Live:
        live = self._live.get(game)
        if live is None:
            finding = self._finding.get(game)
            if finding is None:
                self.gate.spend("loads")
                finding = self._finding[game] = asyncio.get_running_loop().create_task(self._found(game))
                finding.add_done_callback(lambda _: self._finding.pop(game))
            # Whoever goes away meanwhile does not take it from the others.
            live = await asyncio.shield(finding)
        live.used = time.monotonic()
        return live

    async def _found(self, game: str) -> Live:
        live = await self._load(game)
        live.presence.since.update(self._away.pop(game, {}))
        self._loads += 1
        if self._loads % LOADS_A_SWEEP == 0:
            self.forget()
        # One that was opened just now is there already.
        return self._live.setdefault(game, live)

    async def find_even_aside(self, game: str) -> Live:
        """A table that was cleared away does not come into memory by it."""
        try:
            return await self.find(game)
        except Cleared:
            return await self._load(game, is_aside_fine=True)

    async def check(self, game: str) -> None:
        """Raises Unreadable where it is."""
        if game not in self._live:
            await self._load(game, is_aside_fine=True)

    async def _load(self, game: str, is_aside_fine: bool = False) -> Live:
        self.unreadable.check(game)
        try:
            found = await self.store.load(game)
            if found is None:
                raise NoTable("there is no such table: it may have been cleared away")
            live = Live(found[0], await self._built(*found))
            if not is_aside_fine and (live.is_aside or game in self.store.aside):
                raise Cleared(found[0])
            return live
        except Exception as error:
            raise self._checked(game, error) from None

    def _checked(self, game: str, error: Exception) -> Exception:
        """Whatever comes of reading a table's rows is theirs alone, unless there was nothing to read or no way to."""
        if isinstance(error, NoTable | MemoryError | Exceeded) or (
            isinstance(error, Unsafe) and not isinstance(error, Damaged)
        ):
            return error
        self.drop(game)
        return self.unreadable.note(game, error)

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

    async def table_of(self, live: Live, for_change: bool = False) -> Table:
        """The table as its log has it; bots that owe a decision are woken. After a failed append only the log knows: nothing
        is changed before it was read again, and while it cannot be read people see what was safe before."""
        if live.is_doubtful:
            try:
                await self._reload(live)
            except Unsafe:
                if for_change:
                    raise
        self._wake_bots(live)
        return live.table

    async def _reload(self, live: Live) -> None:
        async with live.loading:
            if not live.is_doubtful:
                return
            # What is still on its way to the disk comes first.
            await self.store.write(lambda _: None)
            again = await self._load(live.id)
            live.charter, live.table, live.host = again.charter, again.table, again.host
            live.hold(again.tokens)
            live.is_doubtful = False

    async def read_anew(self, game: str) -> None:
        """What is kept of a table was changed otherwise than by an entry: whoever looks at it sees it as it is now."""
        live = self._live.get(game)
        if live is None:
            return
        async with live.changing:
            live.is_doubtful = True
            live.talk = None
            table = await self.table_of(live)
        for watch in list(live.watches):
            now = see_now(table, watch.viewer, watch.facts)
            watch.send(encode(Update(live.id, seat_or_none(watch.viewer), False, [], now)))

    # Changing.
    async def change(self, live: Live, name: str, plan: Plan, seating: Seating | None = None) -> int:
        """By the house, which has a name for it. Returns where it stands in the log, after the commit."""
        return await self._enter(live, house_id(name), plan, seating)

    async def _enter(self, live: Live, msg_id: str, plan: Plan, seating: Seating | None = None) -> int:
        async with live.changing:
            table = await self.table_of(live, for_change=True)
            seq = table.seq_of(msg_id)
            if seq is not None:
                return seq
            event = plan(table)
            entered = Entered(table.seq + 1, msg_id, event, self.served.now())
            moved = swapped_by(table, event)
            handover = handover_of(live.tokens, live.host, event, moved, seating)
            is_timed = isinstance(event, Started) and live.charter.terms.is_timed()
            self.gate.spend("bytes", len(encode(event)) + ROW)
            try:
                await self.store.write(
                    Append(live.id, entered, time.time(), _status(event), handover, moved, is_timed, live.is_aside)
                )
            except BaseException:
                # Not kept; or nobody waited to hear that it was, because the server stops.
                live.is_doubtful = True
                raise
            if handover:
                live.hold(handover.tokens)
                live.host = handover.host or live.host
            if isinstance(event, Rose):
                self._revoke(live, event)
            elif moved:
                self._swap(live, *moved)
            table.take(entered)
            if isinstance(event, Started):
                self._listed.pop(live.id, None)
            self.acked += 1
            self.looks.changed.add(live.id)
            self._tell(live, table, entered)
            for told in self.on_entry:
                told(live)
            self._wake_bots(live)
            return entered.seq

    async def invite(self, live: Live, seat: int, hashed: str, check: Callable[[Table], None]) -> None:
        """Whoever has that token may sit down there, once. Whether it may be made is checked when nothing else happens."""
        async with live.changing:
            check(await self.table_of(live, for_change=True))
            tokens = with_invitation(live.tokens, seat, hashed, time.time())
            try:
                await self.store.write(lambda connection: put_tokens(connection, live.id, tokens))
            except BaseException:
                live.is_doubtful = True
                raise
            live.hold(tokens)

    def _revoke(self, live: Live, event: Rose) -> None:
        """Whoever held the seat before sees and does no more in its name."""
        for watch in [watch for watch in live.watches if watch.viewer == event.seat]:
            live.watches.discard(watch)
            if event.why == "removed":
                watch.revoke("removed", "the host has given your chair away")
            else:
                watch.revoke()

    def _swap(self, live: Live, one: int, other: int) -> None:
        turned = {one: other, other: one}
        moving = [watch for watch in live.watches if watch.viewer in turned]
        for watch in moving:
            watch.viewer = turned[watch.viewer]
        for watch in moving:
            watch.moved()

    async def act(self, live: Live, seat: int, msg_id: str, ask: int, texts: list[str]) -> int:
        return await self._enter(live, client_id(seat, msg_id), lambda table: table.plan_act(seat, ask, texts))

    async def act_as_bot(self, live: Live, seat: int, ask: int, text: str) -> int:
        return await self._enter(live, bot_id(seat, ask), lambda table: table.plan_act(seat, ask, [text], is_bot=True))

    async def undo(self, live: Live, seat: int, msg_id: str, line: int) -> int:
        return await self._enter(live, client_id(seat, msg_id), lambda table: table.plan_undo(seat, line))

    # Telling.
    async def watch(self, live: Live, watch: Watch, since: int | None) -> None:
        table = await self.table_of(live)
        steps: list[Any] = []
        is_whole = since is not None and 0 <= table.seq - since <= MOST_STEPS
        if is_whole and since is not None:
            steps, is_whole = await self.telling.since(live.id, table, watch.viewer, since, MOST_STEPS)
            if not is_whole or live.table is not table:
                # Too much, or read again meanwhile: the past can be asked for by itself.
                steps, is_whole, table = [], False, live.table
        now = self.telling.now(live.id, table, watch.viewer, watch.facts)
        watch.send(encode(Update(live.id, seat_or_none(watch.viewer), is_whole, steps, now)))
        live.watches.add(watch)
        for greet in self.on_watch:
            await greet(live, watch)

    def _tell(self, live: Live, table: Table, entered: Entered) -> None:
        told: dict[tuple[int, bool], bytes] = {}
        shared = see_shared(table) if live.watches else None
        for watch in list(live.watches):
            key = (watch.viewer, watch.facts)
            if key not in told:
                steps = [see_step(table, entered, watch.viewer)]
                now = see_now(table, watch.viewer, watch.facts, shared)
                told[key] = encode(Update(live.id, seat_or_none(watch.viewer), True, steps, now))
            watch.send(told[key])

    # Bots.
    def _wake_bots(self, live: Live) -> None:
        if self.is_stopping or live.is_aside:
            return
        for seat, ask, rung in live.table.bots_asked():
            if ask not in live.thinking:
                live.thinking.add(ask)
                self.start(self._bot_turn(live, seat, ask, rung))

    async def _bot_turn(self, live: Live, seat: int, ask: int, rung: str) -> None:
        clock = asyncio.get_running_loop()
        asked = clock.time()
        tries = 0
        try:
            while not self.is_stopping:
                table = await self.table_of(live)
                if (seat, ask, rung) not in table.bots_asked():
                    return
                try:
                    # A bot that breaks down again and again must not hold up the others.
                    able = rung if tries < 3 else "random"
                    thought = await self.think(live, table, seat, able, is_hint=False)
                    await asyncio.sleep(asked + self.settings.pace - clock.time())
                    if (seat, ask, rung) in (await self.table_of(live)).bots_asked():
                        await self.act_as_bot(live, seat, ask, thought.ideas[0].action)
                    return
                except (Busy, Unsafe) as error:
                    tries += isinstance(error, Broken)
                    log.warning("bot on seat %d of %s waits: %s", seat, live.id, error)
                    await asyncio.sleep(1)
        except (Refused, NoTable):
            log.info("bot on seat %d of %s came too late", seat, live.id)
        finally:
            live.thinking.discard(ask)

    async def think(self, live: Live, table: Table, seat: int, rung: str, is_hint: bool) -> Thought:
        """What a bot would do, and why for a hint. In a chair its dice are a secret of the table, for a hint nobody's."""
        salt = table.journal.luck.seed if not is_hint and table.journal.luck else b""
        text = f"{live.id}/{seat}/{table.asks.owed.get(seat)}".encode()
        dice = int.from_bytes(hashlib.blake2b(text, key=salt, digest_size=8).digest(), "big")
        journal = table.journal
        lines = [journal.line(entry) for entry in journal.entries]
        place = self.place_of(live.charter.game)
        seconds = min(self.settings.think_seconds, HINT_SECONDS) if is_hint else self.settings.think_seconds
        return await self.thinkers.think(
            Job(place, live.id, len(table.chairs), live.charter.options, lines, seat, rung, dice, seconds, is_hint)
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
        """Tables that nobody looks at leave the memory. Those with clocks come back when they are due."""
        resting = sorted((live for live in self._live.values() if live.is_resting()), key=lambda live: live.used)
        too_many = max(len(self._live) - self.settings.most_tables, len(resting) - MOST_RESTING)
        late = time.monotonic() - FORGET_AFTER
        for k, live in enumerate(resting):
            if k < too_many or live.used < late:
                del self._live[live.id]
                self.telling.forget(live.id)
                self._note_away(live)

    def _note_away(self, live: Live) -> None:
        if live.due is not None and live.charter.terms.absent:
            live.away(self.served.now())
            self._away[live.id] = live.presence.since
            if len(self._away) > MOST_AWAY:
                del self._away[next(iter(self._away))]

    async def put_aside(self, live: Live) -> None:
        async with live.changing:
            await self.trash.put(live.id, self.served.now())
            self.drop(live.id)

    async def restore(self, games: list[str]) -> list[str]:
        """From the trash; whatever shares their luck comes back with them."""
        found = await self.trash.restore(games, self.served.now())
        self.looks.changed.update(found)
        return found

    def drop(self, game: str) -> None:
        self._live.pop(game, None)
        self._listed.pop(game, None)
        self._away.pop(game, None)
        self.telling.forget(game)

    async def remove(self, live: Live) -> None:
        """For good, where nobody has ever been."""
        async with live.changing:
            await self.store.remove([live.id])
            self.drop(live.id)

    async def stop(self) -> None:
        """No new bot turns; whatever is being written is written."""
        self.is_stopping = True
        waiting = [task for task in self._tasks if not task.done()]
        if waiting:
            _, left = await asyncio.wait(waiting, timeout=3)
            for task in left:
                task.cancel()
        self.building.stop()

    def in_memory(self) -> list[Live]:
        return list(self._live.values())

    def counts(self) -> dict[str, int]:
        return {
            "tables_in_memory": len(self._live),
            "tables_unreadable": len(self.unreadable.ids),
            "watches": sum(len(live.watches) for live in self._live.values()),
            "bots_thinking": sum(len(live.thinking) for live in self._live.values()),
        }


def _status(event: Event) -> str | None:
    if isinstance(event, Started):
        return "playing"
    return "over" if isinstance(event, Acted) and event.ends else None


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
