"""Tables with another box than the usual one: opened, refused, played by bots, read again, looked back at."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from dinotable.core.boxfile import MOST_BYTES
from dinotable.core.record import MOST_CHANGED, read_record
from dinotable.core.replay import replay
from dinotable.games import find
from dinotable.library.remote import RemoteSeat
from dinotable.table.log import read_charter
from dinotable.table.variant import Variant
from dinotable.terminal.joining import sit_down
from dinotable.terminal.screen import Screen
from examples.magpies import GAME
from tests.server.house import MAGPIES, PATIENCE, House, Opened
from tests.server.two_worlds import compare, folders

LONG = {"name": "Long nights", "changed": {"rounds": "6"}}
ANNA, BEN, BOT = {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "level": "greedy"}
FILE = 'game = "magpies"\nname = "Long nights"\n\nrounds = 6  # M6: Rounds in a game (1–8); usually 4\n'


def ask_box(house: House, game: str = "magpies", **asked: Any) -> httpx.Response:
    return house.http.post(f"/api/games/{game}/box", json=asked)


def refused(answer: httpx.Response, *words: str) -> None:
    assert answer.status_code == 400, answer.text
    message = answer.json()["message"]
    assert "\n" not in message
    assert all(word in message for word in words), message


def record_of(table: Opened) -> str:
    return table.ask("GET", "/record").text


def test_a_changed_box_is_played_with_and_told_everywhere(house: House) -> None:
    table = house.table({"kind": "open"}, ANNA, listed=True, variant=LONG)
    assert table.ask("GET").json()["variant"] == LONG
    (line,) = [line for line in house.http.get("/api/tables").json()["tables"] if line["table"] == table.id]
    assert line["variant"] == LONG
    tokens = [table.tokens[1]]
    assert house.http.post("/api/mine", json={"tokens": tokens}).json()["tables"][0]["variant"] == LONG
    assert table.ask("GET", "/parts").json()["variant"] == LONG
    usual = house.started(2)
    assert usual.ask("GET").json()["variant"] is None
    assert "set " not in record_of(usual)


def test_bots_play_it_to_the_end_with_hints_and_reasons_on_the_way(house: House) -> None:
    """A bot that replayed it with the usual box would stop at the fourth round."""
    table = house.table(ANNA, BOT, start=True, explains=True, variant=LONG)
    hinted = 0
    while (now := table.play_on(3))["status"] != "over":
        if 0 in now["to_act"] and not hinted % 2:
            answer = table.ask("POST", "/think", table.tokens[0], json={})
            assert answer.status_code in (200, 409), answer.text
            explained = table.ask("POST", "/explain", table.tokens[0], json={})
            assert explained.status_code == 200, explained.text
        hinted += 1
    assert hinted > 3
    record = read_record(record_of(table).encode())
    assert (record.variant, record.changed) == ("Long nights", {"rounds": "6"})
    assert record.box == GAME.change_box({"rounds": "6"}).hash() != GAME.box.hash()
    journal = replay(GAME, record)
    assert journal.state.table.round == 6


@pytest.mark.parametrize(
    ("game", "changed"),
    [
        ("ciao-dino", {"terrain.jungle.room": "2", "actions.points.2": "5"}),
        ("food-chain", {"cards.owl.cards": "6", "hand.2": "6"}),
        ("gods-love-dinosaurs", {"steps.tiger": "3", "favourite.frog": "forest"}),
        ("happy-little-dinosaurs", {"route.goal": "30", "hand.cards": "7"}),
    ],
)
def test_bots_play_every_game_with_other_numbers(house: House, game: str, changed: dict[str, str]) -> None:
    random = {"kind": "bot", "level": "random"}
    table = house.table(random, random, game=game, start=True, variant={"changed": changed})
    end = time.monotonic() + PATIENCE
    while table.now()["status"] != "over":
        assert time.monotonic() < end, table.now()["seq"]
        time.sleep(0.1)
    record = read_record(record_of(table).encode())
    assert record.changed == changed and record.end
    assert replay(find(game), record).setup.box.hash() != find(game).box.hash()


def test_it_is_the_same_table_when_it_is_read_again(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.started(2, variant=LONG)
        table.play_on(12)
        before = table.now(0), record_of(table)
    with House(tmp_path) as house:
        table.http = house.http
        assert (table.now(0), record_of(table)) == before
        assert table.play_on()["status"] == "over"
        assert "set rounds: 6" in record_of(table)


def test_its_record_can_be_brought_back_looked_at_and_branched_from(house: House) -> None:
    table = house.started(2, variant=LONG)
    table.play_on()
    brought = house.http.post("/api/records", content=record_of(table), headers={"Content-Type": "text/plain"})
    assert brought.status_code == 200, brought.text
    other = Opened(house, {"table": brought.json()["table"], "host": "", "seats": []})
    assert other.ask("GET").json()["variant"] == LONG
    assert read_record(record_of(other).encode()).lines == read_record(record_of(table).encode()).lines
    last = brought.json()["lines"]
    for each in (table, other):
        frames = each.ask("GET", f"/replay?line={last - 3}&count=4&all=yes").json()["frames"]
        assert frames[-1]["ending"], "the last line is the end"
        assert each.ask("GET", f"/picture?line={last}").content.startswith(b"\x89PNG")
    branch = table.ask("POST", "/branch", json={"line": last - 6, "seat": 0, "name": "Eve", "level": "random"})
    what_if = Opened(house, branch.json())
    assert what_if.ask("GET").json()["variant"] == LONG
    assert what_if.play_on()["status"] == "over"


def test_how_it_was_decided_is_reckoned_with_its_box(house: House) -> None:
    table = house.started(2, variant=LONG)
    table.play_on()
    end = time.monotonic() + PATIENCE
    for route in ("/curve", "/story"):
        while not (told := table.ask("GET", route).json())["is_done"]:
            assert time.monotonic() < end, told
            time.sleep(0.05)
    lines = len(read_record(record_of(table).encode()).lines)
    assert table.ask("GET", "/curve").json()["points"][-1]["line"] == lines


def test_a_rematch_and_a_table_of_the_same_luck_have_it_too(house: House) -> None:
    table = house.table(ANNA, BEN, start=True, variant=LONG)
    table.play_on()
    again = table.ask("POST", "/rematch", table.tokens[0], json={}).json()["table"]
    assert house.http.get(f"/api/tables/{again}").json()["variant"] == LONG
    opened = house.http.post(
        "/api/tables", json={"game": "magpies", "chairs": [ANNA, BEN], "duplicate": True, "variant": LONG}
    ).json()
    second = opened["duplicate"]
    token = {"Authorization": f"Bearer {second['seats'][0]['token']}"}
    assert house.http.get(f"/api/tables/{second['table']}", headers=token).json()["variant"] == LONG


def test_a_terminal_makes_the_same_box(house: House) -> None:
    table = house.table({"kind": "friend"}, ANNA, variant=LONG)
    link = f"http://127.0.0.1:{house.port}/t/{table.id}#{table.tokens[0]}"
    desk = sit_down(link, "Zoé", "en", MAGPIES, Screen())
    try:
        assert desk.setup.box.changed == {"rounds": "6"}
        assert desk.setup.box.variant == "Long nights"
        assert isinstance(desk.seat, RemoteSeat) and desk.seat.variant == LONG
    finally:
        desk.seat.close()


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"rounds": "9"}, ["rounds", "from 1 to 8", "M6", "9"]),
        ({"rounds": "six"}, ["rounds", "from 1 to 8", "six"]),
        ({"round": "3"}, ["no “round”", "rounds"]),
        ({"hand.size": "3"}, ["no “hand.size”"]),
    ],
)
def test_what_cannot_be_set_is_refused_with_the_reason(house: House, changed: dict[str, str], words: list[str]) -> None:
    chairs = [ANNA, BEN]
    wish = {"game": "magpies", "chairs": chairs, "variant": {"changed": changed}}
    refused(house.http.post("/api/tables", json=wish), *words)
    refused(ask_box(house, variant={"changed": changed}), *words)


def test_sizes_are_limited(house: House) -> None:
    for variant in (
        {"name": "n" * 41},
        {"changed": {"r" * 61: "1"}},
        {"changed": {"rounds": "1" * 301}},
        {"changed": {f"a{k}": "1" for k in range(MOST_CHANGED + 1)}},
        {"changes": {}},
    ):
        assert ask_box(house, variant=variant).status_code == 400, variant
        wish = {"game": "magpies", "chairs": [ANNA, BEN], "variant": variant}
        assert house.http.post("/api/tables", json=wish).status_code == 400, variant
    assert ask_box(house, file="#" * (MOST_BYTES + 1)).status_code == 400
    refused(ask_box(house, variant={"name": "a\u202eb"}), "name")


def test_nothing_is_rated_that_is_played_by_other_rules(house: House) -> None:
    member = house.member("Rita")
    clock = {"clock": "bank", "seconds": 600}
    wish = {"game": "magpies", "chairs": [{"kind": "me", "name": "Rita"}, {"kind": "open"}], "rated": True}
    refused(member.post("/api/tables", json={**wish, "time_control": clock, "variant": LONG}), "usual rules")
    named = member.post("/api/tables", json={**wish, "time_control": clock, "variant": {"name": "As ever"}})
    assert named.status_code == 200, named.text
    table = house.table(ANNA, BEN, start=True, variant=LONG)
    table.play_on()
    tokens = {"tokens": list(table.tokens.values())}
    statistics = house.http.post("/api/statistics", json=tokens).json()
    assert (statistics["games"], statistics["lent"], statistics["variants"]) == ([], 0, 1)
    (line,) = house.http.post("/api/results", json=tokens).json()["results"]
    assert line["variant"] == LONG and max(chair["points"] for chair in line["chairs"]) > 0


def test_the_items_of_a_box_are_told(house: House) -> None:
    (item,) = house.http.get("/api/games/magpies/box").json()["items"]
    assert item == {
        "path": "rounds", "usual": "4", "rule": "M6", "about": "box-rounds", "of": "", "players": 0,
        "low": 1, "high": 8, "values": [],
    }  # fmt: skip
    assert house.http.get("/api/games/no-such-game/box").status_code == 404
    assert ask_box(house, "no-such-game").status_code == 404


def test_a_file_is_read_and_written(house: House) -> None:
    told = ask_box(house, file=FILE).json()
    assert told == {"name": "Long nights", "changed": {"rounds": "6"}, "options": {}, "file": FILE}
    assert ask_box(house, variant=LONG).json() == told
    french = ask_box(house, variant=LONG, language="fr").json()["file"]
    assert french.startswith('game = "magpies"\nname = "Long nights"') and french != FILE
    usual = ask_box(house, variant={"changed": {"rounds": "4"}}).json()
    assert usual["changed"] == {} and usual["file"] == 'game = "magpies"\n'


@pytest.mark.parametrize(
    ("file", "word"),
    [
        ("rounds =", "no box"),
        ('game = "food-chain"\n', "food-chain"),
        ("rounds = 99", "from 1 to 8"),
        ('options.first = "random"', "no option"),
        ("rounds = 1.5", "a number"),
        ("a." * 9_000 + "b = 1", "there is no"),
        ("a.b.c.d." * 6_000 + "e=1", "there is no"),
        ("rounds = " + "9" * 5_000, "too long"),
        ("rounds = 0x" + "f" * 40_000, "too long"),
    ],
)
def test_a_file_that_is_none_says_why(house: House, file: str, word: str) -> None:
    refused(ask_box(house, file=file), word)


def test_a_charter_of_old_has_the_usual_box(house: House) -> None:
    old = read_charter(b'{"game":"magpies","rules":"magpies/1","options":{},"chairs":[]}')
    assert old.variant is None
    table = house.table(ANNA, BEN, variant=LONG)
    charter = house.server.rooms.get(table.id)
    assert charter is not None and charter.charter.variant == Variant("Long nights", {"rounds": "6"})


def test_two_worlds_with_a_changed_box(tmp_path: Path) -> None:
    setup = GAME.setup(2, box=GAME.change_box({"rounds": "6"}))
    for seed in range(3):
        positions, _ = asyncio.run(compare(folders(tmp_path / str(seed)), GAME, setup, seed - 1, seed, 12))
        assert positions
