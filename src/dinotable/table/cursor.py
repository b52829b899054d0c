"""A finished game at any line, through any eyes. Only for what may be told: nothing here asks whether it may."""

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.replay import replay_line
from dinotable.core.seats import SPECTATOR, seats_in
from dinotable.core.setup import Setup
from dinotable.core.wire import GameFacts, GameOwn, GameView
from dinotable.table.head_start import table_outcome
from dinotable.table.phrases import written
from dinotable.table.seen import ALL_EYES, Ending, see_ending


class Frame(msgspec.Struct, frozen=True):
    """How things stood after so many lines."""

    line: int
    to_act: list[int]
    """Who owed a decision; empty where chance was to act."""
    view: GameView
    facts: GameFacts
    ending: Ending | None
    own: list[GameOwn]
    """Through all eyes: for each seat the part of its view that a spectator had not. Else empty."""


class ReplayCursor:
    """One game wound to a line. Forwards it goes line by line; backwards it begins anew, which takes milliseconds. For one
    thread at a time."""

    def __init__(self, game: AnyGame, setup: Setup, lines: list[str], head_starts: list[int] | None = None) -> None:
        self.game = game
        self.head_starts = head_starts or []
        self.setup = setup
        self.lines = lines
        self._journal = Journal(game, setup)

    def frames(self, begin: int, count: int, eyes: int) -> list[Frame]:
        """From line `begin` on, as many as there are. Takes its time: not for the thread that serves people."""
        frames = []
        for line in range(begin, min(begin + count, len(self.lines) + 1)):
            self._wind(line)
            frames.append(self._frame(eyes))
        return frames

    def _wind(self, line: int) -> None:
        if len(self._journal.entries) > line:
            self._journal = Journal(self.game, self.setup)
        for text in self.lines[len(self._journal.entries) : line]:
            replay_line(self._journal, text)

    def _frame(self, eyes: int) -> Frame:
        game, state = self.game, self._journal.state
        view = game.view(state, SPECTATOR if eyes == ALL_EYES else eyes)
        own: list[GameOwn] = []
        if eyes == ALL_EYES:
            own = [written(game.wire_own(game.view(state, seat))) for seat in range(self.setup.seats)]
        return Frame(
            line=len(self._journal.entries),
            to_act=[seat for seat in seats_in(game.to_act(state)) if seat < self.setup.seats],
            view=written(game.wire(view)),
            facts=game.facts(view),
            ending=see_ending(table_outcome(game, state, self.head_starts)),
            own=own,
        )


def parted_at(one: list[str], other: list[str]) -> int:
    """How many lines two games have in common at their start."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same
