"""The bot in forty lines, and the words about it in docs/bots.md."""

import re
import shlex
from pathlib import Path

import pytest

from dinotable.cli import main

ROOT = Path(__file__).parents[2]
COMMANDS = re.findall(r"^dinotable (arena .*)$", (ROOT / "docs" / "bots.md").read_text(), re.MULTILINE)


def test_the_bot_in_forty_lines_has_no_more():
    assert len((ROOT / "examples" / "bot_in_forty_lines.py").read_text().splitlines()) <= 40


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(command, capsys):
    words = shlex.split(re.sub(r"--games \d+", "--games 2", re.sub(r"--file \S+ ?", "", command)))
    assert main([*words, "--json", "--workers", "1"]) == 0
    assert '"faults": {}' in capsys.readouterr().out


def test_there_are_commands_on_the_page():
    assert COMMANDS
    assert any("examples.bot_in_forty_lines:Bot" in command for command in COMMANDS)
