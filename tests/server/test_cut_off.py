"""A server that is cut off from its database says so, others go on, and it catches up by itself."""

import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.guests import AWAY, Guests, check, open_tables
from tests.server.house import House, hear, say
from tests.server.postgres import Postgres, postgres  # noqa: F401 (a fixture)
from tests.server.proxy import Proxy
from tests.server.several import until

SOON = 15.0
"""Seconds within which whoever waits is told that it does not work."""


def in_thread(work: "object") -> None: ...


@pytest.mark.parametrize("way", ["hush", "reset"])
def test_cut_off_from_the_database(tmp_path: Path, postgres: Postgres, way: str) -> None:  # noqa: F811
    place = postgres.new_database()
    with Proxy(place) as proxy, House(tmp_path / "a", place=proxy.url) as cut, House(tmp_path / "b", place=place) as fine:
        tables = open_tables(cut, 2, 1)
        mine, theirs = tables
        for guests in tables:
            guests.play(cut, threading.Event(), 2)
        with cut.socket() as socket:
            for token in mine.tokens:
                say(socket, type="watch", table=mine.id, token=token)
                mine._note(hear(socket, "update"))
            mine._decide()
            assert mine.pending
            getattr(proxy, way)()
            begun = time.monotonic()
            say(socket, type="act", table=mine.id, **mine.pending)
            nack = hear(socket, "nack")
            print("nack", time.monotonic() - begun, nack)
            assert nack["code"] == AWAY
            assert time.monotonic() - begun < SOON
            # Others go on.
            begun = time.monotonic()
            theirs.play(fine, threading.Event(), 3)
            assert time.monotonic() - begun < 5
            begun = time.monotonic()
            answer = cut.http.get(f"/api/tables/{theirs.id}")
            print("http", time.monotonic() - begun, answer)
            assert answer.status_code == 503 and answer.json()["code"] == AWAY
            assert time.monotonic() - begun < SOON
            begun = time.monotonic()
            assert cut.http.get("/healthz").status_code == 503
            print("health", time.monotonic() - begun)
            assert time.monotonic() - begun < 5
            proxy.heal()
            begun = time.monotonic()
            until(lambda: cut.http.get("/healthz").status_code == 200, SOON)
            print("healed", time.monotonic() - begun)
            say(socket, type="act", table=mine.id, **mine.pending)
            mine._await_answer(socket)
        for guests in tables:
            guests.play(cut, threading.Event())
            assert guests.is_over
        check(place, tables)
