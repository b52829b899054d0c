"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Ladder

# Where luck weighs most, a deeper look was not seen to help; a wider one was.
LADDER: Final = Ladder({}, worlds=1, careful=32)
