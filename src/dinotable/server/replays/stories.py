"""How finished games were decided: reckoned once, when somebody asks, a little at a time between the bots' own turns."""

import asyncio
import logging

from dinotable.server.replays.storage import FinishedGames
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api.replays import StoryTold
from dinotable.table.errors import Broken, Busy, StorageUnavailable
from dinotable.table.reckoned import told_story
from dinotable.table.story import StoryPart, Telling
from dinotable.table.table import Table
from dinotable.table.variant import setup_words

log = logging.getLogger("dinotable.replays")

SLICE = 0.3
"""Seconds after which a bot that waits gets its turn."""
MOST_AT_ONCE = 20
MOST_BREAKS = 3


class Stories:
    def __init__(self, rooms: Rooms, finished: FinishedGames) -> None:
        self.rooms = rooms
        self.finished = finished
        self._tellings: dict[str, Telling] = {}
        self.done = 0

    async def look(self, room: Room, table: Table) -> StoryTold:
        """As far as it has come. The first look begins it."""
        kept = await self.finished.story(room.id)
        if kept is not None:
            return told_story(table.game, kept, 1.0, True)
        telling = self._tellings.get(room.id)
        if telling is None:
            if len(self._tellings) >= MOST_AT_ONCE:
                raise Busy("too many games are being reckoned: try again in a moment")
            self.rooms.gate.spend("curves")
            lines = table.journal.lines()
            place = self.rooms.place_of(room.charter.game)
            telling = Telling(place, room.id, setup_words(table.setup), lines)
            self._tellings[room.id] = telling
            self.rooms.start(self._reckon(room, telling))
        return told_story(table.game, telling.story(), telling.done(), False)

    def running(self) -> int:
        return len(self._tellings)

    async def _reckon(self, room: Room, telling: Telling) -> None:
        breaks = 0
        try:
            while not telling.is_done and not self.rooms.is_stopping:
                try:
                    telling.add(await self.rooms.bot_turns.pool.ask(telling.next_job(SLICE), StoryPart))
                except Busy as error:
                    breaks += isinstance(error, Broken)
                    if breaks > MOST_BREAKS:
                        log.warning("how %s was decided cannot be reckoned", room.id)
                        return
                    await asyncio.sleep(1)
            if telling.is_done:
                await self.finished.keep_story(room.id, telling.story())
                self.done += 1
        except StorageUnavailable as error:
            log.warning("how %s was decided was not kept: %s", room.id, error)
        finally:
            del self._tellings[room.id]
