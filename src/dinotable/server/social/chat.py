"""What is said at one table. Nothing of it is in the game's log, and nothing is made of what is hidden.

Players and spectators have rooms of their own. Everybody reads the table's; spectators' chat may help a side, so players
read it when the game is over.
"""

from collections import deque

import msgspec

from dinotable.core.seats import SPECTATOR
from dinotable.server.social.storage import MOST_LINES
from dinotable.table.api.social import MOST_TEXT
from dinotable.table.errors import Refused
from dinotable.table.messages import Said
from dinotable.table.names import checked_name
from dinotable.table.sittings import NOBODY, sittings
from dinotable.table.table import Table

JOINER = "\u200d"
"""Holds the parts of some pictures together, and is the only mark without a shape that may be sent."""


class Chat:
    def __init__(self, lines: list[Said]) -> None:
        self.lines: deque[Said] = deque(lines, MOST_LINES)

    def next(self, viewer: int, name: str, text: str, reaction: str) -> Said:
        number = self.last() + 1
        if viewer == SPECTATOR:
            return Said(number, "watchers", None, checked_name(name), text, reaction)
        return Said(number, "table", viewer, name, text, reaction)

    def last(self) -> int:
        """The number of what was said last."""
        return self.lines[-1].number if self.lines else 0

    def heard(self, viewer: int, is_over: bool, since: int = 0) -> list[Said]:
        return [said for said in self.lines if said.number > since and may_hear(said, viewer, is_over)]


def may_hear(said: Said, viewer: int, is_over: bool) -> bool:
    """What is gone is told to nobody."""
    return bool(said.text or said.reaction) and (said.room == "table" or viewer == SPECTATOR or is_over)


def with_authors(lines: list[Said], table: Table) -> list[Said]:
    """Of old lines it was not kept who had said them: whoever sat on that seat, if it was always the same."""
    if all(said.name for said in lines):
        return lines
    found = sittings(table.charter, table.entries_since(0))

    def author(seat: int) -> str:
        names = {name for sitting in found if sitting.was_on(seat) for name in sitting.names.values()}
        return names.pop() if len(names) == 1 else NOBODY

    return [
        said if said.name or said.seat is None else msgspec.structs.replace(said, name=author(said.seat))
        for said in lines
    ]


def checked_text(text: str) -> str:
    tidy = " ".join(text.split())
    if not tidy or len(tidy) > MOST_TEXT or not all(mark.isprintable() or mark == JOINER for mark in tidy):
        raise Refused("text", f"say something in 1 to {MOST_TEXT} printable characters")
    return tidy
