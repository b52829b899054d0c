"""The application: routes, socket and guard, and what runs beside them."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.types import ASGIApp

from dinotable.core.errors import DinotableError
from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.bots.local import LocalWorker, worker_for
from dinotable.server.bots.shared import pool_for
from dinotable.server.clocks.timers import Timers
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.compression import Compression
from dinotable.server.http.costs import COSTS
from dinotable.server.http.gate import Gate
from dinotable.server.http.guard import Guard
from dinotable.server.http.openapi import describe, describe_socket
from dinotable.server.http.page import Page
from dinotable.server.http.refusals import answer_to
from dinotable.server.http.route import (
    Answer,
    AnyRoute,
    Caller,
    Member,
    MemberRoute,
    PublicRoute,
    TableCaller,
    TableRoute,
)
from dinotable.server.http.spending import Spending
from dinotable.server.notify.notices import Notices
from dinotable.server.operate.admin import Admin
from dinotable.server.operate.admin_route import AdminRoute
from dinotable.server.operate.health import Health
from dinotable.server.operate.metrics import Metrics, text_of
from dinotable.server.operate.news import News
from dinotable.server.replays.access import Access
from dinotable.server.replays.evaluation import Evaluations
from dinotable.server.replays.pictures import LinkCards
from dinotable.server.routes import all_routes
from dinotable.server.settings import Settings
from dinotable.server.sharing import Sharing
from dinotable.server.social.social import Social
from dinotable.server.storage.processes import Processes
from dinotable.server.storage.store import Store
from dinotable.server.tables.clearing import Clearing, nowhere
from dinotable.server.tables.commits import SeatsChanged
from dinotable.server.tables.identity import Identities, Identity, cookie_in, credentials_in
from dinotable.server.tables.missing import Cleared
from dinotable.server.tables.reading import read_all_quietly
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.socket import SocketRoute
from dinotable.table.api.tables import Sit
from dinotable.table.errors import Denied, NoTable, StorageUnavailable
from dinotable.table.identity import check_role
from dinotable.table.wire import ID, NO_MESSAGE, encode

log = logging.getLogger("dinotable")

HELLO = """This is a table's server of Dinotable.
What can be asked for: /api/openapi.json. What is said over the socket: /api/protocol.json.
"""
TEXT = "text/plain"
SWEEP_SECONDS = 60.0


class Server:
    """Everything of one server, from the data folder to the routes."""

    def __init__(self, settings: Settings, store: Store, uptime: Uptime | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.gate = Gate(settings, self.metrics)
        self.hints = store.dialect.hints(store.process)
        self.bot_pool = pool_for(store, settings, self.hints)
        self.bot_worker: LocalWorker | None = worker_for(store, settings)
        self.processes = Processes(store)
        self.rooms = Rooms(store, settings, self.bot_pool, uptime, self.gate, self.hints)
        self.accounts = Accounts(store, settings, self.rooms.uptime, self.hints)
        self.identities = Identities(self.accounts)
        self.notices = Notices(self.rooms, store, settings, self.leads)
        self.social = Social(self.rooms)
        self.timers = Timers(self.rooms, self.social, self.leads)
        self.sharing = self._sharing() if store.is_shared else None
        self.clearing = Clearing(self.rooms, self.sharing.presence.watched if self.sharing else nowhere)
        self.access = Access(store)
        self.evaluations = Evaluations(self.rooms, self.access.finished)
        self.health = Health(store)
        self.news = News(store, self.gate, self.hints)
        self.admin_route = AdminRoute(Admin(self.rooms, self.accounts, self.news.look))
        self.page = Page(is_table=self._is_table)
        self.page.head = LinkCards(self.rooms, self.access).tags
        self.compression = Compression()
        hello = (
            []
            if self.page.files
            else [PublicRoute("GET", "/", "A word of welcome", None, None, self._page(HELLO.encode, TEXT))]
        )
        pages = [
            PublicRoute("GET", "/metrics", "Counters", None, None, self._page(self.measured, TEXT)),
            PublicRoute("GET", "/api/openapi.json", "This page", None, None, self._page(lambda: self.description)),
            PublicRoute("GET", "/api/protocol.json", "The socket's", None, None, self._page(lambda: self.protocol)),
        ]
        self.routes: list[AnyRoute] = [
            *hello,
            *pages,
            *all_routes(
                self.social, self.accounts, self.notices, self.access, self.evaluations, self.health, self.news
            ),
        ]
        self.description = encode(describe(self.routes))
        self.protocol = encode(describe_socket())

    def leads(self) -> bool:
        """Whether it is for this process to do what must be done once."""
        return self.processes.is_leader or not self.store.is_shared

    def _sharing(self) -> Sharing:
        buckets, counts = self.gate.shared()
        spending = Spending(self.store, [*buckets, *self.accounts.shared()], counts)
        return Sharing(self.processes, self.rooms, self.social, self.accounts, self.notices, spending)

    def app(self) -> ASGIApp:
        socket = SocketRoute(self.rooms, self.identities, self.access, self.metrics, self.news)
        routes: list[BaseRoute] = [WebSocketRoute("/api/socket", socket), self.admin_route]
        routes += [HttpRoute(route.path, self._endpoint(route), methods=[route.method]) for route in self.routes]
        app = Starlette(
            routes=[*routes, *self.page.routes()],
            lifespan=self.lifespan,
            exception_handlers={HTTPException: _http_error, DinotableError: self._refusal},
        )
        return Guard(app, self.settings, self.metrics, self.gate)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self.hints.start()
        self.bot_pool.start()
        if self.bot_worker:
            self.bot_worker.start()
        await self.news.look_quietly()
        work = [
            self.sweep(),
            self.notices.run(),
            self.timers.run(),
            self.news.run(),
            read_all_quietly(self.rooms),
            *([self.sharing.run()] if self.sharing else []),
        ]
        running = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            self.notices.stop()
            await self.health.stop()
            await self.rooms.stop()
            await self.timers.stop()
            await self.bot_pool.stop()
            if self.bot_worker:
                await self.bot_worker.stop()
            self.accounts.stop()
            self.access.looking.stop()
            if self.sharing:
                await self.sharing.stop()
            await self.hints.stop()

    async def sweep(self) -> None:
        while True:
            try:
                await self.tidy()
            except StorageUnavailable as error:
                log.warning("clearing up waits: %s", error)
            except Exception:
                # Clearing up is no reason to stop serving; the next time it may work.
                log.exception("could not clear up")
            await asyncio.sleep(SWEEP_SECONDS)

    async def tidy(self) -> None:
        self.rooms.forget()
        if self.leads() and self.clearing.is_time():
            await self.clearing.clear()
            await self.clearing.empty()
            await self.accounts.clear()

    def measured(self) -> bytes:
        """What every feature has counted."""
        parts = (
            self.rooms,
            self.bot_pool,
            self.accounts,
            self.notices,
            self.social,
            self.evaluations,
            self.store,
            self.hints,
            self.processes,
            self.gate,
            self.timers,
        )
        return text_of(self.metrics, parts, self.store.process if self.store.is_shared else "").encode()

    def _page(
        self, content: Callable[[], bytes], media: str = "application/json"
    ) -> Callable[[Caller], Awaitable[Response]]:
        async def page(_: Caller) -> Response:
            return Response(content(), media_type=media)

        return page

    async def _is_table(self, table: str) -> bool:
        try:
            return await self.rooms.kept.is_there(table)
        except StorageUnavailable:
            # The page says what is wrong; that there is no such table would be untrue.
            return True

    async def _refusal(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, DinotableError)
        answer = answer_to(error)
        return self.page.nowhere(request) or answer if answer.status_code == 404 else answer

    def _endpoint(self, route: AnyRoute) -> Callable[[Request], Awaitable[Response]]:
        read = msgspec.json.Decoder(route.body).decode if route.body else None
        cost = COSTS.get(f"{route.method} {route.path}")

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
            answer = await self._open(route, request, body)
            if not isinstance(answer, Response):
                answer = Response(encode(answer), media_type="application/json")
            return await self.compression.pack(request, answer)

        return endpoint

    # Who asks.
    async def _open(self, route: AnyRoute, request: Request, body: object) -> Answer:
        """Whoever the route does not name goes no further."""
        if isinstance(route, PublicRoute):
            return await route.open(Caller(request, body))
        if isinstance(route, MemberRoute):
            session = await self.accounts.session_of(cookie_in(request))
            if session is None:
                raise Denied(401, "session", "sign in first")
            return await route.open(Member(request, body, session))
        try:
            room = await self._room(request)
        except Cleared as gone:
            refusal = await self.identities.refusal(gone, credentials_in(request))
            if refusal is gone and route.open_cleared:
                return await route.open_cleared(Caller(request, body))
            raise refusal from None
        return await self._at_table(route, request, body, room)

    async def _room(self, request: Request) -> Room:
        name = request.path_params["table"]
        # Not even asked for: there are databases that refuse some characters.
        if not re.fullmatch(ID, name):
            raise NoTable("there is no such table")
        return await self.rooms.find(name)

    async def _at_table(self, route: TableRoute, request: Request, body: object, room: Room) -> Answer:
        shown = credentials_in(request, body.key if isinstance(body, Sit) else None)

        async def who() -> Identity:
            identity = await self.identities.of(room, shown)
            check_role(identity, route.role, shown.is_shown())
            return identity

        identity = await self.rooms.commits.who(room, who)
        seatings = room.seatings
        if identity.viewer != SPECTATOR:
            self.rooms.activity.note(room.id, identity.viewer, time.monotonic())
        table = await self.rooms.table_of(room)
        if route.role == "watcher":
            await self.access.check_watching(room, table, identity.viewer, identity.invited is not None)
        can_replay = await self.access.is_open(room, table)
        answer = await route.open(TableCaller(request, body, room, table, identity, who, can_replay))
        if (
            route.only_looks()
            and room.seatings != seatings
            and not identity.is_same(await self.rooms.commits.who(room, who))
        ):
            # It was worked out for a seat that is somebody else's now.
            raise SeatsChanged
        return answer


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = answer_to(Denied(error.status_code, "http", error.detail))
    response.headers.update(error.headers or {})
    return response
