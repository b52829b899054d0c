"""When somebody last looked from each seat, and which tables have changed: what notices are decided by."""

from collections import OrderedDict

MOST_SEATS = 50_000


class Activity:
    def __init__(self) -> None:
        self._last: OrderedDict[tuple[str, int], float] = OrderedDict()
        self.changed: set[str] = set()
        """Tables where something happened since this was last emptied."""

    def note(self, table: str, seat: int, now: float) -> None:
        """Those not heard of for longest are forgotten first, so memory stays bounded."""
        self._last[table, seat] = now
        self._last.move_to_end((table, seat))
        if len(self._last) > MOST_SEATS:
            self._last.popitem(last=False)

    def last(self, table: str, seat: int) -> float:
        return self._last.get((table, seat), float("-inf"))
