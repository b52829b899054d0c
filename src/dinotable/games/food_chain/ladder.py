"""The levels of its bots: `docs/bots.md` says how they were found and how strong they are."""

from typing import Final

from dinotable.core.ladder import Ladder, Style

LADDER: Final = Ladder({"search-1": Style(40, depth=6, breadth=2), "search-2": Style(300, depth=6, breadth=2)})
