"""Whose words they were, and what is left of somebody whose account was deleted: the games, and no name anywhere."""

from pathlib import Path

import sqlalchemy as sa

from dinotable.core.record import read_record
from dinotable.table.sittings import NOBODY
from tests.server.house import Fields, House, Opened, hear, say
from tests.server.places import connected
from tests.server.test_accounts import PASSWORD, claim
from tests.server.test_invitations import invite, sit
from tests.server.test_people import begun, finish, friends, post

NAME = "Zebulon"


def rows_with(folder: Path, name: str) -> list[str]:
    """Every row of every table of the database that has it."""
    with connected(folder) as connection:
        tables = sa.inspect(connection).get_table_names()
        rows = [f"{table}: {row}" for table in tables for row in connection.exec_driver_sql(f"select * from {table}")]
    assert len(rows) > 10
    return [row for row in rows if name.lower() in row.lower()]


def told(house: House, tables: list[Opened]) -> str:
    """Everything that any route tells of these tables."""
    found = [house.http.get("/api/tables").text]
    for table in tables:
        for route in house.server.routes:
            if route.method == "GET" and route.path.startswith("/api/tables/{table}"):
                for token in (None, *list(table.tokens.values())[:1]):
                    found.append(table.ask("GET", route.path.removeprefix("/api/tables/{table}"), token).text)
        found.append(table.ask("GET", "/record?form=json").text)
        found.append(house.http.post("/api/mine", json={"tokens": list(table.tokens.values())}).text)
        with house.socket() as socket:
            for token in (None, *table.tokens.values()):
                say(socket, type="watch", table=table.id, since=0, people=True, **({"token": token} if token else {}))
            say(socket, type="ping")
            while (message := hear(socket))["type"] != "pong":
                found.append(str(message))
    return "\n".join(found)


def test_a_deleted_account_s_name_is_nowhere_any_more(tmp_path: Path) -> None:
    with House(tmp_path, pace=600.0) as house:
        browser = house.member(NAME)
        running = begun(house, "Anna", NAME, "Cleo")
        over = begun(house, "Anna", NAME)
        waiting = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"}, listed=True)
        waiting.tokens[1] = sit(waiting, None, name=NAME, seat=1)["token"]
        own = house.table({"kind": "me", "name": NAME}, {"kind": "open"})
        own.tokens[1] = own.tokens[0]
        left = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"})
        left.tokens[1] = sit(left, None, name=NAME, seat=1)["token"]
        moved = friends(house, "Anna", NAME)
        for table in (running, over, waiting, own, left, moved):
            post(table, "/chat", 1, text="words of mine")
            claim(browser, table.tokens[1])
        own.tokens = {0: own.tokens[0]}
        post(running, "/lend", 1, level="random")
        finish(over)
        assert post(over, "/rematch", 1).status_code == 200
        rematch = Opened(house, {"table": post(over, "/rematch", 1).json()["table"], "host": "", "seats": []})
        claim(browser, post(over, "/rematch", 1).json()["token"])
        post(left, "/rise", 1)
        left.tokens.pop(1)
        moved.ask("POST", "/swap", moved.host, json={"one": 0, "other": 1})
        post(moved, "/sit", 1, name=f"{NAME} II")
        tables = [running, over, waiting, own, left, moved, rematch]
        branch = {"line": 2, "seat": 0, "name": "Anna", "others": "here"}
        tables.append(Opened(house, over.ask("POST", "/branch", json=branch).json()))
        assert len(rows_with(tmp_path, NAME)) > 6 and NAME in told(house, [running])
        before = running.now(0)
        with house.socket() as socket:
            say(socket, type="watch", table=running.id, token=running.tokens[0])
            hear(socket, "update")
            assert browser.post("/api/account/delete", json={"password": PASSWORD}).status_code == 200
            update = hear(socket, "update")
            assert [chair["name"] for chair in update["now"]["chairs"]] == ["Anna", NOBODY, "Cleo"]
        waiting.tokens.pop(1)
        assert rows_with(tmp_path, NAME) == []
        assert NAME not in told(house, tables)
        # The games are as they were, and go on.
        after = running.now(0)
        assert after["view"] == before["view"] and after["seq"] == before["seq"]
        assert [chair["level"] for chair in after["chairs"]] == ["", "random", ""]
        assert [chair["name"] for chair in waiting.now()["chairs"]] == ["Anna", ""]
        assert read_record(over.ask("GET", "/record").content).names == ["Anna", NOBODY]
        running.ask("POST", "/sit", running.tokens[1], json={"name": "Dan"})
        running.play_on(3)
    with House(tmp_path) as house:
        for table in (over, left):
            table.http = house.http
        assert NAME not in told(house, [over, left])


def test_somebody_else_of_the_same_name_keeps_it_and_their_words(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        browser = house.member("Ben")
        table = friends(house, "Anna", "Ben", "Ben")
        post(table, "/chat", 1, text="I am the first")
        post(table, "/chat", 2, text="I am the second")
        claim(browser, table.tokens[1])
        # The first Ben and the second change places: what each has said was said on the other's seat.
        table.ask("POST", "/swap", table.host, json={"one": 1, "other": 2})
        table.ask("POST", "/swap", table.host, json={"one": 0, "other": 1})
        assert table.ask("POST", "/start", table.host, json={}).status_code == 200
        (game,) = browser.get("/api/account/export").json()["games"]
        assert game["said"] == ["I am the first"]
        browser.post("/api/account/delete", json={"password": PASSWORD})
        assert [chair["name"] for chair in table.now()["chairs"]] == ["Ben", "Anna", NOBODY]
        assert said(table) == [("Ben", "I am the second")]
        told = [entry["about"] for entry in table.ask("GET", "/entries").json()["entries"] if entry["kind"] == "sat"]
        assert [about["name"] for about in told] == [NOBODY, "Ben"]


def said(table: Opened) -> list[tuple[str, str]]:
    lines: list[Fields] = table.ask("GET", "/chat").json()["lines"]
    return [(line["name"], line["text"]) for line in lines]


def test_words_keep_their_author(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "open"})
    ben = sit(table, table.tokens[1], name="Ben")["token"]
    table.ask("POST", "/chat", ben, json={"text": "I go again"})
    assert table.ask("POST", "/rise", ben, json={}).status_code == 200
    cleo = sit(table, invite(table, table.host, seat=1), name="Cleo")["token"]
    table.ask("POST", "/chat", cleo, json={"text": "I am new", "name": "Anna"})
    table.ask("POST", "/sit", cleo, json={"name": "Cléo"})
    table.ask("POST", "/swap", table.host, json={"one": 0, "other": 1})
    table.ask("POST", "/chat", table.tokens[0], json={"text": "Welcome"})
    expected = [("Ben", "I go again"), ("Cleo", "I am new"), ("Anna", "Welcome")]
    assert said(table) == expected
    house.server.rooms._rooms.clear()
    assert said(table) == expected


def test_numbers_of_lines_are_never_used_again(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        browser = house.member("Ben")
        table = begun(house, "Anna", "Ben")
        claim(browser, table.tokens[1])
        assert [post(table, "/chat", seat, text="x").json()["number"] for seat in (0, 1, 1)] == [1, 2, 3]
        browser.post("/api/account/delete", json={"password": PASSWORD})
        assert post(table, "/chat", 0, text="on").json() == {"number": 4}
        lines = table.ask("GET", "/chat").json()["lines"]
        assert [line["number"] for line in lines] == [1, 4]
    with House(tmp_path) as house:
        table.http = house.http
        assert post(table, "/chat", 0, text="on").json() == {"number": 5}
