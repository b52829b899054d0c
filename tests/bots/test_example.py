"""The bot in forty lines. `tests/docs` runs the commands about it in docs/bots.md."""

import json
from pathlib import Path

from dinotable.cli import main

ROOT = Path(__file__).parents[2]


def test_the_bot_in_forty_lines_has_no_more():
    assert len((ROOT / "examples" / "bot_in_forty_lines.py").read_text().splitlines()) <= 40


def test_the_page_of_the_bots_shows_it():
    assert "examples.bot_in_forty_lines:Bot" in (ROOT / "docs" / "bots.md").read_text()


def test_it_plays_without_a_fault(capsys):
    bots = "examples.bot_in_forty_lines:Bot@2,random"
    assert main(["arena", "food", "--players", "2", "--bots", bots, "--games", "2", "--workers", "1", "--json"]) == 0
    assert [row["faults"] for row in json.loads(capsys.readouterr().out)["standings"]] == [{}, {}]
