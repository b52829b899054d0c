"""Bots in chairs: each decision that one owes is thought about once, and answered after a fixed time."""

import asyncio
import logging
from typing import TYPE_CHECKING

from dinotable.bots.policy import STAND_IN, level_after
from dinotable.server.bots.programs import names_of
from dinotable.server.bots.shared import AnyPool
from dinotable.server.daily.day import day_of
from dinotable.server.daily.storage import DailyStore
from dinotable.server.tables.room import Room
from dinotable.table.errors import Broken, Busy, NoTable, Refused, StorageUnavailable
from dinotable.table.explaining import Explained, explain_job
from dinotable.table.referee import BotAsk
from dinotable.table.table import Table
from dinotable.table.thinking import HINT_SECONDS, WRONG, Thought, job_for

if TYPE_CHECKING:
    from dinotable.server.tables.rooms import Rooms

log = logging.getLogger("dinotable.bots")


class BotTurns:
    def __init__(self, rooms: "Rooms", pool: AnyPool) -> None:
        self.rooms = rooms
        self.pool = pool
        self.deals = DailyStore(rooms.store)

    def wake(self, room: Room) -> None:
        for asked in room.referee.bots_asked():
            if asked.ask not in room.thinking:
                room.thinking.add(asked.ask)
                self.rooms.start(self._turn(room, asked))

    async def _turn(self, room: Room, asked: BotAsk) -> None:
        clock = asyncio.get_running_loop()
        begin = clock.time()
        failures = 0
        try:
            while not self.rooms.is_stopping:
                table = await self.rooms.table_of(room)
                if asked not in room.referee.bots_asked():
                    return
                try:
                    level = level_after(self._known(room, asked.level), failures)
                    thought = await self.think(room, table, asked.seat, level, is_hint=False)
                    await asyncio.sleep(begin + self._seconds(room, asked.level) - clock.time())
                    await self.rooms.table_of(room)
                    if asked in room.referee.bots_asked():
                        await self._answer(room, asked, thought.ideas[0].action)
                    return
                except (Busy, StorageUnavailable, Refused) as error:
                    if isinstance(error, Refused) and error.code not in WRONG:
                        raise
                    failures += isinstance(error, Broken | Refused)
                    log.warning("bot on seat %d of %s waits: %s", asked.seat, room.id, error)
                    await asyncio.sleep(1)
        except (Refused, NoTable):
            log.info("bot on seat %d of %s came too late", asked.seat, room.id)
        finally:
            room.thinking.discard(asked.ask)

    def _known(self, room: Room, level: str) -> str:
        """A program may have been here before the operator took it out."""
        names = [*room.game.ladder().names(), *names_of(self.rooms.settings.bots)]
        return level if level in names else STAND_IN

    def _seconds(self, room: Room, level: str) -> float:
        """After which it answers, however long it thought: a level that searches is given all that it may think."""
        settings = self.rooms.settings
        thinks = settings.think_seconds if level in room.game.ladder().searches else 0.0
        return max(room.pace(settings.pace), thinks)

    async def _answer(self, room: Room, asked: BotAsk, action: str) -> None:
        await self.rooms.commits.enter(room, lambda referee: referee.bot_acts(asked, action))

    async def explain(self, room: Room, table: Table, viewer: int, since: int) -> Explained:
        """Why the others did what they did, as a viewer can know it."""
        place = self.rooms.place_of(room.charter.game)
        explained = await self.pool.ask(explain_job(room.id, table, place, viewer, since), Explained)
        await self._note_help(room)
        return explained

    async def think(self, room: Room, table: Table, seat: int, level: str, is_hint: bool) -> Thought:
        """What a bot would do, and why for a hint."""
        seconds = self.rooms.settings.think_seconds
        place = self.rooms.place_of(room.charter.game)
        thought = await self.pool.think(
            job_for(room.id, table, place, seat, level, min(seconds, HINT_SECONDS) if is_hint else seconds, is_hint)
        )
        if not thought.ideas:
            raise Broken(f"the program {level} failed")
        if is_hint:
            await self._note_help(room)
        return thought

    async def _note_help(self, room: Room) -> None:
        """Before anybody is told a bot's opinion at the deal of the day, it is kept that they had help."""
        if day_of(room.luck) and not room.table.is_over():
            await self.deals.note_help(room.id)
