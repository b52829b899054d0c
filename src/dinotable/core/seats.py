"""Seats and sets of seats. A set is a mask: bit `s` for seat `s`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHANCE: Final = 9
"""The seat that chance sits in, written `*`."""
SPECTATOR: Final = -1
"""Whoever watches without a seat."""
EVERYONE: Final = -1
"""The mask of all seats and all spectators."""
MOST_SEATS: Final = 8

# A table instead of `1 << seat`: a shift of a literal is 32 bits wide when compiled.
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
CHANCE_ACTS: Final = 512
"""The mask in which chance alone is to act."""


def seats_in(mask: i64) -> list[int]:
    return [seat for seat in range(10) if mask & BIT[seat]]


def all_seats(count: i64) -> i64:
    """The mask of the first `count` seats."""
    return BIT[count] - 1


def seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)
