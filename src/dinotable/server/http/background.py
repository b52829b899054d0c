"""What takes long and needs what is in memory: in a thread of its own, one after the other, with a bounded queue."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from dinotable.server.http.limits import SENDER, Count

P = ParamSpec("P")
R = TypeVar("R")


class Background:
    def __init__(self, name: str, each: int, most: int) -> None:
        """So many may wait for an address, and in all."""
        self.waiting = Count(name, each, most)
        self._thread = ThreadPoolExecutor(1, name)

    async def run(self, work: Callable[P, R], /, *rest: P.args, **more: P.kwargs) -> R:
        """Raises Exceeded where too much waits already."""
        sender = SENDER.get()
        self.waiting.open(sender)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*rest, **more))
        finally:
            self.waiting.close(sender)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
