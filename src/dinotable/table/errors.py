"""Why a table, or whoever hosts it, refuses something."""

from typing import Literal

from dinotable.core.errors import DinotableError, IllegalAction

Code = Literal[
    "late",  # the decision is no longer owed: somebody reacted, it was answered, or the step is over
    "illegal",  # the rules refuse it
    "notation",  # no such action
    "beyond-step",  # the list goes on after its step has ended
    "not-over",
    "no-duplicate",  # no other table has the same luck
    "same-luck",  # another table has the same luck, and its game goes on
    "no-undo",  # that action cannot be taken back any more
    "not-started",
    "started",
    "over",
    "not-full",
    "taken",  # somebody sits there
    "free",  # nobody does
    "not-yours",  # the chair is not for people, or not for this one
    "lent",  # a bot plays there: take the seat back first
    "clock",  # the seat's time is used up
    "rated",  # not where the result counts for ratings
    "daily",  # not at the deal of the day
    "no-vacation",  # there is none to be had, or to be ended
    "no-proposal",  # nothing like it is proposed any more, or it cannot be proposed
    "present",  # that player is there
    "stays",  # a table that cannot go on at a server
    "leaving",  # the table is on its way to a server
    "text",  # likewise
    "name",  # empty, too long, or with unprintable characters
    "name-invisible",  # with letters that nobody sees
    "name-marks",  # with too many accents on one letter
    "name-mixed",  # with the letters of several alphabets in one word
    "name-banned",  # whoever runs the server allows nobody to be called so
]


class Refused(DinotableError):
    """Nothing has changed."""

    def __init__(self, code: Code, message: str, rule: str = "", arguments: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.rule = rule
        self.arguments = arguments or {}
        """The rules' refusal as fields, for `illegal`."""


def refused(error: IllegalAction) -> Refused:
    return Refused("illegal", str(error), error.rule, error.reason)


class Denied(DinotableError):
    """Whoever asks may not, or asks for what is not there."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


class NoTable(DinotableError):
    """There is no such table."""


class StorageUnavailable(DinotableError):
    """Something could not be made safe, so it has not happened."""


class Busy(DinotableError):
    """Nobody is free to think now."""

    retry = 5.0
    """Seconds after which it may be tried again."""


class Broken(Busy):
    """The process that thought has ended, or thought for too long."""
