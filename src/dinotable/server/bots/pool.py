"""The processes that bots think in. A person's move never waits for them.

Each kind of work has a queue of its own. Where one process is asked for both, bots' moves come before hints. What nobody
at a table waits for, curves and checks of records, has a process of its own that the system lets run when no other wants to.
"""

import asyncio
import heapq
import logging
from collections import Counter
from typing import TypeVar

import msgspec

from dinotable.core.errors import DinotableError
from dinotable.core.imports import python_running, same_imports
from dinotable.server.bots.worker import AnyJob
from dinotable.table.curve import CurveJob
from dinotable.table.thinking import Job, Thought
from dinotable.table.upload import CheckJob

log = logging.getLogger("dinotable.bots")

MOVE, HINT, CHECK, CURVE = range(4)
"""Who comes first."""
MOST_WAITING = {MOVE: 200, HINT: 30, CHECK: 8, CURVE: 20}
"""Jobs of each kind, for each process; one more is refused. A record that waits may be as long as two megabytes."""
PATIENCE = 20.0
"""Seconds beyond its budget after which a process is given up and replaced."""
MOST_LINE = 8_000_000

T = TypeVar("T")


class Busy(DinotableError):
    """Nobody is free to think now."""

    retry = 5.0
    """Seconds after which it may be tried again."""


class Broken(Busy):
    """The process that thought has ended, or thought for too long."""


class BotPool:
    def __init__(self, count: int) -> None:
        self._workers = [_Process() for _ in range(count)]
        self._aside = _Process("--aside")
        self.done = 0
        """Jobs that were answered."""

    async def think(self, job: Job) -> Thought:
        """A table always goes to the same process, which remembers it. Raises Busy where that did not work out."""
        process = self._workers[hash(job.table) % len(self._workers)]
        thought = await process.ask(job, Thought, HINT if job.has_reasons else MOVE)
        self.done += 1
        return thought

    async def ask(self, job: CurveJob | CheckJob, answer: type[T]) -> T:
        """Whatever else takes long. Like `think`."""
        found = await self._aside.ask(job, answer, CURVE if isinstance(job, CurveJob) else CHECK)
        self.done += 1
        return found

    async def stop(self) -> None:
        for process in self._all():
            await process.stop()

    def waiting(self) -> int:
        return sum(process.waiting.total() for process in self._all())

    def replaced(self) -> int:
        return sum(process.replaced for process in self._all())

    def counts(self) -> dict[str, int]:
        return {
            "bot_jobs_waiting": self.waiting(),
            "bot_jobs_done_total": self.done,
            "bot_workers_replaced_total": self.replaced(),
        }

    def ids(self) -> list[int]:
        """Of the processes that run."""
        return [process.child.pid for process in self._all() if process.child is not None]

    def _all(self) -> "list[_Process]":
        return [*self._workers, self._aside]


class _Turn:
    """One at a time; of those who wait the most urgent first, and then whoever came first."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = 0

    async def take(self, kind: int) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._waiting, (kind, self._count, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False


class _Process:
    def __init__(self, *flags: str) -> None:
        self.flags = flags
        self.child: asyncio.subprocess.Process | None = None
        self.waiting: Counter[int] = Counter()
        """Jobs by kind, the one it works on among them."""
        self.replaced = 0
        self._turn = _Turn()

    async def ask(self, job: AnyJob, answer: type[T], kind: int) -> T:
        if self.waiting[kind] >= MOST_WAITING[kind]:
            raise Busy("too many wait for a bot to think: try again in a moment")
        self.waiting[kind] += 1
        try:
            await self._turn.take(kind)
            try:
                return await self._ask(job, answer)
            finally:
                self._turn.give()
        finally:
            self.waiting[kind] -= 1

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
            log.warning("a bot worker ended: %s", type(error).__name__)
            raise Broken("the bot worker had to be replaced: try again") from None

    async def _start(self) -> asyncio.subprocess.Process:
        self.child = await asyncio.create_subprocess_exec(
            *python_running("dinotable.server.bots.worker"),
            *self.flags,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
            env=same_imports(),
            # Ctrl-C is for the server, which tells its processes itself.
            start_new_session=True,
        )
        return self.child

    async def stop(self) -> None:
        child, self.child = self.child, None
        if child is not None and child.returncode is None:
            child.kill()
            await child.wait()
