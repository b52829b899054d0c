"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Generation, Ladder, Strength, Style

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(1032, 1017, 1056, 3096),
    "novice": Strength(1321, 1311, 1336, 5554),
    "greedy": Strength(1500, 1500, 1500, 5656),
    "careful": Strength(1655, 1642, 1665, 4214),
    "search-1": Strength(1783, 1758, 1795, 2082),
    "search-2": Strength(1908, 1865, 1920, 1066),
}
# No hand card counts in the features, so one look is the same in every world.
SEARCHES: Final = {"search-1": Style(30, root_worlds=1), "search-2": Style(300, root_worlds=1)}
TRAINING: Final = [Generation(8000, seats=2), Generation(12000, seats=2)]
LADDER: Final = Ladder(SEARCHES, careful=2, strengths=STRENGTHS, training=TRAINING)
