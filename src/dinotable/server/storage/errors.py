"""Why the store could not do something."""

from dinotable.core.errors import DinotableError
from dinotable.table.errors import StorageUnavailable


class StoreError(DinotableError):
    """The data folder cannot be used."""


class InUse(StoreError):
    """A server has it."""


class Damaged(StorageUnavailable):
    """What is kept there cannot be read back, today or tomorrow."""


class Away(StorageUnavailable):
    """The table was cleared away."""


class Conflict(StorageUnavailable):
    """Somebody else entered that place of the log, or that message, first."""
