"""Requests straight to an application, without a network and without a client library: tens of thousands are asked in
one test, and a library would take longer over each than the server does."""

import asyncio
import json
from typing import Any

from starlette.types import ASGIApp, Message


class Asker:
    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self.app = app
        usual = {"host": "localhost", "content-type": "application/json"}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in (usual | headers).items()]

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Status and content."""
        sent = b"" if body is None else json.dumps(body).encode()
        place, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": place,
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*self.headers, (b"content-length", b"%d" % len(sent))],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
        }
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
            else:
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        return status, b"".join(parts)
