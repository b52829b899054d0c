"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(220, 111, 423, 420),
    "novice": Strength(947, 863, 1036, 800),
    "greedy": Strength(1500, 1500, 1500, 840),
    "search-1": Strength(1671, 1635, 1704, 800),
    "search-2": Strength(1828, 1773, 1867, 460),
}
LADDER: Final = Ladder(
    {"search-1": Style(60), "search-2": Style(400)},
    careful=4,
    strengths=STRENGTHS,
    training=[Generation(6000), Generation(12000)],
)
