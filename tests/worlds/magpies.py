"""What Magpies shows to whom, from M1 to M5."""

from collections import Counter

from dinotable.core.seats import all_seats
from examples.magpies.actions import DRAW, OFFER, PEEK
from examples.magpies.box import HAND

SECRETS = True


def shown(state, seat, action, viewer):
    table, kind = state.table, action & 63
    if kind == DRAW.code:
        # M5: whoever draws sees the card; buried cards were seen by all.
        receiver = next(owner for owner in range(table.seats) if sum(state.hands[owner]) < HAND)
        return ("draw", action if receiver == viewer or state.pile.bag.total == 0 else None)
    if kind == OFFER.code:
        # M1: an offer is secret until the last one is made; then all are shown.
        last = table.answered | 1 << seat == all_seats(table.seats)
        others = tuple(state.choices) if last else ()
        return ("offer", seat, action if last or seat == viewer else None, others)
    if kind == PEEK.code:
        # M4: the hand is shown to whoever peeks.
        return (seat, action, tuple(state.hands[PEEK.first(action)]) if seat == viewer else None)
    return (seat, action)


def pieces(state):
    count = Counter()
    piles = [*state.hands, state.table.discards, state.pile.bag.counts]
    for pile in piles:
        count.update({card: int(number) for card, number in enumerate(pile)})
    count.update(state.pile.under)
    count.update(int(card) for card in state.table.offers if card >= 0)
    return count
