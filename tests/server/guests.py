"""People who play on wherever they were interrupted, and the check that nothing they were told is lost or doubled."""

import json
import random
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.games import find
from dinotable.server.tables.storage import load_table
from dinotable.table.kept import Kept
from dinotable.table.log import Entered
from dinotable.table.message_ids import house_id
from dinotable.table.seen import see_now
from dinotable.table.table import Table, rebuild
from tests.server.house import MAGPIES, Child, Fields, House, hear, say
from tests.server.places import connected

CUT = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, TimeoutError)
"""How it shows that a server is not there any more."""
AWAY = "storage-unavailable"


class Interrupted(Exception):
    """It is not known whether it was done; or the server cannot keep it now."""


class Guests:
    """All people of one table, at one device."""

    def __init__(self, fields: Fields, seed: int) -> None:
        self.id: str = fields["table"]
        self.tokens = [seat["token"] for seat in fields["seats"]]
        self.luck = random.Random(seed)
        self.acked: dict[str, int] = {}
        self.pending: Fields | None = None
        """What was sent and not acked: it is sent again in the same words."""
        self.seat = 0
        """Who sent it."""
        self.count = 0
        self.is_over = False
        self.nows: dict[int, Fields] = {}
        """What each seat was last told."""
        self.haste = 0.0
        """How often, of all moves, they go away before they hear an answer."""

    # Over a socket.
    def play(self, server: Child | House, enough: threading.Event, most: int = 10**6) -> None:
        """Until the game is over, so many moves were acked, or the connection is cut."""
        try:
            with server.socket() as socket:
                self._play(socket, enough, most)
        except (*CUT, Interrupted):
            return

    def _play(self, socket: ClientConnection, enough: threading.Event, most: int) -> None:
        self.watch(socket)
        while not enough.is_set() and most > 0:
            if self.pending is None and not self.decide():
                return
            self.send(socket)
            if self.luck.random() < self.haste:
                raise Interrupted
            self.await_answer(socket)
            most -= 1

    def watch(self, socket: ClientConnection) -> None:
        """From every seat."""
        self.nows = {}
        for token in self.tokens:
            say(socket, type="watch", table=self.id, token=token)
            self._note(self._hear(socket, "update"))

    def send(self, socket: ClientConnection) -> None:
        assert self.pending
        say(socket, type="act", table=self.id, **self.pending)

    def _hear(self, socket: ClientConnection, kind: str | None = None) -> Fields:
        message = hear(socket)
        if message.get("code") == AWAY:
            raise Interrupted
        assert kind in (None, message["type"]), message
        return message

    def _note(self, update: Fields) -> None:
        self.nows[update["viewer"]] = update["now"]

    def decide(self) -> bool:
        """What to do next; whether there is something to decide."""
        newest = max(self.nows.values(), key=lambda now: now["seq"])
        if newest["status"] == "over":
            self.is_over = True
            return False
        self.seat = self.luck.choice(newest["to_act"])
        now = self.nows[self.seat]
        self.count += 1
        text = self.luck.choice(now["legal"])["text"]
        self.pending = {"ask": now["ask"], "msg_id": f"m{self.count}", "actions": [text]}
        return True

    def await_answer(self, socket: ClientConnection) -> None:
        """The ack, and that everybody was told."""
        seq = None
        while seq is None or any(now["seq"] < seq for now in self.nows.values()):
            message = self._hear(socket)
            if message["type"] == "update":
                self._note(message)
            else:
                assert message["type"] == "ack", message
                seq = self._got_ack(message["msg_id"], message["seq"])

    def _got_ack(self, msg_id: str, seq: int) -> int:
        assert self.pending and msg_id == self.pending["msg_id"]
        self.acked[msg_id] = seq
        self.pending = None
        return seq

    # Over HTTP.
    def ask(self, server: Child | House, enough: threading.Event, most: int = 10**6) -> None:
        """The same."""
        try:
            with httpx.Client(base_url=server.http.base_url, timeout=server.http.timeout) as http:
                self._ask(http, enough, most)
        except (*CUT, Interrupted):
            return

    def _ask(self, http: httpx.Client, enough: threading.Event, most: int) -> None:
        while not enough.is_set() and most > 0:
            if self.pending is None:
                self.nows = {seat: self.request(http, "GET", seat)["now"] for seat in range(len(self.tokens))}
                if not self.decide():
                    return
            assert self.pending
            done = self.request(http, "POST", self.seat, "/act", self.pending)
            self._got_ack(self.pending["msg_id"], done["seq"])
            most -= 1

    def request(self, http: httpx.Client, method: str, seat: int, route: str = "", body: Any = None) -> Fields:
        """Raises Interrupted where the server cannot keep or read it now."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = http.request(method, f"/api/tables/{self.id}{route}", headers=headers, json=body)
        found: Fields = answer.json()
        if answer.status_code == 503 and found["code"] == AWAY:
            raise Interrupted
        assert answer.status_code == 200, answer.text
        return found


def open_tables(server: Child | House, count: int, seed: int) -> list[Guests]:
    chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in range(3)]
    wish = {"game": "magpies", "chairs": chairs, "start": True}
    return [Guests(server.http.post("/api/tables", json=wish).json(), seed + k) for k in range(count)]


def acked_by(tables: list[Guests]) -> int:
    return sum(len(guests.acked) for guests in tables)


# What is kept, read past any server.
def kept_at(place: Path | str, tables: list[str]) -> dict[str, tuple[Kept, list[Entered]]]:
    with connected(place) as connection:
        return {table: found for table in tables if (found := load_table(connection, table))}


def check(place: Path | str, tables: list[Guests]) -> dict[str, Table]:
    """Every acked move is there once, at its seq, and there is no gap; what people were shown is what the log makes of it.
    The tables as they stand."""
    kept = kept_at(place, [guests.id for guests in tables])
    return {guests.id: _check(guests, *kept[guests.id]) for guests in tables}


def _check(guests: Guests, kept: Kept, entries: list[Entered]) -> Table:
    assert [entered.seq for entered in entries] == list(range(1, len(entries) + 1))
    names = {
        entered.msg_id.partition(":")[2]: entered.seq for entered in entries if entered.msg_id != house_id("start")
    }
    assert len(names) == len(entries) - 1, "a message was entered twice"
    for name, seq in guests.acked.items():
        assert names.get(name) == seq, f"{name} was acked at {seq}"
    game = find(MAGPIES)
    for viewer, now in guests.nows.items():
        table = rebuild(game, kept.charter, kept.seed, entries[: now["seq"]])
        assert now == seen_by(table, viewer), f"seat {viewer} was shown something else"
    return rebuild(game, kept.charter, kept.seed, entries)


def seen_by(table: Table, viewer: int = SPECTATOR) -> Fields:
    found: Fields = json.loads(msgspec.json.encode(see_now(table, viewer)))
    return found


def finish(place: Path | str, server: Child | House, tables: list[Guests]) -> None:
    """Every game can be played to its end, and its record holds."""
    for guests in tables:
        guests.haste = 0.0
        guests.play(server, threading.Event())
        assert guests.is_over
        record = read_record(server.http.get(f"/api/tables/{guests.id}/record").content)
        assert record.seed and replay(find(MAGPIES), record)
    check(place, tables)
