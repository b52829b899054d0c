"""The queue of jobs on a real PostgreSQL: shared by servers, worked at by processes that are killed, hang and come back."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from dinotable.core.chance import Luck
from dinotable.core.errors import DinotableError
from dinotable.core.imports import python_running, same_imports
from dinotable.core.journal import Journal
from dinotable.core.play import seats_to_act
from dinotable.games import GAMES, load
from dinotable.server.bots import jobs as jobs_module
from dinotable.server.bots.commands import worker as command
from dinotable.server.bots.jobs import Desk, NewJob, Seen, Timing, put
from dinotable.server.bots.kinds import MOST_WAITING
from dinotable.server.bots.local import LocalWorker
from dinotable.server.bots.shared import SharedPool, known, needs_of
from dinotable.server.bots.work import Plan, Worker
from dinotable.server.storage.dialects import new_process_id, read_url
from dinotable.server.storage.direct import connect
from dinotable.server.storage.hints import Hints, NoHints
from dinotable.server.storage.store import Store
from dinotable.table.curve import Analyst, CurveJob, CurvePart
from dinotable.table.errors import Broken, Busy
from dinotable.table.jobs import CHECK, CURVE, HINT, MOVE
from dinotable.table.thinking import BotWorker, Job
from dinotable.table.upload import Checked, CheckJob, check
from dinotable.table.variant import SetupWords
from tests.server.house import MAGPIES, PATIENCE, Fields, House, hear, say
from tests.server.postgres import Postgres, running_postgres
from tests.server.stubborn import DIES, HANGS, SLOW

QUICK = Timing(grace=0.7, beat=0.2, dead=1.5, poll=0.2, absent=3600.0)
PLACES = (MAGPIES, SLOW, HANGS, DIES)


@pytest.fixture(scope="module")
def prepared(postgres: Postgres) -> Iterator[str]:
    yield with_tables(postgres)


@pytest.fixture
def url(prepared: str) -> str:
    order(prepared, "DELETE FROM jobs")
    order(prepared, "DELETE FROM processes")
    return prepared


def with_tables(postgres: Postgres) -> str:
    url = postgres.new_database()
    store = Store(url)
    store.open()
    store.close()
    return url


def order(url: str, sql: str, *values: object) -> list[Any]:
    with psycopg.connect(url, autocommit=True) as connection:
        done = connection.execute(sql.encode(), values)
        return done.fetchall() if done.description else []


def at_start(place: str = MAGPIES) -> tuple[list[str], int]:
    """The lines of a game of two that has just begun, and whose turn it is."""
    game = load(place)
    journal = Journal(game, game.setup(2), Luck(b"s" * 32))
    journal.settle()
    return [journal.line(entry) for entry in journal.entries], seats_to_act(game, journal.state)[0]


def a_job(place: str = MAGPIES, is_hint: bool = False, dice: int = 5) -> Job:
    lines, seat = at_start(place)
    # As a bound, which no level at the start of Magpies comes near.
    seconds = 0.3 if place == HANGS else 30.0
    return Job(place, f"at {place}", SetupWords(2), lines, seat, "greedy", dice, seconds, is_hint)


@contextlib.asynccontextmanager
async def pooled(url: str, has_hints: bool = True, timing: Timing = QUICK) -> AsyncIterator[SharedPool]:
    process = new_process_id()
    hints = Hints(read_url(url), process) if has_hints else NoHints()
    pool = SharedPool(read_url(url), process, hints, timing)
    hints.start()
    pool.start()
    try:
        yield pool
    finally:
        await pool.stop()
        await hints.stop()


def a_plan(url: str, places: tuple[str, ...] = PLACES, count: int = 1, timing: Timing = QUICK) -> Plan:
    return Plan(url, new_process_id(), count, places, timing=timing)


@contextlib.asynccontextmanager
async def working(plan: Plan) -> AsyncIterator[Worker]:
    """A worker in this process; whoever thinks for it is a process of its own."""
    worker = Worker(plan)
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        worker.stop()
        await asyncio.wait_for(running, PATIENCE)


@contextlib.contextmanager
def worker_process(plan: Plan) -> Iterator["subprocess.Popen[bytes]"]:
    command = python_running("dinotable.server.bots.local")
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=same_imports()) as process:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(plan) + b"\n")
        process.stdin.flush()
        try:
            yield process
        finally:
            process.kill()


async def until(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def is_taken(url: str) -> bool:
    return bool(order(url, "SELECT 1 FROM jobs WHERE worker IS NOT NULL AND answer IS NULL"))


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 2 * PATIENCE)

    asyncio.run(bounded())


def test_every_kind_of_job_is_answered_as_it_would_be_here(url: str) -> None:
    async def work() -> None:
        async with pooled(url) as pool, working(a_plan(url, count=2)):
            for place in (MAGPIES, GAMES["food-chain"]):
                for is_hint in (False, True):
                    job = a_job(place, is_hint=is_hint)
                    assert await pool.think(job) == BotWorker().think(job)
            lines, _ = at_start()
            curve = CurveJob(MAGPIES, "t", SetupWords(2), lines, 0, 30.0)
            assert await pool.ask(curve, CurvePart) == Analyst(time.perf_counter).reckon(curve)
            brought = CheckJob({"magpies": MAGPIES}, b"nonsense \x00\xff")
            found = await pool.ask(brought, Checked)
            assert found == check(brought) and found.trouble
            await until(lambda: pool.counts()["bot_workers"] == 2)
            assert pool.counts()["bot_answers_total"] == 6 and pool.waiting() == 0
            # What others may want too stays for a while; the rest was fetched.
            await until(lambda: len(order(url, "SELECT 1 FROM jobs")) == 2)
        assert order(url, "SELECT 1 FROM processes") == []

    run(work)


def test_two_servers_that_want_the_same_move_ask_once(url: str) -> None:
    async def work() -> None:
        async with pooled(url) as one, pooled(url) as two, working(a_plan(url, count=2)):
            job = a_job(SLOW)
            answers = await asyncio.gather(one.think(job), two.think(job), one.think(job))
            late = await two.think(job)
            assert [late] * 3 == answers
            assert order(url, "SELECT tries FROM jobs") == [(1,)]
            # Hints are each for who asked.
            hint = a_job(SLOW, is_hint=True)
            await asyncio.gather(one.think(hint), two.think(hint))

    run(work)


def test_it_stops_at_whatever_moment(url: str) -> None:
    async def work() -> None:
        for rounds in range(8):
            pool = SharedPool(read_url(url), new_process_id(), NoHints(), QUICK)
            pool.start()
            await asyncio.sleep(0.05)
            # Woken and told to stop at nearly the same time.
            pool._is_wanted.set()
            for _ in range(rounds):
                await asyncio.sleep(0)
            await asyncio.wait_for(pool.stop(), PATIENCE)

    run(work)


def test_without_a_word_from_the_database_it_is_found_by_looking(url: str) -> None:
    async def work() -> None:
        async with pooled(url, has_hints=False) as pool, working(a_plan(url)):
            assert (await pool.think(a_job(is_hint=True))).ideas

    run(work)


def test_what_a_killed_worker_had_is_done_by_another(url: str) -> None:
    async def work() -> None:
        async with pooled(url) as pool:
            with worker_process(a_plan(url)) as doomed:
                thought = asyncio.create_task(pool.think(a_job(SLOW)))
                await until(lambda: is_taken(url))
                doomed.kill()
                async with working(a_plan(url)):
                    assert (await thought).ideas
            assert order(url, "SELECT tries FROM jobs") == [(2,)]

    run(work)


def test_what_a_frozen_worker_had_is_done_by_another(url: str) -> None:
    async def work() -> None:
        async with pooled(url) as pool:
            with worker_process(a_plan(url)) as frozen:
                thought = asyncio.create_task(pool.think(a_job(SLOW)))
                await until(lambda: is_taken(url))
                os.kill(frozen.pid, signal.SIGSTOP)
                async with working(a_plan(url)):
                    assert (await thought).ideas

    run(work)


def test_a_worker_that_is_told_to_stop_hands_back_what_it_has(url: str) -> None:
    async def work() -> None:
        slow = Timing(grace=3600.0, beat=0.2, dead=3600.0, poll=0.2, absent=3600.0)
        async with pooled(url, timing=slow) as pool:
            with worker_process(a_plan(url, timing=slow)) as leaving:
                thought = asyncio.create_task(pool.think(a_job(HANGS)))
                await until(lambda: is_taken(url))
                leaving.terminate()
                await asyncio.to_thread(leaving.wait, PATIENCE)
            assert order(url, "SELECT tries, worker FROM jobs") == [(0, None)]
            assert order(url, "SELECT 1 FROM processes") == []
            thought.cancel()
            # What is nearly done is finished.
            with worker_process(a_plan(url, timing=slow)) as leaving:
                order(url, "DELETE FROM jobs")
                thought = asyncio.create_task(pool.think(a_job(SLOW)))
                await until(lambda: is_taken(url))
                leaving.terminate()
                assert (await thought).ideas

    run(work)


def test_a_bot_that_hangs_or_dies_costs_its_process_and_nothing_else(url: str) -> None:
    async def work() -> None:
        async with pooled(url) as pool, working(a_plan(url)) as worker:
            for place in (HANGS, DIES):
                with pytest.raises(Broken):
                    await pool.think(a_job(place))
                assert (await pool.think(a_job(dice=len(place)))).ideas
            # Asked again, it is tried again.
            with pytest.raises(Broken):
                await pool.think(a_job(DIES))
            assert worker._bot_workers[0].replaced == 3 and pool.replaced() == 3

    run(work)


def test_a_job_that_kills_its_workers_kills_three_of_them(url: str) -> None:
    async def work() -> None:
        async with pooled(url) as pool:
            thought = asyncio.create_task(pool.think(a_job()))
            await until(lambda: order(url, "SELECT 1 FROM jobs"))
            with contextlib.closing(connect(read_url(url), "test")) as connection:
                for number in range(4):
                    desk = Desk(f"worker {number}", "test", 1, known(PLACES), QUICK)
                    desk.beat(connection)
                    taken = desk.take(connection, [MOVE], 1)
                    assert len(taken) == (number < 3)
                    assert not desk.take(connection, [MOVE], 1), "somebody holds it"
                    jobs_module.forget_worker(connection, f"worker {number}")
            with pytest.raises(Broken):
                await thought
            await until(lambda: not order(url, "SELECT 1 FROM jobs"))

    run(work)


def test_the_most_urgent_comes_first_and_what_is_at_a_table_has_its_own_process(url: str) -> None:
    async def work() -> None:
        lines, _ = at_start()
        with contextlib.closing(connect(read_url(url), "test")) as connection:
            for number, kind in enumerate((CURVE, HINT, CHECK, MOVE, MOVE, HINT)):
                put(connection, [NewJob(f"{kind} {number}", kind, needs_of(a_job()), "{}", 1.0)], QUICK)
            desk = Desk("worker", "test", 1, known(PLACES), QUICK)
            desk.beat(connection)
            order = [desk.take(connection, [MOVE, HINT, CHECK, CURVE], 1)[0].key for _ in range(4)]
            assert order == [f"{MOVE} 3", f"{MOVE} 4", f"{HINT} 1", f"{HINT} 5"]
            desk.leave(connection)
            jobs_module.remove(connection, order)
            jobs_module.remove(connection, [f"{CURVE} 0", f"{CHECK} 2"])
        async with pooled(url) as pool, working(a_plan(url)):
            curve = asyncio.create_task(pool.ask(CurveJob(SLOW, "t", SetupWords(2), lines, 0, 30.0), CurvePart))
            await until(lambda: is_taken(url))
            await pool.think(a_job())
            assert not curve.done()
            await curve

    run(work)


def test_the_queue_is_bounded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOST_WAITING, HINT, 2)

    async def work() -> None:
        async with pooled(url) as one, pooled(url) as two:
            waiting = [asyncio.create_task(pool.think(a_job(is_hint=True))) for pool in (one, two)]
            await until(lambda: len(order(url, "SELECT 1 FROM jobs")) == 2)
            with pytest.raises(Busy, match="too many"):
                await two.think(a_job(is_hint=True))
            # Other kinds have a queue of their own, and who goes makes room.
            move = asyncio.create_task(one.think(a_job()))
            waiting[0].cancel()
            await until(lambda: len(order(url, "SELECT 1 FROM jobs WHERE kind = %s", HINT)) == 1)
            async with working(a_plan(url)):
                assert (await two.think(a_job(is_hint=True))).ideas
                await asyncio.gather(waiting[1], move)

    run(work)


def test_a_job_waits_for_a_worker_that_has_the_same_rules(url: str) -> None:
    async def work() -> None:
        impatient = msgspec.structs.replace(QUICK, absent=0.5)
        async with pooled(url) as pool, pooled(url, timing=impatient) as other, working(a_plan(url, places=())):
            assert (await pool.think(a_job(GAMES["food-chain"]))).ideas
            with pytest.raises(Busy, match="no bot worker"):
                await other.think(a_job())
            thought = asyncio.create_task(pool.think(a_job()))
            async with working(a_plan(url, places=(MAGPIES,))):
                assert (await thought).ideas
            await until(lambda: not order(url, "SELECT 1 FROM jobs WHERE answer IS NULL"))
            with contextlib.closing(connect(read_url(url), "test")) as connection:
                needs = needs_of(a_job()).replace("magpies/1", "magpies/2")
                put(connection, [NewJob("new rules", MOVE, needs, "{}", 1.0)], QUICK)
            await asyncio.sleep(0.5)
            assert order(url, "SELECT worker FROM jobs WHERE key = 'new rules'") == [(None,)]

    run(work)


def test_jobs_that_the_database_has_lost_are_asked_for_again(url: str) -> None:
    async def work() -> None:
        async with pooled(url) as pool:
            thoughts = [asyncio.create_task(pool.think(a_job(is_hint=is_hint))) for is_hint in (True, False)]
            await until(lambda: len(order(url, "SELECT 1 FROM jobs")) == 2)
            order(url, "DELETE FROM jobs")
            async with working(a_plan(url)):
                for thought in thoughts:
                    assert (await thought).ideas

    run(work)


def test_a_job_that_is_lost_as_soon_as_it_is_put_was_not_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[str] = []

    def look(connection: "psycopg.Connection[Any]", keys: set[str], timing: Timing) -> dict[str, Seen]:
        if not lost:
            lost.extend(keys)
            jobs_module.remove(connection, lost)
        return jobs_module.look(connection, keys, timing)

    monkeypatch.setattr("dinotable.server.bots.shared.look", look)

    async def work() -> None:
        async with pooled(url) as pool, working(a_plan(url)):
            assert (await pool.think(a_job())).ideas
        assert lost

    run(work)


def test_what_nobody_comes_back_for_is_cleared(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs_module, "KEPT", 0.0)
    monkeypatch.setattr("dinotable.server.bots.work.CLEARING", 0.1)

    async def work() -> None:
        async with pooled(url) as pool, working(a_plan(url)):
            assert (await pool.think(a_job())).ideas
            await until(lambda: not order(url, "SELECT 1 FROM jobs"))

    run(work)


def test_the_database_is_killed_while_bots_think() -> None:
    async def work(postgres: Postgres) -> None:
        url = with_tables(postgres)
        async with pooled(url) as pool, working(a_plan(url, count=2)):
            await pool.think(a_job(SLOW, dice=1))
            thoughts = [asyncio.create_task(pool.think(a_job(SLOW, dice=dice))) for dice in range(2, 5)]
            await until(lambda: is_taken(url))
            await asyncio.to_thread(postgres.kill)
            with pytest.raises(Busy):
                await pool.think(a_job())
            await asyncio.to_thread(postgres.start)
            for thought in thoughts:
                assert (await thought).ideas
            assert (await pool.think(a_job())).ideas

    with running_postgres() as postgres:
        asyncio.run(work(postgres))


def test_a_server_s_own_worker_is_started_again_and_ends_with_it(url: str) -> None:
    async def work() -> None:
        def worker() -> list[Any]:
            return order(url, "SELECT name FROM processes WHERE kind = 'worker'")

        local = LocalWorker(a_plan(url))
        local.start()
        async with pooled(url) as pool:
            assert (await pool.think(a_job())).ideas
            (first,) = worker()
            assert local.child is not None
            local.child.kill()
            await until(lambda: worker() not in ([], [first]))
            assert (await pool.think(a_job(dice=6))).ideas and local.starts == 2
            child = local.child
            await local.stop()
            assert child.returncode == 0 and worker() == []
        # One whose server was killed notices.
        with worker_process(a_plan(url)) as alone:
            await until(worker)
            assert alone.stdin is not None
            alone.stdin.close()
            assert await asyncio.to_thread(alone.wait, PATIENCE) == 0
        assert worker() == []

    run(work)


def test_bots_of_two_servers_play_on_while_workers_come_and_go(url: str, tmp_path: Path) -> None:
    """Whoever watches is at both servers, so that both want every move of the bots."""
    wishes: Fields = {"database": url, "bot_workers": 0}
    bots = [{"kind": "bot", "level": "greedy"} for _ in range(2)]
    with House(tmp_path / "one", **wishes) as one, House(tmp_path / "two", **wishes) as two:
        table = one.table({"kind": "here", "name": "Anna"}, *bots, start=True)
        with one.socket() as near, two.socket() as far:
            for socket in (near, far):
                # Nobody reads what comes, and so not that it was closed either.
                socket.close_timeout = 0.1
                say(socket, type="watch", table=table.id)
                hear(socket, "update")
            with worker_process(a_plan(url, timing=Timing(beat=0.2, dead=1.5))) as first:
                shown = table.play_on(3)
            assert first.wait(PATIENCE) and shown["status"] == "playing"
            with worker_process(a_plan(url, timing=Timing(beat=0.2, dead=1.5))):
                assert table.play_on(4)["seq"] > shown["seq"]
    # Those of the worker that was killed may have been thought about twice.
    thought = [tries for (tries,) in order(url, "SELECT tries FROM jobs WHERE answer <> ''")]
    assert len(thought) > 3 and len([tries for tries in thought if tries > 1]) <= 2


def the_command(*flags: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "dinotable", "worker", *flags]
    environment = {**same_imports(), "LANG": "C"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)


def test_the_command_joins_says_so_and_leaves(url: str) -> None:
    async def work() -> None:
        with the_command("--database", url, "--bot-workers", "1", "--game", MAGPIES) as process:
            assert process.stdout is not None
            said = await asyncio.to_thread(process.stdout.readline)
            assert "One bot at a time thinks here" in said and "127.0.0.1" in said
            async with pooled(url) as pool:
                assert (await pool.think(a_job())).ideas
            process.send_signal(signal.SIGINT)
            assert (await asyncio.to_thread(process.stdout.read)).startswith("Stopped.")
            assert process.wait(PATIENCE) == 0
        assert order(url, "SELECT 1 FROM processes") == []

    run(work)


def test_the_command_says_in_one_line_why_it_cannot(url: str, postgres: Postgres) -> None:
    empty = postgres.new_database()
    newer = postgres.new_database()
    order(newer, "CREATE TABLE alembic_version (version_num text)")
    order(newer, "INSERT INTO alembic_version VALUES ('9999')")
    for database, count, game, why in (
        ("", 1, (), "wants --database"),
        ("mysql://x/y", 1, (), "wants an address"),
        ("postgresql://nobody@127.0.0.1:1/nothing", 1, (), "cannot use"),
        (empty, 1, (), "not prepared"),
        (newer, 1, (), "newer Dinotable"),
        (url, 0, (), "at least 1"),
        (url, 1, ("no.such:GAME",), "no game at"),
    ):
        with pytest.raises(DinotableError, match=why):
            command(database=database, bot_workers=count, game=game)
    with the_command("--database", empty) as process:
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2 and "not prepared" in said and len(said.splitlines()) == 1, said
