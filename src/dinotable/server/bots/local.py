"""The bot worker that a server brings along, so that one machine is complete in itself: a process of its own, which is
started again when it dies and ends with the server.

As a program it reads what it is to do from the first line of its input, where no other user sees the database's password,
and goes on until its input ends.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable

import msgspec

from dinotable.core.imports import python_running, same_imports
from dinotable.server.bots.jobs import forget_worker
from dinotable.server.bots.work import FINISHING, Plan, Worker
from dinotable.server.operate.logs import set_up_logs
from dinotable.server.settings import Settings
from dinotable.server.storage.dialects import Postgresql, new_process_id, read_url
from dinotable.server.storage.direct import Direct
from dinotable.server.storage.store import Store
from dinotable.table.errors import StorageUnavailable

log = logging.getLogger("dinotable.bots")

BACKOFF = (0.2, 10.0)
"""Seconds before it is started again: the first time, and at most."""
STEADY = 30.0
"""Seconds after which it counts as running well."""


class LocalWorker:
    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._running: asyncio.Task[None] | None = None
        self.child: asyncio.subprocess.Process | None = None
        self.starts = 0

    def start(self) -> None:
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        pause, _ = BACKOFF
        clock = asyncio.get_running_loop()
        while True:
            begun = clock.time()
            plan = msgspec.structs.replace(self._plan, process=new_process_id())
            try:
                self.child = await self._begin(plan)
                status = await self.child.wait()
            except (OSError, RuntimeError) as error:
                # uvloop raises RuntimeError where a process ended before it was told anything.
                status = getattr(error, "errno", None) or 1
            pause = BACKOFF[0] if clock.time() - begun > STEADY else pause
            log.warning("the bot worker ended (%d): it is started again", status)
            await self._forget(plan)
            await asyncio.sleep(pause)
            pause = min(2 * pause, BACKOFF[1])

    async def _begin(self, plan: Plan) -> asyncio.subprocess.Process:
        self.starts += 1
        child = await asyncio.create_subprocess_exec(
            *python_running("dinotable.server.bots.local"),
            stdin=asyncio.subprocess.PIPE,
            env=same_imports(),
            # Ctrl-C is for the server, which tells its processes itself.
            start_new_session=True,
        )
        assert child.stdin is not None
        child.stdin.write(msgspec.json.encode(plan) + b"\n")
        return child

    async def _forget(self, plan: Plan) -> None:
        """What it was at is taken by others at once."""
        direct = Direct(read_url(plan.database), "worker")
        with contextlib.suppress(StorageUnavailable):
            await direct.run(lambda connection: forget_worker(connection, plan.process))
        await direct.stop()

    async def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])
        child = self.child
        if child is None or child.returncode is not None:
            return
        # One that is still starting ends at once; one that works hands back what it has.
        child.terminate()
        try:
            await asyncio.wait_for(child.wait(), 3 * FINISHING)
        except TimeoutError:
            child.kill()
            await child.wait()


def worker_for(store: Store, settings: Settings) -> LocalWorker | None:
    """None where bots think elsewhere, or in processes that belong to the server alone."""
    if not isinstance(store.dialect, Postgresql) or not settings.bot_workers:
        return None
    url = store.dialect.url.render_as_string(hide_password=False)
    plan = Plan(url, "", settings.bot_workers, settings.extra_games, settings.bots, settings.log, settings.verbose)
    return LocalWorker(plan)


async def work(plan: Plan, is_alone: bool) -> None:
    """Until a signal comes. With a parent: also until that is gone."""
    set_up_logs(Settings(database=plan.database, log=plan.log, verbose=plan.verbose))
    worker = Worker(plan)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, worker.stop)
    if not is_alone:
        threading.Thread(
            target=_wait_for_end, args=(lambda: loop.call_soon_threadsafe(worker.stop),), daemon=True
        ).start()
    await worker.run()


def _wait_for_end(tell: Callable[[], object]) -> None:
    # Nothing more is ever sent. Not by way of `sys.stdin`, which cannot be closed while a thread reads it.
    os.read(0, 1)
    with contextlib.suppress(RuntimeError):
        tell()


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    asyncio.run(work(plan, is_alone=False))


if __name__ == "__main__":
    main()
