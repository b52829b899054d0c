"""What the tests of programs share."""

import shlex
import sys
from pathlib import Path
from typing import Any

from dinotable.lab.fixture import Fixture
from dinotable.lab.worker import play_number

STRANGE = Path(__file__).with_name("strange.py")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def strange(what: str, file: Path | None = None) -> str:
    """The word of a program that does something strange."""
    # Without site-packages it starts in half the time.
    return "exec:" + shlex.join([sys.executable, "-I", "-S", str(STRANGE), what, *([str(file)] if file else [])])


def played(word: str, game: str = "food-chain", players: int = 2, number: int = 0, grace: float = 20.0) -> Any:
    """A game against `random`, in this process."""
    fixture = Fixture(game, players, [word, "random"], 1, {})
    fixture.grace = grace
    return play_number(fixture, number, set())
