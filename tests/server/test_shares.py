"""What is expensive is done once, in its own queue, and away from who moves."""

import asyncio
import random
import time
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dinotable.core.record import MOST_OPTIONS, read_record
from dinotable.core.seats import SPECTATOR
from dinotable.hosting import updates as updates_module
from dinotable.hosting.queue import Turn
from dinotable.hosting.updates import Updates
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.server.tables import memory
from dinotable.server.tables import rooms as rooms_module
from dinotable.server.tables.rooms import Rooms
from dinotable.table import upload
from dinotable.table.curve import CurveJob
from dinotable.table.jobs import CHECK, CURVE, HINT, MOVE
from dinotable.table.log import Chair, Charter, Proposed
from dinotable.table.seen import see_entries, see_now
from dinotable.table.thinking import HINT_SECONDS, Idea, Job, Thought
from dinotable.table.upload import CheckJob
from dinotable.table.variant import SetupWords
from tests.server.given import Given, look
from tests.server.house import MAGPIES, UNLIMITED, House, hear, say
from tests.table.desk import Desk, magpies


# What was told before.
@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_of_the_past_is_what_each_viewer_would_be_told_anew(seed: int) -> None:
    desk, dice, updates = Desk(magpies(), 3, seed), random.Random(seed), Updates()
    viewers = (SPECTATOR, 0, 1, 2)

    async def compare() -> None:
        for viewer in dice.sample(viewers, 2):
            entries, is_all = await updates.since("t", desk.table, viewer, 0, 10**6)
            assert is_all and msgspec.json.encode(entries) == msgspec.json.encode(see_entries(desk.table, 0, viewer))
            for facts in (True, False):
                kept = updates.now("t", desk.table, viewer, facts)
                assert bytes(kept) == msgspec.json.encode(see_now(desk.table, viewer, facts))

    async def play() -> None:
        table = desk.table
        for k in range(60):
            if table.is_over():
                break
            seat = dice.choice(sorted(table.asks.owed))
            free, backs = table.undoable_from(seat), table.journal.back_lines()
            if free and dice.random() < 0.3:
                desk.enter(f"u{k}", table.plan_undo(seat, dice.choice(free)))
            elif backs and dice.random() < 0.15:
                desk.enter(f"b{k}", Proposed(seat, "back", dice.choice(backs), passes=True))
            else:
                desk.enter(f"a{k}", table.plan_act(seat, table.asks.owed[seat], [desk.text(seat, k)]))
            await compare()
        desk.table = desk.rebuilt()
        await compare()

    asyncio.run(play())


def test_what_is_kept_of_the_past_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, updates = Desk(magpies(), 2), Updates()
    monkeypatch.setattr(updates_module, "MOST_KEPT", 50_000)

    async def ask() -> None:
        for k in range(300):
            await updates.since(f"t{k}", desk.table, k % 3 - 1, 0, 500)
            updates.now(f"t{k}", desk.table, k % 3 - 1, True)

    asyncio.run(ask())
    kept = sum(seen.size for seen in updates._kept.values())
    assert kept == updates._size < 60_000
    for name, _ in list(updates._kept):
        updates.forget(name)
    assert updates._size == 0


def test_steps_come_in_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.started(2)
    table.play_on(12)
    whole = table.ask("GET", "/entries").json()
    assert whole["next"] is None and whole["entries"][-1]["seq"] == whole["seq"]

    def paged(query: str) -> list[Any]:
        found, since = [], 0
        while since is not None:
            page = table.ask("GET", f"/entries?since={since}{query}").json()
            found.append(page["entries"])
            since = page["next"]
        return found

    pages = paged("&limit=5")
    assert [len(page) for page in pages[:-1]] == [5] * (len(pages) - 1) and list(chain(*pages)) == whole["entries"]
    monkeypatch.setattr(updates_module, "MOST_AT_ONCE", 600)
    pages = paged("")
    assert len(pages) > 2 and list(chain(*pages)) == whole["entries"]
    assert table.ask("GET", "/entries?limit=501").status_code == 400
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, since=0)
        update = hear(socket, "update")
        assert (update["is_whole"], update["entries"]) == (False, []), (
            "too much for one message: it is asked for in pages"
        )


def test_who_comes_is_told_who_is_there_and_others_only_if_somebody_was_missing(tmp_path: Path) -> None:
    uptime = Given(100.0)
    with House(tmp_path, uptime) as house, house.socket() as first, house.socket() as second:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
        table = house.table(*chairs)
        assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"}).status_code == 200
        say(first, type="watch", table=table.id, token=table.tokens[0], people=True)
        hear(first, "people")
        uptime.at += 6
        look(house)
        assert hear(first, "people")["people"]["absent"] == [1]
        for _ in range(3):
            say(second, type="watch", table=table.id, people=True)
            assert hear(second, "people")["people"]["absent"] == [1]
        look(house)
        say(first, type="ping")
        assert hear(first)["type"] == "pong", "a spectator has come: nothing was missing"
        say(second, type="watch", table=table.id, token=table.tokens[1], people=True)
        hear(second, "people")
        look(house)
        assert hear(first)["people"]["absent"] == []


# Tables in memory.
def test_a_cold_table_is_built_once_however_many_ask(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And meanwhile others are served."""
    table = house.started(2)
    table.play_on(rooms_module.SHORT + 1)
    rooms, loads, ticks = house.server.rooms, [], []
    load, rebuild = rooms.kept.load, rooms_module.rebuild

    async def counted(game: str) -> Any:
        loads.append(game)
        return await load(game)

    def slow(*rest: Any) -> Any:
        time.sleep(0.1)
        return rebuild(*rest)

    monkeypatch.setattr(rooms.kept, "load", counted)
    monkeypatch.setattr(rooms_module, "rebuild", slow)
    rooms._rooms.pop(table.id)

    async def ask() -> int:
        asked = [asyncio.create_task(rooms.find(table.id)) for _ in range(20)]
        await asyncio.sleep(0)
        asked[0].cancel()
        while not asked[-1].done():
            ticks.append(1)
            await asyncio.sleep(0.01)
        return len({id(room) for room in (await asyncio.gather(*asked, return_exceptions=True))[1:]})

    assert asyncio.run_coroutine_threadsafe(ask(), house.loop).result(60) == 1
    assert loads == [table.id] and not rooms._finding and len(ticks) > 2
    with pytest.raises(rooms_module.NoTable):
        asyncio.run_coroutine_threadsafe(rooms.find("x" * 16), house.loop).result(60)


def test_tables_with_clocks_leave_the_memory_and_come_back_when_they_are_due(tmp_path: Path) -> None:
    uptime = Given(1000.0)
    with House(tmp_path, uptime) as house:
        rooms = house.server.rooms

        def forget(*opened: str) -> list[bool]:
            for name in opened:
                if name in rooms._rooms:
                    rooms._rooms[name].used = float("-inf")
            rooms.forget()
            return [name in rooms._rooms for name in opened]

        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
        bank = house.table(*chairs, start=True, time_control={"clock": "bank", "seconds": 60, "stand_in": "novice"})
        gone = house.table(*chairs, start=True, time_control={"absent": 3600, "stand_in": "novice"})
        assert forget(bank.id, gone.id) == [True, True], "the store does not know yet when they are due"
        look(house)
        assert forget(bank.id, gone.id) == [False, False]
        uptime.at += 50
        look(house)
        assert not rooms._rooms, "not due"
        bank.play_on(1)
        assert forget(bank.id) == [True], "what was worked out before holds no more"
        look(house)
        assert forget(bank.id) == [False]
        uptime.at += 61
        look(house)
        assert "novice" in [chair["level"] for chair in bank.now()["chairs"]]
        uptime.at += 3600
        look(house)
        look(house)
        assert "novice" in [chair["level"] for chair in gone.now()["chairs"]], "away since before it left the memory"


def test_tables_that_nobody_looks_at_are_few_however_many_are_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "MOST_RESTING", 3)
    monkeypatch.setattr(rooms_module, "LOADS_A_SWEEP", 2)
    opened, rooms = [house.started(2) for _ in range(12)], house.server.rooms
    for table in opened:
        rooms._rooms.pop(table.id, None)
    for table in opened:
        assert table.now()["status"] == "playing"
    assert len(rooms._rooms) <= 5


# Processes to think in.
def test_bots_moves_come_before_hints_and_those_before_what_nobody_waits_for() -> None:
    async def run() -> list[str]:
        turn, order = Turn(), []
        await turn.take(HINT)

        async def ask(name: str, kind: int) -> None:
            await turn.take(kind)
            order.append(name)
            turn.give()

        asked = [("curve", CURVE), ("check", CHECK), ("hint", HINT), ("move", MOVE), ("second move", MOVE)]
        tasks = [asyncio.create_task(ask(name, kind)) for name, kind in asked]
        await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.sleep(0)
        turn.give()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turn._is_taken
        return order

    assert asyncio.run(run()) == ["move", "second move", "check", "curve"]


def test_a_hint_holds_a_bot_up_for_its_slice_at_most(tmp_path: Path) -> None:
    jobs: list[Job] = []

    class Inside:
        async def think(self, job: Job) -> Thought:
            jobs.append(job)
            return Thought([Idea("pass", 0.5, 0, [], [])])

    async def run() -> None:
        store = Store(tmp_path)
        store.open()
        settings = Settings(data=tmp_path, extra_games=(MAGPIES,), think_seconds=30.0, limits=UNLIMITED)
        rooms = Rooms(store, settings, Inside())  # type: ignore[arg-type]
        room = await rooms.open(
            Charter("magpies", "magpies/1", {}, [Chair("person", "A"), Chair("here", "B")]), "h" * 64, {}
        )
        await rooms.commits.change(room, "start", lambda table: table.plan_start())
        for is_hint in (True, False):
            await rooms.bot_turns.think(room, room.table, 0, "greedy", is_hint)
        await rooms.stop()
        store.close()

    asyncio.run(run())
    assert [job.seconds for job in jobs] == [HINT_SECONDS, 30.0]


@pytest.mark.on_sqlite("on a database they are jobs like others, for workers that are free")
def test_curves_and_checks_have_a_process_of_their_own(house: House) -> None:
    bot_pool = house.server.bot_pool
    before = bot_pool._workers[0].child

    async def ask() -> None:
        checked = await bot_pool.ask(CheckJob({}, b"nonsense"), upload.Checked)
        assert "line 1" in checked.trouble
        await bot_pool.ask(CurveJob(MAGPIES, "t", SetupWords(2), [], 0, 0.1), msgspec.Raw)  # type: ignore[type-var]

    asyncio.run_coroutine_threadsafe(ask(), house.loop).result(60)
    assert bot_pool._aside.child is not None and bot_pool._workers[0].child is before


def test_records_are_read_and_checked_in_a_process_of_its_own(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.started(2)
    table.play_on()
    record = table.ask("GET", "/record").content

    def never(*_: object) -> None:
        raise AssertionError("in the process that serves people")

    monkeypatch.setattr(upload, "read_record", never)
    monkeypatch.setattr(upload, "replay", never)
    answer = house.http.post("/api/records", content=record)
    assert answer.status_code == 200 and answer.json()["is_over"] and answer.json()["is_checked"]
    many = b"".join(b"option o%d: y\n" % k for k in range(MOST_OPTIONS + 1))
    for data, said in (
        (b"\xff", "line 1"),
        (b"nonsense", "line 1"),
        (record.replace(b"box:", many + b"box:"), "options"),
    ):
        refused = house.http.post("/api/records", content=data)
        assert refused.status_code == 400 and said in refused.json()["message"], data
    assert read_record(record).lines
