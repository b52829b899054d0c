"""What the runner runs: something that is done by number, in any process, always with the same result."""

from typing import Any

from dinotable.core.imports import named
from dinotable.lab.mark import Mark


class Work:
    """Made once in each process, from words that JSON can carry; then done for one number after another."""

    def __init__(self, words: Any) -> None:
        raise NotImplementedError

    def do(self, number: int) -> Any:
        """The result, which JSON can carry too."""
        raise NotImplementedError

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> Any:
        """The same for work in which somebody thinks, which `mark` hears. Those who ended an earlier try are `blamed`, by

        what they did, `died` or `hung`, and where if that is known: `hung (mine.py:12 in choose)`.
        """
        return self.do(number)


def place_of(kind: type[Work]) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


def made(place: str, words: Any) -> Work:
    work = named(place)(words)  # type: ignore[operator]
    assert isinstance(work, Work)
    return work
