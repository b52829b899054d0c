"""A real server on a free port, in a thread or in a process of its own, and clients for it."""

import asyncio
import contextlib
import json
import os
import queue
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from dinotable.server.app import Server
from dinotable.server.bots.work import Plan, Worker
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.run import Uvicorn, configured, listen
from dinotable.server.settings import Limits, Settings
from dinotable.server.storage.dialects import new_process_id
from dinotable.server.storage.store import Store
from dinotable.server.tables.commits import Who
from dinotable.server.tables.identity import Identity
from dinotable.server.tables.room import Room
from tests.server.places import DATABASES

MAGPIES = "examples.magpies:GAME"
Fields = dict[str, Any]
WAITED_FOR = ("header_seconds", "body_seconds")
UNLIMITED = Limits(**{field.name: 10**6 for field in fields(Limits) if field.name not in WAITED_FOR})
UNLIMITED_FLAGS = [f"--{name.replace('_', '-')}" for name, value in asdict(UNLIMITED).items() if value == 10**6]
PATIENCE = int(os.environ.get("DINOTABLE_PATIENCE", "90"))
"""Seconds that a test waits for what should come at once: machines are slow at times."""


class Reached:
    """A server as its clients see it."""

    http: httpx.Client

    def table(self, *chairs: Fields, game: str = "magpies", **more: Any) -> "Opened":
        answer = self.http.post("/api/tables", json={"game": game, "chairs": list(chairs), **more})
        assert answer.status_code == 200, answer.text
        return Opened(self, answer.json())

    def started(self, seats: int = 2, game: str = "magpies", **more: Any) -> "Opened":
        chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in range(seats)]
        return self.table(*chairs, game=game, start=True, **more)


class House(Reached):
    """A server in a thread of the test's own process."""

    def __init__(self, folder: Path, uptime: Uptime | None = None, place: str | None = None, **changes: Any) -> None:
        wishes: Fields = {"port": 0, "extra_games": (MAGPIES,), "pace": 0.0, "bot_workers": 1, "think_seconds": 0.2}
        wishes |= {"messages_a_second": 1e6, "requests_a_second": 1e6, "tables_a_minute": 1e6, "words_a_second": 1e6}
        wishes |= {"sign_ins_a_minute": 1e6, "password_memory": 64, "limits": UNLIMITED}
        own = "" if place or "database" in changes else DATABASES.url(folder)
        wishes |= {"data": folder, "database": place or own} | changes
        self._worker: Worker | None = None
        if own:
            # Beside the server instead of in a process of its own, which would take a second to start for each test.
            self._worker = Worker(
                Plan(own, new_process_id(), wishes["bot_workers"], wishes["extra_games"], wishes.get("bots", ()))
            )
            wishes["bot_workers"] = 0
        self.settings = Settings(**wishes)
        self.store = Store(self.settings.place())
        self.store.open()
        listening = listen(self.settings)
        self.port = listening.getsockname()[1]
        self.server = Server(self.settings, self.store, uptime)
        self._uvicorn = Uvicorn(configured(self.server.app(), timeout_graceful_shutdown=2, timeout_keep_alive=600))
        self._ready: queue.SimpleQueue[asyncio.AbstractEventLoop] = queue.SimpleQueue()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(listening)), daemon=True)
        self._thread.start()
        self.loop = self._ready.get(timeout=PATIENCE)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        if own:
            self._wait_until_it_leads()
        self._guests: list[httpx.Client] = []

    async def _serve(self, listening: socket.socket) -> None:
        self._ready.put(asyncio.get_running_loop())
        working = asyncio.create_task(self._worker.run()) if self._worker else None
        await self._uvicorn.serve([listening])
        if self._worker and working:
            self._worker.stop()
            await working

    def _wait_until_it_leads(self) -> None:
        """It has its database for itself: from its start on it does what one of several would do."""
        end = time.monotonic() + PATIENCE
        while not self.server.leads():
            assert time.monotonic() < end, "somebody else leads"
            time.sleep(0.01)

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        for browser in (self.http, *self._guests):
            browser.close()
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        self.store.close()

    def socket(self, **headers: str) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    def guest(self) -> httpx.Client:
        """A browser of its own: nobody is signed in."""
        browser = httpx.Client(base_url=self.http.base_url, timeout=PATIENCE)
        self._guests.append(browser)
        return browser

    def member(self, name: str, password: str = "correct horse") -> httpx.Client:
        """A browser in which somebody has just made an account."""
        browser = self.guest()
        answer = browser.post("/api/account", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        return browser


class Opened:
    """A table and its tokens."""

    def __init__(self, house: Reached, fields: Fields) -> None:
        self.http = house.http
        self.id: str = fields["table"]
        self.host: str = fields["host"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in fields["seats"]}
        """Keys; for a friend's chair the invitation, until somebody sits down with it."""

    def ask(self, method: str, route: str = "", token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, f"/api/tables/{self.id}{route}", headers=headers, **more)
        if route == "/sit" and token and answer.status_code == 200 and answer.json()["token"]:
            self._got_key(token, answer.json()["token"])
        return answer

    def _got_key(self, invitation: str, key: str) -> None:
        self.tokens = {seat: key if token == invitation else token for seat, token in self.tokens.items()}
        self.host = key if self.host == invitation else self.host

    def now(self, seat: int | None = None) -> Fields:
        answer = self.ask("GET", token=None if seat is None else self.tokens[seat])
        assert answer.status_code == 200, answer.text
        found: Fields = answer.json()["now"]
        return found

    def act(self, seat: int, actions: list[str], msg_id: str | None = None, ask: int | None = None) -> httpx.Response:
        ask = self.now(seat)["ask"] if ask is None else ask
        body = {"ask": ask or 0, "msg_id": msg_id or f"m{ask}", "actions": actions}
        return self.ask("POST", "/act", self.tokens[seat], json=body)

    def play_on(self, most: int = 10_000) -> Fields:
        """Every person takes a legal action in turn, until the end or for so many decisions. Bots play meanwhile, so that
        what a person was asked may be over before the answer comes."""
        done = 0
        while done < most:
            shown = self.now()
            if not shown["to_act"]:
                break
            owing = [seat for seat in shown["to_act"] if not shown["chairs"][seat]["level"]]
            if not owing:
                time.sleep(0.01)
                continue
            seat = owing[done % len(owing)]
            now = self.now(seat)
            if now["legal"]:
                text = now["legal"][done % len(now["legal"])]["text"]
                answer = self.act(seat, [text], ask=now["ask"])
                is_late = answer.status_code == 409 and any(chair["level"] for chair in shown["chairs"])
                assert answer.status_code == 200 or (is_late and answer.json()["code"] == "late"), answer.text
                done += answer.status_code == 200
        return self.now()


async def act(server: Server, room: Room, seat: int, msg_id: str, ask: int, texts: list[str]) -> int:
    """As somebody who holds that seat."""
    return await server.rooms.commits.enter(room, lambda referee: referee.act(seat, msg_id, ask, texts))


def held_by(seat: int) -> Who:
    """Somebody who has that seat, however often it is decided."""

    async def who() -> Identity:
        return Identity(seat)

    return who


def say(socket: ClientConnection, **fields: Any) -> None:
    socket.send(json.dumps(fields))


def hear(socket: ClientConnection, kind: str | None = None, seconds: float = PATIENCE) -> Fields:
    """The next message, or the next of a kind."""
    while True:
        message: Fields = json.loads(socket.recv(timeout=seconds))
        if kind is None or message["type"] == kind:
            return message


class Child(Reached):
    """A server in a process of its own, which can be killed."""

    def __init__(
        self, folder: Path, *flags: str, module: str = "dinotable", has_limits: bool = False, **environment: str
    ) -> None:
        command = [sys.executable, "-m", module, "serve", "--data", str(folder), "--port", "0"]
        command += ["--game", MAGPIES, "--pace", "0", "--bot-workers", "1"]
        database = DATABASES.url(folder)
        command += ["--database", database] if database else []
        if not has_limits:
            command += ["--messages-a-second", "1000000", "--requests-a-second", "1000000"]
            command += ["--tables-a-minute", "1000000"]
            command += [part for name in UNLIMITED_FLAGS for part in (name, "1000000")]
        path = os.pathsep.join(part for part in [*sys.path, os.getcwd()] if part)
        self.environment = {**os.environ, "PYTHONPATH": path, **environment}
        self.process = subprocess.Popen(
            [*command, *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
        )
        self.port = 0
        self.said = ""
        self._is_up = threading.Event()
        # Always read: a server whose words nobody takes would wait for ever.
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        self._is_up.wait(PATIENCE)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def _read(self) -> None:
        assert self.process.stdout
        with self.process.stdout as said:
            for line in said:
                self.said += line
                found = re.search(r"is at http://[^:]+:(\d+)", line)
                if found:
                    self.port = int(found.group(1))
                if "Ctrl-C stops" in line:
                    self._is_up.set()
        self._is_up.set()

    def kill(self) -> None:
        self.process.kill()
        self.end()

    def stop(self) -> str:
        """Asked to; what it said."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self) -> str:
        self.http.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        return self.said

    def socket(self) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/socket", max_size=None, open_timeout=PATIENCE, ping_interval=None
        )


@contextlib.contextmanager
def child(folder: Path, *flags: str) -> Iterator[Child]:
    process = Child(folder, *flags)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.kill()
