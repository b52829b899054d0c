"""Programs that run: one plays one seat of a game at a time, and another game later. All of them end with this process."""

import atexit
import contextlib
import os
import shutil
import subprocess
import sys
import threading
import time
import weakref
from typing import Final

from dinotable.bots.policy import GRACE
from dinotable.core.errors import SetupError
from dinotable.programs import guard
from dinotable.programs.process import LEAVING, Program, Trace

MOST_IDLE: Final = 16
"""Programs that are kept for another game; the oldest end first."""


class Guard:
    """A process that ends our programs if we are killed."""

    def __init__(self) -> None:
        # Away from this terminal, so that an interruption from the keyboard leaves it alone.
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", guard.__file__], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip

    def tell(self, number: int) -> None:
        assert self._process.stdin
        with contextlib.suppress(OSError):
            self._process.stdin.write(f"{number}\n".encode())
            self._process.stdin.flush()

    def close(self) -> None:
        assert self._process.stdin
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self._process.stdin.close()
            self._process.wait(LEAVING)


class Pool:
    def __init__(self) -> None:
        self.trace: Trace | None = None
        """Hears what is said to programs that start from now on, and by them."""
        self._idle: list[Program] = []
        self._guard: Guard | None = None
        # Whoever lets go of a bot may do so in the middle of anything.
        self._lock = threading.RLock()

    def take(self, command: tuple[str, ...]) -> Program:
        """One that has greeted. Raises BotFailed, and SetupError where nothing of the kind can ever start."""
        with self._lock:
            for program in [each for each in self._idle if each.command == command]:
                self._idle.remove(program)
                if program.is_there():
                    return program
                self.drop(program)
            _check(command)
            self._guard = self._guard or Guard()
            program = Program(command, self.trace)
            self._guard.tell(program.group)
        try:
            program.greet(GRACE)
        except BaseException:
            self.drop(program)
            raise
        return program

    def give(self, program: Program) -> None:
        """Back, for another game."""
        with self._lock:
            self._idle.append(program)
            too_many = len(self._idle) - (MOST_IDLE if self._guard else 0)
            old, self._idle = self._idle[: max(0, too_many)], self._idle[max(0, too_many) :]
        self._end(old)

    def drop(self, program: Program) -> None:
        """One that failed."""
        program.kill()
        if self._guard:
            self._guard.tell(-program.group)

    def _end(self, programs: list[Program]) -> None:
        for program in programs:
            program.say_bye()
        end = time.monotonic() + LEAVING
        for program in programs:
            program.wait(max(0.0, end - time.monotonic()))
            self.drop(program)

    def close(self) -> None:
        """Those that play nowhere now."""
        with self._lock:
            idle, self._idle = self._idle, []
        self._end(idle)

    def close_for_good(self) -> None:
        self.close()
        if self._guard:
            self._guard.close()
            self._guard = None

    def forget(self) -> None:
        """In a copy of this process: what runs belongs to the other one."""
        self._idle, self._guard, self._lock = [], None, threading.RLock()


POOL: Final = Pool()
atexit.register(POOL.close_for_good)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=POOL.forget)


def _check(command: tuple[str, ...]) -> None:
    if not hasattr(os, "killpg"):
        raise SetupError("programs cannot play on this system: they need process groups, as Linux and macOS have them")
    if shutil.which(command[0]) is None:
        raise SetupError(
            f"there is no program “{command[0][:80]}” that can be run: check the path, and that it is executable"
        )


class Hold:
    """Of one bot on the program that plays for it. It goes back when nobody holds the bot any more."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self._held: list[Program] = []
        weakref.finalize(self, _give_back, self._held)

    def program(self) -> tuple[Program, bool]:
        """And whether it is a new one for this bot."""
        if self._held:
            return self._held[0], False
        self._held.append(POOL.take(self.command))
        return self._held[0], True

    def drop(self) -> None:
        while self._held:
            POOL.drop(self._held.pop())

    def let_go(self) -> None:
        _give_back(self._held)


def _give_back(held: list[Program]) -> None:
    while held:
        POOL.give(held.pop())
