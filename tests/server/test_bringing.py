"""A table that was begun in a browser goes on at a server: the same game, the same luck, once however often it is sent."""

import asyncio
import base64
import functools
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from dinotable.core.record import MOST_BYTES, read_record
from dinotable.core.replay import replay
from dinotable.games import GAMES, find
from dinotable.server.tables.schema import tables
from tests.browser.rig import HERE, ME, ask, bot, host_on, opened
from tests.browser.test_moving import WRONG
from tests.server.house import MAGPIES, House, Opened

Fields = dict[str, Any]
EVERY_GAME = ["magpies", *GAMES]
LEFT = ("/record", "", "/entries")


class Begun:
    """What a browser has sent on its way, and what was told there of it before."""

    def __init__(self, file: Fields, told: dict[int, Fields], record: str) -> None:
        self.file = file
        self.told = told
        self.record = record

    def wish(self, mark: str = "k", **more: Any) -> Fields:
        keys = [None if chair["kind"] == "bot" else f"{mark}{seat}".ljust(43, "x") for seat, chair in self.chairs()]
        return {"table": json.loads(json.dumps(self.file)), "host": f"{mark}h".ljust(43, "x"), "keys": keys, **more}

    def chairs(self) -> list[tuple[int, Fields]]:
        return list(enumerate(self.file["charter"]["chairs"]))


@functools.cache
def begun(game: str = "magpies", *chairs: str, decisions: int = 6) -> Begun:
    async def run() -> Begun:
        wished = [ME, HERE if "here" in chairs else bot("random")]
        table = await opened(host_on(), *wished, game=game)
        await table.play(decisions)
        left = await table.ask("POST /leave", table.host, {})
        assert left.status == 200, left.body
        told = {seat: await table.now(seat) for seat in table.tokens}
        return Begun(left.json(), told, (await table.ask("GET /record", table.tokens[0])).body)

    return asyncio.run(run())


def send(house: House, wish: object) -> httpx.Response:
    return house.http.post("/api/bring", content=wish if isinstance(wish, str) else json.dumps(wish))


def brought(house: House, wish: Fields) -> Opened:
    answer = send(house, wish)
    assert answer.status_code == 200, answer.text
    return Opened(house, answer.json())


def as_told(now: Fields) -> Fields:
    """But for the clock, which is the server's."""
    return {name: value for name, value in now.items() if name not in ("uptime", "clocks")}


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_goes_on_where_it_was_and_its_luck_is_what_it_was_sealed_to_be(house: House, game: str) -> None:
    left = begun(game, "here")
    table = brought(house, left.wish(f"go-on-{game[:3]}"))
    assert {seat: as_told(table.now(seat)) for seat in table.tokens} == {
        seat: as_told(now) for seat, now in left.told.items()
    }
    assert table.ask("GET", "/record", table.tokens[0]).text == left.record
    assert table.ask("GET").json()["is_brought"] is True
    table.play_on()
    record = read_record(table.ask("GET", "/record").content)
    assert record.seed == base64.b64decode(left.file["seed"]).hex()
    played = [line for entry in left.file["entries"] for line in entry["event"].get("lines", [])]
    assert played and record.lines[: len(played)] == played
    replay(find(MAGPIES if game == "magpies" else game), record)


def test_a_bot_that_owes_a_decision_plays_on(house: House) -> None:
    left = begun("food-chain")
    table = brought(house, left.wish("bot"))
    assert table.play_on()["status"] == "over"


def test_sent_again_it_is_the_same_table_and_keys_that_open_another_are_refused(house: House) -> None:
    wish = begun("magpies", "here").wish("again")
    with ThreadPoolExecutor(2) as pool:
        answers = [answer.json() for answer in pool.map(lambda _: send(house, wish), range(2))]
    assert all(answer == answers[0] for answer in answers), answers
    table = Opened(house, answers[0])
    table.play_on(2)
    assert send(house, wish).json() == answers[0], "also when it has gone on"
    other = begun("magpies", "here").wish("other", host=wish["host"])
    answer = send(house, other)
    assert (answer.status_code, answer.json()["code"]) == (409, "key")


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    left = begun("gods-love-dinosaurs", "here")
    with House(tmp_path) as house:
        table = brought(house, left.wish())
    with House(tmp_path) as house:
        table.http = house.http
        assert as_told(table.now(0)) == as_told(left.told[0])
        assert table.play_on(2)["status"] == "playing"


def test_before_the_end_nobody_is_told_its_seed(house: House) -> None:
    left = begun("magpies", "here")
    table = brought(house, left.wish("seed"))
    seed = base64.b64decode(left.file["seed"])
    for token in (None, table.host, table.tokens[0]):
        for route in LEFT:
            said = table.ask("GET", route, token).text
            assert left.file["seed"] not in said and seed.hex() not in said


def over(wish: Fields) -> None:
    async def run() -> Any:
        host = host_on()
        await (await opened(host, ME, HERE)).play()
        return (await ask(host, "GET /api/export")).json()["tables"][0]

    wish["table"] = asyncio.run(run())


def other_bot(wish: Fields) -> None:
    """Bots are named by import paths wherever that is safe."""
    wish["table"]["charter"]["chairs"][1] = {"kind": "bot", "name": "os bot", "level": "os:getcwd"}
    wish["keys"][1] = None


def lent_to_a_program(wish: Fields) -> None:
    entries = wish["table"]["entries"]
    lent = {"type": "lent", "seat": 1, "level": "exec:true"}
    entries.append({"seq": len(entries) + 1, "msg_id": "1:x", "at": 0, "event": lent})


def program_stands_in(wish: Fields) -> None:
    wish["table"]["charter"]["time_control"] = {"stand_in": "exec:true"}


def lent_from_behind(wish: Fields) -> None:
    entries = wish["table"]["entries"]
    proposed = {"type": "proposed", "seat": 0, "what": "bot", "target": -1, "passes": True}
    entries.append({"seq": len(entries) + 1, "msg_id": "0:z", "at": 0, "event": proposed})


def long_name(wish: Fields) -> None:
    wish["table"]["entries"][-1]["msg_id"] = "x" * 81


def odd_face(wish: Fields) -> None:
    wish["table"]["charter"]["chairs"][0]["face"] = "../../x"


def other_box(wish: Fields) -> None:
    wish["table"]["charter"]["variant"] = {"name": "", "changed": {"no.such": "9" * 9}}


def shared_luck(wish: Fields) -> None:
    wish["table"]["luck"] = "A" * 16


def too_few_keys(wish: Fields) -> None:
    wish["keys"].pop()


def one_key_twice(wish: Fields) -> None:
    wish["keys"][0] = wish["host"]


def short_key(wish: Fields) -> None:
    wish["keys"][0] = "short"


def later(wish: Fields) -> None:
    entries = wish["table"]["entries"]
    entries.append(
        {"seq": len(entries) + 1, "msg_id": "1:y", "at": 0, "event": {"type": "vacation", "seat": 1, "begins": True}}
    )


def friend_to_come(wish: Fields) -> None:
    """Before its start, with a chair for a friend: the key to it would stay with the bringer."""
    wish["table"]["entries"] = []
    wish["table"]["charter"]["chairs"][1] = {"kind": "friend"}


def open_chair(wish: Fields) -> None:
    friend_to_come(wish)
    wish["table"]["charter"]["chairs"][1] = {"kind": "open"}


ON_THE_WAY = [
    over, other_bot, lent_to_a_program, program_stands_in, lent_from_behind, long_name, odd_face, other_box,
    shared_luck, friend_to_come, open_chair, too_few_keys, one_key_twice, short_key, later,
]  # fmt: skip


def within(spoil: Callable[[Fields], None]) -> Callable[[Fields], None]:
    return lambda wish: spoil(wish["table"])


@pytest.mark.parametrize(
    "spoil",
    [*ON_THE_WAY, *map(within, WRONG)],
    ids=[spoil.__name__ for spoil in [*ON_THE_WAY, *WRONG]],
)
def test_what_cannot_have_been_played_in_a_browser_is_refused(house: House, spoil: Callable[[Fields], None]) -> None:
    def kept() -> int:
        with house.store._engine.connect() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one())

    before = kept()
    wish = begun("magpies", "here", decisions=2).wish("wrong")
    spoil(wish)
    answer = send(house, wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "setup"), answer.text
    assert answer.json()["message"]
    assert kept() == before


@pytest.mark.parametrize("text", ["", "null", "[]", "nonsense", '{"table":{}}', "[" * 100_000], ids=range(6))
def test_what_is_no_table_is_refused(house: House, text: str) -> None:
    answer = send(house, text)
    assert (answer.status_code, answer.json()["code"]) == (400, "setup")


def test_it_has_a_greatest_size(house: House) -> None:
    answer = send(house, " " * (MOST_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "size")
