"""The pool of bot workers that all servers on one PostgreSQL share. The workers may be on other machines.

Everything that this process wants of the queue goes over one connection: what has come together meanwhile is put and looked
at in one go, so that many bots cost little more than one.
"""

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa

from dinotable.games import load
from dinotable.server.bots.jobs import BROKEN, NewJob, Seen, Timing, counted, look, put, remove, remove_failed
from dinotable.server.bots.kinds import FORMAT, NAMES, AnyJob
from dinotable.server.bots.pool import BotPool
from dinotable.server.settings import Settings
from dinotable.server.storage.dialects import Postgresql
from dinotable.server.storage.direct import Direct
from dinotable.server.storage.hints import Hints, NoHints
from dinotable.server.storage.store import Store
from dinotable.table.bringing import BringJob
from dinotable.table.curve import CurveJob
from dinotable.table.errors import Broken, Busy, StorageUnavailable
from dinotable.table.explaining import ExplainJob
from dinotable.table.jobs import MOVE, kind_of
from dinotable.table.picture import PictureJob
from dinotable.table.story import StoryJob
from dinotable.table.thinking import Job, Thought
from dinotable.table.upload import CheckJob

if TYPE_CHECKING:
    from psycopg import Connection

log = logging.getLogger("dinotable.bots")

COUNTING = 5.0
"""Seconds between two looks at how much waits in all."""

T = TypeVar("T")


class SharedPool:
    """Like `BotPool`, but nobody thinks here."""

    def __init__(self, url: sa.URL, process: str, hints: Hints | NoHints, timing: Timing | None = None) -> None:
        self._process = process
        self._timing = timing or Timing()
        self._direct = Direct(url, "jobs")
        self._hints = hints
        self._waiting: dict[str, _Waiting] = {}
        self._hinted: set[str] = set()
        """Jobs that somebody says are answered."""
        self._unwanted: set[str] = set()
        """Jobs to be removed."""
        self._failed: set[str] = set()
        """Likewise, unless somebody has asked for the same again."""
        self._is_wanted = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._heard = time.monotonic()
        """When the database last answered."""
        self._looked = self._counted = 0.0
        self._asks = 0
        self._answers = self._broken = 0
        self._in_all: dict[int, int] = {}
        self._workers = 0
        self._able = time.monotonic()
        """When a bot could think last, as far as is known; at first one may be about to start."""
        hints.on("answer", self._hint)
        hints.on_lost(self._look_at_all)

    def start(self) -> None:
        self._running = asyncio.get_running_loop().create_task(self._run())

    # Asking.
    async def think(self, job: Job) -> Thought:
        """Raises Busy where that did not work out."""
        return await self._ask(job, Thought)

    async def ask(self, job: ExplainJob | CurveJob | StoryJob | CheckJob | BringJob | PictureJob, answer: type[T]) -> T:
        """Whatever else takes long. Like `think`."""
        return await self._ask(job, answer)

    async def _ask(self, job: AnyJob, kind: type[T]) -> T:
        if self._running is None or self._running.done():
            raise Busy("the server stops")
        key = self._key(job)
        waiting = self._waiting.get(key)
        if waiting is None:
            data = msgspec.json.encode(job).decode()
            waiting = self._waiting[key] = _Waiting(NewJob(key, kind_of(job), needs_of(job), data, job.seconds))
            self._is_wanted.set()
        answer = await waiting.wait(lambda: self._drop(key))
        try:
            found = msgspec.json.decode(answer, type=kind)
        except msgspec.DecodeError:
            raise Broken("the bot's answer cannot be read: try again") from None
        self._answers += 1
        return found

    def _key(self, job: AnyJob) -> str:
        """The same for every process that asks for one bot's move: where its chance starts tells which decision it is."""
        if isinstance(job, Job) and not job.has_reasons:
            return f"{job.table}/{job.seat}/{job.dice:016x}/{job.level}"[:120]
        self._asks += 1
        return f"{self._process}/{self._asks}"

    def _drop(self, key: str) -> None:
        """Nobody here waits any more. Somebody elsewhere may wait for the same move."""
        waiting = self._waiting.pop(key)
        if waiting.is_put and waiting.job.kind != MOVE:
            self._unwanted.add(key)
            self._is_wanted.set()

    # What is said to the database.
    def _hint(self, key: str) -> None:
        if key in self._waiting:
            self._hinted.add(key)
            self._is_wanted.set()

    def _look_at_all(self) -> None:
        self._looked = 0.0
        self._is_wanted.set()

    async def _run(self) -> None:
        while True:
            # Not `wait_for`, which forgets that it was cancelled if what it waits for comes at the same time.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._timing.poll):
                    await self._is_wanted.wait()
            self._is_wanted.clear()
            try:
                await self._exchange()
            except StorageUnavailable as error:
                self._fail(error)
                await asyncio.sleep(self._timing.poll / 5)
            except Exception:
                # Nobody may wait for ever because of one job.
                log.exception("the queue of jobs")
                await asyncio.sleep(self._timing.poll)

    async def _exchange(self) -> None:
        now = time.monotonic()
        new = [waiting for waiting in self._waiting.values() if not waiting.is_put]
        keys = self._hinted | {waiting.job.key for waiting in new}
        self._hinted = set()
        if now - self._looked >= self._timing.poll:
            keys |= self._waiting.keys()
            self._looked = now
        is_counting = now - self._counted >= COUNTING
        failed, unwanted = list(self._failed), list(self._unwanted)
        if not (keys or failed or unwanted or is_counting):
            return
        work = functools.partial(self._say, failed, unwanted, [waiting.job for waiting in new], keys, is_counting)
        full, seen = await self._direct.run(work)
        self._heard = time.monotonic()
        self._failed.difference_update(failed)
        self._unwanted.difference_update(unwanted)
        if is_counting:
            self._counted = now
        if any(waiting.job.key in seen for waiting in new):
            self._hints.send("job", "")
        self._tell(new, keys, full, seen)

    def _say(
        self, failed: list[str], unwanted: list[str], new: list[NewJob], keys: set[str], is_counting: bool,
        connection: "Connection[Any]",
    ) -> tuple[set[str], dict[str, Seen]]:  # fmt: skip
        """In the connection's thread. Also the keys for which there was no room."""
        if failed:
            remove_failed(connection, failed)
        if unwanted:
            remove(connection, unwanted)
        full = put(connection, new, self._timing) if new else set()
        if is_counting:
            self._in_all, self._workers = counted(connection, self._timing)
            if self._workers:
                self._able = time.monotonic()
        return full, look(connection, keys, self._timing) if keys else {}

    def _tell(self, new: "list[_Waiting]", keys: Iterable[str], full: set[str], seen: dict[str, Seen]) -> None:
        refused = Busy("too many wait for a bot to think: try again in a moment")
        for waiting in new:
            # Somebody else may have asked for the same.
            waiting.is_put = waiting.job.key in seen or waiting.job.key not in full
            if not waiting.is_put:
                waiting.fail(refused)
        for key in keys:
            found = self._waiting.get(key)
            if found is not None and found.is_put:
                self._tell_one(found, seen.get(key))

    def _tell_one(self, waiting: "_Waiting", seen: Seen | None) -> None:
        key = waiting.job.key
        if seen is None:
            # The database has lost it, or it was cleared away.
            waiting.is_put = False
            self._is_wanted.set()
        elif seen.answer == BROKEN or seen.is_given_up:
            self._broken += 1
            self._failed.add(key)
            waiting.fail(Broken("the bot worker had to be replaced: try again"))
        elif seen.answer is not None:
            waiting.answer(seen.answer)
        elif not seen.has_worker and waiting.age() > self._timing.absent:
            self._unwanted.add(key)
            waiting.fail(Busy("no bot worker is there for this game: try again in a moment"))

    def _fail(self, error: StorageUnavailable) -> None:
        """What was not put yet was not asked. The rest may be answered when the database is back."""
        is_over = time.monotonic() - self._heard > self._timing.absent
        for waiting in list(self._waiting.values()):
            if is_over or not waiting.is_put:
                waiting.fail(Busy(str(error)))

    async def stop(self) -> None:
        """Whoever still waits is told; what they wanted is taken back."""
        running, self._running = self._running, None
        if running is not None:
            running.cancel()
            await asyncio.wait([running])
        unwanted = [*self._unwanted, *(key for key, waiting in self._waiting.items() if waiting.job.kind != MOVE)]
        for waiting in list(self._waiting.values()):
            waiting.fail(Busy("the server stops"))
        if unwanted:
            with contextlib.suppress(StorageUnavailable):
                await self._direct.run(lambda connection: remove(connection, unwanted))
        await self._direct.stop()

    # For whoever watches.
    def waiting(self) -> int:
        return len(self._waiting)

    def replaced(self) -> int:
        return self._broken

    def trouble(self) -> str:
        """Why no bot can think now; empty: all is well."""
        is_alone = not self._workers and time.monotonic() - self._able > self._timing.absent
        return "no bot worker is there that can think" if is_alone else ""

    def counts(self) -> dict[str, int]:
        """What waits is what all servers together wait for."""
        return {f"bot_{name}_waiting": self._in_all.get(kind, 0) for kind, name in NAMES.items()} | {
            "bot_workers": self._workers,
            "bot_answers_total": self._answers,
            "bot_broken_total": self._broken,
        }

    def ids(self) -> list[int]:
        """Nobody thinks here."""
        return []


AnyPool = BotPool | SharedPool


def pool_for(store: Store, settings: Settings, hints: Hints | NoHints) -> AnyPool:
    if isinstance(store.dialect, Postgresql):
        return SharedPool(store.dialect.url, store.process, hints)
    return BotPool(settings.bot_workers, settings.bots)


class _Waiting:
    """A job, and who in this process waits for its answer."""

    def __init__(self, job: NewJob) -> None:
        self.job = job
        self.is_put = False
        self._asked = time.monotonic()
        self._waiting: set[asyncio.Future[str]] = set()

    def age(self) -> float:
        return time.monotonic() - self._asked

    async def wait(self, drop: Callable[[], None]) -> str:
        """`drop` is called when the last has gone."""
        mine: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.add(mine)
        try:
            return await mine
        finally:
            self._waiting.discard(mine)
            if not self._waiting:
                drop()

    def answer(self, text: str) -> None:
        for each in self._waiting:
            if not each.done():
                each.set_result(text)

    def fail(self, error: Busy) -> None:
        for each in self._waiting:
            if not each.done():
                each.set_exception(error)


def needs_of(job: AnyJob) -> str:
    """What a worker has to know: jobs of this shape, each of its games by the same rules, and a program that plays."""
    places = job.places.values() if isinstance(job, CheckJob | BringJob) else [job.place]
    added = [job.level] if isinstance(job, Job) and job.level not in load(job.place).ladder().names() else []
    return "\n".join(known(places, added))


def known(places: Iterable[str], programs: Iterable[str] = ()) -> list[str]:
    """`programs`: their names."""
    games = sorted(f"{load(place).rules} at {place}" for place in places)
    return [f"jobs/{FORMAT}", *games, *[f"bot {name}" for name in programs]]
