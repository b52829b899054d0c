"""A data folder of an older version is opened, brought up to date and played on."""

import asyncio
import sqlite3
import time
from pathlib import Path

from dinotable.server.storage.folder import FILE
from tests.server.as_kept import KEYS, TABLES, UPTIME, check_everything, old_folder, opened, play_everything_on
from tests.server.given import Given, look
from tests.server.house import PATIENCE, House
from tests.server.places import rows_of
from tests.server.receiver import Receiver

DAMAGES = {
    "voted": "update tables set charter = substr(charter, 1, 30) where id = :table",
    "consent": "update tables set charter = cast(x'ff7b' as text) where id = :table",
    "rematch": """update tables set charter = '{"chairs": 5}' where id = :table""",
    "bank-running": "update tables set charter = x'7b7d' where id = :table",
    "bank-spent": """update events set data = substr(data, 1, 24) where game = :table and data like '%"lent"%'""",
    "absent-fired": """update events set data = cast(x'ff' || data as text) where game = :table and data like '%"lent"%'""",
}


def test_everything_is_there_and_goes_on(tmp_path: Path) -> None:
    with House(old_folder(tmp_path), Given(UPTIME)) as house:
        check_everything(house)
        play_everything_on(house)


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    old_folder(tmp_path)
    seen = []
    for _ in range(2):
        with House(tmp_path, Given(UPTIME)) as house:
            look(house)
        seen.append(rows_of(tmp_path))
    assert seen[0] == seen[1]
    kept = {name: len(rows) for name, rows in seen[0].items()}
    assert {name: kept[name] for name in KEYS["rows"] if name in kept} == {
        name: count for name, count in KEYS["rows"].items() if name in kept
    }, "and the first has lost nothing"


def test_what_cannot_be_read_stands_aside_and_the_rest_is_brought_up_to_date(tmp_path: Path) -> None:
    ids = {kept["name"]: kept["table"] for kept in TABLES}
    with sqlite3.connect(old_folder(tmp_path) / FILE) as connection:
        for name, damage in DAMAGES.items():
            assert connection.execute(damage, {"table": ids[name]}).rowcount, name
    connection.close()
    with House(tmp_path, Given(UPTIME)) as house:
        check_everything(house, unreadable=DAMAGES)


def test_notices_go_on(tmp_path: Path) -> None:
    """What was told before is not told again, and the next decision is."""
    hook = KEYS["seat_webhook"]
    (kept,) = [kept for kept in TABLES if kept["table"] == hook["table"]]
    with Receiver() as receiver:
        with sqlite3.connect(old_folder(tmp_path) / FILE) as connection:
            connection.execute("update webhooks set url = ? where url = ?", (f"{receiver.base}/seat", hook["url"]))
        connection.close()
        with House(tmp_path, Given(UPTIME), webhook_hosts=(receiver.base,), notice_minutes=60.0) as house:
            table = opened(house, kept)
            _notice(house, table.id)
            assert receiver.heard == []
            for _ in range(20):
                table.play_on(1)
                if table.now()["to_act"] == [hook["seat"]]:
                    break
            _notice(house, table.id)
            assert table.id in receiver.wait(1)[0]


def _notice(house: House, table: str) -> None:
    """Two hours go by."""
    house.loop.call_soon_threadsafe(house.server.rooms.activity.changed.add, table)
    for hours in (0, 2):
        work = house.server.notices.look(time.monotonic() + hours * 3600)
        asyncio.run_coroutine_threadsafe(work, house.loop).result(PATIENCE)
