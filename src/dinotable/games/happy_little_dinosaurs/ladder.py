"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Ladder, Strength

# Measured: `make ladder` writes these lines, from the results in docs/ladder.json.
STRENGTHS: Final = {
    "random": Strength(1070, 1023, 1115, 800),
    "novice": Strength(1191, 1152, 1230, 800),
    "greedy": Strength(1500, 1500, 1500, 800),
    "careful": Strength(1534, 1504, 1565, 800),
}
# Where luck weighs most, a deeper look was not seen to help; a wider one was.
LADDER: Final = Ladder({}, worlds=1, careful=32, strengths=STRENGTHS)
