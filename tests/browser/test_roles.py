"""Who may ask for what: by the token that is shown, on every route at a table."""

import asyncio
import base64
import json
from typing import Any

import pytest

from dinotable.browser.route import TableRoute
from dinotable.table.tokens import new_token
from tests.browser.rig import HERE, ME, Opened, ask, host_on, opened

SEED = bytes(range(100, 132))
AT_TABLES = [route for route in host_on().routes if isinstance(route, TableRoute)]
BODIES: dict[str, Any] = {
    "act": {"ask": 999, "msg_id": "a", "actions": ["nonsense"]},
    "undo": {"line": 0, "msg_id": "a"},
    "foresee": {"actions": ["nonsense"]},
    "why-not": {"action": "nonsense"},
    "lend": {"level": "random"},
    "remove": {"seat": 1},
    "swap": {"one": 0, "other": 1},
    "propose": {"what": "back", "target": 0},
    "answer": {"proposal": 1, "yes": True},
    "branch": {"line": 0, "seat": 0, "name": "Ada"},
    "sit": {"name": "Eve"},
}
LETS = {
    "watcher": {"nobody", "seat", "host"},
    "guest": {"nobody", "seat", "host"},
    "seat": {"seat"},
    "host": {"host"},
    "seat or host": {"seat", "host"},
}


async def said_to(table: Opened, route: TableRoute, token: str) -> tuple[int, str]:
    path = route.path.replace("{table}", table.id)
    answer = await ask(table.on, f"{route.method} {path}", token, BODIES.get(path.rpartition("/")[2], {}))
    return answer.status, answer.code if answer.status >= 400 else ""


@pytest.mark.parametrize("route", AT_TABLES, ids=lambda route: f"{route.method} {route.path}")
def test_whoever_a_route_does_not_name_goes_no_further(route: TableRoute) -> None:
    async def run() -> None:
        for who in ("nobody", "seat", "host", "stranger", "other table"):
            host = host_on()
            table, other = await opened(host, ME, HERE), await opened(host, ME, HERE)
            tokens = {
                "nobody": "",
                "seat": table.tokens[0],
                "host": table.host,
                "stranger": new_token(),
                "other table": other.tokens[0],
            }
            status, code = await said_to(table, route, tokens[who])
            is_denied = (status, code) in ((401, "token"), (403, "role"))
            assert is_denied == (who not in LETS[route.role]), (who, status, code)

    asyncio.run(run())


def test_a_seat_sees_and_does_what_is_its_own() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, HERE)
        now = await table.now()
        owing = now["to_act"][0]
        mine = await table.now(owing)
        act = {"ask": mine["ask"], "msg_id": "a", "actions": [mine["legal"][0]["text"]]}
        other = await table.ask("POST /act", table.tokens[1 - owing], act)
        assert (other.status, other.code) == (409, "late")
        heard: list[str] = []
        connection = table.on.connect(heard.append)
        watch = {"type": "watch", "table": table.id}
        for message, code in (
            ({**watch, "token": new_token()}, "token"),
            ({**watch, "token": table.host}, "token"),
            ({**watch, "seat": 0}, "session"),
            ({"type": "watch", "table": "here-00000000000"}, "no-table"),
            ({"type": "act", "table": table.id, **act}, "role"),
            ({"type": "nonsense"}, "message"),
            ({**watch, "token": "x" * 20_000}, "size"),
        ):
            await connection.hear(json.dumps(message))
            assert json.loads(heard[-1])["code"] == code, message
        # A spectator, and whoever watches as the other seat, cannot answer for this one.
        for token in (None, table.tokens[1 - owing]):
            await connection.hear(json.dumps({**watch, **({"token": token} if token else {})}))
            await connection.hear(json.dumps({"type": "act", "table": table.id, **act}))
            assert json.loads(heard[-1])["type"] == "nack"
        await connection.hear('{"type":"ping"}')
        assert heard[-1] == '{"type":"pong"}'
        await connection.hear(json.dumps({"type": "leave", "table": table.id}))
        heard.clear()
        assert (await table.ask("POST /act", table.tokens[owing], act)).status == 200
        assert heard == []

    asyncio.run(run())


def test_a_blind_watcher_holds_the_seat_and_sees_what_a_spectator_sees() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, HERE)
        owing = (await table.now())["to_act"][0]
        act = (await table.now(owing))["legal"][0]["text"]
        heard: list[str] = []
        connection = table.on.connect(heard.append)
        watch = {"type": "watch", "table": table.id, "token": table.tokens[owing], "blind": True}
        await connection.hear(json.dumps(watch))
        seen = [(json.loads(heard[-1]), await table.now())]
        await table.act(owing, act, (await table.now(owing))["ask"])
        seen.append((json.loads(heard[-1]), await table.now()))
        for update, spectator in seen:
            assert (update["viewer"], update["now"]) == (owing, spectator)
        page = (await table.ask("GET ?blind=yes", table.tokens[owing])).json()
        assert (page["viewer"], page["now"]) == (owing, await table.now())

    asyncio.run(run())


def test_the_seed_is_in_nothing_that_is_told_before_the_end() -> None:
    async def run() -> None:
        host = host_on(seed=lambda: SEED)
        table = await opened(host, ME, HERE, explains=True)
        said: list[str] = []
        connection = host.connect(said.append)
        for token in (None, *table.tokens.values()):
            watch = {"type": "watch", "table": table.id, "since": 0, "people": True}
            await connection.hear(json.dumps({**watch, **({"token": token} if token else {})}))
        for most in (0, 5, 5):
            await table.play(most)
            for route in (route for route in AT_TABLES if route.method == "GET"):
                for token in ("", table.host, *table.tokens.values()):
                    path = route.path.replace("{table}", table.id)
                    said.append((await ask(host, f"GET {path}", token)).body)
            mine = {"tokens": [*table.tokens.values()]}
            said += [
                (await ask(host, f"POST /api/{what}", body=mine)).body for what in ("mine", "results", "statistics")
            ]
        secrets = [
            SEED.hex(),
            base64.b64encode(SEED).decode().rstrip("="),
            base64.urlsafe_b64encode(SEED).decode()[:-1],
        ]
        assert said and not any(secret in text for secret in secrets for text in said)
        await table.play()
        assert SEED.hex() in (await table.ask("GET /record")).body

    asyncio.run(run())
