"""Bots in a browser: what they are asked, how fast they answer, and what happens when they fail."""

import asyncio
import json
from typing import Any

import pytest

from dinotable.table.errors import Broken
from tests.browser.rig import HERE, ME, ThinkingHere, ask, bot, host_on, opened


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever failed is asked again at once."""
    inner = asyncio.sleep

    async def sleep(seconds: float) -> None:
        await inner(0 if seconds == 1 else seconds)

    monkeypatch.setattr("dinotable.browser.turns.asyncio.sleep", sleep)


def test_a_bot_worker_that_ends_now_and_then_costs_time_and_nothing_else() -> None:
    class Shaky(ThinkingHere):
        async def answer(self, job: str) -> str:
            if len(self.jobs) % 3 == 0:
                self.jobs.append({})
                raise Broken("it has ended")
            return await super().answer(job)

    async def run() -> None:
        table = await opened(host_on(thinks=Shaky()), ME, bot(), game="food-chain")
        assert (await table.play())["status"] == "over"

    asyncio.run(run())


@pytest.mark.parametrize("said", ["", "nonsense", '{"ideas":[]}', '{"ideas":[{"action":"nonsense","value":0}]}'])
def test_a_bot_that_says_nothing_sensible_is_replaced_by_chance(said: str) -> None:
    class Confused(ThinkingHere):
        async def answer(self, job: str) -> str:
            if json.loads(job)["level"] == "random":
                return await super().answer(job)
            self.jobs.append({})
            return said

    async def run() -> None:
        table = await opened(host_on(thinks=Confused()), ME, bot("greedy"))
        assert (await table.play())["status"] == "over"

    asyncio.run(run())


def test_a_bot_worker_that_hangs_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dinotable.browser.bots.table_limit", lambda _: 0.02)

    class Hanging(ThinkingHere):
        async def answer(self, job: str) -> str:
            if not self.stops:
                await asyncio.Event().wait()
            return await super().answer(job)

    async def run() -> None:
        thinking = Hanging()
        table = await opened(host_on(thinks=thinking), ME, bot("random"))
        assert (await table.play())["status"] == "over"
        assert thinking.stops >= 1

    asyncio.run(run())


def test_bots_take_the_time_that_whoever_watches_wishes() -> None:
    async def run() -> None:
        table = await opened(host_on(pace=3.0), bot("random"), ME, start=False)
        connection = table.on.connect(lambda _: None)
        watch = {"type": "watch", "table": table.id, "token": table.tokens[1], "pace": 0}
        await connection.hear(json.dumps(watch))
        await table.ask("POST /start", table.host, {})
        assert (await asyncio.wait_for(table.play(), 2.5))["status"] == "over"

    asyncio.run(run())


def test_a_seat_is_lent_to_a_bot_and_taken_back() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, HERE)
        await table.play(2)
        assert (await table.ask("POST /lend", table.tokens[0], {"level": "random"})).status == 200
        mine = await table.now(0)
        assert mine["chairs"][0]["level"] == "random"
        assert (await table.ask("POST /sit", table.tokens[0], {})).status == 200
        assert (await table.now())["chairs"][0]["level"] == ""
        assert (await table.play())["status"] == "over"

    asyncio.run(run())


def test_moves_come_before_hints_and_hints_before_curves() -> None:
    class Slow(ThinkingHere):
        def __init__(self) -> None:
            super().__init__()
            self.may_go = asyncio.Event()

        async def answer(self, job: str) -> str:
            if json.loads(job)["type"] == "check":
                await self.may_go.wait()
            return await super().answer(job)

    async def run() -> None:
        thinking = Slow()
        host = host_on(thinks=thinking)
        over = await opened(host, ME, HERE)
        await over.play()
        seats = await opened(host, ME, HERE)
        owing = (await seats.now())["to_act"][0]
        upload = asyncio.create_task(ask(host, "POST /api/records", body="nonsense"))
        await asyncio.sleep(0.01)
        await over.ask("GET /curve")
        await asyncio.sleep(0.01)
        hint = asyncio.create_task(seats.ask("POST /think", seats.tokens[owing], {"level": "random"}))
        await asyncio.sleep(0.01)
        table = await opened(host, bot("random"), ME)
        await asyncio.sleep(0.01)
        thinking.may_go.set()
        assert (await hint).status == 200
        assert (await upload).status == 400
        await table.play()
        kinds: list[Any] = [(job["type"], job.get("has_reasons")) for job in thinking.jobs]
        assert kinds[:2] == [("check", None), ("think", False)]
        hinted = kinds.index(("think", True))
        assert hinted < next(place for place, kind in enumerate(kinds) if kind[0] == "curve")

    asyncio.run(run())


def test_hints_and_explanations_are_given() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, HERE, game="ciao-dino")
        await table.play(6)
        owing = (await table.now())["to_act"][0]
        thoughts = (await table.ask("POST /think", table.tokens[owing], {})).json()
        legal = {each["text"] for each in (await table.now(owing))["legal"]}
        assert thoughts["ideas"][0]["action"] in legal
        told = await table.ask("POST /explain", table.tokens[owing], {"since": 0})
        assert told.status == 200 and "turns" in told.json()
        late = await table.ask("POST /think", table.tokens[1 - owing], {})
        assert (late.status, late.code) == (409, "late")

    asyncio.run(run())
