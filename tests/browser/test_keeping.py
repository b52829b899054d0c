"""Nothing that was acked is lost or doubled, whatever happens to a tab or to what it keeps."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from dinotable.browser.errors import StorageFull
from dinotable.browser.host import Host
from dinotable.browser.keeping import Row
from dinotable.table.errors import StorageUnavailable
from tests.browser.rig import HERE, ME, Memory, Opened, Storage, ask, host_on, opened

MOVES = 12


class Died(BaseException):
    """The tab was closed."""


def at(nth: int, error: BaseException) -> Callable[[list[Row]], None]:
    """Raises the nth time an entry is written."""
    left = nth

    def count(rows: list[Row]) -> None:
        nonlocal left
        left -= any(key.startswith("entry/") for key, _, _ in rows)
        if left == 0 and any(key.startswith("entry/") for key, _, _ in rows):
            raise error

    return count


def on(host: Host, table: Opened) -> Opened:
    """The same table, through another host."""
    seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    return Opened(host, {"table": table.id, "host": table.host, "seats": seats})


async def entries(table: Opened) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await table.ask("GET /entries")).json()["entries"]
    return found


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("nth", range(1, MOVES + 1))
def test_a_tab_that_dies_around_a_commit_loses_nothing_that_was_acked(moment: str, nth: int) -> None:
    async def run() -> None:
        storage = Storage()
        memory = Memory(storage)
        table = await opened(host_on(memory), ME, HERE)
        setattr(memory, moment, at(nth, Died()))
        acked: list[str] = []
        last = ("", -1, "")
        try:
            for count in range(MOVES):
                now = await table.now()
                seat = now["to_act"][0]
                mine = await table.now(seat)
                last = (f"m{count}", mine["ask"], mine["legal"][0]["text"])
                answer = await table.act(seat, last[2], last[1], last[0])
                assert answer.status == 200, answer.body
                acked.append(f"{seat}:{last[0]}")
        except Died:
            pass
        storage.held.clear()
        again = on(host_on(Memory(storage)), table)
        kept = [json.loads(value)["msg_id"] for key, value in storage.rows.items() if key.startswith("entry/")]
        assert [name for name in kept if name[0].isdigit()][: len(acked)] == acked
        # Whoever heard no ack sends it again: it is done once, whether it was kept or not.
        seat = int((await again.now())["to_act"][0]) if moment == "before" else seat
        if len(acked) < MOVES:
            answer = await again.act(seat, last[2], last[1], last[0])
            assert answer.status == 200, answer.body
            names = [json.loads(value)["msg_id"] for key, value in storage.rows.items() if key.startswith("entry/")]
            assert names.count(f"{seat}:{last[0]}") == 1
        assert (await again.play())["status"] == "over"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (StorageFull("no more room"), 507, "storage-full"),
        (StorageUnavailable("gone"), 503, "storage-unavailable"),
    ],
    ids=["full", "unavailable"],
)
def test_what_cannot_be_kept_has_not_happened(error: Exception, status: int, code: str) -> None:
    async def run() -> None:
        memory = Memory()
        table = await opened(host_on(memory), ME, HERE)
        heard: list[str] = []
        connection = table.on.connect(heard.append)
        await connection.hear(json.dumps({"type": "watch", "table": table.id, "token": table.tokens[0]}))
        before = await table.now(0)
        seat = before["to_act"][0]
        mine = await table.now(seat)
        heard.clear()

        def refuse(_: list[Row]) -> None:
            raise error

        memory.before = refuse
        answer = await table.act(seat, mine["legal"][0]["text"], mine["ask"], "once")
        assert (answer.status, answer.code) == (status, code)
        assert await table.now(0) == before
        assert heard == []
        opening = await ask(table.on, "POST /api/tables", body={"game": "magpies", "chairs": [ME, HERE]})
        assert (opening.status, opening.code) == (status, code)
        memory.before = lambda _: None
        answer = await table.act(seat, mine["legal"][0]["text"], mine["ask"], "once")
        assert answer.status == 200, answer.body
        assert [json.loads(text)["type"] for text in heard] == ["update"]
        assert (await table.play())["status"] == "over"

    asyncio.run(run())


def test_a_socket_is_told_that_a_move_could_not_be_kept() -> None:
    async def run() -> None:
        memory = Memory()
        table = await opened(host_on(memory), ME, HERE)
        heard: list[str] = []
        connection = table.on.connect(heard.append)
        for token in table.tokens.values():
            await connection.hear(json.dumps({"type": "watch", "table": table.id, "token": token}))
        now = await table.now()
        mine = await table.now(now["to_act"][0])
        heard.clear()
        memory.before = at(1, StorageFull("no more room"))
        act = {
            "type": "act",
            "table": table.id,
            "ask": mine["ask"],
            "msg_id": "a",
            "actions": [mine["legal"][0]["text"]],
        }
        await connection.hear(json.dumps(act))
        assert [(json.loads(text)["type"], json.loads(text)["code"]) for text in heard] == [("nack", "storage-full")]
        heard.clear()
        await connection.hear(json.dumps(act))
        assert json.loads(heard[-1])["type"] == "ack"
        await connection.hear(json.dumps(act))
        assert json.loads(heard[-1]) == json.loads(heard[-2]), "the same message is answered again, and done once"

    asyncio.run(run())


def test_a_commit_that_failed_only_afterwards_is_acked() -> None:
    async def run() -> None:
        memory = Memory()
        table = await opened(host_on(memory), ME, HERE)
        mine = await table.now((await table.now())["to_act"][0])
        seat = (await table.now())["to_act"][0]
        memory.after = at(1, StorageUnavailable("closed too early"))
        answer = await table.act(seat, mine["legal"][0]["text"], mine["ask"])
        assert answer.status == 200, answer.body
        assert len(await entries(table)) == 2

    asyncio.run(run())


def test_where_another_tab_wrote_first_the_wish_is_heard_again() -> None:
    class Shared(Memory):
        """A browser without locks."""

        async def hold(self, table: str) -> bool:
            return True

    async def run() -> None:
        storage = Storage()
        one = await opened(host_on(Shared(storage)), ME, HERE)
        other = on(host_on(Shared(storage)), one)
        heard: list[str] = []
        connection = other.on.connect(heard.append)
        await connection.hear(json.dumps({"type": "watch", "table": one.id, "token": one.tokens[1]}))
        await other.now()
        # Both know the same, and only one of them is told what the other enters.
        for _ in range(3):
            seat = (await one.now())["to_act"][0]
            mine = await one.now(seat)
            assert (await one.act(seat, mine["legal"][0]["text"], mine["ask"])).status == 200
        seq = (await one.now())["seq"]
        heard.clear()
        body = {"name": "Bobby"}
        answer = await other.ask("POST /sit", other.tokens[1], body)
        assert answer.status == 200, answer.body
        assert answer.json()["seq"] == seq + 1
        told = [entry["seq"] for text in heard for entry in json.loads(text)["entries"]]
        assert told == list(range(seq - 2, seq + 2)), "whoever watches is told what came meanwhile"
        # And a decision that was answered in the other tab is late here.
        seat = (await other.now())["to_act"][0]
        mine = await other.now(seat)
        assert (await other.act(seat, mine["legal"][0]["text"], mine["ask"])).status == 200
        answer = await one.act(seat, mine["legal"][-1]["text"], mine["ask"])
        assert (answer.status, answer.code) == (409, "late")

    asyncio.run(run())


def test_a_table_is_open_in_one_tab_at_a_time() -> None:
    async def run() -> None:
        storage = Storage()
        table = await opened(host_on(Memory(storage)), ME, HERE)
        there = on(host_on(Memory(storage)), table)
        answer = await there.ask("GET", table.tokens[0])
        assert (answer.status, answer.code) == (409, "elsewhere")
        heard: list[str] = []
        await there.on.connect(heard.append).hear(json.dumps({"type": "watch", "table": table.id}))
        assert json.loads(heard[0])["code"] == "elsewhere"
        # In lists it is there all the same.
        mine = await ask(there.on, "POST /api/mine", body={"tokens": [table.tokens[0]]})
        assert [line["table"] for line in mine.json()["tables"]] == [table.id]

    asyncio.run(run())


def test_a_table_that_nobody_looks_at_is_free_for_other_tabs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dinotable.browser.rooms.REST", 0.03)
    monkeypatch.setattr("dinotable.browser.rooms.REST_LEFT", 0.01)

    async def run() -> None:
        storage = Storage()
        table = await opened(host_on(Memory(storage)), ME, HERE)
        connection = table.on.connect(lambda _: None)
        await connection.hear(json.dumps({"type": "watch", "table": table.id, "token": table.tokens[0]}))
        await asyncio.sleep(0.1)
        there = on(host_on(Memory(storage)), table)
        assert (await there.ask("GET")).status == 409
        connection.close()
        await asyncio.sleep(0.1)
        assert (await there.ask("GET")).status == 200

    asyncio.run(run())


def test_a_table_that_is_taken_again_while_it_is_given_away_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dinotable.browser.rooms.REST", 0.0)

    class Slow(Memory):
        async def release(self, table: str) -> None:
            await asyncio.sleep(0.02)
            await super().release(table)

    async def run() -> None:
        storage = Storage()
        memory = Slow(storage)
        table = await opened(host_on(memory), ME, HERE)
        await asyncio.sleep(0.01)
        connection = table.on.connect(lambda _: None)
        await connection.hear(json.dumps({"type": "watch", "table": table.id, "token": table.tokens[0]}))
        await asyncio.sleep(0.05)
        assert storage.held[table.id] is memory

    asyncio.run(run())


def test_a_table_is_handed_over_to_another_tab() -> None:
    async def run() -> None:
        storage = Storage()
        table = await opened(host_on(Memory(storage)), ME, HERE)
        heard: list[str] = []
        connection = table.on.connect(heard.append)
        await connection.hear(json.dumps({"type": "watch", "table": table.id, "token": table.tokens[0]}))
        memory = Memory(storage)
        storage.held[table.id] = memory
        table.on.let_go(table.id)
        table.on.let_go("here-unknown----")
        assert json.loads(heard[-1])["code"] == "elsewhere"
        there = on(host_on(memory), table)
        assert (await there.play())["status"] == "over"
        assert (await table.ask("GET")).code == "elsewhere"

    asyncio.run(run())


def test_a_table_that_cannot_be_read_costs_no_other() -> None:
    async def run() -> None:
        storage = Storage()
        first = await opened(host_on(Memory(storage)), ME, HERE)
        other = await opened(host_on(Memory(storage)), ME, HERE)
        storage.held.clear()
        storage.rows[f"entry/{first.id}/000000001"] = '{"seq":1}'
        host = host_on(Memory(storage))
        answer = await on(host, first).ask("GET")
        assert (answer.status, answer.code) == (503, "unreadable")
        assert (await on(host, other).ask("GET")).status == 200
        storage.rows[f"table/{first.id}"] = "nonsense"
        tokens = [first.tokens[0], other.tokens[0]]
        mine = await ask(host, "POST /api/mine", body={"tokens": tokens})
        assert [line["table"] for line in mine.json()["tables"]] == [other.id]

    asyncio.run(run())
