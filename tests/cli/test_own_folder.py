"""Bots and games of one's own are found in the current folder, by the command and by the processes that it starts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BOT = """
from dinotable.bots.contract import Bot


class Eater(Bot):
    def __init__(self, game, setup):
        pass

    def choose(self, view, legal, generator, budget):
        return legal[0]
"""
# As the installed command starts: the folder of the script comes first on the path, the current folder is not on it.
COMMAND = [sys.executable, "-P", "-c", "import sys; from dinotable.cli import main; sys.exit(main())"]


@pytest.fixture
def run(tmp_path):
    """The command in a folder with a bot, a game, and a file that is called like a module of Python's."""
    (tmp_path / "mine.py").write_text(BOT)
    (tmp_path / "own.py").write_text("from dinotable.games.food_chain import GAME\n")
    (tmp_path / "random.py").write_text("raise SystemExit('this is not the random of Python')\n")
    (tmp_path / "broken.py").write_text("import a_package_that_is_not_there\n")
    sources = Path(sys.modules["dinotable"].__file__).parent.parent

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        return subprocess.run(
            [*COMMAND, *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )

    return run


def test_arena_finds_a_bot_and_a_game_of_ones_own(run):
    done = run("arena", "own:GAME", "--bots", "mine:Eater,random", "--games", "2", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert [row["bot"] for row in report["standings"]] == ["mine:Eater", "random"]
    assert not any(row["faults"] for row in report["standings"]), report


def test_what_a_file_of_ones_own_misses_is_named(run):
    done = run("arena", "food", "--bots", "broken:Bot,random")
    assert done.returncode == 2
    assert "a_package_that_is_not_there" in done.stderr
