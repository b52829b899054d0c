"""The levels of its bots."""

from typing import Final

from dinotable.core.ladder import Ladder, Style

LADDER: Final = Ladder({"search-1": Style(30), "search-2": Style(300)})
