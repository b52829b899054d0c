"""Several server processes on one database, and people who hop between them."""

import random
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.server.guests import AWAY, CUT, Guests, check, open_tables, seen_by
from tests.server.house import PATIENCE, Child, Fields, Opened, Reached, hear, say

AT_A_PLACE = 8
"""Moves that people make at most before they go on to another server."""


def until(check: Callable[[], Any], seconds: float = PATIENCE, pause: float = 0.02) -> Any:
    end = time.monotonic() + seconds
    while not (found := check()):
        assert time.monotonic() < end, "it did not come to it"
        time.sleep(pause)
    return found


def through(house: Reached, table: Opened) -> Opened:
    """The same table, spoken to by way of another server."""
    seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    return Opened(house, {"table": table.id, "host": table.host, "seats": seats})


class Servers:
    """Processes of their own."""

    def __init__(self, folder: Path, places: Sequence[str], *flags: str) -> None:
        """One for each address of a database."""
        self.folder = folder
        self.places = places
        self.flags = flags
        self.there: list[Child | None] = [None] * len(places)
        self.start()

    def start(self) -> None:
        """All that are not there, at once."""
        gone = [k for k, child in enumerate(self.there) if child is None]
        threads = [threading.Thread(target=self._start, args=(k,)) for k in gone]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _start(self, number: int) -> None:
        child = Child(self.folder / str(number), "--database", self.places[number], *self.flags)
        if not child.port:
            raise AssertionError(f"it does not start: {child.end()}")
        self.there[number] = child

    def kill(self, number: int) -> None:
        child, self.there[number] = self.there[number], None
        assert child
        child.kill()
        assert "Traceback" not in child.said, child.said

    def __enter__(self) -> "Servers":
        return self

    def __exit__(self, *_: object) -> None:
        for number, child in enumerate(self.there):
            if child:
                self.kill(number)

    def any(self, luck: random.Random) -> Child:
        return luck.choice([child for child in self.there if child])


class Club:
    """Plays one game after the other, over sockets and by HTTP, now here and now there."""

    def __init__(self, servers: Servers, seed: int) -> None:
        self.servers = servers
        self.luck = random.Random(seed)
        self.tables: list[Guests] = []
        self.acked = 0

    def play(self, enough: threading.Event) -> None:
        while not enough.is_set():
            try:
                server = self.servers.any(self.luck)
                if not self.tables or self.tables[-1].is_over:
                    self._begin(server)
                self._hop(server, enough)
            except (*CUT, IndexError):
                # Nobody is there, or not any more.
                time.sleep(0.02)

    def _begin(self, server: Child) -> None:
        try:
            (guests,) = open_tables(server, 1, self.luck.randrange(10**6))
        except KeyError:
            # No table was opened because it could not be kept.
            time.sleep(0.05)
            return
        guests.haste = 0.1
        self.tables.append(guests)

    def _hop(self, server: Child, enough: threading.Event) -> None:
        guests = self.tables[-1]
        before = len(guests.acked)
        way = self.luck.choice((guests.play, guests.ask))
        way(server, enough, self.luck.randrange(1, AT_A_PLACE))
        self.acked += len(guests.acked) - before
        if len(guests.acked) == before:
            time.sleep(0.02)


class Watcher:
    """Sees what a club plays, through one server after the other, and misses nothing."""

    def __init__(self, club: Club, seed: int) -> None:
        self.club = club
        self.luck = random.Random(seed)
        self.seqs: dict[str, int] = {}
        self.nows: dict[str, Fields] = {}

    def watch(self, enough: threading.Event) -> None:
        while not enough.is_set():
            try:
                with self.club.servers.any(self.luck).socket() as socket:
                    self._watch(socket, enough, time.monotonic() + self.luck.uniform(0.2, 3.0))
            except (*CUT, IndexError):
                time.sleep(0.02)

    def _watch(self, socket: Any, enough: threading.Event, end: float) -> None:
        watched: set[str] = set()
        while not enough.is_set() and time.monotonic() < end:
            table = self.club.tables[-1].id
            if table not in watched:
                watched.add(table)
                say(socket, type="watch", table=table, since=self.seqs.get(table))
            try:
                message = hear(socket, seconds=0.1)
            except TimeoutError:
                continue
            if message.get("code") == AWAY:
                return
            assert message["type"] == "update", message
            self._take(message)

    def _take(self, update: Fields) -> None:
        table, now = update["table"], update["now"]
        seqs = [entry["seq"] for entry in update["entries"]]
        if update["is_whole"]:
            known = self.seqs[table]
            assert seqs == list(range(known + 1, known + len(seqs) + 1)), f"after {known} came {seqs}"
            assert now["seq"] == known + len(seqs)
        else:
            # Whoever knew something had missed too little for that.
            assert table not in self.seqs
        self.seqs[table], self.nows[table] = now["seq"], now


class Load:
    """Clubs that play and watchers who look on, each in a thread."""

    def __init__(self, servers: Servers, count: int, seed: int) -> None:
        self.servers = servers
        self.clubs = [Club(servers, seed + k) for k in range(count)]
        self.watchers = [Watcher(club, seed - k) for k, club in enumerate(self.clubs)]
        self._playing, self._watching = threading.Event(), threading.Event()
        self._threads: list[threading.Thread] = []

    def acked(self) -> int:
        return sum(club.acked for club in self.clubs)

    def begin(self) -> None:
        self._playing, self._watching = threading.Event(), threading.Event()
        work = [(club.play, self._playing) for club in self.clubs]
        work += [(watcher.watch, self._watching) for watcher in self.watchers]
        self._threads = [threading.Thread(target=run, args=(enough,), daemon=True) for run, enough in work]
        for thread in self._threads:
            thread.start()

    def go_on(self, count: int) -> None:
        """Until so many more moves were acked."""
        before = self.acked()
        until(lambda: self.acked() >= before + count or not all(thread.is_alive() for thread in self._threads))

    def end(self, place: str) -> None:
        """Nothing acked is lost or doubled, and everybody sees what the log says: whoever watches, and whoever asks."""
        self._playing.set()
        for thread in self._threads[: len(self.clubs)]:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        for club, watcher in zip(self.clubs, self.watchers, strict=True):
            tables = check(place, club.tables)
            guests = club.tables[-1]
            table = tables[guests.id]
            until(lambda guests=guests, watcher=watcher, table=table: watcher.seqs.get(guests.id) == table.seq)
            assert watcher.nows[guests.id] == seen_by(table)
            for child in filter(None, self.servers.there):
                for seat in range(len(guests.tokens)):
                    assert guests.request(child.http, "GET", seat)["now"] == seen_by(table, seat)
            # What was played to its end has been looked at.
            club.tables = [guests]
        self._watching.set()
        for thread in self._threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
