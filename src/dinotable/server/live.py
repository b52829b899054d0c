"""Tables in memory. Each is a cache of its log: it can be dropped at any moment and is rebuilt when somebody looks."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, load
from dinotable.server.grants import Grants, granted, with_invitation
from dinotable.server.looks import Looks
from dinotable.server.message_ids import bot_id, client_id, house_id
from dinotable.server.messages.base import encode
from dinotable.server.messages.socket import Update
from dinotable.server.presence import Presence
from dinotable.server.seating import Seating, handover_of
from dinotable.server.served import Served
from dinotable.server.settings import Settings
from dinotable.server.store import Append, Kept, Store, Unsafe
from dinotable.server.store.seats import put_tokens
from dinotable.server.talk import Talk
from dinotable.server.thinkers import Broken, Busy, Thinkers
from dinotable.server.tokens import new_table_id
from dinotable.table.errors import Refused
from dinotable.table.log import Acted, Charter, Entered, Event, Rose, Started
from dinotable.table.people import swapped_by
from dinotable.table.seen import see_now, see_shared, see_step, see_steps
from dinotable.table.table import Table, rebuild
from dinotable.table.thinking import Job, Thought

log = logging.getLogger("dinotable.tables")

MOST_STEPS = 500
"""A client that missed more gets a fresh view instead of the gap."""
FORGET_AFTER = 60.0
"""Seconds without a look after which a table leaves the memory."""

R = TypeVar("R")
Plan = Callable[[Table], Event]


class NoTable(DinotableError):
    """There is no such table, or it was cleared away."""


class Watch(Protocol):
    """Somebody who is told what happens at a table."""

    viewer: int
    facts: bool
    people: bool
    """Whether it wants to hear of chat, clocks and proposals too."""
    chat: int
    """The last line of the chat that it has."""

    def send(self, message: bytes) -> None: ...

    def revoke(self, code: str = "token", why: str = "this seat has gone to somebody else") -> None:
        """It sees no more."""

    def moved(self) -> None:
        """The seat has changed places with another."""


class Live:
    def __init__(self, kept: Kept, table: Table) -> None:
        self.id = kept.id
        self.charter = kept.charter
        self.seed = kept.seed
        self.luck = kept.luck
        """What it shares with the table that is dealt from the same seed; None: it is alone."""
        self.game = table.game
        self.host = kept.host
        self.hold(kept.tokens)
        self.table = table
        self.is_doubtful = False
        """Whether an append failed, so that the log must be read again."""
        self.changing = asyncio.Lock()
        self.loading = asyncio.Lock()
        self.watches: set[Watch] = set()
        self.thinking: set[int] = set()
        """The asks that bots think about."""
        self.presence = Presence()
        self.talk: Talk | None = None
        """What was said here, once somebody has asked for it."""
        self.due: float | None = None
        """When clocks have to be looked at next, as far as it was worked out."""
        self.used = time.monotonic()

    def hold(self, tokens: Grants) -> None:
        """These tokens are good from now on, and no others."""
        self.tokens = tokens
        self.seats: dict[str, int] = {token: grant.seat for token, grant in tokens.items() if grant.kind == "key"}
        """Hash of a key to its seat."""

    def viewers(self) -> set[int]:
        return {watch.viewer for watch in self.watches}

    def away(self, now: float) -> tuple[list[int], list[int]]:
        """Persons who are not connected; and those who have not been for as long as the others agreed to wait."""
        self.presence.look(self.table, self.viewers(), now)
        return self.presence.absent(now), self.presence.absent(now, self.charter.terms.patience)

    def gone(self, now: float) -> list[int]:
        return self.away(now)[1]


class Tables:
    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers, served: Served | None = None) -> None:
        self.store = store
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
        now = time.time()
        tokens = granted(keys, invitations, now)
        kept = Kept(new_table_id(), charter, seed or new_seed(), host, tokens, status, now, luck)
        live = Live(kept, await self._built(kept, []))
        await self.store.add(kept)
        self._live[kept.id] = live
        return live

    async def find(self, game: str) -> Live:
        live = self._live.get(game)
        if live is None:
            found = await self.store.load(game)
            if found is None:
                raise NoTable("there is no such table: it may have been cleared away")
            kept, entries = found
            table = await self._built(kept, entries)
            # Somebody else may have looked at the same time.
            live = self._live.setdefault(game, Live(kept, table))
        live.used = time.monotonic()
        return live

    async def _built(self, kept: Kept, entries: list[Entered]) -> Table:
        game = self._game_of(kept.charter)
        if kept.charter.given:
            # A record from elsewhere may be long: nobody else waits for it.
            return await asyncio.to_thread(rebuild, game, kept.charter, kept.seed, entries)
        return rebuild(game, kept.charter, kept.seed, entries)

    def _game_of(self, charter: Charter) -> AnyGame:
        game = self.games.get(charter.game)
        if game is None or game.rules != charter.rules:
            raise NoTable(f"this table plays {charter.rules}, which this program does not know")
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
            found = await self.store.load(live.id)
            if found is None:
                raise NoTable("there is no such table: it may have been cleared away")
            live.charter = found[0].charter
            live.table = rebuild(live.game, live.charter, live.seed, found[1])
            live.hold(found[0].tokens)
            live.host = found[0].host
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
            try:
                await self.store.write(Append(live.id, entered, time.time(), _status(event), handover, moved, is_timed))
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
        missed = table.seq - since if since is not None else -1
        is_whole = 0 <= missed <= MOST_STEPS
        steps = see_steps(table, table.seq - missed, watch.viewer) if is_whole else []
        now = see_now(table, watch.viewer, watch.facts)
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
        if self.is_stopping:
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
        except Refused:
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
        seconds = self.settings.think_seconds
        return await self.thinkers.think(
            Job(place, live.id, len(table.chairs), live.charter.options, lines, seat, rung, dice, seconds, is_hint)
        )

    def place_of(self, game: str) -> str:
        """The module that holds a game."""
        extra = self.settings.extra_games
        return GAMES.get(game) or next(place for place in extra if load(place).id == game)

    # Housekeeping.
    def start(self, work: "Coroutine[Any, Any, R]") -> "asyncio.Task[R]":
        """In the background; waited for when the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def forget(self) -> None:
        """Tables that nobody looks at leave the memory."""
        resting = [
            live
            for live in self._live.values()
            if not live.watches and not live.thinking and not live.changing.locked() and live.due is None
        ]
        resting.sort(key=lambda live: live.used)
        too_many = len(self._live) - self.settings.most_tables
        late = time.monotonic() - FORGET_AFTER
        for k, live in enumerate(resting):
            if k < too_many or live.used < late:
                del self._live[live.id]

    async def clear(self) -> int:
        """Removes tables without a sign of life, by the rule in the settings; how many."""
        now = time.time()
        day = 86_400
        settings = self.settings
        watched = {live.id for live in self._live.values() if live.watches}
        gone = await self.store.clear(now - settings.open_days * day, now - settings.keep_days * day, watched)
        for game in gone:
            self._live.pop(game, None)
        return len(gone)

    async def remove(self, live: Live) -> None:
        async with live.changing:
            await self.store.remove([live.id])
            self._live.pop(live.id, None)

    async def stop(self) -> None:
        """No new bot turns; whatever is being written is written."""
        self.is_stopping = True
        waiting = [task for task in self._tasks if not task.done()]
        if waiting:
            _, left = await asyncio.wait(waiting, timeout=3)
            for task in left:
                task.cancel()

    def in_memory(self) -> list[Live]:
        return list(self._live.values())

    def counts(self) -> dict[str, int]:
        return {
            "tables_in_memory": len(self._live),
            "watches": sum(len(live.watches) for live in self._live.values()),
            "bots_thinking": sum(len(live.thinking) for live in self._live.values()),
        }


def _status(event: Event) -> str | None:
    if isinstance(event, Started):
        return "playing"
    return "over" if isinstance(event, Acted) and event.ends else None


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
