"""The processes that bots think in, where one server has its games to itself. A person's move never waits for them.

Each kind of work has a queue of its own. Where one process is asked for both, bots' moves come before hints. What nobody
at a table waits for, curves and checks of records, has a process of its own that the system lets run when no other wants to.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from dinotable.hosting.queue import Turn
from dinotable.server.bots.kinds import MOST_WAITING, NAMES, AnyJob
from dinotable.server.bots.process import Process, flags_for
from dinotable.table.bringing import BringJob
from dinotable.table.curve import CurveJob
from dinotable.table.errors import Broken, Busy
from dinotable.table.explaining import ExplainJob
from dinotable.table.jobs import kind_of
from dinotable.table.picture import PictureJob
from dinotable.table.story import StoryJob
from dinotable.table.thinking import Job, Thought
from dinotable.table.upload import CheckJob

T = TypeVar("T")


class BotPool:
    def __init__(self, count: int, programs: Iterable[str] = ()) -> None:
        self._workers = [_QueuedProcess(*flags_for(programs)) for _ in range(count)]
        self._aside = _QueuedProcess("--aside")

    def start(self) -> None:
        """Each process starts with its first job."""

    async def think(self, job: Job) -> Thought:
        """A table always goes to the same process, which remembers it. Raises Busy where that did not work out."""
        return await self._of(job.table).ask(job, Thought)

    async def ask(self, job: ExplainJob | CurveJob | StoryJob | CheckJob | BringJob | PictureJob, answer: type[T]) -> T:
        """Whatever else takes long. Like `think`."""
        return await (self._of(job.table) if isinstance(job, ExplainJob) else self._aside).ask(job, answer)

    async def stop(self) -> None:
        for process in self._all():
            await process.stop()

    def waiting(self) -> int:
        return sum(process.waiting.total() for process in self._all())

    def replaced(self) -> int:
        return sum(process.replaced for process in self._all())

    def trouble(self) -> str:
        """Why no bot can think now, or nothing that is brought can be checked; empty: all is well."""
        troubles = [process.trouble for process in self._workers]
        if troubles and all(troubles):
            return troubles[0]
        return self._aside.trouble

    def counts(self) -> dict[str, int]:
        waiting = sum((process.waiting for process in self._all()), Counter[int]())
        return {f"bot_{name}_waiting": waiting[kind] for kind, name in NAMES.items()} | {
            "bot_workers": len(self._workers),
            "bot_answers_total": sum(process.answers for process in self._all()),
            "bot_broken_total": self.replaced(),
        }

    def ids(self) -> list[int]:
        """Of the processes that run."""
        return [process.child.pid for process in self._all() if process.child is not None]

    def _of(self, table: str) -> "_QueuedProcess":
        return self._workers[hash(table) % len(self._workers)]

    def _all(self) -> "list[_QueuedProcess]":
        return [*self._workers, self._aside]


class _QueuedProcess(Process):
    """A process, and who waits for it."""

    def __init__(self, *flags: str) -> None:
        super().__init__(*flags)
        self.waiting: Counter[int] = Counter()
        """Jobs by kind, the one it works on among them."""
        self.answers = 0
        self._turn = Turn()

    async def ask(self, job: AnyJob, answer: type[T]) -> T:
        kind = kind_of(job)
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
        answer = await self.run(msgspec.json.encode(job), job.seconds)
        try:
            found = msgspec.json.decode(answer, type=kind)
        except msgspec.DecodeError:
            await self.replace("its answer could not be read")
            raise Broken("the bot worker had to be replaced: try again") from None
        self.answers += 1
        return found
