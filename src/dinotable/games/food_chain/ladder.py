"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(220, 111, 423, 420),
    "novice": Strength(947, 863, 1036, 800),
    "greedy": Strength(1500, 1500, 1500, 840),
    "search-1": Strength(1671, 1635, 1704, 800),
    "search-2": Strength(1828, 1773, 1867, 460),
}
LADDER: Final = Ladder(
    {"search-1": Style(40, depth=6, breadth=2), "search-2": Style(300, depth=6, breadth=2)}, strengths=STRENGTHS
)
