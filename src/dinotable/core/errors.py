"""What can go wrong, one class a kind. The text of each is one line that says what to do."""

from typing import Any


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
