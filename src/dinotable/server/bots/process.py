"""A process that thinks, one job at a time. One that ends or hangs is replaced at once, whether somebody asked it or not:
that costs the job it was at and nothing else."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Iterable

from dinotable.bots.policy import GRACE
from dinotable.core.imports import python_running, same_imports
from dinotable.table.errors import Broken

log = logging.getLogger("dinotable.bots")

MOST_LINE = 8_000_000

PROGRAM = "--bot="

PAUSE = (0.1, 10.0)
"""Seconds before one that ended is started again: the first time, and at most, where it does not live to give an answer."""
AWAKE = 30.0
"""Seconds in which a new one says that it is there."""
IS_THERE = b""
"""A job that asks for nothing, and its answer."""
FAILURES = (OSError, TimeoutError, ValueError, EOFError, RuntimeError)


def flags_for(programs: Iterable[str]) -> list[str]:
    """For a process that these may play in."""
    return [PROGRAM + text for text in programs]


class Process:
    def __init__(self, *flags: str) -> None:
        self.flags = flags
        self.child: asyncio.subprocess.Process | None = None
        """Started when it is first asked."""
        self.replaced = 0
        self.trouble = ""
        """Why it cannot be asked now; empty: it can."""
        self._speaking = asyncio.Lock()
        """One at a time: a job, or whether a new one is there."""
        self._watching: set[asyncio.Task[None]] = set()
        self._reviving: asyncio.Task[None] | None = None
        self._is_stopped = False

    async def run(self, job: bytes, seconds: float, grace: float = GRACE) -> bytes:
        """The answer to a job, both as one line of JSON. Raises Broken. Nobody else asks meanwhile.

        `grace`: the seconds beyond its budget after which it is given up and replaced.
        """
        try:
            async with asyncio.timeout(seconds + grace), self._speaking:
                answer = await self._exchange(job)
        except (*FAILURES, asyncio.CancelledError) as error:
            # Half an answer may still be on its way: this process cannot be asked again.
            await self.replace(type(error).__name__)
            if isinstance(error, asyncio.CancelledError):
                raise
            log.warning("a bot worker ended: %s", type(error).__name__)
            raise Broken("the bot worker had to be replaced: try again") from None
        self.trouble = ""
        return answer

    async def _exchange(self, job: bytes) -> bytes:
        child = self.child
        if child is None or _has_ended(child):
            child = await self._start()
        try:
            await _send(child, job)
        except (RuntimeError, BrokenPipeError, ConnectionResetError):
            # It ended while nobody asked it, and has read nothing of this.
            child = await self._start()
            await _send(child, job)
        assert child.stdout is not None
        answer = await child.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        self.child = None
        child = self.child = await self._begin()
        self._keep(self._watch(child))
        return child

    async def _begin(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *python_running("dinotable.server.bots.worker"),
            *self.flags,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
            env=same_imports(),
            # Ctrl-C is for the server, which tells its processes itself.
            start_new_session=True,
        )

    async def _watch(self, child: asyncio.subprocess.Process) -> None:
        """One that ends by itself is replaced, or who has asked it does so."""
        status = await child.wait()
        if self.child is child and not self._speaking.locked():
            log.warning("a bot worker ended (%d) while nobody asked it", status)
            await self.replace(f"it ended ({status})")

    async def replace(self, why: str) -> None:
        """In the background: who asks meanwhile starts it too."""
        self.replaced += 1
        self.trouble = f"the bot worker is started again: {why}"
        await self._end()
        if not self._is_stopped and (self._reviving is None or self._reviving.done()):
            self._reviving = self._keep(self._revive())

    async def _revive(self) -> None:
        """Until one is there, or somebody was answered."""
        pause, longest = PAUSE
        while self.trouble:
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)
            try:
                async with asyncio.timeout(AWAKE), self._speaking:
                    await self._exchange(IS_THERE)
                self.trouble = ""
            except FAILURES as error:
                self.trouble = f"no bot worker can be started: {error or type(error).__name__}"
                await self._end()

    def _keep(self, work: "asyncio._CoroutineLike[None]") -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)
        return task

    async def stop(self) -> None:
        """For good."""
        self._is_stopped = True
        for task in list(self._watching):
            task.cancel()
        await self._end()

    async def _end(self) -> None:
        child, self.child = self.child, None
        if child is not None and child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()


def _has_ended(child: asyncio.subprocess.Process) -> bool:
    """As the system knows it: the loop may not have heard of it yet."""
    if child.returncode is not None or not hasattr(os, "waitid"):
        return child.returncode is not None
    try:
        return os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return True


async def _send(child: asyncio.subprocess.Process, job: bytes) -> None:
    assert child.stdin is not None
    # Where the process has ended, uvloop raises RuntimeError here.
    child.stdin.write(job + b"\n")
    await child.stdin.drain()
