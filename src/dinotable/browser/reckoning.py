"""How finished games tipped and were decided: worked out a little at a time between the bots' own turns, and kept."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from dinotable.browser.room import Room
from dinotable.browser.rooms import Rooms
from dinotable.table.api.replays import Curve, StoryTold
from dinotable.table.curve import CurveJob, CurvePart, Point
from dinotable.table.errors import Broken, Busy, StorageUnavailable
from dinotable.table.reckoned import told_curve, told_story
from dinotable.table.replays import lines_of
from dinotable.table.story import StoryPart, Telling
from dinotable.table.table import Table
from dinotable.table.variant import setup_words

log = logging.getLogger("dinotable.replays")

SLICE = 0.3
"""Seconds after which a bot that waits gets its turn."""
MOST_BREAKS = 3


class CurveSoFar:
    def __init__(self) -> None:
        self.points: list[Point] = []
        self.next = 0


class Reckoning:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._curves: dict[str, CurveSoFar] = {}
        self._tellings: dict[str, Telling] = {}
        self._running: set[str] = set()

    # Each goes on as long as somebody looks at the table, and is begun or taken up by a look.
    async def curve(self, room: Room, table: Table) -> Curve:
        lines = lines_of(table)
        kept = await self.rooms.shelf.curve(room.id)
        if kept is not None:
            return told_curve(room.game, kept, len(lines), len(lines), is_done=True)
        so_far = self._curves.setdefault(room.id, CurveSoFar())
        place, words = self.rooms.places[room.charter.game], setup_words(table.setup)

        async def go_on() -> bool:
            job = CurveJob(place, room.id, words, lines, so_far.next, SLICE)
            part = await self.rooms.bots.ask(job, CurvePart)
            so_far.points += part.points
            so_far.next = part.next
            if so_far.next <= len(lines):
                return False
            await self.rooms.shelf.keep_curve(room.id, so_far.points)
            self._curves.pop(room.id, None)
            return True

        self._take_up(f"curve/{room.id}", room, go_on)
        return told_curve(room.game, so_far.points, so_far.next, len(lines), is_done=False)

    async def story(self, room: Room, table: Table) -> StoryTold:
        kept = await self.rooms.shelf.story(room.id)
        if kept is not None:
            return told_story(table.game, kept, 1.0, True)
        telling = self._tellings.get(room.id)
        if telling is None:
            place = self.rooms.places[room.charter.game]
            telling = Telling(place, room.id, setup_words(table.setup), lines_of(table))
            self._tellings[room.id] = telling

        async def go_on() -> bool:
            telling.add(await self.rooms.bots.ask(telling.next_job(SLICE), StoryPart))
            if telling.is_done:
                await self.rooms.shelf.keep_story(room.id, telling.story())
                self._tellings.pop(room.id, None)
            return telling.is_done

        self._take_up(f"story/{room.id}", room, go_on)
        return told_story(table.game, telling.story(), telling.done(), False)

    def _take_up(self, name: str, room: Room, go_on: Callable[[], Awaitable[bool]]) -> None:
        if name not in self._running:
            self._running.add(name)
            self.rooms.start(self._run(name, room, go_on))

    async def _run(self, name: str, room: Room, go_on: Callable[[], Awaitable[bool]]) -> None:
        breaks = 0
        try:
            with contextlib.suppress(StorageUnavailable):
                while not room.is_dropped and breaks <= MOST_BREAKS:
                    try:
                        if await go_on():
                            return
                    except Busy as error:
                        breaks += isinstance(error, Broken)
                        log.warning("%s waits: %s", name, error)
                        await asyncio.sleep(1)
        finally:
            self._running.discard(name)
