"""A view as it crosses the wire. Cards are words."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.seats import seats_in
from dinotable.core.wire import Wire
from examples.magpies.box import CARDS
from examples.magpies.state import PHASES, MagpiesView


class Bird(Wire, frozen=True):
    score: int
    perch: int
    """Where it sits on the branch, 0 to 4."""
    cards: int
    """In hand."""
    offer: str | None
    bonus: int


class Shared(Wire, frozen=True):
    phase: str
    round: int
    points: int
    """What the winner may still do this turn."""
    birds: tuple[Bird, ...]
    """By seat."""
    pile: int
    discards: tuple[str, ...]
    under: tuple[str, ...]
    """Known cards under the pile."""
    answered_seats: tuple[int, ...]
    """The seats that have answered."""


class Own(Wire, frozen=True):
    seat: int
    """−1: a spectator."""
    hand: tuple[str, ...]
    choice: str | None
    known: tuple[tuple[str, ...], ...]
    """By owner: the cards one is sure of."""


def wire_shared(view: MagpiesView) -> Shared:
    table = view.table
    return Shared(
        phase=PHASES[table.phase],
        round=table.round,
        points=table.points,
        birds=tuple(bird(view, seat) for seat in range(table.seats)),
        pile=view.pile_size,
        discards=cards_in(table.discards),
        under=tuple(CARDS[card] for card in view.under),
        answered_seats=tuple(seats_in(table.answered)),
    )


def wire_own(view: MagpiesView) -> Own:
    known = tuple(cards_in(cards) for cards in view.known)
    return Own(seat=view.seat, hand=cards_in(view.hand), choice=card_word(view.choice), known=known)


def bird(view: MagpiesView, seat: int) -> Bird:
    table = view.table
    offer = card_word(table.offers[seat])
    return Bird(table.scores[seat], table.perch[seat], view.sizes[seat], offer, table.bonus[seat])


def card_word(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def cards_in(counts: vec[i64]) -> tuple[str, ...]:
    return tuple(word for word, count in zip(CARDS, counts, strict=True) for _ in range(count))
