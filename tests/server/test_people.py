"""People at a table over the server: consent, votes, seats, chat and rematches."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from dinotable.server.social import chat
from dinotable.server.tables.socket import Connection
from dinotable.table.tokens import hash_of
from tests.server.given import Given, look
from tests.server.house import Fields, House, Opened, hear, say


def friends(house: House, *names: str, **more: Any) -> Opened:
    """A table of people at devices of their own, not yet begun."""
    table = house.table({"kind": "me", "name": names[0]}, *[{"kind": "friend"}] * (len(names) - 1), **more)
    for seat, name in enumerate(names[1:], 1):
        assert table.ask("POST", "/sit", table.tokens[seat], json={"name": name}).status_code == 200
    return table


def begun(house: House, *names: str, **more: Any) -> Opened:
    table = friends(house, *names, **more)
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    return table


def post(table: Opened, route: str, seat: int, **body: Any) -> Any:
    return table.ask("POST", route, table.tokens[seat], json=body)


def people(table: Opened) -> Fields:
    found: Fields = table.ask("GET", "/people").json()
    return found


def test_a_game_is_taken_back_by_consent_over_sockets(house: House) -> None:
    table = begun(house, "Anna", "Ben")
    with house.socket() as anna, house.socket() as ben:
        for socket, seat in ((anna, 0), (ben, 1)):
            say(socket, type="watch", table=table.id, token=table.tokens[seat], people=True)
            hear(socket, "people")
        table.play_on(6)
        line = people(table)["last"][0]
        answer = post(table, "/propose", 0, what="back", target=line)
        assert answer.status_code == 200
        number = answer.json()["seq"]
        while not (told := hear(ben, "people")["people"])["wishes"]:
            pass
        wish = {"number": number, "seat": 0, "what": "back", "target": line, "agreed": [0], "waits_for": [1]}
        assert told["wishes"] == [{**wish, "until": None}]
        assert post(table, "/answer", 1, proposal=number - 1, yes=True).json()["code"] == "no-proposal"
        assert post(table, "/answer", 1, proposal=number, yes=True).status_code == 200
        while (entry := hear(anna, "update")["entries"][0])["kind"] != "answered":
            pass
        assert entry["lines"][0]["back"] == line and entry["lines"][0]["text"] == f"back {line}"
        assert entry["about"]["yes"] is True
    table.play_on()
    assert f"0 back {line}\n" in table.ask("GET", "/record").text


def test_a_vote_lends_the_seat_of_who_is_away_and_one_button_takes_it_back(tmp_path: Path) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, pace=600.0) as house:
        table = begun(house, "Anna", "Ben", "Cleo")
        with house.socket() as anna, house.socket() as ben:
            for socket, seat in ((anna, 0), (ben, 1)):
                say(socket, type="watch", table=table.id, token=table.tokens[seat], people=True)
                hear(socket, "people")
            look(house)
            assert post(table, "/propose", 0, what="bot", target=2).json()["code"] == "present"
            uptime.at += 299
            look(house)
            assert (people(table)["absent"], people(table)["gone"]) == ([2], [])
            assert post(table, "/propose", 0, what="bot", target=2).json()["code"] == "present"
            uptime.at += 2
            look(house)
            assert people(table)["gone"] == [2]
            number = post(table, "/propose", 0, what="bot", target=2).json()["seq"]
            assert table.now()["chairs"][2]["level"] == "", "half of two is no majority"
            assert post(table, "/answer", 1, proposal=number, yes=True).status_code == 200
            assert table.now()["chairs"][2]["level"] == "greedy"
        now = table.now(2)
        body = {"ask": now["ask"], "msg_id": "m", "actions": [now["legal"][0]["text"]]}
        assert table.ask("POST", "/act", table.tokens[2], json=body).json()["code"] == "lent"
        assert post(table, "/sit", 2, name="Cleo").status_code == 200
        assert table.now()["chairs"][2]["level"] == ""
        assert table.act(2, [now["legal"][0]["text"]], ask=now["ask"]).status_code == 200


def test_a_phone_that_falls_silent_is_gone_for_the_others_within_five_seconds(house: House, monkeypatch: Any) -> None:
    clock = Given(0.0)
    monkeypatch.setattr(Connection, "clock", staticmethod(clock.now))
    table = begun(house, "Anna", "Ben")
    with house.socket() as anna, house.socket() as ben:
        for socket, seat in ((anna, 0), (ben, 1)):
            say(socket, type="watch", table=table.id, token=table.tokens[seat], people=True)
            hear(socket, "people")

        def away_after(seconds: float) -> list[int]:
            clock.at += seconds
            look(house)
            found: list[int] = people(table)["absent"]
            return found

        assert away_after(600) == [], "who promised nothing may be silent"
        say(ben, type="ping", every=2)
        hear(ben, "pong")
        assert away_after(3.5) == [], "late, as networks are"
        assert away_after(0.5) == [1]
        told = people(table)
        assert len(told["waits"]) == 1 and 295 < told["waits"][0] - told["uptime"] < 297
        say(ben, type="ping", away=True)
        hear(ben, "pong")
        assert away_after(600) == [], "behind another page a browser may hold everything up"


def test_seats_change_places_with_their_tokens_and_sockets(house: House) -> None:
    table = friends(house, "Anna", "Ben")
    anna, ben = table.tokens[0], table.tokens[1]
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, token=anna)
        assert hear(socket, "update")["viewer"] == 0
        assert table.ask("POST", "/swap", anna, json={"one": 0, "other": 1}).status_code == 403
        assert table.ask("POST", "/swap", table.host, json={"one": 0, "other": 1}).status_code == 200
        assert hear(socket, "update")["viewer"] == 1
        number = table.ask("POST", "/propose", ben, json={"what": "swap", "target": 1}).json()["seq"]
        assert table.ask("POST", "/answer", anna, json={"proposal": number, "yes": False}).status_code == 200
        number = table.ask("POST", "/propose", ben, json={"what": "swap", "target": 1}).json()["seq"]
        assert table.ask("POST", "/answer", anna, json={"proposal": number, "yes": True}).status_code == 200
        assert table.ask("POST", "/swap", table.host, json={"one": 0, "other": 1}).status_code == 200
        assert table.ask("POST", "/start", table.host, json={}).status_code == 200
        house.server.rooms._rooms.clear()
        for token, seat in ((anna, 1), (ben, 0)):
            assert table.ask("GET", "", token).json()["viewer"] == seat, "after a restart too"
    names = [chair["name"] for chair in table.now()["chairs"]]
    assert names == ["Ben", "Anna"]
    assert table.ask("POST", "/swap", table.host, json={"one": 0, "other": 1}).json()["code"] == "started"


def test_a_rematch_turns_the_order_and_hands_each_seat_its_own_token(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "level": "random"})
    table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"})
    table.ask("POST", "/start", table.host, json={})
    assert post(table, "/rematch", 0).json()["code"] == "not-over"
    finish(table)
    first = post(table, "/rematch", 0).json()
    assert first["seat"] == 2 and first["host"]
    assert post(table, "/rematch", 0).json() == first, "the same however often"
    assert people(table)["rematch"] == first["table"]
    for token in (None, table.host, "x" * 43):
        assert table.ask("POST", "/rematch", token, json={}).status_code in (401, 403)
    again = Opened(house, {"table": first["table"], "host": first["host"], "seats": []})
    assert again.now()["status"] == "open"
    second = post(table, "/rematch", 1).json()
    assert second["seat"] == 0 and second["host"] is None and second["table"] == first["table"]
    again.tokens = {2: first["token"], 0: second["token"]}
    assert [chair["name"] for chair in again.now()["chairs"]] == ["Ben", "random bot", "Anna"]
    assert again.now()["status"] == "playing"
    assert len({first["token"], second["token"], *table.tokens.values()}) == 4
    assert hash_of(first["token"]) in house.server.rooms._rooms[again.id].seats
    finish(again)


def test_a_rematch_seat_is_not_taken_from_who_was_invited_to_it_meanwhile(house: House) -> None:
    table = begun(house, "Anna", "Ben")
    link = post(table, "/invite", 1).json()["token"]
    phone = table.ask("POST", "/sit", link, json={}).json()["token"]
    finish(table)
    first = post(table, "/rematch", 0).json()
    again = Opened(house, {"table": first["table"], "host": first["host"], "seats": []})
    link = again.ask("POST", "/invite", again.host, json={"seat": 0}).json()["token"]
    cleo = again.ask("POST", "/sit", link, json={"name": "Cleo"}).json()["token"]
    for token in (table.tokens[1], phone):
        assert table.ask("POST", "/rematch", token, json={}).json()["code"] == "taken"
    assert again.ask("GET", "", cleo).json()["viewer"] == 0


def test_who_came_by_an_account_holds_the_rematch_seat_by_it(house: House) -> None:
    table = begun(house, "Anna", "Ben")
    ben = house.member("Ben of the rematch")
    ben.post("/api/account/claim", json={"tokens": [table.tokens[1]]})
    finish(table)
    answers = [
        ben.post(f"/api/tables/{table.id}/rematch", json={}, headers={"Dinotable-Seat": "1"}).json() for _ in range(2)
    ]
    assert answers[0]["token"] != answers[1]["token"], "one a device"
    again = Opened(house, {"table": answers[0]["table"], "host": "", "seats": []})
    assert [again.ask("GET", "", answer["token"]).json()["viewer"] for answer in answers] == [0, 0]
    held = ben.get("/api/account/seats").json()["seats"]
    assert (again.id, 0) in [(seat["table"], seat["seat"]) for seat in held]


def finish(table: Opened) -> None:
    """People answer what they owe; bots answer by themselves."""
    for k in range(5000):
        now = table.now()
        if now["status"] == "over":
            return
        mine = [seat for seat in now["to_act"] if seat in table.tokens]
        for seat in mine:
            own = table.now(seat)
            if own["legal"]:
                table.act(seat, [own["legal"][k % len(own["legal"])]["text"]], ask=own["ask"])
        if not mine:
            time.sleep(0.01)
    raise AssertionError("the game does not end")


def test_two_who_ask_for_a_rematch_at_once_get_one_table(house: House) -> None:
    table = begun(house, "Anna", "Ben")
    finish(table)
    found = {post(table, "/rematch", seat).json()["table"] for seat in (1, 0, 1)}
    assert len(found) == 1


# Chat.
def spoken(socket: Any) -> list[Fields]:
    lines: list[Fields] = hear(socket, "chat")["lines"]
    return lines


def test_players_and_spectators_talk_apart(house: House) -> None:
    table = begun(house, "Anna", "Ben")
    assert table.ask("POST", "/chat", json={"text": "Go Ben!", "name": "Zoé"}).json() == {"number": 1}
    assert post(table, "/chat", 0, text=" Good\u00a0 luck! ", name="Ben").json() == {"number": 2}
    assert post(table, "/chat", 1, reaction="dino").json() == {"number": 3}
    seats = table.ask("GET", "/chat", table.tokens[1]).json()["lines"]
    assert [line["number"] for line in seats] == [2, 3]
    assert seats[0] == {"number": 2, "room": "table", "seat": 0, "name": "Anna", "text": "Good luck!", "reaction": ""}
    watched = table.ask("GET", "/chat").json()["lines"]
    assert [line["number"] for line in watched] == [1, 2, 3] and watched[0]["room"] == "watchers"
    with house.socket() as ben, house.socket() as zoe:
        say(ben, type="watch", table=table.id, token=table.tokens[1], people=True, chat=2)
        assert [line["number"] for line in spoken(ben)] == [3], "what one has is not sent again"
        say(zoe, type="watch", table=table.id, people=True)
        assert len(spoken(zoe)) == 3
        table.ask("POST", "/chat", json={"text": "Ben has the ring", "name": "Zoé"})
        assert spoken(zoe)[0]["number"] == 4
        post(table, "/chat", 0, text="Your turn")
        assert [line["number"] for line in spoken(ben)] == [5], "and not what spectators say"
    finish(table)
    assert len(table.ask("GET", "/chat", table.tokens[1]).json()["lines"]) == 5, "after the end everybody reads it"


def test_chat_is_kept_over_a_restart_and_only_so_much_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 40
    assert chat.MOST_LINES == chat.MOST_LINES == 500
    monkeypatch.setattr(chat, "MOST_LINES", most)
    monkeypatch.setattr(chat, "MOST_LINES", most)
    with House(tmp_path) as house:
        table = begun(house, "Anna", "Ben")
        for number in range(most + 20):
            post(table, "/chat", number % 2, text=f"line {number}")
    with House(tmp_path) as house:
        table.http = house.http
        lines = table.ask("GET", "/chat").json()["lines"]
        assert [line["number"] for line in lines] == list(range(21, most + 21))
        assert post(table, "/chat", 0, text="on").json() == {"number": most + 21}
        assert table.ask("DELETE", "", table.host).status_code == 409
        finish(table)
        assert table.ask("DELETE", "", table.host).status_code == 200


BAD_WORDS = [{}, {"text": ""}, {"text": "   "}, {"text": "x" * 301}, {"text": "a\x00b"}, {"text": "\u202eevil"}]
BAD_WORDS += [
    {"text": 7},
    {"reaction": "bomb"},
    {"text": "a", "reaction": "yes"},
    {"text": "a", "seat": 1},
    {"room": 1},
]


@pytest.mark.parametrize("body", BAD_WORDS)
def test_bad_words_are_refused_and_nothing_is_said(house: House, body: dict[str, Any]) -> None:
    table = begun(house, "Anna", "Ben")
    answer = table.ask("POST", "/chat", table.tokens[0], json=body)
    assert answer.status_code in (400, 409) and answer.json()["message"]
    assert table.ask("POST", "/chat", json={"text": "no name"}).status_code == 400
    assert table.ask("POST", "/chat", json={"text": "hi", "name": "\x00"}).status_code == 409
    assert table.ask("GET", "/chat").json()["lines"] == []


def test_a_picture_of_several_parts_can_be_said(house: House) -> None:
    table = begun(house, "Anna", "Ben")
    text = "👩\u200d🔬 🦖 " + "x" * 200
    assert post(table, "/chat", 0, text=text).status_code == 200
    assert table.ask("GET", "/chat").json()["lines"][0]["text"] == text


def test_who_talks_too_much_is_refused_and_others_are_not(tmp_path: Path) -> None:
    with House(tmp_path, words_a_second=0.5) as house:
        table = begun(house, "Anna", "Ben")
        codes = [post(table, "/chat", 0, text="again").status_code for _ in range(20)]
        assert codes[0] == 200 and 429 in codes
        assert post(table, "/chat", 1, text="me").status_code == 200


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("/propose", {"what": "luck", "target": 0}),
    ("/propose", {"what": "back", "target": -1}),
    ("/propose", {"what": "back", "target": 10**12}),
    ("/propose", {"what": "back"}),
    ("/propose", {"what": "bot", "target": 0}),
    ("/propose", {"what": "bot", "target": 9}),
    ("/propose", {"what": "swap", "target": 1}),
    ("/answer", {"proposal": 1, "yes": "yes"}),
    ("/answer", {"proposal": 10**6, "yes": True}),
    ("/answer", {"yes": True}),
    ("/vacation", {}),
    ("/vacation", {"begins": 1}),
    ("/vacation", {"begins": True}),
    ("/vacation", {"begins": False}),
    ("/rematch", {"now": True}),
    ("/rematch", {}),
]


@pytest.mark.parametrize(("route", "body"), WRONG)
def test_bad_wishes_are_refused_and_change_nothing(house: House, route: str, body: dict[str, Any]) -> None:
    table = begun(house, "Anna", "Ben")
    table.play_on(3)
    before = table.now(0)
    answer = table.ask("POST", route, table.tokens[0], json=body)
    assert answer.status_code in (400, 409) and answer.json()["message"]
    assert table.now(0) == before


def test_many_proposals_leave_few_open(house: House) -> None:
    table = begun(house, "Anna", "Ben", "Cleo")
    table.play_on(8)
    luck = random.Random(1)
    with house.socket() as ben, house.socket() as cleo:
        for socket, seat in ((ben, 1), (cleo, 2)):
            say(socket, type="watch", table=table.id, token=table.tokens[seat])
            hear(socket, "update")
        for _ in range(30):
            post(table, "/propose", 0, what="back", target=luck.choice([people(table)["last"][0], 3]))
        assert len(people(table)["wishes"]) == 1
