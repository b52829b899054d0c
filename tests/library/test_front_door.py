"""What `import dinotable` gives, and what it does not load."""

import doctest
import importlib
import inspect
import subprocess
import sys

import pytest

import dinotable
from dinotable.games import GAMES

NAMES = [
    "__version__", "new", "load", "games", "bots", "Match", "Action", "View", "Outcome",
    "DinotableError", "SetupError", "NotationError", "IllegalAction", "RecordError",
]  # fmt: skip
MODULES = ["action", "view", "outcome", "events", "thought", "match", "start"]


def test_the_names_at_the_door():
    assert dinotable.__all__ == NAMES
    assert set(NAMES) <= set(dir(dinotable))
    for name in NAMES:
        assert getattr(dinotable, name) is not None
        assert name == "__version__" or inspect.getdoc(getattr(dinotable, name)), f"{name} has no docstring"
    with pytest.raises(AttributeError, match="nonsense"):
        dinotable.nonsense  # noqa: B018


def test_everything_public_is_described():
    for module in MODULES:
        found = importlib.import_module(f"dinotable.library.{module}")
        for thing in vars(found).values():
            if inspect.isclass(thing) and thing.__module__ == found.__name__:
                assert thing.__doc__, thing
                for name, member in vars(thing).items():
                    if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
                        assert inspect.getdoc(member), f"{thing.__name__}.{name} has no docstring"


@pytest.mark.parametrize("module", ["dinotable", *[f"dinotable.library.{name}" for name in MODULES]])
def test_the_examples_in_docstrings_work(module: str):
    failed, _ = doctest.testmod(importlib.import_module(module))
    assert failed == 0


def test_games_and_bots_are_packages_that_list_what_there_is():
    assert [game.id for game in dinotable.games()] == list(GAMES)
    assert repr(dinotable.games()[0]).startswith("<Game ciao-dino, 2 to 5 players, options: ")
    assert dinotable.bots("ciao")[:3] == dinotable.bots(dinotable.games()[0])[:3] == ["random", "novice", "greedy"]
    assert dinotable.games.find("food").id == "food-chain"
    with pytest.raises(dinotable.SetupError, match="no game"):
        dinotable.bots("chess")


def in_a_process(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False,
        env={"PYTHONPATH": ":".join(filter(None, sys.path))},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_match_loads_no_server_no_terminal_and_no_words():
    loaded = in_a_process(
        "import sys, dinotable\n"
        "assert 'dinotable.core' not in sys.modules, 'the name alone loads nothing'\n"
        "match = dinotable.new('ciao-dino', seats=2, seed=1)\n"
        "while match.line < 40: match.play(match.to_act[0], match.legal(match.to_act[0])[0])\n"
        "print(*sys.modules)"
    ).split()
    heavy = ("server", "terminal", "table", "lab", "words", "bots", "cli")
    assert not [name for name in loaded if name.startswith(tuple(f"dinotable.{part}" for part in heavy))]
    outside = {"sqlalchemy", "starlette", "rich", "cyclopts", "uvicorn", "alembic", "fluent", "babel"}
    assert not outside & {name.split(".")[0] for name in loaded}


def test_games_can_be_listed_before_and_after_their_package_is_loaded():
    told = in_a_process(
        "import dinotable, dinotable.games as package\n"
        "from dinotable.games import find\n"
        "from dinotable import games, bots\n"
        "print(len(games()), len(package()), bots(find('food'))[0], dinotable.games is package)"
    )
    assert told.split() == ["4", "4", "random", "True"]
