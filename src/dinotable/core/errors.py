"""What can go wrong, one class a kind. The text of each is one line that says what to do."""


class DinotableError(Exception):
    """Anything a user can set right."""


class SetupError(DinotableError):
    """A game that cannot be started like this: seats, options, box."""


class NotationError(DinotableError):
    """Text or JSON that is no action."""


class RecordError(DinotableError):
    """A record that cannot be read or does not replay; `line` is where, from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class IllegalAction(DinotableError):
    """An action that the rules refuse. Nothing has changed."""

    def __init__(self, action: str, rule: str, reason: dict[str, object]) -> None:
        super().__init__(f"{action}: not allowed by {rule or 'the rules'} ({reason['kind']})")
        self.action = action
        self.rule = rule
        self.reason = reason
        """The refusal as fields: `kind` and its arguments. The words are in the Fluent files."""
