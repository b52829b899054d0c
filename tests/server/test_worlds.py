"""Nothing hidden leaves by any route, for players and spectators; and leaks planted on purpose are caught."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.hosting import pages, updates
from dinotable.server.accounts import routes as account_routes
from dinotable.server.http.route import Caller
from dinotable.server.replays import routes as replay_routes
from dinotable.server.tables.following import Following
from dinotable.server.tables.room import Room
from dinotable.server.tables.routes import seat as seat_routes
from dinotable.table import referee, seen, thinking
from dinotable.table.errors import Refused
from tests.conformance.spots import all_games
from tests.server.places import empty
from tests.server.postgres import Postgres
from tests.server.two_worlds import Places, compare, folders
from tests.worlds import knowledge_of

POSITIONS = int(os.environ.get("DINOTABLE_ROUTE_POSITIONS", "80"))
APART = int(os.environ.get("DINOTABLE_APART_POSITIONS", "0"))
"""Positions of each game that is played through one server and looked at through another; 0: some, of two games."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_two_worlds_on_every_route(tmp_path: Path, game: AnyGame) -> None:
    positions = differing = seed = 0
    while positions < POSITIONS:
        setup = game.setup(game.fewest + seed % (game.most - game.fewest + 1))
        viewer = seed % (setup.seats + 1) - 1
        found = asyncio.run(compare(folders(tmp_path / str(seed)), game, setup, viewer, seed, 30))
        positions, differing, seed = positions + found[0], differing + found[1], seed + 1
    assert not knowledge_of(game).SECRETS or differing > positions // 3


@pytest.mark.parametrize("game", all_games() if APART else all_games()[:2], ids=lambda game: game.id)
def test_two_worlds_on_every_route_of_another_server(postgres: Postgres, game: AnyGame) -> None:
    places = postgres.new_database(), postgres.new_database()
    positions = differing = seed = 0
    while positions < (APART or 12):
        # Other pairs than those above.
        setup = game.setup(game.fewest + seed % (game.most - game.fewest + 1))
        viewer = (seed + 1) % (setup.seats + 1) - 1
        found = asyncio.run(compare(places, game, setup, viewer, 10_000 + seed, 25 if APART else 12))
        positions, differing, seed = positions + found[0], differing + found[1], seed + 1
        for place in places:
            empty(place)
    assert not APART or not knowledge_of(game).SECRETS or differing > positions // 3


def catches(tmp_path: Path, route: str, places: Places | None = None) -> None:
    """A leak is found within a few games, and at the route where it is."""
    game = all_games()[0]
    for seed in range(12):
        viewer = seed % 4 - 1
        try:
            asyncio.run(compare(places or folders(tmp_path / str(seed)), game, game.setup(3), viewer, seed, 25))
        except AssertionError as error:
            assert str(error).startswith(route), error
            return
        for place in places or ():
            empty(str(place))
    raise AssertionError("the leak was not found")


def as_other(viewer: int) -> int:
    return 1 if viewer in (0, SPECTATOR) else 0


@pytest.mark.parametrize(
    ("place", "name", "route"),
    [
        (updates, "see_now", "GET "),
        (referee, "see_now", "socket"),
        (updates, "see_entry", "GET /entries"),
        (referee, "see_entry", "socket"),
        (pages, "see_record", "GET /record"),
        (account_routes, "see_record", "account /api/account/export"),
    ],
)
def test_a_route_that_shows_another_seat_s_knowledge_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Any, name: str, route: str
) -> None:
    inner = getattr(place, name)

    def leaky(table: Any, *rest: Any) -> Any:
        # The viewer comes first, but for entries, which say before it where they begin.
        at = 1 if name.startswith("see_entry") else 0
        return inner(table, *rest[:at], as_other(rest[at]), *rest[at + 1 :])

    monkeypatch.setattr(place, name, leaky)
    catches(tmp_path, route)


def test_a_server_that_tells_too_much_of_what_came_through_another_is_caught(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = Following.follow

    async def leaky(self: Following, room: Room) -> bool:
        before = {subscription: subscription.viewer for subscription in room.subscriptions}
        for subscription, viewer in before.items():
            subscription.viewer = as_other(viewer)
        try:
            return await inner(self, room)
        finally:
            for subscription, viewer in before.items():
                subscription.viewer = viewer

    monkeypatch.setattr(Following, "follow", leaky)
    catches(tmp_path, "socket", (postgres.new_database(), postgres.new_database()))


@pytest.mark.parametrize("route", ["GET /replay", "GET /replay/lines?all=yes"])
def test_the_past_of_a_running_game_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, route: str) -> None:
    name = "frames" if route == "GET /replay" else "lines"
    inner = getattr(replay_routes.ReplayRoutes, name)

    async def leaky(self: replay_routes.ReplayRoutes, caller: Caller) -> Any:
        with monkeypatch.context() as patched:
            patched.setattr(replay_routes, "check_open", lambda *_: None)
            return await inner(self, caller)

    monkeypatch.setattr(replay_routes.ReplayRoutes, name, leaky)
    catches(tmp_path, route)


def test_a_what_if_of_a_running_game_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_routes, "check_open", lambda *_: None)
    monkeypatch.setattr(replay_routes.ReplayRoutes, "frames", replay_routes.ReplayRoutes.duplicates)
    monkeypatch.setattr(replay_routes.ReplayRoutes, "lines", replay_routes.ReplayRoutes.duplicates)
    monkeypatch.setattr(replay_routes.ReplayRoutes, "curve", replay_routes.ReplayRoutes.duplicates)
    catches(tmp_path, "branch")


def test_events_seen_by_all_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen, "see", lambda *seen: seen[1])
    catches(tmp_path, "socket")


def test_a_preview_on_the_true_world_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = seat_routes.SeatRoutes.foresee

    async def leaky(self: seat_routes.SeatRoutes, caller: Caller) -> Any:
        told = await inner(self, caller)
        told.events.append({"hands": [list(hand) for hand in caller.table.journal.state.hands]})  # type: ignore[attr-defined]
        return told

    monkeypatch.setattr(seat_routes.SeatRoutes, "foresee", leaky)
    catches(tmp_path, "foresee")


def test_a_refusal_that_knows_too_much_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = seat_routes.SeatRoutes.why_not

    async def leaky(self: seat_routes.SeatRoutes, caller: Caller) -> Any:
        told = await inner(self, caller)
        pile = caller.table.journal.state.pile  # type: ignore[attr-defined]
        return seat_routes.m.Why(told.is_legal, told.rule, {**told.arguments, "next": list(pile.bag.counts)})

    monkeypatch.setattr(seat_routes.SeatRoutes, "why_not", leaky)
    catches(tmp_path, "why-not")


def test_a_bot_that_peeks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(_: thinking.BotWorker, job: thinking.Job) -> thinking.Thought:
        return thinking.Thought([thinking.Idea(job.lines[-1], 1.0, len("".join(job.lines)), [], [])])

    monkeypatch.setattr(thinking.BotWorker, "think", leaky)
    catches(tmp_path, "think")


def test_a_refused_move_that_tells_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = seat_routes.SeatRoutes.act

    async def leaky(self: seat_routes.SeatRoutes, caller: Caller) -> Any:
        try:
            return await inner(self, caller)
        except Refused as error:
            raise Refused(error.code, f"{error} {caller.table.journal.line(caller.table.journal.entries[0])}") from None

    monkeypatch.setattr(seat_routes.SeatRoutes, "act", leaky)
    catches(tmp_path, "act")
