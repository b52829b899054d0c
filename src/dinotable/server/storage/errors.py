"""Why the store could not do something."""

from dinotable.core.errors import DinotableError


class StoreError(DinotableError):
    """The data folder cannot be used."""


class InUse(StoreError):
    """A server has it."""


class Unsafe(DinotableError):
    """Something could not be made safe, so it has not happened."""


class Damaged(Unsafe):
    """What is kept there cannot be read back, today or tomorrow."""


class Away(Unsafe):
    """The table was cleared away."""


class Conflict(Unsafe):
    """Somebody else entered that place of the log, or that message, first."""
