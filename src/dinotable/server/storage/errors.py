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


class Revised(Conflict):
    """What is kept beside a table's log has changed since it was read: who may speak for which seat among it."""

    def __init__(self) -> None:
        super().__init__("the table was changed meanwhile: it has not happened")
