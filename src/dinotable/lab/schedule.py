"""In which order the matches of ladders are played: what tells most for its time comes first."""

import threading
import time
from collections.abc import Iterator
from typing import Any

from dinotable.lab.mark import Mark
from dinotable.lab.matches import Match
from dinotable.lab.statistics import wilson
from dinotable.lab.work import Work
from dinotable.lab.worker import Bouts

STRIDE = 10**7
"""The number of a game is that of its match times this, and its own."""
UNDECIDED = 4.0
"""How much more a game tells where nobody knows yet who is stronger."""
SLICES = 20


class Ladders(Work):
    """The games of all matches."""

    def __init__(self, words: Any) -> None:
        self.bouts = [Bouts(each) for each in words]

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> Any:
        began = time.process_time()
        game = self.bouts[number // STRIDE].do_without(number % STRIDE, blamed, mark)
        return {**game, "cpu": round(time.process_time() - began, 4)}


class Schedule:
    def __init__(self, matches: list[Match], cpu_seconds: float) -> None:
        """`cpu_seconds`: no game begins once so many are spent; 0: there is no such limit."""
        self.matches = matches
        self.limit = cpu_seconds
        self.spent = 0.0
        self._lock = threading.Lock()
        """Threads that talk with workers ask for numbers while results are added."""

    def numbers(self) -> Iterator[int]:
        for k, match in enumerate(self.matches):
            if not match.asked:
                yield from [k * STRIDE + number for number in match.ask_witnesses()]
        while games := self._next():
            for number in games:
                if self.is_over():
                    return
                yield number

    def is_waiting(self) -> bool:
        """There is more to play: a match may have begun anew after everything had been asked for."""
        return not self.is_over() and any(match.missing or not match.asked for match in self.matches)

    def match(self, number: int) -> Match:
        return self.matches[number // STRIDE]

    def is_over(self) -> bool:
        return 0 < self.limit <= self.spent

    def add(self, number: int, game: dict[str, Any]) -> bool:
        """False if the match began anew."""
        with self._lock:
            self.spent += game["cpu"]
            return self.match(number).add(game)

    def left(self) -> tuple[int, float]:
        """How many games, and about how many seconds of processor time."""
        usual = self._usual()
        missing = [(max(0, match.target - match.there), match.seconds_a_game()) for match in self.matches]
        return sum(count for count, _ in missing), sum(count * (seconds or usual) for count, seconds in missing)

    def _next(self) -> list[int]:
        with self._lock:
            usual = self._usual()
            waiting = [k for k, match in enumerate(self.matches) if match.missing]
            if not waiting:
                return []
            best = max(waiting, key=lambda k: tells(self.matches[k], usual))
            match = self.matches[best]
            return [best * STRIDE + number for number in match.ask(slice_of(match))]

    def _usual(self) -> float:
        known = [seconds for match in self.matches if (seconds := match.seconds_a_game())]
        return sum(known) / len(known) if known else 1.0


def slice_of(match: Match) -> int:
    return max(1, match.target // SLICES // match.players) * match.players


def tells(match: Match, usual: float) -> float:
    """By how much the interval becomes shorter, for each second."""
    there, asked, size = match.there, match.target - len(match.missing), slice_of(match)
    share = match.won / there if there else 1 / match.players
    low, high = wilson(share * asked, asked)
    low_then, high_then = wilson(share * (asked + size), asked + size)
    weight = 1.0 if low > 1 / match.players else UNDECIDED
    return weight * (high - low - high_then + low_then) / (size * (match.seconds_a_game() or usual))
