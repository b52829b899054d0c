"""What happens when a bot fails or hangs: the one policy, for tables wherever they are hosted, and for runs of many games.

At a table it is asked again; after some failures at one decision a random action is taken, so that the others can play on.
In a run it is asked once, because a result must not be bent: one that hangs is waited for as long as all its tries at a
table would take, then it is given up and named.
"""

from typing import Final

MOST_FAILURES: Final = 3
"""At one decision; then chance plays."""
GRACE: Final = 20.0
"""Seconds beyond its budget after which a bot that does not answer counts as failed."""
STAND_IN: Final = "random"
"""Every ladder has it, and it cannot fail."""


def level_after(level: str, failures: int) -> str:
    """Who decides after so many failures at one decision."""
    return level if failures < MOST_FAILURES else STAND_IN


def table_limit(seconds: float) -> float:
    """How long a bot with so many seconds in its budget is waited for at a table, each time it is asked."""
    return seconds + GRACE


def run_limit(seconds: float, grace: float = GRACE) -> float:
    """The same in a run of many games, where it is asked once."""
    return MOST_FAILURES * (seconds + grace)
