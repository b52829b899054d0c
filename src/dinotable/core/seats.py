"""Seats and sets of seats. A set is a mask: bit `s` for seat `s`."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.ints import Mask

CHANCE: Final = 9
"""The seat that chance sits in, written `*`."""
SPECTATOR: Final = -1
"""Whoever watches without a seat."""
EVERYONE: Final = -1
"""The mask of all seats and all spectators."""
MOST_SEATS: Final = 8

CHANCE_ACTS: Final = 512
"""The mask in which chance alone is to act."""


def seats_in(mask: Mask) -> list[int]:
    return [seat for seat in range(10) if mask & BITS[seat]]


def all_seats(count: i64) -> Mask:
    """The mask of the first `count` seats."""
    return BITS[count] - 1


def seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)


def seat_letter(seat: int) -> str:
    """How a text board marks a player, where notation has no seats; the letter and the name stand side by side once."""
    return "ABCDEFGH"[seat]
