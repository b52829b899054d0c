"""HD3: the disaster is turned up, hands are checked, all choose and reveal."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.deck import pack_all
from dinotable.core.ints import Card, Seat
from dinotable.core.log import Log
from dinotable.games.happy_little_dinosaurs.actions import CHOOSE_CARD, NO_POINT_CARD, REVEALED, TURN_UP, TURNED_UP
from dinotable.games.happy_little_dinosaurs.box import KINDS, POINT_KINDS, TITLES, USUAL_DISASTERS
from dinotable.games.happy_little_dinosaurs.rules.hands import (
    can_draw,
    discard_hand,
    draw_from_deck,
    gain,
    holds_point,
    leave,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules.order import begin_effects
from dinotable.games.happy_little_dinosaurs.state import CHOOSE, REDRAW, HappyLittleDinosaurs, Table


def chance_turn(table: Table, out: Buffer, weights: Buffer) -> i64:
    table.disasters.weigh(out, weights)
    return pack_all(TURN_UP, out)


def title_of(table: Table, kind: i64) -> i64:
    """HD1.3: titles of a type come in turn as its cards come up, over again where a box has more; they decide nothing."""
    number = table.box.disasters[kind] - 1 - table.disasters.bag.counts[kind]
    return TITLES * kind + number % USUAL_DISASTERS[kind]


def apply_turn(state: HappyLittleDinosaurs, kind: i64, log: Log | None) -> None:
    """HD3.1: the top disaster."""
    table = state.table
    table.disasters.take(kind)
    table.disaster = kind
    if log:
        log.add(TURNED_UP.pack2(title_of(table, kind), kind))
    _check_hands(state, 0, log)


def _check_hands(state: HappyLittleDinosaurs, first: Seat, log: Log | None) -> None:
    """HD3.2: from a seat on, whoever has no point card shows the hand and draws a new one."""
    table = state.table
    if log:
        log.shows()
    for seat in range(first, table.seats):
        if not table.inside & BITS[seat]:
            continue
        if holds_point(state, seat):
            table.has_point |= BITS[seat]
            continue
        if log:
            log.add(NO_POINT_CARD.pack(seat))
        discard_hand(state, seat, log)
        table.phase = REDRAW
        table.drawer = seat
        return
    table.phase = CHOOSE
    table.drawer = -1


def apply_redraw(state: HappyLittleDinosaurs, card: Card, log: Log | None) -> None:
    table = state.table
    seat = table.drawer
    draw_from_deck(state, card, log)
    gain(state, seat, card)
    if table.sizes[seat] == table.box.hand or not can_draw(table):
        _check_hands(state, seat, log)


def legal_choose(state: HappyLittleDinosaurs, seat: Seat, out: Buffer) -> None:
    """HD3.3, HD6.2: any point card of the hand."""
    hands = state.hands
    first = seat * KINDS
    items = out.room_for(POINT_KINDS)
    count: i64 = 0
    for card in range(i64(POINT_KINDS)):
        if hands[first + card] > 0:
            items[count] = CHOOSE_CARD.pack(card)
            count += 1
    out.count = count


def apply_choose(state: HappyLittleDinosaurs, seat: Seat, card: Card, log: Log | None) -> None:
    table = state.table
    state.choices[seat] = card
    table.answered |= BITS[seat]
    if table.answered == table.inside:
        table.step += 1
        _reveal(state, log)


def _reveal(state: HappyLittleDinosaurs, log: Log | None) -> None:
    """HD3.3: all together."""
    table = state.table
    if log:
        log.shows()
    for seat in range(table.seats):
        card = state.choices[seat]
        if card < 0:
            continue
        state.choices[seat] = -1
        table.front[seat] = card
        leave(state, seat, card)
        if log:
            log.add(REVEALED.pack2(seat, card))
    table.answered = 0
    begin_effects(state, log)
