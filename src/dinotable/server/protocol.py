"""The socket as uvicorn has it, with a way to write to it at once.

Whoever moves, everybody at the table is told. Through a task and a queue for each of them, that took the server longer than
the move. Here the bytes are handed over on the spot; nobody waits, and whoever does not read is let go.
"""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

MOST_UNSENT = 4 * 2**20
"""Bytes that wait for a client; beyond them it is too slow."""
TOO_SLOW = 1013
PARTING_SECONDS = 10.0
OUTLET = "dinotable.outlet"
"""Where an application finds it, among the extensions of its scope."""


class SocketProtocol(WebSocketsSansIOProtocol):
    is_flushing = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[OUTLET] = self

    async def send(self, message: "ASGISendEvent") -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # Refused in words instead of opened: that is an answer too, and nothing to complain of in the log.
            self.handshake_complete = True

    def say(self, text: bytes) -> None:
        """Never waits, and says nothing to who is gone: they catch up when they come back."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self._let_go()
            return
        self.conn.send_text(text)
        if not self.is_flushing:
            # What is said in one go, an update and an ack, goes out in one go.
            self.is_flushing = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self.is_flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def _let_go(self) -> None:
        self.conn.send_close(TOO_SLOW, "too slow")
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        # It may read what waits for it and the reason, for a while; then the memory is needed.
        self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.abort)
