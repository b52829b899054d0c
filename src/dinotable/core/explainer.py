"""The explainer contract: what somebody's action has changed, as a teacher would say it. A game's `explain.py` fills it in.

A reason is a typed fact, packed like an action or an event; its sentence is `<game id>-reason-<word>`. It is told from two
views of one viewer, before and after, and from nothing else: so it can never say what that viewer was not shown.
"""

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from dinotable.core.buffer import Buffer
from dinotable.core.ints import Seat
from dinotable.core.state import V, View
from dinotable.core.vocabulary import Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Explainer(ABC, Generic[V]):
    words: Vocabulary
    """The kinds of reasons."""

    @abstractmethod
    def explain(self, before: V, after: V, seat: Seat, out: Buffer) -> bool:
        """Adds what a seat's action has changed, the most telling first; false if what it was done for is still to come: a
        tile was taken, and is not placed yet. The views' seat need not be the one that acted."""


AnyExplainer = Explainer[View]


class Silent(Explainer[View]):
    """For a game without an explainer of its own: what its evaluator weighs is said instead."""

    def __init__(self) -> None:
        self.words = Vocabulary()

    def explain(self, before: View, after: View, seat: Seat, out: Buffer) -> bool:
        return True
