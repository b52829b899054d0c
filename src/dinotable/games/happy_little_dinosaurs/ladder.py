"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(1070, 1023, 1115, 800),
    "novice": Strength(1191, 1152, 1230, 800),
    "greedy": Strength(1500, 1500, 1500, 800),
    "careful": Strength(1534, 1504, 1565, 800),
}
LADDER: Final = Ladder(
    {"search-1": Style(40), "search-2": Style(1000)},
    worlds=1,
    careful=2,
    strengths=STRENGTHS,
    training=[Generation(10000), Generation(20000)],
)
