"""Several servers on one database: any of them serves any table."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dinotable.server import sharing
from dinotable.server.storage.hints import Hints
from tests.server.house import PATIENCE, Fields, House, Opened, hear, say
from tests.server.postgres import Postgres
from tests.server.several import through, until


@pytest.fixture
def houses(postgres: Postgres, tmp_path: Path) -> Iterator[list[House]]:
    place = postgres.new_database()
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(House(tmp_path / str(k), place=place)) for k in range(3)]


def test_a_game_is_played_through_all_of_them_in_turn(houses: list[House]) -> None:
    table = houses[0].started(2)
    ways = [through(house, table) for house in houses]
    for turn in range(400):
        shown = ways[turn % 3].now()
        if not shown["to_act"]:
            break
        seat = shown["to_act"][turn % len(shown["to_act"])]
        now = ways[(turn + 1) % 3].now(seat)
        assert now["seq"] == shown["seq"]
        answer = ways[(turn + 2) % 3].act(seat, [now["legal"][0]["text"]], f"m{turn}", now["ask"])
        assert answer.status_code == 200, answer.text
    assert shown["status"] == "over"
    assert len({way.ask("GET", "/record").text for way in ways}) == 1


def test_whoever_watches_at_one_is_told_of_moves_at_another(houses: list[House]) -> None:
    table = houses[0].started(2)
    with houses[1].socket() as socket:
        say(socket, type="watch", table=table.id, token=table.tokens[0])
        seq = hear(socket, "update")["now"]["seq"]
        for turn in range(5):
            shown = table.now()
            seat = shown["to_act"][0]
            now = table.now(seat)
            assert table.act(seat, [now["legal"][0]["text"]], f"m{turn}", now["ask"]).status_code == 200
            update: Fields = hear(socket, "update")
            assert [entry["seq"] for entry in update["entries"]] == [seq + 1]
            seq += 1


def test_a_message_sent_to_two_of_them_is_done_once(houses: list[House]) -> None:
    table = houses[0].started(2)
    shown = table.now()
    seat = shown["to_act"][0]
    now = table.now(seat)
    answers = [through(house, table).act(seat, [now["legal"][0]["text"]], "same", now["ask"]) for house in houses]
    assert {answer.json()["seq"] for answer in answers} == {now["seq"] + 1}


def test_chat_and_presence_reach_everybody(houses: list[House]) -> None:
    table = houses[0].table({"kind": "me", "name": "Anna"}, {"kind": "friend"})
    assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"}).status_code == 200
    with houses[1].socket() as anna, houses[2].socket() as ben:
        for socket, seat in ((anna, 0), (ben, 1)):
            say(socket, type="watch", table=table.id, token=table.tokens[seat], people=True)
            hear(socket, "people")
        at = [through(house, table) for house in houses]
        # Nobody is connected to the first server, and it knows of both.
        until(lambda: at[0].ask("GET", "/people").json()["absent"] == [])
        for k in range(6):
            answer = at[k % 3].ask("POST", "/chat", table.tokens[k % 2], json={"text": f"line {k}"})
            assert answer.json() == {"number": k + 1}, answer.text
        for socket in (anna, ben):
            heard: list[str] = []
            while len(heard) < 6:
                heard += [line["text"] for line in hear(socket, "chat")["lines"]]
            assert heard == [f"line {k}" for k in range(6)]


def test_whoever_is_put_out_or_signed_out_at_one_sees_no_more_at_another(houses: list[House]) -> None:
    table = houses[0].table({"kind": "me", "name": "Anna"}, {"kind": "open"})
    token = table.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).json()["token"]
    with houses[1].socket() as ben:
        say(ben, type="watch", table=table.id, token=token)
        hear(ben, "update")
        assert table.ask("POST", "/remove", table.host, json={"seat": 1}).status_code == 200
        assert hear(ben, "trouble")["code"] == "removed"
    elsewhere = through(houses[2], table)
    assert elsewhere.ask("GET", token=token).status_code == 401
    assert elsewhere.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).status_code == 403, "known by the address"


def test_an_invitation_made_at_one_opens_at_another_once(houses: list[House]) -> None:
    table = houses[0].table({"kind": "me", "name": "Anna"}, {"kind": "friend"})
    for house in houses:
        through(house, table).now()
    made = through(houses[1], table).ask("POST", "/invite", table.host, json={"seat": 1}).json()["token"]
    old = table.tokens[1]
    assert through(houses[2], table).ask("POST", "/sit", old, json={"name": "Ben"}).status_code == 401
    assert through(houses[2], table).ask("POST", "/sit", made, json={"name": "Ben"}).status_code == 200
    assert through(houses[0], table).ask("POST", "/sit", made, json={"name": "Cleo"}).status_code == 401


def test_one_of_them_leads_and_another_takes_over(postgres: Postgres, tmp_path: Path) -> None:
    place = postgres.new_database()
    with House(tmp_path / "0", place=place) as first:
        until(first.server.leads)
        with House(tmp_path / "1", place=place) as second:
            time.sleep(1.5)
            assert not second.server.leads()
            first.__exit__()
            until(second.server.leads)


def test_uptime_is_one_for_all(houses: list[House]) -> None:
    time.sleep(2.2)
    times = [house.server.rooms.uptime.now() for house in houses]
    assert max(times) - min(times) < 1.5


def test_limits_count_over_all_of_them(postgres: Postgres, tmp_path: Path) -> None:
    place = postgres.new_database()
    with contextlib.ExitStack() as stack:
        few = {"sign_ins_a_minute": 3.0, "place": place}
        houses = [stack.enter_context(House(tmp_path / str(k), **few)) for k in range(2)]
        wrong = {"name": "Nobody", "password": "not the one"}
        for _ in range(3):
            assert houses[0].http.post("/api/session", json=wrong).status_code == 403
        assert houses[0].http.post("/api/session", json=wrong).status_code == 429
        # The second has let nobody in yet, and hears of it when a round has passed.
        by_address = houses[1].server.accounts.shared()[0]
        until(lambda: [bucket for bucket in by_address._buckets.values() if bucket.level < 1])
        assert houses[1].http.post("/api/session", json=wrong).status_code == 429


def hold_back(monkeypatch: pytest.MonkeyPatch, house: House) -> tuple[threading.Event, asyncio.Event]:
    """Whatever that server reads of a table from now on is old when it arrives: told when it was read, it comes when it
    may."""
    kept = house.server.rooms.kept
    inner, has_read, may_come = kept.load, threading.Event(), asyncio.Event()

    async def load(table: str) -> Any:
        found = await inner(table)
        has_read.set()
        await may_come.wait()
        return found

    monkeypatch.setattr(kept, "load", load)
    return has_read, may_come


def move(table: Opened, name: str) -> int:
    seat = table.now()["to_act"][0]
    now = table.now(seat)
    answer = table.act(seat, [now["legal"][0]["text"]], name, now["ask"])
    assert answer.status_code == 200, answer.text
    return int(answer.json()["seq"])


def test_what_comes_while_a_table_is_read_is_told_at_once(houses: list[House], monkeypatch: pytest.MonkeyPatch) -> None:
    # No look by itself: only hints.
    monkeypatch.setattr(sharing, "LOOK", 1000.0)
    table = houses[0].started(2)
    has_read, may_come = hold_back(monkeypatch, houses[1])
    with houses[1].socket() as socket:
        say(socket, type="watch", table=table.id)
        assert has_read.wait(PATIENCE)
        seq = move(table, "meanwhile")
        until(lambda: houses[1].server.hints.counts()["hints_heard_total"] > 0)
        time.sleep(0.3)
        houses[1].loop.call_soon_threadsafe(may_come.set)
        while hear(socket, "update", 10.0)["now"]["seq"] < seq:
            pass


def test_nothing_goes_back_when_a_table_is_read_again(houses: list[House], monkeypatch: pytest.MonkeyPatch) -> None:
    """A write failed, and the log is read again; what comes meanwhile is followed already."""
    table = houses[0].started(2)
    with houses[1].socket() as socket:
        say(socket, type="watch", table=table.id)
        seqs = [hear(socket, "update")["now"]["seq"]]
        rooms = houses[1].server.rooms
        room = rooms.get(table.id)
        assert room
        has_read, may_come = hold_back(monkeypatch, houses[1])
        room.is_doubtful = True
        reading = asyncio.run_coroutine_threadsafe(rooms.table_of(room), houses[1].loop)
        assert has_read.wait(PATIENCE)
        last = move(table, "meanwhile")
        seqs.append(hear(socket, "update")["now"]["seq"])
        houses[1].loop.call_soon_threadsafe(may_come.set)
        assert reading.result(PATIENCE).seq == last
        last = move(table, "after")
        while seqs[-1] < last:
            seqs.append(hear(socket, "update")["now"]["seq"])
        assert seqs == list(range(seqs[0], last + 1))


def test_a_name_that_is_forgotten_goes_from_what_is_watched_elsewhere(houses: list[House]) -> None:
    member = houses[0].member("Annabel")
    wish = {
        "game": "magpies",
        "chairs": [{"kind": "me", "name": "Annabel"}, {"kind": "here", "name": "B"}],
        "start": True,
    }
    opened = Opened(houses[0], member.post("/api/tables", json=wish).json())
    assert member.post("/api/account/claim", json={"tokens": [opened.tokens[0]]}).status_code == 200
    with houses[1].socket() as socket:
        say(socket, type="watch", table=opened.id)
        assert hear(socket, "update")["now"]["chairs"][0]["name"] == "Annabel"
        answer = member.post("/api/account/delete", json={"password": "correct horse"})
        assert answer.status_code == 200, answer.text
        assert hear(socket, "update")["now"]["chairs"][0]["name"] != "Annabel"


def test_nothing_is_missed_where_every_hint_is_lost(houses: list[House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hints, "send", lambda *_: None)
    table = houses[0].table({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}, start=True)
    with houses[1].socket() as socket, houses[2].socket() as other:
        seqs: dict[int, list[int]] = {}
        for watcher, token in ((socket, None), (other, table.tokens[1])):
            say(watcher, type="watch", table=table.id, token=token, people=True)
            seqs[id(watcher)] = [hear(watcher, "update")["now"]["seq"]]
        for turn in range(8):
            last = move(table, f"m{turn}")
            if turn % 4 == 3:
                assert table.ask("POST", "/chat", table.tokens[0], json={"text": f"line {turn}"}).status_code == 200
                begun = time.monotonic()
                for watcher in (socket, other):
                    heard = seqs[id(watcher)]
                    lines: list[str] = []
                    while heard[-1] < last or not lines:
                        message = hear(watcher, seconds=2 * sharing.LOOK)
                        if message["type"] == "update":
                            assert message["is_whole"]
                            heard += [entry["seq"] for entry in message["entries"]]
                        elif message["type"] == "chat":
                            lines += [line["text"] for line in message["lines"]]
                    assert lines == [f"line {turn}"]
                assert time.monotonic() - begun < 2 * sharing.LOOK
        for heard in seqs.values():
            assert heard == list(range(heard[0], last + 1))
