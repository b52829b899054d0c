"""For a bot of one's own that plays in our process: it may hang, and then the run should end and say so."""

import signal
import threading
from types import FrameType

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.registry import Player
from dinotable.core.generator import Generator
from dinotable.core.state import View

PATIENCE = 60.0
"""Seconds beyond ten times its budget."""


class Hangs(Exception):
    """No answer came."""


class Patient(Bot):
    """Asks another bot, and gives it up in the end. Only in the main thread, and where the system has alarms."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        most = PATIENCE + 10 * budget.seconds

        def wake(_: int, __: FrameType | None) -> None:
            raise Hangs(f"no answer for {most:.0f} seconds")

        before = signal.signal(signal.SIGALRM, wake)
        signal.setitimer(signal.ITIMER_REAL, most)
        try:
            return self.bot.choose(view, legal, generator, budget)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def watched(player: Player) -> Player:
    """Our own levels keep to their budgets, and are not slowed down."""
    can_wake = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    return Player(player.word, Patient(player.bot), player.budget) if ":" in player.word and can_wake else player
