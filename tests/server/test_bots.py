"""Bots in chairs: they hold nobody up, and their delay tells nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from dinotable.core.chance import Luck, seed_from
from dinotable.core.journal import Journal
from dinotable.core.play import seats_to_act
from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, find
from dinotable.server.bots import turns
from dinotable.server.bots.kinds import MOST_WAITING
from dinotable.server.bots.pool import BotPool
from dinotable.server.bots.turns import BotTurns
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Append, Store
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import Broken, Busy
from dinotable.table.jobs import HINT, MOVE
from dinotable.table.log import Chair, Charter, Entered
from dinotable.table.thinking import BotWorker, Idea, Job, Thought
from dinotable.table.variant import SetupWords
from tests.server.house import MAGPIES
from tests.table.desk import Desk

Thinking = Callable[[Job], Awaitable[Thought]]


class Inside:
    def __init__(self, think: Thinking) -> None:
        self.think = think


def at_a_table(
    folder: Path, think: Thinking, work: Callable[[Rooms, Room], Awaitable[None]], pace: float = 0.0
) -> None:
    """A person on seat 0, a bot on seat 1."""

    async def run() -> None:
        store = Store(folder)
        store.open()
        rooms = Rooms(store, Settings(data=folder, extra_games=(MAGPIES,), pace=pace), Inside(think))  # type: ignore[arg-type]
        chairs = [Chair("person", "Anna"), Chair("bot", "Rex", "greedy")]
        room = await rooms.open(Charter("magpies", "magpies/1", {}, chairs), "h" * 64, {})
        try:
            await rooms.commits.change(room, "start", lambda table: table.plan_start())
            await work(rooms, room)
        finally:
            await rooms.stop()
            store.close()

    asyncio.run(run())


async def act(rooms: Rooms, room: Room, seat: int) -> int:
    table = room.table
    text = table.game.actions.text(table.legal(seat)[0])
    ask = table.asks.owed[seat]
    return await rooms.commits.enter(room, lambda referee: referee.act(seat, f"m{table.seq}", ask, [text]))


def test_a_person_s_move_never_waits_for_a_bot(tmp_path: Path) -> None:
    async def never(_: Job) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError

    async def work(rooms: Rooms, room: Room) -> None:
        assert await act(rooms, room, 0) == 2
        assert room.table.bots_asked()

    at_a_table(tmp_path, never, work)


@pytest.mark.parametrize("thinks", [0.0, 0.4, 0.999])
def test_a_bot_answers_a_fixed_time_after_it_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    now = 100.0
    answered: list[float] = []

    async def think(job: Job) -> Thought:
        nonlocal now
        now += thinks
        return BotWorker().think(job)

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    class Clock:
        def time(self) -> float:
            return now

    async def work(_: Rooms, room: Room) -> None:
        while room.thinking:
            await asyncio.get_running_loop().run_in_executor(None, lambda: None)
        answered.append(now)

    class Asyncio:
        """The real thing, but for the clock."""

        def __getattr__(self, name: str) -> object:
            return {"sleep": sleep, "get_running_loop": loop}.get(name) or getattr(asyncio, name)

    class Loop(Clock):
        def __getattr__(self, name: str) -> object:
            return getattr(asyncio.get_running_loop(), name)

    def loop() -> Loop:
        return Loop()

    monkeypatch.setattr(turns, "asyncio", Asyncio())
    at_a_table(tmp_path, think, work, pace=1.0)
    assert answered == [pytest.approx(101.0)]


@pytest.mark.parametrize("answer", ["", "hop left", "caw"], ids=["breaks", "illegal", "unreadable"])
def test_a_bot_that_fails_again_and_again_is_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    tried: list[str] = []

    async def think(job: Job) -> Thought:
        tried.append(job.level)
        if job.level == "random":
            return BotWorker().think(job)
        if not answer:
            raise Broken("it broke")
        return Thought([Idea(answer, 0.5, 0, [], [])])

    async def work(_: Rooms, room: Room) -> None:
        while room.thinking:
            await asyncio.get_running_loop().run_in_executor(None, lambda: None)
        assert room.table.seq == 2

    real = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda _: real(0))
    at_a_table(tmp_path, think, work)
    assert tried == ["greedy"] * 3 + ["random"]


def test_an_answer_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    waiting = asyncio.Event()

    async def think(job: Job) -> Thought:
        await waiting.wait()
        return BotWorker().think(job)

    async def work(rooms: Rooms, room: Room) -> None:
        await rooms.commits.change(room, "back", lambda table: table.plan_lend(0, "random"))
        await rooms.commits.change(room, "mine", lambda table: table.plan_sit(0, "Anna", True))
        waiting.set()
        while room.thinking:
            await asyncio.get_running_loop().run_in_executor(None, lambda: None)
        assert 0 in room.table.asks.owed and 1 not in room.table.asks.owed

    at_a_table(tmp_path, think, work)


@pytest.mark.parametrize("level", ["random", "greedy", "search-1"])
def test_in_a_chair_it_does_what_it_hints_and_gives_no_reasons(level: str) -> None:
    game = find("food-chain")
    journal = Journal(game, game.setup(2), Luck(b"s" * 32))
    journal.settle()
    seat = seats_to_act(game, journal.state)[0]
    lines = [journal.line(entry) for entry in journal.entries]
    hint = Job(GAMES["food-chain"], "t", SetupWords(2), lines, seat, level, 5, 60.0)
    (choice,) = BotWorker().think(msgspec.structs.replace(hint, has_reasons=False)).ideas
    ideas = BotWorker().think(hint).ideas
    assert choice.action == ideas[0].action
    assert (choice.ranks, choice.terms) == ([], [])
    assert bool(ideas[0].ranks) == (level != "random")


def test_the_queue_is_bounded() -> None:
    async def run() -> None:
        bot_pool = BotPool(1)
        for kind, is_hint in ((MOVE, False), (HINT, True)):
            bot_pool._workers[0].waiting[kind] = MOST_WAITING[kind]
            with pytest.raises(Busy, match="too many"):
                await bot_pool.think(Job(MAGPIES, "t", SetupWords(2), [], 0, "random", 1, 1.0, is_hint))

    asyncio.run(run())


def at_a_window(seed: int, first: int, before: int) -> list[Entered]:
    """The log of a table of three up to a window in which one seat comes first and another before the third."""
    desk = Desk(find(MAGPIES), 3, seed)
    while not (desk.table.order[:2] == [first, before] and len(desk.table.asks.owed) == 3):
        seat, ask = next(iter(desk.table.asks.owed.items()))
        desk.act(f"m-{ask}", seat, ask, [desk.text(seat)])
    return desk.log


def test_in_a_window_bots_keep_to_the_order_also_after_a_restart(tmp_path: Path) -> None:
    """A person on seat 1, between two bots: the first answers, the other waits for the person."""
    chairs = [Chair("bot", "Rex", "random"), Chair("person", "Anna"), Chair("bot", "Ada", "random")]
    charter = Charter("magpies", "magpies/1", {}, chairs)
    past = at_a_window(seed=1, first=0, before=1)
    thought: list[int] = []

    async def think(job: Job) -> Thought:
        thought.append(job.seat)
        in_the_window = len(thought) <= 2
        return Thought([Idea("pass", 0.0, 1, [], [])]) if in_the_window else BotWorker().think(job)

    async def visit(work: Callable[[Rooms], Awaitable[Room]]) -> Room:
        """The server starts, something is done, bots do what they can, and it stops."""
        store = Store(tmp_path)
        store.open()
        rooms = Rooms(store, Settings(data=tmp_path, extra_games=(MAGPIES,), pace=0.0), Inside(think))  # type: ignore[arg-type]
        room = await work(rooms)
        while room.thinking:
            await asyncio.get_running_loop().run_in_executor(None, lambda: None)
        await rooms.stop()
        store.close()
        return room

    async def run() -> None:
        async def set_up(rooms: Rooms) -> Room:
            room = await rooms.open(charter, "h" * 64, {}, seed=seed_from(1))
            for entered in past:
                await rooms.store.write(Append(room.id, entered, 0.0))
            return room

        async def look(rooms: Rooms) -> Room:
            found = await rooms.find(name)
            await rooms.table_of(found)
            return found

        async def answer(rooms: Rooms) -> Room:
            found = await rooms.find(name)
            ask = found.table.asks.owed[1]
            await rooms.commits.enter(found, lambda referee: referee.act(1, "mine", ask, ["pass"]))
            return found

        name = (await visit(set_up)).id
        for _ in range(2):
            assert set((await visit(look)).table.asks.owed) == {1, 2}
            assert thought == [0]
        await visit(answer)
        assert thought[:2] == [0, 2]

    asyncio.run(run())


def test_bots_keep_to_the_pace_of_who_plays(tmp_path: Path) -> None:
    """As told by those on seats, the slowest; spectators have no say; a level that searches is given its time."""

    class Eyes:
        def __init__(self, viewer: int, pace: float | None) -> None:
            self.viewer = viewer
            self.pace = pace

    async def never(_: Job) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError

    async def work(rooms: Rooms, room: Room) -> None:
        bots = BotTurns(rooms, Inside(never))  # type: ignore[arg-type]
        for eyes, seconds in (
            ([], 1.0),
            ([Eyes(SPECTATOR, 3.0)], 1.0),
            ([Eyes(0, None)], 1.0),
            ([Eyes(0, 0.0)], 0.0),
            ([Eyes(0, 0.1), Eyes(1, 0.4), Eyes(SPECTATOR, 2.0)], 0.4),
        ):
            room.subscriptions = set(eyes)  # type: ignore[arg-type]
            assert bots._seconds(room, "greedy") == seconds
        room.subscriptions = {Eyes(0, 0.0)}  # type: ignore[arg-type]
        searching = next(iter(room.game.ladder().searches))
        assert bots._seconds(room, searching) == rooms.settings.think_seconds > 0
        room.subscriptions = set()

    at_a_table(tmp_path, never, work, pace=1.0)
