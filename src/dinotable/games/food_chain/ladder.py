"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(645, 625, 685, 2704),
    "novice": Strength(1072, 1055, 1098, 4804),
    "greedy": Strength(1500, 1500, 1500, 5556),
    "careful": Strength(1680, 1667, 1692, 4804),
    "search-1": Strength(1731, 1714, 1745, 3282),
    "search-2": Strength(1780, 1756, 1797, 1934),
}
LADDER: Final = Ladder(
    {"search-1": Style(60), "search-2": Style(1200)},
    careful=4,
    strengths=STRENGTHS,
    training=[Generation(6000), Generation(12000)],
)
