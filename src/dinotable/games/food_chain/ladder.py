"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(645, 626, 683, 2704),
    "novice": Strength(1072, 1053, 1099, 4804),
    "greedy": Strength(1500, 1500, 1500, 5382),
    "careful": Strength(1680, 1666, 1692, 4804),
    "search-1": Strength(1730, 1710, 1744, 3232),
    "search-2": Strength(1775, 1747, 1795, 1710),
}
LADDER: Final = Ladder(
    {"search-1": Style(60), "search-2": Style(1200)},
    careful=4,
    strengths=STRENGTHS,
    training=[Generation(6000), Generation(12000)],
)
