"""What Food Chain shows to whom, from FC8.5 and FC2.2."""

from collections import Counter

from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.food_chain.actions import DRAW
from dinotable.games.food_chain.state import DEALING

SECRETS = True


def shown(state, seat, action, viewer):
    table = state.table
    if action & KIND_MASK != DRAW.code:
        return (seat, action)
    # Whoever draws sees the card. FC2.2: those put under the pile are known to all, and come when no other is left.
    dealt_to = [owner for owner in range(table.seats) if table.sizes[owner] < table.box.hand[table.seats]]
    receiver = dealt_to[0] if table.phase == DEALING else table.turn
    return ("draw", action if receiver == viewer or state.bag.total == 0 else None)


def pieces(state):
    """Cards by kind, and each seat's tokens, wherever they lie."""
    table, size = state.table, int(state.table.box.size)
    count = Counter()
    for row in (*state.hands, state.bag.counts, table.discards, table.eaten, table.received):
        for k, number in enumerate(row):
            count["card", k % size] += int(number)
    for kind in table.under:
        count["card", kind] += 1
    for place, kind in enumerate(table.kinds):
        if kind >= 0:
            count["card", int(kind)] += 1
            if table.owners[place] >= 0:
                count["token", int(table.owners[place])] += 1
    for seat in range(table.seats):
        count["token", seat] += int(table.free[seat]) + sum(int(table.held[h * 4 + seat]) for h in range(4))
    return count
