"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(645, 628, 682, 2704),
    "novice": Strength(1072, 1057, 1096, 4804),
    "greedy": Strength(1500, 1500, 1500, 5824),
    "careful": Strength(1682, 1668, 1694, 4804),
    "search-1": Strength(1734, 1717, 1749, 3588),
    "search-2": Strength(1793, 1771, 1807, 2508),
}
LADDER: Final = Ladder(
    {"search-1": Style(60), "search-2": Style(1200)},
    careful=4,
    strengths=STRENGTHS,
    training=[Generation(6000), Generation(12000)],
)
