"""Plays a fixture's games in worker processes and keeps them in a file: an interruption loses only games under way."""

import json
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable
from queue import Empty, Queue
from typing import Any

from dinotable.bots.policy import GRACE, run_limit
from dinotable.bots.registry import read_budget
from dinotable.core.errors import DinotableError
from dinotable.core.imports import python_running, same_imports
from dinotable.lab.fixture import Fixture
from dinotable.lab.results import Results
from dinotable.lab.standings import standings, verdict_of
from dinotable.lab.statistics import Verdict

WATCH = 0.1


class Worker:
    """One process and the thread that talks with it."""

    def __init__(
        self, fixture: Fixture, tasks: "Queue[int]", done: "Queue[dict[str, Any] | str]", grace: float
    ) -> None:
        self.fixture = fixture
        self.tasks = tasks
        self.done = done
        self.grace = grace
        self.seconds = [read_budget(word.partition("@")[2]).seconds for word in fixture.bots]
        self.process: subprocess.Popen[str] | None = None
        self.thinking = -1
        """The bot that was last asked; −1: none since the game began."""
        self.since = 0.0
        self.hung = False
        self.stopped = False
        self.thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self.thread.start()

    def watch(self) -> None:
        """Ends the process of a bot that thinks far past its budget."""
        process = self.process
        if process is None or self.thinking < 0:
            return
        if time.monotonic() - self.since > run_limit(self.seconds[self.thinking], self.grace):
            self.hung = True
            process.kill()

    def stop(self) -> None:
        self.stopped = True
        process = self.process
        if process is not None:
            process.kill()

    def _open(self) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            python_running("dinotable.lab.worker"),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=same_imports(),
        )  # fmt: skip
        assert process.stdin and process.stdout
        process.stdin.write(self.fixture.json() + "\n")
        process.stdin.flush()
        if process.stdout.readline() != "ready\n":
            raise DinotableError("a worker process did not start; what it said stands above")
        return process

    def _close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def _run(self) -> None:
        try:
            while not self.stopped:
                try:
                    number = self.tasks.get_nowait()
                except Empty:
                    break
                self._play(number)
        except (DinotableError, OSError) as error:
            self.done.put(str(error))
        self._close()

    def _play(self, number: int) -> None:
        """The game, and again with the bots that end or block the process replaced by `random`."""
        benched: dict[int, str] = {}
        for _ in range(len(self.fixture.bots) + 1):
            result = self._attempt(number, benched)
            if result is None:
                self._close()
            else:
                for seat, bot in enumerate(result["seating"]):
                    if bot in benched:
                        result["faults"][seat] = {benched[bot]: 1}
                        result["errors"][seat] = f"its process {benched[bot]}; `random` played the whole game for it"
                self.done.put(result)
                return
            if self.stopped:
                return
            if self.thinking < 0:
                break
            benched[self.thinking] = "hung" if self.hung else "died"
        raise DinotableError(f"game {number} of the arena cannot be played: the worker process ends by itself")

    def _attempt(self, number: int, benched: dict[int, str]) -> dict[str, Any] | None:
        process = self.process = self.process or self._open()
        assert process.stdin and process.stdout
        self.thinking, self.hung = -1, False
        try:
            process.stdin.write(" ".join(str(word) for word in [number, *benched]) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            return None
        for line in process.stdout:
            if line.startswith("@"):
                self.since = time.monotonic()
                self.thinking = int(line[1:])
            else:
                self.thinking = -1
                game: dict[str, Any] = json.loads(line)
                return game
        return None


class Arena:
    def __init__(
        self,
        fixture: Fixture,
        games: int,
        path: str | None,
        workers: int,
        edge: float = 0.0,
        grace: float = GRACE,
    ) -> None:
        """`edge`: with more than zero, stop as soon as the sequential test can tell (`statistics.sprt`)."""
        fixture.check()
        size = len(fixture.seatings)
        self.fixture = fixture
        self.games = (games + size - 1) // size * size
        """Whole deals only, so that every bot sits everywhere as often."""
        self.results = Results(path, fixture.header())
        self.workers = max(1, workers)
        self.edge = edge
        self.grace = grace

    def run(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Plays what is missing. `progress` hears how many of how many games are there."""
        progress = progress or (lambda *_: None)
        missing = [number for number in range(self.games) if number not in self.results.games]
        progress(self.games - len(missing), self.games)
        if not missing or self._told():
            return
        tasks: Queue[int] = Queue()
        for number in missing:
            tasks.put(number)
        done: Queue[dict[str, Any] | str] = Queue()
        workers = [Worker(self.fixture, tasks, done, self.grace) for _ in range(min(self.workers, len(missing)))]
        for worker in workers:
            worker.start()
        try:
            self._collect(workers, done, len(missing), progress)
        finally:
            for worker in workers:
                worker.stop()
            for worker in workers:
                worker.thread.join()

    def _collect(
        self,
        workers: list[Worker],
        done: "Queue[dict[str, Any] | str]",
        missing: int,
        progress: Callable[[int, int], None],
    ) -> None:
        while missing:
            try:
                result = done.get(timeout=WATCH)
            except Empty:
                for worker in workers:
                    worker.watch()
                continue
            if isinstance(result, str):
                raise DinotableError(result)
            self.results.add(result)
            missing -= 1
            progress(self.games - missing, self.games)
            if self._told():
                return

    def _told(self) -> bool:
        return self.edge > 0 and self.verdict().says != "open"

    def verdict(self) -> Verdict:
        return verdict_of(self.fixture, self.results.first(self.games), self.edge)

    def counted(self) -> list[dict[str, Any]]:
        """The games of complete deals; with a sequential test those up to its verdict, as what came next is accident."""
        if self.edge > 0:
            return self.results.first(self.verdict().deals * len(self.fixture.seatings))
        games = self.results.first(self.games)
        whole = Counter(self.fixture.deal(game["n"]) for game in games)
        return [game for game in games if whole[self.fixture.deal(game["n"])] == len(self.fixture.seatings)]

    def report(self) -> dict[str, Any]:
        """For `--json`."""
        games = self.counted()
        report: dict[str, Any] = {**self.fixture.header(), "games": len(games)}
        report["standings"] = standings(self.fixture, games)
        if self.edge > 0:
            verdict = self.verdict()
            report["sprt"] = {"edge": self.edge, "deals": verdict.deals, "ratio": round(verdict.ratio, 3)}
            report["sprt"]["says"] = verdict.says
        return report
