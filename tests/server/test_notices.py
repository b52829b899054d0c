"""Notices: to whom, when, at most one a decision, to listed addresses alone, and nothing told but whose turn it is where."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from dinotable.server.notify import webhooks
from dinotable.server.notify.activity import Activity
from dinotable.server.notify.webhooks import Hosts, body_of
from dinotable.table.errors import Denied
from tests.server.house import House, Opened, hear, say
from tests.server.places import connected
from tests.server.receiver import Receiver
from tests.server.test_accounts import claim, new_name

HOUR = 3600.0
SECRET = "/hooks/very-secret-address"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


def open_house(folder: Path, receiver: Receiver) -> House:
    """Notices come after an hour: nothing is sent before a test says that it has passed."""
    return House(folder, webhook_hosts=(receiver.base,), notice_minutes=60.0, notice_retry=0.01)


def later(house: House, seconds: float) -> None:
    """As if so much time had passed: what is due is begun to be sent."""
    look = house.server.notices.look(time.monotonic() + seconds)
    asyncio.run_coroutine_threadsafe(look, house.loop).result(30)


def settled(house: House) -> None:
    """Until nothing is being sent any more."""
    late = time.monotonic() + 60
    while house.server.notices._sending:
        assert time.monotonic() < late
        time.sleep(0.01)


def wish(table: Opened, seat: int, url: str | None, **more: Any) -> httpx.Response:
    return table.ask("POST", "/webhook", table.tokens[seat], json={"url": url, **more})


def owing(table: Opened) -> int:
    seat: int = table.now()["to_act"][0]
    return seat


def test_one_notice_a_decision_and_only_to_who_owes_it(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, receiver) as house:
        table = house.started(2)
        for each in (0, 1):
            answer = wish(table, each, f"{receiver.base}{SECRET}/{each}")
            assert answer.status_code == 200, answer.text
            assert answer.json() | {"minutes": 60.0} == answer.json()
        assert len(receiver.wait(2)) == 2, "a first word each"
        later(house, 0.9 * HOUR)
        settled(house)
        assert len(receiver.heard) == 2, "they have looked not long ago"
        owed = set(table.now()["to_act"])
        later(house, 2.1 * HOUR)
        texts = receiver.wait(2 + len(owed))
        assert {int(path[-1]) for path, _ in receiver.heard[2:]} == owed
        assert texts[2].startswith("It is your turn at ") and f"/t/{table.id}" in texts[2]
        assert not any(token in texts[2] for token in table.tokens.values()) and "#" not in texts[2]
        for hours in (3, 4, 9):
            later(house, hours * HOUR)
        settled(house)
        assert len(receiver.heard) == 2 + len(owed)
        table.play_on(3)
        later(house, 0.0)
        later(house, 2 * HOUR)
        settled(house)
        assert len(receiver.heard) > 2 + len(owed), "the next decision has its own"


def test_who_is_asked_for_consent_in_a_slow_game_is_told_once_a_proposal(tmp_path: Path, receiver: Receiver) -> None:
    consent = "The others ask for your consent at "
    with open_house(tmp_path, receiver) as house:
        slow = house.started(2, time_control={"clock": "days", "seconds": 50 * 3600})
        quick = house.started(2)
        for table in (slow, quick):
            table.play_on(6)
            asked = 1 - owing(table)
            assert wish(table, asked, f"{receiver.base}/{table.id}").status_code == 200
            line = table.ask("GET", "/backs", table.tokens[1 - asked]).json()["lines"][-1]
            propose = {"what": "back", "target": line}
            assert table.ask("POST", "/propose", table.tokens[1 - asked], json=propose).status_code == 200
        for hours in (0, 2, 3, 9):
            later(house, hours * HOUR)
        texts = receiver.wait(3)
        settled(house)
        assert sum(text.startswith(consent) for text in receiver.wait(3)) == 1, texts
        assert f"/t/{slow.id}" in next(text for text in texts if text.startswith(consent))
    with open_house(tmp_path, receiver) as house:
        house.loop.call_soon_threadsafe(house.server.rooms.activity.changed.add, slow.id)
        for hours in (0, 2):
            later(house, hours * HOUR)
        settled(house)
        assert sum(text.startswith(consent) for text in receiver.wait(3)) == 1, "after a restart too"


def test_across_a_restart_there_is_still_one_a_decision(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, receiver) as house:
        told, untold = house.started(2), house.started(2)
        for table in (told, untold):
            wish(table, owing(table), f"{receiver.base}/{table.id}")
        house.server.rooms.activity.changed.discard(untold.id)
        later(house, 0.0)
        house.server.notices._asked.pop(untold.id, None)
        later(house, 2 * HOUR)
        receiver.wait(3)
        settled(house)
    with open_house(tmp_path, receiver) as house:
        house.loop.call_soon_threadsafe(house.server.rooms.activity.changed.update, (told.id, untold.id))
        later(house, 0.0)
        later(house, 2 * HOUR)
        receiver.wait(4)
        settled(house)
    assert [path for path, _ in receiver.heard].count(f"/{told.id}") == 2
    assert [path for path, _ in receiver.heard].count(f"/{untold.id}") == 2


def test_games_waiting_for_a_notice_are_found_at_the_start(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, receiver) as house:
        by_seat, by_account, over, off = (house.started(2) for _ in range(4))
        for table in (by_seat, over, off):
            wish(table, 0, f"{receiver.base}/x")
        over.play_on()
        browser = house.member(new_name())
        claim(browser, by_account.tokens[0])
        browser.post("/api/account/webhook", json={"url": f"{receiver.base}/y"})
        kept = house.server.notices.kept

        async def find() -> list[str]:
            hook = await kept.get(f"seat:{off.id}:0")
            assert hook
            await kept.switch_off(hook, "404")
            return await kept.tables()

        found = asyncio.run_coroutine_threadsafe(find(), house.loop).result(30)
        assert sorted(found) == sorted([by_seat.id, by_account.id])


def looked(socket: ClientConnection, activity: Activity, table: Opened, seat: int, away: bool) -> float:
    """When the seat last looked, after a ping was taken in: a second one's answer shows that the first is done with."""
    say(socket, type="ping", away=away)
    say(socket, type="ping", away=True)
    for _ in range(2):
        hear(socket, "pong")
    return activity.last(table.id, seat)


def test_a_look_puts_it_off_and_a_page_behind_others_is_no_look(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, receiver) as house:
        table = house.started(2)
        seat = owing(table)
        wish(table, seat, f"{receiver.base}/x")
        later(house, 0.0)
        activity = house.server.rooms.activity
        with house.socket() as socket:
            say(socket, type="watch", table=table.id, token=table.tokens[seat])
            hear(socket, "update")
            assert looked(socket, activity, table, seat, away=True) == looked(socket, activity, table, seat, away=True)
            before = looked(socket, activity, table, seat, away=False)
            assert looked(socket, activity, table, seat, away=False) > before
        activity.note(table.id, seat, time.monotonic() + 5 * HOUR)
        later(house, 5.9 * HOUR)
        settled(house)
        assert len(receiver.heard) == 1
        later(house, 6.1 * HOUR)
        receiver.wait(2)


def test_a_bot_in_the_chair_gets_none(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, receiver) as house:
        table = house.table({"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}, start=True)
        seat = owing(table)
        wish(table, seat, f"{receiver.base}/x")
        room = house.server.rooms._rooms[table.id]
        room.table.chairs[seat] = type(room.table.chairs[seat])("here", "Anna", "random")
        later(house, 0.0)
        later(house, 2 * HOUR)
        settled(house)
        assert len(receiver.heard) == 1


def test_an_account_s_webhook_speaks_for_all_its_seats_and_a_seat_s_own_comes_first(
    tmp_path: Path, receiver: Receiver
) -> None:
    with open_house(tmp_path, receiver) as house:
        tables = [house.started(2) for _ in range(3)]
        browser = house.member(new_name())
        for table in tables[:2]:
            claim(browser, *table.tokens.values())
        answer = browser.post("/api/account/webhook", json={"url": f"{receiver.base}/account", "language": "fr"})
        assert answer.status_code == 200
        for seat in (0, 1):
            wish(tables[1], seat, f"{receiver.base}/seat")
        owed = sum(len(table.now()["to_act"]) for table in tables[:2])
        later(house, 0.0)
        later(house, 2 * HOUR)
        texts = receiver.wait(3 + owed)[3:]
        for (path, _), text in zip(receiver.heard[3:], texts, strict=True):
            assert (path, text[:2]) == (("/account", "À ") if tables[0].id in text else ("/seat", "It"))
        assert browser.get("/api/account").json()["webhook"]["form"] == "own"
        assert browser.post("/api/account/webhook", json={"url": None}).json()["is_set"] is False
        assert browser.get("/api/account/webhook").json()["is_set"] is False


@pytest.mark.parametrize(("status", "tries", "off"), [(500, 3, "500"), (404, 1, "404"), (302, 1, "302"), (204, 1, "")])
def test_what_does_not_arrive_is_tried_again_and_then_switched_off(
    tmp_path: Path, receiver: Receiver, status: int, tries: int, off: str
) -> None:
    with open_house(tmp_path, receiver) as house:
        table = house.started(2)
        seat = owing(table)
        wish(table, seat, f"{receiver.base}/x")
        receiver.status = status
        later(house, 0.0)
        later(house, 2 * HOUR)
        settled(house)
        assert len(receiver.heard) == 1 + tries
        assert all(path == "/x" for path, _ in receiver.heard), "redirections are not followed"
        assert table.ask("GET", "/webhook", table.tokens[seat]).json()["off"] == off
        receiver.status = 204
        assert wish(table, seat, f"{receiver.base}/x").json()["off"] == "", "setting it again switches it on"


def test_nobody_there_is_told_when_it_is_set_and_when_it_is_sent(tmp_path: Path) -> None:
    with Receiver() as receiver, open_house(tmp_path, receiver) as house:
        table = house.started(2)
        seat = owing(table)
        receiver.status = 403
        answer = wish(table, seat, f"{receiver.base}/x")
        assert (answer.status_code, answer.json()["code"]) == (409, "webhook") and "403" in answer.json()["message"]
        assert table.ask("GET", "/webhook", table.tokens[seat]).json()["is_set"] is False
        receiver.status = 200
        assert wish(table, seat, f"{receiver.base}/x").status_code == 200
        receiver.stop()
        later(house, 0.0)
        later(house, 2 * HOUR)
        settled(house)
        assert table.ask("GET", "/webhook", table.tokens[seat]).json()["off"] == "silent"
        answer = wish(table, seat, f"{receiver.base}/x")
        assert answer.status_code == 409 and "silent" in answer.json()["message"]


DISCORD = "https://discord.com/api/webhooks/123456789012345678/" + "aB3-_" * 12
SLACK = "https://hooks.slack.com/services/T00000000/B00000000/" + "x" * 24
TELEGRAM = "https://api.telegram.org/bot123456789:" + "a" * 35 + "/sendMessage?chat_id=-1001234567890"
GOOD = {DISCORD: "discord", DISCORD.replace("discord.com", "discordapp.com"): "discord", SLACK: "slack"}
GOOD |= {TELEGRAM: "telegram", "https://hooks.example.org/x?y=1": "own", "http://10.1.2.3:8080/in": "own"}
BAD = [
    DISCORD.replace("https", "http"),
    DISCORD.replace("discord.com", "discord.com.evil.example"),
    DISCORD.replace("discord.com", "discord.com@evil.example"),
    DISCORD.replace("discord.com", "evil.example/discord.com"),
    DISCORD.replace("discord.com", "discord.com:8443"),
    DISCORD.replace("/api/webhooks", "/api/../webhooks"),
    DISCORD + "\n",
    DISCORD + "?wait=true#x",
    SLACK.replace("hooks.slack.com", "hooks.slack.com\\@evil.example"),
    TELEGRAM.replace("sendMessage", "deleteWebhook"),
    TELEGRAM + "&text=x",
    "http://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]:80/",
    "https://hooks.example.org:8443/x",
    "http://hooks.example.org/x",
    "https://user@hooks.example.org/x",
    "https://hooks.example.org/x#y",
    "https://hooks.example.org/x y",
    "https://hooks.example.org/\r\nHost: evil",
    "https://hooks.example.org/" + "x" * 500,
    "http://10.1.2.3/in",
    "http://10.1.2.3:99999/",
    "https://[bad",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "//hooks.example.org/x",
    "",
]
HOSTS = Hosts(["hooks.example.org", "http://10.1.2.3:8080"])


@pytest.mark.parametrize("address", BAD)
def test_no_other_address_is_let_in(address: str) -> None:
    with pytest.raises(Denied, match="no webhook"):
        HOSTS.target_of(address)


def test_each_form_is_known_and_sent_as_it_wants_it() -> None:
    for address, form in GOOD.items():
        assert HOSTS.target_of(address).form == form
    assert body_of("discord", DISCORD, "@everyone") == {"content": "@everyone", "allowed_mentions": {"parse": []}}
    assert body_of("slack", SLACK, "hi") == {"text": "hi"}
    assert body_of("telegram", TELEGRAM, "hi") == {"text": "hi", "chat_id": "-1001234567890"}


def test_forms_are_posted_to_their_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hosts of the forms cannot be reached from a test: what would be posted is looked at."""
    posted: list[tuple[str, dict[str, Any]]] = []

    async def post(address: str, body: dict[str, Any], _: Executor) -> int:
        posted.append((address, body))
        return 200

    monkeypatch.setattr("dinotable.server.notify.notices.post", post)
    with House(tmp_path) as house:
        table = house.started(2)
        for address in (DISCORD, SLACK, TELEGRAM):
            answer = wish(table, 0, address)
            assert answer.status_code == 200
            assert address not in answer.text and address[-20:] not in answer.text
        assert wish(table, 0, "http://127.0.0.1:1/").status_code == 400
    assert [address for address, _ in posted] == [DISCORD, SLACK, TELEGRAM.partition("?")[0]]
    assert posted[2][1]["chat_id"] == "-1001234567890"
    assert webhooks.post is not post


def test_the_address_is_never_shown_or_logged(
    tmp_path: Path, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    with open_house(tmp_path, receiver) as house:
        table = house.started(2)
        browser = house.member(new_name())
        claim(browser, *table.tokens.values())
        url = f"{receiver.base}{SECRET}"
        sent = [wish(table, 0, url).text, browser.post("/api/account/webhook", json={"url": url}).text]
        receiver.status = 500
        sent += [wish(table, 1, url).text]
        later(house, 0.0)
        later(house, 2 * HOUR)
        settled(house)
        sent += [browser.get(f"/api/account{route}").text for route in ("", "/webhook", "/seats", "/export")]
        sent += [table.ask("GET", "/webhook", table.tokens[seat]).text for seat in (0, 1)]
        sent += [house.http.get("/metrics").text]
    assert '"host":"127.0.0.1' in "".join(sent)
    assert SECRET not in "".join(sent) + caplog.text


def test_it_goes_with_the_seat_and_with_the_account(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, receiver) as house:
        table = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"})
        table.tokens[1] = table.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).json()["token"]
        assert wish(table, 1, f"{receiver.base}/ben").status_code == 200
        table.ask("POST", "/rise", table.tokens[1], json={})
        table.tokens[1] = table.ask("POST", "/sit", json={"name": "Cleo", "seat": 1}).json()["token"]
        assert table.ask("GET", "/webhook", table.tokens[1]).json()["is_set"] is False
        browser = house.member(new_name())
        claim(browser, table.tokens[1])
        wish(table, 1, f"{receiver.base}/cleo")
        browser.post("/api/account/webhook", json={"url": f"{receiver.base}/account"})
        assert browser.post("/api/account/delete", json={"password": "correct horse"}).status_code == 200
        assert table.ask("DELETE", token=table.host).status_code == 200
        with connected(tmp_path) as connection:
            for name in ("webhooks", "holdings", "sessions", "accounts", "notices"):
                assert connection.exec_driver_sql(f"select count(*) from {name}").scalar() == 0, name


def test_too_many_tries_are_refused(tmp_path: Path, receiver: Receiver) -> None:
    with House(tmp_path, webhook_hosts=(receiver.base,), sign_ins_a_minute=3.0) as house:
        table = house.started(2)
        codes = [wish(table, 0, f"{receiver.base}/x").status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2
        assert len(receiver.heard) == 3


@pytest.mark.parametrize("drips", ["H", "HTTP/1.1 200 OK\r\nX-Slow: y\r\n", "HTTP/1.1 100 Continue\r\n\r\n"])
def test_a_receiver_that_drips_holds_nobody_up(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, drips: str
) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    with open_house(tmp_path, receiver) as house:
        table = house.started(2)
        receiver.drips = drips
        begin = time.monotonic()
        answer = wish(table, 0, f"{receiver.base}/x")
        took = time.monotonic() - begin
        receiver.drips = ""
        assert (answer.status_code, answer.json()["code"]) == (409, "webhook")
        assert took < 5, "it would have dripped for ever"
        assert wish(table, 0, f"{receiver.base}/x").status_code == 200


def test_the_head_of_an_answer_is_enough(tmp_path: Path, receiver: Receiver) -> None:
    with open_house(tmp_path, receiver) as house:
        table = house.started(2)
        receiver.drips = "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n"
        assert wish(table, 0, f"{receiver.base}/x").status_code == 200
        receiver.drips = "what\r\n\r\n"
        assert wish(table, 0, f"{receiver.base}/x").status_code == 409
        receiver.drips = ""
