"""Worker processes, as their owner sees them: asked for numbers, watched, ended, and named if they end by themselves."""

import contextlib
import json
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any

from dinotable.core.errors import Failed
from dinotable.core.imports import python_running, same_imports
from dinotable.lab.blame import where_dumped
from dinotable.lab.mark import NOBODY, Mark

WATCH = 0.1
"""Seconds between two looks at who thinks."""
ASKED = 1.0
"""Seconds in which a process that hangs can say where."""
TRIES = 2
"""For a number whose process ended while nobody thought: it may have been killed from outside."""

Done = tuple[int, Any]
Asked = tuple[int, dict[int, str]]
"""A number, and who is left out because of what it did."""


class Process:
    """One worker process, as its owner sees it."""

    def __init__(self, place: str, words: Any, limits: Sequence[float]) -> None:
        self.limits = limits
        self.mark = Mark()
        handle, dump = tempfile.mkstemp(prefix="dinotable-dump-")
        self._dump = os.fdopen(handle, encoding="utf-8", errors="replace")
        self.ended = ""
        """How it ended, if it was ended by its owner."""
        self._closed = threading.Event()
        self._watcher = threading.Thread(target=self._watch, daemon=True)
        # In a group of its own: an interruption from the keyboard is for the owner alone.
        self._process = subprocess.Popen(
            python_running("dinotable.lab.child"),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=same_imports(), process_group=0,
        )  # fmt: skip
        try:
            self._tell({"place": place, "words": words, "mark": self.mark.path, "dump": dump})
            if self._answer() is None:
                raise Failed("a worker process did not start; what it said stands above")
        except BaseException:
            self.close()
            raise
        finally:
            # Like that of the mark, it needs no name once both have it.
            with contextlib.suppress(OSError):
                os.unlink(dump)
        self.mark.unlink()
        if limits:
            self._watcher.start()

    def results(self, asked: list[Asked]) -> Iterator[Done]:
        """Fewer than were asked for if the process ends."""
        self._tell([[number, list(blamed.items())] for number, blamed in asked])
        for _ in range(len(asked)):
            answer = self._answer()
            if answer is None:
                return
            yield answer[0], answer[1]

    def _watch(self) -> None:
        """Ends the process if somebody thinks past his limit."""
        seen, since = self.mark.read(), time.monotonic()
        while not self._closed.wait(WATCH):
            now, marked = time.monotonic(), self.mark.read()
            if marked != seen:
                seen, since = marked, now
            elif 0 <= seen[1] < len(self.limits) and now - since > self.limits[seen[1]]:
                self.end("hung")

    def end(self, how: str) -> None:
        self.ended = self.ended or how
        if how == "hung":
            self._ask_where()
        self._process.kill()

    def _ask_where(self) -> None:
        """It writes where it is, whatever it does."""
        if not hasattr(signal, "SIGUSR1"):
            return
        self._process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + ASKED
        while time.monotonic() < end and not self.where() and self._process.poll() is None:
            time.sleep(0.01)

    def where(self) -> str:
        """Where it was when it ended, as far as it could tell."""
        self._dump.seek(0)
        return where_dumped(self._dump.read())

    def code(self) -> int:
        return self._process.wait()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._closed.set()
        if self._watcher.ident:
            self._watcher.join()
        self.mark.close()
        self._dump.close()

    def _tell(self, message: Any) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return

    def _answer(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        # A process that was killed may leave half a line.
        if not line.endswith("\n"):
            return None
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise Failed(answer["error"])
        return answer


class Worker:
    """Processes one after another: whoever ends one is left out of the next."""

    def __init__(self, place: str, words: Any, limits: Sequence[float]) -> None:
        self.place = place
        self.words = words
        self.limits = limits
        self.process: Process | None = None
        self.stopped = threading.Event()

    def results(self, numbers: list[int]) -> Iterator[Done]:
        left: list[Asked] = [(number, {}) for number in numbers]
        tries = 1
        while left and not self.stopped.is_set():
            process = self.process = self.process or Process(self.place, self.words, self.limits)
            if self.stopped.is_set():
                return
            for done in process.results(left):
                left.pop(0)
                yield done
            if not left or self.stopped.is_set():
                return
            _, who, at = process.mark.read()
            code = process.code()
            how = process.ended or f"died ({f'exit code {code}' if code >= 0 else f'by signal {-code}'})"
            how += process.where()
            self.close()
            # What was done and not handed over is done again.
            left.sort(key=lambda asked: asked[0] != at)
            number, blamed = left[0]
            if number == at and who != NOBODY and who not in blamed:
                blamed[who] = how
            elif tries < TRIES:
                tries += 1
            else:
                raise Failed(f"number {number} cannot be done: its worker process {how}, twice")

    def steps(self) -> int:
        """How much its process has done, as the work counts it."""
        process = self.process
        return process.mark.steps() if process else 0

    def stop(self) -> None:
        """From another thread than the one that listens."""
        self.stopped.set()
        if process := self.process:
            process.end("stopped")

    def close(self) -> None:
        if self.process:
            self.process.close()
            self.process = None
