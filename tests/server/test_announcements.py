"""What whoever runs the server wants everybody to know: told to open pages, to pages that load, and gone in time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.errors import SetupError
from dinotable.server.operate import messages as m
from tests.server.house import PATIENCE, Fields, House, hear, say
from tests.server.postgres import Postgres


def admin(house: House, wish: m.Ask) -> Any:
    return asyncio.run_coroutine_threadsafe(house.server.admin_route.admin.do(wish), house.loop).result(PATIENCE)


def listed(house: House) -> list[Fields]:
    found: list[Fields] = house.http.get("/api/announcements").json()["announcements"]
    return found


def test_open_sockets_hear_of_it_when_it_is_made_and_withdrawn(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.socket() as socket:
        say(socket, type="ping")
        hear(socket, "pong")
        made = admin(house, m.Announce("A new  version comes", 15.0)).announcement
        heard = hear(socket, "announcement")
        assert heard["text"] == "A new version comes" and heard["id"] == made.id and not heard["is_withdrawn"]
        assert heard["at"] == heard["until"] and 895 < heard["at"] - heard["now"] <= 900
        assert listed(house)[0]["id"] == made.id
        with house.socket() as late:
            assert hear(late, "announcement")["id"] == made.id
        admin(house, m.Withdraw(made.id))
        assert hear(socket, "announcement")["is_withdrawn"]
        assert listed(house) == [] and admin(house, m.ListAnnouncements()).announcements == []
        with pytest.raises(SetupError, match="there is no announcement"):
            admin(house, m.Withdraw(made.id))


def test_it_is_over_in_time_and_outlives_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        admin(house, m.Announce("For long", lasts=60.0))
        admin(house, m.Announce("For a moment", lasts=0.5 / 60))
        assert [each["text"] for each in listed(house)] == ["For long", "For a moment"]
        time.sleep(0.6)
        assert [each["text"] for each in listed(house)] == ["For long"]
    with House(tmp_path) as house:
        assert [each["text"] for each in listed(house)] == ["For long"] and listed(house)[0]["at"] is None


def test_other_processes_tell_it_too(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with (
        House(tmp_path, place=database) as one,
        House(tmp_path, place=database) as other,
        other.socket() as socket,
    ):
        say(socket, type="ping")
        hear(socket, "pong")
        made = admin(one, m.Announce("Hello")).announcement
        assert hear(socket, "announcement")["id"] == made.id
        admin(one, m.Withdraw(made.id))
        assert hear(socket, "announcement")["is_withdrawn"]


def test_it_is_one_line_that_can_be_read(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        for text in ("\u202e", "\x1b[2J", "  "):
            with pytest.raises(SetupError, match="one line"):
                admin(house, m.Announce(text))
        assert 3500 < admin(house, m.Announce("Hello")).announcement.until - time.time() <= 3600
