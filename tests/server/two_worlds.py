"""Two servers with one table each: the same to a viewer, different in what the viewer was not shown.

Whatever the viewer can get, through every route, must be the same to the last byte.
"""

import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.seats import CHANCE, SPECTATOR, seat_text
from dinotable.core.setup import Setup
from dinotable.server.accounts.storage import Account, Session
from dinotable.server.app import Server
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.server.tables.storage import TableStore
from dinotable.table.explaining import Explained, ExplainJob, explain_turns
from dinotable.table.grants import granted
from dinotable.table.kept import Kept
from dinotable.table.log import Acted, Chair, Charter, Event, Proposed, Started, Undid
from dinotable.table.picture import Picture, PictureJob, card_of
from dinotable.table.thinking import BotWorker, Job, Thought
from dinotable.table.tokens import hash_of
from dinotable.table.variant import variant_of
from tests.server.asking import Asker
from tests.server.house import MAGPIES, UNLIMITED, held_by
from tests.server.places import Place
from tests.worlds.lockstep import Pair, make_pair

TABLE = "two-worlds-table"
HOST = "h" * 43
INVITATION = "i" * 43
COOKIE = "c" * 43
FOREVER = 1e12
"""A time that is not noted anew when the session is used."""
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

    async def stop(self) -> None:
        pass


class Identity(Uptime):
    """Time that is the same in both worlds."""

    def now(self) -> float:
        return 1000.0


SETTINGS = Settings(
    extra_games=(MAGPIES,),
    requests_a_second=1e9,
    tables_a_minute=1e9,
    words_a_second=1e9,
    sign_ins_a_minute=1e9,
    limits=UNLIMITED,
)


def open_server(place: Place) -> Server:
    store = Store(place)
    store.open()
    server = Server(SETTINGS, store, Identity(0.0))
    server.rooms.bot_turns.pool = Inside()  # type: ignore[assignment]
    return server


class World:
    def __init__(self, place: Place, game: AnyGame, setup: Setup, viewer: int) -> None:
        """In a data folder, or in a database: then the game is played through one server, and looked at through another."""
        self.game = game
        self.viewer = viewer
        self.server = open_server(place)
        self.store = self.server.store
        self.playing = open_server(place) if isinstance(place, str) else self.server
        """The server through which the game is played."""
        self.facts = True
        self.people = True
        self.pace = None
        self.is_over = False
        self.is_blind = False
        self.chat = 0
        self.heard: list[bytes] = []
        token = {} if viewer == SPECTATOR else {"Authorization": f"Bearer {token_of(viewer)}"}
        app = self.server.app()
        self.http = Asker(app, token)
        self.host = Asker(app, {"Authorization": f"Bearer {HOST}"})
        self.invited = Asker(app, {"Authorization": f"Bearer {INVITATION}"})
        place = "host" if viewer == SPECTATOR else str(viewer)
        signed = {"Cookie": f"dinotable={COOKIE}", "Dinotable-Seat": place}
        self.signed_in = Asker(app, signed)
        chairs = [Chair("here", f"Player {seat}") for seat in range(setup.seats)]
        charter = Charter(game.id, game.rules, setup.options, chairs, variant=variant_of(setup.box))
        hashes = {seat: hash_of(token_of(seat)) for seat in range(setup.seats)}
        self.kept = Kept(
            TABLE, charter, b"s" * 32, hash_of(HOST), granted(hashes, {1: hash_of(INVITATION)}), "open", 0.0
        )

    async def begin(self) -> None:
        await TableStore(self.store).add(self.kept)
        accounts = self.server.accounts.kept
        await accounts.add(Account("a" * 32, "Anna", "", 0.0), "anna")
        await accounts.begin(Session("s" * 16, "a" * 32, "Anna", "", 0.0, 0.0, FOREVER), hash_of(COOKIE), 1)
        tokens = [HOST] if self.viewer == SPECTATOR else [HOST, token_of(self.viewer)]
        await accounts.claim("a" * 32, [hash_of(token) for token in tokens], 0.0, 9)
        self.room = await self.server.rooms.find(TABLE)
        await self.server.rooms.watch(self.room, self, None, held_by(self.viewer))

    async def _enter(self, name: str, event: Event) -> None:
        rooms = self.playing.rooms
        await rooms.commits.change(await rooms.find(TABLE), name, lambda _: event)

    def send(self, message: bytes) -> None:
        """What a socket would be sent."""
        self.heard.append(message)

    def moved(self) -> None:
        pass

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

    async def gets(self, chooser: random.Random) -> dict[str, bytes]:
        """Everything that comes out of any route."""
        found: dict[str, bytes] = {"socket": b"\n".join(self.heard)}
        self.heard.clear()
        at = f"/api/tables/{TABLE}"
        past = (
            "/replay",
            "/replay?line=3&seat=1&count=9",
            "/replay?all=yes",
            "/replay/lines?all=yes",
            "/curve",
            "/story",
            "/duplicates",
        )
        for name in (
            "",
            "/entries?since=0",
            "/record",
            "/record?form=json",
            "/facts",
            "/board",
            "/parts",
            "/people",
            "/chat",
            *past,
        ):
            found[f"GET {name}"] = await self._ask("GET", at + name)
        since = max(0, json.loads(found["GET "])["now"]["seq"] - 2)
        found["GET /entries"] = await self._ask("GET", f"{at}/entries?since={since}")
        found["GET /entries?limit"] = await self._ask("GET", f"{at}/entries?since=1&limit=3")
        if chooser.random() < 0.25:
            # Whoever comes back is told the whole past, as it was kept for them.
            await self.server.rooms.watch(self.room, self, 0, held_by(self.viewer))
            found["watch"] = b"\n".join(self.heard)
            self.heard.clear()
        found["mine"] = await self._ask("POST", "/api/mine", {"tokens": [token_of(max(self.viewer, 0))]})
        found["daily"] = await self._ask("POST", "/api/daily", {"visitor": token_of(max(self.viewer, 0))})
        if chooser.random() < 0.25:
            # Each reads the store several times: now and then is often enough.
            for name in ("/api/account/seats", "/api/account/export", "/api/account/invitations", at):
                found[f"account {name}"] = await self._ask("GET", name, by=self.signed_in)
            for name in ("results", "statistics"):
                found[name] = await self._ask("POST", f"/api/{name}", {"tokens": [token_of(max(self.viewer, 0))]})
        # Drawn from the view alone, which is looked at everywhere else: now and then is often enough.
        for name in ("/picture", "/picture?line=2") if chooser.random() < 0.2 else ():
            found[f"GET {name}"] = await self._ask("GET", at + name)
        for line in (0, 5):
            wish = {"line": line, "seat": 0, "name": "Eve", "level": "random"}
            found[f"branch {line}"] = await self._ask("POST", f"{at}/branch", wish)
        found["listed"] = await self._ask("GET", "/api/tables")
        # What these do is refused in a game under way, and the refusal must not tell either.
        found["sit"] = await self._ask("POST", f"{at}/sit", {"name": "\u202e", "seat": 0})
        for name, method in (("/start", "POST"), ("", "DELETE")):
            found[f"host {method}"] = await self._ask(method, at + name, {}, by=self.host)
        found["restore"] = await self._ask("POST", f"{at}/restore", {}, by=self.host)
        found["lend"] = await self._ask("POST", f"{at}/lend", {"level": "nobody", "seat": 0}, by=self.host)
        found["swap"] = await self._ask("POST", f"{at}/swap", {"one": 0, "other": 1}, by=self.host)
        found["remove"] = await self._ask("POST", f"{at}/remove", {"seat": 1}, by=self.host)
        person = {"seat": 1, "at": TABLE, "person": 1}
        found["ask-person"] = await self._ask("POST", f"{at}/ask-person", person, by=self.host)
        found["invited"] = await self._ask("GET", at, by=self.invited)
        found["invite"] = await self._ask("POST", f"{at}/invite", {"seat": 1}, by=self.host)
        if chooser.random() < 0.2:
            said = {"text": "Hello!", "name": "Zoé"}
            found["chat"] = await self._ask("POST", f"{at}/chat", said)
        if self.viewer != SPECTATOR:
            await self._ask_as_seat(found, json.loads(found["GET "])["now"], at, chooser)
        return found

    async def _ask_as_seat(self, found: dict[str, bytes], now: Any, at: str, chooser: random.Random) -> None:
        words = self.game.actions
        tried = [choice["text"] for choice in now["legal"]][:2]
        past = [entry.action for entry in self.server.rooms._rooms[TABLE].table.journal.entries]
        for action in chooser.sample(past, min(2, len(past))):
            # As the viewer saw it; what was hidden from it, it cannot name.
            text = words.text(words.redact(action))
            tried.append(text)
        for k, text in enumerate(tried):
            found[f"why-not {k}"] = await self._ask("POST", f"{at}/why-not", {"action": text})
        for k, text in enumerate(tried[:1] + tried[-1:]):
            found[f"foresee {k}"] = await self._ask("POST", f"{at}/foresee", {"actions": [text]})
            body = {"ask": now["ask"] or 1, "msg_id": "late", "actions": [text, "nonsense"]}
            found[f"act {k}"] = await self._ask("POST", f"{at}/act", body)
        found["undo"] = await self._ask("POST", f"{at}/undo", {"line": 10**6, "msg_id": "x"})
        found["backs"] = await self._ask("GET", f"{at}/backs")
        found["webhook"] = await self._ask("GET", f"{at}/webhook")
        for name, body in self._about_people(chooser):
            found[name] = await self._ask("POST", f"{at}/{name}", body)
        found["rise"] = await self._ask("POST", f"{at}/rise", {})
        found["webhook POST"] = await self._ask("POST", f"{at}/webhook", {"url": None})
        found["think"] = await self._ask("POST", f"{at}/think", {"level": "random"})
        found["explain"] = await self._ask("POST", f"{at}/explain", {"since": 0})

    def _about_people(self, chooser: random.Random) -> list[tuple[str, dict[str, Any]]]:
        """What is refused, or waits for others: the proposals of a bot's stead and of a line that cannot be gone back to."""
        lines = len(self.room.table.journal.entries)
        return [
            ("propose", {"what": chooser.choice(["back", "bot", "swap"]), "target": chooser.choice([0, 10**6])}),
            ("answer", {"proposal": chooser.randrange(lines + 2), "yes": True}),
            ("vacation", {"begins": True}),
            ("rematch", {}),
        ]

    async def _ask(self, method: str, path: str, body: Any = None, by: Asker | None = None) -> bytes:
        status, content = await (by or self.http).ask(method, path, body)
        assert status < 500
        return b"%d %s" % (status, content) if status != 200 else content

    async def end(self) -> None:
        for server in {self.server, self.playing}:
            await server.rooms.stop()
            server.store.close()


@contextlib.asynccontextmanager
async def worlds(places: Places, game: AnyGame, setup: Setup, viewer: int) -> AsyncIterator[tuple[World, World]]:
    both = World(places[0], game, setup, viewer), World(places[1], game, setup, viewer)
    for world in both:
        await world.begin()
    try:
        yield both
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


async def compare(places: Places, game: AnyGame, setup: Setup, viewer: int, seed: int, most: int) -> tuple[int, int]:
    """Plays a pair on two servers and compares at every position; how many there were, and in how many they differed."""
    pair = make_pair(game, setup, viewer, seed, 3 * most)
    positions = differing = 0
    has_differed = False
    async with worlds(places, game, setup, viewer) as (left, right):
        for number, (one, other) in enumerate(events_of(game, pair)[:most]):
            turn = f"{seed}/{number}"
            # Taken back and done again now and then: an undo must not tell either.
            takes_back = random.Random(turn).random() < 0.2 and left.can_take_back(one) and right.can_take_back(other)
            # By consent everything can be taken back, draws and reveals too.
            goes_back = random.Random(f"{turn}/back").random() < 0.1
            await left.enter(one, f"e{number}", takes_back, goes_back)
            await right.enter(other, f"e{number}", takes_back, goes_back)
            ours, theirs = await left.gets(random.Random(turn)), await right.gets(random.Random(turn))
            if json.loads(ours["GET "])["now"]["status"] == "over":
                break
            has_differed = has_differed or one != other
            positions += 1
            differing += has_differed
            for name, value in ours.items():
                assert theirs.get(name) == value, f"{name} tells viewer {viewer} after {number} entries (seed {seed})"
    return positions, differing
