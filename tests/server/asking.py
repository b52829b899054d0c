"""Requests straight to an application, without a network and without a client library: tens of thousands are asked in
one test, and a library would take longer over each than the server does."""

import asyncio
import json
from typing import Any

from starlette.types import ASGIApp, Message

PATIENCE = 60.0
Headers = list[tuple[bytes, bytes]]


def headers_of(headers: dict[str, str]) -> Headers:
    usual = {"host": "localhost"}
    return [(name.lower().encode(), value.encode()) for name, value in (usual | headers).items()]


def scope_of(kind: str, path: str, headers: Headers) -> dict[str, Any]:
    place, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }


class Asker:
    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self.app = app
        self.headers = headers_of({"content-type": "application/json"} | headers)
        self.head = b""
        """The headers of the last answer."""

    async def read(self) -> None:
        """A part of the answer has come: whoever reads slowly waits here."""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Status and content."""
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        scope = scope_of("http", path, [*self.headers, (b"content-length", b"%d" % len(sent))]) | {"method": method}
        status, parts = 0, list[bytes]()
        is_sent = False

        async def receive() -> Message:
            nonlocal is_sent
            if is_sent:
                # It stays until it has its answer.
                await asyncio.Event().wait()
            is_sent = True
            return {"type": "http.request", "body": sent}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.head = b"\n".join(sorted(b"%s: %s" % each for each in message["headers"]))
            else:
                parts.append(message.get("body", b""))
                await self.read()

        await self.app(scope, receive, send)
        return status, b"".join(parts)


class Listener:
    """A socket straight to an application."""

    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self.heard: list[bytes] = []
        self._said = asyncio.Queue[Message]()
        self._said.put_nowait({"type": "websocket.connect"})
        self._pongs = asyncio.Semaphore(0)
        scope = scope_of("websocket", "/api/socket", headers_of(headers)) | {"subprotocols": []}
        self._task = asyncio.create_task(app(scope, self._said.get, self._send))  # type: ignore[arg-type]

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message["text"].encode()
            if text.startswith(b'{"type":"pong"'):
                self._pongs.release()
            self.heard.append(text)

    def say(self, **fields: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(fields)})

    async def told(self) -> bytes:
        """Everything that came since it was asked last. What was said before is answered."""
        self.say(type="ping")
        async with asyncio.timeout(PATIENCE):
            await self._pongs.acquire()
        heard = b"\n".join(self.heard)
        self.heard.clear()
        return heard

    async def end(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
