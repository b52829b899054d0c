"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(645, 624, 687, 2704),
    "novice": Strength(1072, 1056, 1101, 4804),
    "greedy": Strength(1500, 1500, 1500, 6006),
    "careful": Strength(1683, 1669, 1696, 4804),
    "search-1": Strength(1736, 1719, 1750, 4804),
    "search-2": Strength(1801, 1780, 1814, 3906),
}
LADDER: Final = Ladder(
    {"search-1": Style(60), "search-2": Style(1200)},
    careful=4,
    strengths=STRENGTHS,
    training=[Generation(6000), Generation(12000)],
)
