"""Measures published figures again: each command once, however many figures come of it."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from dinotable.core import playout as engine
from dinotable.core.errors import Failed
from dinotable.lab.reproduce.figures import RATIO, Figure, Kind
from dinotable.lab.reproduce.holds import Measured, still_holds, taken

SETTING = re.compile(r"[A-Z][A-Z0-9_]*=.*")
ARENA = ["dinotable", "arena"]
INTERRUPT = signal.SIGTERM if sys.platform == "win32" else signal.SIGINT
BUSY = 0.75
"""Of its cores: a machine with more load than that has something else to do."""
START = 1.0
"""Seconds that a command takes at least."""
PATIENCE = 5.0
"""Seconds that an interrupted command has to end."""


class Wish(NamedTuple):
    """What is played of matches, which are of many games."""

    games: int = 0
    """At most so many; 0: as many as were published."""
    seed: int | None = None
    """Another one: other games than those that were published."""


class Answer(NamedTuple):
    figure: Figure
    says: str
    """`yes`, `no`, `cannot` or `history`."""
    now: Measured | None
    note: str

    def as_json(self) -> dict[str, Any]:
        figure, now = self.figure, self.now
        return {
            "id": figure.id,
            "published": [figure.value, figure.low, figure.high],
            "now": [round(each, 6) if each is not None else None for each in now] if now else None,
            "unit": figure.unit,
            "holds": self.says,
            "note": self.note,
            "command": figure.command,
            "commit": figure.commit,
            "date": figure.date,
        }


class Rerun(NamedTuple):
    """A command, and the figures that come of it."""

    words: list[str]
    figures: list[Figure]
    seconds: float
    """About how long it takes."""
    note: str

    def command(self) -> str:
        return shlex.join(self.words)


def reruns(figures: list[Figure], wish: Wish) -> list[Rerun]:
    found: dict[str, Rerun] = {}
    for figure in figures:
        if figure.kind is Kind.HISTORY:
            continue
        words, part, note = wished(shlex.split(figure.command), wish)
        rerun = found.setdefault(shlex.join(words), Rerun(words, [], max(START, part * figure.takes), note))
        rerun.figures.append(figure)
    return list(found.values())


def wished(words: list[str], wish: Wish) -> tuple[list[str], float, str]:
    """The command with fewer or other games, which part of the games that is, and what to say about it."""
    words, notes, part = list(words), [], 1.0
    if words[:2] != ARENA:
        return words, part, ""
    place = words.index("--games") + 1
    players = int(words[words.index("--players") + 1])
    published, games = int(words[place]), -(-wish.games // players) * players
    if 0 < games < published:
        words[place], part = str(games), games / published
        notes.append(f"{games:,} of {published:,} games")
    if wish.seed is not None:
        words[words.index("--seed") + 1] = str(wish.seed)
        notes.append(f"other games, of seed {wish.seed}")
    return words, part, ", ".join(notes)


def fitting(planned: list[Rerun], seconds: float) -> list[Rerun]:
    """As many as fit, the quickest first."""
    chosen: list[Rerun] = []
    for rerun in sorted(planned, key=lambda rerun: rerun.seconds):
        seconds -= rerun.seconds
        if seconds < 0:
            break
        chosen.append(rerun)
    return chosen


def told_history(figures: list[Figure]) -> list[Answer]:
    return [Answer(each, "history", None, each.why) for each in figures if each.kind is Kind.HISTORY]


def measure(planned: list[Rerun], root: Path, hears: Callable[[int, Rerun], None]) -> Iterator[Answer]:
    for number, rerun in enumerate(planned):
        hears(number, rerun)
        busy = busyness()
        try:
            output = output_of(rerun.words, root)
        except Failed as error:
            yield from (Answer(figure, "cannot", None, str(error)) for figure in rerun.figures)
            continue
        for figure in rerun.figures:
            yield judged(figure, output, rerun.note, busy)


def busyness() -> str:
    """What is to be said of a machine that does other things: what is measured by the clock is slower there."""
    load, cores = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0, os.cpu_count() or 1
    return f"the machine is busy: load {load:.1f} on {cores} cores" if load > BUSY * cores else ""


def judged(figure: Figure, output: Any, note: str, busy: str) -> Answer:
    try:
        now = taken(figure, output)
    except Failed as error:
        return Answer(figure, "cannot", None, str(error))
    holds = still_holds(figure, now)
    if RATIO.fullmatch(figure.holds):
        if str(engine.__file__).endswith(".py"):
            return Answer(figure, "cannot", now, "speeds are of the compiled engine, and this one is interpreted")
        if busy and not holds:
            return Answer(figure, "cannot", now, busy)
    return Answer(figure, "yes" if holds else "no", now, note)


def output_of(words: list[str], root: Path) -> Any:
    """What a command prints as JSON: alone, or as its last line. Its exit code may say what it thinks of the figures."""
    settings = dict(word.split("=", 1) for word in words if SETTING.fullmatch(word))
    rest = [word for word in words if not SETTING.fullmatch(word)]
    program = {"dinotable": [sys.executable, "-m", "dinotable"], "python": [sys.executable]}.get(rest[0], rest[:1])
    found = [str(Path(engine.__file__).parents[2]), str(root), os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(filter(None, found))
    try:
        running = subprocess.Popen(
            [*program, *rest[1:]], cwd=root, env={**os.environ, "PYTHONPATH": path, **settings},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
    except OSError as error:
        raise Failed(f"{rest[0]} cannot be run: {error.strerror or error}") from None
    try:
        printed, errors = running.communicate()
    except KeyboardInterrupt:
        end(running)
        raise
    for text in (printed, printed.strip().rpartition("\n")[2]):
        try:
            return json.loads(text)
        except ValueError:
            continue
    lines = (errors.strip() or printed.strip() or "it printed nothing").splitlines()
    raise Failed(f"the command ended with {running.returncode}: {lines[-1][:200]}")


def end(running: subprocess.Popen[str]) -> None:
    """Lets it end its own processes first. At a keyboard it has heard of the interruption already."""
    for stop in (None, lambda: running.send_signal(INTERRUPT), running.kill):
        if stop:
            stop()
        try:
            running.communicate(timeout=PATIENCE)
            return
        except subprocess.TimeoutExpired:
            continue
