"""What must be done once is done once, however many servers there are; and whoever leads may be killed."""

import asyncio
import contextlib
import re
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from dinotable.server.storage.schema import read_house
from dinotable.server.tables.trash import COUNT
from dinotable.table.log import Lent
from tests.server.given import Given
from tests.server.guests import kept_at
from tests.server.house import House, hear, say
from tests.server.postgres import Postgres
from tests.server.receiver import Receiver
from tests.server.several import Servers, through, until

DAY = 86_400.0
SOON = 20.0


@pytest.fixture
def uptime() -> Given:
    return Given(1000.0)


@pytest.fixture
def place(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def houses(place: str, uptime: Given, tmp_path: Path) -> Iterator[list[House]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(House(tmp_path / str(k), uptime, place)) for k in range(3)]


def test_a_clock_that_runs_out_lends_the_seat_once(houses: list[House], place: str, uptime: Given) -> None:
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    time_control = {"clock": "bank", "seconds": 60}
    tables = [houses[k % 3].table(*chairs, start=True, time_control=time_control) for k in range(6)]
    for table in tables:
        for house in houses:
            through(house, table).now()
    uptime.at += 61
    # Every server has every table in memory, and notices at the same moment.
    for house in houses:
        asyncio.run_coroutine_threadsafe(house.server.timers.look(), house.loop)
    for table in tables:
        until(lambda table=table: not [chair for chair in table.now()["chairs"] if not chair["level"]], SOON)
    for _, entries in kept_at(place, [table.id for table in tables]).values():
        lent = [entered.event.seat for entered in entries if isinstance(entered.event, Lent)]
        assert len(lent) == len(set(lent)), "each seat once"


def test_a_clock_of_a_table_that_nobody_has_in_memory(houses: list[House], uptime: Given) -> None:
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    table = houses[0].table(*chairs, start=True, time_control={"clock": "bank", "seconds": 60})
    until(lambda: any(house.server.leads() for house in houses), SOON)
    room = houses[0].server.rooms.get(table.id)
    assert room
    until(lambda: room.due_seq == room.table.seq, SOON)
    for house in houses:
        house.server.rooms.drop(table.id)
    uptime.at += 61
    until(lambda: any(chair["level"] for chair in through(houses[1], table).now()["chairs"]), SOON)


def test_clearing_away_counts_once_and_leaves_what_is_watched_elsewhere(houses: list[House], uptime: Given) -> None:
    watched, unwatched = (houses[0].table({"kind": "open"}, {"kind": "open"}) for _ in range(2))
    through(houses[2], unwatched).now()
    in_memory = houses[2].server.rooms.get(unwatched.id)
    assert in_memory
    with houses[1].socket() as socket:
        say(socket, type="watch", table=watched.id)
        hear(socket, "update")
        for house in (houses[0], houses[2]):
            # Known at the others.
            presence = house.server.sharing.presence  # type: ignore[union-attr]
            until(lambda presence=presence, house=house: watched.id in _do(house, presence.watched()), SOON)
        uptime.at += 2 * DAY
        # Even if each believes that it leads.
        clearing = [asyncio.run_coroutine_threadsafe(house.server.clearing.clear(), house.loop) for house in houses]
        assert sum(each.result(SOON) for each in clearing) == 1
    assert _do(houses[0], houses[0].store.read(lambda connection: read_house(connection, COUNT))) == 1
    # As where the others' hint is late.
    houses[2].server.rooms._rooms[unwatched.id] = in_memory
    for house in houses:
        assert through(house, watched).ask("GET").status_code == 200
        assert through(house, unwatched).ask("GET", token=unwatched.host).status_code == 410


def _do(house: House, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, house.loop).result(SOON)


def leader_of(servers: Servers) -> int | None:
    leads = re.compile(r"^dinotable_leads\{.*\} 1$", re.MULTILINE)
    leading = [k for k, child in enumerate(servers.there) if child and leads.search(child.http.get("/metrics").text)]
    assert len(leading) <= 1
    return leading[0] if leading else None


def test_one_notice_a_decision_though_the_leader_is_killed(place: str, tmp_path: Path) -> None:
    flags = ("--notice-minutes", "0.02", "--notice-retry", "0.05")
    with Receiver() as receiver, Servers(tmp_path, [place] * 3, *flags, "--webhook-hosts", receiver.base) as servers:
        children = [child for child in servers.there if child]
        # What they owe is asked only once they can be told: a notice that nobody can get is given up.
        chairs = [{"kind": "here", "name": f"Player {seat}"} for seat in range(2)]
        table = children[0].table(*chairs)
        for seat, child in enumerate(children[1:]):
            wish = {"url": f"{receiver.base}/{seat}"}
            answer = through(child, table).ask("POST", "/webhook", table.tokens[seat], json=wish)
            assert answer.status_code == 200, answer.text
        receiver.wait(2)
        assert table.ask("POST", "/start", table.host, json={}).status_code == 200
        told: set[tuple[int, int]] = set()
        for turn in range(4):
            if turn == 2:
                leader = until(lambda: [leader_of(servers)], SOON)[0]
                assert leader is not None
                servers.kill(leader)
            way = through(next(child for child in servers.there if child), table)
            owing = way.now()["to_act"]
            told |= {(seat, way.now(seat)["ask"]) for seat in owing}
            receiver.wait(2 + len(told))
            seat = owing[0]
            now = way.now(seat)
            assert way.act(seat, [now["legal"][0]["text"]], f"m{turn}", now["ask"]).status_code == 200
        time.sleep(1.0)
        heard = [int(path[1:]) for path, _ in receiver.heard[2:]]
        # What the last move asked may have been told by now, and nothing twice.
        told |= {(seat, way.now(seat)["ask"]) for seat in way.now()["to_act"]}
        assert len(heard) <= len(told)
        assert all(heard.count(seat) <= sum(each == seat for each, _ in told) for seat in (0, 1))
