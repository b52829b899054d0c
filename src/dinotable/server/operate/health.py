"""Whether what people do can be kept, and what was kept can be read: tried out, through the store that games use."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from dinotable.core.errors import DinotableError
from dinotable.server.storage.store import Store

PATIENCE = 2.0
"""Seconds for each of both."""
FRESH = 1.0
"""Seconds for which an answer is good: however often it is asked for, it costs one write a second."""
OK = "ok"


class Checked(msgspec.Struct, frozen=True):
    write: str
    read: str
    """`ok`, or what is wrong."""


class Health:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.count = 0
        """How often it was really tried."""
        self._checking: asyncio.Task[Checked] | None = None
        self._at = 0.0
        self._written = float("-inf")
        """What was kept last."""
        self._tries: dict[str, asyncio.Task[None]] = {}
        """What hangs is waited for again, and not begun again."""

    async def look(self) -> Checked:
        """Whoever asks meanwhile shares the answer."""
        checking = self._checking
        if checking is None or (checking.done() and self.clock() - self._at >= FRESH):
            checking = self._checking = asyncio.get_running_loop().create_task(self._check())
        return await asyncio.shield(checking)

    async def _check(self) -> Checked:
        self.count += 1
        write = await self._try("write", self._write)
        read = await self._try("read", lambda: self.store.check_read(self._written))
        self._at = self.clock()
        return Checked(write, read)

    async def _write(self) -> None:
        value = time.monotonic()
        await self.store.check_write(value)
        self._written = value

    async def _try(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> str:
        task = self._tries.pop(name, None) or asyncio.get_running_loop().create_task(work())
        done, _ = await asyncio.wait([task], timeout=PATIENCE)
        if not done:
            self._tries[name] = task
            return f"no answer within {PATIENCE:g} seconds"
        try:
            task.result()
        except DinotableError as error:
            return str(error)
        return OK

    async def stop(self) -> None:
        for task in [*self._tries.values(), *([self._checking] if self._checking else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, DinotableError):
                await task
