"""Games, decisions and events as tables for other tools: Parquet or CSV, in parts of a few thousand games."""

import csv
import importlib
from pathlib import Path
from typing import Any

from dinotable.core.errors import Failed, SetupError, why_not
from dinotable.lab.balance.study import BLOCK

FORMATS = ("parquet", "csv")
HOW_TO = "pip install pyarrow, or make install EXTRAS=reports"
PART = 64
"""Blocks in one file."""
GAMES = ("variant", "game", "deal", "reason", "turns", "steps", "choices", "forced", "ways", "leads", "decided")
SEATS = ("variant", "game", "seat", "bot", "score", "rank")
DECISIONS = ("variant", "game", "step", "turn", "seat", "action", "ways")
EVENTS = ("variant", "game", "step", "turn", "seat", "event")
COLUMNS = {"games": GAMES, "seats": SEATS, "decisions": DECISIONS, "events": EVENTS}


class Tables:
    def __init__(self, folder: Path, kind: str) -> None:
        if kind not in FORMATS:
            raise SetupError(f"--tables is {' or '.join(FORMATS)}, not “{kind[:40]}”")
        if kind == "parquet":
            try:
                self._arrow: Any = importlib.import_module("pyarrow")
                self._parquet: Any = importlib.import_module("pyarrow.parquet")
            except ModuleNotFoundError:
                raise SetupError(f"Parquet needs pyarrow, which is not installed: {HOW_TO}") from None
        self.folder = folder
        self.kind = kind
        self.rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in COLUMNS}
        self.part = 0
        self._blocks = 0

    def add(self, block: dict[str, Any]) -> None:
        """Takes the details out of the block: they are kept here."""
        for which, told in enumerate(block["variants"]):
            rotations = max(1, sum(row["deal"] == told["games"][0]["deal"] for row in told["games"]))
            first = block["n"] * BLOCK * rotations
            for k, (row, detail) in enumerate(zip(told["games"], told.pop("details"), strict=True)):
                self._add_game(which, first + k, row, detail)
        self._blocks += 1
        if self._blocks % PART == 0:
            self.write()

    def _add_game(self, which: int, number: int, row: dict[str, Any], detail: list[Any]) -> None:
        self.rows["games"].append((which, number, *[row[name] for name in GAMES[2:]]))
        for seat, (points, rank) in enumerate(zip(row["scores"], row["ranks"], strict=True)):
            self.rows["seats"].append((which, number, seat, row["seating"][seat], points, rank))
        for step, turn, seat, what, ways in detail:
            if ways >= 0:
                self.rows["decisions"].append((which, number, step, turn, seat, what, ways))
            else:
                self.rows["events"].append((which, number, step, turn, seat, what.removeprefix("! ")))

    def write(self) -> None:
        """What is there as the next part of each table."""
        try:
            for name, columns in COLUMNS.items():
                if self.rows[name]:
                    (self.folder / name).mkdir(parents=True, exist_ok=True)
                    self._write(self.folder / name / f"part-{self.part:05}.{self.kind}", columns, self.rows[name])
                    self.rows[name] = []
        except OSError as error:
            raise Failed(f"{self.folder} cannot be written: {why_not(error)}") from None
        self.part += 1

    def _write(self, file: Path, columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
        if self.kind == "csv":
            with file.open("w", newline="", encoding="utf-8") as out:
                csv.writer(out).writerows([columns, *rows])
            return
        table = self._arrow.table({name: [row[k] for row in rows] for k, name in enumerate(columns)})
        self._parquet.write_table(table, file, compression="zstd")
