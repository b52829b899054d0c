"""Tables in this tab's memory. Each is a cache of its log: it can be dropped at any moment, and is rebuilt for who looks."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from dinotable.browser.bots import Bots
from dinotable.browser.errors import Taken, elsewhere
from dinotable.browser.keeping import Shelf
from dinotable.browser.room import Room
from dinotable.browser.turns import BotTurns
from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.games import load
from dinotable.hosting.room import Subscription
from dinotable.hosting.same_luck import SameLuck
from dinotable.hosting.updates import Updates
from dinotable.table.errors import Denied, NoTable, Refused, StorageUnavailable
from dinotable.table.grants import granted, grants_after
from dinotable.table.kept import Kept, status_after
from dinotable.table.log import Charter, Entered
from dinotable.table.message_ids import house_id
from dinotable.table.messages import PeopleNews
from dinotable.table.opening import line_of
from dinotable.table.people import swapped_by
from dinotable.table.referee import Plan, Referee, Wish
from dinotable.table.results import Result, planned_result
from dinotable.table.table import Table, rebuild
from dinotable.table.table_file import PREFIX
from dinotable.table.wire import encode

log = logging.getLogger("dinotable.tables")

MOST_RACES = 20
"""How often something is tried again because another tab was faster."""
REST = 10.0
"""Seconds without a look after which a table that nobody watches leaves the memory, and is free for other tabs."""
REST_LEFT = 1.0
"""The same after the last who watched has left."""


class Rooms:
    def __init__(
        self, shelf: Shelf, bots: Bots, places: dict[str, str], new_seed: Callable[[], bytes], pace: float, think: float
    ) -> None:
        self.shelf = shelf
        self.same_luck = SameLuck(shelf)
        self.places = places
        """The module that holds each game."""
        self.games: dict[str, AnyGame] = {game: load(place) for game, place in places.items()}
        self.bots = bots
        self.updates = Updates()
        self.bot_turns = BotTurns(self, pace, think)
        self.new_seed = new_seed
        self.leaving: set[str] = set()
        """Tables on their way to a server: nothing is entered here any more."""
        self._rooms: dict[str, Room] = {}
        self._finding: dict[str, asyncio.Task[Room]] = {}
        """Tables on their way into memory, once however many ask."""
        self._releasing: dict[str, asyncio.Task[None]] = {}
        """Tables that are about to be free for other tabs."""
        self._tasks: set[asyncio.Task[None]] = set()

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
        status, now = "over" if charter.upload else "open", time.time()
        tokens = granted(keys, invitations, now)
        kept = Kept(new_table_id(), charter, seed or self.new_seed(), host, tokens, status, now, luck)
        room = Room(kept, self.built(kept, []))
        await self._hold(kept.id)
        await self.shelf.add(kept, [], line_of(kept.id, room.table, SPECTATOR))
        self._rooms[kept.id] = room
        self._rest_later(room, REST)
        return room

    async def add(self, kept: Kept, table: Table, entries: list[Entered], result: Result | None) -> None:
        """One that was played elsewhere, with its log."""
        await self.shelf.add(kept, entries, line_of(kept.id, table, SPECTATOR), result)

    async def find(self, id: str) -> Room:  # noqa: A002
        room = self._rooms.get(id)
        if room is None:
            finding = self._finding.get(id)
            if finding is None:
                finding = self._finding[id] = asyncio.get_running_loop().create_task(self._found(id))
                finding.add_done_callback(lambda _: self._finding.pop(id, None))
            # Whoever goes away meanwhile does not take it from the others.
            room = await asyncio.shield(finding)
        self._rest_later(room, REST)
        return room

    async def _found(self, id: str) -> Room:  # noqa: A002
        await self._hold(id)
        try:
            room = await self.read(id)
        except BaseException:
            await self.shelf.keeping.release(id)
            raise
        room = self._rooms.setdefault(id, room)
        # A tab may have been closed before it could keep how the table stands in lists.
        self._note_line(room)
        return room

    async def _hold(self, id: str) -> None:  # noqa: A002
        releasing = self._releasing.get(id)
        if releasing:
            # Or it would be given away just after it was taken again.
            await asyncio.wait([releasing])
        if not await self.shelf.keeping.hold(id):
            raise elsewhere()

    async def read(self, id: str) -> Room:  # noqa: A002
        """As it is kept; it does not come into memory by it."""
        try:
            found = await self.shelf.load(id)
            if found is None:
                raise NoTable("there is no such table in this browser")
            return Room(found[0], self.built(*found))
        except (NoTable, StorageUnavailable, MemoryError):
            raise
        except Exception as error:
            # Whatever comes of reading a table's rows is theirs alone, and nothing of it is touched.
            log.exception("table %s cannot be read", id)
            raise Denied(503, "unreadable", "this table cannot be read; nothing of it was changed") from error

    def built(self, kept: Kept, entries: list[Entered]) -> Table:
        game = self.games.get(kept.charter.game)
        if game is None or game.rules != kept.charter.rules:
            raise ValueError(f"it plays {kept.charter.rules}, which this program does not know")
        if not all(0 <= grant.seat < len(kept.charter.chairs) for grant in kept.tokens.values()):
            raise ValueError("a token is for a seat that is not there")
        return rebuild(game, kept.charter, kept.seed, entries)

    def get(self, id: str) -> Room | None:  # noqa: A002
        """If it is in memory."""
        return self._rooms.get(id)

    async def table_of(self, room: Room, for_change: bool = False) -> Table:
        """The table as its log has it; bots that owe a decision are woken. After a failed write only the log knows: nothing
        is changed before it was read again."""
        if room.is_doubtful:
            try:
                await self.read_again(room)
            except StorageUnavailable:
                if for_change:
                    raise
        self.bot_turns.wake(room)
        return room.table

    async def read_again(self, room: Room) -> None:
        """Whoever watches is told what came meanwhile."""
        again = await self.read(room.id)
        entries = again.table.entries_since(room.table.seq)
        room.enter(entries)
        room.become(again)
        if entries:
            self._entered(room, entries)

    # Changing.
    async def change(self, room: Room, name: str, plan: Plan, key: str = "", invitation: str | None = None) -> int:
        """By the house, which has a name for it. `key`: the hash of what whoever sits down with it holds the seat by, and of
        an invitation that they give up for it."""
        return await self.enter(room, lambda _: Wish(house_id(name), plan), key, invitation)

    async def enter(
        self, room: Room, hear: Callable[[Referee], Wish], key: str = "", invitation: str | None = None
    ) -> int:
        """Returns where it stands in the log, after the commit. Where another tab was faster, it is heard again."""
        if room.is_dropped:
            room = await self.find(room.id)
        async with room.changing:
            for tries in range(MOST_RACES):
                await self.table_of(room, for_change=True)
                if room.id in self.leaving:
                    raise Refused("leaving", "this table is on its way to a server: go on there")
                wish = hear(room.referee)
                seq = room.referee.known(wish)
                if seq is not None:
                    return seq
                try:
                    return await self._write(room, wish, key, invitation)
                except Taken:
                    room.is_doubtful = True
                    if tries == MOST_RACES - 1:
                        raise
            raise AssertionError("the last try returns or raises")

    async def _write(self, room: Room, wish: Wish, key: str, invitation: str | None) -> int:
        entered = room.referee.plan(wish, room.now())
        event = entered.event
        tokens = grants_after(room.tokens, event, swapped_by(room.table, event), time.time(), key, invitation)
        status = status_after(event)
        kept = replace(room.kept, tokens=room.tokens if tokens is None else tokens, status=status or room.kept.status)
        if invitation == room.host:
            # At the second table of one luck the host is whoever comes by the first invitation.
            kept = replace(kept, host=key)
        is_changed = tokens is not None or status is not None
        result = planned_result(room.id, room.table, entered)
        try:
            await self.shelf.append(room.id, entered, kept if is_changed else None, result)
        except Taken:
            raise
        except BaseException as error:
            # Not kept; or it was, and the browser failed only afterwards.
            room.is_doubtful = True
            known = await self._looked_up(room, wish) if isinstance(error, StorageUnavailable) else None
            if known is None:
                raise
            return known
        room.kept = kept
        room.host = kept.host
        room.hold(kept.tokens)
        room.enter([entered])
        self._entered(room, [entered])
        return entered.seq

    async def _looked_up(self, room: Room, wish: Wish) -> int | None:
        """Where it stands after all, if it can be read."""
        with contextlib.suppress(StorageUnavailable, NoTable):
            await self.read_again(room)
            return room.referee.known(wish)
        return None

    def _entered(self, room: Room, entries: list[Entered]) -> None:
        """They are in the log, and the table has followed them."""
        room.tell(entries)
        news = encode(PeopleNews(room.id, room.people()))
        for subscription in [each for each in room.subscriptions if each.people]:
            subscription.send(news)
        self._note_line(room)
        self.bot_turns.wake(room)

    def _note_line(self, room: Room) -> None:
        """How it stands in lists is kept a moment later: nobody waits for that."""
        if not room.is_noting:
            room.is_noting = True
            self.start(self._keep_line(room))

    async def _keep_line(self, room: Room) -> None:
        room.is_noting = False
        with contextlib.suppress(StorageUnavailable):
            if not room.is_dropped:
                await self.shelf.keep_line(line_of(room.id, room.table, SPECTATOR))

    # Watching.
    async def watch(self, room: Room, subscription: Subscription, since: int | None) -> None:
        await self.table_of(room)
        update = await self.updates.greeting(room.id, lambda: room.table, subscription, since)
        subscription.send(encode(update))
        room.subscriptions.add(subscription)
        if subscription.people:
            subscription.send(encode(PeopleNews(room.id, room.people())))

    def unwatch(self, room: Room, subscription: Subscription) -> None:
        room.subscriptions.discard(subscription)
        self._rest_later(room, REST_LEFT)

    # Leaving the memory.
    def _rest_later(self, room: Room, seconds: float) -> None:
        room.looks += 1
        asyncio.get_running_loop().call_later(seconds, self._rest, room, room.looks)

    def _rest(self, room: Room, looks: int) -> None:
        if room.looks == looks and not room.subscriptions and not room.changing.locked():
            self._drop(room)
            self._releasing[room.id] = self.start(self._release(room.id))

    async def _release(self, id: str) -> None:  # noqa: A002
        try:
            with contextlib.suppress(StorageUnavailable):
                await self.shelf.keeping.release(id)
        finally:
            del self._releasing[id]

    def _drop(self, room: Room) -> None:
        room.is_dropped = True
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self.updates.forget(room.id)

    def let_go(self, id: str) -> None:  # noqa: A002
        """Another tab has it now. Whoever comes finds it as that tab has left it, once it is free again."""
        room = self._rooms.get(id)
        if room:
            self._drop(room)
            refusal = elsewhere()
            for subscription in list(room.subscriptions):
                subscription.revoke(refusal.code, str(refusal))
            room.subscriptions.clear()

    async def remove(self, room: Room) -> None:
        """For good."""
        async with room.changing:
            await self.shelf.remove(room.id)
            self._drop(room)
            self.leaving.discard(room.id)
        for subscription in list(room.subscriptions):
            subscription.revoke("no-table", "this table was deleted")
        await self.shelf.keeping.release(room.id)

    async def clear(self, id: str) -> None:  # noqa: A002
        """For good, unless somebody has it open."""
        if id in self._rooms or id in self._finding or not await self.shelf.keeping.hold(id):
            return
        await self.shelf.remove(id)
        await self.shelf.keeping.release(id)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """In the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def new_table_id() -> str:
    return PREFIX + secrets.token_urlsafe(8)
