"""Bots in chairs: each decision that one owes is thought about once, and answered after a fixed time."""

import asyncio
import logging
from typing import TYPE_CHECKING

from dinotable.bots.policy import STAND_IN, level_after
from dinotable.browser.room import Room
from dinotable.table.errors import Broken, Busy, Denied, NoTable, Refused, StorageUnavailable
from dinotable.table.explaining import Explained, explain_job
from dinotable.table.referee import BotAsk
from dinotable.table.table import Table
from dinotable.table.thinking import HINT_SECONDS, WRONG, Thought, job_for

if TYPE_CHECKING:
    from dinotable.browser.rooms import Rooms

log = logging.getLogger("dinotable.bots")


class BotTurns:
    def __init__(self, rooms: "Rooms", pace: float, think_seconds: float) -> None:
        self.rooms = rooms
        self.pace = pace
        self.think_seconds = think_seconds

    def wake(self, room: Room) -> None:
        is_away = room.is_dropped or room.id in self.rooms.leaving
        for asked in [] if is_away else room.referee.bots_asked():
            if asked.ask not in room.thinking:
                room.thinking.add(asked.ask)
                self.rooms.start(self._turn(room, asked))

    async def _turn(self, room: Room, asked: BotAsk) -> None:
        begin = asyncio.get_running_loop().time()
        failures = 0
        try:
            while not room.is_dropped:
                table = await self.rooms.table_of(room)
                if asked not in room.referee.bots_asked():
                    return
                try:
                    await self._act(room, table, asked, failures, begin)
                    return
                except (Busy, StorageUnavailable, Refused) as error:
                    if isinstance(error, Refused) and error.code not in WRONG:
                        raise
                    failures += isinstance(error, Broken | Refused)
                    log.warning("bot on seat %d of %s waits: %s", asked.seat, room.id, error)
                    await asyncio.sleep(1)
        except (Refused, NoTable, Denied):
            log.info("bot on seat %d of %s came too late", asked.seat, room.id)
        finally:
            room.thinking.discard(asked.ask)

    async def _act(self, room: Room, table: Table, asked: BotAsk, failures: int, begin: float) -> None:
        level = asked.level if asked.level in room.game.ladder().names() else STAND_IN
        thought = await self.think(room, table, asked.seat, level_after(level, failures), is_hint=False)
        await asyncio.sleep(begin + self._seconds(room, asked.level) - asyncio.get_running_loop().time())
        await self.rooms.table_of(room)
        if asked in room.referee.bots_asked() and not room.is_dropped:
            await self.rooms.enter(room, lambda referee: referee.bot_acts(asked, thought.ideas[0].action))

    def _seconds(self, room: Room, level: str) -> float:
        """After which it answers, however long it thought: a level that searches is given all that it may think."""
        thinks = self.think_seconds if level in room.game.ladder().searches else 0.0
        return max(room.pace(self.pace), thinks)

    async def explain(self, room: Room, table: Table, viewer: int, since: int) -> Explained:
        """Why the others did what they did, as a viewer can know it."""
        place = self.rooms.places[room.charter.game]
        return await self.rooms.bots.ask(explain_job(room.id, table, place, viewer, since), Explained)

    async def think(self, room: Room, table: Table, seat: int, level: str, is_hint: bool) -> Thought:
        """What a bot would do, and why for a hint."""
        seconds = min(self.think_seconds, HINT_SECONDS) if is_hint else self.think_seconds
        place = self.rooms.places[room.charter.game]
        thought = await self.rooms.bots.ask(job_for(room.id, table, place, seat, level, seconds, is_hint), Thought)
        if not thought.ideas:
            raise Broken(f"the bot {level} has no idea")
        return thought
