"""A finished game by turns: what one seat does until another is asked, or what several decide at once, each with whatever
follows from it by chance and in windows."""

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.playout import twin_of
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.table.luck import deeds_of

SETTING_UP = -1
TOGETHER = -2


class ReplayTurn(msgspec.Struct, frozen=True):
    line: int
    """So many lines were there when it had ended."""
    seat: int | None
    """Whose it was; null if several decided at once, or nobody."""


def turns_of(journal: "Journal") -> list[ReplayTurn]:  # type: ignore[type-arg]
    """All of them in their order; the last one ends with the last line."""
    game, setup = journal.game, journal.setup
    begins = _begins(game, setup, journal)
    ends = [*[line for line, _ in begins[1:]], len(journal.entries)]
    return [
        ReplayTurn(end, seat if seat >= 0 else None)
        for (begin, seat), end in zip(begins, ends, strict=True)
        if end > begin
    ]


def _begins(game: AnyGame, setup: Setup, journal: "Journal") -> list[tuple[int, int]]:  # type: ignore[type-arg]
    """The line that each turn begins with, and whose it is."""
    state = twin_of(game.new(setup))
    found, whose, step = [(0, SETTING_UP)], SETTING_UP, -1
    for deed in deeds_of(journal):
        asked = game.to_act(state)
        if deed.seat != CHANCE and not game.is_window(state):
            are_several = asked != CHANCE_ACTS and asked & asked - 1 != 0
            now = TOGETHER if are_several else deed.seat
            if are_several and whose == TOGETHER and game.step(state) != step:
                found.append((deed.line, TOGETHER))
            elif now != whose and not (whose == TOGETHER and game.step(state) == step):
                found.append((deed.line, now))
            whose, step = found[-1][1], game.step(state)
        game.apply(state, deed.seat, deed.action, None)
    return found
