"""What a player may call a message never stands in the way of what the house enters."""

import asyncio
import time
from pathlib import Path

import sqlalchemy as sa

from tests.server.house import House, Opened
from tests.server.places import connected


def names(folder: Path, table: Opened) -> list[str]:
    with connected(folder) as connection:
        found = sa.text('select msg_id from events where "table" = :table order by seq')
        return [str(name) for (name,) in connection.execute(found, {"table": table.id})]


def act(table: Opened, seat: int, msg_id: str) -> None:
    now = table.now(seat)
    assert table.act(seat, [now["legal"][0]["text"]], msg_id, now["ask"]).status_code == 200


def until_over(table: Opened) -> None:
    late = time.monotonic() + 60
    while table.now()["status"] != "over":
        assert time.monotonic() < late, "the game is frozen"
        time.sleep(0.01)


def test_no_player_freezes_a_bot_by_the_names_of_messages(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.started(2)
        taken = ["start", "rematch", "house-start", "bot-0-1"]
        for _ in range(16):
            seat = table.now()["to_act"][0]
            # The bot's own names for the decisions that come next, and the house's for what it does once.
            act(table, seat, taken.pop() if taken else f"bot-{table.now(seat)['ask'] + 12}")
        for seat in (0, 1):
            assert table.ask("POST", "/lend", table.host, json={"level": "random", "seat": seat}).status_code == 200
        until_over(table)
        assert table.ask("POST", "/rematch", table.tokens[0], json={}).status_code == 200
        kinds = {name.partition(":")[0] for name in names(tmp_path, table)}
        assert kinds == {"0", "1", "bot", "house"}


def test_a_log_with_names_of_old_goes_on(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.started(2)
        table.play_on(4)
    with connected(tmp_path) as connection:
        connection.exec_driver_sql("update events set msg_id = 'start' where msg_id = 'house:start'")
        connection.exec_driver_sql("update events set msg_id = '0:bot-7' where seq = 5")
    with House(tmp_path) as house:
        table.http = house.http
        assert table.ask("POST", "/start", table.host, json={}).json()["code"] == "started"
        for seat in (0, 1):
            table.ask("POST", "/lend", table.host, json={"level": "random", "seat": seat})
        until_over(table)
        room = asyncio.run_coroutine_threadsafe(house.server.rooms.find(table.id), house.loop).result(30)
        assert room.table.seq_of("start") == 1
