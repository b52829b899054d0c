"""What there is: the table that everybody sees, what is hidden, and what one seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.contract import State, View
from dinotable.core.deck import Bag, Pile
from dinotable.core.sink import Sink

CARDS: Final = ["twig", "shell", "coin", "ring"]
COPIES: Final = 3
HAND: Final = 2
ROUNDS: Final = 4
TWIG: Final = 0
DEAL, CHOOSE, WINDOW, TURN, OVER = range(5)


class Table:
    """All fields are public."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
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
        self.sizes: vec[i64] = vec[i64]([0] * seats)
        """How many cards each hand has."""
        self.offers: vec[i64] = vec[i64]([-1] * seats)
        """The card in front of each seat, −1: none."""
        self.bonus: vec[i64] = vec[i64]([0] * seats)
        self.discards: vec[i64] = vec[i64]([0] * len(CARDS))
        self.under: list[int] = []
        """Cards known to lie under the pile."""
        self.pile_size: i64 = COPIES * len(CARDS)

    def copy(self) -> "Table":
        twin = Table(self.seats)
        twin.phase, twin.round, twin.step, twin.points = self.phase, self.round, self.step, self.points
        twin.winner, twin.answered, twin.shuffles = self.winner, self.answered, self.shuffles
        twin.perch, twin.scores, twin.sizes = self.perch[:], self.scores[:], self.sizes[:]
        twin.offers, twin.bonus, twin.discards = self.offers[:], self.bonus[:], self.discards[:]
        twin.under, twin.pile_size = self.under[:], self.pile_size
        return twin

    def put(self, sink: Sink) -> None:
        sink.put_list([self.seats, self.phase, self.round, self.step, self.points, self.winner])
        sink.put_list([self.answered, self.shuffles, self.pile_size])
        for row in (self.perch, self.scores, self.sizes, self.offers, self.bonus, self.discards):
            sink.put_row(row)
        sink.put_list(self.under)


class Magpies(State):
    def __init__(self, table: Table) -> None:
        self.table = table
        self.hands: list[vec[i64]] = [vec[i64]([0] * len(CARDS)) for _ in range(table.seats)]
        self.pile = Pile(Bag(vec[i64]([COPIES] * len(CARDS))))
        self.choices: vec[i64] = vec[i64]([-1] * table.seats)
        """Cards chosen and not yet revealed; they count as in hand."""
        self.known: list[vec[i64]] = [vec[i64]([0] * len(CARDS)) for _ in range(table.seats * table.seats)]
        """For looker and owner (looker × seats + owner): cards the looker is sure the owner holds."""

    def copy(self) -> "Magpies":
        twin = Magpies(self.table.copy())
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.choices = self.choices[:]
        twin.known = [known[:] for known in self.known]
        return twin

    def put(self, sink: Sink) -> None:
        self.table.put(sink)
        for row in self.hands + self.known:
            sink.put_row(row)
        self.pile.put(sink)
        sink.put_row(self.choices)


class MagpiesView(View):
    def __init__(self, seat: i64, table: Table, hand: vec[i64], choice: i64, known: list[vec[i64]]) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        """One's own; all zero for a spectator."""
        self.choice = choice
        """One's own secret choice, −1: none."""
        self.known = known
        """For each owner, the cards one is sure of."""

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.table.put(sink)
        sink.put_row(self.hand)
        sink.put(self.choice)
        for row in self.known:
            sink.put_row(row)
