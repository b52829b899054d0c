"""After a start every table is read once, a little at a time: those that cannot be are counted before anybody asks."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from dinotable.table.errors import NoTable, StorageUnavailable

if TYPE_CHECKING:
    from dinotable.server.tables.rooms import Rooms

log = logging.getLogger("dinotable.tables")

SHARE = 0.05
"""Of the time, at most, that is spent on it."""
AT_ONCE = 500
"""Tables whose names are read in one statement."""
AGAIN = 5.0
"""Seconds before a database that is away is asked again."""


async def read_all(rooms: "Rooms") -> int:
    """How many were read."""
    count, last = 0, ""
    while True:
        try:
            ids = await rooms.kept.ids_after(last, AT_ONCE)
            for table_id in ids:
                last = table_id
                begin = time.perf_counter()
                if not rooms.is_wanted(table_id):
                    with contextlib.suppress(NoTable):
                        await rooms.check(table_id)
                count += 1
                await asyncio.sleep((time.perf_counter() - begin) / SHARE)
        except StorageUnavailable:
            await asyncio.sleep(AGAIN)
            continue
        if len(ids) < AT_ONCE:
            return count


async def read_all_quietly(rooms: "Rooms") -> None:
    try:
        count = await read_all(rooms)
        log.debug("%d tables were read, %d cannot be", count, len(rooms.unreadable.ids))
    except Exception:
        # Nothing else depends on it.
        log.exception("could not read all tables")
