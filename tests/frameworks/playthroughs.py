"""Playthroughs as OpenSpiel makes them: python -m tests.frameworks.playthroughs writes those in the folder beside.

They are cut: of the states only the first and the last ones are told, long lines by their beginning. A digest stands for
what is left out, so whatever changes is noticed.
"""

import hashlib
import sys
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import dinotable.lab.openspiel  # noqa: F401  makes them known
from dinotable.games import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
TOLD = {"magpies": "dinotable(game=examples.magpies:GAME,players=2)"}
TOLD |= {name: f"dinotable_{name.replace('-', '_')}" for name in GAMES}
SEED = 20
FIRST = 160
LAST = 40
WIDEST = 160


def told(name: str) -> str:
    lines = [short(line.rstrip()) for line in playthrough_lines(TOLD[name], seed=SEED)]
    left_out = lines[FIRST:-LAST]
    middle = [f"… {len(left_out)} lines, {digest_of(left_out)}"] if left_out else []
    return "\n".join([*lines[:FIRST], *middle, *lines[-LAST:]]) + "\n"


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
