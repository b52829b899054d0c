"""A server that is cut off from its database says so, others go on, and it catches up by itself."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from dinotable.server.storage import hints
from tests.server.guests import AWAY, Guests, Interrupted, check, open_tables
from tests.server.house import House, hear, say
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy
from tests.server.several import until

SOON = 30.0
"""Seconds within which whoever waits is told that it does not work: some until the silence is noticed, and some for trying
anew."""
DEAF = 3.0
"""Instead of nine, which is longer than a test should take."""
ASKING = 30
"""How many ask at once: more than there are threads."""


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    with Proxy(postgres.new_database()) as proxy:
        yield proxy


@pytest.mark.parametrize("way", ["hush", "reset"])
def test_cut_off(tmp_path: Path, proxy: Proxy, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BEAT", DEAF / 3)
    monkeypatch.setattr(hints, "DEAF", DEAF)
    with House(tmp_path / "a", place=proxy.url) as cut, House(tmp_path / "b", place=proxy.target) as fine:
        mine, asked, theirs = tables = open_tables(cut, 3, 1)
        for guests in tables:
            guests.play(cut, threading.Event(), 2)
        with cut.socket() as player, cut.socket() as watcher:
            say(watcher, type="watch", table=theirs.id)
            seen = hear(watcher, "update")["now"]["seq"]
            mine.watch(player)
            mine.decide()
            getattr(proxy, way)()
            begun = time.monotonic()
            mine.send(player)
            with ThreadPoolExecutor(ASKING) as pool:
                refused = pool.map(lambda _: is_refused(cut, asked), range(ASKING))
                others_go_on(fine, theirs)
                assert hear(player, "nack")["code"] == AWAY
                assert all(refused)
            assert time.monotonic() - begun < SOON
            unwell = cut.http.get("/healthz")
            assert unwell.status_code == 503 and unwell.json()["status"] == AWAY
            proxy.heal()
            # Nobody is told of it: whoever watches hears what was missed, and whoever was refused says it once more.
            check_updates(watcher, seen, theirs)
            until(lambda: cut.http.get("/healthz").status_code == 200, SOON)
            mine.send(player)
            mine.await_answer(player)
        for guests in tables:
            guests.play(cut, threading.Event())
            assert guests.is_over
        check(proxy.target, tables)


def is_refused(house: House, guests: Guests) -> bool:
    try:
        guests.request(house.http, "GET", 0)
    except Interrupted:
        return True
    return False


def others_go_on(house: House, guests: Guests) -> None:
    begun = time.monotonic()
    guests.play(house, threading.Event(), 3)
    assert guests.pending is None and time.monotonic() - begun < SOON / 2


def check_updates(watcher: ClientConnection, seen: int, guests: Guests) -> None:
    last = max(guests.acked.values())
    while seen < last:
        update = hear(watcher, "update", SOON)
        entries = [entry["seq"] for entry in update["entries"]]
        assert update["is_whole"] and entries == list(range(seen + 1, seen + 1 + len(entries)))
        seen = update["now"]["seq"]
