"""Every example of every `--help` does what it says for somebody who has installed the command, in any folder."""

import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from dinotable.cli import app, main
from dinotable.server.storage.store import Store

COMMANDS = [name for name in app if not name.startswith("-")]
EXAMPLES = Path(__file__).parents[2] / "examples"
NOT_RUN = {
    "copy-database": "wants PostgreSQL",
    "join": "wants a server",
    "mcp": "speaks with a client until that leaves",
    "play": "wants somebody who plays",
    "learn": "the same",
    "puzzles": "takes minutes",
    "reproduce": "works in the folder of the sources, and says so",
    "serve": "runs until it is stopped",
    "site": "wants the page, and is tried in test_site.py",
    "train": "learns for seconds, and is tried in tests/lab",
    "worker": "wants PostgreSQL",
}
"""What is understood, and not done here."""
SHORTER = [
    (r"--games \d+", "--games 2"),
    (r"--seconds \d+", "--seconds 0.01"),
    (r"^dinotable (balance .*)", r"dinotable \1 --no-luck"),
    (r"^dinotable (check-bot .*)", r"dinotable \1 --games 1 --players 2"),
    (r"^dinotable ((arena|balance) .*)", r"dinotable \1 --workers 1"),
]


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """An empty one, from which neither the examples nor the tests of the sources can be imported."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("examples", "tests")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("examples", "tests"):
        monkeypatch.setitem(sys.modules, name, None)
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path / "folder")
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("DINOTABLE_DATA", str(tmp_path / "data"))
    store = Store(tmp_path / "data")
    store.open()
    store.close()
    return tmp_path / "folder"


def help_of(capsys, *words: str) -> str:
    assert main([*words, "--help"]) == 0
    return capsys.readouterr().out


def examples_of(capsys, command: str) -> list[str]:
    # Where the help is narrow, an example goes on in the next line.
    found = re.findall(
        r"^Example[^:\n]*: (dinotable .*?)\s*(?=\n\s*\n|\nExample|\n╭)", help_of(capsys, command), re.M | re.S
    )
    return [" ".join(example.split()) for example in found]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_works_in_any_folder(folder, capsys, command):
    examples = examples_of(capsys, command)
    assert examples
    # A file of one's own is said to be one.
    if "mybot.py" in " ".join(examples):
        assert "mybot.py is a program of your own" in help_of(capsys, command)
        shutil.copy(EXAMPLES / "bots" / "bot.py", folder / "mybot.py")
    # Records come from the example of `simulate`, which these name.
    if " played" in " ".join(examples) and command not in ("simulate", "mcp"):
        assert "simulate --help" in help_of(capsys, command)
        (made,) = [example for example in examples_of(capsys, "simulate") if "--out" in example]
        assert main(shlex.split(made)[1:]) == 0
    for example in examples:
        app.parse_args(shlex.split(example)[1:], exit_on_error=False, print_error=False)
        if command in NOT_RUN:
            continue
        code = main(shlex.split(shortened(example))[1:])
        assert code == 0, (example, capsys.readouterr().err)


def shortened(example: str) -> str:
    for pattern, less in SHORTER:
        example = re.sub(pattern, less, example)
    return example


@pytest.mark.parametrize("words", [[], *[[name] for name in COMMANDS]], ids=" ".join)
def test_no_help_names_what_only_the_sources_have(capsys, words):
    assert not re.search(r"\bexamples\.|\btests\.", help_of(capsys, *words))
