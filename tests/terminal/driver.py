"""Plays through the real command: a process, its standard input and output, and nothing else."""

import os
import random
import re
import select
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120
"""Seconds after which a silent process is taken for stuck; nothing waits for them to pass."""


class Driver:
    def __init__(self, *arguments: str, names: list[str]) -> None:
        path = os.pathsep.join([entry for entry in sys.path if entry] + [str(ROOT)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dinotable", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"},
        )
        self.prompt = re.compile(rf"^(?:{'|'.join(map(re.escape, names))})> \Z", re.MULTILINE)
        self.transcript = ""
        self.rest = ""

    def hear(self) -> str | None:
        """What was printed up to the next prompt; None at the end."""
        heard, self.rest = self.rest, ""
        while not (found := self.prompt.search(heard)):
            assert select.select([self.process.stdout], [], [], PATIENCE)[0], f"stuck after:\n{self.transcript[-2000:]}"
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                self.transcript += heard
                return None
            heard += piece.decode("utf-8", "surrogateescape")
        # What came in the same breath is heard the next time.
        heard, self.rest = heard[: found.end()], heard[found.end() :]
        self.transcript += heard
        return heard

    def say(self, line: str) -> str | None:
        self.type(line)
        return self.hear()

    def type(self, line: str) -> None:
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def stop(self) -> None:
        """In the middle of a game."""
        self.process.kill()
        self.close()

    def close(self) -> int:
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


def numbers_listed(listing: str) -> list[int]:
    """The numbers of the moves that `?` shows."""
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  \S", listing, re.MULTILINE)]
    for first, last in re.findall(r"^  \S+ \((\d+)–(\d+)\)$", listing, re.MULTILINE):
        numbers += range(int(first), int(last) + 1)
    return numbers


def play_whole(driver: Driver, seed: int) -> int:
    """To the end, each move picked from what `?` lists; how many decisions there were."""
    chance = random.Random(seed)
    decisions = 0
    heard = driver.hear()
    while heard is not None:
        listing = driver.say("?")
        numbers = numbers_listed(listing or "")
        assert numbers, f"nothing to choose from in:\n{listing}"
        heard = driver.say(f"#{chance.choice(numbers)}")
        decisions += 1
    return decisions
