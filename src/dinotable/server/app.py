"""The application: doors, socket and guard, and what runs beside them."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from dinotable.core.errors import DinotableError
from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.bots.pool import Thinkers
from dinotable.server.clocks.timers import Clockwork
from dinotable.server.clocks.uptime import Served
from dinotable.server.http.costs import COSTS
from dinotable.server.http.gate import Gate
from dinotable.server.http.guard import Guard
from dinotable.server.http.messages import NO_MESSAGE, encode
from dinotable.server.http.openapi import describe, describe_socket
from dinotable.server.http.page import Page
from dinotable.server.http.refusals import Denied, answer_to
from dinotable.server.http.route import Caller, Door
from dinotable.server.notify.notices import Notices
from dinotable.server.operate.health import Vitals
from dinotable.server.operate.metrics import Metrics
from dinotable.server.replays.access import Books
from dinotable.server.routes import all_doors
from dinotable.server.settings import Settings
from dinotable.server.social.social import Company
from dinotable.server.storage import Store
from dinotable.server.tables.clearing import Clearing
from dinotable.server.tables.identity import Roles, cookie_in, place_in, token_in
from dinotable.server.tables.messages import Sit
from dinotable.server.tables.missing import Cleared, NoTable
from dinotable.server.tables.rooms import Tables
from dinotable.server.tables.socket import SocketDoor

log = logging.getLogger("dinotable")

HELLO = """This is a table's server of Dinotable.
What can be asked for: /api/openapi.json. What is said over the socket: /api/protocol.json.
"""
TEXT = "text/plain"
SWEEP_SECONDS = 60.0


class Server:
    """Everything of one server, from the data folder to the routes."""

    def __init__(self, settings: Settings, store: Store, served: Served | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.gate = Gate(settings, self.metrics)
        self.thinkers = Thinkers(settings.thinkers)
        self.tables = Tables(store, settings, self.thinkers, served, self.gate)
        self.accounts = Accounts(store, settings, self.tables.served)
        self.clearing = Clearing(self.tables)
        self.roles = Roles(self.accounts)
        self.notices = Notices(self.tables, store, settings)
        self.company = Company(self.tables)
        self.clockwork = Clockwork(self.tables, self.company)
        self.books = Books(store)
        self.vitals = Vitals(store)
        self.page = Page()
        hello = (
            []
            if self.page.files
            else [Door("GET", "/", "anyone", "A word of welcome", None, None, self._page(HELLO.encode, TEXT))]
        )
        pages = [
            Door("GET", "/metrics", "anyone", "Counters", None, None, self._page(self.measured, TEXT)),
            Door("GET", "/api/openapi.json", "anyone", "This page", None, None, self._page(lambda: self.description)),
            Door("GET", "/api/protocol.json", "anyone", "The socket's", None, None, self._page(lambda: self.protocol)),
        ]
        self.doors = hello + pages + all_doors(self.company, self.accounts, self.notices, self.books, self.vitals)
        self.description = encode(describe(self.doors))
        self.protocol = encode(describe_socket())

    def routes(self) -> list[BaseRoute]:
        doors = [Route(door.path, self._endpoint(door), methods=[door.method]) for door in self.doors]
        return [WebSocketRoute("/api/socket", SocketDoor(self.tables, self.roles, self.books, self.metrics)), *doors]

    def app(self) -> ASGIApp:
        app = Starlette(
            routes=[*self.routes(), *self.page.routes()],
            lifespan=self.lifespan,
            exception_handlers={HTTPException: _http_error, DinotableError: _refusal},
        )
        return Guard(app, self.settings, self.metrics, self.gate)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        running = [asyncio.create_task(work) for work in (self.sweep(), self.notices.run(), self.clockwork.run())]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            self.notices.stop()
            await self.vitals.stop()
            await self.tables.stop()
            await self.clockwork.stop()
            await self.thinkers.stop()
            self.accounts.stop()
            self.books.looking.stop()

    async def sweep(self) -> None:
        while True:
            try:
                await self.tidy()
            except Exception:
                # Clearing up is no reason to stop serving; the next time it may work.
                log.exception("could not clear up")
            await asyncio.sleep(SWEEP_SECONDS)

    async def tidy(self) -> None:
        self.tables.forget()
        if self.clearing.is_time():
            await self.clearing.clear()
            await self.clearing.empty()
            await self.accounts.clear()

    def measured(self) -> bytes:
        store = self.store
        gauges = self.tables.counts() | {
            "entries_acked_total": self.tables.acked,
            "notices_sent_total": self.notices.sent,
            "notices_failed_total": self.notices.failed,
            "commits_total": store.commits,
            "write_failures_total": store.failures,
            "writes_waiting": store.waiting(),
            "thinking_waiting": self.thinkers.waiting(),
            "thinkers_replaced_total": self.thinkers.replaced(),
            "connections": self.gate.connections.total,
            "half_open": self.gate.half_open.total,
            "unsent_bytes": self.gate.unsent.total(),
            "let_go_total": self.gate.unsent.let_go,
        }
        return self.metrics.text(gauges).encode()

    def _page(
        self, content: Callable[[], bytes], media: str = "application/json"
    ) -> Callable[[Caller], Awaitable[Response]]:
        async def page(_: Caller) -> Response:
            return Response(content(), media_type=media)

        return page

    def _endpoint(self, door: Door) -> Callable[[Request], Awaitable[Response]]:
        read = msgspec.json.Decoder(door.body).decode if door.body else None
        cost = COSTS.get(f"{door.method} {door.path}")

        async def endpoint(request: Request) -> Response:
            if cost:
                self.gate.spend(cost)
            try:
                data = await request.body()
            except ClientDisconnect:
                return Response(status_code=400)
            try:
                body = read(data) if read else None
            except NO_MESSAGE as error:
                raise Denied(400, "body", f"the body does not fit: {error}"[:300]) from None
            answer = await door.open(await self.caller(request, door, body))
            return answer if isinstance(answer, Response) else Response(encode(answer), media_type="application/json")

        return endpoint

    async def caller(self, request: Request, door: Door, body: object) -> Caller:
        """Who asks. Whoever the door does not name goes no further."""
        if door.role in ("anyone", "account"):
            session = await self.accounts.session_of(cookie_in(request)) if door.role == "account" else None
            if door.role == "account" and session is None:
                raise Denied(401, "session", "sign in first")
            return Caller(request, body, None, None, SPECTATOR, False, session)  # type: ignore[arg-type]
        token, place = token_in(request), place_in(request)
        name = request.path_params["table"]
        if len(name) != 16:
            raise NoTable("there is no such table")
        try:
            live = await self.tables.find(name)
        except Cleared as gone:
            refusal = await self.roles.refusal(gone, token, cookie_in(request), place)
            if refusal is gone and door.is_for_cleared:
                return Caller(request, body, None, None, SPECTATOR, False, is_cleared=True)  # type: ignore[arg-type]
            raise refusal from None
        key = body.key if isinstance(body, Sit) else None
        standing = await self.roles.of(live, token, cookie_in(request), place, key)
        is_seat = standing.viewer != SPECTATOR
        if is_seat:
            self.tables.looks.note(live.id, standing.viewer, time.monotonic())
        has_role = {
            "watcher": True,
            "guest": True,
            "seat": is_seat,
            "host": standing.is_host,
            "seat or host": is_seat or standing.is_host,
        }
        if not has_role.get(door.role, False):
            if token is None and place is None:
                raise Denied(401, "token", f"this is for the {door.role}: show the token")
            raise Denied(403, "role", f"this is for the {door.role}")
        table = await self.tables.table_of(live)
        if door.role == "watcher":
            await self.books.check_watching(live, table, standing.viewer, standing.invited is not None)
        is_open = await self.books.is_open(live, table)
        return Caller(
            request,
            body,
            live,
            table,
            standing.viewer,
            standing.is_host,
            session=standing.session,
            invited=standing.invited,
            is_open=is_open,
        )


async def _refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, DinotableError)
    return answer_to(error)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = answer_to(Denied(error.status_code, "http", error.detail))
    response.headers.update(error.headers or {})
    return response
