"""A table that cannot be read stands aside, alone: everything else goes on."""

import asyncio
import logging
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from dinotable.server.storage.errors import Damaged
from dinotable.server.storage.store import Store
from dinotable.server.tables.schema import tables
from dinotable.table.errors import StorageUnavailable
from tests.server.given import Given, look
from tests.server.house import PATIENCE, House, Opened, hear, say
from tests.server.places import DATABASES, connected
from tests.server.test_store import with_store

LAST = 'seq = (select max(seq) from events where "table" = :table)'
DAMAGES = {
    "broken JSON": f'update events set data = substr(data, 1, 9) where "table" = :table and {LAST}',
    "another kind of entry": f'update events set data = \'{{"type":"flew"}}\' where "table" = :table and {LAST}',
    "no text": f"update events set data = cast(x'ff7b' as text) where \"table\" = :table and {LAST}",
    "a flipped bit": f"update events set data = replace(data, '0 ', '0 q') where \"table\" = :table and {LAST}",
    "a gap": 'delete from events where "table" = :table and seq = 2',
    "no number": f"update events set uptime = 'noon' where \"table\" = :table and {LAST}",
    "a broken charter": "update tables set charter = '{' where id = :table",
    "rules of another day": "update tables set charter = replace(charter, 'magpies/1', 'magpies/99') where id = :table",
    "a seat that is not there": 'update seats set seat = 70 where "table" = :table and seat = 1',
}


def possible() -> list[str]:
    """PostgreSQL lets in neither of two."""
    return [kind for kind in DAMAGES if DATABASES.server is None or kind not in ("no text", "no number")]


def spoil(folder: Path, tables: dict[str, Opened]) -> None:
    with connected(folder) as connection:
        for kind, table in tables.items():
            assert connection.execute(sa.text(DAMAGES[kind]), {"table": table.id}).rowcount, kind


def test_one_unreadable_table_stands_aside_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    timed = {"clock": "days", "seconds": 100, "stand_in": "random"}
    with House(tmp_path, Given(0.0)) as house:
        browser = house.member("Anna")
        # Each has clocks too, and each but the last is among the tables that strangers may join.
        spoilt = {kind: house.started(2, time_control=timed) for kind in possible()}
        for table in spoilt.values():
            table.play_on(3)
        good, waiting = house.started(2, time_control=timed), house.table(*chairs, listed=True)
        tokens = [table.tokens[0] for table in (*spoilt.values(), good, waiting)]
        assert browser.post("/api/account/claim", json={"tokens": tokens}).json()["gained"] == len(tokens)
        cookie = {"Cookie": f"dinotable={browser.cookies['dinotable']}"}
    spoil(tmp_path, spoilt)
    with connected(tmp_path) as connection:
        theirs = tables.c.id.in_([table.id for table in spoilt.values()])
        connection.execute(sa.update(tables).where(theirs).values(status="open", listed=True))
    uptime = Given(0.0)
    with caplog.at_level(logging.WARNING, "dinotable"), House(tmp_path, uptime, pace=600.0) as house:
        for table in (*spoilt.values(), good, waiting):
            table.http = house.http
        uptime.at = 101.0
        look(house)
        look(house)
        assert [chair["level"] for chair in good.now()["chairs"]] == ["random", "random"], "its clocks run"
        assert [line["table"] for line in house.http.get("/api/tables").json()["tables"]] == [waiting.id]
        mine = house.http.post("/api/mine", json={"tokens": tokens}).json()["tables"]
        assert {line["table"] for line in mine} == {good.id, waiting.id}
        held = house.http.get("/api/account/seats", headers=cookie).json()["tables"]
        assert {line["table"] for line in held} == {good.id, waiting.id}
        exported = house.http.get("/api/account/export", headers=cookie).json()["games"]
        assert {game["table"] for game in exported} == {good.id, waiting.id}
        house.server.rooms.activity.changed.update(table.id for table in spoilt.values())
        asyncio.run_coroutine_threadsafe(house.server.notices.look(0.0), house.loop).result(60)
        check_told(house, spoilt, caplog)
    with House(tmp_path, Given(200.0)) as house:
        # Each is tried again after a restart.
        spoilt["a gap"].http = house.http
        assert spoilt["a gap"].ask("GET").status_code == 503


def test_it_is_counted_before_anybody_asks_for_it(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        good, bad = house.started(2), house.started(2)
        bad.play_on(3)
    spoil(tmp_path, {"a gap": bad})
    with House(tmp_path) as house:
        end = time.monotonic() + PATIENCE
        while unreadable(house) < 1:
            assert time.monotonic() < end, "nobody has looked"
            time.sleep(0.02)
        assert house.http.get("/healthz").json()["tables_unreadable"] == 1
        good.http = house.http
        assert good.ask("GET").status_code == 200


def unreadable(house: House) -> int:
    found = re.search(r"^dinotable_tables_unreadable\S* (\d+)$", house.http.get("/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def check_told(house: House, spoilt: dict[str, Opened], caplog: pytest.LogCaptureFixture) -> None:
    with house.socket() as socket:
        for kind, table in spoilt.items():
            answers = [table.ask("GET"), table.ask("GET", "/record")]
            answers += [table.ask("DELETE", token=table.host), table.ask("POST", "/restore", table.host, json={})]
            assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "unreadable")] * 4, (
                kind
            )
            assert "nothing is lost" in answers[0].json()["message"].lower()
            say(socket, type="watch", table=table.id, token=table.tokens[0])
            assert hear(socket, "trouble")["code"] == "unreadable"
            assert caplog.text.count(f"table {table.id} cannot be read") == 1, "said once"
    assert unreadable(house) == len(spoilt)
    health = house.http.get("/healthz")
    assert (health.status_code, health.json()["tables_unreadable"]) == (200, len(spoilt))


def test_a_table_that_breaks_the_look_at_its_clocks_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    uptime = Given(0.0)
    with House(tmp_path, uptime, pace=600.0) as house:
        timed = {"clock": "days", "seconds": 100, "stand_in": "random"}
        bad, good = house.started(2, time_control=timed), house.started(2, time_control=timed)
        rooms = house.server.rooms._rooms
        rooms[bad.id].table.clocks.left = []
        assert list(rooms) == [bad.id, good.id], "the bad one comes first"
        uptime.at = 101.0
        look(house)
        look(house)
        assert [chair["level"] for chair in good.now()["chairs"]] == ["random", "random"]
    assert caplog.text.count(f"the clocks of {bad.id}") == 1


@pytest.mark.on_sqlite("the codes are SQLite's")
@pytest.mark.parametrize(("code", "is_damage"), [(11, True), (26, True), (None, True), (10, False), (5, False)])
def test_what_is_damaged_and_what_only_does_not_work_now(tmp_path: Path, code: int | None, is_damage: bool) -> None:
    cause = sqlite3.DatabaseError("it failed")
    if code is not None:
        cause.sqlite_errorcode = code

    def fail(_: sa.Connection) -> Any:
        raise sa.exc.DatabaseError("select", {}, cause)

    async def read(store: Store) -> None:
        with pytest.raises(StorageUnavailable) as caught:
            await store.read(fail)
        assert isinstance(caught.value, Damaged) == is_damage

    with_store(tmp_path, read)
