"""What every request goes through: limits, Origin, headers, and a log line without secrets."""

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dinotable.core.record import MOST_BYTES
from dinotable.server.hosts import AllowedHosts
from dinotable.server.limits import Buckets
from dinotable.server.messages.base import MOST_BODY
from dinotable.server.metrics import Metrics
from dinotable.server.refusals import Denied, answer_to
from dinotable.server.settings import Settings

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


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.hosts = AllowedHosts(settings)
        self.requests = Buckets(settings.requests_a_second, 4 * settings.requests_a_second)
        self.opened = Buckets(settings.tables_a_minute / 60, settings.tables_a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            denied = self.hosts.refusal(Headers(scope=scope))
            if denied:
                # Before the socket is open: as the answer to its handshake.
                await receive()
                await answer_to(denied)(scope, receive, send)
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)

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
                if scope["path"].startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            denied = self.deny(scope)
            if denied:
                await answer_to(denied)(scope, receive, send_with_headers)
            else:
                await self.app(scope, Body(receive, _most_bytes(scope)).receive, send_with_headers)
        finally:
            self.metrics.answered(status)
            took = 1000 * (time.perf_counter() - begin)
            # The path holds no token and the query no secret; the header is never logged.
            log.log(
                logging.ERROR if status >= 500 else logging.DEBUG,
                "%s %s %d %.1f ms",
                scope["method"],
                _tidy(scope["path"]),
                status,
                took,
            )

    def deny(self, scope: Scope) -> Denied | None:
        headers = Headers(scope=scope)
        sender = scope["client"][0] if scope.get("client") else "?"
        now = time.monotonic()
        if not self.requests.take(sender, now):
            return Denied(429, "rate", "too many requests: wait a moment")
        length, most = headers.get("content-length", "0"), _most_bytes(scope)
        if not length.isdigit() or int(length) > most:
            return Denied(413, "size", f"a request's body has at most {most} bytes here")
        is_change = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if refusal := self.hosts.refusal(headers, is_change):
            return refusal
        if is_change and _opens_a_table(scope["path"]) and not self.opened.take(sender, now):
            return Denied(429, "rate", "too many tables were opened from here: wait a minute")
        return None


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
    return MOST_BYTES if scope["path"] == "/api/records" else MOST_BODY


def _opens_a_table(path: str) -> bool:
    return path in ("/api/tables", "/api/records") or path.endswith("/branch")


def _tidy(path: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in path[:120])
