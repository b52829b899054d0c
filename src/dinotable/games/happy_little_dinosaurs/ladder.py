"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(1205, 1189, 1225, 2704),
    "novice": Strength(1275, 1262, 1292, 4804),
    "greedy": Strength(1500, 1500, 1500, 6006),
    "careful": Strength(1595, 1583, 1606, 4804),
    "search-1": Strength(1641, 1625, 1654, 4110),
    "search-2": Strength(1691, 1674, 1704, 3212),
}
LADDER: Final = Ladder(
    {"search-1": Style(40), "search-2": Style(1000)},
    worlds=1,
    careful=2,
    strengths=STRENGTHS,
    training=[Generation(10000), Generation(20000)],
)
