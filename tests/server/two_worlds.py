"""Two servers with a table each: the same to a viewer, different in what the viewer was not shown and in what is to come.

Whatever the viewer can get, through every route and over the socket, must be the same to the last byte, headers included.
"""

import asyncio
import contextlib
import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar
from unittest import mock

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.seats import CHANCE, SPECTATOR, seat_text
from dinotable.core.setup import Setup
from dinotable.server.accounts.storage import Account, Session
from dinotable.server.app import Server
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.compression import StaticFile
from dinotable.server.notify.storage import Webhook, change_of, of_account, of_seat
from dinotable.server.notify.webhooks import body_of
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.server.tables.storage import TableStore
from dinotable.table import tokens
from dinotable.table.explaining import Explained, ExplainJob, explain_turns
from dinotable.table.grants import granted
from dinotable.table.kept import Kept
from dinotable.table.log import Acted, Chair, Charter, Event, Proposed, Started, TimeControl, Undid
from dinotable.table.picture import Picture, PictureJob, card_of
from dinotable.table.thinking import BotWorker, Job, Thought
from dinotable.table.tokens import hash_of
from dinotable.table.variant import variant_of
from tests.server.asked import (
    ASKED,
    AT,
    NOW_AND_THEN,
    OF_AN_ACCOUNT,
    WEBHOOK,
    Spot,
    anything,
    asked_at,
    legal_at,
    spot_at,
)
from tests.server.asking import Asker, Listener
from tests.server.house import MAGPIES, UNLIMITED
from tests.server.places import Place
from tests.worlds.lockstep import Pair, make_pair

TABLE = "two-worlds-table"
OTHER = "the-other-table0"
HOST = "h" * 43
INVITATION = "i" * 43
COOKIE = "c" * 43
FOREVER = 1e12
"""A time that is not noted anew when the session is used."""
SLOW = TimeControl(clock="days", seconds=86_400, vacation=86_400)
BY_TIME = re.compile(rb".*dinotable_(commit|writes|uptime).*\n")
"""Counters that hang on how fast the machine is."""
Places = tuple[Place, Place]
"""Of the two worlds."""


def token_of(seat: int) -> str:
    return f"{seat}" * 43


class Inside:
    """Thinks in this process: what matters here is what it gets, not where it runs."""

    def __init__(self) -> None:
        self.worker = BotWorker()

    async def think(self, job: Job) -> Thought:
        return self.worker.think(job)

    async def ask(self, job: ExplainJob | PictureJob, _answer: type[Any]) -> Explained | Picture:
        if isinstance(job, ExplainJob):
            return explain_turns(job)
        # What a picture is made from, which tells no less than the picture, and is quicker.
        return Picture(card_of(job).encode())

    def trouble(self) -> str:
        return ""

    async def stop(self) -> None:
        pass


class Identity(Uptime):
    """Time that is the same in both worlds."""

    def now(self) -> float:
        return 1000.0


class Drawn:
    """Tokens that are the same in both worlds."""

    chooser: ClassVar = random.Random(0)

    @classmethod
    def token_urlsafe(cls, size: int) -> str:
        return "".join(cls.chooser.choice("abcdefgh") for _ in range((4 * size + 2) // 3))


SETTINGS = Settings(
    extra_games=(MAGPIES,),
    requests_a_second=1e9,
    messages_a_second=1e9,
    tables_a_minute=1e9,
    words_a_second=1e9,
    sign_ins_a_minute=1e9,
    webhook_hosts=(WEBHOOK.rpartition("/")[0],),
    limits=UNLIMITED,
)


def open_server(place: Place) -> Server:
    store = Store(place)
    store.open()
    server = Server(SETTINGS, store, Identity(0.0))
    server.rooms.bot_turns.pool = Inside()  # type: ignore[assignment]
    # What previews of links stand in, whether or not the page was built here.
    server.page.files["/index.html"] = StaticFile(b"<html><head></head></html>", "text/html", "no-cache")
    return server


class World:
    def __init__(
        self,
        place: Place,
        game: AnyGame,
        setup: Setup,
        viewer: int,
        seed: bytes = b"s" * 32,
        luck: str | None = None,
        time_control: TimeControl = SLOW,
    ) -> None:
        """In a data folder, or in a database: then the game is played through one server, and looked at through another."""
        self.game = game
        self.viewer = viewer
        self.server = open_server(place)
        self.store = self.server.store
        self.playing = open_server(place) if isinstance(place, str) else self.server
        """The server through which the game is played."""
        self.noticed: list[bytes] = []
        self.looks = 0
        self.notices_sent()
        own = {} if viewer == SPECTATOR else {"Authorization": f"Bearer {token_of(viewer)}"}
        app = self.server.app()
        self.http = Asker(app, own)
        bearers = {"host": HOST, "invited": INVITATION}
        self.askers = {"viewer": self.http} | {
            name: Asker(app, {"Authorization": f"Bearer {token}"}) for name, token in bearers.items()
        }
        seat = "host" if viewer == SPECTATOR else str(viewer)
        signed = {"Cookie": f"dinotable={COOKIE}", "Dinotable-Seat": seat}
        self.askers["signed in"] = Asker(app, signed)
        packed = {"Accept-Encoding": "gzip", "Accept-Language": "fr"}
        others = [other for other in range(setup.seats) if other != viewer]
        self.others = [Asker(app, packed | {"Authorization": f"Bearer {token_of(other)}"}) for other in others]
        self.listeners: dict[str, Listener] = {}
        self.app = app
        chairs = [Chair("here", f"Player {seat}") for seat in range(setup.seats)]
        charter = Charter(
            game.id, game.rules, setup.options, chairs,
            variant=variant_of(setup.box), time_control=time_control, explains=True,
        )  # fmt: skip
        hashes = {seat: hash_of(token_of(seat)) for seat in range(setup.seats)}
        keys = granted(hashes, {1: hash_of(INVITATION)})
        self.kept = Kept(TABLE, charter, seed, hash_of(HOST), keys, "open", 0.0, luck)

    def notices_sent(self) -> None:
        """Go nowhere, and are heard."""

        async def post(hook: Webhook, text: str) -> int:
            self.noticed += [text.encode(), msgspec.json.encode(body_of("own", hook.url, text))]
            return 200

        self.server.notices.post = post  # type: ignore[method-assign]

    async def begin(self) -> None:
        if self.kept.luck:
            still = msgspec.structs.replace(self.kept, id=OTHER, host=hash_of("x" * 43), tokens={})
            await TableStore(self.store).add(still)
        await TableStore(self.store).add(self.kept)
        accounts = self.server.accounts.kept
        await accounts.add(Account("a" * 32, "Anna", "", 0.0), "anna")
        await accounts.begin(Session("s" * 16, "a" * 32, "Anna", "", 0.0, 0.0, FOREVER), hash_of(COOKIE), 1)
        held = [HOST] if self.viewer == SPECTATOR else [HOST, token_of(self.viewer)]
        await accounts.claim("a" * 32, [hash_of(token) for token in held], 0.0, 9)
        owners = [of_account("a" * 32)] + ([] if self.viewer == SPECTATOR else [of_seat(TABLE, self.viewer)])
        for owner in owners:
            hook = Webhook(owner, WEBHOOK, "fr", "http://localhost", 0.0)
            await self.server.notices.kept.write(change_of(owner, hook))
        self.room = await self.server.rooms.find(TABLE)
        for name, token in (("viewer", token_of(self.viewer)), ("invited", INVITATION), ("host", HOST)):
            self.listeners[name] = Listener(self.app, {})
            self.watch(name, {} if token == token_of(SPECTATOR) else {"token": token})

    def watch(self, name: str, shown: dict[str, str], **more: Any) -> None:
        self.listeners[name].say(type="watch", table=TABLE, people=name != "host", **shown, **more)

    async def _enter(self, name: str, event: Event) -> None:
        rooms = self.playing.rooms
        await rooms.commits.change(await rooms.find(TABLE), name, lambda _: event)

    async def enter(self, event: Event, name: str, takes_back: bool, goes_back: bool) -> None:
        line = len(self.room.table.journal.entries)
        await self._enter(name, event)
        if isinstance(event, Acted) and goes_back and not (await self.playing.rooms.find(TABLE)).table.is_over():
            await self._enter(f"{name}-back", Proposed(event.seat, "back", line, passes=True))
            await self._enter(f"{name}-once-more", event)
        if isinstance(event, Acted) and takes_back:
            await self._enter(f"{name}-undone", Undid(event.seat, 1))
            await self._enter(f"{name}-again", event)
        if self.playing is not self.server:
            # As if it had heard of it.
            await self.server.rooms.following.follow_in_turn(TABLE)

    def can_take_back(self, event: Event) -> bool:
        """Whether nothing would be shown by it, nobody else would act, and it does not stand for good."""
        table = self.room.table
        if not isinstance(event, Acted) or len(event.lines) > 1 or table.game.is_window(table.journal.state):
            return False
        state = table.journal.state.copy()
        before = table.game.step(state)
        table.game.apply(state, event.seat, table.game.actions.parse(event.lines[0].partition(" ")[2]), None)
        return bool(table.game.step(state) == before)

    def tells_its_past(self) -> bool:
        return self.room.table.is_over() and self.kept.luck is None

    async def gets(self, chooser: random.Random, only: str = "") -> dict[str, bytes]:
        """Everything that comes out of any route for anybody who knows no more than the viewer, or out of one of them."""
        Drawn.chooser = random.Random(chooser.random())
        self.commit()
        found: dict[str, bytes] = {}
        if only in ("", "socket"):
            await self._listen(found, chooser)
        if only in ("", "GET /metrics"):
            await self._others_ask(chooser)
        spot = spot_at(self.room.table, TABLE, token_of(max(0, self.viewer)), self.viewer, chooser)
        for route in ASKED & {only} if only else sorted(ASKED):
            if only or chooser.random() < NOW_AND_THEN.get(route, 1):
                await self._ask_at(found, route, spot, chooser)
        if only == "preview" or (not only and chooser.random() < 0.3):
            await self._preview(found)
        if only == "notice" or (not only and chooser.random() < 0.5):
            found["notice"] = await self._notified()
        return found

    def commit(self) -> None:
        """Both worlds to the same luck, as far as anybody is told."""
        table = self.room.table
        table.commitment = table.journal.commitment = "0" * 64

    async def _listen(self, found: dict[str, bytes], chooser: random.Random) -> None:
        for name, listener in self.listeners.items():
            found[f"socket of the {name}"] = await listener.told()
        seq, viewer = self.room.table.seq, {} if self.viewer == SPECTATOR else {"token": token_of(self.viewer)}
        if chooser.random() < 0.25:
            # Whoever comes back is told the whole past, as it was kept for them.
            since = chooser.choice([{}, {"since": 0}, {"since": max(0, seq - 2)}])
            self.watch("viewer", viewer, **since, facts=chooser.random() < 0.7)
            self.watch("invited", {"token": INVITATION}, **since)
        owed = self.room.table.asks.owed.get(self.viewer, 0)
        legal = legal_at(self.room.table, self.viewer)
        said = [
            [*legal[:1], "nonsense"],
            [chooser.choice(legal or ["x"]), *anything(self.game.actions, chooser, 1), "?"],
        ]
        for k, actions in enumerate(said):
            self.listeners["viewer"].say(type="act", table=TABLE, ask=owed or 1, msg_id=f"n{k}", actions=actions)
        self.listeners["viewer"].say(type="undo", table=TABLE, seat=max(0, self.viewer), line=10**6, msg_id="u")
        self.listeners["host"].say(type="act", table=TABLE, ask=owed or 1, msg_id="h", actions=["nonsense"])
        for name, listener in self.listeners.items():
            found[f"socket answering the {name}"] = await listener.told()

    async def _others_ask(self, chooser: random.Random) -> None:
        """Now and then. What they are told is theirs; that they were told it must show nowhere."""
        if chooser.random() > 0.3:
            return
        for other in self.others:
            await other.ask("GET", AT.replace("{table}", TABLE))
            await other.ask("GET", f"{AT}/entries?since=0".replace("{table}", TABLE))
            if chooser.random() < 0.3:
                await other.ask("POST", f"{AT}/think".replace("{table}", TABLE), {"level": "random"})

    async def _ask_at(self, found: dict[str, bytes], route: str, spot: Spot, chooser: random.Random) -> None:
        at_table = route.partition(" ")[2].startswith(AT)
        names = ["signed in"] if route in OF_AN_ACCOUNT else ["viewer"]
        if at_table:
            names += [name for name in ("host", "invited", "signed in") if chooser.random() < 0.25]
            if route.startswith(f"DELETE {AT}") or "host" not in names:
                names += ["host"] if not route.startswith("GET") else []
        for number, (method, path, body) in enumerate(asked_at(route, spot)):
            for name in dict.fromkeys(names):
                found[f"{route} {number} by the {name}"] = await self._ask(method, path, body, self.askers[name])

    async def _preview(self, found: dict[str, bytes]) -> None:
        """Of a link, as whoever passes it on or gets it sees it."""
        for name, asker in self.askers.items():
            for path in (f"/t/{TABLE}", f"/t/{TABLE}/replay?line=3"):
                found[f"preview {path} by the {name}"] = await self._ask("GET", path, by=asker)

    async def _notified(self) -> bytes:
        notices = self.server.notices
        # Long after anybody looked.
        self.looks += 1
        for later in (0, 0.5):
            await notices.look(FOREVER * (self.looks + later))
        await asyncio.gather(*notices._sending)
        sent, self.noticed = b"\n".join(self.noticed), []
        return sent

    async def _ask(self, method: str, path: str, body: Any = None, by: Asker | None = None) -> bytes:
        """Status, headers and content."""
        asker = by or self.http
        status, content = await asker.ask(method, path, body)
        assert status < 500, (path, content)
        if path == "/metrics":
            return BY_TIME.sub(b"", content).replace(self.store.process.encode(), b"process")
        told = b"%d\n%s\n%s" % (status, asker.head, content)
        return told + await self._opened(content) if path.endswith("/branch") and status == 200 else told

    async def _opened(self, content: bytes) -> bytes:
        """What whoever has opened a table is told there."""
        opened = json.loads(content)
        seated = Asker(self.app, {"Authorization": f"Bearer {opened['seats'][0]['token']}"})
        return (await seated.ask("GET", f"/api/tables/{opened['table']}/record"))[1]

    async def end(self) -> None:
        for listener in self.listeners.values():
            await listener.end()
        for server in {self.server, self.playing}:
            await server.rooms.stop()
            server.notices.stop()
            server.access.looking.stop()
            server.store.close()


@contextlib.asynccontextmanager
async def worlds(
    places: Places, game: AnyGame, setup: Setup, viewer: int, **more: Any
) -> AsyncIterator[tuple[World, World]]:
    """Whose luck differs too."""
    seeds = b"s" * 32, b"t" * 32
    both = [World(place, game, setup, viewer, seed, **more) for place, seed in zip(places, seeds, strict=True)]
    with mock.patch.object(tokens, "secrets", Drawn):
        for world in both:
            await world.begin()
        try:
            yield both[0], both[1]
        finally:
            for world in both:
                await world.end()


def events_of(game: AnyGame, pair: Pair) -> list[tuple[Event, Event]]:
    """The pair as the entries of two logs: an action and the chance that follows it are one."""
    grouped: list[tuple[Event, Event]] = [(Started([]), Started([]))]
    for (seat, one), (_, other) in zip(pair.left, pair.right, strict=True):
        lines = [f"{seat_text(seat)} {game.actions.text(action)}" for action in (one, other)]
        if seat == CHANCE:
            for event, line in zip(grouped[-1], lines, strict=True):
                assert isinstance(event, Started | Acted)
                event.lines.append(line)
        else:
            grouped.append((Acted(seat, [lines[0]]), Acted(seat, [lines[1]])))
    # The pair may have been cut off while chance was dealing.
    return grouped[:-1]


def folders(parent: Path) -> Places:
    return parent / "left", parent / "right"


async def compare(
    places: Places, game: AnyGame, setup: Setup, viewer: int, seed: int, most: int, only: str = ""
) -> tuple[int, int]:
    """Plays a pair on two servers and compares at every position; how many there were, and in how many they differed."""
    # The first actions may be no more than the deal.
    pair = make_pair(game, setup, viewer, seed, 3 * most + 60)
    positions = differing = 0
    has_differed = False
    # Some tables share their luck with one that goes on, and some have no clocks.
    luck = [None, None, "luck", "day-2999-01-01"][seed % 4] if viewer != SPECTATOR and not only else None
    control = SLOW if seed % 3 < 2 else TimeControl()
    async with worlds(places, game, setup, viewer, luck=luck, time_control=control) as (left, right):
        for number, (one, other) in enumerate(events_of(game, pair)[:most]):
            turn = f"{seed}/{number}"
            # Taken back and done again now and then: an undo must not tell either.
            takes_back = random.Random(turn).random() < 0.2 and left.can_take_back(one) and right.can_take_back(other)
            # By consent everything can be taken back, draws and reveals too.
            goes_back = random.Random(f"{turn}/back").random() < 0.1
            await left.enter(one, f"e{number}", takes_back, goes_back)
            await right.enter(other, f"e{number}", takes_back, goes_back)
            if left.tells_its_past():
                break
            ours, theirs = [await world.gets(random.Random(turn), only) for world in (left, right)]
            has_differed = has_differed or one != other
            positions += 1
            differing += has_differed
            check_alike(ours, theirs, f"tells viewer {viewer} after {number} entries (seed {seed})")
    return positions, differing


def check_alike(ours: dict[str, bytes], theirs: dict[str, bytes], when: str) -> None:
    assert ours.keys() == theirs.keys()
    for name, value in ours.items():
        if theirs[name] != value:
            at = next((k for k, pair in enumerate(zip(value, theirs[name], strict=False)) if pair[0] != pair[1]), 0)
            begin = max(0, at - 60)
            raise AssertionError(f"{name} {when}: {value[begin : at + 60]!r}, or {theirs[name][begin : at + 60]!r}")
