"""For each kind of refusal a slow check, word for word as the rules say it: whether that reason holds in a position.

`REASONS` of each module: the word of a refusal to a check of a `Case`. Nothing in these modules calls the rules.

A module may have more. `rare()`: what random play seldom comes to, as set-up, state, seat, and what is said there.
`tries(told, chooser)`: texts worth trying, where few of all things that can be said make sense. `LEANS_TO`: the word of an
action that is taken in every third game wherever it can be, for positions that random play hardly meets. `SELDOM`: the
refusals that all this gives a few times only; of the others a run checks at least ten of each.
"""

from typing import Any


class Case:
    def __init__(self, told: dict[str, Any], seat: int, action: dict[str, Any], reason: dict[str, Any]) -> None:
        self.told = told
        """The position as plain data: the seat's view as it crosses the wire, and `to_act`."""
        self.seat = seat
        self.action = action
        """What it would do, as fields; null where hidden."""
        self.reason = reason
        """Why not, as fields."""
