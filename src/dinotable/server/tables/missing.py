"""Tables that cannot be had: there are none, they were cleared away, or what is kept of them cannot be read."""

import logging

from dinotable.table.errors import NoTable
from dinotable.table.grants import seats_opened_by
from dinotable.table.kept import Kept

log = logging.getLogger("dinotable.tables")


class Cleared(NoTable):
    """It was set aside, and can be brought back by whoever has a key of it."""

    def __init__(self, kept: Kept) -> None:
        super().__init__("this table was cleared away because nobody used it: it can be brought back")
        self.id = kept.id
        self.host = kept.host
        self.tokens = kept.tokens
        self.seats = seats_opened_by(kept.tokens)


class Unreadable(NoTable):
    """What is kept of it cannot be read: nothing of it is touched."""

    def __init__(self) -> None:
        super().__init__("this table cannot be read now. Nothing is lost, and who runs the server is told: ask them")


class Unreadables:
    """Until the next start nobody tries them again."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def check(self, table: str) -> None:
        if table in self.ids:
            raise Unreadable

    def note(self, table: str, error: Exception) -> Unreadable:
        if table not in self.ids:
            self.ids.add(table)
            why = " ".join(f"{type(error).__name__}: {error}".split())
            log.error("table %s cannot be read and stands aside: %s", table, _printable(why[:300]))
        return Unreadable()


def _printable(text: str) -> str:
    return "".join(mark if mark.isprintable() else "?" for mark in text)
