"""What there is: the table that everybody sees, what is hidden, and what one seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.deck import Bag, Pile
from dinotable.core.sink import Sink
from dinotable.core.state import State, View
from examples.magpies.box import CARDS, COPIES, MagpiesBox

DEAL: Final = 0
CHOOSE: Final = 1
WINDOW: Final = 2
TURN: Final = 3
OVER: Final = 4
PHASES: Final = ["deal", "choose", "window", "turn", "over"]


def no_cards(rows: i64) -> list[vec[i64]]:
    """How many there are of each card, row by row."""
    return [vec[i64]([0] * len(CARDS)) for _ in range(rows)]


def copy_rows(rows: list[vec[i64]]) -> list[vec[i64]]:
    return [row[:] for row in rows]


class Table:
    """All fields are public."""

    def __init__(self, seats: i64, box: MagpiesBox) -> None:
        self.seats = seats
        self.box = box
        self.phase: i64 = DEAL
        self.round: i64 = 0
        self.step: i64 = 0
        self.points: i64 = 0
        """What the winner may still do this turn, 2 to 0."""
        self.winner: i64 = 0
        self.answered: i64 = 0
        """The mask of seats that have chosen, or passed."""
        self.shuffles: i64 = 0
        self.perch: vec[i64] = vec[i64]([2] * seats)
        """Where each bird sits on the branch, 0 to 4."""
        self.scores: vec[i64] = vec[i64]([0] * seats)
        self.offers: vec[i64] = vec[i64]([-1] * seats)
        """The card in front of each seat, −1: none."""
        self.bonus: vec[i64] = vec[i64]([0] * seats)
        self.discards: vec[i64] = vec[i64]([0] * len(CARDS))
        self.shown: list[vec[i64]] = no_cards(seats)
        """For each owner, cards that everybody is sure of."""

    def copy(self) -> "Table":
        twin = Table(self.seats, self.box)
        twin.phase, twin.round, twin.step, twin.points = self.phase, self.round, self.step, self.points
        twin.winner, twin.answered, twin.shuffles = self.winner, self.answered, self.shuffles
        twin.perch, twin.scores, twin.offers = self.perch[:], self.scores[:], self.offers[:]
        twin.bonus, twin.discards, twin.shown = self.bonus[:], self.discards[:], copy_rows(self.shown)
        return twin

    def put(self, sink: Sink) -> None:
        sink.put_list([self.seats, self.phase, self.round, self.step, self.points, self.winner])
        sink.put_list([self.answered, self.shuffles])
        for row in [self.perch, self.scores, self.offers, self.bonus, self.discards, *self.shown]:
            sink.put_row(row)


class Magpies(State):
    def __init__(self, table: Table) -> None:
        self.table = table
        self.hands: list[vec[i64]] = no_cards(table.seats)
        self.pile = Pile(Bag(vec[i64]([COPIES] * len(CARDS))))
        """Its size and the cards under it are public."""
        self.choices: vec[i64] = vec[i64]([-1] * table.seats)
        """Cards chosen and not yet revealed; they count as in hand."""
        self.known: list[vec[i64]] = no_cards(table.seats * table.seats)
        """For looker and owner (looker × seats + owner): cards the looker is sure of, those shown to all included."""

    def copy(self) -> "Magpies":
        twin = Magpies(self.table.copy())
        twin.hands, twin.known = copy_rows(self.hands), copy_rows(self.known)
        twin.pile, twin.choices = self.pile.copy(), self.choices[:]
        return twin

    def put(self, sink: Sink) -> None:
        self.table.put(sink)
        for row in [*self.hands, *self.known, self.choices]:
            sink.put_row(row)
        self.pile.put(sink)


class MagpiesView(View):
    def __init__(self, seat: i64, table: Table) -> None:
        self.seat = seat
        self.table = table
        self.sizes: list[int] = []
        self.pile_size: i64 = 0
        self.under: list[int] = []
        self.hand: vec[i64] = vec[i64]([0] * len(CARDS))
        """One's own."""
        self.choice: i64 = -1
        """One's own secret choice, −1: none."""
        self.known: list[vec[i64]] = []
        """For each owner, the cards one is sure of."""

    def put(self, sink: Sink) -> None:
        self.table.put(sink)
        sink.put_list([self.seat, self.pile_size, self.choice, *self.sizes])
        sink.put_list(self.under)
        for row in [self.hand, *self.known]:
            sink.put_row(row)
