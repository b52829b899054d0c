"""The socket as uvicorn has it, with a way to write to it at once, and with a measure for what comes in and what waits.

Whoever moves, everybody at the table is told. Through a task and a queue for each of them, that took the server longer than
the move. Here the bytes are handed over on the spot; nobody waits, and whoever does not read is let go. What comes in is
counted when it comes, before anybody works on it.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from dinotable.server.http.gate import Gate, Meter
from dinotable.server.http.outlet import OUTLET, TOO_MUCH, TOO_SLOW
from dinotable.table.messages import Trouble
from dinotable.table.wire import encode

PARTING_SECONDS = 10.0
SHUT_SECONDS = 2.0
SLICE = 256
"""Bytes that are looked at before it is asked again whether more may come: a frame can be as short as six."""


class SocketProtocol(WebSocketsSansIOProtocol):
    is_flushing = False
    is_shut = False
    on_lost: Callable[[], None] | None = None
    sender = ""

    def __init__(self, config: Any, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.gate: Gate = config.app.gate
        self.most_unsent = 1024 * self.gate.limits.socket_unsent_kilobytes
        self.meter: Meter = self.gate.meter()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.sender = self.gate.enter(self.scope)
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[OUTLET] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.unsent.forget(self)
        if self.on_lost:
            self.on_lost()
        super().connection_lost(exc)

    # What comes in.
    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), SLICE):
            if self.transport.is_closing() or (self.is_shut and begin):
                return
            super().data_received(data[begin : begin + SLICE])

    def handle_cont(self, event: Frame) -> None:
        if self._may_come():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._may_come():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_come():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._may_come():
            super().handle_ping()
            self.gate.unsent.note(self)

    def handle_pong(self, event: Frame) -> None:
        if self._may_come():
            super().handle_pong(event)

    def _may_come(self) -> bool:
        if self.is_shut:
            return False
        if self.gate.has_message(self.sender, self.meter):
            return True
        self.gate.metrics.socket_refusals["rate"] += 1
        self.shut(TOO_MUCH, Trouble("rate", "too many messages: wait a moment"))
        return False

    def shut(self, code: int, trouble: Trouble) -> None:
        """What came before and was not looked at yet is forgotten."""
        if self.conn.state is not OPEN:
            self.transport.abort()
        if self.is_shut or self.transport.is_closing():
            return
        self.is_shut = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_text(encode(trouble))
        self._part(code, trouble.code, SHUT_SECONDS)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # What goes out.
    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            # A refusal is an answer too: without this it is taken for a fault.
            self.handshake_complete = True

    def say(self, text: bytes) -> None:
        """Never waits, and says nothing to who is gone: they catch up when they come back."""
        if self.is_shut or self.conn.state is not OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self.most_unsent:
            # It may read what waits for it and the reason, for a while; then the memory is needed.
            self._part(TOO_SLOW, "too slow", PARTING_SECONDS)
            return
        self.conn.send_text(text)
        if not self.is_flushing:
            # What is said in one go, an update and an ack, goes out in one go.
            self.is_flushing = True
            self.loop.call_soon(self._flush)

    def may_come(self) -> bool:
        """It was counted when it came."""
        return not self.is_shut

    async def close(self) -> None:
        """The connection does that by itself."""

    async def has_room(self) -> None:
        """Whoever does not read what they asked for is not asked what else they want."""
        await self.writable.wait()

    def _flush(self) -> None:
        self.is_flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.gate.unsent.note(self)

    def _part(self, code: int, why: str, seconds: float) -> None:
        self.conn.send_close(code, why)
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)
