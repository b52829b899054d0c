"""What there is around a game: taking back, playing again, what if, records, lessons, puzzles, results."""

import asyncio
import json
from typing import Any

import pytest

from dinotable.browser.routes import learning
from tests.browser.rig import HERE, ME, Answer, Memory, Opened, Storage, ask, bot, host_on, opened


def good(answer: Answer) -> Any:
    assert answer.status == 200, answer.body
    return answer.json()


def test_a_game_is_taken_back_and_bots_agree() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, bot("random"))
        await table.play(4)
        while 0 not in (await table.now())["to_act"]:
            await asyncio.sleep(0.001)
        lines = good(await table.ask("GET /backs", table.tokens[0]))["lines"]
        good(await table.ask("POST /propose", table.tokens[0], {"what": "back", "target": lines[0]}))
        last = good(await table.ask("GET /entries"))["entries"]
        assert any(line["back"] == lines[0] for entry in last for line in entry["lines"])
        assert (await table.play())["status"] == "over"

    asyncio.run(run())


def test_people_at_one_device_ask_each_other() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, HERE)
        await table.play(4)
        target = good(await table.ask("GET /backs", table.tokens[0]))["lines"][0]
        number = good(await table.ask("POST /propose", table.tokens[0], {"what": "back", "target": target}))["seq"]
        people = good(await table.ask("GET /people"))
        assert people["wishes"][0]["waits_for"] == [1]
        good(await table.ask("POST /answer", table.tokens[1], {"proposal": number, "yes": True}))
        assert good(await table.ask("GET /people"))["wishes"] == []

    asyncio.run(run())


def test_seats_change_places_before_the_start_and_keys_go_along() -> None:
    async def run() -> None:
        storage = Storage()
        table = await opened(host_on(Memory(storage)), ME, HERE, start=False)
        heard: list[str] = []
        connection = table.on.connect(heard.append)
        await connection.hear(json.dumps({"type": "watch", "table": table.id, "token": table.tokens[0]}))
        good(await table.ask("POST /swap", table.host, {"one": 0, "other": 1}))
        assert json.loads(heard[-1])["viewer"] == 1
        assert good(await table.ask("GET", table.tokens[0]))["viewer"] == 1
        storage.held.clear()
        again = host_on(Memory(storage))
        assert good(await ask(again, f"GET /api/tables/{table.id}", table.tokens[0]))["viewer"] == 1

    asyncio.run(run())


def test_the_same_people_play_again() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, HERE, bot("random"))
        early = await table.ask("POST /rematch", table.tokens[0], {})
        assert (early.status, early.code) == (409, "not-over")
        await table.play()
        seats = [good(await table.ask("POST /rematch", table.tokens[seat], {})) for seat in (0, 1)]
        assert seats[0] == good(await table.ask("POST /rematch", table.tokens[0], {})), "however often it is asked for"
        assert [seat["seat"] for seat in seats] == [2, 0]
        new = Opened(table.on, {"table": seats[0]["table"], "host": seats[0]["host"], "seats": seats})
        assert new.id == seats[1]["table"] != table.id
        assert new.id.startswith("here-") and len(new.id) == 16
        assert (await new.play())["status"] == "over"

    asyncio.run(run())


def test_what_if_begins_with_the_lines_of_a_finished_game() -> None:
    async def run() -> None:
        table = await opened(host_on(), ME, HERE)
        wish = {"line": 5, "seat": 1, "name": "Eve", "level": "random"}
        assert (await table.ask("POST /branch", body=wish)).code == "not-over"
        await table.play()
        branch = Opened(table.on, good(await table.ask("POST /branch", body=wish)))
        assert good(await branch.ask("GET"))["given"] == 5
        assert (await branch.play())["status"] == "over"
        beyond = await table.ask("POST /branch", body={**wish, "line": 9999})
        assert (beyond.status, beyond.code) == (400, "query")

    asyncio.run(run())


def test_a_finished_game_is_replayed_and_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dinotable.table.story.FEWEST_PASSES", 2)
    monkeypatch.setattr("dinotable.table.story.PATIENCE", 0.01)

    async def run() -> None:
        storage = Storage()
        table = await opened(host_on(Memory(storage)), ME, bot("random"))
        await table.play()
        frames = good(await table.ask("GET /replay?line=3&count=2&all=yes"))["frames"]
        assert [frame["line"] for frame in frames] == [3, 4]
        for what in ("curve", "story"):
            told = good(await table.ask(f"GET /{what}"))
            while not told["is_done"]:
                await asyncio.sleep(0.01)
                told = good(await table.ask(f"GET /{what}"))
            assert f"{what}/{table.id}" in storage.rows

    asyncio.run(run())


def test_a_record_that_is_none_is_refused() -> None:
    async def run() -> None:
        host = host_on()
        for text, status, code in (("nonsense", 400, "setup"), ("", 400, "setup"), ("x" * 2_000_001, 413, "size")):
            answer = await ask(host, "POST /api/records", body=text)
            assert (answer.status, answer.code) == (status, code)

    asyncio.run(run())


def test_a_step_of_a_lesson_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "MOST_LESSONS", 2)

    async def run() -> None:
        memory = Memory()
        host = host_on(memory)
        lesson = good(await ask(host, "GET /api/games/ciao-dino/lessons"))["lessons"][0]
        for number, step in enumerate(lesson["steps"][:4]):
            body = {"lesson": lesson["id"], "step": number}
            table = Opened(host, good(await ask(host, "POST /api/games/ciao-dino/lessons", body=body)))
            [seat] = table.tokens
            for action in step["answer"]:
                now = await table.now(seat)
                while now["ask"] is None and not now["lesson"]["is_done"]:
                    await asyncio.sleep(0.001)
                    now = await table.now(seat)
                if now["lesson"]["is_done"]:
                    break
                good(await table.act(seat, action, now["ask"]))
            assert (await table.now(seat))["lesson"]["is_done"], step["id"]
            mine = good(await ask(host, "POST /api/mine", body={"tokens": [table.tokens[seat]]}))
            assert mine["tables"] == [], "what somebody learned is no game of theirs"
            # Nobody looks any more.
            host.rooms.let_go(table.id)
            await memory.release(table.id)
        assert len([key for key in memory.storage.rows if key.startswith("table/")]) == 2

    asyncio.run(run())


def test_a_puzzle_is_solved() -> None:
    async def run() -> None:
        host = host_on()
        of_game = good(await ask(host, "GET /api/puzzles"))["games"][0]
        path = f"/api/puzzles/{of_game['game']}/{of_game['today']}"
        page = good(await ask(host, f"GET {path}"))
        action = page["now"]["legal"][0]["text"]
        good(await ask(host, f"POST {path}/foresee", body={"actions": [action]}))
        told = good(await ask(host, f"POST {path}/answer", body={"action": action, "show": True}))
        right = good(await ask(host, f"POST {path}/answer", body={"action": told["solutions"][0]}))
        assert right["is_solved"] and right["ideas"]
        wrong = await ask(host, f"POST {path}/answer", body={"action": "nonsense"})
        assert (wrong.status, wrong.code) == (409, "illegal")

    asyncio.run(run())


def test_finished_games_are_counted_and_deleted() -> None:
    async def run() -> None:
        storage = Storage()
        host = host_on(Memory(storage))
        tables = [await opened(host, ME, bot("random")), await opened(host, ME, HERE)]
        for table in tables:
            await table.play()
        tokens = [token for table in tables for token in table.tokens.values()]
        page = good(await ask(host, "POST /api/results", body={"tokens": tokens}))
        assert (page["count"], page["games"], page["older"]) == (2, ["magpies"], 0)
        assert page["results"][0]["ended"] > 0
        told = good(await ask(host, "POST /api/statistics", body={"tokens": tokens}))
        assert told["games"][0]["games"] == 2
        mine = good(await ask(host, "POST /api/mine", body={"tokens": tokens}))["tables"]
        assert [(line["table"], line["viewer"], line["status"]) for line in mine] == [
            (tables[1].id, 0, "over"),
            (tables[1].id, 1, "over"),
            (tables[0].id, 0, "over"),
        ]
        assert (await tables[0].ask("DELETE", tables[0].tokens[0])).status == 403
        good(await tables[0].ask("DELETE", tables[0].host))
        assert (await tables[0].ask("GET")).code == "no-table"
        assert good(await ask(host, "POST /api/results", body={"tokens": tokens}))["count"] == 1
        await asyncio.sleep(0.01)
        assert not [key for key in storage.rows if tables[0].id in key]

    asyncio.run(run())


def test_a_line_in_a_list_is_as_the_table_stands() -> None:
    async def run() -> None:
        storage = Storage()
        table = await opened(host_on(Memory(storage)), ME, HERE)
        for _ in range(3):
            await table.play(1)
            await asyncio.sleep(0.01)
            owed = (await table.now())["to_act"]
            mine = {"tokens": [table.tokens[0]]}
            for host in (table.on, host_on(Memory(storage))):
                [line] = good(await ask(host, "POST /api/mine", body=mine))["tables"]
                assert (line["to_act"], line["is_owed"], line["viewer"]) == (owed, 0 in owed, 0)

    asyncio.run(run())


def test_a_changed_box_is_checked_written_and_read() -> None:
    async def run() -> None:
        host = host_on()
        items = good(await ask(host, "GET /api/games/ciao-dino/box"))["items"]
        item = next(item for item in items if item["high"] is not None and int(item["usual"]) < item["high"])
        changed = {item["path"]: str(int(item["usual"]) + 1)}
        path = "POST /api/games/ciao-dino/box"
        told = good(await ask(host, path, body={"variant": {"name": "Ours", "changed": changed}}))
        assert told["changed"] == changed
        assert good(await ask(host, path, body={"file": told["file"]})) == told
        bad = await ask(host, path, body={"variant": {"changed": {"nothing": "1"}}})
        assert (bad.status, bad.code) == (400, "setup")

    asyncio.run(run())
