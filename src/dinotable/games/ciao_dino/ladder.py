"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/published.json.
STRENGTHS: Final = {
    "random": Strength(1031, 1016, 1056, 3204),
    "novice": Strength(1321, 1311, 1333, 5604),
    "greedy": Strength(1500, 1500, 1500, 6328),
    "careful": Strength(1657, 1644, 1666, 5304),
    "search-1": Strength(1785, 1766, 1798, 3347),
    "search-2": Strength(1907, 1878, 1920, 1971),
}
# No hand card counts in the features, so one look is the same in every world.
SEARCHES: Final = {"search-1": Style(30, root_worlds=1), "search-2": Style(300, root_worlds=1)}
TRAINING: Final = [Generation(8000, seats=2), Generation(12000, seats=2)]
LADDER: Final = Ladder(SEARCHES, careful=2, strengths=STRENGTHS, training=TRAINING)
