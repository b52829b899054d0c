"""Nothing hidden leaves by any route, for players, spectators, hosts and who is invited; `test_planted_leaks.py` shows that
leaks are caught."""

import asyncio
import os
from pathlib import Path

import pytest

from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.server.replays import routes as replay_routes
from dinotable.server.tables.following import Following
from dinotable.server.tables.room import Room
from tests.conformance.spots import all_games
from tests.server.asked import AT
from tests.server.places import empty
from tests.server.postgres import Postgres
from tests.server.two_worlds import Places, compare, folders
from tests.worlds import knowledge_of

POSITIONS = int(os.environ.get("DINOTABLE_ROUTE_POSITIONS", "16"))
MOST = 8 if POSITIONS < 100 else 40
"""Entries of a game, so that a short run is several games too."""
APART = int(os.environ.get("DINOTABLE_APART_POSITIONS", "0"))
"""Positions of each game that is played through one server and looked at through another; 0: some, of two games."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_two_worlds_on_every_route(tmp_path: Path, game: AnyGame) -> None:
    positions = differing = seed = 0
    while positions < POSITIONS:
        setup = game.setup(game.fewest + seed % (game.most - game.fewest + 1))
        viewer = seed % (setup.seats + 1) - 1
        found = asyncio.run(compare(folders(tmp_path / str(seed)), game, setup, viewer, seed, MOST))
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


def catches(tmp_path: Path, only: str, places: Places | None = None) -> None:
    """A leak is found within a few games, and at the route where it is."""
    game = all_games()[0]
    for seed in range(12):
        try:
            where = places or folders(tmp_path / str(seed))
            asyncio.run(compare(where, game, game.setup(3), seed % 4 - 1, seed, 25, only))
        except AssertionError as error:
            assert str(error).startswith(only), error
            return
        for place in places or ():
            empty(str(place))
    raise AssertionError("the leak was not found")


def as_other(viewer: int) -> int:
    return 1 if viewer in (0, SPECTATOR) else 0


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


def test_a_what_if_of_a_running_game_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_routes, "check_open", lambda *_: None)
    monkeypatch.setattr(replay_routes.ReplayRoutes, "frames", replay_routes.ReplayRoutes.duplicates)
    monkeypatch.setattr(replay_routes.ReplayRoutes, "lines", replay_routes.ReplayRoutes.duplicates)
    monkeypatch.setattr(replay_routes.ReplayRoutes, "curve", replay_routes.ReplayRoutes.duplicates)
    catches(tmp_path, f"POST {AT}/branch")
