"""A week of play among friends, in minutes: people leave, return, take back, run out of time and change devices, and the
server stops and starts in between. Every game finishes, and every record verifies.

Uptime is set by hand, so a week of it passes while the server answers a few thousand requests.
"""

import asyncio
import os
import random
from pathlib import Path
from typing import Any

from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import GAMES, find
from dinotable.server.app import Server
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.table.api.social import TimeControlWish
from dinotable.table.errors import Refused
from dinotable.table.log import Chair, Charter
from dinotable.table.people import plan_answer, plan_propose, plan_vacation
from dinotable.table.thinking import BotWorker, Job, Thought
from dinotable.table.time_control import checked_time_control
from dinotable.table.tokens import hash_of
from tests.server.given import Given
from tests.server.house import MAGPIES, held_by
from tests.server.places import place_of

GAMES_PLAYED = int(os.environ.get("DINOTABLE_WEEK_GAMES", "6"))
PEOPLE = [f"Friend {number}" for number in range(12)]
DAY = 86_400
AT_ONCE = 5
"""Games that go on at the same time."""
TIME_CONTROLS: list[dict[str, Any]] = [
    {"clock": "bank", "seconds": 3600, "added": 30, "stand_in": "random"},
    {"clock": "days", "seconds": DAY, "vacation": 2 * DAY, "stand_in": "random"},
    {"absent": 6 * 3600, "stand_in": "random"},
]


class Inside:
    """Bots think in this process, at once."""

    def __init__(self) -> None:
        self.worker = BotWorker()

    async def think(self, job: Job) -> Thought:
        return self.worker.think(job)

    async def stop(self) -> None:
        pass


class Device:
    """A connection of somebody who looks at their seat."""

    facts = False
    people = True
    chat = 0
    pace = None
    is_over = is_blind = False

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def heard(self, now: float) -> float:
        return now

    def revoke(self) -> None:
        raise AssertionError("nobody loses a seat this week")

    def moved(self) -> None:
        pass


class Week:
    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.luck = random.Random(seed)
        self.uptime = Given(0.0)
        self.tables: dict[str, dict[int, str]] = {}
        """Each table, and the tokens of its seats that people hold."""
        self.devices: dict[tuple[str, int], Device] = {}
        self.happened: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.happened[what] = self.happened.get(what, 0) + 1

    # The server.
    def open(self) -> None:
        self.store = Store(place_of(self.folder))
        self.store.open()
        settings = Settings(data=self.folder, extra_games=(MAGPIES,), pace=0.0, bot_workers=1, words_a_second=1e9)
        self.uptime = Given(ClockStore(self.store).last_uptime())
        self.server = Server(settings, self.store, self.uptime)
        self.server.rooms.bot_turns.pool = Inside()  # type: ignore[assignment]

    async def close(self) -> None:
        await self.server.rooms.stop()
        await self.server.timers.stop()
        self.store.close()
        self.devices.clear()

    async def restart(self) -> None:
        await self.server.timers.look()
        before = self.uptime.now()
        await self.close()
        self.open()
        assert abs(self.uptime.now() - before) < 0.001, "no clock ran while nobody answered"
        self.count("restart")

    # The people.
    async def begin(self, number: int) -> None:
        game = find([*GAMES, MAGPIES][number % (len(GAMES) + 1)])
        seats = game.fewest + number % (game.most - game.fewest + 1)
        guests = self.luck.sample(PEOPLE, max(1, seats - number % 2))
        chairs = [Chair("friend", name) for name in guests[:seats]]
        chairs += [Chair("bot", "random bot", "random")] * (seats - len(chairs))
        self.luck.shuffle(chairs)
        time_control = checked_time_control(game, TimeControlWish(**TIME_CONTROLS[number % len(TIME_CONTROLS)]))
        charter = Charter(game.id, game.rules, game.setup(seats).options, chairs, time_control=time_control)
        tokens = {seat: f"{number:03}-{seat}" for seat, chair in enumerate(chairs) if chair.kind != "bot"}
        hashes = {seat: hash_of(token) for seat, token in tokens.items()}
        room = await self.server.rooms.open(charter, hash_of(f"host {number}"), hashes)
        self.tables[room.id] = tokens
        await self.server.rooms.commits.change(room, "start", lambda table: table.plan_start())

    async def come(self, table_id: str, seat: int) -> None:
        """From whatever device: the token alone counts."""
        room = await self.server.rooms.find(table_id)
        assert room.seats[hash_of(self.tables[table_id][seat])] == seat
        device = self.devices[table_id, seat] = Device(seat)
        await self.server.rooms.watch(room, device, None, held_by(seat))
        self.count("came")
        if room.table.chairs[seat].level and not room.table.is_over():
            name = room.table.chairs[seat].name
            if await self.attempt(room, "sit", lambda table: table.plan_sit(seat, name, True)):
                self.count("took back")

    async def leave(self, table_id: str, seat: int) -> None:
        device = self.devices.pop((table_id, seat), None)
        if device:
            (await self.server.rooms.find(table_id)).subscriptions.discard(device)

    async def attempt(self, room: Any, word: str, plan: Any) -> bool:
        try:
            await self.server.rooms.commits.change(room, f"{word}-{self.luck.random()}", plan)
        except Refused:
            return False
        return True

    async def act(self, table_id: str, seat: int) -> None:
        room = await self.server.rooms.find(table_id)
        table = room.table
        ask = table.asks.owed.get(seat)
        if ask is None or table.chairs[seat].level:
            return
        text = table.game.actions.text(self.luck.choice(table.legal(seat)))
        await self.attempt(room, "act", lambda table: table.plan_act(seat, ask, [text]))
        free = table.undoable_from(seat)
        if free and self.luck.random() < 0.1:
            await self.attempt(room, "undo", lambda table: table.plan_undo(seat, free[-1]))

    async def wish(self, table_id: str, seat: int) -> None:
        """Takes back by consent, votes for a bot, goes on vacation: whatever is refused is refused."""
        room = await self.server.rooms.find(table_id)
        table = room.table
        now = self.uptime.now()
        gone = room.gone(now)
        kind = self.luck.random()
        if kind < 0.6 and table.is_started and not table.is_over():
            lines = [line for line in range(len(table.journal.entries)) if table.journal.can_go_back(line)]
            if lines:
                target = self.luck.choice(lines[-12:])
                await self.attempt(room, "back", lambda table: plan_propose(table, seat, "back", target, gone))
        elif kind < 0.8:
            other = self.luck.randrange(len(table.chairs))
            if await self.attempt(room, "bot", lambda table: plan_propose(table, seat, "bot", other, gone)):
                self.count("vote")
        else:
            begins = not table.clocks.is_away[seat]
            if await self.attempt(room, "rest", lambda table: plan_vacation(table, seat, begins, now)):
                self.count("vacation")

    async def answer(self, table_id: str, seat: int) -> None:
        room = await self.server.rooms.find(table_id)
        gone = room.gone(self.uptime.now())
        for number in list(room.table.consent.open):
            yes = self.luck.random() < 0.8
            await self.attempt(room, "answer", lambda table: plan_answer(table, seat, number, yes, gone))  # noqa: B023

    async def bots(self) -> None:
        """Whatever is thought about now is answered, however slow the machine: people do not go on without the bots."""
        rooms = list(self.server.rooms._rooms.values())
        asked = {(room.id, ask) for room in rooms for ask in room.thinking}
        while any((room.id, ask) in asked for room in rooms for ask in room.thinking):
            await asyncio.sleep(0.001)

    # The week.
    async def turn(self) -> int:
        """A little while at every table; how many games go on."""
        running = 0
        for table_id, tokens in self.tables.items():
            room = await self.server.rooms.find(table_id)
            table = await self.server.rooms.table_of(room)
            if table.is_over():
                continue
            running += 1
            for seat in tokens:
                is_there = (table_id, seat) in self.devices
                chance = self.luck.random()
                if not is_there and chance < 0.25:
                    await self.come(table_id, seat)
                elif is_there and chance < 0.03:
                    await self.leave(table_id, seat)
                elif is_there and chance < 0.08:
                    await self.wish(table_id, seat)
                elif is_there:
                    await self.answer(table_id, seat)
                    await self.act(table_id, seat)
        await self.bots()
        self.uptime.at += self.luck.expovariate(1 / 600)
        if self.luck.random() < 0.01:
            self.uptime.at += self.luck.choice([7 * 3600, 26 * 3600])
        await self.server.timers.look()
        return running

    async def play(self, games: int) -> None:
        self.open()
        for turns in range(40_000):
            running = await self.turn()
            if running < AT_ONCE and len(self.tables) < games:
                await self.begin(len(self.tables))
            elif not running:
                break
            if turns % 120 == 119:
                await self.restart()
        else:
            raise AssertionError("some game does not end")
        await self.check()
        await self.close()

    async def check(self) -> None:
        for table_id in self.tables:
            room = await self.server.rooms.find(table_id)
            text = room.table.journal.record(with_seed=True).text()
            record = read_record(text.encode())
            again = replay(room.game, record)
            assert digest(again.state) == digest(room.table.journal.state)
            for what in (" back ", " lent ", " taken", " undo "):
                self.happened[what] = self.happened.get(what, 0) + sum(what in f"{line} " for line in record.lines)
            for entered in room.table.entries_since(0):
                why = getattr(entered.event, "why", "")
                if why:
                    self.count(why)


def test_a_week_of_friends(tmp_path: Path) -> None:
    week = Week(tmp_path, 7)
    asyncio.run(week.play(GAMES_PLAYED))
    days = week.uptime.now() / DAY
    print(f"{GAMES_PLAYED} games, {days:.1f} days of uptime, {week.happened}")
    # Bots think beside the rest, so no two weeks are alike: what is rare is only asked of a long one.
    for what in ("came", "restart", " back ", " undo ", " lent "):
        assert week.happened.get(what), f"nothing of this happened: {what}"
    if GAMES_PLAYED >= 30:
        assert days > 7
        assert all(week.happened.get(what) for what in ("clock", "took back", " taken", "vacation", "vote"))
