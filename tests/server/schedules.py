"""Two things that people do at a table at the same moment: one is stopped where it waits, the other goes on meanwhile."""

import asyncio
import functools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from starlette.types import ASGIApp

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.schema import HOST, holdings
from dinotable.server.accounts.storage import Account, Session
from dinotable.server.app import Server
from dinotable.server.notify.schema import webhooks
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.server.tables.room import Room
from dinotable.server.tables.storage import TableStore
from dinotable.table.grants import granted
from dinotable.table.kept import Kept
from dinotable.table.log import Answered, Chair, Charter, Entered, Proposed, Rose, Sat, Swapped
from dinotable.table.tokens import hash_of, new_table_id, new_token
from tests.server.asking import Asker, headers_of, scope_of
from tests.server.house import MAGPIES, UNLIMITED
from tests.server.places import Place

PAUSE = 0.0005
LONGEST = 2.0
"""Seconds that whoever was stopped waits for the other, if nothing else tells that they wait for each other."""
WATCHER = "tests.watcher"
FOREVER = 1e12
"""A session that is not noted anew when it is used."""


class Stopped:
    """A coroutine that waits before its n-th wait until the others have done what they can."""

    def __init__(self, work: Coroutine[Any, Any, Any], at: int, meanwhile: Callable[[], Awaitable[None]]) -> None:
        self.work = work
        self.at = at
        self.meanwhile = meanwhile
        self.count = 0

    def __await__(self) -> Generator[Any, None, Any]:
        error: BaseException | None = None
        while True:
            try:
                waits_for = self.work.throw(error) if error else self.work.send(None)
            except StopIteration as end:
                return end.value
            error = None
            self.count += 1
            if self.count == self.at:
                yield from self.meanwhile().__await__()
            try:
                yield waits_for
            except BaseException as thrown:
                error = thrown


@functools.cache
def app_of(server: Server) -> ASGIApp:
    return server.app()


@dataclass
class Person:
    """Somebody with names of their own, and every secret that they were ever told."""

    name: str
    secrets: list[str] = field(default_factory=list)
    cookie: str = ""

    def is_called(self, name: str) -> bool:
        return name.startswith(self.name)


class Watcher:
    """A socket, stopped like any request."""

    def __init__(self, server: Server, person: Person, **shown: Any) -> None:
        self.person = person
        self.shown = shown
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        headers = headers_of({"cookie": f"dinotable={person.cookie}"})
        scope = scope_of("websocket", "/api/socket", headers) | {WATCHER: self}
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.serving = app_of(server)(scope, self.inbox.get, self._send)

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
            self.news.set()

    def watch(self, table: str) -> None:
        said = {"type": "watch", "table": table, **self.shown}
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(said)})

    def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})


@dataclass
class Doing:
    """What somebody does, under way."""

    work: Coroutine[Any, Any, Any]
    is_told: asyncio.Event | None = None
    """Of work that goes on for as long as somebody watches: they have heard something."""


class Scene:
    """One table before its start, with whoever is there, through one server or two on one database."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.id = new_table_id()
        self.anna, self.ben, self.cleo, self.dan, self.eve = (
            Person(name, [new_token()], f"cookie-of-{name.lower()}".ljust(43, "x"))
            for name in ("Anna", "Ben", "Cleo", "Dan", "Eve")
        )
        self.people = [self.anna, self.ben, self.cleo, self.dan, self.eve]
        self.host = new_token()
        self.anna.secrets.append(self.host)
        self.watchers: list[Watcher] = []
        self.is_done_meanwhile = False
        """Whether the other was done while the one was stopped; else it waited for it."""

    async def open(self) -> None:
        """Anna is the host and sits on 0, Ben has a friend's chair, Cleo an open one, Dan a link to the last. Cleo would
        like Ben's chair."""
        kinds = ("person", "friend", "open", "friend")
        chairs = [Chair("person", "Anna"), *(Chair(kind) for kind in kinds[1:])]  # type: ignore[arg-type]
        server = self.servers[0]
        game = server.rooms.games["magpies"]
        charter = Charter(game.id, game.rules, game.setup(len(chairs)).options, chairs)
        keys = {0: self.anna, 1: self.ben, 2: self.cleo}
        hashes = {seat: hash_of(person.secrets[0]) for seat, person in keys.items()}
        tokens = granted(hashes, {3: hash_of(self.dan.secrets[0])}, 1.0)
        kept = Kept(self.id, charter, b"s" * 32, hash_of(self.host), tokens, "open", 1.0)
        log = [Sat(1, "Ben"), Sat(2, "Cleo"), Proposed(2, "swap", 1, False, [])]
        entries = [Entered(k + 1, f"h:{k}", event, 1.0) for k, event in enumerate(log)]
        await TableStore(server.store).add(kept, None, entries)
        held = [("anna", HOST), *((person.name.lower(), seat) for seat, person in keys.items())]
        rows = [{"account": account, "table": self.id, "seat": seat, "since": 0.0} for account, seat in held]
        await server.store.write(lambda connection: _insert(connection, rows))
        for each in self.servers:
            await each.rooms.find(self.id)

    # What people do.
    async def ask(
        self, person: Person, where: int, path: str, body: Any, place: str = "", method: str = "POST"
    ) -> dict[str, Any]:
        """By their secret, or by their account at that place."""
        shown = {"dinotable-seat": place} if place else {"authorization": f"Bearer {person.secrets[0]}"}
        cookie = {"cookie": f"dinotable={person.cookie}"}
        _, found = await Asker(app_of(self.servers[where]), {**shown, **cookie}).ask(
            method, f"/api/tables/{self.id}{path}", body
        )
        told: dict[str, Any] = json.loads(found) if found.startswith(b"{") else {}
        if told.get("token"):
            person.secrets.append(told["token"])
        return told

    async def ask_as_host(self, where: int, path: str, body: Any) -> dict[str, Any]:
        host = Person("Anna", [self.host], self.anna.cookie)
        told = await self.ask(host, where, path, body)
        self.anna.secrets += [each for each in host.secrets if each not in self.anna.secrets]
        return told

    def watch(self, person: Person, where: int, **shown: Any) -> Doing:
        watcher = Watcher(self.servers[where], person, **shown)
        self.watchers.append(watcher)
        watcher.watch(self.id)
        return Doing(watcher.serving, watcher.news)

    async def at_once(self, one: Doing, other: Doing, at: int) -> bool:
        """Whether the one was stopped at all: it has so many waits."""
        was_stopped = False

        async def meanwhile() -> None:
            nonlocal was_stopped
            was_stopped = True
            others.append(asyncio.create_task(_done(other)))
            end = time.monotonic() + LONGEST
            while not others[0].done() and not self.is_waiting() and time.monotonic() < end:
                await asyncio.sleep(PAUSE)
            self.is_done_meanwhile = others[0].done()

        others: list[asyncio.Task[None]] = []
        await _done(Doing(_awaited(Stopped(one.work, at, meanwhile)), one.is_told))
        if others:
            await others[0]
        else:
            await _done(other)
        return was_stopped

    async def leave(self) -> None:
        for watcher in self.watchers:
            watcher.leave()
        await asyncio.gather(*_SERVING)
        _SERVING.clear()

    # What must be so afterwards.
    def is_waiting(self) -> bool:
        """Whether somebody waits for whoever was stopped."""
        rooms = [room for room in (server.rooms.get(self.id) for server in self.servers) if room]
        locks = [lock for room in rooms for lock in (room.changing, room.loading)]
        locks += [lock for server in self.servers for lock in server.social._speaking.values()]
        return any(lock._waiters for lock in locks)  # type: ignore[attr-defined]

    async def check(self) -> None:
        for server in self.servers:
            room = await server.rooms.find(self.id)
            chairs, entries = [chair.name for chair in room.table.chairs], room.table.entries_since(0)
            for person in self.people:
                own = [seat for seat, name in enumerate(chairs) if person.is_called(name)]
                # These two do not leave. The host names a seat: on it may be whoever has just moved there.
                is_put_out = any(isinstance(entered.event, Rose) and entered.event.why for entered in entries)
                least = person is self.anna or (person is self.cleo and not is_put_out)
                assert least <= len(own) <= 1, f"{person.name} sits on {own}"
                self._check_secrets(room, person, own)
            for watcher in self.watchers:
                self._check_watcher(room, watcher, chairs)
            self._check_proposals(room)
        await self._check_rows(chairs)

    def _check_secrets(self, room: Room, person: Person, own: list[int]) -> None:
        for secret in person.secrets:
            grant = room.tokens.get(hash_of(secret))
            if grant is None or grant.kind == "used":
                continue
            is_theirs = grant.seat in own or (grant.kind == "invitation" and not room.table.chairs[grant.seat].name)
            assert is_theirs, f"{person.name} has a {grant.kind} for {grant.seat}, sits on {own}"

    def _check_watcher(self, room: Room, watcher: Watcher, chairs: list[str]) -> None:
        for subscription in room.subscriptions:
            is_theirs = subscription.connection.request.scope[WATCHER] is watcher  # type: ignore[attr-defined]
            if is_theirs and subscription.viewer != SPECTATOR:
                name = chairs[subscription.viewer]
                assert watcher.person.is_called(name), f"{watcher.person.name} watches and plays for {name!r}"

    def _check_proposals(self, room: Room) -> None:
        """Whoever asked the others for something sat there when they did: it was Ben, but for Cleo's first."""
        names = [chair.name for chair in room.charter.chairs]
        asked: dict[int, Proposed] = {}
        for entered in room.table.entries_since(0):
            event = entered.event
            moved: tuple[int, int] | None = None
            if isinstance(event, Sat):
                names[event.seat] = event.name
            elif isinstance(event, Rose):
                names[event.seat] = ""
            elif isinstance(event, Swapped):
                moved = event.one, event.other
            elif isinstance(event, Proposed):
                asked[entered.seq] = event
                proposer = self.ben if len(asked) > 1 else self.cleo
                assert proposer.is_called(names[event.seat]), f"{names[event.seat]} is told to have asked for something"
            elif isinstance(event, Answered) and event.passes:
                moved = asked[event.proposal].seat, asked[event.proposal].target
            if moved:
                one, other = moved
                names[one], names[other] = names[other], names[one]

    async def _check_rows(self, chairs: list[str]) -> None:
        store = self.servers[0].store
        held = sa.select(holdings.c.account, holdings.c.seat).where(
            holdings.c.table == self.id, holdings.c.seat != HOST
        )
        for account, seat in await store.read(lambda connection: list(connection.execute(held))):
            assert chairs[seat][:3].lower() == account[:3], f"the account {account} opens the seat of {chairs[seat]}"
        query = sa.select(webhooks.c.url, webhooks.c.seat).where(webhooks.c.table == self.id)
        for url, seat in await store.read(lambda connection: list(connection.execute(query))):
            assert url.endswith(chairs[seat][:3]), f"notices of {chairs[seat]} go to {url}"
        chat = await self.servers[0].social.chat(await self.servers[0].rooms.find(self.id))
        for said in chat.lines:
            assert said.text.endswith(said.name[:3]), f"{said.name} is told to have said {said.text!r}"


def _insert(connection: sa.Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(sa.insert(holdings), rows)


_SERVING: set[asyncio.Task[Any]] = set()
"""Sockets that are open."""


async def _awaited(work: Stopped) -> Any:
    return await work


async def _done(doing: Doing) -> None:
    if doing.is_told is None:
        await doing.work
        return
    task = asyncio.create_task(doing.work)
    _SERVING.add(task)
    told = asyncio.create_task(doing.is_told.wait())
    await asyncio.wait([task, told], return_when=asyncio.FIRST_COMPLETED)
    told.cancel()


@asynccontextmanager
async def servers_at(places: list[Place]) -> AsyncIterator[list[Server]]:
    """With accounts for whoever comes to a scene."""
    settings = Settings(
        extra_games=(MAGPIES,), requests_a_second=1e9, tables_a_minute=1e9, words_a_second=1e9, sign_ins_a_minute=1e9,
        webhook_hosts=("example.org",), limits=UNLIMITED,
    )  # fmt: skip
    servers = []
    for place in places:
        store = Store(place)
        store.open()
        servers.append(Server(settings, store))

    async def post(*_: object) -> int:
        # As long as a receiver elsewhere may take.
        await asyncio.sleep(0)
        return 200

    for server in servers:
        server.notices.post = post  # type: ignore[method-assign]
    kept = servers[0].accounts.kept
    for name in ("anna", "ben", "cleo", "dan", "eve", "ben-too"):
        await kept.add(Account(name, name.capitalize() + "son", "", 0.0), name)
        cookie = hash_of(f"cookie-of-{name}".ljust(43, "x"))
        await kept.begin(Session(f"session-{name}", name, name, "", 0.0, 0.0, FOREVER), cookie, 9)
    try:
        yield servers
    finally:
        for server in servers:
            server.store.close()
