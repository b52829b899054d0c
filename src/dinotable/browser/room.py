"""One table in this tab's memory."""

import time

from dinotable.hosting.room import TableRoom
from dinotable.table.kept import Kept
from dinotable.table.people import People, see_people
from dinotable.table.table import Table


class Room(TableRoom):
    def __init__(self, kept: Kept, table: Table) -> None:
        super().__init__(kept, table)
        self.kept = kept
        self.looks = 0
        """How often somebody asked for it: if nobody did for a while, and nobody watches, it leaves the memory."""
        self.is_dropped = False
        """Whether it has left: whoever still has it looks for the table again."""
        self.is_noting = False
        """Whether its line in lists is about to be kept."""
        self._begun = time.monotonic()
        self._before = table.entry(table.seq).at if table.seq else 0.0

    def become(self, again: TableRoom) -> None:
        super().become(again)
        if isinstance(again, Room):
            self.kept = again.kept

    def now(self) -> float:
        """Uptime: the seconds for which the table was in some tab's memory. No jump of the clock changes it."""
        return self._before + time.monotonic() - self._begun

    def people(self) -> People:
        now = self.now()
        absent, gone = self.away(now)
        return see_people(self.table, {seat: self.presence.since[seat] for seat in absent}, now, gone)
