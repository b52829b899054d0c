"""How much one address may have and ask for; and that every refusal has words."""

import json
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from dinotable.server import run
from dinotable.server.http import connections, socket_protocol
from dinotable.server.http.costs import COSTS
from dinotable.server.http.limits import Buckets
from dinotable.server.settings import Limits, Settings
from tests.server.attackers import HANDSHAKE, TINY_FRAME, frame
from tests.server.house import PATIENCE, UNLIMITED, House, hear, say

SLOW = 0.3


@pytest.fixture
def gate(house: House, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The limits of a house that runs, to be changed for one test."""
    gate = house.server.gate
    monkeypatch.setattr(gate, "limits", replace(UNLIMITED, header_seconds=SLOW, body_seconds=SLOW))
    monkeypatch.setattr(connections, "PARTING_SECONDS", 0.2)
    monkeypatch.setattr(gate, "_spent", dict(gate._spent))
    monkeypatch.setattr(gate, "_of_house", dict(gate._of_house))
    return gate


def allow(gate: Any, what: str, most: float) -> None:
    _, code, words = gate._spent[what]
    gate._spent[what] = (Buckets(0.001, most), code, words)


def is_refusal(answer: httpx.Response, status: int, code: str) -> bool:
    assert set(answer.json()) == {"code", "message", "rule", "arguments"}
    assert status not in (429, 503) or int(answer.headers["retry-after"]) >= 1
    return (answer.status_code, answer.json()["code"]) == (status, code)


# Connections.
class Raw:
    """A connection without manners."""

    def __init__(self, house: House) -> None:
        self.socket = socket.socket()
        # As little as the system allows: it is full the sooner.
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", house.port))

    def upgraded(self) -> "Raw":
        self.send(HANDSHAKE)
        assert b" 101 " in self.socket.recv(65536)
        return self

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def answer(self) -> httpx.Response:
        """The one that comes until the connection is closed."""
        data = b""
        while piece := self.socket.recv(65536):
            data += piece
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = [tuple(line.split(": ", 1)) for line in lines]
        return httpx.Response(int(first.split()[1]), headers=headers, content=body)  # type: ignore[arg-type]

    def close(self) -> None:
        self.socket.close()


@pytest.fixture
def raw(house: House) -> Iterator[Any]:
    opened: list[Raw] = []

    def open_one() -> Raw:
        opened.append(Raw(house))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def test_a_head_and_a_body_must_come_in_time(gate: Any, raw: Any) -> None:
    head, body, empty = raw(), raw(), raw()
    head.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    body.send(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    assert is_refusal(head.answer(), 408, "time")
    assert is_refusal(body.answer(), 408, "time")
    assert empty.socket.recv(1) == b"", "who says nothing gets no answer"
    slow = raw()
    slow.send(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 40013\r\n\r\n")
    for _ in range(4):
        slow.send(b" " * 10_000)
        time.sleep(SLOW / 2)
    slow.send(b'{"tokens":[]}')
    assert slow.answer().status_code == 200, "a long one that comes steadily has longer"
    assert gate.half_open.total == 0


@pytest.mark.usefixtures("gate")
def test_a_head_without_end_is_refused(raw: Any) -> None:
    endless = raw()
    endless.send(b"GET / HTTP/1.1\r\nX-A: ")
    with pytest.raises(OSError):
        for _ in range(100):
            endless.send(b"x" * 10_000)
            time.sleep(0.005)
    short = raw()
    short.send(b"GET / HTTP/1.1\r\nX-A: " + b"x" * connections.MOST_AROUND)
    assert is_refusal(short.answer(), 431, "size")
    nonsense = raw()
    nonsense.send(b"\x16\x03\x01 nonsense\r\n\r\n")
    assert is_refusal(nonsense.answer(), 400, "http")


@pytest.mark.usefixtures("gate")
def test_a_body_that_goes_on_after_its_refusal_is_cut_off(raw: Any) -> None:
    endless = raw()
    endless.send(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n")
    begin = time.monotonic()
    with pytest.raises(OSError):
        while time.monotonic() < begin + PATIENCE:
            endless.send(b"x" * 10_000)
            time.sleep(0.01)


@pytest.mark.parametrize(("what", "status", "code"), [("each", 429, "rate"), ("most", 503, "busy")])
def test_connections_and_half_open_ones_at_their_limit_and_one_more(
    house: House, gate: Any, raw: Any, monkeypatch: pytest.MonkeyPatch, what: str, status: int, code: str
) -> None:
    monkeypatch.setattr(gate, "limits", UNLIMITED)
    ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    for count in (gate.connections, gate.half_open):
        with monkeypatch.context() as patched:
            patched.setattr(count, what, count.total + 2)
            waiting = [raw(), raw()]
            for one in waiting:
                one.send(b"GET /healthz HTTP/1.1\r\n")
            wait_for(lambda: count.total >= getattr(count, what))  # noqa: B023 (called at once)
            beyond = raw()
            beyond.send(ask)
            assert is_refusal(beyond.answer(), status, code)
            for one in waiting:
                one.send(b"Host: localhost\r\nConnection: close\r\n\r\n")
                assert one.answer().status_code == 200
    assert gate.refused == 0
    assert house.http.get("/healthz").status_code == 200


def wait_for(is_so: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.mark.parametrize(("what", "status", "code"), [("each", 429, "rate"), ("most", 503, "busy")])
def test_a_handshake_is_refused_with_words(
    house: House, gate: Any, monkeypatch: pytest.MonkeyPatch, what: str, status: int, code: str
) -> None:
    wait_for(lambda: gate.sockets.total == 0)
    monkeypatch.setattr(gate.sockets, what, 1)
    with house.socket():
        with pytest.raises(InvalidStatus) as caught:
            house.socket().__enter__()
        answer = caught.value.response
        assert is_refusal(
            httpx.Response(answer.status_code, headers=dict(answer.headers), content=bytes(answer.body)), status, code
        )
    wait_for(lambda: gate.sockets.total == 0)
    with house.socket() as again:
        say(again, type="ping")
        hear(again, "pong")


def test_a_foreign_page_is_told_why_its_socket_is_refused(house: House) -> None:
    with pytest.raises(InvalidStatus) as caught:
        connect(
            f"ws://127.0.0.1:{house.port}/api/socket", additional_headers={"Origin": "http://evil.example"}
        ).__enter__()
    answer = caught.value.response
    assert answer.status_code == 403 and json.loads(answer.body)["code"] == "origin"


# Sockets.
def test_a_message_is_counted_when_it_comes_before_anybody_works_on_it(
    house: House, gate: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "messages_a_second", 10.0)
    before = house.server.metrics.socket_messages
    with house.socket() as flood:
        flood.socket.sendall(3000 * frame({"type": "ping"}))
        with pytest.raises(ConnectionClosed) as caught:
            while True:
                hear(flood)
        assert caught.value.rcvd and caught.value.rcvd.code == 1008
    assert house.server.metrics.socket_messages - before <= 31
    with house.socket() as pinging:
        # The smallest frames there are count as well, and so do pieces of a message that never ends.
        pinging.socket.sendall(3000 * TINY_FRAME)
        with pytest.raises(ConnectionClosed):
            while True:
                hear(pinging)
    with house.socket() as pieces:
        pieces.socket.sendall(b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 3000)
        with pytest.raises(ConnectionClosed):
            while True:
                hear(pieces)


def test_who_says_little_is_heard_whatever_others_at_the_address_do(
    house: House, gate: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "_messages", Buckets(0.001, 10))
    with house.socket() as loud, house.socket() as quiet:
        with pytest.raises(ConnectionClosed) as caught:
            for _ in range(100):
                say(loud, type="ping")
                hear(loud, "pong")
        assert caught.value.rcvd and caught.value.rcvd.code == 1008
        for _ in range(5):
            say(quiet, type="ping")
            hear(quiet, "pong")


def test_watches_of_an_address_have_a_number_and_a_rate(
    house: House, gate: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = house.started(2), house.started(2)
    wait_for(lambda: gate.subscriptions.total == 0)
    with monkeypatch.context() as patched, house.socket() as first, house.socket() as second:
        patched.setattr(gate.subscriptions, "each", 1)
        for _ in range(2):
            say(first, type="watch", table=one.id)
            hear(first, "update")
        say(second, type="watch", table=other.id)
        assert hear(second)["code"] == "rate"
        with pytest.raises(ConnectionClosed) as caught:
            hear(second)
        assert caught.value.rcvd and caught.value.rcvd.code == 1013, "so that it comes back"
    wait_for(lambda: gate.subscriptions.total == 0)
    allow(gate, "subscriptions", 2)
    with house.socket() as third:
        for _ in range(3):
            say(third, type="watch", table=one.id)
        assert [hear(third)["type"] for _ in range(3)] == ["update", "update", "trouble"]


def test_who_does_not_read_is_let_go_and_nobody_waits_for_them(
    house: House, gate: Any, raw: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "limits", replace(UNLIMITED, socket_unsent_kilobytes=64))
    monkeypatch.setattr(socket_protocol, "PARTING_SECONDS", 0.1)
    table = house.started(2)
    room = house.server.rooms._rooms[table.id]
    deaf = raw().upgraded()
    deaf.send(frame({"type": "watch", "table": table.id, "token": table.tokens[0]}))
    with house.socket() as other:
        say(other, type="watch", table=table.id, token=table.tokens[1])
        hear(other, "update")
        wait_for(lambda: len(room.subscriptions) == 2)
        (subscription,) = [watch for watch in room.subscriptions if watch.viewer == 0]
        # Whatever the system keeps for it is full one day.
        for _ in range(300):
            house.loop.call_soon_threadsafe(subscription.send, b"x" * 60_000)
        wait_for(lambda: subscription not in room.subscriptions)
        say(other, type="ping")
        hear(other, "pong")
    assert gate.unsent.total() == 0
    with house.socket() as back:
        say(back, type="watch", table=table.id, token=table.tokens[0])
        assert hear(back, "update")["now"]["status"] == "playing"


def test_who_does_not_read_answers_is_not_asked_what_else_they_want(house: House, gate: Any, raw: Any) -> None:
    table = house.started(2)
    deaf = raw().upgraded()
    ask = 100 * frame({"type": "watch", "table": table.id, "since": 0})
    before, sent = house.server.metrics.socket_messages, 0
    deaf.socket.settimeout(0.3)
    with pytest.raises(TimeoutError):
        # Until nothing more is taken from it.
        while sent < 200_000:
            deaf.send(ask)
            sent += 100
    assert gate.unsent.total() < 2**20
    assert house.server.metrics.socket_messages - before < sent
    deaf.close()
    wait_for(lambda: gate.unsent.total() == 0)


# What costs more than a look.
def test_every_cost_belongs_to_a_route(house: House) -> None:
    assert set(COSTS) <= {f"{route.method} {route.path}" for route in house.server.routes}
    assert set(COSTS.values()) <= set(house.server.gate._spent)


def test_each_allowance_is_refused_with_words_and_says_when_to_come_back(house: House, gate: Any) -> None:
    table = house.started(2)
    asked: dict[str, tuple[str, str, dict[str, Any]]] = {
        "questions": ("GET", "/entries", {}),
        "hints": ("POST", "/think", {"json": {"level": "random"}}),
        "seats": ("POST", "/sit", {"json": {"name": "Anna"}}),
    }
    for what, (method, path, more) in asked.items():
        allow(gate, what, 1)
        assert table.ask(method, path, table.tokens[0], **more).status_code == 200, path
        assert is_refusal(table.ask(method, path, table.tokens[0], **more), 429, "rate")
    allow(gate, "uploads", 0)
    assert is_refusal(house.http.post("/api/records", content=b"x"), 429, "quota")
    allow(gate, "loads", 0)
    house.server.rooms._rooms.pop(table.id)
    assert is_refusal(table.ask("GET"), 429, "rate")


def test_what_is_stored_has_a_measure_for_each_address_and_for_the_house(house: House, gate: Any) -> None:
    table = house.started(2)
    entry = {"text": "x" * 300, "name": "Eve"}
    allow(gate, "bytes", 1000)
    codes = [table.ask("POST", "/chat", json=entry) for _ in range(4)]
    assert [answer.status_code for answer in codes[:2]] == [200, 200] and is_refusal(codes[3], 429, "quota")
    assert is_refusal(table.act(0, [table.now(0)["legal"][0]["text"]]), 429, "quota"), "moves too: it has not happened"
    body = {"game": "magpies", "chairs": [{"kind": "open"}, {"kind": "open"}]}
    assert is_refusal(house.http.post("/api/tables", json=body), 429, "quota")
    allow(gate, "bytes", 10**9)
    gate._of_house["bytes"] = Buckets(0.001, 10)
    assert is_refusal(house.http.post("/api/tables", json=body), 503, "quota")


def test_bots_play_on_when_their_table_s_address_has_used_everything_up(house: House, gate: Any) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}, start=True)
    now = table.now(0)
    assert table.act(0, [now["legal"][0]["text"]], ask=now["ask"]).status_code == 200
    allow(gate, "bytes", 0)
    wait_for(lambda: 0 in table.now()["to_act"] or table.now()["status"] == "over")


def test_open_tables_in_the_list_have_a_number(house: House, gate: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for table in list(house.server.rooms.open_list._opener):
        house.server.rooms.open_list.drop(table)
    body = {
        "game": "magpies",
        "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}],
        "listed": True,
    }
    monkeypatch.setattr(gate, "limits", replace(UNLIMITED, address_listed=2))
    opened = [house.http.post("/api/tables", json=body) for _ in range(3)]
    assert [answer.status_code for answer in opened[:2]] == [200, 200] and is_refusal(opened[2], 429, "quota")
    host = {"Authorization": f"Bearer {opened[0].json()['host']}"}
    assert house.http.post(f"/api/tables/{opened[0].json()['table']}/start", json={}, headers=host).status_code == 200
    assert house.http.post("/api/tables", json=body).status_code == 200, "one that has begun is in the list no more"
    monkeypatch.setattr(gate, "limits", replace(UNLIMITED, most_listed=1))
    assert is_refusal(house.http.post("/api/tables", json=body), 503, "quota")
    assert house.http.post("/api/tables", json={**body, "listed": False}).status_code == 200


def test_options_have_a_number_and_a_length(house: House) -> None:
    chairs = [{"kind": "open"}, {"kind": "open"}]
    for options in ({"x" * 41: "y"}, {"x": "y" * 41}, {f"o{k}": "y" for k in range(21)}):
        answer = house.http.post("/api/tables", json={"game": "magpies", "chairs": chairs, "options": options})
        assert (answer.status_code, answer.json()["code"]) == (400, "body")


def test_the_file_limit_is_raised_as_far_as_allowed_and_said_if_too_low(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    limits = [1000, 5000]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.__setitem__(slice(None), pair))
    gate = house.server.gate
    monkeypatch.setattr(gate.connections, "most", gate.connections.most)
    said: list[str] = []
    run.raise_file_limit(gate, Settings(limits=replace(Limits(), most_connections=4000)), said.append)
    assert limits == [4200, 5000] and not said
    run.raise_file_limit(gate, Settings(limits=replace(Limits(), most_connections=9000)), said.append)
    assert limits == [5000, 5000] and gate.connections.most == 4800
    assert "ulimit -n 9200" in said[0]
