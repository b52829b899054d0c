"""What a seat knows (HD2.4, HD4.4), who sees what happens, and worlds it cannot tell from the true one. These must agree."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.deck import Bag
from dinotable.core.generator import Generator
from dinotable.core.ints import Card, Mask, Packed, Seat
from dinotable.core.seats import EVERYONE, SPECTATOR
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.happy_little_dinosaurs.actions import CHOOSE_CARD, DRAW, KEEP, TAKE
from dinotable.games.happy_little_dinosaurs.box import KINDS, POINT_KINDS
from dinotable.games.happy_little_dinosaurs.rules.hands import holds_point, learn_hand
from dinotable.games.happy_little_dinosaurs.rules.turns import asked
from dinotable.games.happy_little_dinosaurs.state import (
    CHOOSE,
    KEEP_ONE,
    LOOT,
    SEARCH,
    SUDDEN,
    HappyLittleDinosaurs,
    HappyLittleDinosaursView,
    Table,
    full_deck,
)  # fmt: skip


def view(state: HappyLittleDinosaurs, seat: Seat) -> HappyLittleDinosaursView:
    seen = HappyLittleDinosaursView(seat, state.table.copy())
    if seat == SPECTATOR:
        return seen
    seats = state.table.seats
    for card in range(i64(KINDS)):
        seen.hand[card] = state.hands[seat * KINDS + card]
    seen.choice = state.choices[seat]
    if searches(state.table, seat):
        seen.looked = state.looked[:]
    for k in range(KINDS * seats):
        seen.known[k] = state.known[seat * seats * KINDS + k]
    return seen


def searches(table: Table, seat: Seat) -> bool:
    """Whether a seat's log is looking at cards."""
    return (table.phase in (SEARCH, KEEP_ONE)) and asked(table) == seat


def witnesses(state: HappyLittleDinosaurs, seat: Seat, action: Packed) -> Mask:
    """HD2.4: who sees the card of an action."""
    table = state.table
    kind = action & KIND_MASK
    if kind == DRAW.code:
        receiver = asked(table) if table.phase == SEARCH else table.drawer
        return BITS[receiver] if receiver >= 0 else EVERYONE
    if kind in (CHOOSE_CARD.code, KEEP.code):
        return BITS[seat]
    if kind == TAKE.code:
        # HD4.4: taker and owner know the card.
        return BITS[seat] | BITS[table.owner] if table.owner >= 0 else BITS[seat]
    return EVERYONE


def imagine(view: HappyLittleDinosaursView, generator: Generator) -> HappyLittleDinosaurs:
    """Every way to deal the unseen cards that fits what the seat knows is as likely."""
    table = view.table.copy()
    state = HappyLittleDinosaurs(table, full_deck(table.box, table.duel))
    _take_out_seen(state, view)
    _deal_certain(state, view)
    _deal_instants(state, view.seat, generator)
    _deal_rest(state, view.seat, generator)
    if not searches(table, view.seat):
        for k in range(table.looked):
            state.looked[k] = draw(state.deck, generator)
    _imagine_choices(state, view, generator)
    if table.phase == LOOT:
        learn_hand(state, asked(table), table.owner)
    return state


def draw(bag: Bag, generator: Generator) -> Card:
    card = bag.random(generator)
    bag.take(card)
    return card


def _take_out_seen(state: HappyLittleDinosaurs, view: HappyLittleDinosaursView) -> None:
    """What lies open, or before one's own log, is in no hand and not in the deck."""
    table = state.table
    deck = state.deck
    for card in range(i64(KINDS)):
        deck.add(card, -table.discards[card] - table.played[card])
    for card in table.front:
        if card >= 0:
            deck.take(card)
    if searches(table, view.seat):
        state.looked = view.looked[:]
        for k in range(table.looked):
            deck.take(view.looked[k])


def _deal_certain(state: HappyLittleDinosaurs, view: HappyLittleDinosaursView) -> None:
    """One's own hand, and what one is sure of in the others'."""
    table = state.table
    seats = table.seats
    for seat in range(seats):
        for card in range(i64(KINDS)):
            count = view.hand[card] if seat == view.seat else view.known[seat * KINDS + card]
            state.hands[seat * KINDS + card] = count
            state.deck.add(card, -count)
            if view.seat != SPECTATOR:
                state.known[(view.seat * seats + seat) * KINDS + card] = view.known[seat * KINDS + card]


def unseen(state: HappyLittleDinosaurs, seat: Seat) -> i64:
    """How many cards of a hand are still to be dealt."""
    count = state.table.sizes[seat]
    for card in range(seat * KINDS, (seat + 1) * KINDS):
        count -= state.hands[card]
    return count


def _deal_instants(state: HappyLittleDinosaurs, viewer: Seat, generator: Generator) -> None:
    """HD6.3: hands shown to hold no point card. These first: that leaves all deals of the rest as likely."""
    table = state.table
    if table.no_point == 0:
        return
    instants = Bag(vec[i64]([0] * KINDS))
    for card in range(i64(POINT_KINDS), i64(KINDS)):
        instants.add(card, state.deck.counts[card])
    for seat in range(table.seats):
        if table.no_point & BITS[seat] and seat != viewer:
            for _ in range(unseen(state, seat)):
                card = draw(instants, generator)
                state.deck.take(card)
                state.hands[seat * KINDS + card] += 1


def _deal_rest(state: HappyLittleDinosaurs, viewer: Seat, generator: Generator) -> None:
    """The other hands; all anew while one that was shown to hold a point card has none (HD3.2, HD6.3)."""
    hands = state.hands[:]
    deck = state.deck.copy()
    while not _deal_once(state, viewer, generator):
        state.hands = hands[:]
        state.deck = deck.copy()


def _deal_once(state: HappyLittleDinosaurs, viewer: Seat, generator: Generator) -> bool:
    table = state.table
    fits = True
    for seat in range(table.seats):
        for _ in range(unseen(state, seat)):
            state.hands[seat * KINDS + draw(state.deck, generator)] += 1
        if table.has_point & BITS[seat] and seat != viewer and not holds_point(state, seat):
            fits = False
    return fits


def _imagine_choices(state: HappyLittleDinosaurs, view: HappyLittleDinosaursView, generator: Generator) -> None:
    """HD3.3: a choice not yet revealed is any point card of the hand."""
    table = state.table
    if table.phase not in (CHOOSE, SUDDEN):
        return
    for seat in range(table.seats):
        if seat == view.seat:
            state.choices[seat] = view.choice
        elif table.answered & BITS[seat]:
            points = Bag(vec[i64]([0] * KINDS))
            for card in range(i64(POINT_KINDS)):
                points.add(card, state.hands[seat * KINDS + card])
            state.choices[seat] = points.random(generator)
