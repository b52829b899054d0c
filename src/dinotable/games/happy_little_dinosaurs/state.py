"""What there is: the table that everybody sees, what is hidden, and what one seat knows."""

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.deck import Bag, Pile
from dinotable.core.seats import all_seats
from dinotable.core.sink import Sink
from dinotable.core.state import State, View
from dinotable.games.happy_little_dinosaurs.box import KINDS, HappyLittleDinosaursBox

# Phases, in the order of a round.
DEAL: Final = 0
"""Chance draws everyone's hand up to five, or what the box says (HD2.1, HD8.3)."""
TURN: Final = 1
"""Chance turns up a disaster (HD3.1)."""
REDRAW: Final = 2
"""Chance draws a new hand for one who had no point card (HD3.2)."""
CHOOSE: Final = 3
EFFECT: Final = 4
LOOT: Final = 5
"""A claw has looked and takes (HD4.4)."""
SEARCH: Final = 6
"""Chance draws the cards a log looks at (HD4.6)."""
KEEP_ONE: Final = 7
WINDOW: Final = 8
SUDDEN: Final = 9
ANSWER: Final = 10
DISCARD: Final = 11
OVER: Final = 12
PhaseName: TypeAlias = Literal[
    "deal", "turn", "redraw", "choose", "effect", "loot", "search", "keep", "window", "sudden", "answer", "discard",
    "over",
]  # fmt: skip
PHASES: Final[list[PhaseName]] = list(get_args(PhaseName))

# Why it ended.
ON: Final = 0
ROUTE: Final = 1
LAST: Final = 2
LIMIT: Final = 3


class Table:
    """All fields are public (HD2.4). A mask has bit `s` for seat `s`."""

    def __init__(self, seats: i64, duel: bool, dinosaurs: vec[i64], box: HappyLittleDinosaursBox) -> None:
        self.seats = seats
        self.box = box
        self.duel = duel
        self.dinosaurs = dinosaurs
        """The dinosaur of each seat."""
        self.phase: i64 = DEAL
        self.ended: i64 = ON
        """Why it ended, ON while it goes on."""
        self.round: i64 = 0
        """Usually 1 to 200; 0 during the first deal."""
        self.step: i64 = 0
        self.inside: i64 = all_seats(seats)
        """The mask of players still in."""
        self.gone: list[int] = []
        """The others, in the order in which they went out."""
        self.position: vec[i64] = vec[i64]([0] * seats)
        """Along the escape route, counted past its end."""
        self.areas: vec[i64] = vec[i64]([0] * (4 * seats))
        """Disasters taken: seat × 4 + type."""
        self.disasters = Pile(Bag(box.disasters[:]))
        """All can work out what is left in it, and know what lies under it."""
        self.disaster: i64 = -1
        """The type of this round's disaster, −1: none lies there."""
        self.sizes: vec[i64] = vec[i64]([0] * seats)
        """How many cards each hand has."""
        self.has_point: i64 = 0
        """The mask of hands shown to hold a point card (HD3.2, HD6.3), as long as that is sure."""
        self.no_point: i64 = 0
        """The mask of hands shown to hold none (HD6.3), as long as that is sure."""
        self.deck_size: i64 = 0
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        """How many of each card lie in the discard pile."""
        self.shuffles: i64 = 0
        self.drawer: i64 = 0
        """Who draws while chance deals (DEAL, REDRAW), −1: nobody."""
        self.answered: i64 = 0
        """The mask of seats that have chosen, or passed."""
        self.front: vec[i64] = vec[i64]([-1] * seats)
        """The point card in front of each seat, −1: none."""
        self.added: vec[i64] = vec[i64]([-1] * seats)
        """The card whose value a pebble or juice added, −1: none."""
        self.pushes: vec[i64] = vec[i64]([0] * seats)
        self.sours: vec[i64] = vec[i64]([0] * seats)
        """How many were played on each seat this round."""
        self.flips: i64 = 0
        """Upside-downs played this round."""
        self.sudden: vec[i64] = vec[i64]([-1] * seats)
        """The last card shown in sudden death, −1: none."""
        self.played: vec[i64] = vec[i64]([0] * KINDS)
        """Instants and sudden death cards that wait on the table (HD8.3)."""
        self.order: vec[i64] = vec[i64]([-1] * seats)
        """HD4.2: seats whose effects resolve, first to last, then −1."""
        self.at: i64 = 0
        """Which of them is asked."""
        self.dropped: i64 = 0
        """Cards discarded so far by the breath that is asked, or by who took a disaster."""
        self.owner: i64 = -1
        """Whose hand a claw looks at, −1: nobody's."""
        self.looked: i64 = 0
        """How many cards a log is looking at, usually 0 to 2."""
        self.contenders: i64 = 0
        """The mask of seats in sudden death."""
        self.taker: i64 = -1
        """Who is about to take the disaster, or has just taken it; −1: nobody."""

    def copy(self) -> "Table":
        twin = Table(self.seats, self.duel, self.dinosaurs, self.box)
        twin.phase, twin.ended, twin.round, twin.step = self.phase, self.ended, self.round, self.step
        twin.inside, twin.gone = self.inside, self.gone[:]
        twin.position, twin.areas = self.position[:], self.areas[:]
        twin.disasters, twin.disaster = self.disasters.copy(), self.disaster
        twin.sizes, twin.has_point, twin.no_point = self.sizes[:], self.has_point, self.no_point
        twin.deck_size, twin.discards, twin.shuffles = self.deck_size, self.discards[:], self.shuffles
        twin.drawer, twin.answered = self.drawer, self.answered
        twin.front, twin.added = self.front[:], self.added[:]
        twin.pushes, twin.sours, twin.flips = self.pushes[:], self.sours[:], self.flips
        twin.sudden, twin.played = self.sudden[:], self.played[:]
        twin.order, twin.at, twin.dropped = self.order[:], self.at, self.dropped
        twin.owner, twin.looked = self.owner, self.looked
        twin.contenders, twin.taker = self.contenders, self.taker
        return twin

    def put(self, sink: Sink) -> None:
        sink.put_list([self.seats, int(self.duel), self.phase, self.ended, self.round, self.step, self.inside])
        sink.put_list([self.disaster, self.has_point, self.no_point, self.deck_size, self.shuffles, self.drawer])
        sink.put_list([self.answered, self.flips, self.at, self.dropped, self.owner, self.looked])
        sink.put_list([self.contenders, self.taker])
        sink.put_list(self.gone)
        for row in (
            self.dinosaurs, self.position, self.areas, self.sizes, self.discards, self.front, self.added,
            self.pushes, self.sours, self.sudden, self.played, self.order,
        ):  # fmt: skip
            sink.put_row(row)
        self.disasters.put(sink)


class HappyLittleDinosaurs(State):
    def __init__(self, table: Table, deck: Bag) -> None:
        self.table = table
        self.deck = deck
        """The main deck."""
        self.hands: vec[i64] = vec[i64]([0] * (KINDS * table.seats))
        """Seat × KINDS + card: how many."""
        self.choices: vec[i64] = vec[i64]([-1] * table.seats)
        """Cards chosen and not yet revealed, −1: none. They count as in hand (HD3.3)."""
        self.looked: vec[i64] = vec[i64]([-1] * table.box.looks)
        """The cards a log is looking at, −1: none. Its player sees them."""
        self.known: vec[i64] = vec[i64]([0] * (KINDS * table.seats * table.seats))
        """HD4.4: (looker × seats + owner) × KINDS + card: how many the looker is sure the owner holds."""

    def copy(self) -> "HappyLittleDinosaurs":
        twin = HappyLittleDinosaurs(self.table.copy(), self.deck.copy())
        twin.hands, twin.choices = self.hands[:], self.choices[:]
        twin.looked, twin.known = self.looked[:], self.known[:]
        return twin

    def put(self, sink: Sink) -> None:
        self.table.put(sink)
        self.deck.put(sink)
        for row in (self.hands, self.choices, self.looked, self.known):
            sink.put_row(row)


class HappyLittleDinosaursView(View):
    def __init__(self, seat: i64, table: Table) -> None:
        self.seat = seat
        self.table = table
        self.hand: vec[i64] = vec[i64]([0] * KINDS)
        """One's own, how many of each card; all zero for a spectator."""
        self.choice: i64 = -1
        """One's own choice before the reveal, −1: none."""
        self.looked: vec[i64] = vec[i64]([-1] * table.box.looks)
        """The cards one's own log is looking at, −1: none."""
        self.known: vec[i64] = vec[i64]([0] * (KINDS * table.seats))
        """Owner × KINDS + card: how many one is sure the owner holds."""

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.table.put(sink)
        sink.put_row(self.hand)
        sink.put(self.choice)
        sink.put_row(self.looked)
        sink.put_row(self.known)


def scores_stand(table: Table) -> bool:
    """Whether cards lie in front of the players and the window has not closed."""
    return EFFECT <= table.phase <= WINDOW


def full_deck(box: HappyLittleDinosaursBox, duel: bool) -> Bag:
    return Bag(box.duel_copies[:] if duel else box.copies[:])
