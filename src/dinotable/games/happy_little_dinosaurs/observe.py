"""What a program that learns sees: the round, the disasters, one's cards and what one knows of others, and the players
from oneself on (`observe_players`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.observation import Field, Observation
from dinotable.core.tensor import Tensor
from dinotable.games.happy_little_dinosaurs.box import CARDS, KINDS
from dinotable.games.happy_little_dinosaurs.observe_players import FRONT, PLAYERS, write_players
from dinotable.games.happy_little_dinosaurs.score import inversions, push_worth
from dinotable.games.happy_little_dinosaurs.spell import MOST, TRADING
from dinotable.games.happy_little_dinosaurs.state import PHASES, HappyLittleDinosaursView, Table, scores_stand

TYPES: Final = 4

PHASE: Final = Field("phase", [len(PHASES)], f"1 at the phase: {', '.join(PHASES)}")
COURSE: Final = Field(
    "course", [4],
    "rounds in 16s, whether it is a duel, cards in the main deck in 16s, in fours how often it was made anew",
)  # fmt: skip
DISASTERS: Final = Field(
    "disasters", [4, TYPES],
    "natural, predatory, emotional, meteor: 1 at this round's disaster, in eights how many are in the deck and not known "
    "to lie under it, in eights how many are known to lie under it, 1 at the first of these",
)  # fmt: skip
ROUND: Final = Field(
    "round", [5],
    "what a push or a sour counts now in fours, how many upside-downs were played, whether the highest and the lowest "
    "score change places now, in fours how many cards a breath has discarded and how many a log looks at",
)  # fmt: skip
HAND: Final = Field("hand", [KINDS], f"one's own cards: {', '.join(CARDS)}")
CHOICE: Final = Field("choice", [KINDS], "1 at the card one has secretly chosen, which still counts as in hand")
FOUND: Final = Field("found", [KINDS], "the cards one's own log looks at")
KNOWN: Final = Field(
    "known", [MOST - 1, KINDS], "for each other player from the left on, the cards one is sure it holds"
)
UNSEEN: Final = Field("unseen", [KINDS], "in fours: cards in the deck, or in other hands and not known there")
DISCARDS: Final = Field("discards", [KINDS], "in fours: cards in the discard pile")
PLAYED: Final = Field("played", [KINDS], "in fours: instants and sudden death cards that wait on the table")
SAID: Final = Field("said", [MOST - 1], "1 at the player, from the left on, who was named first for a trade")


class HappyLittleDinosaursObservation(Observation[HappyLittleDinosaursView]):
    def __init__(self) -> None:
        super().__init__([
            PHASE, COURSE, DISASTERS, ROUND, HAND, CHOICE, FOUND, KNOWN, UNSEEN, DISCARDS, PLAYED, PLAYERS, FRONT, SAID,
        ])  # fmt: skip

    def write(self, view: HappyLittleDinosaursView, said: Buffer, tensor: Tensor) -> None:
        table = view.table
        # A spectator counts from the first seat.
        viewer = max(i64(0), view.seat)
        _write_course(table, tensor)
        _write_disasters(table, tensor)
        _write_own(view, tensor)
        _write_unseen(view, viewer, tensor)
        write_players(table, viewer, tensor)
        if said.count > 0:
            tensor.put(SAID.first + said.items[0] - TRADING.first, 1)


def _write_course(table: Table, tensor: Tensor) -> None:
    tensor.put(PHASE.first + table.phase, 1)
    first = COURSE.first
    tensor.put_part(first, table.round, 16)
    if table.duel:
        tensor.put(first + 1, 1)
    tensor.put_part(first + 2, table.deck_size, 16)
    tensor.put_part(first + 3, table.shuffles, 4)
    first = ROUND.first
    if scores_stand(table):
        tensor.put_part(first, push_worth(table), 4)
        tensor.put(first + 2, inversions(table) % 2)
    tensor.put(first + 1, table.flips)
    tensor.put_part(first + 3, table.dropped, 4)
    tensor.put_part(first + 4, table.looked, 4)


def _write_disasters(table: Table, tensor: Tensor) -> None:
    first = DISASTERS.first
    if table.disaster >= 0:
        tensor.put(first + table.disaster, 1)
    counts, under = table.disasters.bag.counts, table.disasters.under
    for kind in range(i64(TYPES)):
        tensor.put_part(first + TYPES + kind, counts[kind], 8)
    if not under:
        return
    tensor.put(first + 3 * TYPES + under[0], 1)
    for kind in range(i64(TYPES)):
        tensor.put_part(first + 2 * TYPES + kind, under.count(kind), 8)


def _write_own(view: HappyLittleDinosaursView, tensor: Tensor) -> None:
    if view.choice >= 0:
        tensor.put(CHOICE.first + view.choice, 1)
    for card in view.looked:
        if card >= 0:
            alike: i64 = 0
            for other in view.looked:
                alike += 1 if other == card else 0
            tensor.put(FOUND.first + card, alike)


def _write_unseen(view: HappyLittleDinosaursView, viewer: i64, tensor: Tensor) -> None:
    """Cards by kind: where they are, and how many are left that one has not placed."""
    table, seats = view.table, view.table.seats
    hand, known, front = view.hand, view.known, table.front
    lying: vec[i64] = table.played[:]
    for seat in range(seats):
        if front[seat] >= 0:
            lying[front[seat]] += 1
    for card in view.looked:
        if card >= 0:
            lying[card] += 1
    for card in range(i64(KINDS)):
        left = table.box.copies_of(card, table.duel) - lying[card]
        if hand[card] > 0:
            tensor.put(HAND.first + card, hand[card])
            left -= hand[card]
        if table.discards[card] > 0:
            tensor.put_part(DISCARDS.first + card, table.discards[card], 4)
            left -= table.discards[card]
        if table.played[card] > 0:
            tensor.put_part(PLAYED.first + card, table.played[card], 4)
        for away in range(i64(1), seats):
            sure = known[(viewer + away) % seats * KINDS + card]
            if sure > 0:
                tensor.put(KNOWN.first + (away - 1) * KINDS + card, sure)
                left -= sure
        if left > 0:
            tensor.put_part(UNSEEN.first + card, left, 4)


OBSERVATION: Final = HappyLittleDinosaursObservation()
