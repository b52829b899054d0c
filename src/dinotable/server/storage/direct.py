"""A connection to PostgreSQL besides the store's: for what many processes tell each other, and nobody has to keep."""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from dinotable.table.errors import StorageUnavailable

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("dinotable.storage")

WAITS: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4000,
}
"""A network that says nothing any more is given up after some seconds."""
OPTIONS = "-c synchronous_commit=off -c statement_timeout=8000 -c lock_timeout=8000"
MOST_SECONDS = 10.0
"""Within which whatever is asked of the database is answered. One that has frozen keeps its connections up."""

R = TypeVar("R")


def connect(url: sa.URL, name: str) -> "psycopg.Connection[Any]":
    """Each statement is a transaction by itself. Nothing that is said over it is safe when it is answered."""
    import psycopg  # noqa: PLC0415 (only where it is wanted)

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(address, autocommit=True, options=OPTIONS, application_name=f"dinotable {name}", **WAITS)


def cut(connection: "psycopg.Connection[Any] | None") -> None:
    """Breaks it under the thread that waits for it."""
    if connection is not None:
        with contextlib.suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as wire:
            wire.shutdown(socket.SHUT_RDWR)


class Direct:
    """One such connection, in a thread of its own. One that failed is not used again."""

    def __init__(self, url: sa.URL, name: str) -> None:
        self._url = url
        self._name = name
        self._connection: psycopg.Connection[Any] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._has_failed = False

    async def run(self, work: "Callable[[psycopg.Connection[Any]], R]") -> R:
        """Raises StorageUnavailable; nobody knows then how much of it was done."""
        running = self._thread.submit(self._run, work)
        try:
            # Not `wait_for`, which forgets that it was cancelled if the answer comes at the same time.
            async with asyncio.timeout(MOST_SECONDS):
                found = await asyncio.wrap_future(running)
        except Exception as error:
            why = " ".join(str(error).split()) or type(error).__name__
            if not self._has_failed:
                log.warning("%s: %s", self._name, why)
            self._has_failed = True
            if isinstance(error, TimeoutError):
                cut(self._connection)
            raise StorageUnavailable(f"the database cannot be asked now ({why})") from None
        self._has_failed = False
        return found

    def _run(self, work: "Callable[[psycopg.Connection[Any]], R]") -> R:
        try:
            if self._connection is None:
                self._connection = connect(self._url, self._name)
            return work(self._connection)
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def stop(self) -> None:
        """What was asked for before is done first, if somebody answers."""
        closing: Future[None] = self._thread.submit(self._close)
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(closing)), 2.0)
        except TimeoutError:
            cut(self._connection)
            await asyncio.wrap_future(closing)
        self._thread.shutdown()
