"""Plays a seat of a server, by the seat's link: python examples/networked/bot.py https://HOST/t/TABLE#TOKEN [NAME]"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(now: dict[str, Any]) -> str:
    """Your bot: `now` has the view, the facts and the legal actions. This one takes any."""
    return str(random.choice(now["legal"])["text"])


def main(link: str, name: str = "Robin") -> None:
    page, _, token = link.partition("#")
    server, _, table = page.partition("/t/")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    sit = Request(f"{server}/api/tables/{table}/sit", json.dumps({"name": name}).encode(), headers)
    token = json.load(urlopen(sit))["token"] or token  # an invitation is exchanged for the seat's key
    with connect(f"ws{server.removeprefix('http')}/api/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "watch", "table": table, "token": token}))
        answered = None
        for said in socket:
            message = json.loads(said)
            # Late means that somebody was faster: a new ask comes.
            if message["type"] == "nack" and message["code"] != "late":
                sys.exit(f"refused: {message['message']}")
            now = message.get("now") or {}
            if now.get("status") == "over":
                print(json.dumps(now["ending"]["scores"]))
                return
            if now.get("ask") not in (None, answered):  # updates about others show the same ask again
                answered = now["ask"]
                act = {
                    "type": "act",
                    "table": table,
                    "ask": answered,
                    "msg_id": f"a{answered}",
                    "actions": [choose(now)],
                }
                socket.send(json.dumps(act))


if __name__ == "__main__":
    main(*sys.argv[1:])
