"""The tables that clients of this process sit at, under the names they are called by."""

import secrets
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.mcp.seats import AnySeat, LocalSeat
from dinotable.mcp.telling import Telling

MOST_TABLES: Final = 32
FORGOTTEN: Final = 3600.0
"""Seconds after which a table that nobody asked about makes room for another."""


class Sitting:
    """A seat, and what whoever sits there has been told."""

    def __init__(self, table: str, game: AnyGame, seat: AnySeat, language: str) -> None:
        self.table = table
        self.game = game
        self.seat = seat
        self.language = language
        self.told = 0
        """How many entries of the log."""
        self.asked: int | None = None
        """The decision that was told last: an answer is meant for it, and for no other."""
        self.is_kept = False
        """Whether its record was written when the game was over."""
        self.used = time.monotonic()
        self.lock = threading.RLock()

    @property
    def is_local(self) -> bool:
        return isinstance(self.seat, LocalSeat)

    def telling(self) -> Telling:
        return Telling(self.game, self.seat, self.language)

    def news(self, telling: Telling) -> list[str]:
        """What was not told yet, which counts as told from now on."""
        since, self.told = self.told, telling.now["seq"]
        self.asked = telling.now["ask"]
        return telling.news(since)

    def is_over(self) -> bool:
        return bool(self.seat.now["status"] == "over")


class Tables:
    def __init__(self, is_shared: bool, keep: Path | None) -> None:
        """`is_shared`: several clients use this process, and whoever knows a table's name may use it, so it is a secret.
        `keep`: the folder where records of finished games are written."""
        self.is_shared = is_shared
        self.keep = keep
        self._open: dict[str, Sitting] = {}
        self._count = 0
        self._lock = threading.Lock()

    def add(self, game: AnyGame, language: str, sit: Callable[[], AnySeat]) -> Sitting:
        self._make_room()
        seat = sit()
        with self._lock:
            self._count += 1
            table = f"{game.id}-{secrets.token_hex(8) if self.is_shared else self._count}"
            sitting = self._open[table] = Sitting(table, game, seat, language)
            return sitting

    def find(self, table: str) -> Sitting:
        with self._lock:
            names = list(self._open)
            if not table and len(names) == 1 and not self.is_shared:
                table = names[0]
            found = self._open.get(table)
        if found is None:
            known = "" if self.is_shared else f" ({', '.join(names) or 'none is open'})"
            what = f"there is no table “{table[:40]}”" if table else "say which table"
            raise DinotableError(f"{what}{known}: open_table and join_table tell its name")
        found.used = time.monotonic()
        return found

    def all(self) -> list[Sitting]:
        with self._lock:
            return [] if self.is_shared else list(self._open.values())

    def forget(self, sitting: Sitting) -> None:
        sitting.seat.close()
        with self._lock:
            self._open.pop(sitting.table, None)

    def close(self) -> None:
        for sitting in list(self._open.values()):
            self.forget(sitting)

    def keep_finished(self, sitting: Sitting) -> None:
        """Once, when the game is over, and only where whoever started the program said so."""
        if self.keep is None or sitting.is_kept or not sitting.is_over():
            return
        name = f"{sitting.game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}.txt"
        try:
            (self.keep / name).write_text(sitting.seat.record(), encoding="utf-8")
            sitting.is_kept = True
        except (DinotableError, OSError) as error:
            # The client can do nothing about it, and is asked nothing less for it: the next look tries again.
            print(f"dinotable: the record of {sitting.table} is not kept: {error}", file=sys.stderr)

    def _make_room(self) -> None:
        with self._lock:
            if len(self._open) < MOST_TABLES:
                return
            now = time.monotonic()
            by_use = sorted(self._open.values(), key=lambda each: each.used)
            gone = next((each for each in by_use if each.is_over() or now - each.used > FORGOTTEN), None)
        if gone is None:
            raise DinotableError(f"{MOST_TABLES} tables are open: leave one first")
        self.forget(gone)
