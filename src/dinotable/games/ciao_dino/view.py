"""CD12: what a seat sees, and a world it could be in. These must agree."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.deck import Bag
from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.seats import EVERYONE, SPECTATOR
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.ciao_dino.actions import DEAL
from dinotable.games.ciao_dino.box import METEORITE_CARD
from dinotable.games.ciao_dino.rules.cards import pile_of
from dinotable.games.ciao_dino.state import REVEAL_CARD, CiaoDino, CiaoDinoView


def view(state: CiaoDino, seat: Seat) -> CiaoDinoView:
    return CiaoDinoView(seat, state.table.copy(), -1 if seat == SPECTATOR else state.hands[seat])


def witnesses(state: CiaoDino, _seat: Seat, action: Packed) -> Mask:
    """A card goes to a hand unseen, but a card played at once and the meteorite are seen by all (CD12.1, CD7.4)."""
    table = state.table
    if action & KIND_MASK != DEAL.code or table.phase == REVEAL_CARD or DEAL.card(action) == METEORITE_CARD:
        return EVERYONE
    return BITS[table.seat]


def imagine(view: CiaoDinoView, generator: Generator) -> CiaoDino:
    """Deals the other hands from all cards of their back that one has not seen. The meteorite is in no hand: it is shown."""
    state = CiaoDino(view.table.copy(), vec[i64]([-1] * view.table.seats))
    table = state.table
    table.backs = table.backs[:]
    if view.seat != SPECTATOR:
        state.hands[view.seat] = view.hand
    for back in range(i64(1), i64(3)):
        others = vec[i64]([-1] * table.seats)
        for seat in range(table.seats):
            if table.backs[seat] == back and seat != view.seat:
                others[seat] = 1
                table.backs[seat] = 0
        bag = Bag(pile_of(state, back))
        bag.add(METEORITE_CARD, -bag.counts[METEORITE_CARD])
        for seat in range(table.seats):
            if others[seat] == 1:
                state.hands[seat] = bag.random(generator)
                bag.take(state.hands[seat])
                table.backs[seat] = back
    return state


def is_known(view: CiaoDinoView) -> bool:
    """CD8.1: in the last round nobody plays or draws a card, so whatever the hands hold, it ends the same."""
    return view.table.last != 0
