"""A table on its way to a server: nothing is entered here meanwhile, and it stays where the server did not take it."""

import asyncio
import json

from tests.browser.rig import HERE, ME, Memory, Storage, ask, bot, host_on, opened


def test_while_it_leaves_nothing_is_entered_and_afterwards_it_goes_on_or_is_gone() -> None:
    async def run() -> None:
        memory = Memory(Storage())
        host = host_on(memory)
        table = await opened(host, ME, HERE)
        await table.play(2)
        now = await table.now(0)
        seat = now["to_act"][0]
        mine = await table.now(seat)
        left = await table.ask("POST /leave", table.host, {})
        assert left.status == 200
        assert left.json()["entries"] == [
            json.loads(value)
            for key, value in sorted(memory.storage.rows.items())
            if key.startswith(f"entry/{table.id}/")
        ]
        answer = await table.act(seat, mine["legal"][0]["text"], mine["ask"])
        assert (answer.status, answer.code) == (409, "leaving")
        assert await table.now(0) == now
        assert (await table.ask("POST /stay", table.host, {})).status == 200
        assert (await table.act(seat, mine["legal"][0]["text"], mine["ask"])).status == 200
        await table.ask("POST /leave", table.host, {})
        assert (await table.ask("DELETE", table.host)).status == 200
        assert not [key for key in memory.storage.rows if table.id in key]

    asyncio.run(run())


def test_bots_wait_while_it_leaves_and_play_on_where_it_stays() -> None:
    async def run() -> None:
        table = await opened(host_on(pace=0.05), bot("random"), ME, start=False)
        assert (await table.ask("POST /start", table.host, {})).status == 200
        before = (await table.ask("POST /leave", table.host, {})).json()["entries"]
        await asyncio.sleep(0.2)
        assert (await table.ask("POST /leave", table.host, {})).json()["entries"] == before
        await table.ask("POST /stay", table.host, {})
        await table.play()
        assert (await table.now())["status"] == "over"

    asyncio.run(run())


def test_what_cannot_go_on_at_a_server_stays() -> None:
    async def run() -> None:
        host = host_on()
        over = await opened(host, ME, HERE)
        await over.play()
        bots = await opened(host, bot(), bot(), start=False)
        luck = await opened(host, ME, HERE, duplicate=True)
        for table, code in ((over, "over"), (bots, "stays"), (luck, "stays")):
            assert (await table.ask("POST /leave", table.host, {})).code == code
        table = await opened(host, ME, HERE)
        for token, status in ((table.tokens[0], 403), ("", 401)):
            assert (await table.ask("POST /leave", token, {})).status == status
            assert (await table.ask("POST /stay", token, {})).status == status

    asyncio.run(run())


def test_two_tables_of_one_luck_come_back_from_a_file_as_such() -> None:
    async def run() -> None:
        host = host_on()
        first = await opened(host, ME, bot("random"), duplicate=True)
        await first.play()
        file = await ask(host, "GET /api/export")
        other = host_on()
        done = (await ask(other, "POST /api/import", body=file.body)).json()
        assert len(done["tables"]) == 2
        token = next(each["seats"][0]["token"] for each in done["tables"] if each["table"] == first.id)
        page = (await ask(other, f"GET /api/tables/{first.id}", token)).json()
        assert page["has_same_luck"] and not page["can_replay"]
        forged = file.json()
        forged["tables"][0]["id"], forged["tables"][0]["seed"] = "here-AAAAAAAAAAA", "B" * 43 + "="
        again = (await ask(other, "POST /api/import", body=forged)).json()
        assert [each["table"] for each in again["refused"]] == ["here-AAAAAAAAAAA"]

    asyncio.run(run())
