"""Which day it is, by this machine's clock and in UTC: the same for everybody."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

LUCK = "day-"
"""How the names of the lucks begin that are a day's."""


class Day:
    clock: Callable[[], float] = staticmethod(time.time)

    def today(self) -> date:
        return datetime.fromtimestamp(self.clock(), UTC).date()

    def number(self) -> int:
        return self.today().toordinal()

    def text(self) -> str:
        return self.today().isoformat()

    def ends(self) -> str:
        return f"{(self.today() + timedelta(days=1)).isoformat()}T00:00:00Z"


def luck_of(day: str) -> str:
    return LUCK + day


def day_of(luck: str | None) -> str | None:
    """Whose deal it is; None for any other luck."""
    return luck.removeprefix(LUCK) if luck and luck.startswith(LUCK) else None


def is_running(luck: str) -> bool:
    """Whether the day of that luck is not over yet. A clock that was set back makes it wait, and tells nothing."""
    day = day_of(luck)
    return day is not None and day >= Day().text()
