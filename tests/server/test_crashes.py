"""Kill −9, disk full, restart: an acked move is never lost or doubled, and every game goes on."""

import gc
import os
import random
import resource
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import find
from dinotable.server.storage.folder import FILE
from tests.server.dying import POINTS
from tests.server.house import MAGPIES, PATIENCE, Child, Fields, child, hear, say

# A server that dies in the middle of a handshake leaves its client's socket to the collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

KILLS = int(os.environ.get("DINOTABLE_KILLS", "10"))
EACH_POINT = int(os.environ.get("DINOTABLE_KILLS_AT_EACH_POINT", "2"))
TABLES = 6


class Guests:
    """All people of one table, at one device; they play on wherever they were interrupted."""

    def __init__(self, fields: Fields, seed: int) -> None:
        self.id: str = fields["table"]
        self.tokens = [seat["token"] for seat in fields["seats"]]
        self.luck = random.Random(seed)
        self.acked: dict[str, int] = {}
        self.pending: Fields | None = None
        self.count = 0
        self.is_over = False

    def play(self, server: Child, enough: threading.Event) -> None:
        try:
            with server.socket() as socket:
                self._play(socket, enough)
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            return

    def _play(self, socket: ClientConnection, enough: threading.Event) -> None:
        nows: dict[int, Fields] = {}
        for token in self.tokens:
            say(socket, type="watch", table=self.id, token=token)
            update = hear(socket, "update")
            nows[update["viewer"]] = update["now"]
        while not enough.is_set():
            if self.pending is None and not self._decide(nows):
                return
            assert self.pending
            say(socket, **self.pending)
            self._await_answer(socket, nows)

    def _decide(self, nows: dict[int, Fields]) -> bool:
        newest = max(nows.values(), key=lambda now: now["seq"])
        if newest["status"] == "over":
            self.is_over = True
            return False
        seat = self.luck.choice(newest["to_act"])
        now = nows[seat]
        self.count += 1
        text = self.luck.choice(now["legal"])["text"]
        self.pending = {
            "type": "act",
            "table": self.id,
            "ask": now["ask"],
            "msg_id": f"m{self.count}",
            "actions": [text],
        }
        return True

    def _await_answer(self, socket: ClientConnection, nows: dict[int, Fields]) -> None:
        told: dict[int, int] = {}
        seq = None
        while seq is None or min(told.values(), default=0) < seq or len(told) < len(nows):
            message = hear(socket)
            if message["type"] == "update":
                nows[message["viewer"]] = message["now"]
                told[message["viewer"]] = message["now"]["seq"]
            elif message["type"] == "ack":
                assert self.pending and message["msg_id"] == self.pending["msg_id"]
                seq = self.acked[message["msg_id"]] = message["seq"]
                if all(now["seq"] >= seq for now in nows.values()):
                    break
            else:
                raise AssertionError(message)
        self.pending = None


def kept_by(folder: Path, table: str) -> list[tuple[int, str]]:
    connection = sqlite3.connect(folder / FILE)
    try:
        rows = connection.execute('select seq, msg_id from events where "table" = ? order by seq', (table,)).fetchall()
        return [(int(seq), str(name)) for seq, name in rows]
    finally:
        connection.close()


def check(folder: Path, tables: list[Guests]) -> None:
    for guests in tables:
        rows = kept_by(folder, guests.id)
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        names = {name.partition(":")[2]: seq for seq, name in rows if name != "house:start"}
        assert len(names) == len(rows) - 1, "a message was entered twice"
        for name, seq in guests.acked.items():
            assert names.get(name) == seq, f"{name} was acked at {seq}"


def open_tables(server: Child, count: int, seed: int) -> list[Guests]:
    chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in range(3)]
    wish = {"game": "magpies", "chairs": chairs, "start": True}
    return [Guests(server.http.post("/api/tables", json=wish).json(), seed + k) for k in range(count)]


def acked_by(tables: list[Guests]) -> int:
    return sum(len(guests.acked) for guests in tables)


def play_until_dead(server: Child, tables: list[Guests], seconds: float | None) -> None:
    """Kills it so many seconds after the first move was acked; None: it does that itself."""
    before = acked_by(tables)
    enough = threading.Event()
    threads = [threading.Thread(target=guests.play, args=(server, enough)) for guests in tables]
    for thread in threads:
        thread.start()
    if seconds is not None:
        while acked_by(tables) == before and any(thread.is_alive() for thread in threads):
            time.sleep(0.002)
        time.sleep(seconds)
        server.process.kill()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    try:
        server.process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        raise AssertionError("the games were over before it came to that") from None
    finally:
        server.kill()
        gc.collect()


def finish(folder: Path, tables: list[Guests]) -> None:
    """Every game can be played to its end, and its record holds."""
    with child(folder) as server:
        for guests in tables:
            guests.play(server, threading.Event())
            assert guests.is_over
            record = read_record(server.http.get(f"/api/tables/{guests.id}/record").content)
            assert record.seed and replay(find(MAGPIES), record)
    check(folder, tables)


def test_killed_at_random_under_load(tmp_path: Path) -> None:
    luck = random.Random(2026)
    tables: list[Guests] = []
    acked = 0
    for _ in range(KILLS):
        server = Child(tmp_path)
        tables = [guests for guests in tables if not guests.is_over]
        tables += open_tables(server, TABLES - len(tables), luck.randrange(10**6))
        before = acked_by(tables)
        play_until_dead(server, tables, luck.uniform(0.0, 0.4))
        acked += acked_by(tables) - before
        check(tmp_path, tables)
    assert acked >= KILLS, "there was load"
    finish(tmp_path, tables)


@pytest.mark.parametrize("point", list(POINTS))
def test_killed_at_each_commit_point(tmp_path: Path, point: str) -> None:
    luck = random.Random(point)
    tables: list[Guests] = []
    everyone: list[Guests] = []
    for _ in range(EACH_POINT):
        # Some were interrupted before, and enough begin now for it to come to that point, however many share a commit.
        tables = [guests for guests in tables if not guests.is_over][:TABLES]
        with child(tmp_path) as server:
            begun = open_tables(server, TABLES, luck.randrange(10**6))
        tables += begun
        everyone += begun
        dying = Child(tmp_path, module="tests.server.dying", DYING=f"{point} {luck.randrange(*POINTS[point])}")
        play_until_dead(dying, tables, None)
        check(tmp_path, everyone)
    assert acked_by(everyone) > 0
    finish(tmp_path, everyone)


def fill_and_free(server: Child, guests: Guests, socket: ClientConnection) -> None:
    say(socket, type="watch", table=guests.id, token=guests.tokens[0])
    now = hear(socket, "update")["now"]
    act: Fields = {"type": "act", "table": guests.id, "ask": now["ask"], "msg_id": "full"}
    act["actions"] = [now["legal"][0]["text"]]
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    # No file of the server's can be written beyond its first byte: as on a full disk.
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    say(socket, **act)
    nack = hear(socket, "nack")
    assert nack["code"] == "storage-unavailable" and "has not happened" in nack["message"]
    chairs = [{"kind": "open"}, {"kind": "open"}]
    assert server.http.post("/api/tables", json={"game": "magpies", "chairs": chairs}).status_code == 503
    # Games go on being shown.
    assert server.http.get(f"/api/tables/{guests.id}").json()["now"]["seq"] == now["seq"]
    unwell = server.http.get("/healthz")
    assert unwell.status_code == 503 and unwell.json()["status"] == "storage-unavailable"
    assert unwell.json()["write"] != "ok"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    say(socket, **act)
    assert hear(socket, "ack")["seq"] == now["seq"] + 1
    deadline = time.monotonic() + PATIENCE
    while server.http.get("/healthz").status_code == 503 and time.monotonic() < deadline:
        time.sleep(0.2)
    assert server.http.get("/healthz").json()["status"] == "ok"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs a system that can bound another process's files")
def test_disk_full_refuses_clearly_and_recovers_without_a_restart(tmp_path: Path) -> None:
    with child(tmp_path) as server:
        (guests,) = open_tables(server, 1, 3)
        with server.socket() as socket:
            fill_and_free(server, guests, socket)
        guests.play(server, threading.Event())
        assert guests.is_over
        assert "could not write" in server.stop()
    check(tmp_path, [guests])


def test_restarted_during_play_in_good_order(tmp_path: Path) -> None:
    tables: list[Guests] = []
    for turn in range(2):
        with child(tmp_path) as server:
            tables = tables or open_tables(server, 3, 11)
            enough = threading.Event()
            threads = [threading.Thread(target=guests.play, args=(server, enough)) for guests in tables]
            for thread in threads:
                thread.start()
            while min(guests.count for guests in tables) <= 3 * turn and all(thread.is_alive() for thread in threads):
                time.sleep(0.01)
            said = server.stop()
            assert "Every game is kept" in said, said
            assert server.process.returncode == 0
            for thread in threads:
                thread.join(PATIENCE)
        check(tmp_path, tables)
    finish(tmp_path, tables)
