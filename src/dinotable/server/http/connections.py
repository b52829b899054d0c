"""A connection as uvicorn has it, which must come to its point: heads and bodies have a time and a size, and of what is open
at once each address has its share."""

import asyncio
from functools import partial
from typing import Any

from starlette.responses import Response
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from dinotable.server.http.gate import Gate
from dinotable.server.http.guard import HEADERS
from dinotable.server.http.limits import Exceeded
from dinotable.server.http.refusals import answer_to
from dinotable.server.http.socket_protocol import SocketProtocol
from dinotable.table.errors import Denied

MOST_AROUND = 64 * 1024
"""Bytes of a request that are not its body: the head, and what stands between the pieces of a body."""
BODY_RATE = 16 * 1024
"""Bytes for which a body has a second more."""
MOST_REFUSED = 200
"""Connections at once that are told why they are refused; beyond them nobody has time for an answer."""
PARTING_SECONDS = 2.0
"""For which somebody who was refused may still send what they have begun, so that they read the refusal."""


class ConnectionProtocol(HttpToolsProtocol):
    def __init__(self, config: Any, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.gate: Gate = config.app.gate
        self.sender = ""
        self._is_counted = False
        self._is_half_open = False
        self._refusal: Exceeded | None = None
        self._around = 0
        self._clock: asyncio.TimerHandle | None = None
        self._end = 0.0
        """When the body must have come."""
        self._has_body_to_come = False

    # Coming and going.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.sender = self.gate.peer_of(self.client)
        try:
            self.gate.connections.open(self.sender)
            self._is_counted = True
            self._open_half()
        except Exceeded as error:
            self._refusal = error
            self.gate.refused += 1
            if self.gate.refused > MOST_REFUSED:
                transport.abort()
                return
        self._set_clock(PARTING_SECONDS if self._refusal else self.gate.limits.header_seconds, self._head_is_late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._close_half()
        self._stop_clock()
        self.gate.unsent.forget(self)
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.gate.connections.close(self.sender)
        if self._refusal:
            self._refusal = None
            self.gate.refused -= 1

    def handle_websocket_upgrade(self) -> None:
        self._close_half()
        self._stop_clock()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketProtocol) and self._is_counted:
            # It counts on for as long as the socket is open, which needs nothing else of this object.
            self._is_counted = False
            socket.on_lost = partial(self.gate.connections.close, self.sender)

    # What comes in.
    def data_received(self, data: bytes) -> None:
        if self._refusal:
            self._refuse(self._refusal)
            return
        self._around += len(data)
        super().data_received(data)
        if self._around > MOST_AROUND and not self.transport.is_closing():
            self._refuse(Denied(431, "size", f"a request's head has at most {MOST_AROUND} bytes"))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._has_body_to_come = True
        if not self._is_half_open:
            try:
                self._open_half()
            except Exceeded as error:
                self._refuse(error)
                # Nothing of this request goes any further.
                raise
        self._set_clock(self.gate.limits.header_seconds, self._head_is_late)

    def on_headers_complete(self) -> None:
        self._end = self.loop.time() + self.gate.limits.body_seconds
        self._set_clock(self.gate.limits.body_seconds, self._body_is_late)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        self._end += len(body) / BODY_RATE
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._around = 0
        self._has_body_to_come = False
        self._close_half()
        self._stop_clock()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._has_body_to_come and self.cycle.response_complete and not self.transport.is_closing():
            # Refused before it was whole. What is on its way is thrown away for a moment, and then the connection.
            self._set_clock(PARTING_SECONDS, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.gate.unsent.note(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.gate.unsent.note(self)

    # Whoever takes too long.
    def _set_clock(self, seconds: float, late: Any) -> None:
        self._stop_clock()
        self._clock = self.loop.call_later(seconds, late)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _head_is_late(self) -> None:
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if self._refusal or is_answering or self._around == 0:
            # Nobody waits for an answer to what was never asked.
            self.transport.close()
            return
        self._refuse(Denied(408, "time", "the request did not come whole: send it again"))

    def _body_is_late(self) -> None:
        left = self._end - self.loop.time()
        if left > 0 or self.flow.read_paused:
            # More has come, or it is us who do not read on.
            self._set_clock(max(left, 1.0), self._body_is_late)
        elif self.pipeline or self.cycle.response_started:
            self.transport.close()
        else:
            self._refuse(Denied(408, "time", "the request did not come whole: send it again"))

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            self._refuse(Denied(400, "http", "this is no HTTP request that can be read"))

    def _refuse(self, error: Denied | Exceeded) -> None:
        """At once: there may be nobody else to answer."""
        answer: Response = answer_to(error)
        answer.headers.update(HEADERS)
        self.gate.metrics.answered(answer.status_code)
        lines = [name + b": " + value + b"\r\n" for name, value in answer.raw_headers]
        self.transport.write(
            b"".join([STATUS_LINE[answer.status_code], *lines, b"connection: close\r\n\r\n", bytes(answer.body)])
        )
        self.transport.close()

    def _open_half(self) -> None:
        self.gate.half_open.open(self.sender)
        self._is_half_open = True

    def _close_half(self) -> None:
        if self._is_half_open:
            self._is_half_open = False
            self.gate.half_open.close(self.sender)
