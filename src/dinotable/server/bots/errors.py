"""Why nobody has thought."""

from dinotable.core.errors import DinotableError


class Busy(DinotableError):
    """Nobody is free to think now."""

    retry = 5.0
    """Seconds after which it may be tried again."""


class Broken(Busy):
    """The process that thought has ended, or thought for too long."""
