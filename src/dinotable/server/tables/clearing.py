"""Clearing away what nobody uses: by uptime, a little at a time, into a trash that is emptied much later."""

import logging
from collections.abc import Awaitable, Callable

from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.trash import Idle, Share
from dinotable.table.errors import NoTable

log = logging.getLogger("dinotable.clearing")

HOUR, DAY = 3_600.0, 86_400.0
TRASH_DAYS = 30.0
"""Days of uptime for which a table that was cleared away can be brought back."""
SHARE = Share(at_once=0.02, fewest_at_once=10, a_day=0.05, fewest_a_day=20)
"""Whatever goes wrong, no more than that goes without anybody being told to do it."""
MOST_EMPTIED = 500


async def nowhere() -> set[str]:
    """There is no other process."""
    return set()


class Clearing:
    def __init__(self, rooms: Rooms, watched_elsewhere: Callable[[], Awaitable[set[str]]] = nowhere) -> None:
        self.rooms = rooms
        self._last = rooms.uptime.now()
        """A start counts as a clearing: what is wrong shows in an hour, and nothing is cleared before."""
        self._has_said = False
        self.watched_elsewhere = watched_elsewhere

    def is_time(self) -> bool:
        """Once in an hour of uptime, and not in the first one of a run."""
        now = self.rooms.uptime.now()
        if now - self._last < HOUR:
            return False
        self._last = now
        return True

    async def clear(self, is_told: bool = False) -> int:
        """Sets aside what is due: the share that may go by itself, or everything when somebody has told so; how many."""
        rooms, settings = self.rooms, self.rooms.settings
        now = rooms.uptime.now()
        unbegun, other = now - settings.open_days * DAY, now - settings.keep_days * DAY
        gone, left = await self._set_aside(Idle(unbegun, other), None if is_told else SHARE)
        # Of lessons as many as are due: no game of anybody's is among them.
        gone += (await self._set_aside(Idle(unbegun, unbegun, are_lessons=True), None))[0]
        for room in rooms.in_memory():
            if room.id in gone and room.subscriptions:
                # Somebody has come meanwhile.
                await rooms.restore([room.id])
            elif room.id in gone:
                rooms.drop(room.id)
        for table in gone:
            rooms.hints.send("table", table)
        if gone:
            log.info("%d tables that nobody used were cleared away: dinotable trash lists them", len(gone))
        self._say(left)
        return len(gone)

    async def _set_aside(self, rule: Idle, share: Share | None) -> tuple[list[str], int]:
        """Which are gone, and how many are left."""
        rooms, trash = self.rooms, self.rooms.trash
        now = rooms.uptime.now()
        watched = {room.id for room in rooms.in_memory() if room.subscriptions} | await self.watched_elsewhere()
        groups = [group for group in await trash.idle(rule) if not watched.intersection(group)]
        most = sum(map(len, groups)) if share is None else await trash.most(now, share)
        chosen, left = await self._choose(groups, most)
        return (await trash.set_aside(chosen, rule, now, share) if chosen else []), left

    async def _choose(self, groups: list[list[str]], most: int) -> tuple[list[list[str]], int]:
        """As many as may go, and how many are left. What cannot be read stays where it is."""
        chosen: list[list[str]] = []
        left = 0
        for group in groups:
            if len(group) > most:
                left += len(group)
            elif await self._can_be_read(group):
                chosen.append(group)
                most -= len(group)
        return chosen, left

    async def _can_be_read(self, ids: list[str]) -> bool:
        try:
            for table in ids:
                await self.rooms.check(table)
        except NoTable:
            return False
        return True

    def _say(self, left: int) -> None:
        """Once, until nothing is left."""
        if left and not self._has_said:
            log.warning(
                "%d more tables are due to be cleared away than go by themselves at once; they go little by little. "
                "To do it now, stop the server and run: dinotable trash --clear-now",
                left,
            )
        self._has_said = left > 0

    async def empty(self) -> int:
        """Deletes what has been in the trash for long; how many."""
        trash, unreadable = self.rooms.trash, self.rooms.unreadable.ids
        before = self.rooms.uptime.now() - TRASH_DAYS * DAY
        old = await trash.old(before, MOST_EMPTIED + len(unreadable))
        ids = [table for table in old if await self._can_be_read([table])]
        if ids:
            await trash.empty(ids, before)
            log.info("%d tables were deleted after %g days in the trash", len(ids), TRASH_DAYS)
        return len(ids)
