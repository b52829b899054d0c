"""Whole evenings at a table, over HTTP and the socket."""

import asyncio
import json

import pytest

from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import GAMES, find
from dinotable.words import speaker
from tests.server.house import MAGPIES, PATIENCE, House, act, hear, say

EVERY_GAME = ["magpies", *GAMES]


def test_friends_join_by_link_and_strangers_a_listed_table(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "open"}, listed=True)
    assert sorted(table.tokens) == [0, 1]
    (line,) = [line for line in house.http.get("/api/tables").json()["tables"] if line["table"] == table.id]
    assert line["names"] == ["Anna", "", ""]
    assert table.ask("POST", "/start", table.host, json={}).json()["code"] == "not-full"
    assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Ben"}).json()["seat"] == 1
    seated = table.ask("POST", "/sit", json={"name": "Cleo", "seat": 2}).json()
    assert seated["seat"] == 2 and len(seated["token"]) == 43
    assert table.ask("POST", "/sit", json={"name": "Eve", "seat": 2}).json()["code"] == "taken"
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    assert table.id not in house.http.get("/api/tables").text
    mine = house.http.post("/api/mine", json={"tokens": [seated["token"], "x" * 43]}).json()["tables"]
    assert [(line["table"], line["viewer"], line["is_owed"]) for line in mine] == [(table.id, 2, True)]
    assert 2 in mine[0]["to_act"]
    assert mine[0]["levels"] == ["", "", ""]


def test_an_open_chair_left_is_free_again_and_its_token_void(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "open"})
    token = table.ask("POST", "/sit", json={"name": "Ben", "seat": 1}).json()["token"]
    assert table.ask("POST", "/rise", token, json={}).status_code == 200
    assert table.ask("GET", token=token).status_code == 401
    assert table.ask("POST", "/sit", json={"name": "Cleo", "seat": 1}).status_code == 200


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_whole_game_of_each_kind(house: House, game: str) -> None:
    rules = find(MAGPIES if game == "magpies" else game)
    table = house.started(rules.fewest, game)
    commitment = table.ask("GET").json()["commitment"]
    end = table.play_on()
    assert end["status"] == "over" and end["ending"]["reason"]
    record = read_record(table.ask("GET", "/record").content)
    assert record.commitment == commitment and len(record.seed) == 64
    journal = replay(rules, record)
    outcome = rules.outcome(journal.state)
    assert outcome and outcome.scores == end["ending"]["scores"]
    read_record(table.ask("GET", "/record?form=json").content)
    middle = len(record.lines) // 2
    for seat in (None, 0):
        query = f"?line={middle}" + ("" if seat is None else f"&seat={seat}")
        shown = table.ask("GET", f"/replay{query}").json()["frames"][0]
        view = rules.view(replay(rules, record, until=middle).state, -1 if seat is None else seat)
        assert shown["view"] == json.loads(json.dumps(rules.wire(view)))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_routes_beside_play(house: House, game: str) -> None:
    rules = find(MAGPIES if game == "magpies" else game)
    table = house.started(rules.fewest, game)
    table.play_on(6)
    seat = table.now()["to_act"][0]
    token, now = table.tokens[seat], table.now(seat)
    text = now["legal"][0]["text"]
    assert table.ask("POST", "/why-not", token, json={"action": text}).json()["is_legal"]
    assert table.ask("POST", "/foresee", token, json={"actions": [text]}).json()["done"] == 1
    assert table.ask("GET", "/facts", token).json()["facts"] == now["facts"]
    assert table.ask("GET", "/facts").status_code == 200
    assert (
        table.ask("GET", "/board", token).json()["text"] != table.ask("GET", "/board?language=fr", token).json()["text"]
    )
    assert table.ask("GET", "/board?language=xx", token).json()["code"] == "query"
    ideas = table.ask("POST", "/think", token, json={"level": "random"}).json()["ideas"]
    assert ideas[0]["action"] in [choice["text"] for choice in now["legal"]]
    assert (ideas[0]["ranks"], ideas[0]["terms"]) == ([], [])
    assert table.ask("GET", "/replay").json()["code"] == "not-over"
    other = next((other for other in range(rules.fewest) if other not in table.now()["to_act"]), None)
    if other is not None:
        refused = table.ask("POST", "/why-not", table.tokens[other], json={"action": text}).json()
        assert not refused["is_legal"] and refused["arguments"]["kind"]
        assert table.ask("POST", "/foresee", table.tokens[other], json={"actions": [text]}).json()["code"] == "late"


def test_a_bot_plays_on_for_a_leaver_and_gives_the_seat_back(house: House) -> None:
    table = house.started(2)
    assert table.ask("POST", "/lend", table.tokens[0], json={"level": "random", "seat": 1}).status_code == 403
    assert table.ask("POST", "/lend", table.host, json={"level": "random", "seat": 1}).status_code == 200
    with house.socket() as socket:
        say(socket, type="watch", table=table.id)
        while 1 in hear(socket, "update")["now"]["to_act"]:
            pass
    assert table.ask("POST", "/sit", table.tokens[1], json={"name": "Back again"}).status_code == 200
    table.play_on(1)
    while table.now()["status"] != "over" and 1 not in table.now()["to_act"]:
        table.play_on(1)
    chair = table.now()["chairs"][1]
    assert (chair["kind"], chair["name"], chair["level"]) == ("here", "Back again", "")


def test_a_table_of_bots_plays_by_itself(house: House) -> None:
    table = house.table({"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}, start=True)
    with house.socket() as socket:
        say(socket, type="watch", table=table.id)
        while hear(socket, "update")["now"]["status"] != "over":
            pass
    read_record(table.ask("GET", "/record").content)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_best_bot_weighs_every_action_and_says_why(house: House, game: str) -> None:
    rules = find(MAGPIES if game == "magpies" else game)
    table = house.started(rules.fewest, game)
    table.play_on(6)
    seat = table.now()["to_act"][0]
    legal = [choice["text"] for choice in table.now(seat)["legal"]]
    thoughts = table.ask("POST", "/think", table.tokens[seat], json={}).json()
    assert thoughts["level"] == rules.ladder().names()[-1]
    assert sorted(idea["action"] for idea in thoughts["ideas"]) == sorted(legal)
    say = speaker("en", [rules.words])
    for idea in thoughts["ideas"]:
        assert sum(idea["ranks"]) == pytest.approx(sum(range(1, rules.fewest + 1)), abs=0.01)
        sizes = [abs(term["change"]) for term in idea["terms"]]
        assert len(sizes) <= 3 and sizes == sorted(sizes, reverse=True)
        assert all(say(f"{rules.id}-term-{term['name']}") for term in idea["terms"])
    # A choice may change nothing, in Magpies all of them: elsewhere there is a reason somewhere.
    assert game == "magpies" or any(idea["terms"] for idea in thoughts["ideas"])


def test_a_thinking_process_that_ends_is_replaced(house: House) -> None:
    import os  # noqa: PLC0415
    import signal  # noqa: PLC0415

    table = house.started(2)
    assert table.ask("POST", "/think", table.tokens[0], json={"level": "random"}).status_code == 200
    for process in house.server.bot_pool.ids():
        os.kill(process, signal.SIGKILL)
    answers = [table.ask("POST", "/think", table.tokens[0], json={"level": "random"}).status_code for _ in range(2)]
    assert answers[-1] == 200 and set(answers) <= {200, 503}


def test_the_socket_acks_after_the_commit_and_catches_up_by_seq(house: House) -> None:
    table = house.started(2)
    with house.socket() as one, house.socket() as other:
        say(one, type="watch", table=table.id, token=table.tokens[0])
        first = hear(one, "update")
        assert not first["is_whole"] and first["viewer"] == 0
        now = first["now"]
        message = {"type": "act", "table": table.id, "ask": now["ask"], "msg_id": "a"}
        message["actions"] = [now["legal"][0]["text"]]
        say(one, **message)
        seq = hear(one, "ack")["seq"]
        kept = asyncio.run(house.server.rooms.kept.load(table.id))
        assert kept and kept[1][-1].seq == seq
        say(one, **message)
        assert hear(one, "ack")["seq"] == seq, "sent again, answered again, done once"
        say(one, **{**message, "msg_id": "b"})
        assert hear(one, "nack")["code"] == "late"
        say(other, type="watch", table=table.id, token=table.tokens[1], since=now["seq"])
        gap = hear(other, "update")
        assert gap["is_whole"] and [entry["seq"] for entry in gap["entries"]] == [seq]
        assert gap["entries"][0]["lines"][0]["text"] == "offer ?"
        say(other, type="watch", table=table.id, token=table.tokens[1], since=10**6)
        assert not hear(other, "update")["is_whole"]
        (line,) = table.now(0)["undo"]
        say(other, type="undo", table=table.id, seat=0, line=line, msg_id="u")
        assert hear(other, "nack")["code"] == "not-yours"
        say(one, type="undo", table=table.id, seat=0, line=line, msg_id="u")
        assert hear(one, "ack")["seq"] == seq + 1
        entry = hear(other, "update")["entries"][0]
        assert entry["kind"] == "undid" and entry["lines"][0]["undone"] == 1


def test_who_is_cut_off_during_a_write_finds_the_table_as_its_log_has_it(house: House) -> None:
    table = house.started(2)
    now = table.now(0)
    move = {"ask": now["ask"], "actions": [now["legal"][0]["text"]]}

    async def cut() -> None:
        rooms = house.server.rooms
        room = await rooms.find(table.id)
        task = asyncio.create_task(act(house.server, room, 0, "a", move["ask"], move["actions"]))
        # It is on its way to the disk when nobody waits for it any more.
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    asyncio.run_coroutine_threadsafe(cut(), house.loop).result(PATIENCE)
    answer = table.ask("POST", "/act", table.tokens[0], json={"msg_id": "a", **move})
    assert answer.status_code == 200, "done already, or done now"
    kept = asyncio.run(house.server.rooms.kept.load(table.id))
    assert kept and [entered.msg_id for entered in kept[1]].count("0:a") == 1
    assert table.now(0)["seq"] == kept[1][-1].seq == answer.json()["seq"]


def test_several_people_at_one_device_share_a_connection(house: House) -> None:
    table = house.started(3)
    with house.socket() as socket:
        for seat in range(3):
            say(socket, type="watch", table=table.id, token=table.tokens[seat])
        nows = {}
        for _ in range(3):
            update = hear(socket, "update")
            nows[update["viewer"]] = update["now"]
        for seat, now in nows.items():
            say(socket, type="act", table=table.id, ask=now["ask"], msg_id="same", actions=[now["legal"][0]["text"]])
            if seat == 0:
                assert hear(socket, "ack")["msg_id"] == "same"
        say(socket, type="ping")
        hear(socket, "pong")
        assert table.now()["seq"] == 2, "one name is one message on one connection"
