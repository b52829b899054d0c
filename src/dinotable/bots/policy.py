"""What happens when a bot fails at a decision or hangs: the one policy for tables, wherever they are hosted.

It is asked again; after some failures at one decision a random action is taken instead, so that the others can play on.
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
