"""Where what is said to a socket goes out. Under any ASGI server it waits in a queue of its own until it is read; under
uvicorn there is a faster way (`fast_path.py`)."""

import asyncio
from collections import deque
from typing import Protocol

from starlette.types import Scope, Send

from dinotable.server.http.gate import Gate
from dinotable.table.messages import Trouble
from dinotable.table.wire import encode

TOO_SLOW = 1013
TOO_MUCH = 1008
PARTING_SECONDS = 2.0
OUTLET = "dinotable.outlet"
"""Where a faster one is found, among the extensions of a socket's scope."""


class Outlet(Protocol):
    def say(self, text: bytes) -> None:
        """Never waits. Whoever does not read is let go."""

    def shut(self, code: int, trouble: Trouble) -> None:
        """The last word: nothing more is said, and nothing more is heard."""

    def may_come(self) -> bool:
        """Whether the message that has come may: where it may not, it was shut."""

    async def has_room(self) -> None:
        """Whoever does not read what they asked for is not asked what else they want."""

    async def close(self) -> None: ...


class QueuedOutlet:
    """Under any ASGI server: a task sends one after the other."""

    def __init__(self, send: Send, gate: Gate, sender: str) -> None:
        self.send = send
        self.gate = gate
        self.sender = sender
        self.meter = gate.meter()
        self.most_unsent = 1024 * gate.limits.socket_unsent_kilobytes
        self.is_shut = False
        self._queue: deque[bytes] = deque()
        self._unsent = 0
        self._close: tuple[int, str] | None = None
        self._has_some = asyncio.Event()
        self._is_empty = asyncio.Event()
        self._is_empty.set()
        self._task = asyncio.get_running_loop().create_task(self._send_all())

    def say(self, text: bytes) -> None:
        if self.is_shut:
            return
        if self._unsent > self.most_unsent:
            self._end(TOO_SLOW, "too slow")
            return
        self._put(text)

    def shut(self, code: int, trouble: Trouble) -> None:
        if not self.is_shut:
            self._put(encode(trouble))
            self._end(code, trouble.code)

    def may_come(self) -> bool:
        if self.is_shut:
            return False
        if self.gate.has_message(self.sender, self.meter):
            return True
        self.gate.metrics.socket_refusals["rate"] += 1
        self.shut(TOO_MUCH, Trouble("rate", "too many messages: wait a moment"))
        return False

    async def has_room(self) -> None:
        await self._is_empty.wait()

    async def close(self) -> None:
        if self._close:
            # The last word is heard by whoever still reads.
            await asyncio.wait([self._task], timeout=PARTING_SECONDS)
        self._task.cancel()
        await asyncio.wait([self._task])

    def _put(self, text: bytes) -> None:
        self._queue.append(text)
        self._unsent += len(text)
        self._is_empty.clear()
        self._has_some.set()

    def _end(self, code: int, why: str) -> None:
        self.is_shut = True
        self._close = (code, why)
        self._has_some.set()

    async def _send_all(self) -> None:
        """Until the client has gone, which the server says by an OSError or says nowhere."""
        try:
            while True:
                await self._has_some.wait()
                self._has_some.clear()
                while self._queue:
                    text = self._queue.popleft()
                    await self.send({"type": "websocket.send", "text": text.decode()})
                    self._unsent -= len(text)
                self._is_empty.set()
                if self._close:
                    code, why = self._close
                    await self.send({"type": "websocket.close", "code": code, "reason": why})
                    return
        except (OSError, RuntimeError):
            self.is_shut = True
        finally:
            self._is_empty.set()


def outlet_of(scope: Scope, send: Send, gate: Gate, sender: str) -> Outlet:
    faster: Outlet | None = scope.get("extensions", {}).get(OUTLET)
    return faster or QueuedOutlet(send, gate, sender)
