"""Cards on the move, and who knows what of a hand afterwards (HD2.4, HD4.4, HD8.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.deck import Bag, pack_all, weigh_counts
from dinotable.core.ints import Card, Seat
from dinotable.core.log import Log
from dinotable.games.happy_little_dinosaurs.actions import DRAW, DROP, SHOWN, SHUFFLED
from dinotable.games.happy_little_dinosaurs.box import KINDS, POINT_KINDS
from dinotable.games.happy_little_dinosaurs.state import HappyLittleDinosaurs, Table


def holds_point(state: HappyLittleDinosaurs, seat: Seat) -> bool:
    hands = state.hands
    first = seat * KINDS
    for card in range(first, first + POINT_KINDS):
        if hands[card] > 0:
            return True
    return False


def gain(state: HappyLittleDinosaurs, seat: Seat, card: Card) -> None:
    """A card comes to a hand, unseen by the others."""
    table = state.table
    state.hands[seat * KINDS + card] += 1
    table.sizes[seat] += 1
    table.no_point &= ~BITS[seat]


def leave(state: HappyLittleDinosaurs, seat: Seat, card: Card) -> None:
    """A card leaves a hand for all to see."""
    table = state.table
    known = state.known
    state.hands[seat * KINDS + card] -= 1
    table.sizes[seat] -= 1
    if card < POINT_KINDS:
        table.has_point &= ~BITS[seat]
    seats = table.seats
    for looker in range(seats):
        sure = (looker * seats + seat) * KINDS + card
        if known[sure] > 0:
            known[sure] -= 1


def add_drops(state: HappyLittleDinosaurs, seat: Seat, out: Buffer) -> None:
    """HD1.2, HD7.2: any card of the hand may be discarded."""
    for card in range(i64(KINDS)):
        if state.hands[seat * KINDS + card] > 0:
            out.add(DROP.pack(card))


def discard(state: HappyLittleDinosaurs, seat: Seat, card: Card, log: Log | None) -> None:
    leave(state, seat, card)
    state.table.discards[card] += 1
    refill(state, log)


def discard_hand(state: HappyLittleDinosaurs, seat: Seat, log: Log | None) -> None:
    """HD3.2, HD7.5: the hand is shown and discarded."""
    hands = state.hands
    for card in range(i64(KINDS)):
        for _ in range(hands[seat * KINDS + card]):
            leave(state, seat, card)
            state.table.discards[card] += 1
            if log:
                log.add(SHOWN.pack2(seat, card))
    state.table.no_point &= ~BITS[seat]
    # HD8.4: all of it together.
    refill(state, log)


def learn_hand(state: HappyLittleDinosaurs, looker: Seat, owner: Seat) -> None:
    """HD4.4: the looker knows all of that hand."""
    first = (looker * state.table.seats + owner) * KINDS
    for card in range(i64(KINDS)):
        state.known[first + card] = state.hands[owner * KINDS + card]


def rob(state: HappyLittleDinosaurs, taker: Seat, owner: Seat, card: Card) -> None:
    """HD4.4: a card goes from hand to hand. Taker and owner know which, the others only that one moved."""
    table = state.table
    seats = table.seats
    known = state.known
    for looker in range(seats):
        if looker not in (taker, owner):
            _miss(state, looker, taker, owner)
    state.hands[owner * KINDS + card] -= 1
    table.sizes[owner] -= 1
    table.has_point &= ~BITS[owner]
    gain(state, taker, card)
    learn_hand(state, taker, owner)
    known[(owner * seats + taker) * KINDS + card] += 1


def _miss(state: HappyLittleDinosaurs, looker: Seat, taker: Seat, owner: Seat) -> None:
    """HD4.4: a card is about to move that the looker does not see. It may be any of the kinds the looker is sure of;
    it is sure only where all of that hand is, and is alike."""
    seats = state.table.seats
    known = state.known
    first = (looker * seats + owner) * KINDS
    sure: i64 = 0
    kinds: i64 = 0
    last: i64 = 0
    for card in range(i64(KINDS)):
        if known[first + card] > 0:
            sure += known[first + card]
            known[first + card] -= 1
            kinds += 1
            last = card
    if kinds == 1 and sure == state.table.sizes[owner]:
        known[(looker * seats + taker) * KINDS + last] += 1


def can_draw(table: Table) -> bool:
    """HD8.4: an empty deck means that there are no discards either."""
    return table.deck_size > 0


def refill(state: HappyLittleDinosaurs, log: Log | None) -> None:
    """HD8.4: as soon as the deck is empty, the discards are shuffled into a new one."""
    table = state.table
    if table.deck_size > 0:
        return
    deck = Bag(table.discards)
    if deck.total == 0:
        return
    state.deck = deck
    table.deck_size = deck.total
    table.discards = vec[i64]([0] * KINDS)
    table.shuffles += 1
    if log:
        log.add(SHUFFLED.pack0())


def chance_draw(state: HappyLittleDinosaurs, out: Buffer, weights: Buffer) -> i64:
    """What can be drawn, and how likely."""
    weigh_counts(state.deck.counts, 0, KINDS, out, weights)
    return pack_all(DRAW, out)


def draw_from_deck(state: HappyLittleDinosaurs, card: Card, log: Log | None) -> None:
    state.deck.take(card)
    state.table.deck_size -= 1
    refill(state, log)
