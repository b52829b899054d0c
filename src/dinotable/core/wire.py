"""What crosses the wire. A game's `wire.py` and `facts.py` inherit from these; TypeScript types are made from them.

Frozen, and of tuples rather than lists: what is handed to one caller can be kept and handed to another.
"""

import msgspec


class Wire(msgspec.Struct, frozen=True):
    """Part of a view as plain data."""


class AnyFacts(Wire, frozen=True):
    """What a good player would work out from a view. Every game tells these two, and its own."""

    points_by_seat: tuple[int, ...]
    """Points as they stand; at the end, the final ones."""
    is_out: tuple[bool, ...]
    """By seat: whether it has gone out of the game before its end."""
