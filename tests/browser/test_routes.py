"""Every route of a server is either answered alike in a browser, or refused because it needs one."""

import asyncio
from pathlib import Path

import pytest

from dinotable.browser.needs_server import NEEDS_SERVER
from dinotable.server.app import Server
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http import route as of_server
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from tests.browser.rig import ask, host_on

SERVER = {
    (route.method, route.path): route
    for route in Server(Settings(data=Path()), Store(Path()), Uptime(0.0)).routes
    if route.path != "/"
}
BROWSER = {(route.method, route.path): route for route in host_on().routes}
MOVES = ("/api/tables/{table}/leave", "/api/tables/{table}/stay")
OWN = {("GET", "/api/export"), ("POST", "/api/import"), *(("POST", path) for path in MOVES)}


def test_every_route_of_a_server_is_decided() -> None:
    assert set(SERVER) == (set(BROWSER) - OWN) | set(NEEDS_SERVER)
    assert not set(BROWSER) & set(NEEDS_SERVER)


@pytest.mark.parametrize("which", sorted(set(BROWSER) - OWN), ids="{0[0]} {0[1]}".format)
def test_a_route_has_the_same_body_answer_and_role(which: tuple[str, str]) -> None:
    ours, theirs = BROWSER[which], SERVER[which]
    assert (ours.body, ours.answer) == (theirs.body, theirs.answer)
    assert getattr(ours, "role", None) == getattr(theirs, "role", None)


def test_what_needs_a_server_says_so_and_the_rest_is_not_there() -> None:
    async def run() -> None:
        host = host_on()
        for method, path in NEEDS_SERVER:
            answer = await ask(
                host, f"{method} {path.replace('{table}', 'here-abcdefghijk').replace('{game}', 'ciao-dino')}"
            )
            assert (answer.status, answer.code) == (501, "needs-server"), path
        for what, status in (("GET /api/nothing", 404), ("GET /api/tables/", 404), ("DELETE /api/games", 405)):
            answer = await ask(host, what)
            assert (answer.status, answer.code) == (status, "http"), what

    asyncio.run(run())


def test_what_a_page_asks_at_its_start_is_answered_as_by_a_server_without_any_of_it() -> None:
    async def run() -> None:
        host = host_on()
        assert (await ask(host, "GET /api/session")).body == '{"name":null}'
        assert (await ask(host, "GET /api/announcements")).body == '{"announcements":[]}'
        assert (await ask(host, "GET /api/reach")).body == '{"url":null,"why":"alone"}'
        assert (await ask(host, "GET /api/tables")).body == '{"tables":[]}'

    asyncio.run(run())


@pytest.mark.parametrize(
    "wish",
    [
        {"chairs": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]},
        {"chairs": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]},
        {"listed": True},
        {"rated": True},
        {"time_control": {"clock": "bank", "seconds": 600}},
        {"time_control": {"absent": 60}},
    ],
    ids=str,
)
def test_a_table_for_people_elsewhere_needs_a_server(wish: dict[str, object]) -> None:
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    answer = asyncio.run(ask(host_on(), "POST /api/tables", body={"game": "magpies", "chairs": chairs, **wish}))
    assert (answer.status, answer.code) == (501, "needs-server")


def test_the_server_s_own_kinds_of_routes_are_all_known() -> None:
    assert {type(route) for route in SERVER.values()} == {
        of_server.PublicRoute,
        of_server.MemberRoute,
        of_server.TableRoute,
    }
