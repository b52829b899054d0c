"""A house as it was kept by an older version, and what should be found in it: `old_data/0006/keys.json`."""

import hashlib
import json
import shutil
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any

from dinotable.server.storage.folder import FILE
from tests.server.house import PATIENCE, Fields, House, Opened

OLD = Path(__file__).parent / "old_data" / "0006"
KEYS: Fields = json.loads((OLD / "keys.json").read_text())
TABLES: list[Fields] = KEYS["tables"]
UPTIME: float = KEYS["served"]
"""At which everything was as the keys tell."""
SAME = ("game", "options", "commitment", "given", "is_upload", "has_same_luck")


def old_folder(folder: Path) -> Path:
    """A data folder of its own, as the older version has left it."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(OLD / "dinotable.sqlite.old", folder / FILE)
    return folder


def opened(house: House, kept: Fields) -> Opened:
    seats = [{"seat": int(seat), "token": token} for seat, token in kept["seats"].items()]
    return Opened(house, {"table": kept["table"], "host": kept["host"] or "", "seats": seats})


def check_everything(house: House, unreadable: Collection[str] = ()) -> None:
    """Nothing is changed by it, but that what was cleared away comes back. The unreadable are names of tables."""
    listed = house.http.get("/api/tables").json()["tables"]
    assert [line["table"] for line in listed] == KEYS["listed"]
    for kept in TABLES:
        table = opened(house, kept)
        if kept["name"] in unreadable:
            assert table.ask("GET", token=_some_key(kept)).status_code == 503, kept["name"]
            continue
        if kept["is_cleared"]:
            _bring_back(table, kept)
        _check_page(table, kept)
        _check_tokens(table, kept)
        _check_records(table, kept)
        _check_people(table, kept)
        _check_past(table, kept)
    for account in KEYS["accounts"]:
        _check_account(house, account)
    assert house.http.get("/healthz").json()["tables_unreadable"] == len(unreadable)


def play_everything_on(house: House) -> None:
    for kept in TABLES:
        if kept["status"] == "playing":
            play_to_the_end(opened(house, kept), kept["name"])


def play_to_the_end(table: Opened, name: str) -> None:
    """By the seats' own eyes: some tables have no spectators."""
    first, done, end = next(iter(table.tokens)), 0, time.monotonic() + PATIENCE
    while (shown := table.now(first))["status"] != "over":
        assert time.monotonic() < end, f"{name} does not end"
        owing = [seat for seat in shown["to_act"] if not shown["chairs"][seat]["level"]]
        now = table.now(owing[done % len(owing)]) if owing else {"legal": []}
        if not now["legal"]:
            time.sleep(0.01)
            continue
        text = now["legal"][done % len(now["legal"])]["text"]
        answer = table.act(owing[done % len(owing)], [text], ask=now["ask"], msg_id=f"on{now['seq']}-{done}")
        assert answer.status_code == 200 or answer.json()["code"] == "late", (name, answer.text)
        done += 1
    assert shown["ending"]["scores"], name


def _bring_back(table: Opened, kept: Fields) -> None:
    assert table.ask("GET").status_code == 404, kept["name"]
    back = table.ask("POST", "/restore", table.host, json={})
    assert (back.status_code, back.json().get("seq")) == (200, kept["seq"]), kept["name"]


def _some_key(kept: Fields) -> str | None:
    return next(iter(kept["seats"].values()), None)


def _check_page(table: Opened, kept: Fields) -> None:
    page = table.ask("GET", token=_some_key(kept)).json()
    now = page["now"]
    assert {name: page[name] for name in SAME} == {name: kept[name] for name in SAME}, kept["name"]
    assert page["can_replay"] == kept["is_open_book"], kept["name"]
    assert [now[name] for name in ("status", "seq", "to_act")] == [kept[name] for name in ("status", "seq", "to_act")]
    # What is called a level today was a bot's name.
    chairs = [{"kind": chair["kind"], "name": chair["name"], "bot": chair["level"]} for chair in now["chairs"]]
    assert chairs == kept["chairs"], kept["name"]
    assert (now["ending"] and now["ending"]["scores"]) == kept["scores"], kept["name"]


def _check_tokens(table: Opened, kept: Fields) -> None:
    for seat, token in kept["seats"].items():
        assert table.ask("GET", token=token).json()["viewer"] == int(seat), kept["name"]
    for seat, token in kept["invitations"].items():
        assert table.ask("GET", token=token).json()["invited"] == int(seat), kept["name"]
    if kept["host"]:
        answer = table.ask("GET", token=kept["host"])
        # Whoever opened it, and plays at neither of two tables of one luck, watches neither.
        may_look = not kept["has_same_luck"] or kept["is_open_book"] or kept["host"] in kept["seats"].values()
        assert answer.json()["is_host"] if may_look else answer.json()["code"] == "same-luck", kept["name"]
    if "used_invitation" in kept:
        answer = table.ask("GET", token=kept["used_invitation"])
        assert (answer.status_code, answer.json()["code"]) == (401, "invitation")


def _check_records(table: Opened, kept: Fields) -> None:
    """Byte for byte."""
    seen = table.ask("GET", "/record")
    assert (_digest(seen.text) if seen.status_code == 200 else None) == kept["record_sha256"], (kept["name"], seen.text)
    assert ("\nseed: " in seen.text) == kept["record_has_seed"], kept["name"]
    for seat, token in kept["seats"].items():
        assert _digest(table.ask("GET", "/record", token).text) == kept["seat_records_sha256"][seat], kept["name"]


def _check_people(table: Opened, kept: Fields) -> None:
    people = table.ask("GET", "/people", _some_key(kept)).json()
    assert people["time_control"] == kept["time"], kept["name"]
    assert people["wishes"] == kept["wishes"], kept["name"]
    assert people["clocks"] == kept["clocks"], kept["name"]
    if "rematch" in kept:
        assert people["rematch"] == kept["rematch"], kept["name"]
    chat = table.ask("GET", "/chat")
    lines = (chat if chat.status_code == 200 else table.ask("GET", "/chat", _some_key(kept))).json()["lines"]
    assert [{name: line[name] for name in line if name != "number"} for line in lines] == kept["chat"], kept["name"]


def _check_past(table: Opened, kept: Fields) -> None:
    if "curve" in kept:
        curve = table.ask("GET", "/curve").json()
        assert curve["is_done"], "it is not reckoned anew"
        assert (curve["points"], curve["swings"]) == (kept["curve"]["points"], kept["curve"]["swings"])
    if "parted" in kept:
        assert table.ask("GET", "/duplicates").json()["parted"] == kept["parted"], kept["name"]


def _check_account(house: House, account: Fields) -> None:
    for cookie in account["session_cookies"]:
        header = {"Cookie": f"dinotable={cookie}"}
        assert len(house.guest().get("/api/account", headers=header).json()["sessions"]) >= account["sessions"]
    browser = house.guest()
    names = {"name": account["name"], "password": account["password"]}
    assert browser.post("/api/session", json=names).status_code == 200, account["name"]
    held = browser.get("/api/account/seats").json()["seats"]
    assert sorted(([seat["table"], seat["seat"]] for seat in held), key=str) == account["holds"], account["name"]
    assert browser.get("/api/account").json()["webhook"]["is_set"] == account["has_webhook"], account["name"]
    exported: Any = browser.get("/api/account/export").json()["games"]
    assert {game["table"] for game in exported} == {table for table, _ in account["holds"]}, account["name"]
    taken = house.guest().post("/api/account", json={"name": account["name"].upper(), "password": "correct horse"})
    assert taken.json()["code"] == "name-taken", account["name"]
    assert browser.delete("/api/session").status_code == 200


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
