"""A view as it crosses the wire. Kinds are told by name, places by number; a place that is not listed is empty."""

from functools import lru_cache
from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.wire import Wire
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.state import FREE, NOBODY, SEATS, FoodChainView, Table

Phase = Literal["first", "deal", "bases", "turn", "draw", "trophies", "over"]
End = Literal["", "tokens", "passes"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ENDS: Final[tuple[End, ...]] = get_args(End)


class TableCard(Wire, frozen=True):
    place: int
    card: str
    prey: int
    """The place of what it hunts; 0 for a base."""
    owner: int | None
    """The seat whose token lies on it."""


class BoxRow(Wire, frozen=True):
    card: str
    power: int
    """1 to 5; 0 for the swarm."""
    value: int
    hunts: tuple[str, ...]


class Shared(Wire, frozen=True):
    phase: Phase
    ended: End
    """Why it ended; empty while it goes on."""
    step: int
    """Actions so far."""
    turn: int
    """The seat whose turn it is."""
    turns: int
    """Turns taken so far."""
    passes: int
    """In a row, with the pile empty."""
    trophy_swap: bool
    tokens: int
    """Of each seat, wherever they are."""
    cards: tuple[TableCard, ...]
    """On the table, by place."""
    free: tuple[int, ...]
    """Tokens at home, by seat."""
    held: tuple[tuple[int, ...], ...]
    """Captured tokens: by holder, then by owner."""
    hands: tuple[int, ...]
    """How many cards, by seat."""
    known: tuple[dict[str, int], ...]
    """By seat: cards everybody knows to be in the hand."""
    eaten: tuple[dict[str, int], ...]
    """By seat."""
    received: tuple[dict[str, int], ...]
    """By seat: what the trophy swap brought."""
    discards: dict[str, int]
    pile: int
    under: tuple[str, ...]
    """Known cards under the pile, the next to come first."""
    box: tuple[BoxRow, ...]


class Own(Wire, frozen=True):
    seat: int
    """−1: a spectator."""
    hand: dict[str, int]


def wire_shared(view: FoodChainView) -> Shared:
    table = view.table
    seats = range(table.seats)
    return Shared(
        phase=PHASES[table.phase],
        ended=ENDS[table.ended],
        step=table.step,
        turn=table.turn,
        turns=table.turns,
        passes=table.passes,
        trophy_swap=table.has_swap,
        tokens=table.tokens(),
        cards=cards_on_table(table),
        free=tuple(table.free[seat] for seat in seats),
        held=tuple(tuple(table.held[seat * SEATS + owner] for owner in seats) for seat in seats),
        hands=tuple(table.sizes[seat] for seat in seats),
        known=tuple(named(table.box, table.known, seat) for seat in seats),
        eaten=tuple(named(table.box, table.eaten, seat) for seat in seats),
        received=tuple(named(table.box, table.received, seat) for seat in seats),
        discards=named(table.box, table.discards),
        pile=table.pile(),
        under=tuple(table.box.name(kind) for kind in table.under),
        box=box_rows(table.box),
    )


def wire_own(view: FoodChainView) -> Own:
    return Own(seat=view.seat, hand=named(view.table.box, view.hand))


def cards_on_table(table: Table) -> tuple[TableCard, ...]:
    rows = enumerate(zip(table.kinds, table.prey_of, table.owners, strict=True))
    names = table.box.names
    return tuple(
        TableCard(place, names[kind], prey, None if owner == NOBODY else owner)
        for place, (kind, prey, owner) in rows
        if kind != FREE
    )


@lru_cache(100)
def box_rows(box: FoodBox) -> tuple[BoxRow, ...]:
    """The cards of a box, which never change."""
    kinds = range(box.size)
    return tuple(
        BoxRow(
            box.name(kind),
            box.powers[kind],
            box.values[kind],
            tuple(box.name(prey) for prey in kinds if box.hunts(kind, prey)),
        )
        for kind in kinds
    )


def named(box: FoodBox, row: vec[i64], seat: int = 0) -> dict[str, int]:
    """A row of counts, or a seat's part of it, by name; kinds of which there are none are left out."""
    counts = row[seat * box.size : (seat + 1) * box.size]
    return {name: count for name, count in zip(box.names, counts, strict=True) if count}
