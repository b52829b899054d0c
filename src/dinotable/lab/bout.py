"""One game between bots, played with a table's luck. What a bot does wrong is counted, and the game goes on."""

import time
from collections.abc import Callable
from typing import Protocol

from dinotable.bots.policy import MOST_FAILURES
from dinotable.bots.registry import Player
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome
from dinotable.core.play import chance_acts, legal_actions
from dinotable.core.playout import lone_seat
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.lab.blame import told_with, where_of
from dinotable.programs.errors import BotFailed, Hangs
from dinotable.programs.players import Course
from dinotable.programs.words import is_program

LATE_FACTOR = 1.5
LATE_SECONDS = 0.25
"""A choice is late when it takes this much longer than the seconds its budget gives it."""


MOST_ERROR = 400
"""Letters that are kept of what went wrong first."""


class Seat:
    """A player in a chair, and how it went."""

    def __init__(self, player: Player, generator: Generator) -> None:
        self.player = player
        self.generator = generator
        self.moves = 0
        """Choices among at least two actions."""
        self.seconds = 0.0
        """Of processor time: what else the machine does does not count. Of a program, which thinks in a process of its own,
        by the clock on the wall."""
        self.faults: dict[str, int] = {}
        """How often it crashed, gave an illegal answer (a random move stands in for both), or was late."""
        self.last_error = ""
        self._lost = 0
        """Processes that a program has cost."""
        self._is_out = False
        """Whether it plays no more in this game: chance does."""

    def fault(self, kind: str, error: str) -> None:
        self.faults[kind] = self.faults.get(kind, 0) + 1
        self.last_error = self.last_error or error[:MOST_ERROR]

    def choose(self, game: AnyGame, state: object, seat: int, legal: list[int]) -> int:
        if self._is_out:
            return legal[self.generator.below(len(legal))]
        view = game.view(state, seat)  # type: ignore[arg-type]
        budget = self.player.budget
        started, cpu_started = time.perf_counter(), time.process_time()
        try:
            action = self.player.bot.choose(view, list(legal), self.generator, budget)
        except BotFailed as error:
            self._fail(error)
            action = -1
        except (Exception, SystemExit) as error:
            self.fault("crashed", told_with(error))
            action = -1
        spent, cpu_spent = time.perf_counter() - started, time.process_time() - cpu_started
        self.moves += 1
        self.seconds += spent if is_program(self.player.word) else cpu_spent
        if budget.seconds and spent > budget.seconds * LATE_FACTOR + LATE_SECONDS:
            self.fault("late", f"took {spent:.2f} s of {budget.seconds:g} s{where_of(self.player.bot)}")
        if action in legal:
            return action
        if action != -1:
            self.fault("illegal", f"answered {action!r}, which is not legal{where_of(self.player.bot)}")
        return legal[self.generator.below(len(legal))]

    def _fail(self, error: BotFailed) -> None:
        """A program that hangs, or has to be started again and again, would hold the game up."""
        self._lost += error.is_lost
        self._is_out = isinstance(error, Hangs) or self._lost >= MOST_FAILURES
        self.fault(error.kind, f"{error}; `random` played the rest of the game for it" if self._is_out else str(error))


class Watching(Protocol):
    """Whoever follows a game: `legal` is how many ways the seat had, 0 for chance."""

    def before(self, state: State, seat: int, legal: int) -> None: ...

    def after(self, seat: int, action: int, legal: int, log: Log) -> None: ...


def play_bout(
    game: AnyGame, setup: Setup, seats: list[Seat], luck: Luck, order: Generator, thinking: Callable[[int], None],
    watcher: Watching | None = None,
) -> Outcome:  # fmt: skip
    """To the end. `order` says who of several is asked first; `thinking` hears whose choice it is before each."""
    course = Course(game, setup, [seat.player.bot for seat in seats])
    state = course.state
    for _ in range(game.longest(setup)):
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome
        if chance_acts(game, state):
            _act(course, CHANCE, luck.draw(game, state), 0, watcher)
            continue
        seat = int(lone_seat(game.to_act(state), order))
        legal = legal_actions(game, state, seat)
        action = legal[0]
        if len(legal) > 1:
            thinking(seat)
            action = seats[seat].choose(game, state, seat, legal)
        _act(course, seat, action, len(legal), watcher)
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError(f"{game.id} went past its bound of {game.longest(setup)} actions")
    return outcome


def _act(course: Course, seat: int, action: int, legal: int, watcher: Watching | None) -> None:
    if watcher is None:
        course.apply(seat, action)
        return
    watcher.before(course.state, seat, legal)
    watcher.after(seat, action, legal, course.apply_told(seat, action))
