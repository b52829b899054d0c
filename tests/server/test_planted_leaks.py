"""Leaks planted on purpose, wherever something leaves the server: the comparison of two worlds finds each, where it is."""

import asyncio
import dataclasses
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, load
from dinotable.hosting import pages, updates
from dinotable.hosting.room import Subscription
from dinotable.server.accounts import routes as account_routes
from dinotable.server.bots import turns
from dinotable.server.http.compression import Compression
from dinotable.server.http.route import TableCaller
from dinotable.server.notify import notices
from dinotable.server.replays import routes as replay_routes
from dinotable.server.replays.pictures import LinkCards
from dinotable.server.social import social
from dinotable.server.tables import socket
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.routes import listing
from dinotable.server.tables.routes import table as table_routes
from dinotable.server.tables.routes.seat import SeatRoutes
from dinotable.server.tables.routes.table import TableRoutes
from dinotable.table import picture, referee, seen, thinking
from dinotable.table.errors import Refused
from dinotable.table.explaining import ExplainedTurn
from dinotable.table.table import Table
from tests.server.asked import AT
from tests.server.two_worlds import TABLE, compare, folders

EVERYWHERE = int(os.environ.get("DINOTABLE_ROUTE_POSITIONS", "0")) > 1000
"""Whether each is planted in every game; else in one."""
WITH_SECRETS = [game for game in GAMES if game != "gods-love-dinosaurs"]
Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


def as_other(viewer: int) -> int:
    return 1 if viewer in (0, SPECTATOR) else 0


def hidden(table: Table) -> str:
    return " ".join(table.journal.line(entry) for entry in table.journal.entries)


def seed_of(table: Table) -> bytes:
    assert table.journal.luck is not None
    return table.journal.luck.seed


def eyes(place: Any, name: str, at: int = 1) -> Plant:
    """Another seat's instead of one's own; `at`: where the viewer stands among what is handed over."""

    def plant(patch: Patch) -> None:
        inner = getattr(place, name)
        patch.setattr(
            place, name, lambda *given, **more: inner(*given[:at], as_other(given[at]), *given[at + 1 :], **more)
        )

    return plant


def route(
    owner: Any, name: str, change: Callable[[Any, Any], Any], before: Callable[[Any], Any] = lambda it: it
) -> Plant:
    """`change` makes another answer of the caller and the answer; `before` another caller."""

    def plant(patch: Patch) -> None:
        inner = getattr(owner, name)

        async def leaky(self: Any, caller: Any) -> Any:
            caller = before(caller)
            return change(caller, await inner(self, caller))

        patch.setattr(owner, name, leaky)

    return plant


def as_another(caller: TableCaller) -> TableCaller:
    identity = dataclasses.replace(caller.identity, viewer=as_other(caller.viewer))
    return dataclasses.replace(caller, identity=identity)


def with_eyes(owner: Any, name: str) -> Plant:
    return route(owner, name, lambda _, told: told, as_another)


def told(place: Any, name: str, change: Callable[..., Any]) -> Plant:
    """`change` makes another result of it and of what was handed over."""

    def plant(patch: Patch) -> None:
        inner = getattr(place, name)
        patch.setattr(place, name, lambda *given, **more: change(inner(*given, **more), *given))

    return plant


def answers(change: Callable[[Any, str], None]) -> Plant:
    """Of every answer over HTTP."""

    def plant(patch: Patch) -> None:
        inner = Compression.pack

        async def leaky(self: Compression, request: Any, answer: Any) -> Any:
            room = request.app.state.rooms._rooms.get(TABLE) if hasattr(request.app.state, "rooms") else None
            packed = await inner(self, request, answer)
            change(packed, hidden(room.table) if room else "")
            return packed

        patch.setattr(Compression, "pack", leaky)
        whole = TableRoutes.look

        async def look(self: TableRoutes, caller: Any) -> Any:
            caller.request.app.state.rooms = self.rooms
            return await whole(self, caller)

        patch.setattr(TableRoutes, "look", look)

    return plant


def head(answer: Any, secret: str) -> None:
    answer.headers["X-Took"] = str(len(secret))


def padding(answer: Any, secret: str) -> None:
    answer.body += b" " * (len(secret) % 50)
    answer.headers["Content-Length"] = str(len(answer.body))


def peek(patch: Patch) -> None:
    def think(_: thinking.BotWorker, job: thinking.Job) -> thinking.Thought:
        return thinking.Thought([thinking.Idea(job.lines[-1], 1.0, len("".join(job.lines)), [], [])])

    patch.setattr(thinking.BotWorker, "think", think)


def open_past(name: str) -> Plant:
    """As if the game were over."""

    def plant(patch: Patch) -> None:
        inner = getattr(replay_routes.ReplayRoutes, name)

        async def leaky(self: replay_routes.ReplayRoutes, caller: Any) -> Any:
            with patch.context() as patched:
                patched.setattr(replay_routes, "check_open", lambda *_: None)
                return await inner(self, caller)

        patch.setattr(replay_routes.ReplayRoutes, name, leaky)

    return plant


def refuse(patch: Patch) -> None:
    """With another status where the hidden part is an odd number of letters long."""
    inner = SeatRoutes.act

    async def leaky(self: SeatRoutes, caller: Any) -> Any:
        try:
            return await inner(self, caller)
        except Refused as error:
            code = "busy" if len(hidden(caller.table)) % 2 else error.code
            raise Refused(code, str(error)) from None

    patch.setattr(SeatRoutes, "act", leaky)


def preview(patch: Patch) -> None:
    inner = LinkCards.tags

    async def tags(self: LinkCards, request: Any) -> str:
        return await inner(self, request) + hidden(self.rooms._rooms[TABLE].table)

    patch.setattr(LinkCards, "tags", tags)


def notice(patch: Patch) -> None:
    inner = notices.Notices._tell

    async def tell(self: notices.Notices, table: str, owed: Any, number: int) -> None:
        secret = hidden(self.rooms._rooms[TABLE].table)
        text_of = notices.text_of
        with patch.context() as patched:
            patched.setattr(notices, "text_of", lambda *given: text_of(*given) + secret)
            await inner(self, table, owed, number)

    patch.setattr(notices.Notices, "_tell", tell)


def counters(patch: Patch) -> None:
    inner = Rooms.counts

    def counts(self: Rooms) -> dict[str, int]:
        return inner(self) | {"bytes": sum(len(hidden(room.table)) for room in self.in_memory())}

    patch.setattr(Rooms, "counts", counts)


def nacks(patch: Patch) -> None:
    inner = socket.Connection._enter

    async def enter(self: socket.Connection, message: Any) -> int:
        try:
            return await inner(self, message)
        except Refused as error:
            raise Refused(error.code, hidden(self.rooms._rooms[TABLE].table)) from None

    patch.setattr(socket.Connection, "_enter", enter)


@dataclass
class Through:
    """A subscription that looks through another seat's eyes."""

    subscription: Subscription
    viewer: int
    is_blind = False

    @property
    def facts(self) -> bool:
        return self.subscription.facts


def greeting(patch: Patch) -> None:
    inner = updates.Updates.greeting
    patch.setattr(
        updates.Updates,
        "greeting",
        lambda self, *given: inner(self, *given[:2], Through(given[2], as_other(given[2].viewer)), *given[3:]),
    )


LEAKS: dict[str, tuple[str, Plant]] = {
    "another seat's page": (f"GET {AT}", eyes(updates, "see_now")),
    "another seat's updates": ("socket", eyes(referee, "see_now")),
    "another seat's entries": (f"GET {AT}/entries", eyes(updates, "see_line", 2)),
    "another seat's news": ("socket", eyes(referee, "see_entry", 2)),
    "events for all": ("socket", lambda patch: patch.setattr(seen, "see", lambda *given: given[1])),
    "a greeting for another seat": ("socket", greeting),
    "a refusal over the socket": ("socket", nacks),
    "another seat's record": (f"GET {AT}/record", eyes(pages, "see_record")),
    "a record with the seed": (f"GET {AT}/record", told(pages, "see_record", lambda _, table, *__: table.journal.record())),
    "another seat's export": ("GET /api/account/export", eyes(account_routes, "see_record")),
    "another seat's facts": (f"GET {AT}/facts", eyes(table_routes, "see_now")),
    "another seat's board": (f"GET {AT}/board", with_eyes(TableRoutes, "board")),
    "another seat's parts": (f"GET {AT}/parts", with_eyes(TableRoutes, "parts")),
    "a picture for a seat": (f"GET {AT}/picture", lambda patch: patch.setattr(picture, "SPECTATOR", 1)),
    "a preview": ("preview", preview),
    "a notice": ("notice", notice),
    "a counter": ("GET /metrics", counters),
    "a header": (f"GET {AT}", answers(head)),
    "padding": (f"GET {AT}", answers(padding)),
    "the status of a refusal": (f"POST {AT}/act", refuse),
    "why not": (f"POST {AT}/why-not", route(
        SeatRoutes, "why_not", lambda it, answer: replace(answer, arguments={"hidden": hidden(it.table)})
    )),
    "a preview of the true world": (f"POST {AT}/foresee", route(
        SeatRoutes, "foresee", lambda it, answer: replace(answer, done=len(hidden(it.table)))
    )),
    "a bot that peeks": (f"POST {AT}/think", peek),
    "why others did it": (f"POST {AT}/explain", route(
        SeatRoutes, "explain", lambda it, answer: replace(answer, turns=[ExplainedTurn(0, len(hidden(it.table)), [])])
    )),
    "a line in one's list": ("POST /api/mine", told(
        listing, "line_of", lambda line, _, table, __: replace(line, names=[hidden(table)])
    )),
    "what is said of people": (f"GET {AT}/people", told(
        social, "see_people", lambda people, table, *_: replace(people, seq=len(hidden(table)))
    )),
    "the page of who is invited": (f"GET {AT}", route(
        TableRoutes, "look", lambda _, page: page,
        lambda it: it if it.invited is None else as_another(it),
    )),
    "the host's page": (f"GET {AT}", route(
        TableRoutes, "look", lambda _, page: page,
        lambda it: as_another(it) if it.is_host else it,
    )),
    "a past that is not over": (f"GET {AT}/replay", open_past("frames")),
    "lines of a past that is not over": (f"GET {AT}/replay/lines", open_past("lines")),
}  # fmt: skip
"""What tells something hidden: where it comes out, and how it is planted."""
OF_LUCK: dict[str, tuple[str, Plant]] = {
    "the seed in a page": (f"GET {AT}", told(
        table_routes, "page_at", lambda page, _, table, *__: replace(page, commitment=seed_of(table).hex())
    )),
    "what is drawn next": (f"POST {AT}/foresee", route(
        SeatRoutes, "foresee", lambda it, answer: replace(answer, events=[{"next": seed_of(it.table).hex()}])
    )),
    "a hint with the table's dice": (f"POST {AT}/think", told(
        turns, "job_for", lambda job, _, table, *__: replace(job, dice=int.from_bytes(seed_of(table)[:7], "big"))
    )),
}  # fmt: skip
"""What tells something of the luck to come, which every game hides."""
PLANTED = [
    (game, name)
    for k, name in enumerate(LEAKS)
    for game in (WITH_SECRETS if EVERYWHERE else [WITH_SECRETS[k % len(WITH_SECRETS)]])
] + [(game, name) for name in OF_LUCK for game in (GAMES if EVERYWHERE else ["gods-love-dinosaurs"])]


def find(tmp_path: Path, game: AnyGame, only: str) -> str:
    """Where the comparison finds it."""
    for seed in range(6):
        setup = game.setup(game.fewest + seed % 2)
        try:
            asyncio.run(compare(folders(tmp_path / str(seed)), game, setup, seed % setup.seats, seed, 15, only))
        except AssertionError as error:
            return str(error)
    raise LookupError("it was not found")


@pytest.mark.parametrize(("place", "name"), PLANTED, ids=[f"{name} of {game}" for game, name in PLANTED])
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: Patch, place: str, name: str) -> None:
    only, plant = (LEAKS | OF_LUCK)[name]
    plant(monkeypatch)
    found = find(tmp_path, load(GAMES[place]), only)
    assert found.startswith(only) and " tells viewer" in found, found
