"""A process that thinks, one job at a time. One that ends or hangs is replaced: that costs the job and nothing else."""

import asyncio
import logging
from collections.abc import Iterable

from dinotable.bots.policy import GRACE
from dinotable.core.imports import python_running, same_imports
from dinotable.table.errors import Broken

log = logging.getLogger("dinotable.bots")

MOST_LINE = 8_000_000

PROGRAM = "--bot="


def flags_for(programs: Iterable[str]) -> list[str]:
    """For a process that these may play in."""
    return [PROGRAM + text for text in programs]


class Process:
    def __init__(self, *flags: str) -> None:
        self.flags = flags
        self.child: asyncio.subprocess.Process | None = None
        """Started when it is first asked."""
        self.replaced = 0

    async def run(self, job: bytes, seconds: float, grace: float = GRACE) -> bytes:
        """The answer to a job, both as one line of JSON. Raises Broken. Nobody else asks meanwhile.

        `grace`: the seconds beyond its budget after which it is given up and replaced.
        """
        try:
            return await asyncio.wait_for(self._run(job), seconds + grace)
        except (OSError, TimeoutError, ValueError, EOFError, asyncio.CancelledError) as error:
            # Half an answer may still be on its way: this process cannot be asked again.
            await self.replace()
            if isinstance(error, asyncio.CancelledError):
                raise
            log.warning("a bot worker ended: %s", type(error).__name__)
            raise Broken("the bot worker had to be replaced: try again") from None

    async def _run(self, job: bytes) -> bytes:
        child = self.child or await self._start()
        assert child.stdin is not None and child.stdout is not None
        child.stdin.write(job + b"\n")
        await child.stdin.drain()
        answer = await child.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        return answer

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

    async def replace(self) -> None:
        self.replaced += 1
        await self.stop()

    async def stop(self) -> None:
        child, self.child = self.child, None
        if child is not None and child.returncode is None:
            child.kill()
            await child.wait()
