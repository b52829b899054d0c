"""Which day it is, by this machine's clock and in UTC: the same for everybody."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta


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
