"""What JavaScript brings, with its promises and its errors, as the host expects it."""

import asyncio
from typing import Any

import pytest

from dinotable.browser.bots import Bots
from dinotable.browser.errors import StorageFull, Taken
from dinotable.browser.host import Host
from dinotable.browser.javascript import BrowserKeeping, BrowserThinking
from dinotable.table.errors import Broken, StorageUnavailable
from dinotable.table.thinking import Thought
from dinotable.table.upload import CheckJob
from tests.browser.rig import ME, Memory, ThinkingHere, bot, opened


class JsError(Exception):
    """As Pyodide raises what JavaScript throws."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.js_error = type("Error", (), {"name": name})()


class JsArray:
    """A list from JavaScript has to be asked for."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    def to_py(self) -> Any:
        return self._inner


class Undefined:
    """What JavaScript gives for nothing."""


class FakeKeeping:
    def __init__(self) -> None:
        self.memory = Memory()
        self.failing = ""

    async def read(self, key: str) -> Any:
        self._fail()
        return await self.memory.read(key) or Undefined()

    async def list(self, prefix: str) -> Any:
        self._fail()
        return JsArray([[key, value] for key, value in await self.memory.list(prefix)])

    async def write(self, rows: Any) -> Any:
        self._fail()
        assert isinstance(rows, JsArray)
        try:
            await self.memory.write([tuple(row) for row in rows.to_py()])
        except Taken:
            raise JsError("ConstraintError") from None

    async def hold(self, _: str) -> Any:
        return True

    async def release(self, _: str) -> Any:
        return Undefined()

    def _fail(self) -> None:
        if self.failing:
            raise JsError(self.failing)


class FakeThinking:
    def __init__(self) -> None:
        self.inner = ThinkingHere()

    async def answer(self, job: str) -> Any:
        return await self.inner.answer(job)


def test_a_game_is_played_on_what_javascript_brings() -> None:
    async def run() -> None:
        keeping = BrowserKeeping(FakeKeeping(), JsArray)
        host = Host(keeping, BrowserThinking(FakeThinking()), pace=0.0, think_seconds=0.02)
        table = await opened(host, ME, bot("random"), game="food-chain")
        assert (await table.play())["status"] == "over"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("QuotaExceededError", StorageFull),
        ("ConstraintError", Taken),
        ("InvalidStateError", StorageUnavailable),
        ("TypeError", StorageUnavailable),
    ],
)
def test_errors_have_one_of_our_names(name: str, kind: type[Exception]) -> None:
    async def run() -> None:
        inner = FakeKeeping()
        keeping = BrowserKeeping(inner, JsArray)
        inner.failing = name
        for asking in (keeping.read("a"), keeping.list("a"), keeping.write([("a", "b", True)])):
            with pytest.raises(kind) as raised:
                await asking
            assert raised.type is kind

    asyncio.run(run())


def test_a_key_that_had_to_be_new_is_taken() -> None:
    async def run() -> None:
        keeping = BrowserKeeping(FakeKeeping(), JsArray)
        await keeping.write([("a", "1", True), ("b", "2", False)])
        with pytest.raises(Taken):
            await keeping.write([("b", "3", False), ("a", "4", True)])
        assert await keeping.list("") == [("a", "1"), ("b", "2")]
        await keeping.write([("a", None, False)])
        assert await keeping.read("a") is None

    asyncio.run(run())


def test_a_bot_worker_that_has_ended_is_broken_and_need_not_know_how_to_stop() -> None:
    class Ended:
        async def answer(self, _: str) -> Any:
            raise JsError("Broken")

    async def run() -> None:
        thinking = BrowserThinking(Ended())  # type: ignore[arg-type]
        with pytest.raises(Broken):
            await Bots(thinking).ask(CheckJob({}, b""), Thought)
        await thinking.stop()

    asyncio.run(run())
