"""Two tables of one luck: until both have ended, nothing at one of them tells what happens at the other."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, find
from dinotable.server.replays import access
from dinotable.server.tables.room import Room
from dinotable.server.tables.storage import TableStore
from dinotable.table.errors import Refused
from dinotable.table.kept import Kept
from dinotable.table.log import Chair, Charter
from dinotable.table.tokens import hash_of
from tests.server.house import MAGPIES, act, held_by
from tests.server.two_worlds import OTHER, TABLE, World, token_of

CLOSED = ("/replay", "/replay?line=3&seat=1", "/replay/lines?all=yes", "/curve", "/duplicates")
SEED = b"s" * 32
WHOLE = 10**6
STRIDE = max(1, 3_600 // int(os.environ.get("DINOTABLE_ROUTE_POSITIONS", "300")))
"""How many decisions of a real game lie between two looks."""


class Watching:
    """What a socket would be sent."""

    facts, people, chat, pace = True, True, 0, None
    is_over = is_blind = False

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.told: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.told.append(message)

    def revoke(self, code: str = "", why: str = "") -> None:
        raise AssertionError((code, why))

    def moved(self) -> None:
        pass

    def heard(self, now: float) -> float:
        return now


async def begin(world: World, watching: Watching) -> tuple[Room, Room]:
    """Both tables, dealt from one seed, and begun; the viewer watches the first, if it sits there."""
    game = world.game
    world.kept = Kept(TABLE, world.kept.charter, SEED, hash_of("h"), world.kept.tokens, "open", 0.0, "luck")
    chairs = [Chair("here", name) for name in ("Cleo", "Dan")]
    charter = Charter(game.id, game.rules, world.kept.charter.options, chairs)
    await TableStore(world.store).add(Kept(OTHER, charter, SEED, hash_of("h"), {}, "open", 1.0, "luck"))
    await TableStore(world.store).add(world.kept)
    rooms = world.server.rooms
    world.room, other = await rooms.find(TABLE), await rooms.find(OTHER)
    if world.viewer != SPECTATOR:
        await rooms.watch(world.room, watching, None, held_by(world.viewer))
    for room in (world.room, other):
        await rooms.commits.change(room, "start", lambda table: table.plan_start())
    return world.room, other


async def move(world: World, room: Room, k: int, choice: int) -> None:
    seat, ask = next(iter(room.table.asks.owed.items()))
    legal = room.table.legal(seat)
    text = world.game.actions.text(legal[choice % len(legal)])
    await act(world.server, room, seat, f"m{k}", ask, [text])


async def told_at_one(
    folder: Path, game: AnyGame, viewer: int, other_moves: int, stride: int
) -> list[dict[str, bytes]]:
    """Everything a viewer of one table can get until its past may be told, while so much has happened at the other."""
    world = World(folder, game, game.setup(2), viewer)
    watching = Watching(viewer)
    got = []
    try:
        here, other = await begin(world, watching)
        for k in range(WHOLE):
            if other.table.asks.owed and k < other_moves:
                await move(world, other, k, -1)
            elif other_moves < WHOLE or not other.table.asks.owed:
                break
        for k in range(WHOLE):
            await move(world, here, k, k)
            if here.table.is_over():
                break
            if k % stride == 0:
                got.append(await gets(world, watching))
        # With its end its past may be told where the other has ended too; until then even this tells nothing.
        if not other.table.is_over():
            got.append(await gets(world, watching))
        assert here.table.is_over() and other.table.is_over() == (other_moves == WHOLE)
        return got
    finally:
        await world.end()


async def gets(world: World, watching: Watching) -> dict[str, bytes]:
    at, away = f"/api/tables/{TABLE}", f"/api/tables/{OTHER}"
    found = {"socket": b"\n".join(watching.told)}
    watching.told.clear()
    routes = ("", "/entries", "/record", "/record?form=json", "/facts", "/people", "/chat", "/backs", *CLOSED)
    for route in routes:
        found[route] = await world._ask("GET", at + route)
    # Of the other table whoever sits here, or nowhere, is told nothing at all.
    for route in routes:
        found[f"other {route}"] = answer = await world._ask("GET", away + route)
        assert answer.startswith((b"401", b"403")), route
    for body in ({"line": 3, "seat": 0, "name": "Eve"}, {"line": 10**6, "seat": 0, "name": "Eve"}):
        for place in (at, away):
            found[f"branch {place} {body['line']}"] = await world._ask("POST", f"{place}/branch", body)
    for place in (TABLE, OTHER):
        # Whoever is sent a link asks for what stands in the head of the page.
        found[f"preview {place}"] = await world._ask("GET", f"/t/{place}")
    found["mine"] = await world._ask("POST", "/api/mine", {"tokens": [token_of(max(world.viewer, 0))]})
    found["listed"] = await world._ask("GET", "/api/tables")
    assert not any(SEED.hex().encode() in value for value in found.values()), "the seed"
    return found


def compare(tmp_path: Path, game: AnyGame, viewer: int, stride: int = 1) -> None:
    """The other table at its start, under way and at its end."""
    still, busy, ended = (
        asyncio.run(told_at_one(tmp_path / f"{viewer}-{moves}", game, viewer, moves, stride)) for moves in (0, 9, WHOLE)
    )
    assert len(still) > 4
    assert still == busy, "it tells that something happens at the other table"
    assert still[: len(ended)] == ended, "it tells that the other table has ended"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_two_worlds_at_the_other_table_look_the_same_from_this_one(tmp_path: Path, viewer: int) -> None:
    compare(tmp_path, find(MAGPIES), viewer, 3)


@pytest.mark.parametrize("game", list(GAMES))
def test_two_worlds_at_the_other_table_of_a_real_game(tmp_path: Path, game: str) -> None:
    for viewer in (SPECTATOR, list(GAMES).index(game) % 2):
        compare(tmp_path, find(game), viewer, STRIDE)


@pytest.mark.parametrize("game", [MAGPIES, "happy-little-dinosaurs"])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_access_that_forgets_the_other_table_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, viewer: int
) -> None:
    async def forgetful(_: access.Access, __: Any, table: Any) -> bool:
        return bool(table.is_over())

    monkeypatch.setattr(access.Access, "is_open", forgetful)
    with pytest.raises(AssertionError, match="the seed"):
        compare(tmp_path, find(game), viewer, STRIDE)


def test_a_refusal_that_tells_of_the_other_table_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = access.Access.is_open

    async def leaky(self: access.Access, room: Any, table: Any) -> bool:
        is_open = await inner(self, room, table)
        if not is_open and table.is_over():
            found = await TableStore(self.finished.store).load(OTHER)
            raise Refused("same-luck", f"the other has {len(found[1]) if found else 0} entries")
        return is_open

    monkeypatch.setattr(access.Access, "is_open", leaky)
    with pytest.raises(AssertionError, match="something happens at the other"):
        compare(tmp_path, find(MAGPIES), 0, 5)
