"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(1031, 1016, 1053, 3204),
    "novice": Strength(1321, 1311, 1334, 5604),
    "greedy": Strength(1500, 1500, 1500, 7206),
    "careful": Strength(1659, 1646, 1668, 5604),
    "search-1": Strength(1787, 1771, 1797, 5604),
    "search-2": Strength(1907, 1888, 1918, 4806),
}
# No hand card counts in the features, so one look is the same in every world.
SEARCHES: Final = {"search-1": Style(30, root_worlds=1), "search-2": Style(300, root_worlds=1)}
TRAINING: Final = [Generation(8000, seats=2), Generation(12000, seats=2)]
LADDER: Final = Ladder(SEARCHES, careful=2, strengths=STRENGTHS, training=TRAINING)
