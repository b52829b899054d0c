"""All SQL, and the data folder."""

from dinotable.server.replays.storage import Pasts
from dinotable.server.storage.database import Append, Kept, Store
from dinotable.server.storage.errors import Conflict, Damaged, InUse, StoreError, Unsafe
from dinotable.server.storage.folder import FILE, backup
from dinotable.server.storage.schema import metadata
from dinotable.server.tables.seats import Handover
from dinotable.server.tables.trash import Idle, Share, Trash

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
