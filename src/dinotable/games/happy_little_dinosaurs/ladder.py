"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `python -m dinotable.lab.strength` makes these lines of the ladder in docs/bots.md.
STRENGTHS: Final = {
    "random": Strength(1073, 1029, 1126, 800),
    "novice": Strength(1194, 1154, 1238, 800),
    "greedy": Strength(1500, 1500, 1500, 800),
    "careful": Strength(1534, 1507, 1562, 800),
}
LADDER: Final = Ladder(
    {"search-1": Style(40), "search-2": Style(1000)},
    worlds=1,
    careful=2,
    strengths=STRENGTHS,
    training=[Generation(6000), Generation(8000)],
)
