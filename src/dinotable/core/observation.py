"""The observation contract: what a program that learns sees of a view, as numbers of a fixed shape. A game's `observe.py`
fills it in."""

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from dinotable.core.buffer import Buffer
from dinotable.core.state import V, View
from dinotable.core.tensor import Tensor


class Field:
    """A part of an observation with a name: a number, a row, planes of a map."""

    def __init__(self, name: str, shape: list[int], about: str) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        """What its numbers tell, in a sentence."""
        self.first: i64 = 0
        """Where it begins."""
        self.size: i64 = 1
        for length in shape:
            self.size *= length


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(ABC, Generic[V]):
    """The same shape at every number of players. Seats count from the one that looks: 0 is oneself, 1 sits to the left."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size: i64 = 0
        for field in fields:
            field.first = self.size
            self.size += field.size

    @abstractmethod
    def write(self, view: V, said: Buffer, tensor: Tensor) -> None:
        """Into a row that is all 0. `said`: the numbers said so far of an action that is being spelled (`core.spelling`)."""


AnyObservation = Observation[View]


class NoObservation(Observation[View]):
    """For a game that declares none."""

    def __init__(self) -> None:
        super().__init__([])

    def write(self, view: View, said: Buffer, tensor: Tensor) -> None:
        pass
