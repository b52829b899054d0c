"""What a program that learns sees: the phase, every bird from oneself on, one's hand, what one is sure of, the discards."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.observation import Field, Observation
from dinotable.core.tensor import Tensor
from examples.magpies.box import CARDS, KINDS
from examples.magpies.state import PHASES, MagpiesView

MOST: Final = 4
BIRD: Final = 8
"""Numbers about each bird."""

PHASE: Final = Field("phase", [len(PHASES)], "1 at the phase: deal, choose, window, turn, over")
COURSE: Final = Field(
    "course", [4], "rounds played, actions left this turn, cards in the pile, cards known to lie under it"
)
BIRDS: Final = Field(
    "birds", [MOST, BIRD],
    "for each bird from oneself on: whether it plays, its points in tens, its perch from −1 to 1, whether it has an offer, "
    "what that is worth now, whether it has answered, whether it has the turn, how many cards it holds",
)  # fmt: skip
HAND: Final = Field("hand", [KINDS], f"one's own cards: {', '.join(CARDS)}")
CHOICE: Final = Field("choice", [KINDS], "1 at the card one has secretly chosen")
KNOWN: Final = Field("known", [MOST, KINDS], "for each bird, the cards one is sure it holds")
DISCARDS: Final = Field("discards", [KINDS], "cards that were played")


class MagpiesObservation(Observation[MagpiesView]):
    def __init__(self) -> None:
        super().__init__([PHASE, COURSE, BIRDS, HAND, CHOICE, KNOWN, DISCARDS])

    def write(self, view: MagpiesView, said: Buffer, tensor: Tensor) -> None:
        table = view.table
        tensor.put(PHASE.first + table.phase, 1)
        tensor.put_part(COURSE.first, table.round, table.box.rounds)
        tensor.put(COURSE.first + 1, table.points)
        tensor.put_part(COURSE.first + 2, view.pile_size, 12)
        tensor.put_part(COURSE.first + 3, len(view.under), 4)
        for card in range(i64(KINDS)):
            tensor.put(HAND.first + card, view.hand[card])
            tensor.put(DISCARDS.first + card, table.discards[card])
        if view.choice >= 0:
            tensor.put(CHOICE.first + view.choice, 1)
        for away in range(table.seats):
            self._write_bird(view, away, tensor)

    def _write_bird(self, view: MagpiesView, away: i64, tensor: Tensor) -> None:
        table = view.table
        seat = (view.seat + away) % table.seats
        first = BIRDS.first + away * BIRD
        tensor.put(first, 1)
        tensor.put_part(first + 1, table.scores[seat], 10)
        tensor.put_part(first + 2, table.perch[seat] - 2, 2)
        if table.offers[seat] >= 0:
            tensor.put(first + 3, 1)
            tensor.put_part(first + 4, table.offers[seat] + table.bonus[seat], 4)
        tensor.put(first + 5, table.answered >> seat & 1)
        if table.phase == PHASES.index("turn") and table.winner == seat:
            tensor.put(first + 6, 1)
        tensor.put_part(first + 7, view.sizes[seat], 2)
        for card in range(i64(KINDS)):
            tensor.put(KNOWN.first + away * KINDS + card, view.known[seat][card])


OBSERVATION: Final = MagpiesObservation()
