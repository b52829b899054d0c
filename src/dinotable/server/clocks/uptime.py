"""Uptime: the seconds for which this house has been answering, over all its starts.

It comes from the monotonic clock alone. While no server answers it stands; changes of the system's clock, time zones and
seasons do not touch it; and a process that was held up for long counts only a little of that.
"""

import time
from collections.abc import Callable

MOST_HELD_UP = 10.0
"""Of a longer pause between two ticks only so many seconds are counted."""


class Uptime:
    def __init__(self, before: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._at = before
        self._mark = monotonic()

    def now(self) -> float:
        return self._at + min(max(0.0, self._monotonic() - self._mark), MOST_HELD_UP)

    def reach(self, at: float) -> None:
        """Another process has come so far."""
        if at > self.now():
            self._at = at
            self._mark = self._monotonic()

    def tick(self) -> None:
        """Every second or so, while the server answers."""
        self._at = self.now()
        self._mark = self._monotonic()
