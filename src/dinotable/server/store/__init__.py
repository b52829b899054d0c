"""All SQL, and the data folder."""

from dinotable.server.store.errors import Conflict, Damaged, InUse, StoreError, Unsafe
from dinotable.server.store.folder import FILE, backup
from dinotable.server.store.pasts import Pasts
from dinotable.server.store.schema import metadata
from dinotable.server.store.seats import Handover
from dinotable.server.store.store import Append, Kept, Store
from dinotable.server.store.trash import Idle, Share, Trash

__all__ = [
    "FILE",
    "Append",
    "Conflict",
    "Damaged",
    "Handover",
    "Idle",
    "InUse",
    "Kept",
    "Pasts",
    "Share",
    "Store",
    "StoreError",
    "Trash",
    "Unsafe",
    "backup",
    "metadata",
]
