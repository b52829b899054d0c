"""The features contract: what a learned evaluation sees of a position. A game's `features.py` fills it in."""

from abc import ABC, abstractmethod
from typing import Generic

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from dinotable.core.state import S, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC, Generic[S]):
    """A row of numbers for each seat. Shown imagined worlds only, and may read all of them."""

    names: list[str]
    """What each number of a row tells. The first is `phase`: from 0 at the start of a game to 1 at its end."""

    @abstractmethod
    def write(self, state: S, rows: vec[float]) -> None:
        """Every number of every seat's row, one row after the other. Most lie between −2 and 2, and a row depends on who
        sits where only by the order of turns: the same rule for every seat."""


AnyFeatures = Features[State]


class NoFeatures(Features[State]):
    """For a game about which nothing is learned."""

    def __init__(self) -> None:
        self.names = []

    def write(self, state: State, rows: vec[float]) -> None:
        pass
