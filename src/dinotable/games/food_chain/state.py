"""What there is: the table that everybody sees, what is hidden, and what one seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.deck import Bag
from dinotable.core.sink import Sink
from dinotable.core.state import State, View
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.items import PLACES

SEATS: Final = 4
"""The most that play; rows by seat have this length at every table."""
NOBODY: Final = -1
FREE: Final = -1

STARTING: Final = 0
DEALING: Final = 1
FILLING: Final = 2
TURN: Final = 3
DRAWING: Final = 4
SWAPPING: Final = 5
OVER: Final = 6
BY_TOKENS: Final = 1
BY_PASSES: Final = 2


class Table:
    """All fields are public (FC8.5). Cards on the table lie at numbered places, 1 to 20; 0 is the ground."""

    def __init__(self, box: FoodBox, seats: i64, has_swap: bool) -> None:
        self.box = box
        self.seats = seats
        self.has_swap = has_swap
        """Whether the option `trophy-swap` is on."""
        self.phase: i64 = DEALING
        self.step: i64 = 0
        """Actions so far: each ends a step."""
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.turns: i64 = 0
        """Turns taken so far."""
        self.passes: i64 = 0
        """Passes in a row with the pile empty (FC8.2)."""
        self.ended: i64 = 0
        """0 while it goes on, then why it ended: BY_TOKENS or BY_PASSES."""
        size = box.size
        self.kinds: vec[i64] = vec[i64]([FREE] * (PLACES + 1))
        """The kind of the card at each place."""
        self.prey_of: vec[i64] = vec[i64]([0] * (PLACES + 1))
        """The place that the card at each place hunts; 0 for a base."""
        self.owners: vec[i64] = vec[i64]([NOBODY] * (PLACES + 1))
        """Whose token lies on it."""
        self.free: vec[i64] = vec[i64]([box.tokens[seats]] * seats + [0] * (SEATS - seats))
        """Each seat's free tokens."""
        self.held: vec[i64] = vec[i64]([0] * (SEATS * SEATS))
        """Captured tokens: holder × 4 + owner."""
        self.sizes: vec[i64] = vec[i64]([0] * SEATS)
        """How many cards each hand has."""
        self.known: vec[i64] = vec[i64]([0] * (SEATS * size))
        """Cards everybody knows to be in a hand (FC8.5): seat × kinds + kind."""
        self.eaten: vec[i64] = vec[i64]([0] * (SEATS * size))
        """What each seat has eaten and still has: seat × kinds + kind. Face down on the table, but all saw it."""
        self.received: vec[i64] = vec[i64]([0] * (SEATS * size))
        """What each seat got by the trophy swap (FC8.4)."""
        self.discards: vec[i64] = vec[i64]([0] * size)
        self.bag_size: i64 = box.total
        """Unknown cards in the pile; these come first."""
        self.more: i64 = 0
        """Cards that whoever draws is still to draw after the next one; usually 0."""
        self.under: list[int] = []
        """Known cards under the pile, the next to come first (FC2.2)."""
        # Derived from the places.
        self.hunters: vec[i64] = vec[i64]([0] * (PLACES + 1))
        """How many cards hunt the card at each place; for the ground, how many bases there are."""
        self.might: vec[i64] = vec[i64]([0] * ((PLACES + 1) * SEATS))
        """The weights of each seat's predators directly on a place: place × 4 + seat. Decides who eats (FC5.1, FC5.2)."""

    def copy(self) -> "Table":
        twin = Table(self.box, self.seats, self.has_swap)
        twin.phase, twin.step, twin.turn, twin.turns = self.phase, self.step, self.turn, self.turns
        twin.passes, twin.ended, twin.bag_size = self.passes, self.ended, self.bag_size
        twin.kinds, twin.prey_of, twin.owners = self.kinds[:], self.prey_of[:], self.owners[:]
        twin.free, twin.held, twin.sizes, twin.known = self.free[:], self.held[:], self.sizes[:], self.known[:]
        twin.eaten, twin.received, twin.discards = self.eaten[:], self.received[:], self.discards[:]
        twin.under = self.under[:]
        twin.more = self.more
        twin.hunters, twin.might = self.hunters[:], self.might[:]
        return twin

    def put(self, sink: Sink) -> None:
        sink.put_text(self.box.text)
        sink.put_list([self.seats, int(self.has_swap), self.phase, self.step, self.turn, self.turns])
        sink.put_list([self.passes, self.ended, self.bag_size])
        for row in (
            self.kinds, self.prey_of, self.owners, self.free, self.held, self.sizes, self.known,
            self.eaten, self.received, self.discards,
        ):  # fmt: skip
            sink.put_row(row)
        sink.put_list(self.under)
        if self.more:
            # Left out in the usual box, so that the hashes of its recorded games stay what they are.
            sink.put(self.more)

    def put_derived(self, sink: Sink) -> None:
        sink.put_row(self.hunters)
        sink.put_row(self.might)

    def rebuild(self) -> None:
        self.hunters = vec[i64]([0] * (PLACES + 1))
        self.might = vec[i64]([0] * ((PLACES + 1) * SEATS))
        for place in range(i64(1), i64(PLACES + 1)):
            if self.kinds[place] != FREE:
                self.hunters[self.prey_of[place]] += 1
                if self.owners[place] != NOBODY:
                    weight = self.box.weights[self.kinds[place]]
                    self.might[self.prey_of[place] * SEATS + self.owners[place]] += weight

    def pile(self) -> i64:
        """How many cards there are to draw."""
        return self.bag_size + len(self.under)

    def bases_wanted(self) -> i64:
        """FC2.1"""
        return self.box.bases[self.seats]

    def tokens(self) -> i64:
        """FC1.3: of each seat, wherever they are."""
        return self.box.tokens[self.seats]


class FoodChain(State):
    def __init__(self, table: Table) -> None:
        self.table = table
        size = table.box.size
        self.hands: list[vec[i64]] = [vec[i64]([0] * size) for _ in range(table.seats)]
        """How many of each kind; only the seat itself knows."""
        self.bag = Bag(table.box.cards[:])
        """The unknown part of the pile."""

    def copy(self) -> "FoodChain":
        twin = FoodChain(self.table.copy())
        twin.hands = [hand[:] for hand in self.hands]
        twin.bag = self.bag.copy()
        return twin

    def put(self, sink: Sink) -> None:
        self.table.put(sink)
        for hand in self.hands:
            sink.put_row(hand)
        self.bag.put(sink)

    def put_derived(self, sink: Sink) -> None:
        self.table.put_derived(sink)

    def rebuild(self) -> None:
        self.table.rebuild()


class FoodChainView(View):
    def __init__(self, seat: i64, table: Table, hand: vec[i64]) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        """One's own cards by kind; all zero for a spectator."""

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.table.put(sink)
        self.table.put_derived(sink)
        sink.put_row(self.hand)
