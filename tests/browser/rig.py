"""A host on what is kept in memory, with bots that think at once, and somebody who plays there."""

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

from dinotable.browser import thinking
from dinotable.browser.errors import Taken
from dinotable.browser.host import Host
from dinotable.browser.keeping import Row
from dinotable.games import GAMES

PLACES = {**GAMES, "magpies": "examples.magpies:GAME"}
Fields = dict[str, Any]


class Storage:
    """What is kept, shared by all tabs of a browser."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.held: dict[str, object] = {}


class Memory:
    """One tab's way to it. `before` and `after` are called around each commit, and may raise."""

    def __init__(self, storage: Storage | None = None) -> None:
        self.storage = storage or Storage()
        self.before: Callable[[list[Row]], None] = lambda _: None
        self.after: Callable[[list[Row]], None] = lambda _: None

    async def read(self, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.storage.rows.get(key)

    async def write(self, rows: list[Row]) -> None:
        await asyncio.sleep(0)
        self.before(rows)
        kept = self.storage.rows
        if any(is_new and key in kept for key, _, is_new in rows):
            raise Taken("another tab was faster")
        for key, value, _ in rows:
            if value is None:
                kept.pop(key, None)
            else:
                kept[key] = value
        self.after(rows)

    async def hold(self, table: str) -> bool:
        return self.storage.held.setdefault(table, self) is self

    async def release(self, table: str) -> None:
        if self.storage.held.get(table) is self:
            del self.storage.held[table]

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        await asyncio.sleep(0)
        return sorted((key, value) for key, value in self.storage.rows.items() if key.startswith(prefix))


class ThinkingHere:
    """What the worker for bots answers, in the same thread."""

    def __init__(self) -> None:
        self.jobs: list[Fields] = []
        self.stops = 0

    async def answer(self, job: str) -> str:
        self.jobs.append(json.loads(job))
        await asyncio.sleep(0)
        return thinking.answer(job)

    async def stop(self) -> None:
        self.stops += 1


def host_on(memory: Memory | None = None, thinks: Any = None, **more: Any) -> Host:
    wishes: Fields = {"places": PLACES, "pace": 0.0, "think_seconds": 0.05} | more
    return Host(memory or Memory(), thinks or ThinkingHere(), **wishes)


class Answer:
    def __init__(self, text: str) -> None:
        fields = json.loads(text)
        self.status: int = fields["status"]
        self.type: str = fields["type"]
        self.body: str = fields["body"]

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        return str(self.json()["code"])


async def ask(host: Host, what: str, token: str = "", body: object = None) -> Answer:
    """`what`: the method and the path."""
    method, _, path = what.partition(" ")
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    return Answer(await host.answer(method, path, token, text))


class Opened:
    """A table and its tokens."""

    def __init__(self, host: Host, fields: Fields) -> None:
        self.on = host
        self.id: str = fields["table"]
        self.host: str = fields["host"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in fields["seats"]}
        self._count = itertools.count()

    async def ask(self, what: str, token: str = "", body: object = None) -> Answer:
        """`what`: the method and what comes after the table's address."""
        method, _, rest = what.partition(" ")
        return await ask(self.on, f"{method} /api/tables/{self.id}{rest}", token, body)

    async def now(self, seat: int | None = None) -> Fields:
        answer = await self.ask("GET", "" if seat is None else self.tokens[seat])
        assert answer.status == 200, answer.body
        found: Fields = answer.json()["now"]
        return found

    async def act(self, seat: int, action: str, ask: int, msg_id: str = "") -> Answer:
        body = {"ask": ask, "msg_id": msg_id or f"m{next(self._count)}", "actions": [action]}
        return await self.ask("POST /act", self.tokens[seat], body)

    async def play(self, most: int = 10_000, choose: Callable[[list[Fields], int], Fields] | None = None) -> Fields:
        """Every person takes a legal action in turn, until the end or for so many decisions."""
        # At a table of the same luck nobody else may look.
        eyes = min(self.tokens)
        for done in range(most):
            now = await self.now(eyes)
            while now["to_act"] and all(now["chairs"][seat]["level"] for seat in now["to_act"]):
                await asyncio.sleep(0.001)
                now = await self.now(eyes)
            if not now["to_act"]:
                return now
            seat = next(seat for seat in now["to_act"] if not now["chairs"][seat]["level"])
            mine = await self.now(seat)
            if not mine["legal"]:
                continue
            chosen = choose(mine["legal"], done) if choose else mine["legal"][done % len(mine["legal"])]
            answer = await self.act(seat, chosen["text"], mine["ask"])
            assert answer.status == 200 or answer.code == "late", answer.body
        return await self.now(eyes)


async def opened(host: Host, *chairs: Fields, game: str = "magpies", start: bool = True, **more: Any) -> Opened:
    answer = await ask(host, "POST /api/tables", body={"game": game, "chairs": chairs, "start": start, **more})
    assert answer.status == 200, answer.body
    return Opened(host, answer.json())


ME = {"kind": "me", "name": "Ada"}
HERE = {"kind": "here", "name": "Bob"}


def bot(level: str = "greedy") -> Fields:
    return {"kind": "bot", "level": level}
