"""What a seat knows, and the worlds it cannot tell apart (FC8.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.seats import EVERYONE, SPECTATOR
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.food_chain.actions import DRAW
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.draws import receiver
from dinotable.games.food_chain.state import FREE, FoodChain, FoodChainView


def view(state: FoodChain, seat: Seat) -> FoodChainView:
    table = state.table
    hand = vec[i64]([0] * table.box.size) if seat == SPECTATOR else state.hands[seat][:]
    return FoodChainView(seat, table.copy(), hand)


def witnesses(state: FoodChain, action: Packed) -> Mask:
    """Whoever gets a drawn card sees it; a known one from under the pile everybody does (FC2.2)."""
    if action & KIND_MASK != DRAW.code or state.table.bag_size == 0:
        return EVERYONE
    return BITS[receiver(state.table)]


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


def is_known(view: FoodChainView) -> bool:
    """Whether everybody can tell where every card is. Cards that not all know lie in the pile and in hands: if only one of
    these has any, it is the rest; if two hands have and two play, each knows the other's by its own."""
    table = view.table
    size = table.box.size
    places: i64 = 1 if table.bag_size > 0 else 0
    for seat in range(table.seats):
        missing = table.sizes[seat]
        for kind in range(size):
            missing -= table.known[seat * size + kind]
        if missing > 0:
            places += 1
    return places <= 1 or (places == 2 and table.seats == 2 and table.bag_size == 0)
