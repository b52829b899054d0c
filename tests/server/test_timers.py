"""Clocks over the server: they count the time it answers, and nothing else."""

import datetime
import time
import zoneinfo
from pathlib import Path
from typing import Any

import pytest

from dinotable.server.clocks.storage import ClockStore
from dinotable.server.clocks.uptime import MOST_HELD_UP, Uptime
from dinotable.server.storage.store import Store
from tests.server.given import Given, look
from tests.server.house import Child, House, Opened, hear, say
from tests.server.places import place_of

HOUR, DAY = 3600.0, 86_400.0


def test_served_time_is_monotonic_and_counts_little_of_a_hold_up() -> None:
    ticks = [100.0]
    uptime = Uptime(50.0, lambda: ticks[0])
    ticks[0] += 3
    assert uptime.now() == 53.0
    uptime.tick()
    ticks[0] += HOUR
    assert uptime.now() == 53.0 + MOST_HELD_UP
    uptime.tick()
    ticks[0] -= 20
    assert uptime.now() == 53.0 + MOST_HELD_UP, "never back"


def timed(house: House, **time_control: Any) -> Opened:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    return house.table(*chairs, start=True, time_control=time_control)


def levels(table: Opened) -> list[str]:
    return [chair["level"] for chair in table.now()["chairs"]]


def clocks(table: Opened) -> list[float]:
    return [clock["left"] for clock in table.ask("GET", "/people").json()["clocks"]]


@pytest.mark.parametrize("jump", [HOUR, DAY, -HOUR, -DAY, 400 * DAY])
def test_the_system_s_clock_may_jump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    with House(tmp_path, Given(5.0)) as house:
        table = timed(house, clock="bank", seconds=600)
        before = clocks(table)
        wall = time.time
        monkeypatch.setattr(time, "time", lambda: wall() + jump)
        look(house)
        table.play_on(1)
        look(house)
        assert levels(table) == ["", ""] and clocks(table) == before


def test_summer_time_and_winter_time_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zone = zoneinfo.ZoneInfo("Europe/Paris")
    with House(tmp_path, Given(5.0)) as house:
        table = timed(house, clock="days", seconds=1800)
        for moment in ("2026-03-29T01:59:59", "2026-03-29T03:00:01", "2026-10-25T02:59:59", "2026-10-25T02:00:01"):
            monkeypatch.setenv("TZ", "Europe/Paris")
            time.tzset()
            at = datetime.datetime.fromisoformat(moment).replace(tzinfo=zone).timestamp()
            monkeypatch.setattr(time, "time", lambda at=at: at)
            look(house)
            assert levels(table) == ["", ""] and clocks(table) == [1800, 1800]
    monkeypatch.undo()
    time.tzset()


def test_at_zero_the_declared_bot_plays_on(tmp_path: Path) -> None:
    uptime = Given(1000.0)
    with House(tmp_path, uptime) as house:
        table = timed(house, clock="bank", seconds=60, stand_in="novice")
        uptime.at += 59
        look(house)
        assert levels(table) == ["", ""]
        uptime.at += 2
        look(house)
        assert levels(table) == ["novice", "novice"]
        refused = table.ask("POST", "/sit", table.tokens[0], json={"name": "Anna"})
        assert refused.status_code == 409 and refused.json()["code"] == "clock"
        until_over(table)
        assert table.ask("GET", "/record").text.count("lent novice") == 2


def until_over(table: Opened) -> None:
    for _ in range(2000):
        if table.now()["status"] == "over":
            return
        time.sleep(0.02)
    raise AssertionError("the game does not end")


def test_in_a_slow_game_the_seat_is_taken_back(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, pace=600.0) as house:
        table = timed(house, clock="days", seconds=3 * 86_400, vacation=86_400)
        assert table.ask("POST", "/vacation", table.tokens[1], json={"begins": True}).status_code == 200
        uptime.at += 3 * DAY + 1
        look(house)
        assert levels(table) == ["greedy", ""], "who is on vacation has a day more"
        assert table.ask("POST", "/sit", table.tokens[0], json={"name": "Anna"}).status_code == 200
        assert levels(table) == ["", ""] and clocks(table)[0] == 3 * DAY
        uptime.at += DAY
        look(house)
        assert levels(table) == ["", "greedy"]


def test_a_stopped_server_and_one_that_forgot_the_table_stop_no_clock_wrongly(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime) as house:
        table = timed(house, clock="days", seconds=100)
        uptime.at += 60
        look(house)
    # However long it was stopped: the new one begins where the old one was.
    with Stored(tmp_path) as kept:
        assert kept == 60.0
    later = Given(60.0)
    with House(tmp_path, later, pace=600.0) as house:
        table.http = house.http
        assert clocks(table) == [40, 40]
        later.at += 41
        house.server.rooms._rooms.clear()
        look(house)
        assert levels(table) == ["greedy", "greedy"], "a table that nobody looks at is found"


class Stored:
    def __init__(self, folder: Path) -> None:
        self.store = Store(place_of(folder))

    def __enter__(self) -> float:
        self.store.open()
        return ClockStore(self.store).last_uptime()

    def __exit__(self, *_: object) -> None:
        self.store.close()


@pytest.mark.slow
def test_after_a_kill_no_more_than_a_heartbeat_is_given_back(tmp_path: Path) -> None:
    """With the true clock, and a server that is killed."""
    child = Child(tmp_path)
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    body = {"game": "magpies", "chairs": chairs, "start": True, "time_control": {"clock": "days", "seconds": 10_000}}
    opened = child.http.post("/api/tables", json=body).json()
    place = f"/api/tables/{opened['table']}/people"
    deadline = time.monotonic() + 60
    while child.http.get(place).json()["uptime"] < 7 and time.monotonic() < deadline:
        time.sleep(0.2)
    before = child.http.get(place).json()["clocks"][0]["left"]
    assert before < 9_999, "the clock runs"
    child.kill()
    time.sleep(1)
    begun = time.monotonic()
    again = Child(tmp_path)
    try:
        after = again.http.get(place).json()["clocks"][0]["left"]
        ran = time.monotonic() - begun
        assert before - 1 - ran <= after <= before + 7
    finally:
        again.kill()


def test_who_is_not_connected_is_stood_in_for_after_the_time_agreed_on(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, pace=600.0) as house:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
        table = house.table(*chairs, time_control={"absent": 600})
        assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"}).status_code == 200
        table.ask("POST", "/start", table.host, json={})
        with house.socket() as socket:
            say(socket, type="watch", table=table.id, token=table.tokens[0], people=True)
            hear(socket, "people")
            look(house)
            uptime.at += 6
            look(house)
            assert hear(socket, "people")["people"]["absent"] == [1]
            uptime.at += 590
            look(house)
            assert levels(table) == ["", ""]
            uptime.at += 10
            look(house)
            assert levels(table) == ["", "greedy"], "Anna is there, however long she thinks"
        assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"}).status_code == 200
        assert levels(table) == ["", ""]
        assert table.ask("GET", "/entries").json()["entries"][-2]["about"]["why"] == "absent"


def slow(house: House, **time_control: Any) -> Opened:
    """Anna and Ben at devices of their own, in a slow game that has begun."""
    table = house.table(
        {"kind": "me", "name": "Anna"}, {"kind": "friend"}, time_control={"clock": "days", **time_control}
    )
    assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"}).status_code == 200
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    return table


def wish(table: Opened, what: str, target: int) -> Any:
    return table.ask("POST", "/propose", table.tokens[0], json={"what": what, "target": target})


def test_in_a_slow_game_nothing_is_done_to_who_is_offline(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime) as house:
        table = slow(house, seconds=3 * 86_400)
        table.play_on(6)
        with house.socket() as anna:
            say(anna, type="watch", table=table.id, token=table.tokens[0], people=True)
            hear(anna, "people")
            look(house)
            uptime.at += 2 * DAY
            look(house)
            before = [table.now(seat)["view"] for seat in (0, 1)]
            first = table.ask("GET", "/backs", table.tokens[0]).json()["lines"][0]
            assert wish(table, "bot", 1).json()["code"] == "clock"
            number = wish(table, "back", first).json()["seq"]
            lending = table.ask("POST", "/lend", table.host, json={"level": "random", "seat": 1})
            assert lending.json()["code"] == "clock"
            look(house)
            assert [table.now(seat)["view"] for seat in (0, 1)] == before and levels(table) == ["", ""]
            (waiting,) = table.ask("GET", "/people").json()["wishes"]
            assert (waiting["number"], waiting["waits_for"]) == (number, [1])
        # Ben answers when he comes.
        house.server.rooms._rooms.clear()
        answer = {"proposal": number, "yes": True}
        assert table.ask("POST", "/answer", table.tokens[1], json=answer).status_code == 200
        assert [table.now(seat)["view"] for seat in (0, 1)] != before


def test_a_proposal_of_a_slow_game_lapses_though_nobody_looks(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, pace=600.0) as house:
        table = slow(house, seconds=1000)
        table.play_on(6)
        uptime.at += 500
        target = table.ask("GET", "/backs", table.tokens[0]).json()["lines"][-1]
        number = wish(table, "back", target).json()["seq"]
        assert table.ask("GET", "/people").json()["wishes"][0]["until"] == 1500
        # Somebody may owe a move too, whose time is over before.
        table.ask("POST", "/vacation", table.tokens[0], json={"begins": True})
        look(house)
        uptime.at += 1001
        house.server.rooms._rooms.clear()
        look(house)
        assert table.ask("GET", "/people").json()["wishes"] == []
        told = [entry["about"] for entry in table.ask("GET", "/entries").json()["entries"]]
        assert {"type": "lapsed", "proposal": number} in told


def test_the_host_lends_only_the_seat_of_who_has_been_away_for_the_time_agreed_on(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, pace=600.0) as house:
        table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"}, time_control={"patience": 60})
        assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"}).status_code == 200
        table.ask("POST", "/start", table.host, json={})
        lend = {"level": "random", "seat": 1}
        with house.socket() as ben:
            say(ben, type="watch", table=table.id, token=table.tokens[1])
            hear(ben, "update")
            uptime.at += DAY
            look(house)
            assert table.ask("POST", "/lend", table.host, json=lend).json()["code"] == "present"
        wait_gone(house, table, 1)
        uptime.at += 59
        assert table.ask("POST", "/lend", table.host, json=lend).json()["code"] == "present"
        uptime.at += 1
        assert table.ask("POST", "/lend", table.host, json=lend).status_code == 200
        assert levels(table) == ["", "random"]


def wait_gone(house: House, table: Opened, seat: int) -> None:
    """Until the server has noticed that the socket is closed."""
    late = time.monotonic() + 60
    while seat in house.server.rooms._rooms[table.id].heard(0.0):
        assert time.monotonic() < late
        time.sleep(0.01)
    look(house)


@pytest.mark.parametrize(
    "time_control",
    [
        {"patience": 29},
        {"patience": 86_401},
        {"clock": "bank", "seconds": 9},
        {"clock": "bank"},
        {"clock": "days", "seconds": 60, "added": 1},
        {"clock": "days", "seconds": 86_400, "absent": 600},
        {"clock": "bank", "seconds": 60, "vacation": 1},
        {"clock": "none", "seconds": 60},
        {"absent": 9},
        {"absent": -1},
        {"clock": "hourglass"},
        {"clock": "bank", "seconds": 10**9},
        {"stand_in": "nobody"},
        {"stand_in": 7},
        {"seconds": 1.5},
        {"luck": "good"},
    ],
)
def test_bad_time_controls_are_refused(house: House, time_control: dict[str, Any]) -> None:
    body = {"game": "magpies", "chairs": [{"kind": "open"}, {"kind": "open"}], "time_control": time_control}
    answer = house.http.post("/api/tables", json=body)
    assert answer.status_code == 400 and answer.json()["message"]
