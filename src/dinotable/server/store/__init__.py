"""All SQL, and the data folder."""

from dinotable.server.store.errors import Conflict, StoreError, Unsafe
from dinotable.server.store.folder import FILE, backup
from dinotable.server.store.pasts import Pasts
from dinotable.server.store.schema import metadata
from dinotable.server.store.seats import Handover
from dinotable.server.store.store import Append, Kept, Store

__all__ = [
    "FILE",
    "Append",
    "Conflict",
    "Handover",
    "Kept",
    "Pasts",
    "Store",
    "StoreError",
    "Unsafe",
    "backup",
    "metadata",
]
