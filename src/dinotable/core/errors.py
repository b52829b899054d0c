"""What can go wrong, one class a kind. The text of each is one line that says what to do."""

import errno
from typing import Any, Final


class DinotableError(Exception):
    """Anything a user can set right."""

    def __init__(self, message: str) -> None:
        # What is quoted may come from a file: it must neither go over the line nor steer a terminal.
        super().__init__("".join([letter if letter.isprintable() else "·" for letter in message]))


class Failed(DinotableError):
    """What was asked for could be tried, and has failed."""


class SetupError(DinotableError):
    """A game that cannot be started like this: seats, options, box."""


class NotationError(DinotableError):
    """Text or JSON that is no action."""


class RecordError(DinotableError):
    """A record that cannot be read or does not replay; `place` is where, such as `line 7`."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place
        self._said = message

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordError, (self.place, self._said)


class IllegalAction(DinotableError):
    """An action that the rules refuse. Nothing has changed."""

    def __init__(self, action: str, rule: str, reason: dict[str, object], sentence: str = "") -> None:
        super().__init__(
            f"{action}: {sentence} ({rule})"
            if sentence
            else f"{action}: not allowed by {rule or 'the rules'} ({reason['kind']})"
        )
        self.action = action
        self.rule = rule
        self.reason = reason
        """The refusal as fields: `kind` and its arguments. The words are in the Fluent files."""
        self.sentence = sentence
        """The refusal in words, where whoever raised it had them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.action, self.rule, self.reason, self.sentence)


WHY_NOT: Final = {
    errno.ENOENT: "it is not there, check the path",
    errno.ENOTDIR: "a part of its path is a file, check the path",
    errno.EISDIR: "it is a folder, name a file",
    errno.EEXIST: "a file is there, name a folder",
    errno.EACCES: "this user may not, name another place",
    errno.EPERM: "this user may not, name another place",
    errno.EROFS: "nothing can be written there, name another place",
    errno.ENAMETOOLONG: "the name is too long, check the path",
    errno.ELOOP: "its links lead in a circle, check the path",
}
"""What is wrong with a file or folder that somebody named, and what to do."""


def is_misnamed(error: OSError) -> bool:
    """Whether another name would do; else it is the machine that fails."""
    return error.filename is not None and error.errno in WHY_NOT


def why_not(error: OSError) -> str:
    """In the language of errors, after a colon."""
    return WHY_NOT.get(error.errno or 0) or error.strerror or str(error)
