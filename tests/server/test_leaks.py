"""A leak planted in any route is caught by the comparison of two worlds, and a route that it does not ask is named here."""

import asyncio
import dataclasses
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response, StreamingResponse

from dinotable.core.errors import DinotableError
from dinotable.server import app
from dinotable.server.app import Server
from dinotable.server.http.route import Answer, AnyRoute, Caller, TableRoute
from dinotable.server.settings import Settings
from dinotable.server.social.social import Social
from dinotable.server.storage.store import Store
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import Refused
from dinotable.table.wire import encode
from tests.conformance.spots import all_games
from tests.server.two_worlds import TABLE, compare, folders

AT = "/api/tables/{table}"
ASKED = {
    f"GET {AT}": "GET ",
    f"GET {AT}/entries": "GET /entries",
    f"GET {AT}/record": "GET /record",
    f"GET {AT}/facts": "GET /facts",
    f"GET {AT}/board": "GET /board",
    f"GET {AT}/parts": "GET /parts",
    f"GET {AT}/replay": "GET /replay",
    f"GET {AT}/replay/lines": "GET /replay/lines",
    f"GET {AT}/curve": "GET /curve",
    f"GET {AT}/story": "GET /story",
    f"GET {AT}/picture": "GET /picture",
    f"GET {AT}/duplicates": "GET /duplicates",
    f"POST {AT}/branch": "branch",
    f"GET {AT}/people": "GET /people",
    f"GET {AT}/chat": "GET /chat",
    f"POST {AT}/chat": "chat",
    f"POST {AT}/propose": "propose",
    f"GET {AT}/backs": "backs",
    f"POST {AT}/answer": "answer",
    f"POST {AT}/swap": "swap",
    f"POST {AT}/vacation": "vacation",
    f"POST {AT}/rematch": "rematch",
    "GET /api/tables": "listed",
    "POST /api/mine": "mine",
    "POST /api/daily": "daily",
    "POST /api/results": "results",
    "POST /api/statistics": "statistics",
    f"POST {AT}/sit": "sit",
    f"POST {AT}/rise": "rise",
    f"POST {AT}/remove": "remove",
    f"POST {AT}/invite": "invite",
    f"POST {AT}/lend": "lend",
    f"POST {AT}/start": "host POST",
    f"DELETE {AT}": "host DELETE",
    f"POST {AT}/restore": "restore",
    f"POST {AT}/act": "act",
    f"POST {AT}/undo": "undo",
    f"POST {AT}/foresee": "foresee",
    f"POST {AT}/why-not": "why-not",
    f"POST {AT}/think": "think",
    f"POST {AT}/explain": "explain",
    f"GET {AT}/webhook": "webhook",
    f"POST {AT}/webhook": "webhook POST",
    f"POST {AT}/ask-person": "ask-person",
    "GET /api/account/invitations": "account /api/account/invitations",
    "GET /api/account/seats": "account /api/account/seats",
    "GET /api/account/export": "account /api/account/export",
}
"""Each route, and how the comparison names what came out of it."""
WITHOUT_A_TABLE = {
    "GET /", "GET /metrics", "GET /api/openapi.json", "GET /api/protocol.json", "GET /healthz", "GET /api/games",
    "GET /api/announcements",
    "GET /api/games/{game}", "GET /api/games/{game}/box", "POST /api/games/{game}/box",
    "GET /api/games/{game}/lessons", "POST /api/games/{game}/lessons",
    "GET /api/ratings/{game}", "GET /api/account/ratings", "POST /api/account/ratings",
    "POST /api/account/invitations",
    "POST /api/tables", "POST /api/records", "POST /api/bring", "POST /api/qr",
    "GET /api/reach", "POST /api/daily/begin",
    "GET /api/puzzles", "GET /api/puzzles/{game}/{puzzle}", "POST /api/puzzles/{game}/{puzzle}/foresee",
    "POST /api/puzzles/{game}/{puzzle}/answer",
    "GET /api/session", "POST /api/session", "DELETE /api/session", "GET /api/account",
    "POST /api/account", "POST /api/account/claim", "POST /api/account/sessions", "POST /api/account/password",
    "POST /api/account/delete", "GET /api/account/webhook", "POST /api/account/webhook",
}  # fmt: skip
"""Their code is handed no game under way: they tell of the program, of people, or of a table that did not exist before."""


Handler = Callable[[Any], Awaitable[Answer]]


def name_of(route: AnyRoute) -> str:
    return f"{route.method} {route.path}"


def leaking(route: AnyRoute, rooms: Rooms) -> AnyRoute:
    """Its answers and its refusals tell the whole record."""
    if isinstance(route, TableRoute) and route.open_cleared:
        route = dataclasses.replace(route, open_cleared=spilling(route.open_cleared, rooms))
    return dataclasses.replace(route, open=spilling(route.open, rooms))


def spilling(handle: Handler, rooms: Rooms) -> Handler:
    async def opened(caller: Caller) -> Response:
        table = rooms._rooms[TABLE].table
        secret = [table.journal.line(entry) for entry in table.journal.entries]
        try:
            answer: Any = await handle(caller)
        except DinotableError as error:
            raise Refused("leak", f"{error} {secret}") from None
        if isinstance(answer, StreamingResponse):
            body = b"".join([bytes(part) async for part in answer.body_iterator])  # type: ignore[arg-type]
        else:
            body = answer.body if isinstance(answer, Response) else encode(answer)
        if body.startswith(b"{"):
            return Response(json.dumps(json.loads(body) | {"leak": secret}))
        return Response(body + repr(secret).encode())

    return opened


@pytest.mark.parametrize("name", ASKED)
def test_a_leak_in_any_route_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    whole = app.all_routes

    def with_a_leak(social: Social, *more: Any) -> list[AnyRoute]:
        routes = whole(social, *more)
        assert name in [name_of(route) for route in routes]
        return [leaking(route, social.rooms) if name_of(route) == name else route for route in routes]

    monkeypatch.setattr(app, "all_routes", with_a_leak)
    game = all_games()[0]
    with pytest.raises(AssertionError, match=f"^{ASKED[name]}.* tells viewer"):
        for seed in range(12):
            asyncio.run(compare(folders(tmp_path / str(seed)), game, game.setup(3), seed % 4 - 1, seed, 25))


def test_every_route_is_asked_or_has_no_table(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.open()
    server = Server(Settings(data=tmp_path), store)
    store.close()
    routes = {name_of(route) for route in server.routes} | {"GET /"}
    assert routes == ASKED.keys() | WITHOUT_A_TABLE, "ask a new route in two_worlds.py, and name it here"
