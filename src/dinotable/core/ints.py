"""Small names for small numbers. All are `i64`, so they compile to plain machine words; a name says what is meant."""

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""0 to 7, or CHANCE, or SPECTATOR (`core.seats`)."""
Mask: TypeAlias = i64
"""A set in one word: bit k for member k (`core.bits`)."""
Packed: TypeAlias = i64
"""An action, an event or a refusal (`core.vocabulary`)."""
Hex: TypeAlias = i64
"""A place on a grid, counted in a spiral (`core.hexes`)."""
Card: TypeAlias = i64
"""A kind of card, by its place in the box."""
