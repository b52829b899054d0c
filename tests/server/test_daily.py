"""The deal of the day: one luck for all, every try counted, and nothing told before one's own game is over."""

import itertools
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dinotable.core.record import read_record
from dinotable.games import GAMES
from dinotable.hosting.day import Day
from tests.server.house import Fields, House, Opened
from tests.server.test_duplicates import CLOSED

QUICK = "happy-little-dinosaurs"
"""Its bots think least."""
DAYS = itertools.count(20_000)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Whole games are played, and a level that searches answers only when its time is over."""
    with House(tmp_path_factory.mktemp("data"), think_seconds=0.02) as house:
        yield house


@pytest.fixture(autouse=True)
def day(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Each test has days of its own on the server that they share."""
    while True:
        today = 86_400.0 * next(DAYS)
        monkeypatch.setattr(Day, "clock", staticmethod(lambda today=today: today))
        if list(GAMES)[Day().number() % len(GAMES)] == QUICK:
            return monkeypatch


def later(monkeypatch: pytest.MonkeyPatch, days: int = 1) -> None:
    now = Day().clock()
    monkeypatch.setattr(Day, "clock", staticmethod(lambda: now + 86_400 * days))


def look(browser: httpx.Client, visitor: str, **more: object) -> Fields:
    answer = browser.post("/api/daily", json={"visitor": visitor * 43, **more})
    assert answer.status_code == 200, answer.text
    found: Fields = answer.json()
    return found


def begin(house: House, visitor: str, name: str, browser: httpx.Client | None = None) -> Opened:
    answer = (browser or house.http).post("/api/daily/begin", json={"visitor": visitor * 43, "name": name})
    assert answer.status_code == 200, answer.text
    return Opened(house, answer.json())


def finish(table: Opened, is_helped: bool = True) -> None:
    """A bot plays on for the person, or the person plays."""
    (seat,) = table.tokens
    if is_helped:
        assert table.ask("POST", "/lend", table.tokens[seat], json={"level": "random"}).status_code == 200
    while (now := table.now(seat))["status"] != "over":
        if now["legal"] and not is_helped:
            table.act(seat, [now["legal"][0]["text"]], ask=now["ask"])
        else:
            time.sleep(0.02)


def test_all_play_one_luck_and_results_are_told_only_when_one_s_own_is_over(house: House) -> None:
    page = look(house.http, "a")
    assert page["is_today"] and page["levels"].count("") == 1 and not page["are_told"] and page["players"] == 0
    anna = begin(house, "a", "Anna")
    zoe = begin(house, "z", "Zoé")
    seals = {table.ask("GET", token=next(iter(table.tokens.values()))).json()["commitment"] for table in (anna, zoe)}
    assert len(seals) == 1
    finish(anna)
    told, untold = look(house.http, "a"), look(house.http, "z")
    assert [(row["name"], row["is_mine"], row["number"]) for row in told["results"]] == [("Anna", True, 1)]
    assert told["results"][0]["is_helped"] and told["results"][0]["table"] == ""
    assert not untold["are_told"] and untold["results"] == [] and untold["players"] == 2
    assert look(house.http, "n")["results"] == []
    finish(zoe, is_helped=False)
    rows = look(house.http, "z")["results"]
    assert {row["name"]: row["is_helped"] for row in rows} == {"Anna": True, "Zoé": False}
    assert [row["rank"] for row in rows] == sorted(row["rank"] for row in rows)
    assert {row["name"]: row["shares_address"] for row in rows} == {"Anna": False, "Zoé": True}


def test_every_further_try_is_shown_as_one(house: House) -> None:
    for _ in range(2):
        finish(begin(house, "a", "Anna"))
    assert [row["number"] for row in look(house.http, "a")["results"]] == [1, 2]
    member = house.member("Berta")
    finish(begin(house, "b", "Berta", member))
    # Another browser, the same account.
    again = begin(house, "c", "Berta", member)
    assert [each["number"] for each in look(member, "c")["tries"]] == [1, 2]
    # Cleared away, it counts all the same.
    finish(again)
    assert again.ask("DELETE", token=again.host).status_code == 200
    begin(house, "d", "Berta", member)
    assert [each["number"] for each in look(member, "d")["tries"]] == [1, 3]
    assert sorted(row["number"] for row in look(member, "d")["results"] if row["name"] == "Berta") == [1, 2]


def test_no_route_tells_the_luck_before_the_day_is_over(house: House, day: pytest.MonkeyPatch) -> None:
    seed = None
    table = begin(house, "a", "Anna")
    (seat,) = table.tokens
    token = table.tokens[seat]
    assert table.ask("GET").json()["code"] == "same-luck", "nobody watches"
    assert table.ask("POST", "/propose", token, json={"what": "back", "target": 0}).json()["code"] == "daily"
    assert table.ask("GET", "/backs", token).json()["lines"] == []
    finish(table)
    kept = house.server.rooms._rooms[table.id].table.journal.luck
    assert kept is not None
    seed = kept.seed.hex()
    told = [table.ask("GET", route, token) for route in (*CLOSED, "/record", "/record?form=json", "", "/entries")]
    told += [table.ask("POST", "/branch", token, json={"line": 5, "seat": seat, "name": "Anna"})]
    told += [house.http.post("/api/mine", json={"tokens": [token]}), house.http.get("/api/tables")]
    assert [answer.status_code for answer in told[: len(CLOSED)]] == [409] * len(CLOSED)
    assert told[-3].status_code == 409 and not table.ask("GET", token=token).json()["can_replay"]
    assert all(seed not in answer.text for answer in told)
    record = read_record(table.ask("GET", "/record", token).content)
    assert not record.seed and any("?" in line for line in record.lines), "hidden things stay hidden"
    # Tomorrow, while somebody still plays it.
    other = begin(house, "z", "Zoé")
    later(day)
    assert not table.ask("GET", token=token).json()["can_replay"]
    finish(other)
    assert read_record(table.ask("GET", "/record").content).seed == seed
    assert table.ask("GET", "/replay").status_code == 200


def test_the_next_day_has_another_deal_and_tells_the_last(house: House, day: pytest.MonkeyPatch) -> None:
    first = look(house.http, "a")
    finish(begin(house, "a", "Anna"))
    later(day)
    today, before = look(house.http, "z"), look(house.http, "z", day=first["day"])
    assert today["day"] > first["day"] and today["game"] != first["game"] and today["before"] == first["day"]
    assert today["tries"] == [] and not today["are_told"]
    assert (
        before["are_told"] and [row["name"] for row in before["results"]] == ["Anna"] and before["results"][0]["table"]
    )
    for wrong in ("2001-01-01", "2999-01-01"):
        answer = house.http.post("/api/daily", json={"visitor": "a" * 43, "day": wrong})
        assert answer.status_code == 404
    for body in ({"visitor": "short"}, {"visitor": "a" * 43, "day": "yesterday"}):
        assert house.http.post("/api/daily", json=body).status_code == 400


def test_two_servers_on_one_database_agree(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        first = look(house.http, "a")
        table = begin(house, "a", "Anna")
        seal = table.ask("GET", token=next(iter(table.tokens.values()))).json()["commitment"]
    with House(tmp_path) as house:
        assert look(house.http, "a")["game"] == first["game"]
        other = begin(house, "z", "Zoé")
        assert other.ask("GET", token=next(iter(other.tokens.values()))).json()["commitment"] == seal
