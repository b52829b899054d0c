"""What is asked at each route while a game goes on. A route that is not here fails `test_leaks.py`.

Nothing here changes the game: what would is refused, and the refusal must not tell either.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dinotable.core.errors import NotationError
from dinotable.core.vocabulary import Vocabulary
from dinotable.table.people import see_backs
from dinotable.table.table import Table

AT = "/api/tables/{table}"
WEBHOOK = "https://notices.example/turn"


@dataclass(frozen=True)
class Spot:
    """What somebody knows who asks."""

    table: str
    token: str
    seat: int
    seats: int
    seq: int
    ask: int
    """The decision that the seat owes; 0: none."""
    levels: list[str]
    """Bots that do not search."""
    legal: list[str]
    tried: list[str]
    """What was done or could be done at some time, and anything else that can be said."""
    backs: list[int]
    """Lines that the game may be taken back to."""
    chooser: random.Random

    def some(self, texts: list[str], most: int) -> list[str]:
        return self.chooser.sample(texts, min(most, len(texts)))


def anything(words: Vocabulary, chooser: random.Random, count: int) -> list[str]:
    """Actions that can be said, whether they make sense or not."""
    found: list[str] = []
    while len(found) < count:
        kind = chooser.choice(words.kinds)
        text = words.text(kind.from_codes([chooser.randint(1, min(field.count, 2**30)) for field in kind.fields]))
        try:
            words.parse(text)
        except NotationError:
            continue
        found.append(text)
    return found


def legal_at(table: Table, viewer: int) -> list[str]:
    """What the viewer may do, as it is told."""
    words = table.game.actions
    return [words.text(action) for action in table.legal(viewer)] if viewer in table.asks.owed else []


def spot_at(table: Table, name: str, token: str, viewer: int, chooser: random.Random) -> Spot:
    words, ladder, seat = table.game.actions, table.game.ladder(), max(0, viewer)
    past = [entry.action for entry in table.journal.entries]
    # As the viewer saw it; what was hidden from it, it cannot name.
    tried = [words.text(words.redact(action)) for action in chooser.sample(past, min(2, len(past)))]
    tried += anything(words, chooser, 3)
    levels = [level for level in ladder.names() if level not in ladder.searches]
    ask, backs = table.asks.owed.get(viewer, 0), see_backs(table, seat)
    seats, legal = len(table.chairs), legal_at(table, viewer)
    return Spot(name, token, seat, seats, table.seq, ask, levels, legal, tried, backs, chooser)


def acts(spot: Spot) -> list[Any]:
    """None of them comes to anything: the last word makes no sense, and all of it is done or nothing."""
    chains = [[text] for text in spot.some(spot.legal, 2) + spot.some(spot.tried, 3)]
    chains += [[first, second] for first in spot.some(spot.legal, 2) for second in spot.some(spot.tried, 2)]
    return [{"ask": spot.ask or 1, "msg_id": "late", "actions": [*chain, "nonsense"]} for chain in chains]


def foresights(spot: Spot) -> list[Any]:
    chains = [[text] for text in spot.some(spot.legal, 2) + spot.some(spot.tried, 2)]
    chains += [[first, second] for first in spot.some(spot.legal, 1) for second in spot.some(spot.tried, 1)]
    return [{"actions": chain} for chain in chains]


def proposals(spot: Spot) -> list[Any]:
    line = spot.chooser.choice(spot.backs or [0])
    wishes: list[tuple[str, int]] = [("back", line), ("back", 10**6), ("bot", 0), ("swap", 0)]
    return [{"what": what, "target": target} for what, target in spot.chooser.sample(wishes, 2)]


QUERIES: dict[str, Callable[[Spot], list[str]]] = {
    f"GET {AT}": lambda _: ["", "?blind=yes"],
    f"GET {AT}/entries": lambda spot: ["?since=0", f"?since={max(0, spot.seq - 2)}", "?since=1&limit=3", "?since=x"],
    f"GET {AT}/record": lambda _: ["", "?form=json"],
    f"GET {AT}/facts": lambda _: [""],
    f"GET {AT}/board": lambda _: ["", "?language=fr", "?language=de"],
    f"GET {AT}/parts": lambda _: [""],
    f"GET {AT}/replay": lambda _: ["", "?line=3&seat=1&count=9", "?all=yes"],
    f"GET {AT}/replay/lines": lambda _: ["?all=yes", "?seat=0"],
    f"GET {AT}/curve": lambda _: [""],
    f"GET {AT}/story": lambda _: [""],
    f"GET {AT}/picture": lambda spot: ["", f"?line={spot.seq // 2}&language=fr"],
    f"GET {AT}/duplicates": lambda _: [""],
    f"GET {AT}/people": lambda _: [""],
    f"GET {AT}/backs": lambda _: [""],
    f"GET {AT}/chat": lambda _: ["", "?since=1"],
    f"GET {AT}/webhook": lambda _: [""],
    "GET /api/tables": lambda _: [""],
}
"""What stands behind the question mark."""
BODIES: dict[str, Callable[[Spot], list[Any]]] = {
    f"POST {AT}/act": acts,
    f"POST {AT}/undo": lambda spot: [
        {"line": line, "msg_id": "x"} for line in (10**6, spot.chooser.randrange(9) + 400)
    ],
    f"POST {AT}/foresee": foresights,
    f"POST {AT}/why-not": lambda spot: [{"action": text} for text in [*spot.some(spot.legal, 2), *spot.tried]],
    f"POST {AT}/think": lambda spot: [{"level": spot.chooser.choice(spot.levels)}],
    f"POST {AT}/explain": lambda spot: [{"since": 0}, {"since": spot.seq}],
    f"POST {AT}/branch": lambda _: [{"line": line, "seat": 0, "name": "Eve", "level": "random"} for line in (0, 5)],
    f"POST {AT}/propose": proposals,
    f"POST {AT}/answer": lambda spot: [{"proposal": spot.chooser.randrange(spot.seq + 2), "yes": True}],
    f"POST {AT}/vacation": lambda spot: [{"begins": spot.chooser.random() < 0.5}],
    f"POST {AT}/rematch": lambda _: [{}],
    f"POST {AT}/chat": lambda _: [{"text": "Hello!", "name": "Zoé"}, {"reaction": "dino", "name": "Zoé"}],
    f"POST {AT}/sit": lambda spot: [{"name": "\u202e", "seat": 0}, {"name": f"Player {spot.seat}", "seat": 0}],
    f"POST {AT}/rise": lambda _: [{}],
    f"POST {AT}/invite": lambda spot: [{"seat": 1 - spot.seat if spot.seat in (0, 1) else 0}, {}],
    f"POST {AT}/lend": lambda _: [{"level": "nobody", "seat": 0}, {"level": "nobody"}],
    f"POST {AT}/start": lambda _: [{}],
    f"POST {AT}/swap": lambda _: [{"one": 0, "other": 1}],
    f"POST {AT}/remove": lambda _: [{"seat": 1}],
    f"POST {AT}/restore": lambda _: [{}],
    f"POST {AT}/ask-person": lambda spot: [{"seat": 1, "at": spot.table, "person": 1}],
    f"POST {AT}/webhook": lambda spot: [spot.chooser.choice([{"url": None}, {"url": WEBHOOK}])],
    f"DELETE {AT}": lambda _: [{}],
    "POST /api/mine": lambda spot: [{"tokens": [spot.token]}],
    "POST /api/daily": lambda spot: [{"visitor": spot.token}],
    "POST /api/results": lambda spot: [{"tokens": [spot.token]}],
    "POST /api/statistics": lambda spot: [{"tokens": [spot.token]}],
}
OF_AN_ACCOUNT = {
    "GET /api/account", "GET /api/account/seats", "GET /api/account/export", "GET /api/account/invitations",
    "GET /api/account/ratings", "GET /api/account/webhook", "GET /api/session",
}  # fmt: skip
OF_THE_HOUSE = {"GET /metrics", "GET /healthz", "GET /api/announcements", "GET /api/reach", "GET /api/puzzles"}
NOW_AND_THEN = {
    f"GET {AT}/picture": 0.2, f"POST {AT}/chat": 0.2, f"POST {AT}/think": 0.5, f"POST {AT}/webhook": 0.2,
    f"GET {AT}/record": 0.6, f"GET {AT}/parts": 0.6, f"POST {AT}/propose": 0.5, f"POST {AT}/sit": 0.3,
    f"POST {AT}/invite": 0.3, "POST /api/results": 0.2, "POST /api/statistics": 0.2, "POST /api/daily": 0.3,
    "GET /api/puzzles": 0.05,
} | dict.fromkeys(OF_AN_ACCOUNT, 0.25)  # fmt: skip
"""How often the costly ones are asked, or those that make the game's log long; all others each time."""
ASKED = {*QUERIES, *BODIES, *OF_AN_ACCOUNT, *OF_THE_HOUSE}


def asked_at(route: str, spot: Spot) -> list[tuple[str, str, Any]]:
    """Method, path and body of what is asked there."""
    method, _, path = route.partition(" ")
    at = path.replace("{table}", spot.table)
    if route in BODIES:
        return [(method, at, body) for body in BODIES[route](spot)]
    return [(method, at + query, None) for query in QUERIES.get(route, lambda _: [""])(spot)]
