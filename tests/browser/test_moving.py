"""Everything that is kept, as a file, and back: here, in another browser, and from people one should not trust."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from dinotable.browser.errors import StorageFull
from dinotable.browser.host import Host
from tests.browser.rig import HERE, ME, Memory, Opened, Storage, ask, bot, host_on, opened


async def filled(host: Host) -> list[Opened]:
    """A finished game, one that goes on with bots, one with a changed box, one that nobody has begun, and a what-if."""
    over = await opened(host, ME, HERE)
    await over.play()
    branch = await over.ask("POST /branch", body={"line": 4, "seat": 0, "name": "Ada", "others": "here"})
    running = await opened(host, ME, bot("random"), game="ciao-dino")
    await running.play(3)
    lent = await opened(host, ME, HERE, game="food-chain")
    await lent.play(4)
    assert (await lent.ask("POST /lend", lent.host, {"level": "random", "seat": 1})).status == 200
    items = (await ask(host, "GET /api/games/ciao-dino/box")).json()["items"]
    number = next(item for item in items if item["high"] is not None and int(item["usual"]) < item["high"])
    changed = {number["path"]: str(int(number["usual"]) + 1)}
    variant = await opened(host, ME, HERE, game="ciao-dino", variant={"name": "Ours", "changed": changed})
    for table in (running, lent):
        while (await table.now())["to_act"] != [0]:
            await asyncio.sleep(0.001)
    unbegun = await opened(host, ME, HERE, start=False)
    return [over, Opened(host, branch.json()), running, lent, variant, unbegun]


async def told(host: Host, table: str, token: str = "") -> list[str]:
    paths = ("", "/entries", "/record", "/people")
    bodies = [(await ask(host, f"GET /api/tables/{table}{path}", token)).body for path in paths]
    return [*bodies[:3], json.dumps({**json.loads(bodies[3]), "uptime": 0, "absent": [], "gone": []})]


async def exported(host: Host) -> dict[str, Any]:
    answer = await ask(host, "GET /api/export")
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json()
    return found


def test_a_file_of_everything_comes_back_in_another_browser() -> None:
    async def run() -> None:
        memory = Memory()
        host = host_on(memory)
        tables = await filled(host)
        file = await ask(host, "GET /api/export")
        other = host_on()
        answer = await ask(other, "POST /api/import", body=file.body)
        assert answer.status == 200, answer.body
        done = answer.json()
        assert done["refused"] == done["same"] == []
        assert {each["table"] for each in done["tables"]} == {table.id for table in tables}
        brought = {each["table"]: Opened(other, each) for each in done["tables"]}
        for table in tables:
            assert await told(other, table.id) == await told(host, table.id)
            for seat, token in table.tokens.items():
                new = brought[table.id].tokens[seat]
                assert await told(other, table.id, new) == await told(host, table.id, token)
                assert (await ask(other, f"GET /api/tables/{table.id}", token)).status == 401, "old keys open nothing"
        body = {"tokens": [brought[tables[0].id].tokens[0]]}
        assert (await ask(other, "POST /api/results", body=body)).json()["count"] == 1
        again = (await ask(other, "POST /api/import", body=file.body)).json()
        assert (again["tables"], again["refused"], len(again["same"])) == ([], [], len(tables))

    asyncio.run(run())


def test_what_has_gone_on_here_is_not_overwritten() -> None:
    async def run() -> None:
        host = host_on()
        table = await opened(host, ME, HERE)
        await table.play(2)
        before = await ask(host, "GET /api/export")
        await table.play(2)
        now = await table.now()
        done = (await ask(host, "POST /api/import", body=before.body)).json()
        assert done["tables"] == done["same"] == []
        assert "already" in done["refused"][0]["why"]
        assert await table.now() == now

    asyncio.run(run())


def test_where_there_is_no_room_for_all_of_a_file_it_says_for_which() -> None:
    async def run() -> None:
        host = host_on()
        for _ in range(3):
            await (await opened(host, ME, HERE)).play(2)
        file = await ask(host, "GET /api/export")
        memory = Memory(Storage())

        def small(_: object) -> None:
            if any(key.startswith("table/") for key in memory.storage.rows):
                raise StorageFull("no more room")

        memory.before = small
        done = (await ask(host_on(memory), "POST /api/import", body=file.body)).json()
        assert (len(done["tables"]), [each["why"] for each in done["refused"]]) == (1, ["no more room"] * 2)
        assert len([key for key in memory.storage.rows if key.startswith("table/")]) == 1

    asyncio.run(run())


Table = dict[str, Any]


def other_draw(table: Table) -> None:
    """What chance did is what its seed says, and nothing luckier."""
    table["seed"] = "B" * 43 + "="


def unknown_game(table: Table) -> None:
    table["charter"]["game"] = "chess"


def gap(table: Table) -> None:
    del table["entries"][1]


def twice(table: Table) -> None:
    table["entries"].append({**table["entries"][-1], "seq": len(table["entries"]) + 1})


def illegal(table: Table) -> None:
    table["entries"][-1]["event"]["lines"][0] = "0 nonsense"


def no_seat(table: Table) -> None:
    table["entries"][-1]["event"]["seat"] = -1


def far_seat(table: Table) -> None:
    table["entries"].append({"seq": 4, "msg_id": "x", "at": 0, "event": {"type": "lent", "seat": 7, "level": "random"}})


def of_server(table: Table) -> None:
    table["id"] = "AAAAAAAAAAAAAAAA"


def odd_id(table: Table) -> None:
    table["id"] = "here-../../etc/x"


def with_clock(table: Table) -> None:
    table["charter"]["time_control"] = {"clock": "bank", "seconds": 600}


def rated(table: Table) -> None:
    table["charter"]["rated"] = True


def invisible(table: Table) -> None:
    table["charter"]["chairs"][0]["name"] = "\u202eAda\u0000"


def short_seed(table: Table) -> None:
    table["seed"] = "AAAA"


def more_fields(table: Table) -> None:
    table["tokens"] = {}


def long_log(table: Table) -> None:
    table["charter"]["given"] = ["0 pass"] * 30_000


def crowd(table: Table) -> None:
    table["charter"]["chairs"] *= 40


def no_table(table: Table) -> None:
    table.clear()


WRONG = [
    other_draw, unknown_game, gap, twice, illegal, no_seat, far_seat, of_server, odd_id, with_clock, rated, invisible,
    short_seed, more_fields, long_log, crowd, no_table,
]  # fmt: skip


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_a_table_that_cannot_have_been_played_is_refused_and_the_others_are_not(spoil: Callable[[Table], None]) -> None:
    async def run() -> None:
        host = host_on()
        for _ in range(2):
            await (await opened(host, ME, HERE)).play(2)
        file = await exported(host)
        spoil(file["tables"][0])
        memory = Memory()
        answer = await ask(host_on(memory), "POST /api/import", body=file)
        assert answer.status == 200, answer.body
        done = answer.json()
        assert [each["table"] for each in done["tables"]] == [file["tables"][1]["id"]]
        assert len(done["refused"]) == 1 and done["refused"][0]["why"]
        assert len([key for key in memory.storage.rows if key.startswith("table/")]) == 1

    asyncio.run(run())


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{}", "nonsense", '{"format":"dinotable-tables","version":2,"tables":[]}', "[" * 100_000,
        '{"format":"dinotable-tables","version":1,"tables":{}}', '{"format":"other","version":1,"tables":[]}',
        json.dumps({"format": "dinotable-tables", "version": 1, "tables": [0] * 6000}),
    ],
    ids=range(10),
)  # fmt: skip
def test_what_is_no_file_of_tables_is_refused(text: str) -> None:
    answer = asyncio.run(ask(host_on(), "POST /api/import", body=text))
    assert (answer.status, answer.code) == (400, "setup")


def test_a_file_has_a_greatest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dinotable.browser.routes.moving.MOST_FILE", 10)
    answer = asyncio.run(ask(host_on(), "POST /api/import", body=" " * 11))
    assert (answer.status, answer.code) == (413, "size")
