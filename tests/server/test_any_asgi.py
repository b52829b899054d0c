"""The application under an ASGI server that has none of our own protocols: everything is there, only slower."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp

from dinotable.server.app import Server
from dinotable.server.http import fast_path
from dinotable.server.http.gate import Gate
from dinotable.server.http.outlet import TOO_MUCH, TOO_SLOW, QueuedOutlet
from dinotable.server.operate.metrics import Metrics
from dinotable.server.settings import Limits, Settings
from dinotable.server.storage.store import Store
from dinotable.table.messages import Trouble
from tests.server.house import MAGPIES, PATIENCE, Fields


class Socket:
    """A client's end, as the least of all ASGI servers would hand it to the application."""

    def __init__(self, app: ASGIApp, **headers: str) -> None:
        self.inbox: asyncio.Queue[Fields] = asyncio.Queue()
        self.outbox: asyncio.Queue[Fields] = asyncio.Queue()
        pairs = {"host": "localhost", **headers}
        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "scheme": "ws",
            "client": ("127.0.0.1", 5),
            "server": ("localhost", 80),
            "headers": [(name.encode(), value.encode()) for name, value in pairs.items()],
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.inbox.get, self._send))  # type: ignore[arg-type]

    async def _send(self, message: Any) -> None:
        self.outbox.put_nowait(message)

    def say(self, **fields: Any) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(fields)})

    async def event(self) -> Fields:
        return await asyncio.wait_for(self.outbox.get(), PATIENCE)

    async def hear(self, kind: str) -> Fields:
        while True:
            event = await self.event()
            if event["type"] == "websocket.send":
                message: Fields = json.loads(event["text"])
                if message["type"] == kind:
                    return message

    async def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)


def with_app(folder: Path, work: Callable[[ASGIApp], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(data=folder, extra_games=(MAGPIES,), pace=0.0, bot_workers=1, messages_a_second=5.0)
        await work(Server(settings, store).app())

    store = Store(folder)
    store.open()
    try:
        asyncio.run(run())
    finally:
        store.close()


def test_a_move_is_acked_and_told(tmp_path: Path) -> None:
    async def play(app: ASGIApp) -> None:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            answer = await http.post("/api/tables", json={"game": "magpies", "chairs": chairs, "start": True})
        table = answer.json()
        socket = Socket(app)
        for seat in table["seats"]:
            socket.say(type="watch", table=table["table"], token=seat["token"])
        nows = [(await socket.hear("update"))["now"] for _ in table["seats"]]
        now = next(now for now in nows if now["ask"])
        actions = [now["legal"][0]["text"]]
        socket.say(type="act", table=table["table"], ask=now["ask"], msg_id="m", actions=actions)
        assert (await socket.hear("update"))["entries"][0]["seq"] == now["seq"] + 1
        assert (await socket.hear("ack"))["seq"] == now["seq"] + 1
        await socket.leave()

    with_app(tmp_path, play)


def test_whoever_says_too_much_is_shut_out(tmp_path: Path) -> None:
    async def shout(app: ASGIApp) -> None:
        socket = Socket(app)
        for _ in range(40):
            socket.say(type="ping")
        assert (await socket.hear("trouble"))["code"] == "rate"
        assert await socket.event() == {"type": "websocket.close", "code": TOO_MUCH, "reason": "rate"}
        await asyncio.wait_for(socket.task, PATIENCE)

    with_app(tmp_path, shout)


def test_a_foreign_page_is_refused_before_the_socket_opens(tmp_path: Path) -> None:
    async def knock(app: ASGIApp) -> None:
        socket = Socket(app, origin="http://evil.example")
        assert await socket.event() == {"type": "websocket.close", "code": 1008}

    with_app(tmp_path, knock)


def test_whoever_does_not_read_is_let_go() -> None:
    async def run() -> list[Any]:
        sent: list[Any] = []
        gate = Gate(Settings(limits=Limits(socket_unsent_kilobytes=1)), Metrics())
        may_read = asyncio.Event()

        async def send(message: Any) -> None:
            await may_read.wait()
            sent.append(message)

        outlet = QueuedOutlet(send, gate, "1.2.3.4")
        for _ in range(100):
            outlet.say(b"x" * 100)
        assert outlet.is_shut
        outlet.shut(1000, Trouble("late", "nobody hears this"))
        may_read.set()
        await outlet.has_room()
        await asyncio.sleep(0)
        await outlet.close()
        return sent

    sent = asyncio.run(run())
    assert len(sent) < 20
    assert sent[-1] == {"type": "websocket.close", "code": TOO_SLOW, "reason": "too slow"}


def test_versions_that_nobody_has_tried_get_the_slow_way(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fast_path.protocols()["ws"] != "auto", "the versions that are locked were tested"
    for strange in ("0.1.0", "99.0", "next"):
        monkeypatch.setattr(fast_path, "version", lambda _, strange=strange: strange)
        assert fast_path.protocols() == {"http": "auto", "ws": "auto"}


@pytest.mark.parametrize("length", [b"\xb2", b"9" * 5000, b"-1", b"1e3"])
def test_a_length_that_is_no_number_is_refused(tmp_path: Path, length: bytes) -> None:
    """Not every server looks at it."""

    async def ask(app: ASGIApp) -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            request = http.build_request("GET", "/healthz", headers=[(b"content-length", length)])
            assert (await http.send(request)).status_code == 413

    with_app(tmp_path, ask)
