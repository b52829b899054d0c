"""The processes that use one database: who is there, and who of them leads."""

import asyncio
import os
import socket
from typing import Literal

import sqlalchemy as sa

from dinotable.server.storage.schema import house, processes, spending
from dinotable.server.storage.store import Store, checked_by
from dinotable.table.errors import StorageUnavailable

ALIVE = 15.0
"""Seconds after its last beat for which a process counts as there."""
DEAD = 600.0
"""Seconds after which nothing of it is kept any more."""
Kind = Literal["server", "worker"]


class Processes:
    def __init__(self, store: Store, kind: Kind = "server") -> None:
        self.store = store
        self.kind = kind
        self.is_leader = False
        """Whether this one does what must be done once: clocks of tables that are in no memory, notices, clearing up."""
        self._is_new = True

    async def beat(self) -> bool:
        """This process is there. Every few seconds. Whether nobody knew of it, or nobody does any more."""
        try:
            await self.store.write(self._beat)
        except StorageUnavailable:
            # Others do not hear of it either, and one of them leads now.
            self.is_leader = False
            raise
        return self._is_new

    def _beat(self, connection: sa.Connection) -> None:
        now = self.store.dialect.now()
        mine = processes.c.id == self.store.process
        self._is_new = not connection.execute(sa.update(processes).where(mine).values(beat=now)).rowcount
        if self._is_new:
            name = f"{socket.gethostname()}:{os.getpid()}"
            row = {"id": self.store.process, "kind": self.kind, "name": name, "started": now, "beat": now}
            connection.execute(sa.insert(processes).values(row))

    async def look(self) -> bool:
        """Whether this process leads now."""
        self.is_leader = await asyncio.to_thread(self.store.dialect.leads)
        return self.is_leader

    async def clear(self) -> None:
        """What processes have left that ended long ago. By whoever leads."""
        old = sa.select(processes.c.id).where(processes.c.beat < self.store.dialect.now() - DEAD)

        def clear(connection: sa.Connection) -> None:
            gone = list(connection.execute(old).scalars())
            if gone:
                _remove(connection, gone)

        await self.store.write(clear)

    def counts(self) -> dict[str, int]:
        return {"leads": int(self.is_leader or not self.store.is_shared)}

    async def leave(self) -> None:
        await self.store.write(lambda connection: _remove(connection, [self.store.process]))


def _remove(connection: sa.Connection, ids: list[str]) -> None:
    for part in (*of_a_process(), spending):
        connection.execute(sa.delete(part).where(part.c.process.in_(ids)))
    connection.execute(sa.delete(house).where(house.c.name.in_([checked_by(process) for process in ids])))
    connection.execute(sa.delete(processes).where(processes.c.id.in_(ids)))


def of_a_process() -> list[sa.Table]:
    """What is kept of each process by the features."""
    return [each for each in processes.metadata.tables.values() if each.info.get("goes_with") == "process"]


def are_alive(store: Store) -> "sa.ColumnElement[bool]":
    """Which rows of `processes` are of others that are there."""
    return (processes.c.beat > store.dialect.now() - ALIVE) & (processes.c.id != store.process)
