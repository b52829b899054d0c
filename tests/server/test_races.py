"""Two servers, one table, the same moment: one of two answers comes first, and nobody is told otherwise."""

import contextlib
import json
import os
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.guests import Guests, check, open_tables
from tests.server.house import Child, Fields, hear
from tests.server.postgres import Postgres
from tests.server.several import Servers

ROUNDS = int(os.environ.get("DINOTABLE_RACES", "60"))
Answer = tuple[int, Fields]
"""A seat, and what it says."""


class Way:
    """To say something at a table: through one server, over a socket or by HTTP."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.is_socket = True
        self._open = contextlib.ExitStack()

    def sit(self, guests: Guests) -> None:
        self.rise()
        self.socket = self._open.enter_context(self.child.socket())
        guests.watch(self.socket)

    def rise(self) -> None:
        self._open.close()

    def say(self, guests: Guests, answer: Answer, start: threading.Barrier) -> int | None:
        """Where it stands in the log; None where somebody was faster."""
        seat, body = answer
        start.wait()
        said = self._by_socket(guests, body) if self.is_socket else self._by_http(guests, seat, body)
        assert "seq" in said or said["code"] in ("late", "over"), said
        seq: int | None = said.get("seq")
        return seq

    def _by_socket(self, guests: Guests, body: Fields) -> Fields:
        self.socket.send(json.dumps({"type": "act", "table": guests.id, **body}))
        while (message := hear(self.socket)).get("msg_id") != body["msg_id"]:
            assert message["type"] == "update", message
        return message

    def _by_http(self, guests: Guests, seat: int, body: Fields) -> Fields:
        headers = {"Authorization": f"Bearer {guests.tokens[seat]}"}
        found: Fields = self.child.http.post(f"/api/tables/{guests.id}/act", json=body, headers=headers).json()
        return found


class Race:
    def __init__(self, servers: Servers) -> None:
        self.luck = random.Random(5)
        self.ways = [Way(child) for child in servers.there if child]
        self.pool = ThreadPoolExecutor(len(self.ways))
        self.tables: list[Guests] = []
        self.count = 0

    def look(self) -> Guests:
        """A table where something is to be decided, as one of the servers shows it."""
        while True:
            if self.tables:
                guests = self.tables[-1]
                http = self.luck.choice(self.ways).child.http
                guests.nows = {seat: guests.request(http, "GET", seat)["now"] for seat in range(len(guests.tokens))}
                if guests.nows[0]["status"] != "over":
                    return guests
            self.tables += open_tables(self.luck.choice(self.ways).child, 1, self.count)
            for way in self.ways:
                way.sit(self.tables[-1])

    def answer(self, now: Fields, text: str) -> Fields:
        self.count += 1
        return {"ask": now["ask"], "msg_id": f"m{self.count}", "actions": [text]}

    def answers(self, guests: Guests, kind: str) -> list[Answer]:
        seat, *others = self.luck.sample(guests.nows[0]["to_act"], len(guests.nows[0]["to_act"]))
        now = guests.nows[seat]
        texts = [choice["text"] for choice in now["legal"]]
        if kind == "same":
            return [(seat, self.answer(now, self.luck.choice(texts)))] * 2
        if kind == "seats" and others:
            told = [(each, guests.nows[each]) for each in (seat, others[0])]
            return [(each, self.answer(seen, self.luck.choice(seen["legal"])["text"])) for each, seen in told]
        chosen = self.luck.sample(texts, 2) if len(texts) > 1 else texts * 2
        return [(seat, self.answer(now, text)) for text in chosen]

    def run(self, kind: str) -> None:
        guests = self.look()
        before = guests.nows[0]["seq"]
        answers = self.answers(guests, kind)
        for way in self.ways:
            way.is_socket = self.luck.random() < 0.7
        start = threading.Barrier(2)
        saying = [
            self.pool.submit(way.say, guests, answer, start) for way, answer in zip(self.ways, answers, strict=True)
        ]
        seqs = [each.result() for each in saying]
        acked = sorted({seq for seq in seqs if seq is not None})
        assert acked and acked == list(range(before + 1, before + 1 + len(acked)))
        names = [body["msg_id"] for _, body in answers]
        if len(set(names)) == 1:
            assert seqs[0] == seqs[1]
        elif answers[0][0] == answers[1][0]:
            assert seqs.count(None) == 1, "one answer to one decision"
        else:
            # M2: a caw asks everybody anew.
            has_cawed = any(body["actions"] == ["caw"] for _, body in answers)
            assert len(acked) == 2 or has_cawed, "each has answered what it was asked"
        guests.acked |= {name: seq for name, seq in zip(names, seqs, strict=True) if seq is not None}
        guests.nows = {}

    def end(self) -> None:
        self.pool.shutdown()
        for way in self.ways:
            way.rise()


def test_two_servers_at_one_table(tmp_path: Path, postgres: Postgres) -> None:
    place = postgres.new_database()
    with Servers(tmp_path, [place] * 2) as servers:
        race = Race(servers)
        for number in range(ROUNDS):
            race.run(("rivals", "same", "seats")[number % 3])
        race.end()
        check(place, race.tables)
