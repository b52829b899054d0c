"""How much memory tables take, and which of them leave it: those that nobody looks at, the longest unused first."""

import time
from collections.abc import Iterable

from dinotable.server.tables.room import Room
from dinotable.table.table import Table

FORGET_AFTER = 60.0
"""Seconds without a look after which a table leaves the memory."""
MOST_RESTING = 200
"""Tables in memory that nobody looks at."""
MOST_BYTES = 64 * 2**20
"""What they may take together, as it is reckoned: a long game takes half a megabyte, the longest that is brought eight."""
A_TABLE, AN_ENTRY, A_LINE = 20_000, 500, 1_600
"""Bytes: of a table that has not begun, of an entry of the log, and of a line of the record with what came of it."""


def bytes_of(table: Table) -> int:
    """About as much as it takes; to measure it would take longer than to play it again."""
    return A_TABLE + AN_ENTRY * table.seq + A_LINE * len(table.journal.entries)


class Memory:
    def __init__(self) -> None:
        self._grown = 0
        """Bytes that came since tables were last looked through."""

    def has_grown(self, table: Table) -> bool:
        """Whether so much has come with this table that it is time to look through them."""
        self._grown += bytes_of(table)
        return self._grown >= MOST_BYTES // 4

    def leaving(self, rooms: Iterable[Room], most_tables: int) -> list[Room]:
        """Those with clocks come back when they are due."""
        self._grown = 0
        there = list(rooms)
        resting = sorted((room for room in there if room.is_resting()), key=lambda room: room.used)
        too_many = max(len(there) - most_tables, len(resting) - MOST_RESTING)
        late = time.monotonic() - FORGET_AFTER
        kept, found = 0, set[str]()
        for k, room in enumerate(reversed(resting)):
            kept += bytes_of(room.table)
            if len(resting) - k <= too_many or room.used < late or kept > MOST_BYTES:
                found.add(room.id)
        return [room for room in resting if room.id in found]
