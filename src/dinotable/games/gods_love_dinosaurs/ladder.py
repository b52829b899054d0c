"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(232, 224, 327, 3204),
    "novice": Strength(727, 718, 805, 5604),
    "greedy": Strength(1500, 1500, 1500, 7206),
    "planner-1": Strength(1851, 1830, 1862, 5604),
    "planner-2": Strength(2487, 2418, 2489, 5604),
    "careful": Strength(3040, 2940, 3040, 5604),
    "search-1": Strength(3162, 3058, 3162, 5604),
    "search-2": Strength(3250, 3143, 3250, 4806),
}
# One look by hand plays too weakly to learn from. With fewer games for more seats, it was luck how well it played there.
TRAINING: Final = [
    Generation(400, simulations=12, depth=8, breadth=2),
    Generation(1500),
    Generation(2500),
    Generation(4000),
    Generation(5000),
]
# A look sees the same in every world, since only chance knows what comes of the piles: one is enough. `careful` wins nearly
# every game against `greedy`: the planners are there for whoever is somewhere between.
SEARCHES: Final = {
    "planner-1": Style(2, depth=4, breadth=2, root_worlds=1, by_hand=True),
    "planner-2": Style(6, depth=4, breadth=2, root_worlds=1, by_hand=True),
    "search-1": Style(12, root_worlds=1),
    "search-2": Style(150, root_worlds=1),
}
LADDER: Final = Ladder(
    SEARCHES,
    careful=1,
    strengths=STRENGTHS,
    training=TRAINING,
    positions=40,
)
