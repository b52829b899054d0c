"""A state and a view: what every game's own inherit from.

Both compare by value, and can be pickled and copied, compiled or not. States change in place: a hash is that of the value
now, so what is kept in a set or as a key must not be played on.
"""

from abc import ABC, abstractmethod
from typing import Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from dinotable.core.parts import parts_of, put_together
from dinotable.core.sink import Sink


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """All of a game: what everybody sees, and what is hidden. Games put these in a table and a hidden part."""

    @abstractmethod
    def copy(self) -> "State": ...

    def part_from(self, twin: "State") -> None:
        """After its latest copy, which nobody has copied, has changed: a state whose copies share rows may write into those
        again that it had for itself before, if the copy has others now."""

    @abstractmethod
    def put(self, sink: Sink) -> None:
        """Every field but derived data, in a fixed order: what the state hash is made of."""

    # A state that keeps derived data gives its own for these two.
    def put_derived(self, sink: Sink) -> None:
        """The data kept only for speed: not in the hash, and always equal to a rebuild."""

    def rebuild(self) -> None:
        """Rebuilds derived data from scratch."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and _numbers_of(self) == _numbers_of(other)

    def __hash__(self) -> int:
        return hash(tuple(_numbers_of(self)))

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return put_together, (parts_of(self),)


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one seat knows; −1 for a spectator. It lists what may be seen: the table, the seat's own part, what it was
    shown."""

    seat: i64

    @abstractmethod
    def put(self, sink: Sink) -> None:
        """Every field: two views are equal when these are."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and type(self) is type(other) and _numbers_seen(self) == _numbers_seen(other)

    def __hash__(self) -> int:
        return hash(tuple(_numbers_seen(self)))

    def __reduce__(self) -> tuple[Any, ...]:
        return put_together, (parts_of(self),)


def _numbers_of(state: State) -> list[int]:
    sink = Sink()
    state.put(sink)
    return sink.numbers


def _numbers_seen(view: View) -> list[int]:
    sink = Sink()
    view.put(sink)
    return sink.numbers


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
