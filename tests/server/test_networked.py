"""The examples of networked bots: programs in Python and JavaScript that play a seat each, to the end of a game."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import GAMES, find
from tests.server.house import PATIENCE, House, Opened

ROOT = Path(__file__).parents[2]
PYTHON = [sys.executable, str(ROOT / "examples/networked/bot.py")]
JAVASCRIPT = [str(Path(sys.executable).with_name("node")), str(ROOT / "examples/networked/bot.mjs")]


@pytest.mark.parametrize("game", list(GAMES)[2:])
def test_bots_in_two_languages_play_a_whole_game(house: House, game: str) -> None:
    """One game with long lists, and one in which both decide at the same time and are asked again."""
    table = house.table({"kind": "friend"}, {"kind": "friend"}, game=game)
    links = [f"http://127.0.0.1:{house.port}/t/{table.id}#{token}" for token in table.tokens.values()]
    programs = [
        subprocess.Popen([*command, link, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for command, link, name in zip((PYTHON, JAVASCRIPT), links, ("Py", "Js"), strict=True)
    ]
    try:
        begin(table)
        said = [program.communicate(timeout=PATIENCE) for program in programs]
    finally:
        for program in programs:
            program.kill()
    assert [program.returncode for program in programs] == [0, 0], said
    scores = [json.loads(out) for out, _ in said]
    record = read_record(table.ask("GET", "/record").content)
    assert scores == [record.end, record.end]
    assert replay(find(game), record).names == ["Py", "Js"]


def begin(table: Opened) -> None:
    """As soon as both sit there."""
    answer = table.ask("POST", "/start", table.host, json={})
    for _ in range(100 * PATIENCE):
        if answer.status_code == 200:
            return
        assert answer.json()["code"] == "not-full", answer.text
        time.sleep(0.01)
        answer = table.ask("POST", "/start", table.host, json={})
    pytest.fail("nobody came")
