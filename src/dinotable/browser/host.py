"""What answers in the worker: requests as over HTTP, and connections as over a socket."""

import logging
import re
from collections.abc import Callable
from urllib.parse import parse_qsl, unquote

import msgspec

from dinotable.browser.bots import Bots, Thinking
from dinotable.browser.connection import Connection
from dinotable.browser.errors import needs_server, problem
from dinotable.browser.keeping import Keeping, Shelf
from dinotable.browser.needs_server import NEEDS_SERVER
from dinotable.browser.rooms import Rooms
from dinotable.browser.route import Answer, AnyRoute, Caller, PublicRoute, TableCaller, TableRoute, Text, params_in
from dinotable.browser.routes.learning import LessonRoutes, PuzzleRoutes
from dinotable.browser.routes.listing import ListingRoutes
from dinotable.browser.routes.moving import MovingRoutes
from dinotable.browser.routes.replays import ReplayRoutes
from dinotable.browser.routes.results import ResultRoutes
from dinotable.browser.routes.seat import SeatRoutes
from dinotable.browser.routes.site import SiteRoutes
from dinotable.browser.routes.social import SocialRoutes
from dinotable.browser.routes.table import TableRoutes
from dinotable.core.chance import new_seed
from dinotable.core.errors import DinotableError
from dinotable.games import GAMES
from dinotable.table.api.tables import Sit
from dinotable.table.errors import Denied, NoTable
from dinotable.table.identity import Identity, check_role, identity_shown
from dinotable.table.wire import ID, NO_MESSAGE, Problem, encode

log = logging.getLogger("dinotable")

PACE = 1.2
THINK_SECONDS = 1.0
"""As a server has them, if nobody says otherwise."""


class Response(msgspec.Struct, frozen=True):
    status: int
    type: str
    body: str


class Host:
    def __init__(
        self,
        keeping: Keeping,
        thinking: Thinking,
        places: dict[str, str] | None = None,
        seed: Callable[[], bytes] = new_seed,
        pace: float = PACE,
        think_seconds: float = THINK_SECONDS,
    ) -> None:
        """`places`: the module that holds each game; without it those that Dinotable has."""
        self.rooms = Rooms(Shelf(keeping), Bots(thinking), places or GAMES, seed, pace, think_seconds)
        rooms = self.rooms
        self.routes: list[AnyRoute] = [
            *ListingRoutes(rooms).all(),
            *TableRoutes(rooms).all(),
            *SeatRoutes(rooms).all(),
            *SocialRoutes(rooms).all(),
            *ReplayRoutes(rooms).all(),
            *LessonRoutes(rooms).all(),
            *PuzzleRoutes(rooms).all(),
            *ResultRoutes(rooms).all(),
            *MovingRoutes(rooms).all(),
            *SiteRoutes().all(),
        ]

    def connect(self, send: Callable[[str], object]) -> Connection:
        return Connection(self.rooms, send)

    def let_go(self, table: str) -> None:
        """Another tab has taken it over."""
        self.rooms.let_go(table)

    async def answer(self, method: str, path: str, token: str, body: str) -> str:
        """`path` with its query; `token`: what stood behind `Bearer`, or nothing. JSON of a Response."""
        try:
            said = await self._answer(method, path, token or None, body)
            text = said.body if isinstance(said, Text) else encode(said).decode()
            response = Response(200, said.media if isinstance(said, Text) else "application/json", text)
        except DinotableError as error:
            status, told = problem(error)
            response = Response(status, "application/json", encode(told).decode())
        except Exception:
            log.exception("%s %s", method, path)
            told = Problem("fault", "something went wrong in this browser: nothing was changed; load the page again")
            response = Response(500, "application/json", encode(told).decode())
        return encode(response).decode()

    async def _answer(self, method: str, path: str, token: str | None, text: str) -> Answer:
        path, _, query = path.partition("?")
        path = unquote(path)
        route, params = self._route(method, path)
        if len(text.encode()) > route.most:
            raise Denied(413, "size", f"a request's body has at most {route.most} bytes here")
        try:
            body = msgspec.json.decode(text, type=route.body) if route.body else None
        except NO_MESSAGE as error:
            raise Denied(400, "body", f"the body does not fit: {error}"[:300]) from None
        caller = Caller(params, dict(parse_qsl(query, keep_blank_values=True)), body, text, token)
        if isinstance(route, PublicRoute):
            return await route.open(caller)
        return await route.open(await self._at_table(route, caller))

    def _route(self, method: str, path: str) -> tuple[AnyRoute, dict[str, str]]:
        is_there = False
        for route in self.routes:
            params = params_in(route.path, path)
            if params is not None:
                if route.method == method:
                    return route, params
                is_there = True
        for wanted, pattern in NEEDS_SERVER:
            if params_in(pattern, path) is not None:
                if wanted == method:
                    raise needs_server()
                is_there = True
        raise Denied(405, "http", "Method Not Allowed") if is_there else Denied(404, "http", "Not Found")

    async def _at_table(self, route: TableRoute, caller: Caller) -> TableCaller:
        """Whoever the route does not name goes no further."""
        name = caller.path["table"]
        if not re.fullmatch(ID, name):
            raise NoTable("there is no such table")
        room = await self.rooms.find(name)
        key = caller.body.key if isinstance(caller.body, Sit) else None
        identity = Identity() if caller.token is None else identity_shown(room, caller.token, key)
        check_role(identity, route.role, is_shown=caller.token is not None)
        table = await self.rooms.table_of(room)
        same_luck = self.rooms.same_luck
        if route.role == "watcher":
            await same_luck.check_watching(room, table, identity.viewer, identity.invited is not None)
        return TableCaller(
            caller.path,
            caller.query,
            caller.body,
            caller.text,
            caller.token,
            room,
            table,
            identity.viewer,
            identity.is_host,
            identity.invited,
            can_replay=await same_luck.is_open(room, table),
        )
