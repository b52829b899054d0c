"""The processes that bots think in. A person's move never waits for them."""

import asyncio
import logging
import os
import sys
from typing import TypeVar

import msgspec

from dinotable.core.errors import DinotableError
from dinotable.server.thinker import AnyJob
from dinotable.table.thinking import Job, Thought

log = logging.getLogger("dinotable.bots")

MOST_WAITING = 200
"""Jobs a process; one more is refused."""
PATIENCE = 20.0
"""Seconds beyond its budget after which a process is given up and replaced."""
MOST_LINE = 4_000_000

T = TypeVar("T")


class Busy(DinotableError):
    """Nobody is free to think now."""


class Broken(Busy):
    """The process that thought has ended, or thought for too long."""


class Thinkers:
    def __init__(self, count: int) -> None:
        self._thinkers = [_Process() for _ in range(count)]

    async def think(self, job: Job) -> Thought:
        """A table always goes to the same process, which remembers it. Raises Busy where that did not work out."""
        return await self.ask(job, Thought)

    async def ask(self, job: AnyJob, answer: type[T]) -> T:
        """Whatever else takes long. Like `think`."""
        return await self._thinkers[hash(job.table) % len(self._thinkers)].ask(job, answer)

    async def stop(self) -> None:
        for process in self._thinkers:
            await process.stop()

    def waiting(self) -> int:
        return sum(process.waiting for process in self._thinkers)

    def replaced(self) -> int:
        return sum(process.replaced for process in self._thinkers)

    def ids(self) -> list[int]:
        """Of the processes that run."""
        return [process.child.pid for process in self._thinkers if process.child is not None]


class _Process:
    def __init__(self) -> None:
        self.child: asyncio.subprocess.Process | None = None
        self.waiting = 0
        self.replaced = 0
        self._turn = asyncio.Lock()

    async def ask(self, job: AnyJob, answer: type[T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise Busy("too many bots are thinking: try again in a moment")
        self.waiting += 1
        try:
            async with self._turn:
                return await self._ask(job, answer)
        finally:
            self.waiting -= 1

    async def _ask(self, job: AnyJob, kind: type[T]) -> T:
        child = self.child or await self._start()
        assert child.stdin is not None and child.stdout is not None
        try:
            child.stdin.write(msgspec.json.encode(job) + b"\n")
            await child.stdin.drain()
            answer = await asyncio.wait_for(child.stdout.readline(), job.seconds + PATIENCE)
            return msgspec.json.decode(answer, type=kind)
        except (OSError, TimeoutError, ValueError, msgspec.DecodeError, asyncio.CancelledError) as error:
            # Half an answer may still be on its way: this process cannot be asked again.
            self.replaced += 1
            await self.stop()
            if isinstance(error, asyncio.CancelledError):
                raise
            log.warning("a thinking process ended: %s", type(error).__name__)
            raise Broken("the thinking process had to be replaced: try again") from None

    async def _start(self) -> asyncio.subprocess.Process:
        self.child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "dinotable.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            # Ctrl-C is for the server, which tells its processes itself.
            start_new_session=True,
        )
        return self.child

    async def stop(self) -> None:
        child, self.child = self.child, None
        if child is not None and child.returncode is None:
            child.kill()
            await child.wait()
