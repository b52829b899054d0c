"""Following what other processes have entered at tables that are in memory here.

The log decides; a hint or a look tells that it has grown.
"""

import contextlib
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from dinotable.server.tables.room import Room
from dinotable.table.errors import NoTable, StorageUnavailable

if TYPE_CHECKING:
    from dinotable.server.tables.rooms import Rooms

AT_ONCE = 500
"""Tables whose heads are read in one statement."""


class Following:
    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms

    async def followed(self, room: Room) -> Room | None:
        """None where another process has cleared it away: loading it tells how."""
        asked = time.monotonic()
        async with room.changing:
            # However many ask at once, two looks are enough.
            if room.looked < asked:
                try:
                    await self.follow(room)
                except NoTable:
                    return None
        return room

    async def follow(self, room: Room) -> bool:
        """Whether something had come that was not known here. In the turn of who changes something."""
        rooms = self.rooms
        room.is_behind = False
        begun = time.monotonic()
        news = await rooms.kept.news(room.id, room.table.seq)
        if news is None:
            rooms.drop(room.id)
            raise NoTable("there is no such table: it may have been cleared away")
        if news.revision != room.revision:
            await self._read_again(room)
            room.looked = begun
            return True
        room.looked = begun
        # Whoever looked meanwhile may have read some of them already.
        entries = [entered for entered in news.entries if entered.seq > room.table.seq]
        room.enter(entries)
        if entries:
            rooms.entered(room, entries)
        return bool(news.entries)

    async def _read_again(self, room: Room) -> None:
        """What is kept beside the log has changed."""
        room.chat = None
        seq, chairs = room.table.seq, list(room.table.chairs)
        await self.rooms.read_again(room)
        if room.table.seq == seq and room.table.chairs != chairs:
            # A name was taken out of the past.
            self.rooms.tell_anew(room)

    async def follow_in_turn(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            with contextlib.suppress(NoTable, StorageUnavailable):
                async with room.changing:
                    await self.follow(room)

    async def follow_awaited(self, table_id: str) -> None:
        """There is something new. Where nobody waits for it, whoever comes looks first."""
        room = await self.rooms.get_soon(table_id)
        if room is None:
            return
        if room.is_awaited():
            await self.follow_in_turn(table_id)
        else:
            room.is_behind = True

    async def follow_all(self) -> None:
        """Every table that somebody waits for, because hints may have been lost."""
        await self.follow_these([room.id for room in self.rooms.in_memory() if room.is_awaited()])

    async def follow_these(self, wanted: Collection[str]) -> None:
        """Those of them that are in memory."""
        found = [room for room in map(self.rooms.get, wanted) if room is not None]
        known = {room.id: (room.revision, room.table.seq) for room in found}
        ids = sorted(known)
        for begin in range(0, len(ids), AT_ONCE):
            part = ids[begin : begin + AT_ONCE]
            heads = await self.rooms.kept.heads(part)
            for table_id in part:
                head = heads.get(table_id)
                if head is None or (head.revision, head.seq) != known[table_id]:
                    await self.follow_in_turn(table_id)
