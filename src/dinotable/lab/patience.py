"""For a bot of one's own that plays in our process: it may hang, and is given up in the end."""

import signal
import threading
from types import FrameType

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.registry import Player
from dinotable.core.generator import Generator
from dinotable.core.state import View
from dinotable.programs.bot import Limit
from dinotable.programs.errors import Hangs
from dinotable.programs.players import limit_programs
from dinotable.programs.words import budget_of, is_program


class Patient(Bot):
    """Asks another bot, and gives it up in the end. Only in the main thread, and where the system has alarms."""

    def __init__(self, bot: Bot, limit: Limit) -> None:
        self.bot = bot
        self.limit = limit

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        most = self.limit(budget.seconds)

        def wake(_: int, __: FrameType | None) -> None:
            raise Hangs(f"no answer for {most:.0f} seconds")

        before = signal.signal(signal.SIGALRM, wake)
        signal.setitimer(signal.ITIMER_REAL, most)
        try:
            return self.bot.choose(view, legal, generator, budget)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


PATIENCE = 30.0
"""Seconds more after which a process is ended that waits for a program: it should have given that up itself."""


def watch_limit(word: str, limit: Limit) -> float:
    """How long the process that a bot thinks in is waited for in a run."""
    return limit(budget_of(word).seconds) + (PATIENCE if is_program(word) else 0.0)


def watched(player: Player, limit: Limit) -> Player:
    """Our own levels keep to their budgets, and are not slowed down; whoever asks a program gives it up himself."""
    if is_program(player.word):
        limit_programs([player], limit)
        return player
    can_wake = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    return Player(player.word, Patient(player.bot, limit), player.budget) if ":" in player.word and can_wake else player
