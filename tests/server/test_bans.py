"""Addresses and names that are let in nowhere."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dinotable.core.errors import SetupError
from dinotable.server.operate import messages as m
from dinotable.server.operate.bans import Ban, Bans, banned_address, banned_name
from tests.server.house import PATIENCE, House, hear, say
from tests.server.postgres import Postgres


def admin(house: House, wish: m.Ask) -> Any:
    return asyncio.run_coroutine_threadsafe(house.server.admin_route.admin.do(wish), house.loop).result(PATIENCE)


def as_somebody(house: House, address: str, path: str = "/healthz") -> httpx.Response:
    return house.http.get(path, headers={"X-Forwarded-For": address})


def test_a_banned_address_is_refused_before_anything_else(tmp_path: Path) -> None:
    with House(tmp_path, trusted_proxies=("127.0.0.1",)) as house:
        assert as_somebody(house, "192.0.2.7").status_code == 200
        with (
            house.socket(**{"X-Forwarded-For": "192.0.2.7"}) as theirs,
            house.socket(**{"X-Forwarded-For": "192.0.2.8"}) as other,
        ):
            say(theirs, type="ping")
            hear(theirs, "pong")
            say(other, type="ping")
            hear(other, "pong")
            admin(house, m.AddBan("address", "192.0.2.7", "spam"))
            assert hear(theirs, "trouble")["code"] == "banned"
            with pytest.raises(ConnectionClosed):
                hear(theirs)
            say(other, type="ping")
            assert hear(other, "pong")
        refused = as_somebody(house, "192.0.2.7", "/")
        assert refused.status_code == 403 and refused.json()["code"] == "banned"
        assert refused.headers["x-frame-options"] == "DENY"
        with pytest.raises(InvalidStatus) as error:
            house.socket(**{"X-Forwarded-For": "192.0.2.7"})
        assert error.value.response.status_code == 403
        assert as_somebody(house, "192.0.2.8").status_code == 200
        assert 'limit="banned"}' in house.http.get("/metrics").text
        admin(house, m.LiftBan("address", "192.0.2.7"))
        assert as_somebody(house, "192.0.2.7").status_code == 200


def test_a_ban_outlives_a_restart(tmp_path: Path) -> None:
    with House(tmp_path, trusted_proxies=("127.0.0.1",)) as house:
        admin(house, m.AddBan("address", "192.0.2.0/24"))
    with House(tmp_path, trusted_proxies=("127.0.0.1",)) as house:
        assert as_somebody(house, "192.0.2.200").status_code == 403
        assert as_somebody(house, "192.0.3.1").status_code == 200


def test_other_processes_hear_of_it(tmp_path: Path, postgres: Postgres) -> None:
    wishes: dict[str, Any] = {"place": postgres.new_database(), "trusted_proxies": ("127.0.0.1",)}
    with House(tmp_path, **wishes) as one, House(tmp_path, **wishes) as other:
        with other.socket(**{"X-Forwarded-For": "192.0.2.7"}) as theirs:
            say(theirs, type="ping")
            hear(theirs, "pong")
            admin(one, m.AddBan("address", "192.0.2.7"))
            assert hear(theirs, "trouble")["code"] == "banned"
        assert as_somebody(other, "192.0.2.7").status_code == 403


def test_a_banned_name_can_be_taken_nowhere(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        admin(house, m.AddBan("name", "Admin"))
        open_table = {"game": "magpies", "chairs": [{"kind": "me", "name": "ADMIN"}, {"kind": "open"}]}
        tries = [house.http.post("/api/tables", json=open_table)]
        tries.append(house.http.post("/api/account", json={"name": "Adm1n", "password": "correct horse"}))
        table = house.table({"kind": "me", "name": "Ada"}, {"kind": "open"})
        tries.append(table.ask("POST", "/sit", json={"seat": 1, "name": "Admin"}))
        tries.append(table.ask("POST", "/chat", json={"name": "admin", "text": "give me your key"}))
        assert [(each.status_code, each.json()["code"]) for each in tries] == [(409, "name-banned")] * 4
        over = house.started(2)
        over.play_on()
        branch = over.ask("POST", "/branch", json={"line": 0, "seat": 0, "others": "bots", "name": "ADMIN"})
        assert branch.json()["code"] == "name-banned"
        assert table.ask("POST", "/sit", json={"seat": 1, "name": "Administrator"}).status_code == 200
        admin(house, m.LiftBan("name", "adm1n"))
        assert house.http.post("/api/tables", json=open_table).status_code == 200


def test_what_can_be_banned() -> None:
    assert banned_address("192.0.2.7") == "192.0.2.7/32" and banned_address("192.0.2.9/24") == "192.0.2.0/24"
    assert banned_address("2001:db8::5") == "2001:db8::/64" and banned_address("::ffff:192.0.2.7") == "192.0.2.7/32"
    for wrong in ("nonsense", "127.0.0.1", "0.0.0.0/0", "::1", "::/0", "::ffff:127.0.0.1"):
        with pytest.raises(SetupError):
            banned_address(wrong)
    assert banned_name("  Ad  min ") == "Ad min"
    with pytest.raises(SetupError):
        banned_name("\u200b")


def test_what_is_remembered_of_an_address_goes_with_the_next_change() -> None:
    bans = Bans()
    bans.set([Ban("address", "192.0.2.7/32", "", 0.0)])
    assert bans.has_address("192.0.2.7") and bans.has_address("::ffff:192.0.2.7") and not bans.has_address("192.0.2.8")
    assert not bans.has_address("") and not bans.has_address("nonsense")
    bans.set([])
    assert not bans.has_address("192.0.2.7")


def test_lifting_what_is_not_banned_is_told(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with pytest.raises(SetupError, match="is not banned"):
            admin(house, m.LiftBan("address", "192.0.2.7"))
        admin(house, m.AddBan("name", "Ada", "first"))
        admin(house, m.AddBan("name", "Ada", "second"))
        assert [(ban.value, ban.why) for ban in admin(house, m.ListBans()).bans] == [("Ada", "second")]
