"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(350, 215, 513, 420),
    "novice": Strength(800, 701, 936, 800),
    "greedy": Strength(1500, 1500, 1500, 800),
    "search-1": Strength(2541, 2227, 2541, 420),
}
LADDER: Final = Ladder({"search-1": Style(30, depth=8, breadth=2)}, strengths=STRENGTHS)
