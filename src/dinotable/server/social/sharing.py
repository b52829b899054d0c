"""Who is connected to which process, where several serve the same tables."""

import contextlib

import sqlalchemy as sa

from dinotable.server.social.schema import presence
from dinotable.server.storage.errors import Conflict
from dinotable.server.storage.processes import are_alive
from dinotable.server.storage.schema import processes
from dinotable.server.storage.store import Store
from dinotable.server.tables.room import Room


class SharedPresence:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._told: set[tuple[str, int]] = set()
        """What others know of this process."""

    def begin_anew(self) -> None:
        """Others know nothing of this process any more."""
        self._told = set()

    async def share(self, rooms: list[Room], now: float) -> None:
        """Tells others who is connected here, and notes who is connected there. Every second or so."""
        there_still = [(room.id, each) for room in rooms for each in room.subscriptions if each.heard(now) >= now]
        here = {(table, subscription.viewer) for table, subscription in there_still}
        if here != self._told:
            await self._tell(here)
        there = await self._others([room.id for room in rooms])
        for room in rooms:
            room.elsewhere = there.get(room.id, set())

    async def _tell(self, here: set[tuple[str, int]]) -> None:
        mine = presence.c.process == self.store.process
        rows = [{"process": self.store.process, "table": table, "seat": seat} for table, seat in sorted(here)]

        def tell(connection: sa.Connection) -> None:
            connection.execute(sa.delete(presence).where(mine))
            if rows:
                connection.execute(sa.insert(presence), rows)

        # A table may have been deleted meanwhile: the next time it is in no memory.
        with contextlib.suppress(Conflict):
            await self.store.write(tell)
            self._told = here

    async def _others(self, ids: list[str]) -> dict[str, set[int]]:
        query = sa.select(presence.c.table, presence.c.seat).join(processes, processes.c.id == presence.c.process)
        query = query.where(are_alive(self.store), presence.c.table.in_(ids))
        found: dict[str, set[int]] = {}
        for table, seat in await self.store.read(lambda connection: list(connection.execute(query))) if ids else ():
            found.setdefault(str(table), set()).add(int(seat))
        return found

    async def watched(self) -> set[str]:
        """Tables that somebody looks at through another process."""
        query = sa.select(presence.c.table).join(processes, processes.c.id == presence.c.process)
        query = query.where(are_alive(self.store)).distinct()
        return {
            str(table) for table in await self.store.read(lambda connection: connection.execute(query).scalars().all())
        }
