"""Waiting for a PostgreSQL that is there and takes nobody yet: it starts, stops, or recovers from a crash."""

import logging
import time
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from dinotable.server.storage.connecting import PAUSE as NO_TRY

log = logging.getLogger("dinotable.storage")

MOST_SECONDS = 180.0
"""For which it is waited for."""
PAUSE = (NO_TRY + 0.1, 5.0)
"""Seconds between two tries: the first time, and at most."""
R = TypeVar("R")


def when_ready(url: sa.URL, name: str, work: Callable[[], R]) -> R:
    """Whatever else is wrong, such as a wrong password, is raised at once."""
    end = time.monotonic() + MOST_SECONDS
    pause, longest = PAUSE
    is_told = has_answered = False
    while True:
        try:
            return work()
        except sa.exc.OperationalError as error:
            # Only where nothing was said yet: what fails later failed for a reason of its own.
            state = _state(url) if error.statement is None else ""
            # It may have become ready in between: then it is tried once more.
            if state not in ("REJECT", "OK") or has_answered or time.monotonic() > end:
                raise
            has_answered = state == "OK"
            if state == "REJECT" and not is_told:
                is_told = True
                log.warning("%s starts, or recovers: it is waited for, at most %.0f seconds", name, MOST_SECONDS)
        time.sleep(pause)
        pause = min(2 * pause, longest)


def _state(url: sa.URL) -> str:
    """`REJECT` while it takes nobody, whatever language it says so in."""
    from psycopg.pq import PGconn, Ping  # noqa: PLC0415 (only where it is wanted)

    address = url.set(drivername="postgresql").update_query_dict({"connect_timeout": "3"})
    return Ping(PGconn.ping(address.render_as_string(hide_password=False).encode())).name
