"""The file of a balance: a header, then a line a block, in their order. So it can be interrupted at any time, and goes on
where it was; nothing of it has to be in memory at once."""

import json
import os
from collections.abc import Iterator
from typing import Any

from dinotable.core.errors import SetupError, why_not
from dinotable.lab.results import LineFile, check_head, not_ours


class Kept:
    def __init__(self, path: str | None, header: dict[str, Any]) -> None:
        self.path = path
        self.blocks = 0
        """How many there are."""
        self._lines = LineFile(path) if path is not None else None
        if path is None or self._lines is None:
            return
        try:
            if not self._lines.is_empty():
                self._check(path, header)
            if self._lines.is_empty():
                self._lines.begin(json.dumps(header))
        except OSError as error:
            raise SetupError(f"{path} cannot be used: {why_not(error)}") from None

    def _check(self, path: str, header: dict[str, Any]) -> None:
        """Counts the whole lines; one that an interruption has torn is cut off."""
        whole = 0
        with open(path, "rb") as file:
            for number, line in enumerate(file):
                is_whole = line.endswith(b"\n")
                # Nothing is cut off from a file before it is known to be one of ours.
                if number == 0 and not is_whole and not json.dumps(header).encode().startswith(line):
                    raise SetupError(not_ours(path))
                if not is_whole:
                    break
                if number == 0:
                    check_head(path, line, header)
                if number and not line.startswith(b'{"n": %d,' % (number - 1)):
                    raise SetupError(f"{path}, line {number + 1} is damaged: remove the file from there on")
                whole += len(line)
                self.blocks = number
        os.truncate(path, whole)

    def read(self) -> Iterator[dict[str, Any]]:
        if self.path is None or not self.blocks:
            return
        with open(self.path, encoding="utf-8") as file:
            next(file)
            for number, line in enumerate(file):
                if number == self.blocks:
                    return
                try:
                    yield json.loads(line)
                except ValueError:
                    raise SetupError(
                        f"{self.path}, line {number + 2} is damaged: remove the file from there on"
                    ) from None

    def add(self, block: dict[str, Any]) -> None:
        if self._lines:
            self._lines.add(json.dumps(block))
