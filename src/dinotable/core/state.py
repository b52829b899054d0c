"""A state and a view: what every game's own inherit from."""

from abc import ABC, abstractmethod
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from dinotable.core.sink import Sink


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """All of a game: what everybody sees, and what is hidden. Games put these in a table and a hidden part."""

    @abstractmethod
    def copy(self) -> "State": ...

    @abstractmethod
    def put(self, sink: Sink) -> None:
        """Every field but derived data, in a fixed order: what the state hash is made of."""

    # A state that keeps derived data gives its own for these two.
    def put_derived(self, sink: Sink) -> None:
        """The data kept only for speed: not in the hash, and always equal to a rebuild."""

    def rebuild(self) -> None:
        """Derived data anew, from scratch."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one seat knows; −1 for a spectator. Built by allow-list: the table, one's own part, what one was shown."""

    seat: i64

    @abstractmethod
    def put(self, sink: Sink) -> None:
        """Every field: two views are equal when these are."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
