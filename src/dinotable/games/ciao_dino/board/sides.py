"""Sets of the six directions around a hex, as a mask, and as a row to walk along.

A row has three bits for each direction, counted from 1: `row & 7` is the next one and `row >> 3` the rest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.hexes import DIRECTIONS

ALL_SIDES: Final = 63
SIDES: Final = vec[i64]([1, 2, 4, 8, 16, 32])
"""The mask of each direction."""
BACK: Final = vec[i64]([8, 16, 32, 1, 2, 4])
"""The mask of the direction that leads back."""
BEFORE_BACK: Final = vec[i64]([7, 15, 31, 0, 1, 3])
"""The mask of all directions that come before the one back."""


def members(sides: int) -> list[int]:
    return [d for d in range(DIRECTIONS) if sides >> d & 1]


def run_starts(sides: int) -> list[int]:
    """The first direction of each piece, going around; any one if it is all of them."""
    return [d for d in members(sides) if not sides >> (d - 1) % DIRECTIONS & 1] or members(sides)[:1]


def row_of(directions: list[int]) -> int:
    row = 0
    for d in reversed(directions):
        row = row * 8 + d + 1
    return row


ROWS: Final = vec[i64]([row_of(members(sides)) for sides in range(64)])
"""All members of a mask."""
STARTS: Final = vec[i64]([row_of(run_starts(sides)) for sides in range(64)])
"""One member of each piece of a mask."""
RUNS: Final = vec[i64]([len(run_starts(sides)) if sides != ALL_SIDES else 0 for sides in range(64)])
"""How many pieces a mask has, going around; 0 for all six, where there is no gap."""
