"""What every request goes through: limits, Origin, headers, and a log line without secrets."""

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dinotable.core.record import MOST_BYTES
from dinotable.server.http.gate import Gate
from dinotable.server.http.hosts import AllowedHosts
from dinotable.server.http.limits import SENDER, Exceeded
from dinotable.server.http.refusals import answer_to
from dinotable.server.operate.logs import FIELDS
from dinotable.server.operate.metrics import Metrics
from dinotable.server.settings import Settings
from dinotable.table.errors import Denied
from dinotable.table.wire import MOST_BODY

log = logging.getLogger("dinotable.http")

# No HSTS and no upgrade of insecure requests: tables on a home network have no certificate.
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

# A worker goes by what comes with its own script: there Python runs, which is compiled by the browser, and nowhere else.
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"

MOST_DIGITS = 15
"""Of a body's length."""
LARGE = ("/api/records", "/api/bring")
"""Where whole games are sent to."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, gate: Gate) -> None:
        self.app = app
        self.metrics = metrics
        self.gate = gate
        self.hosts = AllowedHosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            sender = self.gate.enter(scope)
            SENDER.set(sender)
            if self.gate.is_banned(scope):
                await self.turn_away(scope, receive, send)
                return
            await self.gate.turns.take(sender)
        if scope["type"] == "websocket":
            await self.open_socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = answer_to(Denied(403, "banned", "this address is not let in here: ask whoever runs the server"))
        self.metrics.answered(answer.status_code)
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)

    async def open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever is refused is refused before the socket opens, with an answer like any other."""
        try:
            self.hosts.check(Headers(scope=scope))
            self.gate.spend("requests")
            self.gate.spend("sockets")
            self.gate.sockets.open(SENDER.get())
        except (Denied, Exceeded) as error:
            answer = answer_to(error)
            self.metrics.answered(answer.status_code)
            answer.headers.update(HEADERS)
            if "websocket.http.response" in scope.get("extensions", {}):
                await answer(scope, receive, send)
            else:
                # This server cannot say why.
                await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.gate.sockets.close(SENDER.get())

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if ".worker-" in scope["path"]:
                    headers["Content-Security-Policy"] = WORKER_POLICY
                if scope["path"].startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        is_large = scope["path"] in LARGE
        has_room = False
        try:
            self.check(scope)
            if is_large:
                self.gate.bodies.open(SENDER.get())
                has_room = True
            await self.app(scope, Body(receive, _most_bytes(scope)).receive, send_with_headers)
        except (Denied, Exceeded) as error:
            await answer_to(error)(scope, receive, send_with_headers)
        finally:
            if has_room:
                self.gate.bodies.close(SENDER.get())
            self.metrics.answered(status)
            self._note(scope, status, 1000 * (time.perf_counter() - begin))

    def _note(self, scope: Scope, status: int, took: float) -> None:
        """The path holds no token and the query no secret; the header is never logged."""
        method, path = scope["method"], _tidy(scope["path"])
        told = {"method": method, "path": path, "status": status, "ms": round(took, 1), "sender": SENDER.get()}
        level = logging.ERROR if status >= 500 else logging.DEBUG
        log.log(level, "%s %s %d %.1f ms", method, path, status, took, extra={FIELDS: told})

    def check(self, scope: Scope) -> None:
        """Raises Denied or Exceeded."""
        headers = Headers(scope=scope)
        self.gate.spend("requests")
        length, most = headers.get("content-length", "0"), _most_bytes(scope)
        if not (length.isascii() and length.isdigit()) or len(length) > MOST_DIGITS or int(length) > most:
            raise Denied(413, "size", f"a request's body has at most {most} bytes here")
        is_change = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        self.hosts.check(headers, is_change)
        if is_change and _opens_a_table(scope["path"]):
            self.gate.spend("tables")


class Body:
    """Counts what really comes in, whatever the header said."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._left = most

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise Denied(413, "size", f"a request's body has at most {self._most} bytes here")
        return message


def _most_bytes(scope: Scope) -> int:
    return MOST_BYTES if scope["path"] in LARGE else MOST_BODY


def _opens_a_table(path: str) -> bool:
    return path == "/api/tables" or path in LARGE or path.endswith(("/branch", "/lessons"))


def _tidy(path: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in path[:120])
