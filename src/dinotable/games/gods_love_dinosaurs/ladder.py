"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(232, 228, 323, 3204),
    "novice": Strength(727, 723, 802, 5604),
    "greedy": Strength(1500, 1500, 1500, 7206),
    "careful": Strength(2558, 2330, 2558, 5604),
    "search-1": Strength(2680, 2449, 2680, 5604),
    "search-2": Strength(2769, 2534, 2769, 4806),
}
# One look by hand plays too weakly to learn from. With fewer games for more seats, it was luck how well it played there.
TRAINING: Final = [
    Generation(400, simulations=12, depth=8, breadth=2),
    Generation(1500),
    Generation(2500),
    Generation(4000),
    Generation(5000),
]
# A look sees the same in every world, since only chance knows what comes of the piles: one is enough.
LADDER: Final = Ladder(
    {"search-1": Style(12, root_worlds=1), "search-2": Style(150, root_worlds=1)},
    careful=1,
    strengths=STRENGTHS,
    training=TRAINING,
    positions=40,
)
