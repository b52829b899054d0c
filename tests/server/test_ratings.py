"""Rated tables: who may sit there, what is refused there, and that a game counts once."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from dinotable.server.ratings.rating import BOT, Rating, after, first_of_bot, places
from dinotable.table.results import SeatResult
from tests.server.given import Given
from tests.server.house import PATIENCE, Child, Fields, House, Opened, Reached
from tests.server.postgres import Postgres
from tests.server.test_results import asked

CLOCK = {"clock": "bank", "seconds": 3600}
FRIEND, OPEN, DUMB = {"kind": "friend"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def opened(house: Reached, browser: httpx.Client, *chairs: Fields, **more: object) -> Opened:
    wish = {"game": "magpies", "chairs": list(chairs), "rated": True, "time_control": CLOCK, **more}
    answer = browser.post("/api/tables", json=wish)
    assert answer.status_code == 200, answer.text
    return Opened(house, answer.json())


def sit(table: Opened, browser: httpx.Client, seat: int, name: str = "Whoever") -> httpx.Response:
    headers = {"Authorization": f"Bearer {table.tokens[seat]}"} if seat in table.tokens else {}
    answer = browser.post(f"/api/tables/{table.id}/sit", json={"name": name, "seat": seat}, headers=headers)
    if answer.status_code == 200:
        table.tokens[seat] = answer.json()["token"]
    return answer


def two_at_a_table(house: House, names: tuple[str, str], *more: Fields) -> tuple[Opened, list[httpx.Client]]:
    members = [house.member(name) for name in names]
    table = opened(house, members[0], {"kind": "me", "name": "Other"}, FRIEND, *more)
    assert sit(table, members[1], 1).status_code == 200
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    return table, members


def ladder(browser: httpx.Client, game: str = "magpies") -> list[Fields]:
    lines: list[Fields] = browser.get(f"/api/ratings/{game}").json()["lines"]
    return lines


def people_in(lines: list[Fields]) -> dict[str, Fields]:
    return {line["name"]: line for line in lines if line["name"]}


def test_a_rated_game_counts_for_those_who_sat_there(house: House) -> None:
    table, (anna, ben) = two_at_a_table(house, ("Anna R", "Ben R"), DUMB)
    assert table.ask("GET").json()["is_rated"]
    assert [chair["name"] for chair in table.now()["chairs"]][:2] == ["Anna R", "Ben R"], "by their accounts' names"
    bot = next(line for line in ladder(house.http) if line["level"] == "random")
    assert "Anna R" not in people_in(ladder(house.http))
    ending = table.play_on()["ending"]
    lines = ladder(anna)
    found = people_in(lines)
    assert all(found[name]["games"] == 1 and found[name]["is_provisional"] for name in ("Anna R", "Ben R"))
    assert found["Anna R"]["is_you"] and not found["Ben R"]["is_you"]
    assert (found["Anna R"]["rating"] > found["Ben R"]["rating"]) == (ending["ranks"][0] < ending["ranks"][1])
    assert found["Anna R"]["give_or_take"] < 400
    now = next(line for line in lines if line["level"] == "random")
    assert now["games"] == bot["games"] + 1, "bots are on the same ladder"
    (line,) = asked(ben, "results")["results"]
    assert line["is_rated"] and line["chairs"][1]["rating"] == [1000, found["Ben R"]["rating"]]
    (own,) = ben.get("/api/account/ratings").json()["ratings"]
    assert (own["game"], own["rating"], own["games"]) == ("magpies", found["Ben R"]["rating"], 1)


def test_only_accounts_and_each_once(house: House) -> None:
    anna, guest = house.member("Anna S"), house.guest()
    wish = {"game": "magpies", "chairs": [{"kind": "me", "name": "A"}, OPEN], "rated": True, "time_control": CLOCK}
    assert guest.post("/api/tables", json=wish).json()["code"] == "rated-account"
    table = opened(house, anna, {"kind": "me", "name": "A"}, OPEN, OPEN)
    assert sit(table, guest, 1).json()["code"] == "rated-account"
    assert sit(table, anna, 1).json()["code"] == "rated-twice"
    ben = house.member("Ben S")
    assert sit(table, ben, 1).status_code == 200
    assert sit(table, ben, 2).json()["code"] == "rated-twice"
    # Whoever leaves may come again, on any chair.
    assert table.ask("POST", "/rise", table.tokens.pop(1), json={}).status_code == 200
    assert sit(table, ben, 2).status_code == 200
    assert [chair["name"] for chair in table.now()["chairs"]] == ["Anna S", "", "Ben S"]


@pytest.mark.parametrize(
    "change",
    [
        {"chairs": [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]},
        {"chairs": [DUMB, DUMB]},
        {"time_control": {}},
        {"time_control": {"absent": 60}},
        {"duplicate": True},
        {"chairs": [{"kind": "me", "name": "A", "head_start": 5}, FRIEND]},
    ],
    ids=["one device", "bots alone", "no clock", "bots for the absent", "same luck", "a head start"],
)
def test_what_cannot_be_rated(house: House, change: Fields) -> None:
    wish = {"game": "magpies", "chairs": [{"kind": "me", "name": "A"}, FRIEND], "rated": True, "time_control": CLOCK}
    answer = house.http.post("/api/tables", json=wish | change)
    assert (answer.status_code, answer.json()["code"]) == (400, "setup")


def test_no_help_at_a_rated_table(house: House) -> None:
    table, _ = two_at_a_table(house, ("Anna T", "Ben T"))
    seat = table.now()["to_act"][0]
    for route, body in (
        ("think", {}),
        ("lend", {"level": "random"}),
        ("propose", {"what": "back", "target": 0}),
        ("propose", {"what": "bot", "target": 1 - seat}),
    ):
        answer = table.ask("POST", f"/{route}", table.tokens[seat], json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "rated"), route


def test_whoever_lets_the_clock_run_out_comes_last(tmp_path: Path) -> None:
    uptime = Given(1000.0)
    with House(tmp_path, uptime) as house:
        table, _ = two_at_a_table(house, ("Anna U", "Ben U"))
        uptime.at += 3601
        late = table.now()["to_act"]
        asyncio.run_coroutine_threadsafe(house.server.timers.look(), house.loop).result(PATIENCE)
        end = time.monotonic() + PATIENCE
        while not all(table.now()["chairs"][seat]["level"] for seat in late):
            assert time.monotonic() < end
            time.sleep(0.05)
        table.play_on()
        found = people_in(ladder(house.http))
        names = ["Anna U", "Ben U"]
        if len(late) == 1:
            assert found[names[late[0]]]["rating"] < found[names[1 - late[0]]]["rating"]
        else:
            assert found[names[0]]["rating"] == found[names[1]]["rating"], "both are last"


def test_one_may_hide_and_erase_and_go(house: House) -> None:
    table, (anna, ben) = two_at_a_table(house, ("Anna V", "Ben V"))
    table.play_on()
    assert anna.post("/api/account/ratings", json={"hidden": True}).json()["is_hidden"]
    assert "Anna V" not in people_in(ladder(house.http)) and "Anna V" not in people_in(ladder(ben))
    assert anna.get("/api/ratings/magpies").json()["is_hidden"] and "Anna V" in people_in(ladder(anna))
    assert not anna.post("/api/account/ratings", json={"hidden": False}).json()["is_hidden"]
    assert "Anna V" in people_in(ladder(house.http))
    assert anna.post("/api/account/ratings", json={"erase": True}).json()["ratings"] == []
    assert "Anna V" not in people_in(ladder(house.http)) and people_in(ladder(ben))["Ben V"]["games"] == 1
    assert asked(anna, "results")["results"][0]["chairs"][0]["rating"] is None
    assert asked(ben, "results")["results"][0]["chairs"][1]["rating"] is not None
    assert ben.post("/api/account/delete", json={"password": "correct horse"}).status_code == 200
    assert "Ben V" not in people_in(ladder(house.http))
    assert house.http.get("/api/ratings/chess").status_code == 404
    assert house.guest().get("/api/account/ratings").status_code == 401


def test_all_of_it_is_in_what_one_takes_along(house: House) -> None:
    table, (anna, _) = two_at_a_table(house, ("Anna Z", "Ben Z"))
    table.play_on()
    anna.post("/api/account/ratings", json={"hidden": True})
    export = anna.get("/api/account/export").json()
    assert export["ratings"]["is_hidden"] and [line["games"] for line in export["ratings"]["ratings"]] == [1]
    assert [line["table"] for line in export["results"]] == [table.id] == [game["table"] for game in export["games"]]
    assert export["muted"] == [] and not export["takes_no_invitations"]


def test_a_rematch_is_rated_as_well_and_only_for_accounts(house: House) -> None:
    table, (anna, ben) = two_at_a_table(house, ("Anna W", "Ben W"))
    table.play_on()
    guest = house.guest()
    headers = [{"Authorization": f"Bearer {table.tokens[seat]}"} for seat in (0, 1)]
    refused = guest.post(f"/api/tables/{table.id}/rematch", json={}, headers=headers[0])
    assert refused.json()["code"] == "rated-account"
    seats = [
        browser.post(f"/api/tables/{table.id}/rematch", json={}, headers=header).json()
        for browser, header in zip((anna, ben), headers, strict=True)
    ]
    again = Opened(house, {"table": seats[0]["table"], "host": "", "seats": seats})
    assert again.ask("GET").json()["is_rated"]
    again.play_on()
    assert {people_in(ladder(anna))[name]["games"] for name in ("Anna W", "Ben W")} == {2}


@pytest.mark.parametrize("point", ["ending", "ended"])
def test_a_game_counts_once_wherever_the_server_dies(tmp_path: Path, point: str) -> None:
    """It is killed while it writes the entry that ends the game: the next one is sent the last move again."""
    dying = Child(tmp_path, module="tests.server.dying", DYING=f"{point} 1")
    with httpx.Client(base_url=dying.http.base_url) as anna, httpx.Client(base_url=dying.http.base_url) as ben:
        for name, browser in (("Anna", anna), ("Ben", ben)):
            browser.post("/api/account", json={"name": name, "password": "correct horse"})
        table = opened(dying, anna, {"kind": "me", "name": "A"}, FRIEND)
        sit(table, ben, 1)
    table.ask("POST", "/start", table.host, json={})
    with pytest.raises(httpx.HTTPError):
        table.play_on()
    dying.end()
    child = Child(tmp_path)
    table.http = child.http
    assert table.play_on()["status"] == "over"
    found = people_in(ladder(child.http))
    child.kill()
    assert [found[name]["games"] for name in ("Anna", "Ben")] == [1, 1]


def test_several_players_shared_places_and_bots_of_one_level() -> None:
    newcomer = Rating()
    found = after(["a", "b", "c"], dict.fromkeys("abc", newcomer), [1.0, 2.0, 2.0])
    assert found["a"].mu > newcomer.mu > found["b"].mu and found["b"].mu == found["c"].mu
    assert all(rating.games == 1 and rating.sigma < newcomer.sigma for rating in found.values())
    levels = ["random", "greedy", "search"]
    bot = first_of_bot("greedy", levels)
    assert first_of_bot("random", levels).mu < bot.mu < first_of_bot("search", levels).mu
    pair = after(["a", f"{BOT}greedy", f"{BOT}greedy"], {"a": newcomer, f"{BOT}greedy": bot}, [3.0, 1.0, 2.0])
    assert pair[f"{BOT}greedy"].games == 1 and pair["a"].mu < newcomer.mu


def test_who_had_a_bot_end_the_game_is_last() -> None:
    chairs = [SeatResult("A", 9, 1, "random"), SeatResult("B", 5, 2), SeatResult("greedy bot", 4, 3, "greedy", True)]
    assert places(chairs) == [3.0, 2.0, 3.0]


def test_games_that_end_at_once_at_several_servers_all_count(postgres: Postgres, tmp_path: Path) -> None:
    place = postgres.new_database()
    with House(tmp_path / "a", place=place) as one, House(tmp_path / "b", place=place) as other:
        members = [one.member(name) for name in ("Anna X", "Ben X")]
        tables = []
        for _ in range(6):
            table = opened(one, members[0], {"kind": "me", "name": "A"}, FRIEND)
            assert sit(table, members[1], 1).status_code == 200
            table.ask("POST", "/start", table.host, json={})
            tables.append(table)
        for k, table in enumerate(tables):
            table.http = (one, other)[k % 2].http
        with ThreadPoolExecutor(6) as pool:
            list(pool.map(lambda table: table.play_on(), tables))
        assert [people_in(ladder(one.http))[name]["games"] for name in ("Anna X", "Ben X")] == [6, 6]
