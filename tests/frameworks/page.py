"""The page's way to a game: a real server, and the socket that the page talks to."""

import threading
from pathlib import Path

import pytest

from dinotable.core.chance import seed_from
from dinotable.core.play import digest
from dinotable.core.seats import CHANCE
from dinotable.server.tables import rooms
from dinotable.table.table import Table
from tests.frameworks.course import Course
from tests.server.guests import Guests, kept_at
from tests.server.house import House

MOST = 60
"""Decisions: each is kept for good before it is answered, which takes its time."""


class Scripted(Guests):
    """People who play a course."""

    def __init__(self, fields: dict[str, object], course: Course) -> None:
        super().__init__(fields, seed=0)
        self.left = [(seat, course.text(line)) for line, (seat, _) in enumerate(course.done) if seat != CHANCE]

    def decide(self) -> bool:
        if not self.left or self.count == MOST:
            return False
        self.seat, text = self.left.pop(0)
        self.count += 1
        self.pending = {"ask": self.nows[self.seat]["ask"], "msg_id": f"m{self.count}", "actions": [text]}
        return True


def through_page(course: Course, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """Every seat with its own key; the hashes are those of the log that the server has kept."""
    monkeypatch.setattr(rooms, "new_seed", lambda: seed_from(course.number))
    with House(folder) as house:
        chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in range(course.seats)]
        answer = house.http.post("/api/tables", json={"game": course.game.id, "chairs": chairs, "start": True})
        assert answer.status_code == 200, answer.text
        guests = Scripted(answer.json(), course)
        guests.play(house, threading.Event())
        kept, entries = kept_at(house.settings.place(), [guests.id])[guests.id]
    assert len(guests.acked) == guests.count > 0, "the server refused something, or went away"
    assert guests.nows[0]["seq"] == entries[-1].seq, "the page was not told of everything"
    table = Table(course.game, kept.charter, kept.seed)
    hashes = {}
    for entered in entries:
        table.take(entered)
        hashes[len(table.journal.entries)] = digest(table.journal.state)
    return hashes
