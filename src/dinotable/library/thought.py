"""What a bot makes of a position, and what would follow from a plan."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.state import State, View
from dinotable.library.action import Action
from dinotable.library.events import Event, Reason


class Candidate(NamedTuple):
    """What a bot thinks of one action."""

    action: Action
    value: float
    """From 0, certainly last, to 1, certainly first: the share of the others one expects to be ahead of."""
    ranks: list[float]
    """The rank each seat can expect after it; empty where the bot does not say."""
    visits: int
    """How many simulations tried it."""
    changes: dict[str, float]
    """What it changes most for the seat, in points, by the names of the game's evaluation."""
    reasons: list[Reason]
    """What it does, the most telling first; of the best three."""
    error: float
    """How far the value may be off by chance: its standard error."""
    is_level: bool
    """Whether the first is better by no more than chance can make it seem."""
    is_exact: bool = False
    """Whether the game was worked out to its end: the value is what best play of all gives, no estimate."""


class Foresight(NamedTuple):
    """What would follow from one's own actions, as far as one can know it."""

    events: list[Event]
    legal: list[Action]
    """What one may do next; empty where the preview had to stop."""
    done: int
    """How many of the actions were looked at: it stops at chance, at a reveal and at another seat's turn."""


def generator_at(journal: Journal[State, View], seat: int) -> Generator:
    """What a bot tosses with: the same for a position of a match each time. The match's luck does not follow from it."""
    seed = journal.luck.seed if journal.luck else journal.commitment.encode()
    told = b"think %d %d " % (len(journal.entries), seat) + seed
    return Generator(int.from_bytes(hashlib.sha256(told).digest()[:8], "big"))
