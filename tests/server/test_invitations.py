"""A link to a friend's chair opens the chair, once; afterwards it opens nothing, whoever has seen it."""

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from dinotable.table.grants import MOST_KEYS, MOST_USED, granted, with_invitation
from dinotable.table.tokens import hash_of, new_token
from tests.server.asking import Asker
from tests.server.house import PATIENCE, Fields, House, Opened, hear, say
from tests.server.older import add_table, older_folder
from tests.server.test_accounts import claim, new_name

ME, FRIEND = {"kind": "me", "name": "Anna"}, {"kind": "friend"}
LOOKS = ("", "/entries", "/record", "/record?form=json", "/facts", "/people", "/chat", "/backs", "/webhook", "/replay")
DEEDS: list[tuple[str, Fields]] = [
    ("/sit", {"name": "Eve"}),
    ("/sit", {"name": "Eve", "key": "e" * 43}),
    ("/rise", {}),
    ("/invite", {}),
    ("/lend", {"level": "random"}),
    ("/act", {"ask": 1, "msg_id": "x", "actions": ["pass"]}),
    ("/undo", {"line": 0, "msg_id": "x"}),
    ("/foresee", {"actions": ["pass"]}),
    ("/why-not", {"action": "pass"}),
    ("/think", {"level": "random"}),
    ("/propose", {"what": "back", "target": 0}),
    ("/chat", {"text": "I am Ben"}),
    ("/rematch", {}),
]


def opened(house: House, *chairs: Fields, **more: object) -> tuple[Opened, str]:
    """With the link to the chair of a friend, the only one."""
    table = house.table(*(chairs or (ME, FRIEND)), **more)
    return table, next(token for seat, token in table.tokens.items() if table.now()["chairs"][seat]["kind"] == "friend")


def sit(table: Opened, token: str | None, **body: object) -> Fields:
    answer = table.ask("POST", "/sit", token, json=body)
    assert answer.status_code == 200, answer.text
    found: Fields = answer.json()
    return found


def invite(table: Opened, token: str, **body: object) -> str:
    answer = table.ask("POST", "/invite", token, json=body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["link"] == f"/t/{table.id}#{answer.json()['token']}"
    return str(answer.json()["token"])


def opens_nothing(house: House, table: Opened, link: str, code: str = "invitation") -> None:
    for route in LOOKS:
        answer = table.ask("GET", route, link)
        assert (answer.status_code, answer.json()["code"]) == (401, code), route
    for route, body in DEEDS:
        answer = table.ask("POST", route, link, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, code), route
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, token=link)
        assert hear(socket)["code"] == code
    assert house.http.post("/api/mine", json={"tokens": [link]}).json()["tables"] == []
    assert claim(house.member(new_name()), link) == 0


def test_who_kept_the_link_sees_and_does_nothing_once_the_friend_sits(house: House) -> None:
    table, link = opened(house)
    seated = sit(table, link, name="Ben")
    assert seated["seat"] == 1 and seated["token"] not in (link, None)
    opens_nothing(house, table, link)
    table.ask("POST", "/start", table.host, json={})
    opens_nothing(house, table, link)
    assert table.now(1)["ask"] and table.ask("GET", "", seated["token"]).json()["viewer"] == 1
    house.server.rooms._rooms.clear()
    opens_nothing(house, table, link)
    table.play_on()
    opens_nothing(house, table, link)


def test_an_unused_link_opens_the_chair_and_nothing_else(house: House) -> None:
    table, link = opened(house, ME, FRIEND, {"kind": "bot", "level": "random"})
    page, watched = table.ask("GET", "", link).json(), table.ask("GET").json()
    assert (page["viewer"], page["invited"], watched["invited"]) == (None, 1, None)
    assert page | {"invited": None} == watched
    for route, body in DEEDS:
        if route not in ("/sit", "/chat"):
            answer = table.ask("POST", route, link, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "role"), route
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, token=link)
        assert hear(socket, "update")["viewer"] is None
    assert house.http.post("/api/mine", json={"tokens": [link]}).json()["tables"] == []
    assert claim(house.member(new_name()), link) == 0
    for route in ("/start", "/remove", "/swap"):
        body = {"seat": 1} if route == "/remove" else {"one": 0, "other": 1} if route == "/swap" else {}
        assert table.ask("POST", route, link, json=body).status_code == 403


def test_a_lost_answer_locks_nobody_out(house: House) -> None:
    table, link = opened(house, ME, FRIEND, {"kind": "open"})
    mine, other = new_token(), new_token()
    first = sit(table, link, name="Ben", key=mine)
    assert first == {"seat": 1, "seq": 1, "token": mine}
    assert sit(table, link, name="Ben", key=mine) == first, "answered alike"
    assert len(table.ask("GET", "/entries").json()["entries"]) == 1, "and done once"
    assert table.ask("POST", "/sit", link, json={"name": "Ben", "key": other}).json()["code"] == "invitation"
    # Open chairs alike.
    taken = sit(table, None, name="Cleo", seat=2, key=other)
    assert sit(table, None, name="Cleo", seat=2, key=other) == taken
    assert table.ask("POST", "/sit", json={"name": "Eve", "seat": 2}).json()["code"] == "taken"
    # One key opens one seat.
    again = invite(table, mine)
    assert table.ask("POST", "/sit", again, json={"key": other}).json()["code"] == "key"
    for bad in ("x" * 42, "x" * 44, "ä" * 43, 7):
        assert table.ask("POST", "/sit", again, json={"key": bad}).status_code == 400
    assert table.ask("GET", "", again).json()["invited"] == 1, "and it is still good"
    # The same secret at another table is another key.
    elsewhere, link = opened(house)
    assert sit(elsewhere, link, name="Ben", key=mine)["token"] == mine


def test_two_who_open_the_link_at_once_are_not_both_let_in(house: House) -> None:
    table, link = opened(house)
    codes: list[int] = []
    guests = [house.guest() for _ in range(6)]

    def come(number: int) -> None:
        answer = guests[number].post(
            f"/api/tables/{table.id}/sit",
            json={"name": f"Guest {number}"},
            headers={"Authorization": f"Bearer {link}"},
        )
        codes.append(answer.status_code)

    threads = [threading.Thread(target=come, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200] + [401] * 5


def test_the_same_exchange_twice_at_the_same_moment_is_answered_alike(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"})
    asker = Asker(house.server.app(), {"Authorization": f"Bearer {table.tokens[1]}"})

    async def twice() -> list[tuple[int, bytes]]:
        wish = {"name": "Ben", "key": "k" * 43}
        place = f"/api/tables/{table.id}/sit"
        return list(await asyncio.gather(asker.ask("POST", place, wish), asker.ask("POST", place, wish)))

    one, other = asyncio.run_coroutine_threadsafe(twice(), house.loop).result(PATIENCE)
    assert one == other and one[0] == 200


def test_another_device_comes_by_a_link_of_who_sits_there(house: House) -> None:
    table, link = opened(house)
    key = sit(table, link, name="Ben")["token"]
    table.ask("POST", "/start", table.host, json={})
    first = invite(table, key)
    second = invite(table, key, seat=1)
    opens_nothing(house, table, first)
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, token=key)
        hear(socket, "update")
        phone = sit(table, second)["token"]
        assert hear(socket, "update")["entries"][0]["about"] == {"type": "sat", "seat": 1, "name": "Ben"}
    for each in (key, phone):
        assert table.ask("GET", "", each).json()["viewer"] == 1
    for token, body in ((table.tokens[0], {"seat": 1}), (table.host, {"seat": 1}), (table.host, {})):
        assert table.ask("POST", "/invite", token, json=body).status_code in (400, 403, 409)
    assert table.ask("POST", "/invite", json={}).status_code == 401
    # The ninth device takes the place of the first.
    for number in range(MOST_KEYS):
        assert table.ask("GET", "", key).status_code == (200 if number < MOST_KEYS - 1 else 401)
        phone = sit(table, invite(table, phone))["token"]
    table.tokens[1] = phone
    last = invite(table, phone)
    table.play_on()
    assert table.ask("POST", "/invite", phone, json={}).json()["code"] == "over"
    assert sit(table, last)["seat"] == 1, "and what was made before is good"


def test_the_host_invites_to_friends_chairs_on_which_nobody_sits(house: House) -> None:
    table, link = opened(house, ME, FRIEND, {"kind": "open"})
    renewed = invite(table, table.host, seat=1)
    opens_nothing(house, table, link)
    key = sit(table, renewed, name="Ben")["token"]
    assert table.ask("POST", "/invite", table.host, json={"seat": 1}).json()["code"] == "taken"
    for seat, code in ((0, "not-yours"), (2, "not-yours"), (3, "seat"), (None, "seat")):
        assert table.ask("POST", "/invite", table.host, json={"seat": seat}).json()["code"] == code
    own = invite(table, key)
    assert table.ask("POST", "/rise", key, json={}).status_code == 200
    opens_nothing(house, table, key, "token")
    opens_nothing(house, table, own)
    assert sit(table, invite(table, table.host, seat=1), name="Cleo")["seat"] == 1
    sit(table, None, name="Dan", seat=2)
    table.ask("POST", "/start", table.host, json={})
    assert table.ask("POST", "/invite", table.host, json={"seat": 1}).json()["code"] == "started"


def test_a_link_moves_with_its_chair(house: House) -> None:
    table, link = opened(house)
    assert table.ask("POST", "/swap", table.host, json={"one": 0, "other": 1}).status_code == 200
    assert table.ask("GET", "", link).json()["invited"] == 0
    house.server.rooms._rooms.clear()
    key = new_token()
    assert sit(table, link, name="Ben", key=key)["seat"] == 0
    table.ask("POST", "/swap", table.host, json={"one": 0, "other": 1})
    assert sit(table, link, name="Ben", key=key)["seat"] == 1


def test_only_so_many_used_links_are_remembered() -> None:
    grants = granted({0: "key"})
    for number in range(MOST_USED + 9):
        grants = with_invitation(grants, 1, f"link {number}", float(number))
    assert len(grants) == MOST_USED + 2 and grants[f"link {MOST_USED + 8}"].kind == "invitation"
    assert "link 0" not in grants and grants[f"link {MOST_USED + 7}"].kind == "used"


# Same luck.
def duplicates(house: House) -> tuple[Opened, Opened, str, str]:
    body = {"game": "magpies", "chairs": [ME, {"kind": "here", "name": "Bob"}], "start": True, "duplicate": True}
    fields = house.http.post("/api/tables", json=body).json()
    first, second = fields["duplicate"]["seats"]
    assert first["invites"] and second["invites"] and not fields["seats"][0]["invites"]
    duplicate = Opened(house, {**fields["duplicate"], "host": first["token"]})
    return Opened(house, fields), duplicate, first["token"], second["token"]


def test_the_opener_cannot_look_at_the_second_table_of_the_luck(house: House) -> None:
    _, duplicate, first, second = duplicates(house)
    assert duplicate.ask("GET", "", first).json()["now"]["view"] is None, "no hand is dealt yet"
    opener = house.member(new_name())
    for link in (first, second):
        assert claim(opener, link) == 0
        with house.socket() as socket:
            say(socket, type="watch", table=duplicate.id, token=link)
            assert hear(socket)["code"] == "same-luck"
        assert duplicate.ask("POST", "/start", link, json={}).status_code == 403
        assert duplicate.ask("DELETE", "", link).status_code == 403
    assert duplicate.ask("GET").json()["code"] == "same-luck", "without a link there is nothing to see at all"
    sit(duplicate, second, name="Dan")
    assert duplicate.ask("POST", "/start", duplicate.tokens[1], json={}).status_code == 403
    sit(duplicate, first, name="Cleo")
    assert duplicate.ask("POST", "/start", duplicate.host, json={}).status_code == 200, (
        "whoever came by the first link begins"
    )
    for link in (first, second):
        opens_nothing(house, duplicate, link)
    # A link for another device shows nothing either, once a hand is dealt.
    device = invite(duplicate, duplicate.tokens[1])
    assert claim(opener, device) == 0
    for route in LOOKS[:7]:
        assert duplicate.ask("GET", route, device).json()["code"] == "same-luck"
    with house.socket() as socket:
        say(socket, type="watch", table=duplicate.id, token=device)
        assert hear(socket)["code"] == "same-luck"
    key = sit(duplicate, device)["token"]
    assert duplicate.ask("GET", "", key).json()["viewer"] == 1


# Data folders of old.
OLD: list[tuple[str, list[str], list[str]]] = [
    # Nobody has come yet.
    ("open", [], ["key", "invitation", "invitation"]),
    ("open", ['{"type":"sat","seat":1,"name":"Ben"}'], ["key", "key", "invitation"]),
    (
        "open",
        ['{"type":"sat","seat":1,"name":"Ben"}', '{"type":"rose","seat":1}'],
        ["key", "invitation", "invitation"],
    ),
    (
        "open",
        ['{"type":"sat","seat":1,"name":"Ben"}', '{"type":"swapped","one":1,"other":2}'],
        ["key", "invitation", "key"],
    ),
    (
        "open",
        [
            '{"type":"sat","seat":1,"name":"Ben"}',
            '{"type":"proposed","seat":1,"what":"swap","target":0}',
            '{"type":"answered","seat":0,"proposal":2,"yes":true,"passes":true}',
        ],
        ["key", "key", "invitation"],
    ),
    ("playing", [], ["key", "key", "key"]),
]


@pytest.mark.on_sqlite("it is about the files of SQLite")
@pytest.mark.parametrize(("status", "events", "kinds"), OLD)
def test_links_of_an_old_folder_that_nobody_has_used_become_invitations(
    tmp_path: Path, status: str, events: list[str], kinds: list[str]
) -> None:
    charter = (
        '{"game":"magpies","rules":"magpies/1","options":{},"chairs":'
        '[{"kind":"person","name":"Anna"},{"kind":"friend"},{"kind":"friend"}]}'
    )
    tokens = [character * 43 for character in "abc"]
    table = "old-table-000000"
    connection = older_folder(tmp_path, "0004")
    with connection:
        add_table(connection, table, charter, status)
        for seat, token in enumerate(tokens):
            connection.execute("insert into seats values (?, ?, ?)", (table, seat, hash_of(token)))
        for seq, data in enumerate(events, 1):
            connection.execute(
                "insert into events (game, seq, msg_id, data, at) values (?, ?, ?, ?, 4e9)",
                (table, seq, f"m{seq}", data),
            )
        connection.execute("insert into chat values (?, 1, 'table', 0, '', 'hello', '')", (table,))
    connection.close()
    with House(tmp_path) as house:
        with house.store._engine.connect() as reading:
            found = reading.execute(sa.text("select seat, kind from seats order by seat"))
            assert [(seat, kind) for seat, kind in found] == list(enumerate(kinds))
        if status == "open":
            old = Opened(house, {"table": table, "host": "", "seats": []})
            viewers = [old.ask("GET", "", token).json()["viewer"] for token in tokens]
            assert viewers == [seat if kind == "key" else None for seat, kind in enumerate(kinds)]
            (line,) = old.ask("GET", "/chat").json()["lines"]
            # Where others have sat on that seat too, nobody can tell whose words they were.
            assert line["name"] == ("N. N." if "proposed" in "".join(events) else "Anna")
