"""Where a turn begins: what one seat does until another is asked, or what several decide at once, each with whatever follows
from it by chance and in windows."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.contract import AnyGame
from dinotable.core.ints import Seat
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.state import State

SETTING_UP: Final = -1
TOGETHER: Final = -2


class Turns:
    """Hears of every action of a game before it is done."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.whose: i64 = SETTING_UP
        """The seat whose turn it is, or TOGETHER."""
        self.count: i64 = 0
        """How many have begun, the setting up apart."""
        self._step: i64 = -1

    def begins(self, state: State, seat: Seat) -> bool:
        """Whether a turn begins with what the seat is about to do."""
        game = self.game
        if seat == CHANCE or game.is_window(state):
            return False
        asked = game.to_act(state)
        step = game.step(state)
        are_several = asked != CHANCE_ACTS and asked & (asked - 1) != 0
        now: i64 = TOGETHER if are_several else seat
        if are_several and self.whose == TOGETHER:
            is_new = step != self._step
        else:
            is_new = now != self.whose and not (self.whose == TOGETHER and step == self._step)
        if is_new:
            self.whose = now
            self.count += 1
        self._step = step
        return is_new
