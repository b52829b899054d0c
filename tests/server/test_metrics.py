"""/metrics: what every feature counts, by the names that docs/server.md tells."""

import re
from pathlib import Path

import sqlalchemy as sa

from dinotable.server.operate.metric_names import ABOUT
from dinotable.server.storage.hints import Hints
from tests.server.house import House, hear, say
from tests.server.postgres import Postgres

SHARED_ONLY = {name for name in ABOUT if name.startswith("hints_")}


def measured(house: House) -> dict[str, int]:
    text = house.http.get("/metrics").text
    return {name: int(value) for name, value in re.findall(r"^dinotable_(\S+) (\d+)$", text, re.MULTILINE)}


def test_every_name_is_told_of_and_nothing_else(house: House) -> None:
    text = house.http.get("/metrics").text
    told = dict(re.findall(r"^# HELP dinotable_(\w+) (.+)$", text, re.MULTILINE))
    kinds = dict(re.findall(r"^# TYPE dinotable_(\w+) (counter|gauge)$", text, re.MULTILINE))
    assert set(told) == set(kinds) == set(ABOUT) - SHARED_ONLY
    assert all((kind == "counter") == name.endswith("_total") for name, kind in kinds.items())
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
    assert set(re.findall(r"^\| `dinotable_(\w+)` \|", page, re.MULTILINE)) == set(ABOUT)


def test_nothing_is_counted_in_bytes(house: House) -> None:
    assert not [name for name in measured(house) if "bytes" in name], (
        "the length of what others are told tells their cards"
    )


def test_names_of_a_shared_database_are_told_of_too() -> None:
    assert set(Hints(sa.make_url("postgresql://x"), "p").counts()) == SHARED_ONLY


def test_each_feature_counts_what_it_does(house: House) -> None:
    before = measured(house)
    table = house.table({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}, start=True)
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, token=table.tokens[0])
        hear(socket, "update")
        during = measured(house)
        assert during["sockets"] - before["sockets"] == 1 and during["subscriptions"] == before["subscriptions"] + 1
    table.play_on(2)
    table.ask("POST", "/chat", table.tokens[0], json={"text": "hello"})
    table.ask("POST", "/propose", table.tokens[0], json={"what": "undo", "target": 0})
    house.member("Grace")
    house.http.post("/api/session", json={"name": "Grace", "password": "wrong horse"})
    house.http.get("/api/openapi.json")
    after = measured(house)
    grown = {name for name in after if after[name] > before.get(name, 0)}
    wanted = {"entries_acked_total", "commits_total", "writes_total", "chat_lines_total", "accounts_made_total"}
    wanted |= {
        "sessions_begun_total",
        "sign_ins_failed_total",
        "socket_messages_total",
        'http_answers_total{status="200"}',
    }
    wanted |= {"tables_in_memory"}
    assert wanted <= grown, wanted - grown
    assert after["commit_milliseconds_total"] < 60_000


def test_what_a_limit_refused_is_counted_by_its_name(tmp_path: Path) -> None:
    with House(tmp_path, tables_a_minute=1.0) as house:
        house.started(2)
        answer = house.http.post("/api/tables", json={"game": "magpies", "chairs": [{"kind": "here", "name": "A"}] * 2})
        assert answer.status_code == 429
        assert measured(house)['limits_exceeded_total{limit="tables"}'] == 1


def test_processes_that_share_a_database_are_told_apart(tmp_path: Path, postgres: Postgres) -> None:
    with House(tmp_path, database=postgres.new_database()) as house:
        text = house.http.get("/metrics").text
        assert f'dinotable_commits_total{{process="{house.store.process}"}}' in text
        told = set(re.findall(r"^# HELP dinotable_(\w+) .+$", text, re.MULTILINE))
        assert told == set(ABOUT)
