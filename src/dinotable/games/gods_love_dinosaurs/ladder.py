"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Ladder, Style

LADDER: Final = Ladder({"search-1": Style(30, depth=8, breadth=2)})
