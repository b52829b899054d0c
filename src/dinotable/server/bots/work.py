"""A bot worker: takes jobs from the queue, has processes of its own think about them, and writes the answers.

It needs nothing but the database. When it dies, what it had taken is taken by others.
"""

import asyncio
import contextlib
import functools
import logging
import os
import socket
import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from dinotable.games import GAMES
from dinotable.server.bots.jobs import BROKEN, Desk, Taken, Timing
from dinotable.server.bots.kinds import ASIDE, AT_A_TABLE
from dinotable.server.bots.process import Process, flags_for
from dinotable.server.bots.programs import names_of
from dinotable.server.bots.shared import known
from dinotable.server.storage.dialects import read_url
from dinotable.server.storage.direct import Direct
from dinotable.server.storage.hints import Hints
from dinotable.table.errors import Broken, StorageUnavailable

if TYPE_CHECKING:
    from psycopg import Connection

log = logging.getLogger("dinotable.bots")

FINISHING = 2.0
"""Seconds for what is being thought about when the worker is to stop; the rest is handed back."""
CLEARING = 30.0
"""Seconds between two looks for what nobody comes back for."""


class Plan(msgspec.Struct, frozen=True):
    """What a worker is to do."""

    database: str
    process: str
    """Its id among all processes that use the database."""
    bot_workers: int
    """Bots that think at once; what nobody at a table waits for has one process more."""
    extra_games: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """Programs that may play, each `NAME=COMMAND`."""
    log: Literal["text", "json"] = "text"
    verbose: bool = False
    timing: Timing = Timing()


class _TableOnly(msgspec.Struct):
    table: str = ""


class Worker:
    def __init__(self, plan: Plan) -> None:
        url = read_url(plan.database)
        name = f"{socket.gethostname()}:{os.getpid()}"
        games = {*GAMES.values(), *plan.extra_games}
        self._desk = Desk(plan.process, name, plan.bot_workers, known(games, names_of(plan.bots)), plan.timing)
        self._timing = plan.timing
        self._direct = Direct(url, "worker")
        self._hints = Hints(url, plan.process)
        self._bot_workers = [Process(*flags_for(plan.bots)) for _ in range(plan.bot_workers)]
        self._aside = Process("--aside")
        self._working: dict[str, tuple[Process, asyncio.Task[None]]] = {}
        """By job."""
        self._answers: dict[str, str] = {}
        """To be written."""
        self._beat = self._cleared = 0.0
        self._is_unsure = False
        """Whether something may have been taken that it does not know of."""
        self._is_wanted = asyncio.Event()
        self._is_stopping = False

    def stop(self) -> None:
        """In good order; `run` returns before long."""
        self._is_stopping = True
        self._is_wanted.set()

    async def run(self) -> None:
        self._hints.on("job", lambda _: self._is_wanted.set())
        self._hints.on_lost(self._is_wanted.set)
        self._hints.start()
        try:
            while not self._is_stopping:
                self._is_wanted.clear()
                await self._exchange()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._timing.poll):
                        await self._is_wanted.wait()
        finally:
            await self._leave()

    async def _exchange(self) -> None:
        """Says what is done, takes what there is room for."""
        answers = dict(self._answers)
        busy = [process for process, _ in self._working.values()]
        room: dict[tuple[int, ...], int] = {
            AT_A_TABLE: sum(process not in busy for process in self._bot_workers),
            ASIDE: int(self._aside not in busy),
        }
        try:
            taken = await self._direct.run(functools.partial(self._say, answers, room, list(self._working)))
        except StorageUnavailable:
            self._is_unsure = True
            await asyncio.sleep(self._timing.poll / 5)
            self._is_wanted.set()
            return
        self._is_unsure = False
        self._sent(answers)
        for job in taken:
            process = self._process_for(job)
            self._working[job.key] = (process, asyncio.create_task(self._think(process, job)))

    def _say(
        self, answers: dict[str, str], room: dict[tuple[int, ...], int], working: list[str],
        connection: "Connection[Any]",
    ) -> list[Taken]:  # fmt: skip
        """In the connection's thread."""
        if answers:
            self._desk.answer(connection, answers)
        now = time.monotonic()
        able = sum(not process.trouble for process in self._bot_workers)
        if now - self._beat >= self._timing.beat or able != self._desk.bots:
            self._desk.bots = able
            self._desk.beat(connection)
            self._beat = now
        if self._is_unsure:
            self._desk.beat(connection)
            self._desk.release(connection, working)
        if now - self._cleared >= CLEARING:
            self._desk.clear(connection)
            self._cleared = now
        return [job for kinds, count in room.items() if count for job in self._desk.take(connection, kinds, count)]

    def _sent(self, answers: dict[str, str]) -> None:
        for key in answers:
            del self._answers[key]
            self._hints.send("answer", key)

    def _process_for(self, job: Taken) -> Process:
        """A table goes to the same process if that is free: it remembers the table."""
        if job.kind in ASIDE:
            return self._aside
        busy = [process for process, _ in self._working.values()]
        try:
            table = msgspec.json.decode(job.data, type=_TableOnly).table
        except msgspec.DecodeError:
            # Whoever thinks will break at it, and not this worker.
            table = ""
        usual = self._bot_workers[hash(table) % len(self._bot_workers)]
        return usual if usual not in busy else next(process for process in self._bot_workers if process not in busy)

    async def _think(self, process: Process, job: Taken) -> None:
        answer = BROKEN
        try:
            answer = (await process.run(job.data.encode(), job.seconds, self._timing.grace)).decode()
        except Broken:
            log.warning("job %s broke", job.key)
        del self._working[job.key]
        self._answers[job.key] = answer
        self._is_wanted.set()

    async def _leave(self) -> None:
        """Finishes what is nearly done, and hands the rest back."""
        tasks = [task for _, task in self._working.values()]
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=FINISHING)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
        answers = dict(self._answers)

        def leave(connection: "Connection[Any]") -> None:
            if answers:
                self._desk.answer(connection, answers)
            self._desk.leave(connection)

        with contextlib.suppress(StorageUnavailable):
            await self._direct.run(leave)
            self._sent(answers)
            self._hints.send("job", "")
        for process in (*self._bot_workers, self._aside):
            await process.stop()
        await self._hints.stop()
        await self._direct.stop()
