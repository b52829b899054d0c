"""How finished games tipped: reckoned once, in the background, a little at a time between the bots' own turns, and kept."""

import asyncio
import logging

from dinotable.server.bots.pool import Broken, Busy
from dinotable.server.replays.messages import Curve
from dinotable.server.storage import Pasts, Unsafe
from dinotable.server.tables.room import Live
from dinotable.server.tables.rooms import Tables
from dinotable.table.curve import RUNG, CurveJob, CurvePart, Point, averaged, swings_of
from dinotable.table.table import Table

log = logging.getLogger("dinotable.curves")

SLICE = 0.3
"""Seconds after which a bot that waits gets its turn."""
MOST_AT_ONCE = 20
MOST_BREAKS = 3


class Curves:
    def __init__(self, tables: Tables, pasts: Pasts) -> None:
        self.tables = tables
        self.pasts = pasts
        self._points: dict[str, list[Point]] = {}
        """Of the games that are being reckoned."""
        self._next: dict[str, int] = {}

    async def look(self, live: Live, table: Table) -> Curve:
        """As far as it has come. The first look begins it."""
        lines = len(table.journal.entries)
        kept = await self.pasts.curve(live.id)
        if kept is not None:
            kept = averaged(kept)
            return Curve(True, lines, lines, RUNG, kept, swings_of(kept))
        if live.id not in self._points:
            if len(self._points) >= MOST_AT_ONCE:
                raise Busy("too many games are being reckoned: try again in a moment")
            self.tables.gate.spend("curves")
            self._points[live.id] = []
            self._next[live.id] = 0
            self.tables.start(self._reckon(live, table))
        points = averaged(self._points[live.id])
        return Curve(False, min(self._next[live.id], lines), lines, RUNG, points, swings_of(points))

    async def _reckon(self, live: Live, table: Table) -> None:
        lines = [table.journal.line(entry) for entry in table.journal.entries]
        place = self.tables.place_of(live.charter.game)
        points, breaks = self._points[live.id], 0
        try:
            while self._next[live.id] <= len(lines) and not self.tables.is_stopping:
                begin = self._next[live.id]
                job = CurveJob(place, live.id, len(table.chairs), live.charter.options, lines, begin, SLICE)
                try:
                    part = await self.tables.thinkers.ask(job, CurvePart)
                except Busy as error:
                    breaks += isinstance(error, Broken)
                    if breaks > MOST_BREAKS:
                        log.warning("%s cannot be reckoned", live.id)
                        return
                    await asyncio.sleep(1)
                    continue
                points += part.points
                self._next[live.id] = part.next
            if not self.tables.is_stopping:
                await self.pasts.keep_curve(live.id, points)
        except Unsafe as error:
            log.warning("the curve of %s was not kept: %s", live.id, error)
        finally:
            del self._points[live.id], self._next[live.id]
