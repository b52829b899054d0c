"""Uptime that a test sets, and a look at the clocks when it wants one."""

import asyncio

from dinotable.server.clocks.uptime import Uptime
from tests.server.house import House


class Given(Uptime):
    def __init__(self, at: float = 0.0) -> None:
        super().__init__(at)
        self.at = at

    def now(self) -> float:
        return self.at

    def tick(self) -> None:
        pass


def look(house: House) -> None:
    """What the server does every second."""
    asyncio.run_coroutine_threadsafe(house.server.timers.look(), house.loop).result(60)
