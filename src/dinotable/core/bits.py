"""Small sets in one machine word: bit k for member k, k below 62."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**k for k in range(62)])
"""A table instead of `1 << k`: a shift of a literal is 32 bits wide when compiled."""

# 2 has order 66 modulo 67, so each power of two leaves another remainder.
_PLACES: Final = vec[i64]([next((k for k in range(62) if 2**k % 67 == rest), 0) for rest in range(67)])


def lowest(word: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _PLACES[(word & -word) % 67]


def size_of(word: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def members_of(word: i64) -> list[int]:
    """All members, the smallest first."""
    members: list[int] = []
    while word:
        members.append(lowest(word))
        word &= word - 1
    return members
