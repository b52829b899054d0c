"""The file of an arena: a header, then a line a game, only ever added to. A line torn by an interruption is dropped."""

import json
import os
import time
from typing import Any

from dinotable.core.errors import DinotableError

SYNC = 1.0
"""Seconds between two times that the disk is waited for: only a machine that loses its power loses those games."""


class Results:
    def __init__(self, path: str | None, header: dict[str, Any]) -> None:
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        """By number."""
        self._synced = 0.0
        if path is None:
            return
        folder = os.path.dirname(path)
        if folder:
            os.makedirs(folder, exist_ok=True)
        if os.path.exists(path) and os.path.getsize(path):
            self._read(path, header)
        if not os.path.exists(path) or not os.path.getsize(path):
            self._append(json.dumps(header))

    def _read(self, path: str, header: dict[str, Any]) -> None:
        with open(path, "rb") as file:
            data = file.read()
        whole = data.rfind(b"\n") + 1
        lines = [json.loads(line) for line in data[:whole].decode().splitlines()]
        if whole and lines[0] != header:
            kept = ", ".join(f"{key} {value}" for key, value in lines[0].items() if header.get(key) != value)
            raise DinotableError(f"{path} holds other games ({kept}): name another file, or remove it")
        if whole < len(data):
            os.truncate(path, whole)
        for game in lines[1:]:
            self.games.setdefault(game["n"], game)

    def add(self, game: dict[str, Any]) -> None:
        self.games[game["n"]] = game
        if self.path is not None:
            self._append(json.dumps(game))

    def _append(self, line: str) -> None:
        """Whole lines reach the file at once, so a killed process loses none; the disk is waited for once in a while."""
        assert self.path is not None
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(line + "\n")
            file.flush()
            if time.monotonic() - self._synced > SYNC:
                os.fsync(file.fileno())
                self._synced = time.monotonic()

    def first(self, count: int) -> list[dict[str, Any]]:
        """Of the first `count` numbers those that are played, in their order."""
        return [self.games[number] for number in sorted(self.games) if number < count]
