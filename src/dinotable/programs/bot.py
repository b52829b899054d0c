"""A program in a chair."""

from collections.abc import Callable

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.policy import table_limit
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.programs.errors import BotFailed
from dinotable.programs.pool import Hold
from dinotable.programs.process import Program
from dinotable.programs.protocol import (
    SEEDS,
    Greeting,
    choose_line,
    events_lines,
    question,
    read_choice,
    setup_line,
)

Limit = Callable[[float], float]
"""How long a bot is waited for that has so many seconds: one of `bots/policy.py`."""


class Exec(Bot):
    """Its process plays one seat of one game, and is told with `setup` when it is another."""

    def __init__(self, game: AnyGame, setup: Setup, command: tuple[str, ...]) -> None:
        self.game = game
        self.setup = setup
        self.limit: Limit = table_limit
        self.journal: Journal[State, View] | None = None
        """Of the game, from whoever hosts it: what its seat saw happen is told from it."""
        self._hold = Hold(command)
        self._told: tuple[object, int] | None = None
        """The game and the seat that its process was last set up for."""
        self._number = 0
        """Of the last decision since then."""
        self._heard = 0
        """Lines of the record that it has been told about since then."""

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        seed = int(generator.below(SEEDS))
        try:
            program, is_new = self._hold.program()
            lines = self._since(program, view, is_new)
            self._number += 1
            lines += question(self.game, view, legal, program.greeting.wants)
            lines.append(choose_line(self._number, budget, seed))
            return read_choice(self.game, program.ask(lines, self.limit(budget.seconds)), self._number, legal)
        except BaseException as error:
            if not isinstance(error, BotFailed) or error.is_lost:
                self._hold.drop()
            raise

    def _since(self, program: Program, view: View, is_new: bool) -> list[str]:
        """What is new since it was last asked."""
        lines, seat = [], int(view.seat)
        now = (self.journal, seat)
        if is_new or self._told is None or self._told[0] is not now[0] or self._told[1] != seat:
            self._told, self._number, self._heard = now, 0, 0
            lines.append(setup_line(self.game, self.setup, seat))
        if self.journal is not None and "events" in program.greeting.wants:
            lines += events_lines(self.journal, self._heard, seat)
            self._heard = len(self.journal.entries)
        return lines

    def greet(self) -> Greeting:
        """Starts its process, which says its name and what it wants."""
        return self._hold.program()[0].greeting

    def let_go(self) -> None:
        """Of its process, which may play elsewhere; this bot can still be asked."""
        self._hold.let_go()
        self._told = None
