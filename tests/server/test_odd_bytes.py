"""Bytes that are no text, wherever text is expected: a refusal that says so, never a fault of the server."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.route import TableRoute
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.table.errors import Denied
from tests.server.house import House, Opened, hear, say
from tests.server.postgres import Postgres
from tests.server.test_safety import BODIES as GOOD_BODIES

BODIES = [
    b"\xff",
    b'{"name":"\xff"}',
    b'{"text":"a\xffb"}',
    b'{"tokens":["\xc3"]}',
    b'{"name":"\\ud800"}',
    b"\xef\xbb\xbf{}",
]


def test_a_byte_that_is_no_utf_8_in_a_body_is_refused_by_every_route(house: House) -> None:
    table = house.started(2)
    routes = [route.path for route in house.server.routes if route.method == "POST"]
    member = house.member("Bytes")
    for path in routes:
        for body in BODIES:
            headers = {"Authorization": f"Bearer {table.tokens[0]}"}
            answer = member.post(path.replace("{table}", table.id), content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
            assert set(answer.json()) == {"code", "message", "rule", "arguments"}
    answer = house.http.post("/api/account", content=b'{"name":"\xff","password":"correct horse"}')
    assert (answer.status_code, answer.json()["code"]) == (400, "body")


def test_a_record_with_half_a_character_is_refused(house: House) -> None:
    table = house.started(2)
    table.play_on()
    record = table.ask("GET", "/record?form=json").json()
    half = "\ud800"
    spoilt = {"names": [half, "Ben"], "lines": [half], "game": half, "sum": half, half: 1, "options": {half: half}}
    for field, value in spoilt.items():
        answer = house.http.post("/api/records", content=json.dumps(record | {field: value}))
        assert answer.status_code == 400, (field, answer.text)


def asked(table: Opened, port: int, line: bytes, *headers: bytes) -> bytes:
    """The status line that such a request gets."""
    lines = [line.replace(b"TABLE", table.id.encode()) + b" HTTP/1.1", b"Host: 127.0.0.1", b"Connection: close"]
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
        connection.sendall(b"\r\n".join([*lines, *headers, b"", b""]))
        return connection.makefile("rb").readline()


def test_paths_queries_and_headers_that_are_no_text_are_refused(house: House) -> None:
    table = house.started(2)
    upgrade = [
        b"Connection: upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
    ]  # fmt: skip
    requests = [
        (b"GET /%ff",),
        (b"GET /\xff",),
        (b"GET /api/tables/" + 16 * b"%ff",),
        (b"GET /api/tables/TABLE/entries?since=%ff",),
        (b"GET /api/tables/TABLE/entries?since=%b2",),
        (b"GET /api/tables/TABLE/replay?%ff=%ff&line=%ff&all=%ff&seat=%ff",),
        (b"GET /api/tables/TABLE", b"Authorization: Bearer \xff\xfe"),
        (b"GET /api/tables/TABLE", b"Dinotable-Seat: \xb2"),
        (b"GET /api/account", b"Cookie: dinotable=\xff\xfe"),
        (b"POST /api/mine", b"Origin: http://\xff"),
        (b"POST /api/mine", b"Content-Length: \xb2"),
        (b"GET /api/socket", *upgrade, b"Origin: \xff"),
    ]
    for request in requests:
        assert b" 4" in asked(table, house.port, *request)[:12], request


def test_a_socket_message_that_is_no_utf_8_ends_its_socket_alone(house: House) -> None:
    table = house.started(2)
    with house.socket() as other:
        say(other, type="watch", table=table.id)
        hear(other, "update")
        with house.socket() as odd:
            odd.send('{"type":"watch","game":"\\ud800"}')
            assert hear(odd)["code"] == "message"
            odd.send(b'{"type":"ping"}\xff', text=True)
            with pytest.raises(ConnectionClosed) as caught:
                hear(odd)
            assert caught.value.rcvd and caught.value.rcvd.code == 1007
        say(other, type="ping")
        hear(other, "pong")


TABLE = "/api/tables/{table}"
NO_IDS = (
    "%00" * 16,
    "a" * 15 + "%00",
    "%00",
    "a" * 15,
    "a" * 17,
    "a" * 15 + "%0A",
    "a" * 16 + "%0A",
    "%C3%A4" * 16,
    "a" * 15 + "'",
    "%F0%9F%A6%96" * 16,
)


def test_what_is_no_id_is_no_table_on_every_route_and_nobody_asks_the_database(house: House) -> None:
    asked: list[object] = []

    def note(_: object, __: object, ___: str, values: Any, *____: object) -> None:
        """The house looks at its clocks meanwhile: whatever is asked about such a name has it among its values."""
        asked.extend(values.values() if isinstance(values, dict) else values)

    sa.event.listen(house.store._engine, "before_cursor_execute", note)
    try:
        for route in house.server.routes:
            if isinstance(route, TableRoute):
                for name in NO_IDS:
                    path = route.path.replace("{table}", name)
                    answer = house.http.request(
                        route.method, path, json=GOOD_BODIES.get(route.path.removeprefix(TABLE), {})
                    )
                    assert (answer.status_code, answer.json()["code"]) == (404, "no-table"), path
                    assert unquote(name) not in asked, path
    finally:
        sa.event.remove(house.store._engine, "before_cursor_execute", note)


@pytest.mark.parametrize("is_postgres", [False, True])
def test_a_name_that_no_database_takes_is_a_name_that_nobody_has(
    tmp_path: Path, postgres: Postgres, is_postgres: bool
) -> None:
    async def sign_in(accounts: Accounts, name: str) -> Denied:
        await accounts.register("Anna", "correct horse", "127.0.0.1")
        with pytest.raises(Denied) as refused:
            await accounts.sign_in(name, "correct horse", "127.0.0.1")
        return refused.value

    async def work(store: Store, name: str) -> tuple[int, str, str]:
        accounts = Accounts(store, Settings(data=tmp_path, password_memory=64), Uptime(0.0))
        try:
            error = await sign_in(accounts, name)
            return error.status, error.code, str(error)
        finally:
            accounts.stop()

    told = []
    for name in ("Nobody", "\0", "Anna\0", "An\0na"):
        store = Store(postgres.new_database()) if is_postgres else Store(tmp_path / str(len(told)))
        store.open()
        try:
            told.append(asyncio.run(work(store, name)))
        finally:
            store.close()
    assert set(told) == {(403, "sign-in", told[0][2])}
