"""A finished game by turns, and what was done in it."""

import msgspec

from dinotable.bots.luck import Deed
from dinotable.core.journal import Journal
from dinotable.core.playout import twin_of
from dinotable.core.turns import SETTING_UP, Turns


class ReplayTurn(msgspec.Struct, frozen=True):
    line: int
    """So many lines were there when it had ended."""
    seat: int | None
    """Whose it was; null if several decided at once, or nobody."""


def deeds_of(journal: "Journal") -> list[Deed]:  # type: ignore[type-arg]
    """What was done and not taken back, in its order."""
    gone = {line for entry in journal.entries for line in entry.taken_back}
    return [
        Deed(entry.seat, entry.action, entry.number)
        for entry in journal.entries
        if entry.number not in gone and not entry.note and not entry.undone and entry.back < 0
    ]


def turns_of(journal: "Journal") -> list[ReplayTurn]:  # type: ignore[type-arg]
    """All of them in their order; the last one ends with the last line."""
    begins = _begins(journal)
    ends = [*[line for line, _ in begins[1:]], len(journal.entries)]
    return [
        ReplayTurn(end, seat if seat >= 0 else None)
        for (begin, seat), end in zip(begins, ends, strict=True)
        if end > begin
    ]


def _begins(journal: "Journal") -> list[tuple[int, int]]:  # type: ignore[type-arg]
    """The line that each turn begins with, and whose it is."""
    state, turns = twin_of(journal.game.new(journal.setup)), Turns(journal.game)
    found = [(0, SETTING_UP)]
    for deed in deeds_of(journal):
        if turns.begins(state, deed.seat):
            found.append((deed.line, int(turns.whose)))
        journal.game.apply(state, deed.seat, deed.action, None)
    return found
