"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(1065, 1014, 1127, 420),
    "novice": Strength(1357, 1319, 1392, 800),
    "greedy": Strength(1500, 1500, 1500, 800),
    "search-1": Strength(1669, 1628, 1704, 420),
}
LADDER: Final = Ladder({"search-1": Style(60, depth=8, breadth=2)}, strengths=STRENGTHS)
