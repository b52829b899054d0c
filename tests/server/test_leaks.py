"""A leak planted in any route is caught by the comparison of two worlds, and a route that it does not ask is named here."""

import asyncio
import dataclasses
import json
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response, StreamingResponse

from dinotable.core.errors import DinotableError
from dinotable.server import app
from dinotable.server.app import Server
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.route import Answer, AnyRoute, Caller, TableRoute
from dinotable.server.settings import Settings
from dinotable.server.social.social import Social
from dinotable.server.storage.store import Store
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import Refused
from dinotable.table.wire import encode
from tests.conformance.spots import all_games
from tests.server.asked import ASKED, Spot, asked_at
from tests.server.two_worlds import TABLE, compare, folders

WITHOUT_A_TABLE = {
    "GET /", "GET /api/openapi.json", "GET /api/protocol.json", "GET /api/games",
    "GET /api/games/{game}", "GET /api/games/{game}/box", "POST /api/games/{game}/box",
    "GET /api/games/{game}/lessons", "POST /api/games/{game}/lessons",
    "GET /api/ratings/{game}", "POST /api/account/ratings", "POST /api/account/invitations",
    "POST /api/tables", "POST /api/records", "POST /api/bring", "POST /api/qr", "POST /api/daily/begin",
    "GET /api/puzzles/{game}/{puzzle}", "POST /api/puzzles/{game}/{puzzle}/foresee",
    "POST /api/puzzles/{game}/{puzzle}/answer",
    "POST /api/session", "DELETE /api/session",
    "POST /api/account", "POST /api/account/claim", "POST /api/account/sessions", "POST /api/account/password",
    "POST /api/account/delete", "POST /api/account/webhook",
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


@pytest.mark.parametrize("name", sorted(ASKED - {"GET /metrics"}))
def test_a_leak_in_any_route_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    whole = app.all_routes

    def with_a_leak(social: Social, *more: Any) -> list[AnyRoute]:
        routes = whole(social, *more)
        assert name in [name_of(route) for route in routes]
        return [leaking(route, social.rooms) if name_of(route) == name else route for route in routes]

    monkeypatch.setattr(app, "all_routes", with_a_leak)
    game = all_games()[0]
    with pytest.raises(AssertionError, match=f"^{re.escape(name)} .* tells viewer"):
        for seed in range(4):
            asyncio.run(compare(folders(tmp_path / str(seed)), game, game.setup(3), seed % 3, seed, 12, name))


def test_every_route_is_asked_or_has_no_table(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.open()
    server = Server(Settings(data=tmp_path), store)
    store.close()
    routes = {name_of(route) for route in server.routes} | {"GET /"}
    assert not ASKED & WITHOUT_A_TABLE
    assert routes == ASKED | WITHOUT_A_TABLE, "say in asked.py what is asked of a new route, or here why nothing is"


def test_every_query_is_asked(tmp_path: Path) -> None:
    spot = Spot(TABLE, "0" * 43, 0, 2, 9, 1, ["random"], ["pass"], ["pass"], [1], random.Random(1))
    for route in Server(Settings(data=tmp_path), Store(tmp_path), Uptime(0.0)).routes:
        asked = " ".join(path for _, path, _ in asked_at(name_of(route), spot)) if isinstance(route, TableRoute) else ""
        wanted = [query for query, _ in route.query] if isinstance(route, TableRoute) else []
        assert all(f"{query}=" in asked for query in wanted), name_of(route)
