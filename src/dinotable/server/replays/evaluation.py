"""How finished games tipped: reckoned once, in the background, a little at a time between the bots' own turns, and kept."""

import asyncio
import logging

from dinotable.server.replays.storage import FinishedGames
from dinotable.server.replays.stories import Stories
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api.replays import Curve
from dinotable.table.curve import CurveJob, CurvePart, Point
from dinotable.table.errors import Broken, Busy, StorageUnavailable
from dinotable.table.reckoned import told_curve
from dinotable.table.table import Table
from dinotable.table.variant import setup_words

log = logging.getLogger("dinotable.replays")

SLICE = 0.3
"""Seconds after which a bot that waits gets its turn."""
MOST_AT_ONCE = 20
MOST_BREAKS = 3


class Evaluations:
    def __init__(self, rooms: Rooms, finished: FinishedGames) -> None:
        self.rooms = rooms
        self.finished = finished
        self.stories = Stories(rooms, finished)
        self._points: dict[str, list[Point]] = {}
        """Of the games that are being reckoned."""
        self._next: dict[str, int] = {}
        self.done = 0
        self.uploaded = 0
        """Records that people have brought."""

    async def look(self, room: Room, table: Table) -> Curve:
        """As far as it has come. The first look begins it."""
        lines = len(table.journal.entries)
        kept = await self.finished.curve(room.id)
        if kept is not None:
            return told_curve(room.game, kept, lines, lines, is_done=True)
        if room.id not in self._points:
            if len(self._points) >= MOST_AT_ONCE:
                raise Busy("too many games are being reckoned: try again in a moment")
            self.rooms.gate.spend("curves")
            self._points[room.id] = []
            self._next[room.id] = 0
            self.rooms.start(self._reckon(room, table))
        return told_curve(room.game, self._points[room.id], self._next[room.id], lines, is_done=False)

    async def _reckon(self, room: Room, table: Table) -> None:
        lines = table.journal.lines()
        place = self.rooms.place_of(room.charter.game)
        points, breaks = self._points[room.id], 0
        try:
            while self._next[room.id] <= len(lines) and not self.rooms.is_stopping:
                begin = self._next[room.id]
                job = CurveJob(place, room.id, setup_words(table.setup), lines, begin, SLICE)
                try:
                    part = await self.rooms.bot_turns.pool.ask(job, CurvePart)
                except Busy as error:
                    breaks += isinstance(error, Broken)
                    if breaks > MOST_BREAKS:
                        log.warning("%s cannot be reckoned", room.id)
                        return
                    await asyncio.sleep(1)
                    continue
                points += part.points
                self._next[room.id] = part.next
            if not self.rooms.is_stopping:
                await self.finished.keep_curve(room.id, points)
                self.done += 1
        except StorageUnavailable as error:
            log.warning("the curve of %s was not kept: %s", room.id, error)
        finally:
            del self._points[room.id], self._next[room.id]

    def counts(self) -> dict[str, int]:
        return {
            "evaluations_running": len(self._points) + self.stories.running(),
            "evaluations_done_total": self.done + self.stories.done,
            "records_uploaded_total": self.uploaded,
        }
