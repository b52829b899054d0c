"""Before the start the host can put somebody out, and keep them out."""

from pathlib import Path

from dinotable.server.tables.seating import visitors_at
from tests.server.house import House, Opened, hear, say
from tests.server.places import connected
from tests.server.test_accounts import at, claim, held, new_name
from tests.server.test_invitations import invite, opens_nothing, sit

ME, FRIEND, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "open"}


def remove(table: Opened, seat: int) -> int:
    return table.ask("POST", "/remove", table.host, json={"seat": seat}).status_code


def test_whoever_is_put_out_has_nothing_left_and_does_not_come_back(house: House) -> None:
    table = house.table(ME, OPEN, OPEN, FRIEND)
    ben = house.member(new_name())
    key = ben.post(f"/api/tables/{table.id}/sit", json={"name": "Ben", "seat": 1}).json()["token"]
    claim(ben, key)
    own = invite(table, key)
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, token=key)
        hear(socket, "update")
        assert remove(table, 1) == 200
        assert hear(socket)["code"] == "removed"
    entry = table.ask("GET", "/entries").json()["entries"][-1]
    assert (entry["kind"], entry["about"]) == ("rose", {"type": "rose", "seat": 1, "why": "removed"})
    assert table.now()["chairs"][1]["name"] == ""
    opens_nothing(house, table, key, "token")
    opens_nothing(house, table, own)
    assert held(ben) == [] and at(ben, table, "1").status_code == 403
    # Neither from that address nor, from elsewhere, by that account.
    for browser in (ben, house.guest()):
        for seat in (1, 2):
            answer = browser.post(f"/api/tables/{table.id}/sit", json={"name": "Ben", "seat": seat})
            assert (answer.status_code, answer.json()["code"]) == (403, "removed")
    other = house.table(ME, OPEN)
    assert other.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).status_code == 200, "only from this table"
    # A new invitation of the host lets them in.
    assert sit(table, table.tokens[3], name="Ben")["seat"] == 3
    house.server.rooms._rooms.clear()
    assert table.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).json()["code"] == "removed"


def test_who_is_put_out_of_a_friend_s_chair_needs_a_new_link(house: House) -> None:
    table = house.table(ME, FRIEND, OPEN)
    link = table.tokens[1]
    key = sit(table, link, name="Ben")["token"]
    assert remove(table, 1) == 200
    opens_nothing(house, table, key, "token")
    opens_nothing(house, table, link)
    assert table.ask("POST", "/sit", json={"name": "Ben", "seat": 2}).json()["code"] == "removed"
    assert sit(table, invite(table, table.host, seat=1), name="Ben")["seat"] == 1


def test_who_went_by_themselves_may_come_back(house: House) -> None:
    table = house.table(ME, OPEN)
    key = sit(table, None, name="Ben", seat=1)["token"]
    assert table.ask("POST", "/rise", key, json={}).status_code == 200
    assert sit(table, None, name="Ben", seat=1)["seat"] == 1


def test_nobody_else_is_put_out_and_nobody_else_puts_out(house: House) -> None:
    table = house.table(ME, OPEN, FRIEND, {"kind": "bot", "level": "random"})
    key = sit(table, None, name="Ben", seat=1)["token"]
    for token in (None, key, table.tokens[0], table.tokens[2], "x" * 43):
        assert table.ask("POST", "/remove", token, json={"seat": 1}).status_code in (401, 403)
    for seat, code in ((0, "not-yours"), (2, "free"), (3, "not-yours"), (4, "seat")):
        assert table.ask("POST", "/remove", table.host, json={"seat": seat}).json()["code"] == code
    sit(table, table.tokens[2], name="Cleo")
    table.ask("POST", "/start", table.host, json={})
    assert table.ask("POST", "/remove", table.host, json={"seat": 1}).json()["code"] == "started"


def test_what_is_kept_of_visitors_is_no_address_and_goes_with_the_start(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.table(ME, OPEN, OPEN)
        sit(table, None, name="Ben", seat=1)
        table.ask("POST", "/swap", table.host, json={"one": 1, "other": 2})
        assert rows(tmp_path) == [(2, visitors_at(table.id, "127.0.0.1", None)[0], 0)]
        remove(table, 2)
        assert rows(tmp_path) == [(2, visitors_at(table.id, "127.0.0.1", None)[0], 1)]
        other = house.table(ME, OPEN)
        sit(other, None, name="Ben", seat=1)
        other.ask("POST", "/start", other.host, json={})
        assert len(rows(tmp_path)) == 1


def rows(folder: Path) -> list[tuple[int, str, bool]]:
    with connected(folder) as connection:
        found = connection.exec_driver_sql("select seat, visitor, is_out from blocks")
        return [(seat, visitor, bool(out)) for seat, visitor, out in found]
