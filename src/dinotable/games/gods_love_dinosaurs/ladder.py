"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(191, 191, 349, 3137),
    "novice": Strength(687, 687, 829, 4276),
    "greedy": Strength(1500, 1500, 1500, 3284),
    "careful": Strength(2398, 2184, 2398, 3146),
    "search-1": Strength(2517, 2294, 2517, 2286),
    "search-2": Strength(2643, 2399, 2643, 1285),
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
