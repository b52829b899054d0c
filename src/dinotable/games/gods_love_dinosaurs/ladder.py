"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(126, 126, 415, 2208),
    "novice": Strength(612, 612, 885, 2694),
    "greedy": Strength(1500, 1500, 1500, 1642),
    "careful": Strength(2375, 2086, 2375, 1976),
    "search-1": Strength(2440, 2146, 2440, 1468),
    "search-2": Strength(2663, 2307, 2663, 648),
}
# One look by hand plays too weakly to learn from.
TRAINING: Final = [
    Generation(150, simulations=12, depth=8, breadth=2, seats=2),
    Generation(1000, seats=2),
    Generation(2000, seats=2),
    Generation(2000, seats=2),
]
# A look sees the same in every world, since only chance knows what comes of the piles: one is enough.
LADDER: Final = Ladder(
    {"search-1": Style(12, root_worlds=1), "search-2": Style(150, root_worlds=1)},
    careful=1,
    strengths=STRENGTHS,
    training=TRAINING,
    positions=60,
)
