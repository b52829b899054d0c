"""One's finished games, and what they add up to."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from dinotable.server.people.schema import played, results
from dinotable.server.tables.storage import delete_tables
from dinotable.table.results import Mine, Result, SeatResult
from dinotable.table.statistics import people, statistics
from tests.server.as_kept import TABLES, UPTIME, old_folder
from tests.server.given import Given
from tests.server.house import PATIENCE, Fields, House, Opened

DUMB = {"kind": "bot", "level": "random"}


def asked(browser: httpx.Client, path: str, **body: Any) -> Fields:
    answer = browser.post(f"/api/{path}", json=body)
    assert answer.status_code == 200, answer.text
    found: Fields = answer.json()
    return found


def finished(house: House, *others: Fields, name: str = "Anna") -> Opened:
    table = house.table({"kind": "me", "name": name}, *(others or (DUMB,)), start=True)
    table.play_on()
    return table


def written(house: House, work: Any) -> None:
    asyncio.run_coroutine_threadsafe(house.store.write(work), house.loop).result(PATIENCE)


def test_a_guest_sees_the_finished_games_of_the_browser(house: House) -> None:
    before = time.time()
    table, running = finished(house), house.table({"kind": "me", "name": "Anna"}, DUMB, start=True)
    ending = table.now()["ending"]
    page = asked(house.http, "results", tokens=[table.tokens[0], running.tokens[0]])
    assert page["count"] == 1 and page["games"] == ["magpies"] and page["older"] == 0
    (line,) = page["results"]
    assert line["table"] == table.id and line["viewer"] == 0 and line["is_there"] and not line["is_rated"]
    assert before - 1 <= line["ended"] <= time.time() + 1 and line["seconds"] >= 0
    assert [chair["points"] for chair in line["chairs"]] == ending["scores"]
    assert [chair["rank"] for chair in line["chairs"]] == ending["ranks"]
    assert line["chairs"][0]["name"] == "Anna" and line["chairs"][1]["is_bot"]
    assert asked(house.http, "results", tokens=["x" * 43])["count"] == 0
    assert asked(house.http, "results", tokens=[table.host])["count"] == 0, "the host's place is no seat"


def test_pages_and_one_game_alone(house: House) -> None:
    tables = [finished(house) for _ in range(3)]
    tokens = [table.tokens[0] for table in tables]
    page = asked(house.http, "results", tokens=tokens, skip=1)
    assert page["count"] == 3 and [line["table"] for line in page["results"]] == [tables[1].id, tables[0].id]
    assert asked(house.http, "results", tokens=tokens, game="food-chain")["count"] == 0
    assert house.http.post("/api/results", json={"skip": -1}).status_code == 400


def test_an_account_sees_its_games_on_every_device(house: House) -> None:
    table, member = finished(house), house.member("Rita")
    assert asked(member, "results")["count"] == 0
    member.post("/api/account/claim", json={"tokens": [table.tokens[0]]})
    (line,) = asked(member, "results", tokens=[table.tokens[0]])["results"]
    assert line["table"] == table.id, "once, though both hold it"


def test_what_if_is_no_game_of_ones_own(house: House) -> None:
    table = finished(house)
    wish = {"line": 2, "seat": 0, "name": "Anna", "others": "here"}
    branch = table.ask("POST", "/branch", json=wish)
    assert branch.status_code == 200, branch.text
    opened = Opened(house, branch.json())
    opened.play_on()
    assert opened.now()["status"] == "over"
    assert asked(house.http, "results", tokens=[*opened.tokens.values()])["count"] == 0


def test_statistics_count_and_leave_out_what_a_bot_ended(house: House) -> None:
    tables = [finished(house, DUMB, DUMB), finished(house)]
    lent = house.table({"kind": "me", "name": "Anna"}, DUMB, start=True)
    lent.ask("POST", "/lend", lent.tokens[0], json={"level": "random"})
    end = time.monotonic() + PATIENCE
    while lent.now()["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.02)
    found = asked(house.http, "statistics", tokens=[table.tokens[0] for table in [*tables, lent]])
    assert found["lent"] == 1 and found["people"] == []
    (game,) = found["games"]
    ranks = [table.now()["ending"]["ranks"][0] for table in tables]
    assert game["games"] == 2 and game["wins"] == ranks.count(1)
    assert [(each["seats"], each["games"], each["fair"]) for each in game["by_seats"]] == [(2, 1, 1.5), (3, 1, 2.0)]
    (bot,) = game["bots"]
    assert bot["level"] == "random" and bot["games"] == 3, "two bots at one table are met twice"
    assert game["best"] == max(table.now()["ending"]["scores"][0] for table in tables)


def mine(table: str, *chairs: SeatResult, seats: list[int] | None = None, ended: float = 0.0) -> Mine:
    return Mine(Result(table, "magpies", len(chairs), {}, ended, 60.0, False, list(chairs)), seats or [0], True)


def test_a_shared_place_is_half_of_two() -> None:
    games = [mine("a", SeatResult("A", 9, 1), SeatResult("B", 9, 1), SeatResult("C", 1, 3))]
    (line,) = statistics(games)
    assert line.wins == 1 and line.by_seats[0].place == 1.5 and line.by_seats[0].fair == 2.0


def test_people_are_known_by_account_and_else_by_name() -> None:
    games = [
        mine("a", SeatResult("A", 9, 1), SeatResult("Ben", 1, 2), ended=1.0),
        mine("b", SeatResult("A", 1, 2), SeatResult("Benjamin", 9, 1), ended=3.0),
        mine("c", SeatResult("A", 5, 1), SeatResult("BEN ", 5, 1), ended=2.0),
        mine("d", SeatResult("A", 5, 1), SeatResult("Kid", 5, 1, is_here=True), seats=[0, 1], ended=4.0),
        mine("e", SeatResult("A", 1, 2), SeatResult("greedy bot", 2, 1, "greedy", True)),
    ]
    found = people(games, {("a", 1): "account", ("b", 1): "account"})
    assert [(line.name, line.games, line.ahead, line.behind, line.level_with) for line in found] == [
        ("Benjamin", 2, 1, 1, 0),
        ("BEN ", 1, 0, 0, 1),
    ]
    assert (found[0].table, found[0].seat) == ("b", 1)


def test_a_result_outlives_its_table_for_an_account_and_tells_no_strangers_name(house: House) -> None:
    open_chair = {"kind": "open"}
    table = house.table({"kind": "me", "name": "Anna"}, open_chair)
    table.tokens[1] = table.ask("POST", "/sit", json={"name": "Stranger", "seat": 1}).json()["token"]
    table.ask("POST", "/start", table.host, json={})
    table.play_on()
    member, alone = house.member("Olga"), finished(house)
    member.post("/api/account/claim", json={"tokens": [table.tokens[0]]})
    written(house, lambda connection: delete_tables(connection, [table.id, alone.id]))
    house.server.rooms.drop(table.id)
    (line,) = asked(member, "results")["results"]
    assert line["table"] == table.id and not line["is_there"]
    assert [chair["name"] for chair in line["chairs"]] == ["Anna", ""]
    left = asyncio.run_coroutine_threadsafe(
        house.store.read(lambda connection: set(connection.execute(sa.select(results.c.id)).scalars())), house.loop
    ).result(PATIENCE)
    assert table.id in left and alone.id not in left, "a result that nobody could see goes with its table"
    member.post("/api/account/delete", json={"password": "correct horse"})
    rows = asyncio.run_coroutine_threadsafe(
        house.store.read(lambda connection: list(connection.execute(sa.select(played)))), house.loop
    ).result(PATIENCE)
    assert rows == []


def test_a_deleted_accounts_name_leaves_the_results_of_others(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bea"}, start=True)
    table.play_on()
    bea = house.member("Bea")
    bea.post("/api/account/claim", json={"tokens": [table.tokens[1]]})
    assert bea.post("/api/account/delete", json={"password": "correct horse"}).status_code == 200
    (line,) = asked(house.http, "results", tokens=[table.tokens[0]])["results"]
    assert [chair["name"] for chair in line["chairs"]] == ["Anna", ""]


@pytest.mark.on_sqlite("the old data is a file of SQLite")
def test_games_that_ended_before_results_were_kept_are_read_once(tmp_path: Path) -> None:
    over = [kept for kept in TABLES if kept["status"] == "over" and not kept["is_cleared"] and kept["seats"]]
    tokens = [token for kept in over for token in kept["seats"].values()]
    with House(old_folder(tmp_path), Given(UPTIME)) as house:
        page = asked(house.http, "results", tokens=tokens)
        while page["older"]:
            page = asked(house.http, "results", tokens=tokens)
        counted = {kept["table"] for kept in over if not kept["given"] and not kept["is_upload"]}
        assert counted and {line["table"] for line in page["results"]} == counted
        assert all(0 < line["ended"] <= time.time() for line in page["results"])
        house.server.rooms._rooms.clear()
        assert asked(house.http, "results", tokens=tokens) == page
        assert not house.server.rooms._rooms, "no table was read again"
