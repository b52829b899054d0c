"""The list of open tables that strangers may join, and who of those here has how many in it."""

from dinotable.server.http.gate import Gate
from dinotable.server.http.limits import SENDER, Exceeded
from dinotable.server.tables.storage import TableStore


class OpenList:
    def __init__(self, kept: TableStore, gate: Gate) -> None:
        self.kept = kept
        self.gate = gate
        self._opener: dict[str, str] = {}
        """Tables in the list, and who opened them; of those from before the start nobody knows."""

    async def add(self, table: str) -> None:
        """Raises Exceeded where there is no room for it."""
        sender, limits, listed = SENDER.get(), self.gate.limits, self.gate.listed
        if sender and listed.of(sender) + listed.elsewhere.get(sender, 0) >= limits.address_listed:
            raise Exceeded(429, "quota", "so many open tables from here are in the list: close one, or begin it", 60)
        self._opener[table] = sender
        listed.open(sender)
        if await self.kept.count_listed() >= limits.most_listed:
            self.drop(table)
            raise Exceeded(503, "quota", "the list of open tables is full: open one that is not listed", 60)

    def drop(self, table: str) -> None:
        """It has begun, or gone."""
        sender = self._opener.pop(table, None)
        if sender is not None:
            self.gate.listed.close(sender)

    async def look(self) -> None:
        """Tables that were opened here may have begun or gone through another process."""
        there = await self.kept.still_listed(list(self._opener)) if self._opener else set()
        for table in [each for each in self._opener if each not in there]:
            self.drop(table)
