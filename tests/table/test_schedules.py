"""Messages that come twice, late and in any order: each takes effect at most once, and everybody ends alike."""

import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dinotable.core.seats import SPECTATOR
from dinotable.table.errors import Refused
from dinotable.table.seen import LogEntry, see_entries, see_now
from tests.table.desk import Desk, magpies

SCHEDULES = int(os.environ.get("DINOTABLE_SCHEDULES", "2000"))


class Client:
    """Knows what it last heard, which may be long ago, and sends what it holds for right."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard = 0
        self.entries: list[LogEntry] = []
        self.ask: int | None = None
        self.choices: list[str] = []
        self.undo: list[int] = []

    def hear(self, desk: Desk) -> None:
        self.entries += see_entries(desk.table, self.heard, self.seat)
        self.heard = desk.table.seq
        now = see_now(desk.table, self.seat)
        self.ask, self.choices, self.undo = now.ask, [choice.text for choice in now.legal], now.undo


class Post:
    """Letters on their way. Each can be delivered any number of times, at any time."""

    def __init__(self, desk: Desk, luck: random.Random) -> None:
        self.desk = desk
        self.luck = luck
        self.letters: list[tuple[str, int, int, list[str]]] = []
        self.window: dict[str, int] = {}
        """The step of the game when the decision was asked that a letter answers."""
        self.asked_in: dict[int, int] = {}
        self.taken: list[str] = []

    def note_asks(self) -> None:
        table = self.desk.table
        for ask in table.asks.owed.values():
            self.asked_in.setdefault(ask, table.game.step(table.journal.state))

    def write(self, client: Client) -> None:
        if client.ask is not None:
            name = f"{client.seat}:{len(self.letters)}"
            self.letters.append((name, client.seat, client.ask, [self.luck.choice(client.choices)]))
            self.window[name] = self.asked_in[client.ask]

    def deliver(self) -> None:
        if not self.letters:
            return
        name, seat, ask, texts = self.luck.choice(self.letters[-6:])
        table = self.desk.table
        step, owed, seq = table.game.step(table.journal.state), table.asks.owed.get(seat), table.seq
        try:
            told = self.desk.act(name, seat, ask, texts)
        except Refused:
            assert table.seq == seq
            return
        if table.seq > seq:
            assert owed == ask, "taken although not owed"
            assert self.window[name] == step, "an answer counted in a later window"
            assert name not in self.taken, "taken twice"
            self.taken.append(name)
            assert told == table.seq
        else:
            assert name in self.taken
        self.note_asks()


def run(seed: int, seats: int) -> None:
    luck = random.Random(seed)
    desk = Desk(magpies(), seats, seed % 50)
    clients = [Client(seat) for seat in range(seats)]
    watcher = Client(SPECTATOR)
    post = Post(desk, luck)
    post.note_asks()
    for _ in range(luck.randrange(20, 120)):
        move = luck.randrange(8)
        client = luck.choice(clients)
        if move < 3:
            post.deliver()
        elif move < 5:
            client.hear(desk)
            post.write(client)
        elif move == 5:
            post.write(client)
        elif move == 6:
            luck.choice([*clients, watcher]).hear(desk)
        elif client.undo and not desk.table.is_over():
            try:
                desk.enter(f"undo-{desk.table.seq}", desk.table.plan_undo(client.seat, luck.choice(client.undo)))
                post.note_asks()
            except Refused:
                client.hear(desk)
    everybody = [*clients, watcher]
    for each in everybody:
        each.hear(desk)
        assert [entry.seq for entry in each.entries] == list(range(1, desk.table.seq + 1))
    told = [
        [(line.number, line.seat, line.undone) for entry in each.entries for line in entry.lines] for each in everybody
    ]
    assert all(each == told[0] for each in told)
    names = [entered.msg_id for entered in desk.log]
    assert len(set(names)) == len(names)
    desk.check_rebuilt()


@pytest.mark.parametrize("tenth", range(10))
def test_random_schedules(tenth: int) -> None:
    for seed in range(tenth, SCHEDULES, 10):
        run(seed, 2 + seed % 3)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_any_schedule(seed: int, seats: int) -> None:
    run(seed, seats)
