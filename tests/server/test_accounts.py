"""Accounts: coming and going, one's seats on every device, and nothing told about who has one."""

import itertools
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from dinotable.core.record import read_record
from dinotable.server.accounts.accounts import MOST_SESSIONS, folded
from dinotable.server.accounts.routes import device_of
from dinotable.server.http.route import MemberRoute
from dinotable.table.sittings import NOBODY
from tests.server.house import Fields, House, Opened, hear, say
from tests.server.places import everything_in
from tests.server.test_safety import BODIES, MATRIX

NUMBERS = itertools.count()
PASSWORD = "correct horse"


def new_name() -> str:
    return f"Anna {next(NUMBERS)}"


def sign_in(browser: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/session", json={"name": name, "password": password})


def claim(browser: httpx.Client, *tokens: str) -> int:
    answer = browser.post("/api/account/claim", json={"tokens": tokens})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["gained"])


def at(
    browser: httpx.Client, table: Opened, place: str | None, method: str = "GET", route: str = "", **more: Any
) -> Any:
    headers = {} if place is None else {"Dinotable-Seat": place}
    return browser.request(method, f"/api/tables/{table.id}{route}", headers=headers, **more)


def held(browser: httpx.Client) -> list[tuple[str, int | None]]:
    return sorted(((s["table"], s["seat"]) for s in browser.get("/api/account/seats").json()["seats"]), key=str)


# Coming and going.
def test_one_signs_up_comes_back_on_another_device_and_goes(house: House) -> None:
    name = new_name()
    here = house.member(name)
    assert here.get("/api/session").json() == {"name": name}
    there = house.guest()
    assert there.get("/api/session").json() == {"name": None}
    assert sign_in(there, name.upper()).json() == {"name": name}, "case does not matter"
    devices = there.get("/api/account").json()["sessions"]
    assert [device["is_this"] for device in devices].count(True) == 1 and len(devices) == 2
    assert there.delete("/api/session").status_code == 200
    assert there.get("/api/account").status_code == 401
    assert here.get("/api/account").status_code == 200


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House, tmp_path: Path) -> None:
    answer = house.guest().post("/api/account", json={"name": new_name(), "password": PASSWORD})
    said = answer.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", "path=/api", "max-age="):
        assert part in said
    assert "secure" not in said, "a home network has no certificate"
    with House(tmp_path, url="https://dino.example.org") as other:
        answer = other.guest().post("/api/account", json={"name": new_name(), "password": PASSWORD})
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("other", ["ANNA é", "anna e\u0301", "  Anna   É ", "ＡＮＮＡ é"])
def test_names_that_look_alike_are_one_name(house: House, other: str) -> None:
    assert folded(other) == folded("Anna é")
    house.guest().post("/api/account", json={"name": "Anna é", "password": PASSWORD})
    answer = house.guest().post("/api/account", json={"name": other, "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_a_name_that_looks_like_somebody_elses_is_taken_until_it_is_free(tmp_path: Path) -> None:
    def register(house: House, name: str) -> str:
        answer = house.guest().post("/api/account", json={"name": name, "password": PASSWORD})
        return "made" if answer.status_code == 200 else str(answer.json()["code"])

    with House(tmp_path) as house:
        assert register(house, "Ivan") == "made"
        assert register(house, "Тор") == "made"
        assert [register(house, name) for name in ("lvan", "IVAN", "Top", "Iv\u0430n")] == [
            *3 * ["name-taken"],
            "name-mixed",
        ]
    with House(tmp_path) as house:
        assert register(house, "1van") == "name-taken", "whoever was here before the start too"
        assert sign_in(house.guest(), "ivan").status_code == 200
        assert register(house, "Top") == "name-taken"
        assert sign_in(owner := house.guest(), "Тор").status_code == 200
        assert owner.post("/api/account/delete", json={"password": PASSWORD}).status_code == 200
        assert register(house, "Top") == "made"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"name": "Limit 1", "password": "x" * 8}, 200),
        ({"name": "Limit 2", "password": "x" * 7}, 400),
        ({"name": "Limit 3", "password": "🦖" * 200}, 200),
        ({"name": "Limit 4", "password": "x" * 201}, 400),
        ({"name": "x" * 41, "password": PASSWORD}, 409),
        ({"name": "a\u202eb", "password": PASSWORD}, 409),
        ({"name": "", "password": PASSWORD}, 400),
        ({"name": "   ", "password": PASSWORD}, 409),
        ({"name": "Limit 5"}, 400),
        ({"name": "Limit 6", "password": PASSWORD, "admin": True}, 400),
        ({"name": 5, "password": PASSWORD}, 400),
        ([], 400),
    ],
)
def test_what_may_be_a_name_and_a_password(house: House, body: Any, status: int) -> None:
    answer = house.guest().post("/api/account", json=body)
    assert answer.status_code == status, answer.text
    assert "xxxxxxx" not in answer.text and PASSWORD not in answer.text


def test_a_wrong_password_and_an_unknown_name_are_told_alike(house: House) -> None:
    name = new_name()
    house.member(name)
    wrong, unknown = sign_in(house.guest(), name, "wrong horse"), sign_in(house.guest(), new_name(), "wrong horse")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.content == unknown.content
    assert "set-cookie" not in wrong.headers and "set-cookie" not in unknown.headers


def test_an_unknown_name_takes_as_much_work_as_a_wrong_password(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    name = new_name()
    house.member(name)
    work: list[str] = []
    inner = PasswordHasher.verify

    def verify(self: PasswordHasher, hashed: str, password: str) -> bool:
        work.append(hashed.rpartition("p=")[0])
        return inner(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    for who in (name, new_name(), name):
        assert sign_in(house.guest(), who, "wrong horse").status_code == 403
    assert len(work) == 3 and len(set(work)) == 1, work


def test_tries_are_limited_by_address_and_by_name(tmp_path: Path) -> None:
    with House(tmp_path, sign_ins_a_minute=4.0) as house:
        browser = house.guest()
        codes = [sign_in(browser, f"Name {k}").status_code for k in range(6)]
        assert codes == [403] * 4 + [429] * 2
        accounts = house.server.accounts
        codes = []
        for k in range(14):
            buckets = accounts._by_address
            assert buckets.take(f"10.0.0.{k}", time.monotonic()), "every address has its own"
            codes.append(accounts._by_name.take("one", time.monotonic()))
        assert codes == [True] * 12 + [False] * 2


def test_only_hashes_of_passwords_and_sessions_are_kept_and_logged(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "dinotable")
    name = new_name()
    browser = house.member(name, "a very secret horse")
    secret = browser.cookies["dinotable"]
    answers = b"".join(
        browser.get(path).content
        for path in ("/api/session", "/api/account", "/api/account/seats", "/api/account/export")
    )
    kept = everything_in(house.settings.data)
    assert name.encode() in kept and b"$argon2id$" in kept
    for place in (kept, answers, caplog.text.encode()):
        assert b"a very secret horse" not in place and secret.encode() not in place
    assert b"argon2" not in answers


# Sessions.
def test_sessions_end_one_by_one_all_at_once_and_with_the_password(house: House) -> None:
    name = new_name()
    first = house.member(name)
    others = [house.guest() for _ in range(3)]
    for other in others:
        sign_in(other, name)
    here = next(s["id"] for s in others[0].get("/api/account").json()["sessions"] if s["is_this"])
    assert first.post("/api/account/sessions", json={"session": here}).status_code == 200
    assert others[0].get("/api/account").status_code == 401
    assert first.post("/api/account/sessions", json={"session": here}).status_code == 409
    stranger = house.member(new_name())
    theirs = stranger.get("/api/account").json()["sessions"][0]["id"]
    assert first.post("/api/account/sessions", json={"session": theirs}).status_code == 409
    assert stranger.get("/api/account").status_code == 200, "only one's own"
    assert first.post("/api/account/sessions", json={}).status_code == 200
    assert [other.get("/api/account").status_code for other in others] == [401] * 3
    sign_in(others[0], name)
    wrong = first.post("/api/account/password", json={"old": "wrong", "new": "another horse"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "password")
    assert others[0].get("/api/account").status_code == 200
    assert first.post("/api/account/password", json={"old": PASSWORD, "new": "another horse"}).status_code == 200
    assert (first.get("/api/account").status_code, others[0].get("/api/account").status_code) == (200, 401)
    assert sign_in(house.guest(), name).status_code == 403
    assert sign_in(house.guest(), name, "another horse").status_code == 200


def test_sessions_at_their_limit_and_one_more(house: House) -> None:
    name = new_name()
    first = house.member(name)
    browser = house.guest()
    for _ in range(MOST_SESSIONS + 1):
        browser.cookies.clear()
        sign_in(browser, name)
    assert len(browser.get("/api/account").json()["sessions"]) == MOST_SESSIONS
    assert first.get("/api/account").status_code == 401, "the one unused for longest has ended"


def test_a_session_unused_for_long_has_ended(tmp_path: Path) -> None:
    name = new_name()
    with House(tmp_path) as house:
        browser = house.member(name)
        secret = browser.cookies["dinotable"]
    with House(tmp_path) as house:
        assert house.guest().get("/api/account", headers={"Cookie": f"dinotable={secret}"}).status_code == 200
    with House(tmp_path, session_days=1e-9) as house:
        assert house.guest().get("/api/account", headers={"Cookie": f"dinotable={secret}"}).status_code == 401


def test_passwords_are_hashed_anew_when_more_effort_is_asked_for(tmp_path: Path) -> None:
    name = new_name()
    with House(tmp_path) as house:
        house.member(name)
    with House(tmp_path, password_memory=128) as house:
        assert sign_in(house.guest(), name).status_code == 200
        assert b"m=128" in everything_in(tmp_path)
        assert sign_in(house.guest(), name).status_code == 200


# Seats.
def test_guest_games_are_claimed_and_played_on_from_another_device(house: House) -> None:
    table = house.started(2)
    name = new_name()
    here, there = house.member(name), house.guest()
    assert claim(here, *table.tokens.values(), table.host, "x" * 43) == 3
    assert claim(here, *table.tokens.values()) == 0, "once"
    sign_in(there, name)
    assert held(there) == sorted([(table.id, 0), (table.id, 1), (table.id, None)], key=str)
    lines = there.get("/api/account/seats").json()["tables"]
    assert {line["viewer"] for line in lines} == {0, 1}
    for seat in (0, 1):
        assert at(there, table, str(seat)).json()["now"] == table.now(seat)
    assert at(there, table, None).json()["viewer"] is None, "whoever names no seat watches"
    seat = table.now()["to_act"][0]
    now = at(there, table, str(seat)).json()["now"]
    body = {"ask": now["ask"], "msg_id": "there", "actions": [now["legal"][0]["text"]]}
    assert at(there, table, str(seat), "POST", "/act", json=body).status_code == 200


def test_a_socket_plays_by_the_session_until_it_ends(house: House) -> None:
    table = house.started(2)
    name = new_name()
    here, there = house.member(name), house.guest()
    claim(here, table.tokens[0])
    sign_in(there, name)
    with house.socket(Cookie=f"dinotable={there.cookies['dinotable']}") as socket:
        say(socket, type="watch", table=table.id, seat=1)
        assert hear(socket, "trouble")["code"] == "role"
        say(socket, type="watch", table=table.id, seat=0)
        now = hear(socket, "update")["now"]
        assert now == table.now(0)
        act = {"type": "act", "table": table.id, "ask": now["ask"], "actions": [now["legal"][0]["text"]]}
        say(socket, **act, msg_id="a")
        hear(socket, "ack")
        assert here.post("/api/account/sessions", json={}).status_code == 200
        assert hear(socket, "trouble")["code"] == "session"
        say(socket, **act, msg_id="b")
        assert hear(socket, "nack")["code"] == "role"
        say(socket, type="watch", table=table.id, seat=0)
        assert hear(socket, "trouble")["code"] == "session"
    assert not house.server.accounts.watching
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, seat=0)
        assert hear(socket, "trouble")["code"] == "session"


ALLOWED = {"account 0": "seat 0", "account host": "host", "no place": "stranger"}


@pytest.mark.parametrize("caller", ["account 0", "account host", "no place", "other account", "other seat", "guest"])
def test_every_route_for_every_account(house: House, caller: str) -> None:
    table = house.started(2)
    owner, other = house.member(new_name()), house.member(new_name())
    claim(owner, table.tokens[0], table.host)
    before = table.now()
    browser, place = {
        "account 0": (owner, "0"),
        "account host": (owner, "host"),
        "no place": (owner, None),
        "other account": (other, "0"),
        "other seat": (owner, "1"),
        "guest": (house.guest(), "0"),
    }[caller]
    for (method, route), allowed in MATRIX.items():
        body = {"json": BODIES.get(route, {})} if method == "POST" else {}
        answer = at(browser, table, place, method, route, **body)
        if ALLOWED.get(caller) in allowed:
            assert answer.status_code in (200, 400, 409), (route, answer.text)
        else:
            assert answer.status_code in (401, 403), (route, answer.text)
    if caller not in ("account 0", "account host"):
        assert table.now() == before


def test_every_route_of_accounts_is_closed_to_guests(house: House) -> None:
    routes = [route for route in house.server.routes if isinstance(route, MemberRoute)]
    assert len(routes) >= 8
    for route, cookie in itertools.product(routes, ["", "dinotable=" + "x" * 43, "dinotable="]):
        wishes: Fields = {"password": PASSWORD, "old": PASSWORD, "new": PASSWORD, "tokens": [], "url": None}
        fields = route.body.__struct_fields__ if route.body else ()
        body: Fields = {"json": {name: wishes[name] for name in fields if name in wishes}} if route.body else {}
        headers = {"Cookie": cookie} if cookie else {}
        answer = house.guest().request(route.method, route.path, headers=headers, **body)
        assert (answer.status_code, answer.json()["code"]) == (401, "session"), (route.path, answer.text)


def test_a_foreign_origin_is_refused_with_the_cookie_too(house: House) -> None:
    browser = house.member(new_name())
    for route in house.server.routes:
        if route.method != "GET" and "{table}" not in route.path:
            answer = browser.request(route.method, route.path, headers={"Origin": "http://evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), route.path
    assert browser.get("/api/account").status_code == 200


def test_a_seat_that_goes_to_somebody_else_leaves_the_account(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "friend"})
    browser = house.member(new_name())
    token = table.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).json()["token"]
    table.ask("POST", "/sit", table.tokens[2], json={"name": "Cleo"})
    assert claim(browser, token, table.tokens[2]) == 2
    assert at(browser, table, "1", "POST", "/rise", json={}).status_code == 200
    assert held(browser) == [(table.id, 2)]
    table.ask("POST", "/sit", json={"name": "Dan", "seat": 1})
    assert at(browser, table, "1").status_code == 403
    assert claim(browser, token) == 0, "the old token is worth nothing"
    assert table.ask("POST", "/rise", table.tokens[2], json={}).status_code == 200
    assert held(browser) == []
    assert table.ask("DELETE", token=table.host).status_code == 200


def test_a_seat_that_changes_places_stays_with_its_account(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"})
    table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"})
    browser = house.member(new_name())
    claim(browser, table.tokens[1])
    assert table.ask("POST", "/swap", table.host, json={"one": 1, "other": 2}).status_code == 200
    assert held(browser) == [(table.id, 2)]
    assert at(browser, table, "2").json()["now"]["chairs"][2]["name"] == "Ben"
    assert at(browser, table, "1").status_code == 403


def test_a_table_cleared_away_takes_its_rows_along(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"})
    browser = house.member(new_name())
    claim(browser, table.tokens[0], table.host)
    assert at(browser, table, "host", "DELETE").status_code == 200
    assert held(browser) == []


# Taking it along, and going for good.
def test_the_export_has_everything_and_nothing_hidden(house: House) -> None:
    running, over = house.started(2), house.started(2)
    over.play_on()
    running.play_on(4)
    name = new_name()
    browser = house.member(name)
    claim(browser, running.tokens[1], running.host, over.tokens[0])
    running.ask("POST", "/chat", running.tokens[1], json={"text": "hello there"})
    running.ask("POST", "/chat", running.tokens[0], json={"text": "not mine"})
    answer = browser.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["name"] == name and len(told["sessions"]) == 1
    records = {(game["table"], game["seat"]): game["record"] for game in told["games"]}
    assert set(records) == {(running.id, 1), (running.id, None), (over.id, 0)}
    assert [game["said"] for game in told["games"] if game["seat"] == 1] == [["hello there"]]
    assert "not mine" not in answer.text
    assert records[running.id, 1] == running.ask("GET", "/record", running.tokens[1]).text
    assert records[running.id, None] == running.ask("GET", "/record").text
    assert read_record(records[over.id, 0].encode()).seed
    secrets = [*running.tokens.values(), running.host, browser.cookies["dinotable"]]
    secrets.append(house.server.rooms._rooms[running.id].seed.hex())
    assert not any(secret in answer.text for secret in secrets)


def test_deletion_wants_the_password_and_leaves_nothing_but_games(house: House) -> None:
    name = new_name()
    running, over = house.started(2), house.started(2)
    over.play_on()
    waiting = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"})
    token = waiting.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).json()["token"]
    running.ask("POST", "/lend", running.tokens[1], json={"level": "random"})
    browser, other = house.member(name), house.guest()
    sign_in(other, name)
    claim(browser, *running.tokens.values(), running.host, over.tokens[0], token)
    for seat in (0, 1):
        over.ask("POST", "/chat", over.tokens[seat], json={"text": f"said by {seat}"})
    assert browser.post("/api/account/delete", json={"password": "wrong"}).status_code == 403
    assert browser.get("/api/account").status_code == 200
    assert browser.post("/api/account/delete", json={"password": PASSWORD}).status_code == 200
    assert browser.get("/api/session").json() == other.get("/api/session").json() == {"name": None}
    assert sign_in(house.guest(), name).status_code == 403
    chairs = running.now()["chairs"]
    assert [chair["name"] for chair in chairs] == [NOBODY, NOBODY] and chairs[1]["level"] == "random"
    assert [chair["name"] for chair in over.now()["chairs"]] == [NOBODY, "Player 1"]
    assert [chair["name"] for chair in waiting.now()["chairs"]] == ["Anna", ""]
    record = read_record(over.ask("GET", "/record").content)
    assert record.names == [NOBODY, "Player 1"] and record.seed
    assert [line["text"] for line in over.ask("GET", "/chat").json()["lines"]] == ["said by 1"]
    running.play_on(2)
    again = house.member(name)
    assert held(again) == [] and len(again.get("/api/account").json()["sessions"]) == 1


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("<script>alert(1)</script>", ""),
    ],
)  # fmt: skip
def test_devices_are_told_apart_by_a_word_or_two(agent: str, device: str) -> None:
    assert device_of(agent) == device
