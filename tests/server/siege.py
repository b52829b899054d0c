"""What an honest player notices while somebody attacks the house: how long moves wait for their acks; and its memory.

python -m tests.server.siege [--seconds 20] [--attacks watches bursts …]     figures of each attack, one line each
"""

import argparse
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

from websockets.sync.client import connect

from dinotable.core.chance import new_seed
from dinotable.games import GAMES, load
from dinotable.server.store import Append, Kept, Store
from dinotable.server.tokens import hash_of, new_table_id, new_token
from dinotable.table.log import Chair, Charter, Entered, Event
from dinotable.table.table import Table
from tests.server.attackers import ATTACKS
from tests.server.house import PATIENCE, Child

ATTACKER = "127.0.0.2"
GAME = "gods-love-dinosaurs"


def grown(folder: Path, entries: int) -> tuple[str, str]:
    """A table with a long past, and the token of its first seat."""
    game = load(GAMES[GAME])
    charter = Charter(game.id, game.rules, game.setup(4, {}).options, [Chair("here", f"P{k}") for k in range(4)])
    seed, token = new_seed(), new_token()
    kept = Kept(new_table_id(), charter, seed, hash_of(new_token()), {0: hash_of(token)}, "open", time.time())
    table, dice = Table(game, charter, seed), random.Random(7)
    log: list[tuple[Entered, str | None]] = []

    def enter(event: Event, status: str | None = None) -> None:
        entered = Entered(table.seq + 1, f"grown-{table.seq}", event)
        table.take(entered)
        log.append((entered, status))

    enter(table.plan_start(), "playing")
    while table.seq < entries and not table.is_over():
        seat = dice.choice(sorted(table.asks.owed))
        text = game.actions.text(dice.choice(table.legal(seat)))
        enter(table.plan_act(seat, table.asks.owed[seat], [text]))
    store = Store(folder)
    store.open()
    import asyncio  # noqa: PLC0415 (only here)

    async def keep() -> None:
        await store.add(kept)
        await asyncio.gather(*(store.write(Append(kept.id, entered, time.time(), status)) for entered, status in log))

    asyncio.run(keep())
    store.close()
    return kept.id, token


class Player:
    """Plays all seats of a table over one socket, and notes how long each ack took."""

    def __init__(self, port: int, http: Any, game: str) -> None:
        chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in range(2)]
        self.http, self.game, self.chairs = http, game, chairs
        self.port = port
        self.socket = connect(
            f"ws://127.0.0.1:{port}/api/socket", max_size=None, open_timeout=PATIENCE, ping_interval=None
        )
        self.waits: list[float] = []
        self.begin()

    def begin(self) -> None:
        opened = self.http.post("/api/tables", json={"game": self.game, "chairs": self.chairs, "start": True}).json()
        self.table = opened["table"]
        self.nows: dict[int, dict[str, Any]] = {}
        for seat in opened["seats"]:
            self.say({"type": "watch", "game": self.table, "token": seat["token"], "people": True})
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
        self.say({"type": "act", "game": self.table, "ask": now["ask"], "msg_id": f"m{now['ask']}", "actions": [text]})
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


@contextlib.contextmanager
def besieged(house: Child, name: str, seconds: float, table: str, token: str) -> Iterator[None]:
    arguments = [name, str(house.port), str(seconds), ATTACKER, table, token]
    attacker = subprocess.Popen(
        [sys.executable, "-m", "tests.server.attackers", *arguments], stderr=subprocess.DEVNULL, env=house.environment
    )
    try:
        yield
    finally:
        attacker.kill()
        attacker.wait()


def besiege(folder: Path, name: str, seconds: float, entries: int = 200, *flags: str) -> dict[str, Any]:
    table, token = grown(folder, entries)
    house = Child(folder, *flags, has_limits=True)
    try:
        player = Player(house.port, house.http, "ciao-dino")
        for _ in range(5):
            player.move()
        player.waits.clear()
        calm = memory(house.process.pid)
        with besieged(house, name, seconds + 2, table, token):
            time.sleep(0.7)
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                player.move()
                time.sleep(0.1)
        waits = sorted(player.waits)
        return {
            "attack": name,
            "acks": len(waits),
            "p50": _ms(waits, 0.5),
            "p90": _ms(waits, 0.9),
            "p99": _ms(waits, 0.99),
            "most": _ms(waits, 1.0),
            "megabytes_before": round(calm),
            "megabytes": round(memory(house.process.pid)),
        }
    finally:
        player.socket.close()
        house.kill()


def _ms(waits: list[float], share: float) -> float:
    return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--attacks", nargs="*", default=list(ATTACKS))
    wishes = parser.parse_args()
    for name in wishes.attacks:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(besiege(Path(folder), name, wishes.seconds)), flush=True)


if __name__ == "__main__":
    main()
