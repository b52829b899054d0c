"""The deal of the day: one luck for all, every try counted, and nothing told before one's own game is over."""

import asyncio
import itertools
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dinotable.core.record import read_record
from dinotable.games import GAMES
from dinotable.hosting.day import Day
from dinotable.server.daily.routes import results_of
from dinotable.server.daily.storage import DailyStore, Person, Result, Try
from dinotable.server.http.route import TableRoute
from tests.server.house import PATIENCE, Fields, House, Opened
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


def later(monkeypatch: pytest.MonkeyPatch, days: float = 1) -> None:
    now = Day().clock()
    monkeypatch.setattr(Day, "clock", staticmethod(lambda: now + 86_400 * days))


def helped(house: House, table: Opened) -> bool:
    """Whether it is kept that the try had help."""
    store = DailyStore(house.store)
    tries = asyncio.run_coroutine_threadsafe(store.tries(Day().text()), house.loop).result(PATIENCE)
    return next(each.is_helped for each in tries if each.table == table.id)


def until_asked(table: Opened) -> None:
    (seat,) = table.tokens
    while table.now(seat)["ask"] is None:
        time.sleep(0.01)


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
    assert [row["name"] for row in rows] == ["Zoé", "Anna"], "help comes last, however it ended"
    assert {row["name"]: row["shares_address"] for row in rows} == {"Anna": False, "Zoé": True}


def test_its_page_offers_no_way_back_to_earlier_turns(house: House) -> None:
    """Nor does a rated table's; others do."""
    (daily,) = [begin(house, "z", "Zoe")]
    (token,) = daily.tokens.values()
    assert not daily.ask("GET", "", token).json()["can_go_back"]
    assert daily.ask("GET", "/backs", token).json()["lines"] == []
    assert house.started(2).ask("GET").json()["can_go_back"]


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


OPINIONS: dict[str, Fields] = {"/think": {}, "/explain": {"since": 0}, "/lend": {"level": "random"}}
"""Routes that give a bot's opinion of a game under way, or let a bot play, which stands in the table's log."""
NO_OPINIONS = {
    "they play, and show what everybody at the table sees": {"/act", "/undo", "/entries", "/record", "", "/start"},
    "they say what the rules say": {"/foresee", "/why-not", "/facts", "/board", "/parts", "/picture", "/webhook"},
    "they are about people and chairs": {
        "/sit", "/rise", "/remove", "/invite", "/people", "/backs", "/propose", "/answer", "/swap", "/vacation", "/chat",
        "/rematch", "/ask-person", "/restore",
    },
    "they are closed until replays are open": {
        "/replay", "/replay/lines", "/curve", "/story", "/duplicates", "/branch",
    },
}  # fmt: skip


def test_each_route_of_a_table_gives_a_bot_s_opinion_or_says_why_not(house: House) -> None:
    paths = {route.path.partition("{table}")[2] for route in house.server.routes if isinstance(route, TableRoute)}
    assert paths == {*OPINIONS, *(path for each in NO_OPINIONS.values() for path in each)}


@pytest.mark.parametrize("route", ["/think", "/explain"])
def test_a_bot_s_opinion_counts_as_help(house: House, route: str) -> None:
    table = begin(house, "a", "Anna")
    (seat,) = table.tokens
    until_asked(table)
    asked = table.ask("POST", "/foresee", table.tokens[seat], json={"actions": [table.now(seat)["legal"][0]["text"]]})
    assert asked.status_code == 200 and not helped(house, table)
    assert table.ask("POST", route, table.tokens[seat], json=OPINIONS[route]).status_code == 200
    assert helped(house, table)


def test_a_hint_that_nobody_got_is_no_help(house: House) -> None:
    table = begin(house, "a", "Anna")
    (seat,) = table.tokens
    until_asked(table)
    for token, body in ((table.tokens[seat], {"level": "nobody"}), (table.host, {})):
        assert table.ask("POST", "/think", token, json=body).status_code >= 400
    assert not helped(house, table)


def test_help_is_told_after_a_restart_and_only_if_it_came_before_the_end(tmp_path: Path) -> None:
    with House(tmp_path, think_seconds=0.02) as house:
        anna, zoe = begin(house, "a", "Anna"), begin(house, "z", "Zoé")
        until_asked(anna)
        assert anna.ask("POST", "/think", next(iter(anna.tokens.values())), json={}).status_code == 200
    with House(tmp_path, think_seconds=0.02) as house:
        for table in (anna, zoe):
            table.http = house.http
            finish(table, is_helped=False)
        token = next(iter(zoe.tokens.values()))
        assert zoe.ask("POST", "/explain", token, json={"since": 0}).status_code == 200
        rows = look(house.http, "z")["results"]
    assert [(row["name"], row["is_helped"], row["place"]) for row in rows] == [("Zoé", False, 1), ("Anna", True, 0)]


def test_first_tries_without_help_are_in_order_and_all_others_follow() -> None:
    chairs = '[{"kind":"bot","name":"Bot"},{"kind":"person","name":"%s"}]'
    charter = '{"game":"g","rules":"g 1","options":{},"chairs":' + chairs + "}"
    results = {
        "again": (2, Result(90, 1, False)),
        "helped": (1, Result(80, 1, True)),
        "best": (1, Result(50, 1, False)),
        "tied": (1, Result(50, 1, False)),
        "last": (1, Result(60, 2, False)),
        "left": (1, Result(0, 0, False, is_unfinished=True)),
        "open": (1, None),
    }
    tries = [
        Try(name, Person(name, None, name), number, charter % name, "over", False, False, result)
        for name, (number, result) in results.items()
    ]
    rows = results_of(tries, tries[0].person, are_open=True)
    places = [("best", 1), ("tied", 1), ("last", 3), ("helped", 0), ("again", 0), ("left", 0)]
    assert [(row.name, row.place) for row in rows] == places
    assert [row.table for row in rows] == ["best", "tied", "last", "helped", "again", ""], "it has no replay"


def test_open_tries_end_at_noon_of_the_next_day_and_then_replays_are_open(
    tmp_path: Path, day: pytest.MonkeyPatch
) -> None:
    with House(tmp_path, think_seconds=0.02) as house:
        dealt = look(house.http, "a")["day"]
        anna, zoe = begin(house, "a", "Anna"), begin(house, "z", "Zoé")
        finish(anna)
        seed = house.server.rooms._rooms[anna.id].seed.hex()
        later(day, 1.4999)
        before = look(house.http, "n", day=dealt)
        assert before["closes"] == f"{look(house.http, 'n')['day']}T12:00:00Z" and not before["is_closed"]
        # What scores others have reached would tell an open try something.
        assert not before["are_told"] and look(house.http, "a", day=dealt)["are_told"]
        assert not look(house.http, "z", day=dealt)["are_told"]
        assert anna.ask("GET", "/replay", anna.tokens[next(iter(anna.tokens))]).status_code == 409
        assert anna.ask("GET", "/replay").status_code == 403, "nobody watches"
        later(day, 0.0002)
        assert anna.ask("GET", "/replay").status_code == 200
        assert [each["table"] for each in anna.ask("GET", "/duplicates").json()["tables"]] == [anna.id]
        assert read_record(anna.ask("GET", "/record").content).seed == seed
    with House(tmp_path, think_seconds=0.02) as house:
        zoe.http = house.http
        # A clock that goes back deletes nothing, and nobody who could have seen the replays is ranked.
        later(day, -1.5)
        finish(zoe, is_helped=False)
        assert [each["is_over"] for each in look(house.http, "z")["tries"]] == [True]
        later(day, 1.5)
        rows = look(house.http, "z", day=dealt)["results"]
        told = [(row["name"], row["is_unfinished"], row["place"], bool(row["table"])) for row in rows]
        assert told == [("Anna", False, 0, True), ("Zoé", True, 0, False)]
        assert look(house.http, "z", day=dealt)["is_closed"]
        assert zoe.ask("GET", "/replay").status_code == 200


def test_a_try_ends_unfinished_when_the_same_person_begins_another(house: House) -> None:
    begin(house, "a", "Anna")
    second = begin(house, "a", "Anna")
    page = look(house.http, "a")
    assert [(each["number"], each["is_over"]) for each in page["tries"]] == [(1, True), (2, False)]
    assert not page["are_told"], "the one that goes on could use it"
    finish(second)
    rows = look(house.http, "a")["results"]
    assert [(row["number"], row["is_unfinished"], row["place"]) for row in rows] == [(2, False, 0), (1, True, 0)]


def test_a_day_that_ends_while_a_try_is_dealt_has_no_such_try(house: House, day: pytest.MonkeyPatch) -> None:
    dealt = look(house.http, "a")["day"]
    begun = Day().clock()
    moments = itertools.chain([begun], itertools.repeat(begun + 86_400))
    day.setattr(Day, "clock", staticmethod(lambda: next(moments)))
    answer = house.http.post("/api/daily/begin", json={"visitor": "a" * 43, "name": "Anna"})
    assert answer.json()["code"] == "daily"
    assert look(house.http, "a", day=dealt)["tries"] == []


def test_a_record_of_a_deal_that_goes_on_is_not_brought_to_be_analysed(house: House, day: pytest.MonkeyPatch) -> None:
    while list(GAMES)[Day().number() % len(GAMES)] != "gods-love-dinosaurs":
        later(day)
    table = begin(house, "a", "Anna")
    until_asked(table)
    record = table.ask("GET", "/record", next(iter(table.tokens.values()))).content
    assert b"?" not in record
    refused = house.http.post("/api/records", content=record)
    assert (refused.status_code, refused.json().get("code")) == (409, "daily")
    later(day, 2)
    assert house.http.post("/api/records", content=record).status_code == 200


def test_two_servers_on_one_database_agree(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        first = look(house.http, "a")
        table = begin(house, "a", "Anna")
        seal = table.ask("GET", token=next(iter(table.tokens.values()))).json()["commitment"]
    with House(tmp_path) as house:
        assert look(house.http, "a")["game"] == first["game"]
        other = begin(house, "z", "Zoé")
        assert other.ask("GET", token=next(iter(other.tokens.values()))).json()["commitment"] == seal
