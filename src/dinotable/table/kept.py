"""A table as it is kept beside its log, wherever it is hosted."""

import msgspec

from dinotable.table.grants import Grants
from dinotable.table.log import Acted, Charter, Event, Started


class Kept(msgspec.Struct, frozen=True):
    """A table as it is kept. Of tokens only their hashes."""

    id: str
    charter: Charter
    seed: bytes
    host: str
    tokens: Grants
    status: str
    opened: float
    luck: str | None = None
    """What tables that are dealt from one seed have in common."""
    touched: float = 0.0
    """A sign of life that no entry tells of: when it was opened or brought back, in uptime."""
    aside: float | None = None
    """When it was cleared away, in uptime; none: it is in use."""
    revision: int = 0
    """Counts what has changed beside the log."""


def status_after(event: Event) -> str | None:
    """How a table stands with an entry; None: as before."""
    if isinstance(event, Started):
        return "playing"
    return "over" if isinstance(event, Acted) and event.ends else None
