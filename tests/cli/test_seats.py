"""Seats count from 1 wherever somebody reads or types a number, and from 0 in JSON, records and the notation."""

import json
import re
from pathlib import Path

import pytest

from dinotable.server.operate import telling
from dinotable.server.operate.messages import AccountDetails, HeldPlace
from dinotable.words import speaker
from tests.terminal.pipe import MAGPIES

FEW = ("--games", "2", "--workers", "1")


@pytest.fixture
def record(pipe, tmp_path):
    pipe.run("simulate", MAGPIES, "--games", "1", "--out", str(tmp_path))
    return str(tmp_path / "magpies-2-0-000000.txt")


def test_tables_of_games_count_from_1(pipe):
    out = pipe.run("simulate", MAGPIES, *FEW)[1]
    assert re.findall(r"^ *(\d+) +random ", out, re.MULTILINE) == ["1", "2"]
    out = pipe.run("arena", MAGPIES, *FEW, "--bots", "random,greedy", "--by-seat")[1]
    assert re.findall(r"seat (\d)", out) == ["1", "2"]
    out = pipe.run("balance", MAGPIES, *FEW, "--bots", "random", "--no-luck")[1]
    assert re.search(r"1: .*, 2: ", out)


def test_json_counts_from_0(pipe):
    out = pipe.run("arena", MAGPIES, *FEW, "--bots", "random,greedy", "--json")[1]
    assert [each["seat"] for each in json.loads(out)["standings"][0]["seats"]] == [0, 1]


def test_a_bot_that_fails_is_told_with_its_seat_from_1(pipe):
    err = pipe.run("simulate", MAGPIES, *FEW, "--bots", "random,tests.lab.strange_bots:Dies")[2]
    assert "strange_bots:Dies at seat 2 ended its process" in err


def test_a_balance_names_the_bot_that_fails_wherever_it_sits(pipe):
    code, _, err = pipe.run("balance", MAGPIES, *FEW, "--no-luck", "--bots", "random,tests.lab.strange_bots:Dies")
    assert code == 1
    assert "tests.lab.strange_bots:Dies died (exit code 7)" in err


def test_a_replay_is_seen_from_a_seat_that_counts_from_1(pipe, record):
    def seen(*words: str) -> str:
        return pipe.run("replay", record, "--game", MAGPIES, "--at", "4", "--lang", "en", *words)[1]

    assert "as Player 1 saw it" in seen("--seat", "1")
    code, _, err = pipe.run("replay", record, "--game", MAGPIES, "--at", "4", "--seat", "0")
    assert code == 2
    assert "seats go from 1 to 2, not 0" in err


def test_a_player_without_a_name_is_counted_from_1(pipe, record):
    out = pipe.run("leaderboard", record, "--game", MAGPIES)[1]
    assert "seat 1" in out and "seat 2" in out and "seat 0" not in out


def test_an_operator_reads_seats_from_1():
    say = speaker("en", [str(Path(telling.__file__).parent / "words")])
    places = [HeldPlace("table", 0), HeldPlace("table", 1)]
    told = "\n".join(telling.lines_of(AccountDetails("Ada", 0.0, 1, None, places), say))
    assert re.findall(r"seat \d", told) == ["seat 1", "seat 2"]
