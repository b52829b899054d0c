"""Kill −9, disk full, restart: an acked move is never lost or doubled, and every game goes on."""

import gc
import os
import random
import resource
import subprocess
import threading
import time
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from tests.server.dying import POINTS
from tests.server.guests import Guests, acked_by, check, finish, open_tables
from tests.server.house import PATIENCE, Child, Fields, child, hear, say

# A server that dies in the middle of a handshake leaves its client's socket to the collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

KILLS = int(os.environ.get("DINOTABLE_KILLS", "5"))
EACH_POINT = int(os.environ.get("DINOTABLE_KILLS_AT_EACH_POINT", "1"))
TABLES = 6


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


def play_on(folder: Path, tables: list[Guests]) -> None:
    with child(folder) as server:
        finish(folder, server, tables)


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
    play_on(tmp_path, tables)


@pytest.mark.parametrize("point", list(POINTS))
def test_killed_at_each_commit_point(tmp_path: Path, point: str) -> None:
    luck = random.Random(point)
    tables: list[Guests] = []
    everyone: list[Guests] = []
    rounds = 0
    # It may come to that point before anything was acked at all: then once more, or there was nothing to lose.
    while rounds < EACH_POINT or (not acked_by(everyone) and rounds < EACH_POINT + 5):
        rounds += 1
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
    play_on(tmp_path, everyone)


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


@pytest.mark.on_sqlite("it is about the files of SQLite")
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
    play_on(tmp_path, tables)
