"""Two tables in a browser that look the same to a viewer, and differ in what it was not shown and in the luck to come: every
answer and every message is the same. On one device all this is in one memory, and each seat is still told its own alone."""

import asyncio
import json
import os
import random
import time
from typing import Any
from unittest import mock

import pytest

from dinotable.browser.connection import Connection
from dinotable.browser.route import TableRoute
from dinotable.browser.routes.seat import SeatRoutes
from dinotable.browser.thinking import read_job
from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.core.setup import Setup
from dinotable.hosting import pages, updates
from dinotable.table import referee, tokens
from dinotable.table.errors import Refused
from dinotable.table.grants import granted
from dinotable.table.jobs import JobWorker
from dinotable.table.kept import Kept
from dinotable.table.log import Chair, Charter, Event
from dinotable.table.opening import line_of
from dinotable.table.tokens import hash_of
from dinotable.table.variant import variant_of
from dinotable.table.wire import encode
from tests.browser.rig import ask, host_on
from tests.conformance.spots import all_games
from tests.server.asked import ASKED, AT, NOW_AND_THEN, anything, asked_at, legal_at, spot_at
from tests.server.two_worlds import HOST, INVITATION, Drawn, check_alike, events_of, token_of
from tests.worlds import knowledge_of
from tests.worlds.lockstep import make_pair

TABLE = "here-two-worlds0"
POSITIONS = int(os.environ.get("DINOTABLE_ROUTE_POSITIONS", "8"))
ROUTES = {f"{route.method} {route.path}" for route in host_on().routes if isinstance(route, TableRoute)}
LEAVING = {f"POST {AT}/leave", f"POST {AT}/stay", f"DELETE {AT}"}
"""What takes a table away, with all that is kept of it: for its host, and refused to everybody else."""


class Thinks:
    """A bot worker of one world alone: both tables have one name."""

    def __init__(self) -> None:
        self.worker = JobWorker(time.perf_counter)

    async def answer(self, job: str) -> str:
        return encode(self.worker.answer(read_job(job))).decode()

    async def stop(self) -> None:
        raise AssertionError("nothing takes so long")


class World:
    def __init__(self, game: AnyGame, setup: Setup, viewer: int, seed: bytes) -> None:
        self.viewer = viewer
        chairs = [Chair("here", f"Player {seat}") for seat in range(setup.seats)]
        charter = Charter(game.id, game.rules, setup.options, chairs, variant=variant_of(setup.box), explains=True)
        keys = granted({seat: hash_of(token_of(seat)) for seat in range(setup.seats)}, {1: hash_of(INVITATION)})
        self.kept = Kept(TABLE, charter, seed, hash_of(HOST), keys, "open", 0.0)
        self.host = host_on(thinks=Thinks())
        self.shown = {"viewer": "" if viewer == SPECTATOR else token_of(viewer), "host": HOST, "invited": INVITATION}
        self.heard: list[str] = []
        self.connection: Connection = self.host.connect(self.heard.append)

    async def begin(self) -> None:
        rooms = self.host.rooms
        await rooms.shelf.add(self.kept, [], line_of(TABLE, rooms.built(self.kept, []), SPECTATOR))
        self.room = await rooms.find(TABLE)
        self.room.now = lambda: 1000.0  # type: ignore[method-assign]
        self.room.table.commitment = self.room.table.journal.commitment = "0" * 64
        await self.say(type="watch", people=True, **self._own())

    def _own(self) -> dict[str, str]:
        return {"token": self.shown["viewer"]} if self.shown["viewer"] else {}

    async def say(self, **fields: Any) -> None:
        await self.connection.hear(json.dumps({"table": TABLE} | fields))

    async def enter(self, event: Event, name: str) -> None:
        await self.host.rooms.change(self.room, name, lambda _: event)

    async def gets(self, chooser: random.Random) -> dict[str, bytes]:
        Drawn.chooser = random.Random(chooser.random())
        table = self.room.table
        since = chooser.choice([{}, {"since": 0}, {"since": max(0, table.seq - 2)}])
        await self.say(type="watch", people=True, **self._own(), **since)
        actions = [*legal_at(table, self.viewer)[:1], *anything(table.game.actions, chooser, 1), "nonsense"]
        await self.say(type="act", ask=table.asks.owed.get(self.viewer, 0) or 1, msg_id="n", actions=actions)
        found = {"socket": "\n".join(self.heard).encode()}
        self.heard.clear()
        spot = spot_at(table, TABLE, token_of(max(0, self.viewer)), self.viewer, chooser)
        for route in sorted(ASKED & ROUTES):
            names = ["viewer"] if chooser.random() < 0.7 or route in LEAVING else list(self.shown)
            for number, (method, path, body) in enumerate(asked_at(route, spot)):
                for name in names if chooser.random() < NOW_AND_THEN.get(route, 1) else ():
                    answer = await ask(self.host, f"{method} {path}", self.shown[name], body)
                    assert answer.status != 500, answer.body
                    told = f"{answer.status} {answer.type} {answer.body}"
                    found[f"{route} {number} by the {name}"] = told.encode()
        mine = await ask(self.host, "POST /api/mine", body={"tokens": [spot.token]})
        return found | {"POST /api/mine": mine.body.encode()}


async def compare(game: AnyGame, setup: Setup, viewer: int, seed: int, most: int) -> tuple[int, int]:
    pair = make_pair(game, setup, viewer, seed, 3 * most + 60)
    positions = differing = 0
    has_differed = False
    left, right = (World(game, setup, viewer, luck) for luck in (b"s" * 32, b"t" * 32))
    with mock.patch.object(tokens, "secrets", Drawn):
        await left.begin()
        await right.begin()
        for number, (one, other) in enumerate(events_of(game, pair)[:most]):
            await left.enter(one, f"e{number}")
            await right.enter(other, f"e{number}")
            if left.room.table.is_over():
                break
            ours, theirs = [await world.gets(random.Random(f"{seed}/{number}")) for world in (left, right)]
            has_differed = has_differed or one != other
            positions += 1
            differing += has_differed
            check_alike(ours, theirs, f"tells viewer {viewer} after {number} entries (seed {seed})")
    return positions, differing


def run(game: AnyGame, most: int) -> None:
    positions = differing = seed = 0
    while positions < most:
        setup = game.setup(game.fewest + seed % (game.most - game.fewest + 1))
        found = asyncio.run(compare(game, setup, (seed + 1) % (setup.seats + 1) - 1, seed, 8 if most < 100 else 40))
        positions, differing, seed = positions + found[0], differing + found[1], seed + 1
    assert not knowledge_of(game).SECRETS or differing > positions // 3


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_two_worlds_in_a_browser(game: AnyGame) -> None:
    run(game, POSITIONS)


def test_every_route_at_a_table_is_asked() -> None:
    assert ROUTES <= ASKED | LEAVING, "say in asked.py what is asked of a new route"


@pytest.mark.parametrize(
    ("place", "name", "at"),
    [(updates, "see_now", 1), (referee, "see_now", 1), (updates, "see_line", 2), (pages, "see_record", 1)],
)
def test_another_seat_s_knowledge_is_found(monkeypatch: pytest.MonkeyPatch, place: Any, name: str, at: int) -> None:
    inner = getattr(place, name)
    monkeypatch.setattr(place, name, lambda *given: inner(*given[:at], int(given[at] == 0), *given[at + 1 :]))
    with pytest.raises(AssertionError, match="tells viewer"):
        run(all_games()[0], 40)


def test_a_refusal_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    inner = SeatRoutes.act

    async def leaky(self: SeatRoutes, caller: Any) -> Any:
        try:
            return await inner(self, caller)
        except Refused as error:
            raise Refused(error.code, str(caller.table.journal.record().text())) from None

    monkeypatch.setattr(SeatRoutes, "act", leaky)
    with pytest.raises(AssertionError, match=f"POST {AT}/act .* tells viewer"):
        run(all_games()[0], 40)
