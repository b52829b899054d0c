"""Clearing away: by uptime, a little at a time, and so that it can be brought back."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from dinotable.cli import main
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.clocks.timers import SLOW_HEARTBEAT
from dinotable.server.storage.store import Store
from dinotable.server.tables.clearing import DAY, HOUR, TRASH_DAYS
from dinotable.server.tables.schema import events
from tests.server.given import Given, look
from tests.server.house import MAGPIES, House, Opened, act, hear, say
from tests.server.places import connected, flags_of, place_of

OPEN = ({"kind": "open"}, {"kind": "open"})


def do(house: House, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, house.loop).result(60)


def tidy(house: House) -> None:
    """What the server does every minute."""
    do(house, house.server.tidy())


def pass_by(house: House, uptime: Given, days: float) -> None:
    """So much uptime, and the clearing at its end."""
    uptime.at += days * DAY
    tidy(house)


def statuses(*tables: Opened) -> list[int]:
    return [table.ask("GET", token=table.host).status_code for table in tables]


def signed_in(house: House, cookie: str) -> bool:
    return house.http.get("/api/account", headers={"Cookie": f"dinotable={cookie}"}).status_code == 200


@pytest.mark.parametrize(("first", "second"), [(0.0, 100 * DAY), (-54 * 365 * DAY, 0.0)])
def test_a_wrong_date_clears_nothing_and_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: float, second: float
) -> None:
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + first)
    uptime = Given(5.0)
    with House(tmp_path, uptime) as house:
        over, playing, waiting = house.started(2), house.started(2), house.table(*OPEN)
        over.play_on()
        cookie = house.member("Anna").cookies["dinotable"]
    monkeypatch.setattr(time, "time", lambda: wall() + second)
    with House(tmp_path, uptime) as house:
        for table in (over, playing, waiting):
            table.http = house.http
        for _ in range(3):
            tidy(house)
            assert statuses(over, playing, waiting) == [200, 200, 200]
            assert signed_in(house, cookie)
            uptime.at += HOUR
    assert do_trash(tmp_path) == []


def do_trash(folder: Path) -> list[str]:
    with connected(folder) as connection:
        return list(connection.exec_driver_sql("select id from tables where aside is not null").scalars())


def test_days_are_counted_while_there_are_no_clocks(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime) as house:
        look(house)
        uptime.at = SLOW_HEARTBEAT - 1
        look(house)
        assert ClockStore(house.store).last_uptime() == 0.0
        uptime.at = SLOW_HEARTBEAT
        look(house)
        assert ClockStore(house.store).last_uptime() == SLOW_HEARTBEAT
        uptime.at += 7
    store = Store(place_of(tmp_path))
    store.open()
    assert ClockStore(store).last_uptime() == SLOW_HEARTBEAT + 7, "and when it stops"
    store.close()


def test_ninety_served_days_and_not_in_the_first_hour_of_a_run(tmp_path: Path) -> None:
    uptime = Given(1000.0)
    with House(tmp_path, uptime) as house:
        started, timed = house.started(2), house.started(2, time_control={"clock": "days", "seconds": 60 * 86_400})
        look(house)
        waiting, watched = house.table(*OPEN, listed=True), house.table(*OPEN)
        with house.socket() as socket:
            say(socket, type="watch", table=watched.id)
            hear(socket, "update")
            pass_by(house, uptime, 0.99)
            assert statuses(started, waiting, watched) == [200, 200, 200]
            pass_by(house, uptime, 0.1)
            assert statuses(started, waiting, watched) == [200, 410, 200]
        assert house.http.get("/api/tables").json()["tables"] == []
        uptime.at += 88.8 * DAY
    with House(tmp_path, uptime) as house:
        for table in (started, timed, watched):
            table.http = house.http
        uptime.at += DAY
        house.server.clearing._last = uptime.at - HOUR + 1
        tidy(house)
        assert statuses(started, watched) == [200, 200], "not before an hour has passed"
        pass_by(house, uptime, 1 / DAY)
        assert statuses(started, watched) == [410, 410]
        assert statuses(timed) == [200], "a clock that runs is a sign of life"


def test_a_session_ends_by_served_time(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, session_days=10.0) as house:
        cookie = house.member("Anna").cookies["dinotable"]
        for days in (9.0, 9.0):
            pass_by(house, uptime, days)
            assert signed_in(house, cookie)
        pass_by(house, uptime, 10.1)
        assert not signed_in(house, cookie)


def test_only_a_share_goes_at_once_and_the_rest_is_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    uptime = Given(0.0)
    with caplog.at_level(logging.WARNING, "dinotable"), House(tmp_path, uptime) as house:
        for _ in range(45):
            house.table(*OPEN)
        left = []
        pass_by(house, uptime, 2)
        left.append(len(do_trash(tmp_path)))
        for hours in (1, 1, 23, 1, 1):
            pass_by(house, uptime, hours / 24)
            left.append(len(do_trash(tmp_path)))
        assert left == [10, 20, 20, 30, 40, 40], "ten in an hour, twenty in a day"
        assert caplog.text.count("dinotable trash --clear-now") == 1 and "35 more" in caplog.text
        pass_by(house, uptime, 1)
        assert len(do_trash(tmp_path)) == 45


def test_what_was_cleared_is_nowhere_and_comes_back_by_a_key(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, session_days=1000.0) as house:
        table = house.started(2)
        table.play_on(3)
        before = table.now(0)
        anna = house.member("Anna")
        anna.post("/api/account/claim", json={"tokens": [table.tokens[0]]})
        pass_by(house, uptime, 91)
        check_gone(house, table)
        assert anna.get("/api/account/seats").json() == {"seats": [], "tables": []}
        seat = {"Dinotable-Seat": "0"}
        told = anna.get(f"/api/tables/{table.id}", headers=seat)
        assert (told.status_code, told.json()["code"]) == (410, "cleared")
        other = house.started(2)
        for token, status in ((None, 404), ("x" * 43, 404), (other.tokens[0], 404), (table.tokens[1], 200)):
            assert table.ask("POST", "/restore", token, json={}).status_code == status
        assert table.now(0) == before
        again = table.ask("POST", "/restore", table.host, json={})
        assert (again.status_code, again.json()) == (200, {"seq": before["seq"]}), "there is nothing to be brought back"
        pass_by(house, uptime, 89)
        assert statuses(table) == [200], "its days begin anew"
        assert table.play_on()["status"] == "over"
        # By the account that holds the seat.
        pass_by(house, uptime, 91)
        assert statuses(table) == [410]
        assert anna.post(f"/api/tables/{table.id}/restore", headers=seat, json={}).status_code == 200
        assert table.now()["status"] == "over"


def check_gone(house: House, table: Opened) -> None:
    for token, code in (
        (None, "no-table"),
        ("x" * 43, "no-table"),
        (table.host, "cleared"),
        (table.tokens[0], "cleared"),
    ):
        status = 410 if code == "cleared" else 404
        for method, route in (("GET", ""), ("GET", "/record"), ("POST", "/start"), ("DELETE", "")):
            answer = table.ask(method, route, token, **({"json": {}} if method == "POST" else {}))
            assert (answer.status_code, answer.json()["code"]) == (status, code), (method, route)
    mine = house.http.post("/api/mine", json={"tokens": list(table.tokens.values())})
    assert mine.json() == {"tables": []}
    with house.socket() as socket:
        for extra, code in (({}, "no-table"), ({"token": table.tokens[0]}, "cleared")):
            say(socket, type="watch", table=table.id, **extra)
            assert hear(socket, "trouble")["code"] == code


def test_the_host_s_delete_sets_aside_too(tmp_path: Path) -> None:
    with House(tmp_path, Given(0.0)) as house:
        table = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"})
        assert table.ask("DELETE", token=table.host).status_code == 200
        check_gone(house, table)
        assert table.ask("POST", "/restore", table.host, json={}).status_code == 200
        assert table.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).status_code == 200


def test_who_was_about_to_move_when_it_was_cleared_is_refused(tmp_path: Path) -> None:
    with House(tmp_path, Given(0.0)) as house:
        table = house.started(2)
        now = table.now(0)
        room = house.server.rooms._rooms[table.id]
        do(house, house.server.rooms.put_aside(room))
        acting = act(house.server, room, 0, "m1", now["ask"], [now["legal"][0]["text"]])
        with pytest.raises(Exception, match="cleared away"):
            do(house, acting)
        assert table.ask("POST", "/restore", table.tokens[0], json={}).status_code == 200
        assert table.now(0)["seq"] == now["seq"]
        assert table.play_on()["status"] == "over"


def test_the_trash_is_emptied_after_thirty_more_served_days(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime) as house:
        first, second = house.table(*OPEN), house.table(*OPEN)
        pass_by(house, uptime, 2)
        pass_by(house, uptime, TRASH_DAYS - 0.1)
        assert statuses(first, second) == [410, 410]
        assert first.ask("POST", "/restore", first.host, json={}).status_code == 200
        pass_by(house, uptime, 0.2)
        assert statuses(first, second) == [200, 404], "gone for good, but for what was brought back"
        with connected(tmp_path) as connection:
            assert list(connection.exec_driver_sql("select id from tables").scalars()) == [first.id]


def test_what_cannot_be_read_is_neither_cleared_nor_emptied(tmp_path: Path) -> None:
    with House(tmp_path, Given(0.0)) as house:
        tables = [house.started(2) for _ in range(3)]
        do(house, house.server.rooms.put_aside(house.server.rooms._rooms[tables[0].id]))
    with connected(tmp_path) as connection:
        theirs = events.c.table.in_([table.id for table in tables[:2]])
        connection.execute(sa.update(events).where(theirs).values(data="{"))
    uptime = Given(0.0)
    with House(tmp_path, uptime) as house:
        for _ in range(3):
            pass_by(house, uptime, 91)
    with connected(tmp_path) as connection:
        left = [tuple(row) for row in connection.exec_driver_sql("select id, aside from tables order by opened")]
    assert left == [(tables[0].id, 0.0), (tables[1].id, None)]


def test_a_deleted_account_s_name_goes_from_what_was_cleared_too(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime) as house:
        table = house.table({"kind": "me", "name": "Zoé"}, {"kind": "here", "name": "Ben"}, start=True)
        zoe = house.member("Zoé")
        zoe.post("/api/account/claim", json={"tokens": [table.tokens[0]]})
        pass_by(house, uptime, 91)
        assert zoe.post("/api/account/delete", json={"password": "correct horse"}).status_code == 200
        assert statuses(table) == [410], "it does not come back by that"
        assert table.ask("POST", "/restore", table.host, json={}).status_code == 200
        assert [chair["name"] for chair in table.now()["chairs"]] == ["N. N.", "Ben"]


def test_a_cleared_table_stays_when_its_luck_was_told_by_another(tmp_path: Path) -> None:
    with House(tmp_path, Given(0.0)) as house:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
        body = {"game": "magpies", "chairs": chairs, "duplicate": True, "start": True}
        fields = house.http.post("/api/tables", json=body).json()
        table, duplicate = Opened(house, fields), fields["duplicate"]
        invitation = {"Authorization": f"Bearer {duplicate['seats'][0]['token']}"}
        seated = house.http.post(
            f"/api/tables/{duplicate['table']}/sit", headers=invitation, json={"name": "Ben"}
        ).json()
        key = {"Authorization": f"Bearer {seated['token']}"}
        assert house.http.delete(f"/api/tables/{duplicate['table']}", headers=key).status_code == 200
        finish(table)
        assert table.ask("GET", "/replay", table.tokens[0]).status_code == 200
        answer = house.http.post(f"/api/tables/{duplicate['table']}/restore", headers=key, json={})
        assert (answer.status_code, answer.json()["code"]) == (409, "same-luck"), (
            "whoever knows what comes cannot play it"
        )


def finish(table: Opened) -> None:
    deadline = time.monotonic() + 60
    while (now := table.now(0))["status"] != "over" and time.monotonic() < deadline:
        if now["legal"]:
            table.act(0, [now["legal"][0]["text"]], ask=now["ask"])
        else:
            time.sleep(0.01)


# The command.
def command(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["trash", *arguments])
    told = capsys.readouterr()
    return code, told.out + told.err


@pytest.mark.on_sqlite("a database can be used by several")
def test_the_command_wants_a_folder_that_no_server_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = flags_of(tmp_path)
    assert command(capsys, *data) == (2, f"dinotable: there are no games in {tmp_path}: name the folder with --data\n")
    with House(tmp_path):
        code, told = command(capsys, *data)
        assert code == 2 and "a server uses" in told and "stop it first" in told


def test_the_command_lists_restores_and_clears(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("DINOTABLE_GAME", MAGPIES)
    data = flags_of(tmp_path)
    uptime = Given(0.0)
    with House(tmp_path, uptime) as house:
        tables = [house.table({"kind": "me", "name": f"Guest {k}"}, {"kind": "open"}) for k in range(3)]
        do(house, house.server.rooms.put_aside(house.server.rooms._rooms[tables[0].id]))
        many = [house.table(*OPEN) for _ in range(30)]
        uptime.at = 2 * DAY
    code, told = command(capsys, *data)
    assert code == 0 and len(told.splitlines()) == 2
    assert told.startswith(f"{tables[0].id} · magpies · Guest 0, – · not begun · goes for good after 28 more days")
    assert command(capsys, "--clear-now", *data) == (0, f"{2 + len(many)} tables were cleared away.\n")
    assert command(capsys, "--restore", "nothing", *data)[0] == 2
    assert command(capsys, f"--restore={tables[0].id}", f"--restore={tables[1].id}", *data)[1] == "2 tables are back.\n"
    assert command(capsys, "--restore-all", "--clear-now", *data)[0] == 2
    with House(tmp_path, uptime) as house:
        for table in (*tables, *many):
            table.http = house.http
        assert statuses(*tables, *many) == [200, 200, *[410] * 31]
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert command(capsys, "--restore-all", *data)[1] == "31 tables sont revenues.\n"
    assert command(capsys, *data)[1] == "Rien n’a été rangé.\n"
    with House(tmp_path, uptime) as house:
        tables[2].http = house.http
        assert tables[2].ask("POST", "/sit", json={"name": "Ben", "seat": 1}).status_code == 200
        assert tables[2].ask("POST", "/start", tables[2].host, json={}).status_code == 200, "and plays on"
