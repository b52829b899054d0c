"""Connections to PostgreSQL, none of which is waited for in vain.

A server that has frozen, or a network that still takes what is sent and brings nothing back, keeps connections up: whoever
waits would wait for ever. Whoever notices the silence (`hints.py`) cuts them all. While no new ones can be had, one caller
tries, and the others are told at once.
"""

import threading
import time
import weakref
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from dinotable.server.storage.direct import cut

if TYPE_CHECKING:
    import psycopg

PAUSE = 0.3
"""Seconds after a try that failed before the next. Whoever comes meanwhile is told at once."""


class Connections:
    def __init__(self) -> None:
        self._open: weakref.WeakSet[psycopg.Connection[Any]] = weakref.WeakSet()
        self._changing = threading.Lock()
        self._trying = threading.Lock()
        self._is_away = False
        """Whether the last try to connect failed, or all were cut."""
        self._again = 0.0
        """When the next one is tried, on the monotonic clock."""

    def of(self, engine: sa.Engine) -> sa.Engine:
        """Those that this engine makes from now on."""
        sa.event.listen(engine, "do_connect", self._connect)
        return engine

    def cut(self) -> None:
        """Breaks them all, under whatever waits for them. From any thread."""
        self._is_away = True
        with self._changing:
            there = list(self._open)
        for connection in there:
            cut(connection)

    def _connect(self, _dialect: object, _record: object, words: Any, options: Any) -> "psycopg.Connection[Any]":
        import psycopg  # noqa: PLC0415 (only where it is wanted)

        if not self._is_away:
            return self._try(words, options)
        if time.monotonic() < self._again or not self._trying.acquire(blocking=False):
            raise psycopg.OperationalError("the database does not answer")
        try:
            return self._try(words, options)
        finally:
            self._trying.release()

    def _try(self, words: Any, options: Any) -> "psycopg.Connection[Any]":
        import psycopg  # noqa: PLC0415

        try:
            connection = psycopg.connect(*words, **options)
        except BaseException:
            self._is_away = True
            self._again = time.monotonic() + PAUSE
            raise
        self._is_away = False
        with self._changing:
            self._open.add(connection)
        return connection
