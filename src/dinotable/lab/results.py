"""The file of an arena: a header, then a line a game, only ever added to. A line torn by an interruption is dropped."""

import json
import os
import time
from typing import Any, Final, NotRequired, TypedDict

import msgspec

from dinotable.core.errors import DinotableError, Failed, SetupError, why_not

SYNC: Final = 1.0
"""Seconds between two times that the disk is waited for: only a machine that loses its power loses those games."""


class LineFile:
    """A file that lines are only ever added to. Whole lines reach it at once, so a killed process loses none; the disk is
    waited for once in a while."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._synced = 0.0

    def is_empty(self) -> bool:
        return not os.path.exists(self.path) or not os.path.getsize(self.path)

    def begin(self, line: str) -> None:
        """Raises OSError."""
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(line + "\n")
            file.flush()
            if time.monotonic() - self._synced > SYNC:
                os.fsync(file.fileno())
                self._synced = time.monotonic()

    def add(self, line: str) -> None:
        try:
            self.begin(line)
        except OSError as error:
            raise Failed(f"{self.path} cannot be written: {error.strerror or error}") from None


class GameLine(TypedDict):
    """One game of an arena; the lists go by seat."""

    n: int
    seating: list[int]
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    seconds: list[float]
    faults: list[dict[str, int]]
    errors: list[str]
    cpu: NotRequired[float]


class Results:
    def __init__(self, path: str | None, header: dict[str, Any], kind: Any = GameLine) -> None:
        """`kind`: what each line holds, at least its number `n`."""
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        """By number."""
        self._lines = LineFile(path) if path is not None else None
        if path is None or self._lines is None:
            return
        try:
            folder = os.path.dirname(path)
            if folder:
                os.makedirs(folder, exist_ok=True)
            if not self._lines.is_empty():
                self._read(path, header, kind)
            if self._lines.is_empty():
                self._lines.begin(json.dumps(header))
        except OSError as error:
            raise SetupError(f"{path} cannot be used: {why_not(error)}") from None

    def _read(self, path: str, header: dict[str, Any], kind: Any) -> None:
        with open(path, "rb") as file:
            data = file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        # Nothing is cut off from a file before it is known to be one of ours.
        if not lines and not json.dumps(header).encode().startswith(data):
            raise SetupError(not_ours(path))
        if lines:
            check_head(path, lines[0], header)
        for number, line in enumerate(lines[1:], 2):
            game = _read_line(path, number, line, kind)
            self.games.setdefault(game["n"], game)
        if whole < len(data):
            os.truncate(path, whole)

    def add(self, game: dict[str, Any]) -> None:
        self.games[game["n"]] = game
        if self._lines:
            self._lines.add(json.dumps(game))

    def first(self, count: int) -> list[dict[str, Any]]:
        """Of the first `count` numbers those that are played, in their order."""
        return [self.games[number] for number in sorted(self.games) if number < count]


def check_head(path: str, line: bytes, header: dict[str, Any]) -> None:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or "format" not in head:
        raise SetupError(not_ours(path))
    if head != header:
        kept = ", ".join(f"{key} {value}" for key, value in head.items() if header.get(key) != value)
        raise DinotableError(f"{path} holds other games ({kept}): name another file, or remove it")


def not_ours(path: str) -> str:
    return f"{path} is something else, no file of kept games: name another file"


def _read_line(path: str, number: int, line: bytes, kind: Any) -> dict[str, Any]:
    try:
        game: dict[str, Any] = json.loads(line)
        msgspec.convert(game, kind)
    except (ValueError, msgspec.ValidationError):
        raise SetupError(f"{path}, line {number} is damaged: remove that line, and its game is played again") from None
    return game
