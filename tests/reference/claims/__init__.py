"""For each kind of reason a slow check, word for word as its sentence says it: whether it is so, by what really happens.

`CLAIMS` of each module: the word of a reason to a check of a `Claim`. Nothing in these modules calls the
rules or the explainer. A module may have `rare()`: what random play seldom comes to, as a state, a seat and what it
does there.
"""

from typing import Any


class Claim:
    def __init__(self, before: dict[str, Any], after: dict[str, Any], seat: int, reason: dict[str, Any]) -> None:
        self.before = before
        """The position as plain data, as one seat may know it, before the first action explained."""
        self.after = after
        """The same after the last one."""
        self.seat = seat
        """Who acted."""
        self.reason = reason
        """What is said, as fields."""
        self.made: list[dict[str, Any]] = []
        """What was done in between, as fields with their `seat`, that of chance too."""
        self.events: list[dict[str, Any]] = []
        """What came of it."""
        self.follows: list[dict[str, Any]] = []
        """What chance does before anybody is asked again: a draw that is to come."""

    def happened(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        return [event for event in self.events if matches(event, kind, fields)]

    def done(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        return [action for action in self.made if matches(action, kind, fields)]


def matches(said: dict[str, Any], kind: str, fields: dict[str, Any]) -> bool:
    return said["kind"] == kind and all(said[name] == value for name, value in fields.items())
