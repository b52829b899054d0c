"""Playthroughs as OpenSpiel makes them: python -m tests.frameworks.playthroughs writes those in the folder beside.

They are cut: of the states only the first and the last ones are told, long lines by their beginning, large tensors not at
all. A digest stands for what is left out, so whatever changes is noticed.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

import numpy
from open_spiel.python.algorithms import generate_playthrough

import dinotable.lab.openspiel  # noqa: F401  makes them known
from dinotable.games import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
TOLD = {"magpies": "dinotable(game=examples.magpies:GAME,players=2)"}
TOLD |= {name: f"dinotable_{name.replace('-', '_')}" for name in GAMES}
SEED = 20
FIRST = 160
LAST = 40
WIDEST = 160
LARGEST = 64


def told(name: str) -> str:
    # To write out every number of a map would take most of the time.
    with patch.object(
        generate_playthrough, "_format_tensor", partial(tensor_told, generate_playthrough._format_tensor)
    ):
        lines = [short(line.rstrip()) for line in generate_playthrough.playthrough_lines(TOLD[name], seed=SEED)]
    left_out = lines[FIRST:-LAST]
    middle = [f"… {len(left_out)} lines, {digest_of(left_out)}"] if left_out else []
    return "\n".join([*lines[:FIRST], *middle, *lines[-LAST:]]) + "\n"


def tensor_told(in_full: Callable[..., list[str]], tensor: numpy.ndarray, name: str) -> list[str]:
    if tensor.size <= LARGEST:
        return in_full(tensor, name)
    return [f"{name}: {tensor.size} numbers, {hashlib.sha256(tensor.tobytes()).hexdigest()[:16]}"]


def short(line: str) -> str:
    return line if len(line) <= WIDEST else f"{line[: WIDEST // 2]} … {digest_of([line])}"


def digest_of(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for name in sys.argv[1:] or TOLD:
        path_of(name).write_text(told(name), encoding="utf-8")
        print(f"{name}: {path_of(name).stat().st_size} bytes")
