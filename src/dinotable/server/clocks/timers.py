"""What happens by itself as time goes by: clocks run out, who stays away is stood in for, and uptime is kept."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from dinotable.core.errors import DinotableError
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.social.social import Social
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import NoTable, Refused, StorageUnavailable
from dinotable.table.message_ids import unique
from dinotable.table.people import plan_absent, plan_expire, plan_lapse
from dinotable.table.referee import Plan

log = logging.getLogger("dinotable.clocks")

TICK = 1.0
MOST_AT_ONCE = 200
HEARTBEAT = 5.0
"""Seconds. After a kill the clocks of all players stand this much earlier, never later."""
SLOW_HEARTBEAT = 60.0
"""While there are no clocks: days are counted all the same."""


class Timers:
    def __init__(self, rooms: Rooms, social: Social, is_leader: Callable[[], bool] = lambda: True) -> None:
        self.is_leader = is_leader
        """Whether it is for this process to bring tables into memory whose clocks are due."""
        self.rooms = rooms
        self.social = social
        self.kept = ClockStore(rooms.store)
        self._kept_at = rooms.uptime.now()
        self._said: set[str] = set()
        """Rooms whose clocks could not be looked at."""
        self.fired = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.rooms.uptime.tick()
            try:
                await self.look()
            except StorageUnavailable as error:
                log.warning("clocks wait: %s", error)
            except Exception:
                # Whatever it was: clocks must go on.
                log.exception("could not look at the clocks")

    async def look(self) -> None:
        """Everything that is due now is done."""
        rooms = self.rooms
        now = rooms.uptime.now()
        # Those that cannot be read stay due, and must not be all that is found.
        most = MOST_AT_ONCE + len(rooms.unreadable.ids)
        for table in await self.kept.due(now, most) if self.is_leader() else []:
            with contextlib.suppress(NoTable):
                await rooms.find(table)
        here = rooms.in_memory()
        self.social.look_around(here)
        dues: dict[str, float | None] = {}
        found: list[tuple[Room, float | None, int]] = []
        for room in here:
            if not room.charter.time_control.is_timed() or not room.table.is_started:
                continue
            try:
                await self._look_at(room, now)
                due = self.due(room)
            except Exception:
                self._say(room)
                continue
            found.append((room, due, room.table.seq))
            if due != room.due or (room.table.is_over() and room.due_seq != room.table.seq):
                dues[room.id] = due
        passed = now - self._kept_at
        is_time = passed >= SLOW_HEARTBEAT or (passed >= HEARTBEAT and await self.kept.has_clocks())
        if dues or is_time:
            await self.keep(dues)
        # Only now: a table may leave the memory when the store knows when to bring it back.
        for room, due, seq in found:
            room.due, room.due_seq = due, seq

    def _say(self, room: Room) -> None:
        """A mistake at one table is no reason to keep the others waiting; each is said once."""
        if room.id not in self._said:
            self._said.add(room.id)
            log.exception("could not look at the clocks of %s", room.id)

    async def keep(self, dues: dict[str, float | None] | None = None) -> None:
        self._kept_at = self.rooms.uptime.now()
        await self.kept.keep_times(self._kept_at, dues or {})

    async def stop(self) -> None:
        with contextlib.suppress(DinotableError):
            await self.keep()

    def due(self, room: Room) -> float | None:
        """When this table has to be looked at next."""
        table, time_control = room.table, room.charter.time_control
        running = table.on_clock()
        since = room.presence.since
        asked = table.clocks.asked_at
        dues = (
            [max(asked[seat], since.get(seat, 0.0)) + time_control.absent for seat in running]
            if time_control.absent
            else []
        )
        dues += self._answers_due(room).values()
        clock = table.clocks.due(running)
        return min([*dues, clock] if clock is not None else dues, default=None)

    def _answers_due(self, room: Room) -> dict[int, float]:
        """Each proposal that lapses, and when."""
        table = room.table
        people = [] if table.is_over() else table.people()
        found = {number: each.until(people, table.clocks) for number, each in table.consent.open.items() if people}
        return {number: until for number, until in found.items() if until is not None}

    async def _look_at(self, room: Room, now: float) -> None:
        table = room.table
        for number, until in self._answers_due(room).items():
            if until <= now:
                with contextlib.suppress(Refused):
                    await self._enter(room, lambda table, number=number: plan_expire(table, number, now))  # type: ignore[misc]
        for seat in table.on_clock():
            with contextlib.suppress(Refused):
                if table.clocks.is_on() and table.clocks.left_at(seat, now, True) <= 0:
                    await self._enter(room, lambda table, seat=seat: plan_lapse(table, seat, now))  # type: ignore[misc]
                elif self._is_gone(room, seat, now):
                    await self._enter(room, lambda table, seat=seat: plan_absent(table, seat))  # type: ignore[misc]

    async def _enter(self, room: Room, plan: Plan) -> None:
        try:
            await self.rooms.commits.change(room, unique("clock"), plan)
            self.fired += 1
        except DinotableError as error:
            if isinstance(error, Refused):
                raise
            log.warning("a clock of %s waits: %s", room.id, error)

    def counts(self) -> dict[str, int]:
        return {"timers_fired_total": self.fired, "uptime_seconds_total": round(self.rooms.uptime.now())}

    def _is_gone(self, room: Room, seat: int, now: float) -> bool:
        """Owing a decision, not connected and not on vacation, for the time agreed on."""
        clocks, absent = room.table.clocks, room.charter.time_control.absent
        is_away = clocks.is_away[seat] and clocks.rest_at(seat, now) > 0
        since = room.presence.since.get(seat)
        return bool(absent) and not is_away and since is not None and now - max(since, clocks.asked_at[seat]) >= absent
