"""What was published of a match: games that need not be played again while its bots are the same."""

import math
from typing import Any

Line = dict[str, Any]
"""A match as published: game, players, first, second, games, wins, interval, duels, witness, last, command.

`duels` counts games by how many of the others the first was ahead of, in halves. `witness` is the first game, `last` the
last one, which lines of earlier versions lack.
"""


class Past:
    """The games from the first on that a line counts; none without a line."""

    def __init__(self, players: int, line: Line | None = None) -> None:
        self.games = int(line["games"]) if line else 0
        self.won = 0.0
        self.duels = [0] * (2 * players - 1)
        self.witnesses: dict[int, dict[str, Any]] = {}
        """What must come out again, by the number of the game."""
        if line:
            parts = math.lcm(*range(1, players + 1))
            self.won = round(line["wins"] * parts) / parts  # what was rounded: shared wins count in such parts
            self.duels = list(line["duels"])
            self.witnesses[0] = line["witness"]
            if line.get("last"):
                self.witnesses[self.games - 1] = line["last"]


def separates(line: Line) -> bool:
    """The lower end lies above the fair share."""
    return float(line["interval"][0]) > 1 / int(line["players"])
