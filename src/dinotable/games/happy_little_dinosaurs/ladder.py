"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(1204, 1187, 1226, 2704),
    "novice": Strength(1275, 1260, 1292, 4804),
    "greedy": Strength(1500, 1500, 1500, 6006),
    "careful": Strength(1597, 1586, 1609, 4804),
    "search-1": Strength(1645, 1630, 1658, 4804),
    "search-2": Strength(1687, 1670, 1699, 3906),
}
LADDER: Final = Ladder(
    {"search-1": Style(40), "search-2": Style(1000)},
    worlds=1,
    careful=2,
    strengths=STRENGTHS,
    training=[Generation(10000), Generation(20000)],
)
