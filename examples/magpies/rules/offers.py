"""M1: every bird secretly offers a card; all are revealed at once."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.log import Log
from dinotable.core.seats import all_seats
from examples.magpies.actions import OFFER, REVEALED
from examples.magpies.box import KINDS
from examples.magpies.state import WINDOW, Magpies


def legal_offer(state: Magpies, seat: Seat, out: Buffer) -> None:
    for card in range(i64(KINDS)):
        if state.hands[seat][card] > 0:
            out.add(OFFER.pack(card))


def apply_offer(state: Magpies, seat: Seat, action: Packed, log: Log | None) -> None:
    table = state.table
    state.choices[seat] = OFFER.card(action)
    table.answered |= BITS[seat]
    if table.answered != all_seats(table.seats):
        return
    shows(state, log)
    for other in range(table.seats):
        table.offers[other] = state.choices[other]
        state.choices[other] = -1
        drop(state, other, table.offers[other])
        if log:
            log.add(REVEALED.pack2(other, table.offers[other]))
    table.phase, table.answered = WINDOW, 0


def shows(state: Magpies, log: Log | None) -> None:
    """Something hidden is shown: no undo past this, no preview beyond it."""
    state.table.step += 1
    if log:
        log.shows()


def drop(state: Magpies, seat: Seat, card: Card) -> None:
    """A card leaves a hand for all to see."""
    state.hands[seat][card] -= 1
    for sure in [*state.known[seat :: state.table.seats], state.table.shown[seat]]:
        sure[card] = max(0, sure[card] - 1)
