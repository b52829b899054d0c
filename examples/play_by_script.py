"""Opens a table, joins it from two clients, and plays a whole game of each kind, as a browser would.

dinotable serve &
python examples/play_by_script.py http://127.0.0.1:8321 [game ...]
"""

import json
import random
import sys
import threading
import urllib.request
from typing import Any

from websockets.sync.client import connect


def ask(url: str, body: object = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
        return json.load(answer)


class Client(threading.Thread):
    """Somebody at a seat, who does anything legal whenever a decision is owed."""

    def __init__(self, server: str, table: str, token: str, seed: int) -> None:
        super().__init__()
        self.socket_address = server.replace("http", "ws", 1) + "/api/socket"
        self.table = table
        self.token = token
        self.luck = random.Random(seed)
        self.moves = 0
        self.ending: dict[str, Any] = {}

    def run(self) -> None:
        with connect(self.socket_address, max_size=None) as socket:
            socket.send(json.dumps({"type": "watch", "table": self.table, "token": self.token}))
            answered = None
            while not self.ending:
                message = json.loads(socket.recv())
                if message["type"] != "update":
                    continue
                now = message["now"]
                if now["status"] == "over":
                    self.ending = now["ending"]
                elif now["ask"] is not None and now["ask"] != answered:
                    # Until the answer comes, updates about others may show the same ask again.
                    answered = now["ask"]
                    self.moves += 1
                    action = self.luck.choice(now["legal"])["text"]
                    act = {
                        "type": "act",
                        "table": self.table,
                        "ask": answered,
                        "msg_id": f"m{answered}",
                        "actions": [action],
                    }
                    socket.send(json.dumps(act))


def play(server: str, game: str, seed: int = 0) -> tuple[int, dict[str, Any], str]:
    """A game of two: how many moves, how it ended, and its record."""
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    opened = ask(f"{server}/api/tables", {"game": game, "chairs": chairs})
    table = f"{server}/api/tables/{opened['table']}"
    anna, link = (seat["token"] for seat in opened["seats"])
    # Ben got a link, sits down with it, and has a key from then on.
    ben = ask(f"{table}/sit", {"name": "Ben"}, link)["token"]
    ask(f"{table}/start", {}, opened["host"])
    clients = [Client(server, opened["table"], token, seed + k) for k, token in enumerate((anna, ben))]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    with urllib.request.urlopen(f"{table}/record", timeout=60) as answer:
        record = answer.read().decode()
    return sum(client.moves for client in clients), clients[0].ending, record


def main(server: str, games: list[str]) -> None:
    for game in games or [page["id"] for page in ask(f"{server}/api/games")["games"]]:
        moves, ending, record = play(server, game)
        lines = record.count("\n")
        print(f"{game}: {moves} moves, points {ending['scores']}, ranks {ending['ranks']}, a record of {lines} lines")


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8321", sys.argv[2:])
