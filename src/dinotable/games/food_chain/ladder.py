"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `python -m dinotable.lab.strength` makes these lines of the ladder in docs/bots.md.
STRENGTHS: Final = {
    "random": Strength(273, 170, 443, 420),
    "novice": Strength(974, 896, 1056, 800),
    "greedy": Strength(1500, 1500, 1500, 840),
    "search-1": Strength(1668, 1633, 1704, 800),
    "search-2": Strength(1824, 1772, 1865, 460),
}
LADDER: Final = Ladder(
    {"search-1": Style(60), "search-2": Style(400)},
    careful=8,
    strengths=STRENGTHS,
    training=[Generation(5000), Generation(5000)],
)
