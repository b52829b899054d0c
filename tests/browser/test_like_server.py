"""The same seed and the same actions, on a server and in a browser: the same bytes, but for ids and tokens."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from dinotable.core.play import digest
from dinotable.server.tables import rooms as server_rooms
from tests.browser.rig import ME, Answer, Opened, ask, bot, host_on
from tests.server.house import House

SEED = bytes(range(32))
GAMES = ["ciao-dino", "food-chain", "gods-love-dinosaurs", "happy-little-dinosaurs", "magpies"]
HERE = {"kind": "here", "name": "Bob"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("server")) as house:
        yield house


class Both:
    """One table on a server and one in a browser, asked the same."""

    def __init__(self, house: House, socket: ClientConnection, there: Any, here: Opened) -> None:
        self.house = house
        self.there = there
        self.here = here
        self.heard: list[str] = []
        self.connection = here.on.connect(self.heard.append)
        self.socket = socket

    def like_here(self, text: str) -> str:
        return text.replace(self.there.id, self.here.id)

    async def get(self, what: str, seat: int | None = None, body: object = None) -> Answer:
        """Asks both, and compares what they say."""
        method, _, rest = what.partition(" ")
        more = {} if body is None else {"json": body}
        theirs = self.there.ask(method, rest, None if seat is None else self.there.tokens[seat], **more)
        ours = await self.here.ask(what, "" if seat is None else self.here.tokens[seat], body)
        assert (ours.status, ours.body) == (theirs.status_code, self.like_here(theirs.text)), what
        return ours

    async def say(self, until: str, **fields: Any) -> list[dict[str, Any]]:
        """Says the same to both, and compares what is heard up to a kind of message."""
        tokens = {"token": self.here.tokens[fields["seat"]]} if fields["type"] == "watch" else {}
        message = {key: value for key, value in fields.items() if key != "seat" or fields["type"] == "undo"}
        await self.connection.hear(json.dumps({**message, "table": self.here.id, **tokens}))
        if tokens:
            tokens = {"token": self.there.tokens[fields["seat"]]}
        self.socket.send(json.dumps({**message, "table": self.there.id, **tokens}))
        theirs = []
        while not theirs or json.loads(theirs[-1])["type"] != until:
            theirs.append(self.like_here(str(self.socket.recv(timeout=20))))
        ours, self.heard[:] = list(self.heard), []
        # Who of several viewers is told first is nobody's business.
        assert sorted(ours) == sorted(theirs)
        assert json.loads(ours[-1])["type"] == until
        return [json.loads(text) for text in ours]


@contextlib.asynccontextmanager
async def both(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, *chairs: Any, **more: Any
) -> AsyncIterator[Both]:
    monkeypatch.setattr(server_rooms, "new_seed", lambda: SEED)
    wish = {"game": game, "chairs": list(chairs), "start": True, **more}
    there = house.table(*chairs, game=game, start=True, **more)
    host = host_on(seed=lambda: SEED)
    here = Opened(host, (await ask(host, "POST /api/tables", body=wish)).json())
    with house.socket() as socket:
        yield Both(house, socket, there, here)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_looks_the_same_to_all_from_its_start_to_its_end(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def run() -> None:
        async with both(house, monkeypatch, game, ME, HERE) as pair:
            nows = {}
            for seat in (0, 1):
                [update] = await pair.say("update", type="watch", seat=seat, since=0)
                nows[seat] = update["now"]
            count = 0
            while any(now["legal"] for now in nows.values()):
                seat = next(seat for seat, now in nows.items() if now["legal"])
                legal = nows[seat]["legal"]
                chosen = legal[count % len(legal)]["text"]
                if count % 7 == 0:
                    await pair.get("GET", seat)
                    await pair.get("GET /facts", seat)
                    await pair.get("POST /foresee", seat, {"actions": [chosen]})
                    await pair.get("GET /backs", seat)
                said = await pair.say("ack", type="act", ask=nows[seat]["ask"], msg_id=f"m{count}", actions=[chosen])
                for update in said[:-1]:
                    nows[update["viewer"]] = update["now"]
                if count in (3, 4) and nows[seat]["undo"]:
                    line = nows[seat]["undo"][-1]
                    said = await pair.say("ack", type="undo", seat=seat, line=line, msg_id=f"u{count}")
                    for update in said[:-1]:
                        nows[update["viewer"]] = update["now"]
                count += 1
            for what in ("GET", "GET /entries", "GET /record", "GET /record?form=json", "GET /board?language=fr"):
                await pair.get(what)
            for what in ("GET /replay?line=5&count=3&all=yes", "GET /replay?seat=1", "GET /replay/lines?all=yes"):
                await pair.get(what)
            state = pair.here.on.rooms.get(pair.here.id).table.journal.state
            theirs = pair.house.server.rooms.get(pair.there.id).table.journal.state
            assert digest(state) == digest(theirs)

    asyncio.run(run())


def test_refusals_are_told_in_the_same_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with both(house, monkeypatch, "ciao-dino", ME, HERE) as pair:
            bad = {"ask": 99, "msg_id": "a", "actions": ["nonsense"]}
            for seat in (None, 0, 1):
                await pair.get("POST /act", seat, bad)
                await pair.get("POST /start", seat, {})
                await pair.get("POST /foresee", seat, {"actions": ["nonsense"]})
                await pair.get("POST /why-not", seat, {"action": "done"})
                await pair.get("POST /why-not", seat, {"action": "done", "more": 1})
                await pair.get("GET /replay", seat)
                await pair.get("GET /duplicates", seat)
                await pair.get("POST /undo", seat, {"line": 0, "msg_id": "b"})
                await pair.get("POST /propose", seat, {"what": "back", "target": 0})
                await pair.get("POST /rematch", seat, {})
                await pair.get("GET /entries?since=x", seat)
                await pair.get("GET /board?language=de", seat)
            await pair.say("nack", type="act", ask=1, msg_id="x", actions=["done"])
            await pair.say("nack", type="undo", seat=0, line=0, msg_id="y")

    asyncio.run(run())


def test_games_lessons_and_puzzles_are_described_in_the_same_bytes(house: House) -> None:
    async def run() -> None:
        host = host_on()
        paths = ["/api/games", "/api/puzzles", "/api/tables"]
        for game in GAMES:
            paths += [f"/api/games/{game}", f"/api/games/{game}/box", f"/api/games/{game}/lessons"]
        puzzles = (await ask(host, "GET /api/puzzles")).json()["games"]
        paths += [f"/api/puzzles/{each['game']}/{each['today']}" for each in puzzles]
        for path in [*paths, "/api/games/none", "/api/puzzles/none/none"]:
            theirs, ours = house.http.get(path), await ask(host, f"GET {path}")
            assert (ours.status, ours.body) == (theirs.status_code, theirs.text), path

    asyncio.run(run())


def test_a_record_goes_to_a_server_and_back(house: House) -> None:
    async def run() -> None:
        host = host_on()
        opened = await ask(
            host, "POST /api/tables", body={"game": "food-chain", "chairs": [ME, bot("random")], "start": True}
        )
        table = Opened(host, opened.json())
        await table.play()
        record = (await table.ask("GET /record")).body
        there = house.http.post("/api/records", content=record.encode()).json()
        assert there["is_over"] and there["is_checked"]
        theirs = house.http.get(f"/api/tables/{there['table']}/record").text
        assert theirs == record
        back = (await ask(host, "POST /api/records", body=theirs)).json()
        assert {**back, "table": ""} == {**there, "table": ""}
        again = (await ask(host, f"GET /api/tables/{back['table']}/record")).body
        assert again == record

    asyncio.run(run())
