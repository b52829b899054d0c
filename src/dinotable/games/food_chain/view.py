"""What a seat knows, and the worlds it cannot tell apart (FC8.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.generator import Generator
from dinotable.core.seats import EVERYONE, SPECTATOR
from dinotable.core.sink import Sink
from dinotable.core.state import View
from dinotable.games.food_chain.actions import ACTIONS, DRAW
from dinotable.games.food_chain.draws import witnesses as draw_witnesses
from dinotable.games.food_chain.state import FREE, PLACES, FoodChain, Table


class FoodChainView(View):
    def __init__(self, seat: i64, table: Table, hand: vec[i64]) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        """One's own cards by kind; all zero for a spectator."""

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.table.put(sink)
        self.table.put_derived(sink)
        sink.put_row(self.hand)


def view(state: FoodChain, seat: i64) -> FoodChainView:
    table = state.table
    hand = vec[i64]([0] * table.box.size) if seat == SPECTATOR else state.hands[seat][:]
    return FoodChainView(seat, table.copy(), hand)


def witnesses(state: FoodChain, action: i64) -> i64:
    return draw_witnesses(state.table) if ACTIONS.kind(action) is DRAW else EVERYONE


def unseen(view: FoodChainView) -> vec[i64]:
    """How many cards of each kind the viewer has not placed: in the pile, or in other hands and not known there."""
    table = view.table
    size = table.box.size
    left = table.box.cards[:]
    for place in range(i64(1), i64(PLACES + 1)):
        if table.kinds[place] != FREE:
            left[table.kinds[place]] -= 1
    for kind in table.under:
        left[kind] -= 1
    for kind in range(size):
        left[kind] -= table.discards[kind]
        for seat in range(table.seats):
            k = seat * size + kind
            left[kind] -= table.eaten[k] + table.received[k]
            left[kind] -= view.hand[kind] if seat == view.seat else table.known[k]
    return left


def imagine(view: FoodChainView, generator: Generator) -> FoodChain:
    """What is known of each hand stays there; the rest is dealt from what is unseen."""
    state = FoodChain(view.table.copy())
    table = state.table
    size = table.box.size
    bag = state.bag
    left = unseen(view)
    for kind in range(size):
        bag.add(kind, left[kind] - bag.counts[kind])
    for seat in range(table.seats):
        if seat == view.seat:
            state.hands[seat] = view.hand[:]
            continue
        hand = state.hands[seat]
        missing = table.sizes[seat]
        for kind in range(size):
            hand[kind] = table.known[seat * size + kind]
            missing -= hand[kind]
        for _ in range(missing):
            kind = bag.random(generator)
            bag.take(kind)
            hand[kind] += 1
    return state
