"""What there is: the table that everybody sees, the hidden hand cards, and what one seat knows."""

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.sink import Sink
from dinotable.core.state import State, View
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.tiles import new_board, rebuild
from dinotable.games.ciao_dino.box import CiaoDinoBox

Phase: TypeAlias = Literal[
    "first", "land", "deal", "place", "card", "reveal", "tile", "target", "act", "refill", "over"
]
Ending: TypeAlias = Literal["", "meteorite", "standstill", "alone"]

# Setup, then phase 1 from the card to the target, phase 2, phase 4; phase 3 needs no choice.
CHOOSE_FIRST: Final = 0
LAY_LAND: Final = 1
DEAL_HANDS: Final = 2
PLACE_HERDS: Final = 3
CHOOSE_CARD: Final = 4
REVEAL_CARD: Final = 5
CHOOSE_TILE: Final = 6
CHOOSE_TARGET: Final = 7
ACT: Final = 8
REFILL: Final = 9
OVER: Final = 10
PHASES: Final[list[Phase]] = [
    "first",
    "land",
    "deal",
    "place",
    "card",
    "reveal",
    "tile",
    "target",
    "act",
    "refill",
    "over",
]

# Why the last round started, or the game ended.
RUNNING: Final = 0
METEORITE_FELL: Final = 1
STOOD_STILL: Final = 2
ALONE: Final = 3
ENDINGS: Final[list[Ending]] = ["", "meteorite", "standstill", "alone"]


class Table:
    """All fields are public (CD12.1). Rows are shared by copies (`core.rows`).

    Without `i64(…)` every number of a copy would become a Python object on its way.
    """

    def __init__(self, seats: i64, box: CiaoDinoBox, of: "Table | None" = None) -> None:
        self.seats = seats
        """How many sat down at the start, 2 to 5."""
        self.box = box
        self.board: Board = of.board.copy() if of else new_board(box)
        self.phase: i64 = of.phase if of else i64(LAY_LAND)
        self.step: i64 = of.step if of else i64(0)
        """Grows with every chance, every end of a turn, every card shown."""
        self.first: i64 = of.first if of else i64(0)
        """The first player's seat."""
        self.seat: i64 = of.seat if of else i64(0)
        """Whose turn it is; in setup, who gets a card or places."""
        self.turn: i64 = of.turn if of else i64(0)
        """How many turns have begun."""
        self.laid: i64 = of.laid if of else i64(0)
        """Setup: places filled around the volcano, usually 0 to 36."""
        self.tiles: vec[i64] = of.tiles if of else box.tiles_of(seats)
        """Tiles not on the board, by kind (`TILES`): in the end, those set aside (CD2.1)."""
        self.placed: i64 = of.placed if of else i64(0)
        """Setup: how often dinosaurs were placed, usually 0 to twice the seats."""
        self.points: i64 = of.points if of else i64(0)
        """Action points left this turn, usually 4 to 0."""
        self.rescue: i64 = of.rescue if of else i64(0)
        """How many more swimmers may climb in the rescue under way, usually 2 to 0 (CD6.5)."""
        self.card: i64 = of.card if of else i64(-1)
        """The card played this turn, −1: none."""
        self.lifted: i64 = of.lifted if of else i64(-1)
        """Where the tile that is drifting was taken up, −1: none is."""
        self.tile: i64 = of.tile if of else i64(0)
        """Its terrain."""
        self.drew: i64 = of.drew if of else i64(0)
        """1 if a card has left the pile this turn."""
        self.quiet: i64 = of.quiet if of else i64(0)
        """Turns in a row without a card leaving the pile (CD3.3)."""
        self.last: i64 = of.last if of else i64(0)
        """The mask of seats that still have their last turn; 0 before the last round (CD8.1)."""
        self.ending: i64 = of.ending if of else i64(RUNNING)
        """Why the last round started, or the game ended."""
        self.reserve: vec[i64] = of.reserve if of else vec[i64]([box.dinosaurs[seats]] * seats)
        self.scores: vec[i64] = of.scores if of else vec[i64]([0] * seats)
        self.out: vec[i64] = of.out if of else vec[i64]([0] * seats)
        """The turn in which a seat was eliminated, 0: it is in the game (CD7.3)."""
        self.backs: vec[i64] = of.backs if of else vec[i64]([0] * seats)
        """The back of each hand card, 1 or 2; 0: no card."""
        self.discards: vec[i64] = of.discards if of else vec[i64]([0] * 8)
        """Cards lying face up: four kinds (`CARDS`) with back 1, then four with back 2."""
        self.left: vec[i64] = of.left if of else box.pile_of(seats)
        """How many cards of each back are left in the pile."""

    def copy(self) -> "Table":
        return Table(self.seats, self.box, self)

    def put(self, sink: Sink) -> None:
        sink.put_list([self.seats, self.phase, self.step, self.first, self.seat, self.turn, self.laid, self.placed])
        sink.put_list([self.points, self.rescue, self.card, self.lifted, self.tile, self.drew])
        sink.put_list([self.quiet, self.last, self.ending])
        for row in (self.tiles, self.reserve, self.scores, self.out, self.backs, self.discards, self.left):
            sink.put_row(row)
        self.board.put(sink)


class CiaoDino(State):
    def __init__(self, table: Table, hands: vec[i64]) -> None:
        self.table = table
        self.hands = hands
        """The card in each hand (`CARDS`), −1: none. What is in the pile follows: the rest."""

    def copy(self) -> "CiaoDino":
        return CiaoDino(self.table.copy(), self.hands)

    def part_from(self, twin: State) -> None:
        if isinstance(twin, CiaoDino):
            self.table.board.part_from(twin.table.board)

    def put(self, sink: Sink) -> None:
        self.table.put(sink)
        sink.put_row(self.hands)

    def put_derived(self, sink: Sink) -> None:
        self.table.board.put_derived(sink)

    def rebuild(self) -> None:
        rebuild(self.table.board)


class CiaoDinoView(View):
    def __init__(self, seat: i64, table: Table, hand: i64) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        """One's own hand card, −1: none, or a spectator."""

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.table.put(sink)
        self.table.board.put_derived(sink)
        sink.put(self.hand)
