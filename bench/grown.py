"""Fills a house quickly: a few games are really played, and each is kept many times, as tables of their own."""

import random
from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.games import GAMES, find
from dinotable.server.clocks.storage import keep_uptime
from dinotable.server.storage.store import Store
from dinotable.server.tables.schema import events, seats, tables
from dinotable.table.log import Chair, Charter, Entered, Event
from dinotable.table.seen import see_now
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of

PLAYED = {"magpies": 2, **{name: 2 + number % 2 for number, name in enumerate(GAMES)}}
"""Each game, and how many play."""
EXTRA = ("examples.magpies:GAME",)
UPTIME = 1e7
"""For how long the house has been answering."""
KEPT_DAYS = 91.0
"""After so many more everything is due to be cleared away."""
SEED = bytes(range(32))
AT_ONCE = 200
LISTED = 100
Row = dict[str, Any]


class Played:
    """A game and its log."""

    def __init__(self, name: str, players: int, luck: random.Random) -> None:
        game = find(EXTRA[0] if name == "magpies" else name)
        self.charter = Charter(game.id, game.rules, {}, [Chair("here", f"Guest {seat}") for seat in range(players)])
        self.table = Table(game, self.charter, SEED)
        self.log: list[Entered] = []
        self._luck = luck

    def enter(self, event: Event) -> None:
        number = self.table.seq + 1
        self.log.append(Entered(number, f"{number}", event, UPTIME))
        self.table.take(self.log[-1])

    def play(self, most: int, takes_back: bool = False) -> None:
        """To its end, or for so many entries of the log."""
        if not self.table.is_started:
            self.enter(self.table.plan_start())
        while not self.table.is_over() and len(self.log) < most:
            seat, ask = next(iter(self.table.asks.owed.items()))
            choice = self._luck.choice(see_now(self.table, seat, with_facts=False).legal)
            self.enter(self.table.plan_act(seat, ask, [choice.text]))
            lines = see_now(self.table, seat, with_facts=False).undo if takes_back else []
            if lines and self._luck.random() < 0.7:
                self.enter(self.table.plan_undo(seat, lines[-1]))

    def status(self) -> str:
        return "over" if self.table.is_over() else "playing" if self.table.is_started else "open"


async def fill(store: Store, count: int) -> list[str]:
    """So many tables; a token of each, those that are played first."""
    luck = random.Random(1)
    over, playing, waiting = [], [], []
    for name, players in PLAYED.items():
        for games, most in ((over, 10**6), (playing, 20), (waiting, 0)):
            game = Played(name, players, luck)
            if most:
                game.play(most)
            games.append(game)
    tokens: dict[str, list[str]] = {"playing": [], "over": [], "open": []}
    for begin in range(0, count, AT_ONCE):
        some = range(begin, min(begin + AT_ONCE, count))
        # Of ten tables six are over, three are played and one waits.
        kept = [(k, (over, playing, waiting)[max(0, k % 10 - 5) // 2 if k % 10 < 9 else 2]) for k in some]
        chosen = [(k, games[k // 10 % len(games)]) for k, games in kept]
        await store.write(lambda connection, chosen=chosen: _insert(connection, chosen))  # type: ignore[misc]
        for k, game in chosen:
            tokens[game.status()].append(_token(k))
    await store.write(lambda connection: keep_uptime(connection, UPTIME))
    return [token for status in tokens.values() for token in status]


async def long_table(store: Store, lines: int) -> str:
    """A table of which the log has so many entries, of a game that is as long."""
    played = (Played(name, find(name).most, random.Random(2)) for name in GAMES)
    for game in played:
        game.play(lines, takes_back=True)
        if len(game.log) == lines:
            break
    else:
        raise AssertionError(f"no game has {lines} entries")
    number = 10**9
    await store.write(lambda connection: _insert(connection, [(number, game)]))
    return _id(number)


def _insert(connection: sa.Connection, chosen: list[tuple[int, Played]]) -> None:
    rows: list[Row] = []
    for k, game in chosen:
        listed = game.status() == "open" and k % 10 == 9 and k // 10 < LISTED
        charter = msgspec.structs.replace(game.charter, listed=listed)
        row = {"id": _id(k), "charter": _json(charter), "seed": SEED, "host": hash_of(f"host-{k}")}
        rows.append(row | {"status": game.status(), "listed": listed, "opened": float(k), "touched": UPTIME})
    connection.execute(sa.insert(tables), rows)
    tokens = [{"token": hash_of(_token(k)), "table": _id(k), "seat": 0, "kind": "key", "made": 0.0} for k, _ in chosen]
    connection.execute(sa.insert(seats), tokens)
    entries = [
        {
            "table": _id(k),
            "seq": each.seq,
            "msg_id": each.msg_id,
            "data": _json(each.event),
            "at": 0.0,
            "uptime": each.at,
        }
        for k, game in chosen
        for each in game.log
    ]
    for begin in range(0, len(entries), 2000):
        connection.execute(sa.insert(events), entries[begin : begin + 2000])


def _id(k: int) -> str:
    return f"{k:016d}"


def _token(k: int) -> str:
    return f"token-{k:037d}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
