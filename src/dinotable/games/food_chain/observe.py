"""What a program that learns sees: the course, the players from oneself on, cards by kind, and the cards on the table by
place (`observe_places`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.observation import Field, Observation
from dinotable.core.tensor import Tensor
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.observe_places import CARDS, OWN_SLOTS, PREY, SLOT_NAMES, SLOTS, slot_of, write_place
from dinotable.games.food_chain.score import points
from dinotable.games.food_chain.spell import EXCHANGING, HUNTING, card_said
from dinotable.games.food_chain.state import FREE, SEATS, TURN, FoodChainView, Table
from dinotable.games.food_chain.view import unseen

ABLE_ROW: Final = 3
PLAYER_ROW: Final = 9
MOST_UNDER: Final = 4

PHASE: Final = Field("phase", [7], "1 at the phase: first, deal, bases, turn, draw, trophies, over")
COURSE: Final = Field(
    "course", [5],
    "turns taken in 64s, passes in a row with the pile empty in fours, cards in the pile in 16s, those of them that "
    "nobody knows, whether trophies are swapped at the end",
)  # fmt: skip
UNDER: Final = Field(
    "under", [MOST_UNDER, 2], "the next known cards under the pile: whether it is the hunter, or a swarm"
)
PLAYERS: Final = Field(
    "players", [SEATS, PLAYER_ROW],
    "for each player from oneself on: whether it plays, whether it is its turn, cards in hand in fours, free tokens in "
    "fours, points in 16s, captured tokens of each player from oneself on in fours",
)  # fmt: skip
HAND: Final = Field("hand", [SLOTS], f"one's own cards in fours: {SLOT_NAMES}")
ABLE: Final = Field(
    "able", [SLOTS, ABLE_ROW],
    "for each kind in one's hand: power in fours, value in fours, in 16s how many cards on the table it can hunt",
)  # fmt: skip
KNOWN: Final = Field("known", [SEATS, SLOTS], "for each player, cards all know to be in its hand, in fours")
EATEN: Final = Field("eaten", [SEATS, SLOTS], "for each player, cards it ate and still has, in fours")
RECEIVED: Final = Field("received", [SEATS, SLOTS], "for each player, cards it got by the trophy swap, in fours")
DISCARDS: Final = Field("discards", [SLOTS], "cards that were discarded, in fours")
UNSEEN: Final = Field("unseen", [SLOTS], "cards in the pile or in other hands and not known there, in fours")
SAID: Final = Field(
    "said", [SLOTS + 4],
    "what was said of a hunt or an exchange whose place is still to come: which of the two, power and value of the card "
    "in fours, 1 at the card",
)  # fmt: skip


class FoodChainObservation(Observation[FoodChainView]):
    def __init__(self) -> None:
        super().__init__(
            [PHASE, COURSE, UNDER, PLAYERS, HAND, ABLE, KNOWN, EATEN, RECEIVED, DISCARDS, UNSEEN, CARDS, PREY, SAID]
        )

    def write(self, view: FoodChainView, said: Buffer, tensor: Tensor) -> None:
        table = view.table
        _write_course(table, tensor)
        # A spectator counts from the first seat.
        viewer = max(i64(0), view.seat)
        for away in range(table.seats):
            _write_player(table, viewer, away, tensor)
        _write_counts(table.box, view.hand, 0, tensor, HAND.first)
        _write_counts(table.box, table.discards, 0, tensor, DISCARDS.first)
        _write_counts(table.box, unseen(view), 0, tensor, UNSEEN.first)
        held = _write_able(view, tensor)
        for place in range(i64(1), i64(PLACES + 1)):
            if table.kinds[place] != FREE:
                write_place(table, viewer, place, held, tensor)
        if said.count > 0:
            _write_said(table.box, said, tensor)


def _write_counts(box: FoodBox, counts: vec[i64], begin: i64, tensor: Tensor, first: i64) -> None:
    """A row of counts by kind, or the part of it that begins there."""
    others: i64 = 0
    for kind in range(box.size):
        count = counts[begin + kind]
        if count == 0:
            continue
        slot = slot_of(box, kind)
        if slot == OWN_SLOTS:
            others += count
            count = others
        tensor.put_part(first + slot, count, 4)


def _write_course(table: Table, tensor: Tensor) -> None:
    tensor.put(PHASE.first + table.phase, 1)
    first = COURSE.first
    tensor.put_part(first, table.turns, 64)
    tensor.put_part(first + 1, table.passes, 4)
    tensor.put_part(first + 2, table.pile(), 16)
    tensor.put_part(first + 3, table.bag_size, 16)
    if table.has_swap:
        tensor.put(first + 4, 1)
    for k in range(min(MOST_UNDER, len(table.under))):
        tensor.put(UNDER.first + 2 * k + (table.under[k] - table.box.hunter), 1)


def _write_player(table: Table, viewer: i64, away: i64, tensor: Tensor) -> None:
    seats, size = table.seats, table.box.size
    seat = (viewer + away) % seats
    first = PLAYERS.first + away * PLAYER_ROW
    tensor.put(first, 1)
    if table.phase == TURN and table.turn == seat:
        tensor.put(first + 1, 1)
    tensor.put_part(first + 2, table.sizes[seat], 4)
    tensor.put_part(first + 3, table.free[seat], 4)
    tensor.put_part(first + 4, points(table, seat), 16)
    for other in range(seats):
        held = table.held[seat * SEATS + (viewer + other) % seats]
        if held > 0:
            tensor.put_part(first + 5 + other, held, 4)
    _write_counts(table.box, table.known, seat * size, tensor, KNOWN.first + away * SLOTS)
    _write_counts(table.box, table.eaten, seat * size, tensor, EATEN.first + away * SLOTS)
    if table.has_swap:
        _write_counts(table.box, table.received, seat * size, tensor, RECEIVED.first + away * SLOTS)


def _write_able(view: FoodChainView, tensor: Tensor) -> i64:
    """Returns the mask of kinds in the hand."""
    box, kinds = view.table.box, view.table.kinds
    held: i64 = 0
    for kind in range(box.size):
        if view.hand[kind] == 0:
            continue
        held |= BITS[kind]
        first = ABLE.first + slot_of(box, kind) * ABLE_ROW
        tensor.put_part(first, box.powers[kind], 4)
        tensor.put_part(first + 1, box.values[kind], 4)
        prey = box.prey[kind]
        preys: i64 = 0
        for place in range(i64(1), i64(PLACES + 1)):
            if kinds[place] != FREE and prey >> kinds[place] & 1:
                preys += 1
        tensor.put_part(first + 2, preys, 16)
    return held


def _write_said(box: FoodBox, said: Buffer, tensor: Tensor) -> None:
    first = SAID.first
    name = card_said(said, HUNTING)
    if name >= 0:
        tensor.put(first, 1)
    else:
        name = card_said(said, EXCHANGING)
        if name < 0:
            return
        tensor.put(first + 1, 1)
    kind = box.kinds[name]
    tensor.put_part(first + 2, box.powers[kind], 4)
    tensor.put_part(first + 3, box.values[kind], 4)
    tensor.put(first + 4 + slot_of(box, kind), 1)


OBSERVATION: Final = FoodChainObservation()
