"""Whatever is sent: a clear refusal, no 5xx, no crash, and the games are as they were."""

import json
import os
import random
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from dinotable.server.operate.admin_route import PATH
from tests.server.house import Fields, House, Opened, hear, say

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = int(os.environ.get("DINOTABLE_EXAMPLES", "10"))
FRAMES = int(os.environ.get("DINOTABLE_FRAMES", "800"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def hold_route(house: House, tables: list[Opened], operation: Any, luck: random.Random, mode: Any) -> None:
    browser = house.member(f"Fuzz {luck.random()}")
    cases = operation.as_strategy(generation_mode=mode)

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=cases)
    def check(case: Any) -> None:
        table = luck.choice(tables)
        if "table" in (case.path_parameters or {}) and luck.random() < 0.8:
            case.path_parameters["table"] = table.id
        token = luck.choice([None, table.host, *table.tokens.values(), "x" * 43])
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if luck.random() < 0.3:
            headers = {"Cookie": f"dinotable={browser.cookies['dinotable']}"}
        answer = case.call(base_url=str(house.http.base_url).rstrip("/"), headers=headers)
        case.validate_response(answer, checks=CHECKS)

    check()


@pytest.mark.on_sqlite("what is sent is checked before anything is kept; `test_odd_bytes.py` has the exceptions")
def test_schemathesis_over_every_route(house: House) -> None:
    schema = schemathesis.openapi.from_dict(house.http.get("/api/openapi.json").json())
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) == len(house.server.routes)
    waiting = house.table({"kind": "open"}, {"kind": "friend"}, {"kind": "bot", "level": "random"})
    tables = [house.started(2), house.started(4), waiting]
    luck = random.Random(1)
    for operation in operations:
        hold_route(house, tables, operation, luck, GenerationMode.POSITIVE)
        if operation.body or operation.query:
            hold_route(house, tables, operation, luck, GenerationMode.NEGATIVE)
    assert house.http.get("/healthz").status_code == 200


def test_every_route_is_described(house: House) -> None:
    described = house.http.get("/api/openapi.json").json()["paths"]
    # Those that really answer; the last, if there is a built page, gives its files.
    answering = [route for route in house.server.app().app.routes if route.path != "/{path:path}"]  # type: ignore[attr-defined]
    routes = {
        (route.path, method)
        for route in answering
        # For everybody but whoever runs the server it does not exist.
        if route.path != PATH
        for method in getattr(route, "methods", None) or {"SOCKET"}
        if method != "HEAD"
    }
    routes.remove(("/api/socket", "SOCKET"))
    assert routes == {(path, method.upper()) for path, found in described.items() for method in found}


def spoil(text: str, luck: random.Random) -> str | bytes:
    """A good message, a little wrong."""
    how = luck.randrange(9)
    if how == 0:
        return text[: luck.randrange(len(text))]
    if how == 1:
        return text.encode()[::-1]
    if how == 2:
        at = luck.randrange(len(text))
        return text[:at] + chr(luck.choice([0, 34, 92, 0x202E, 0xD7FF, 0x1F996])) + text[at:]
    fields = json.loads(text)
    name = luck.choice(list(fields))
    odd: list[Any] = [None, -1, 2**70, 1e308, "", "x" * 3000, [], {}, [[]] * 60, True, {"type": "act"}, "\u0000", "🦖"]
    if how < 6:
        fields[name] = luck.choice(odd)
    elif how == 6:
        del fields[name]
    elif how == 7:
        fields[luck.choice(["extra", "__proto__", "seat", "token"])] = luck.choice(odd)
    else:
        return "[" * 4000
    return json.dumps(fields)


def test_fuzzed_frames_are_refused_and_change_nothing(house: House) -> None:
    luck = random.Random(8)
    table = house.started(2)
    before = table.now()
    protocol = house.http.get("/api/protocol.json").json()
    check = jsonschema_rs.validator_for({"$defs": protocol["$defs"], **protocol["server"]})
    good: list[Fields] = [
        {"type": "watch", "table": table.id, "token": table.tokens[0], "since": 0},
        {"type": "leave", "table": table.id},
        {"type": "act", "table": table.id, "ask": 10**6, "msg_id": "m", "actions": ["offer twig"]},
        {"type": "undo", "table": table.id, "seat": 0, "line": 9, "msg_id": "u"},
        {"type": "ping"},
    ]
    sent = 0
    while sent < FRAMES:
        try:
            with house.socket() as socket:
                for _ in range(40):
                    socket.send(spoil(json.dumps(luck.choice(good)), luck))
                    sent += 1
                say(socket, type="ping")
                while (answer := hear(socket))["type"] != "pong":
                    check.validate(answer)
        except ConnectionClosed as closed:
            assert closed.rcvd and closed.rcvd.code in (1007, 1008), closed
    assert table.now() == before
    assert house.http.get("/healthz").status_code == 200


def test_every_message_is_as_described(house: House) -> None:
    protocol = house.http.get("/api/protocol.json").json()
    check = jsonschema_rs.validator_for({"$defs": protocol["$defs"], **protocol["server"]})
    table = house.started(2)
    kinds = set()
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, token=table.tokens[0], since=0)
        now = hear(socket, "update")["now"]
        text = now["legal"][0]["text"]
        for ask, name in ((now["ask"], "a"), (now["ask"], "b")):
            say(socket, type="act", table=table.id, ask=ask, msg_id=name, actions=[text])
        say(socket, type="nonsense")
        say(socket, type="ping")
        while "pong" not in kinds:
            message = hear(socket)
            check.validate(message)
            kinds.add(message["type"])
    assert kinds == {"update", "ack", "nack", "trouble", "pong"}


def test_the_pages_for_people_name_every_route_and_message(house: House) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    for route in house.server.routes:
        assert f"`{route.method} {route.path}`" in page, route.path
    named = set(re.findall(r"^### `(\w+)`", page, re.MULTILINE))
    described = house.http.get("/api/protocol.json").json()["$defs"].values()
    messages = {kind["properties"]["type"]["enum"][0]: kind for kind in described if "type" in kind["properties"]}
    assert named == set(messages)
    for name, kind in messages.items():
        part = page.split(f"### `{name}`")[1].split("###")[0]
        for field in kind["properties"]:
            assert field == "type" or f"`{field}`" in part, f"{name}.{field}"
