"""Who knows what. These three must agree."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.deck import Bag
from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.seats import EVERYONE
from dinotable.core.vocabulary import KIND_MASK
from examples.magpies.actions import DRAW, OFFER
from examples.magpies.box import KINDS
from examples.magpies.rules.draws import receiver
from examples.magpies.state import CHOOSE, Magpies, MagpiesView, copy_rows


def view(state: Magpies, seat: Seat) -> MagpiesView:
    table = state.table
    view = MagpiesView(seat, table.copy())
    view.sizes = [sum(hand) for hand in state.hands]
    view.pile_size = state.pile.count()
    view.under = state.pile.under[:]
    view.known = copy_rows(table.shown if seat < 0 else state.known[seat * table.seats :][: table.seats])
    if seat >= 0:
        view.hand = state.hands[seat][:]
        view.choice = state.choices[seat]
    return view


def witnesses(state: Magpies, seat: Seat, action: Packed) -> Mask:
    kind = action & KIND_MASK
    if kind == DRAW.code and state.pile.bag.total > 0:
        return BITS[receiver(state)]
    return BITS[seat] if kind == OFFER.code else EVERYONE


def imagine(view: MagpiesView, generator: Generator) -> Magpies:
    table = view.table.copy()
    state = Magpies(table)
    seats = table.seats
    state.pile.under = view.under[:]
    state.known = copy_rows(table.shown * int(seats))
    # What is known of every hand is put there first, so that the rest is dealt from what is really left.
    state.hands = copy_rows(view.known)
    if view.seat >= 0:
        state.hands[view.seat] = view.hand[:]
        state.known[view.seat * seats : (view.seat + 1) * seats] = copy_rows(view.known)
        state.choices[view.seat] = view.choice
    bag = state.pile.bag
    for row in [table.discards, *state.hands]:
        for card in range(i64(KINDS)):
            bag.add(card, -row[card])
    for card in [*view.under, *[offer for offer in table.offers if offer >= 0]]:
        bag.take(card)
    for seat in range(seats):
        for _ in range(view.sizes[seat] - sum(state.hands[seat])):
            card = bag.random(generator)
            bag.take(card)
            state.hands[seat][card] += 1
        if seat != view.seat and table.phase == CHOOSE and table.answered & BITS[seat]:
            state.choices[seat] = Bag(state.hands[seat]).random(generator)
    return state
