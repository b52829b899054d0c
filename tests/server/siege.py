"""What an honest player notices while somebody attacks the house: how long moves wait for their acks; and its memory.

python -m tests.server.siege [--seconds 20] [--attacks subscriptions bursts …]     figures of each attack, one line each
"""

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from dinotable.core.chance import new_seed
from dinotable.games import GAMES, load
from dinotable.server.storage.store import Store
from dinotable.server.tables.storage import Changes, TableStore
from dinotable.table.grants import granted
from dinotable.table.kept import Kept
from dinotable.table.log import Chair, Charter, Entered, Event
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, new_table_id, new_token
from tests.server.attackers import ATTACKS
from tests.server.house import PATIENCE, Child

ATTACKER = "127.0.0.2"
GAME = "gods-love-dinosaurs"
LONG = 200
"""Entries of a long past."""
ARRIVAL = 0.7
"""Seconds until the attackers are there."""


def grown(folder: Path, entries: int) -> tuple[str, str]:
    """A table with a long past, and the token of its first seat."""
    game = load(GAMES[GAME])
    charter = Charter(game.id, game.rules, game.setup(4, {}).options, [Chair("here", f"P{k}") for k in range(4)])
    seed, token = new_seed(), new_token()
    kept = Kept(new_table_id(), charter, seed, hash_of(new_token()), granted({0: hash_of(token)}), "open", time.time())
    table, dice = Table(game, charter, seed), random.Random(7)
    log: list[tuple[Entered, Changes]] = []

    def enter(event: Event, status: str | None = None) -> None:
        entered = Entered(table.seq + 1, f"grown-{table.seq}", event)
        table.take(entered)
        log.append((entered, Changes(status)))

    enter(table.plan_start(), "playing")
    while table.seq < entries and not table.is_over():
        seat = dice.choice(sorted(table.asks.owed))
        text = game.actions.text(dice.choice(table.legal(seat)))
        enter(table.plan_act(seat, table.asks.owed[seat], [text]))
    store = Store(folder)
    store.open()

    async def keep() -> None:
        tables = TableStore(store)
        await tables.add(kept)
        await asyncio.gather(*(tables.append(kept.id, entered, changes) for entered, changes in log))

    asyncio.run(keep())
    store.close()
    return kept.id, token


class Player:
    """Plays all seats of a table over one socket, and notes how long each ack took."""

    def __init__(self, socket: ClientConnection, http: httpx.Client, game: str) -> None:
        self.chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in range(2)]
        self.socket, self.http, self.game = socket, http, game
        self.waits: list[float] = []
        self.begin()

    def begin(self) -> None:
        opened = self.http.post("/api/tables", json={"game": self.game, "chairs": self.chairs, "start": True}).json()
        self.table = opened["table"]
        self.nows: dict[int, dict[str, Any]] = {}
        for seat in opened["seats"]:
            self.say({"type": "watch", "table": self.table, "token": seat["token"], "people": True})
        while len(self.nows) < 2:
            self.hear()

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> str:
        message = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "update":
            self.nows[message["viewer"]] = message["now"]
        assert message["type"] not in ("nack", "trouble"), message
        return str(message["type"])

    def move(self) -> None:
        if self.nows[0]["status"] == "over":
            self.begin()
        seat = self.nows[0]["to_act"][0]
        now = self.nows[seat]
        text = random.choice(now["legal"])["text"]
        before = now["seq"]
        begin = time.perf_counter()
        self.say({"type": "act", "table": self.table, "ask": now["ask"], "msg_id": f"m{now['ask']}", "actions": [text]})
        while self.hear() != "ack":
            pass
        self.waits.append(time.perf_counter() - begin)
        while any(seen["seq"] <= before for seen in self.nows.values()):
            self.hear()


def memory(process: int) -> float:
    """The most megabytes that a process has had in memory; 0 where the system does not tell."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return 0.0


class Siege:
    """A house with its usual limits, somebody who plays there, and whoever attacks it."""

    def __init__(self, house: Child, player: Player, table: str, token: str) -> None:
        self.house = house
        self.player = player
        self.table = table
        self.token = token

    def under(self, name: str, seconds: float) -> dict[str, Any]:
        """What the player notices of an attack."""
        player, process = self.player, self.house.process.pid
        calm = memory(process)
        player.waits.clear()
        arguments = [name, str(self.house.port), str(seconds + 2), ATTACKER, self.table, self.token]
        command = [sys.executable, "-m", "tests.server.attackers", *arguments]
        attacker = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=self.house.environment)
        try:
            time.sleep(ARRIVAL)
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                player.move()
                time.sleep(0.1)
        finally:
            attacker.kill()
            attacker.wait()
        waits = sorted(player.waits)
        shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "most": 1.0}
        found = {"attack": name, "acks": len(waits)} | {key: _ms(waits, share) for key, share in shares.items()}
        return found | {"megabytes_before": round(calm), "megabytes": round(memory(process))}


@contextlib.contextmanager
def besieged(folder: Path, entries: int) -> Iterator[Siege]:
    """There is a table with so long a past there, which the attackers have a seat at."""
    table, token = grown(folder, entries)
    house = Child(folder, has_limits=True)
    try:
        with house.socket() as socket:
            player = Player(socket, house.http, "ciao-dino")
            for _ in range(5):
                player.move()
            yield Siege(house, player, table, token)
    finally:
        house.kill()


def _ms(waits: list[float], share: float) -> float:
    return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--attacks", nargs="*", default=list(ATTACKS))
    wishes = parser.parse_args()
    for name in wishes.attacks:
        with tempfile.TemporaryDirectory() as folder, besieged(Path(folder), LONG) as siege:
            print(json.dumps(siege.under(name, wishes.seconds)), flush=True)


if __name__ == "__main__":
    main()
