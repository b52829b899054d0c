"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(644, 621, 684, 2704),
    "novice": Strength(1072, 1056, 1096, 4804),
    "greedy": Strength(1500, 1500, 1500, 5384),
    "careful": Strength(1680, 1666, 1691, 3932),
    "search-1": Strength(1735, 1714, 1749, 2294),
    "search-2": Strength(1784, 1759, 1799, 1646),
}
LADDER: Final = Ladder(
    {"search-1": Style(60), "search-2": Style(1200)},
    careful=4,
    strengths=STRENGTHS,
    training=[Generation(6000), Generation(12000)],
)
