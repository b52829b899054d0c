"""Processes that bots think in: one that ends is replaced, whether somebody asked it or not, on every event loop."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest
import uvloop

from dinotable.core.chance import Luck
from dinotable.core.journal import Journal
from dinotable.core.play import seats_to_act
from dinotable.games import GAMES
from dinotable.server.bots import process
from dinotable.server.bots.pool import BotPool
from dinotable.table.thinking import Job, Thought
from dinotable.table.upload import Checked, CheckJob
from dinotable.table.variant import SetupWords
from examples.magpies import GAME
from tests.server.house import MAGPIES, PATIENCE

BEGUN = Journal(GAME, GAME.setup(2), Luck(bytes(32)))
BEGUN.settle()
MOVE = Job(MAGPIES, "t", SetupWords(2), BEGUN.lines(), seats_to_act(GAME, BEGUN.state)[0], "random", 1, 1.0)
CHECK = CheckJob(GAMES, b"no record")


async def think(pool: BotPool) -> None:
    assert isinstance(await pool.think(MOVE), Thought)


async def check(pool: BotPool) -> None:
    assert (await pool.ask(CHECK, Checked)).trouble


Ask = Callable[[BotPool], Awaitable[None]]
ASKED: dict[str, Ask] = {"thinks": think, "checks": check}


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def run(work: Coroutine[Any, Any, None], loop: str) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop if loop == "uvloop" else None) as runner:
        runner.run(work)


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
@pytest.mark.parametrize("asked", ASKED)
def test_one_that_is_killed_while_it_waits_is_replaced_before_anybody_asks(asked: str, loop: str) -> None:
    async def work() -> None:
        pool = BotPool(1)
        try:
            await ASKED[asked](pool)
            (old,) = pool.ids()
            assert pool.trouble() == ""
            os.kill(old, signal.SIGKILL)
            await until(lambda: pool.ids() not in ([], [old]))
            await until(lambda: pool.trouble() == "")
            assert pool.replaced() == 1
            await ASKED[asked](pool)
        finally:
            await pool.stop()

    run(work(), loop)


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
def test_who_asks_before_that_is_noticed_is_answered_all_the_same(loop: str) -> None:
    async def work() -> None:
        pool = BotPool(1)
        try:
            await think(pool)
            (old,) = pool.ids()
            os.kill(old, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitid(os.P_PID, old, os.WEXITED | os.WNOWAIT)
            # Nothing came in between: the loop does not know of it.
            await think(pool)
            assert pool.ids() != [old]
        finally:
            await pool.stop()

    run(work(), loop)


def test_it_is_told_that_none_can_think_for_as_long_as_it_is_so(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = process.Process._begin
    can_start = asyncio.Event()

    async def begun(one: process.Process) -> Any:
        if not can_start.is_set():
            raise OSError("no more processes")
        return await begin(one)

    async def work() -> None:
        pool = BotPool(1)
        try:
            await think(pool)
            monkeypatch.setattr(process.Process, "_begin", begun)
            os.kill(pool.ids()[0], signal.SIGKILL)
            await until(lambda: "no more processes" in pool.trouble())
            can_start.set()
            await until(lambda: pool.trouble() == "")
            await think(pool)
        finally:
            await pool.stop()

    run(work(), "uvloop")


def test_one_that_cannot_live_is_not_started_again_without_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would use up a machine for nothing."""
    monkeypatch.setattr(process, "PAUSE", (0.05, 0.2))
    pauses: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if seconds >= 0.05:
            pauses.append(seconds)
        await real(min(seconds, 0.01))

    async def dead(_: process.Process) -> Any:
        return await asyncio.create_subprocess_exec("false", stdin=-1, stdout=-1)

    async def work() -> None:
        pool = BotPool(1)
        try:
            await think(pool)
            monkeypatch.setattr(process.Process, "_begin", dead)
            monkeypatch.setattr(process.asyncio, "sleep", sleep)
            os.kill(pool.ids()[0], signal.SIGKILL)
            await until(lambda: len(pauses) >= 4)
            assert pool.trouble()
        finally:
            await pool.stop()
        assert pauses[:4] == [0.05, 0.1, 0.2, 0.2]

    run(work(), "uvloop")
