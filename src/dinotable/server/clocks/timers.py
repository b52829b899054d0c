"""What happens by itself as time goes by: clocks run out, who stays away is stood in for, and served time is kept."""

import asyncio
import contextlib
import logging

from dinotable.core.errors import DinotableError
from dinotable.server.social.social import Company
from dinotable.server.tables.message_ids import unique
from dinotable.server.tables.missing import NoTable
from dinotable.server.tables.room import Live
from dinotable.server.tables.rooms import Plan, Tables
from dinotable.table.errors import Refused
from dinotable.table.people import plan_absent, plan_expire, plan_lapse

log = logging.getLogger("dinotable.clocks")

TICK = 1.0
MOST_AT_ONCE = 200
HEARTBEAT = 5.0
"""Seconds. After a kill the clocks of all players stand this much earlier, never later."""
SLOW_HEARTBEAT = 60.0
"""While there are no clocks: days are counted all the same."""


class Clockwork:
    def __init__(self, tables: Tables, company: Company) -> None:
        self.tables = tables
        self.company = company
        self._kept_at = tables.served.now()
        self._said: set[str] = set()
        """Tables whose clocks could not be looked at."""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tables.served.tick()
            try:
                await self.look()
            except Exception:
                # Whatever it was: clocks must go on.
                log.exception("could not look at the clocks")

    async def look(self) -> None:
        """Everything that is due now is done."""
        tables = self.tables
        now = tables.served.now()
        # Those that cannot be read stay due, and must not be all that is found.
        for game in await tables.store.due(now, MOST_AT_ONCE + len(tables.unreadable.ids)):
            with contextlib.suppress(NoTable):
                await tables.find(game)
        lives = tables.in_memory()
        self.company.look_around(lives)
        dues: dict[str, float | None] = {}
        found: list[tuple[Live, float | None, int]] = []
        for live in lives:
            if not live.charter.terms.is_timed() or not live.table.is_started:
                continue
            try:
                await self._look_at(live, now)
                due = self.due(live)
            except Exception:
                self._say(live)
                continue
            found.append((live, due, live.table.seq))
            if due != live.due or (live.table.is_over() and live.due_seq != live.table.seq):
                dues[live.id] = due
        passed = now - self._kept_at
        is_time = passed >= SLOW_HEARTBEAT or (passed >= HEARTBEAT and await tables.store.has_clocks())
        if dues or is_time:
            await self.keep(dues)
        # Only now: a table may leave the memory when the store knows when to bring it back.
        for live, due, seq in found:
            live.due, live.due_seq = due, seq

    def _say(self, live: Live) -> None:
        """A mistake at one table is no reason to keep the others waiting; each is said once."""
        if live.id not in self._said:
            self._said.add(live.id)
            log.exception("could not look at the clocks of %s", live.id)

    async def keep(self, dues: dict[str, float | None] | None = None) -> None:
        self._kept_at = self.tables.served.now()
        await self.tables.store.keep_times(self._kept_at, dues or {})

    async def stop(self) -> None:
        with contextlib.suppress(DinotableError):
            await self.keep()

    def due(self, live: Live) -> float | None:
        """When this table has to be looked at next."""
        table, terms = live.table, live.charter.terms
        running = table.on_clock()
        since = live.presence.since
        asked = table.clocks.asked_at
        dues = [max(asked[seat], since.get(seat, 0.0)) + terms.absent for seat in running] if terms.absent else []
        dues += self._answers_due(live).values()
        clock = table.clocks.due(running)
        return min([*dues, clock] if clock is not None else dues, default=None)

    def _answers_due(self, live: Live) -> dict[int, float]:
        """Each proposal that lapses, and when."""
        table = live.table
        people = [] if table.is_over() else table.people()
        found = {number: each.until(people, table.clocks) for number, each in table.consent.open.items() if people}
        return {number: until for number, until in found.items() if until is not None}

    async def _look_at(self, live: Live, now: float) -> None:
        table = live.table
        for number, until in self._answers_due(live).items():
            if until <= now:
                with contextlib.suppress(Refused):
                    await self._enter(live, lambda table, number=number: plan_expire(table, number, now))  # type: ignore[misc]
        for seat in table.on_clock():
            with contextlib.suppress(Refused):
                if table.clocks.is_on() and table.clocks.left_at(seat, now, True) <= 0:
                    await self._enter(live, lambda table, seat=seat: plan_lapse(table, seat, now))  # type: ignore[misc]
                elif self._is_gone(live, seat, now):
                    await self._enter(live, lambda table, seat=seat: plan_absent(table, seat))  # type: ignore[misc]

    async def _enter(self, live: Live, plan: Plan) -> None:
        try:
            await self.tables.change(live, unique("clock"), plan)
        except DinotableError as error:
            if isinstance(error, Refused):
                raise
            log.warning("a clock of %s waits: %s", live.id, error)

    def _is_gone(self, live: Live, seat: int, now: float) -> bool:
        """Owing a decision, not connected and not on vacation, for the time agreed on."""
        clocks, absent = live.table.clocks, live.charter.terms.absent
        is_away = clocks.is_away[seat] and clocks.rest_at(seat, now) > 0
        since = live.presence.since.get(seat)
        return bool(absent) and not is_away and since is not None and now - max(since, clocks.asked_at[seat]) >= absent
