"""What is settled before the start: seats, options, box."""

from typing import Any, Final

from mypy_extensions import i64

from dinotable.core.box import Box
from dinotable.core.buffer import Buffer
from dinotable.core.parts import parts_of, put_together
from dinotable.core.vocabulary import Kind


class Option:
    """A choice made at the table before the start. `seats` lists the player counts it is offered at (empty: all)."""

    def __init__(self, name: str, values: list[str], default: str, rule: str, seats: list[int] | None = None) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.seats: list[int] = seats or []

    def offered(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def __repr__(self) -> str:
        return f"<Option {self.name}: {', '.join(self.values)} (usually {self.default})>"


class Setup:
    """How a game is started: seats, options by name (complete), box."""

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        self.seats = seats
        self.options = options
        self.box = box

    def __reduce__(self) -> tuple[Any, ...]:
        return put_together, (parts_of(self),)


# Three of the games leave it to the players who begins.
SEAT_0: Final = "seat-0"
AT_RANDOM: Final = "random"


def first_option(rule: str) -> Option:
    """Who begins: the first seat, or chance decides."""
    return Option("first", [SEAT_0, AT_RANDOM], SEAT_0, rule)


def is_first_drawn(setup: Setup) -> bool:
    return setup.options["first"] == AT_RANDOM


def weigh_first(kind: Kind, seats: i64, out: Buffer, weights: Buffer) -> i64:
    """Every seat, equally likely. Empties both buffers first."""
    out.clear()
    weights.clear()
    for seat in range(seats):
        out.add(kind.pack(seat))
        weights.add(1)
    return out.count
