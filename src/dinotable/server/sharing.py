"""What processes on one database do for each other, second by second. The log of each table decides whatever they disagree
about; everything here only makes that known sooner, or keeps it from being done twice."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.http.spending import Spending
from dinotable.server.notify.notices import Notices
from dinotable.server.notify.sharing import SharedActivity
from dinotable.server.social.sharing import SharedPresence
from dinotable.server.social.social import Social
from dinotable.server.storage.processes import Processes
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import StorageUnavailable

log = logging.getLogger("dinotable.sharing")

TICK = 1.0
LOOK = 3.0
"""Seconds after which everything in memory is compared with the log, because a hint may have been lost."""
SELDOM = 10.0
NOTICES = 300.0
"""Seconds after which the process that sends notices looks at every table that somebody wants some of."""


class Sharing:
    def __init__(
        self,
        processes: Processes,
        rooms: Rooms,
        social: Social,
        accounts: Accounts,
        notices: Notices,
        spending: Spending,
    ) -> None:
        self.processes = processes
        self.rooms = rooms
        self.social = social
        self.accounts = accounts
        self.notices = notices
        self.spending = spending
        self.clocks = ClockStore(rooms.store)
        self.presence = SharedPresence(rooms.store)
        self.activity = SharedActivity(rooms.store, rooms.activity, rooms.uptime)
        self._looked = self._seldom = 0.0
        self._noticed = time.monotonic()
        self._must_look = asyncio.Event()
        hints = rooms.hints
        hints.on("table", self._heard_of_table)
        hints.on("chat", lambda table: self._start(self.social.follow(table)))
        hints.on("session", accounts.ended)
        hints.on_lost(self._must_look.set)

    def _heard_of_table(self, table: str) -> None:
        self.rooms.activity.changed.add(table)
        if self.rooms.is_wanted(table):
            self._start(self.rooms.following.follow_awaited(table))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self.rooms.start(self._quietly(work))

    async def _quietly(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StorageUnavailable as error:
            log.warning("could not follow another process: %s", error)

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            for part in (self._tick, self._look, self._do_seldom):
                await self._try(part)
            await asyncio.sleep(TICK)

    async def _try(self, part: Callable[[], Awaitable[None]]) -> None:
        try:
            await part()
        except StorageUnavailable as error:
            log.warning("the database does not answer: %s", error)
        except Exception:
            # The next time it may work; games go on either way.
            log.exception("could not share with other processes")

    async def _tick(self) -> None:
        if await self.processes.beat():
            self.presence.begin_anew()
            self.spending.begin_anew()
        await self.processes.look()
        uptime = self.rooms.uptime
        uptime.reach(await self.clocks.share_uptime(uptime.now()))
        await self.presence.share(self.rooms.in_memory(), self.rooms.uptime.now())
        await self.spending.share()

    async def _look(self) -> None:
        if self._must_look.is_set() or time.monotonic() - self._looked >= LOOK:
            self._must_look.clear()
            self._looked = time.monotonic()
            await self.rooms.following.follow_all()
            await self.social.follow_all()

    async def _do_seldom(self) -> None:
        if time.monotonic() - self._seldom < SELDOM:
            return
        self._seldom = time.monotonic()
        await self.activity.tell()
        await self.accounts.look()
        if time.monotonic() - self._noticed > NOTICES:
            self._noticed = time.monotonic()
            self.rooms.activity.changed.update(await self.notices.kept.tables())
        if self.processes.is_leader:
            await self.activity.hear(self.notices.asked())
            await self.processes.clear()
        await self.rooms.open_list.look()

    async def stop(self) -> None:
        await self._try(self.processes.leave)
