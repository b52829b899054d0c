"""HD4: what the player of a card with a normal effect may do, beside declining.

Effects that count while scoring (snapjaw, odd fruit) and the saw are in `score`.
"""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.log import Log
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.happy_little_dinosaurs.actions import (
    ADD,
    DECLINE,
    DISCARDED,
    DONE,
    DROP,
    KEEP,
    LOOK,
    LOOKED,
    SEEK,
    SWAP,
    TAKE,
    TRADE,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import (
    ADDER,
    BREATH,
    CLAW,
    JUICE,
    KINDS,
    LOG,
    NONE,
    PEBBLE,
    POINT_KINDS,
    TIMING,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules.hands import (
    add_drops,
    can_draw,
    discard,
    draw_from_deck,
    gain,
    learn_hand,
    refill,
    rob,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules.order import resolve
from dinotable.games.happy_little_dinosaurs.rules.turns import asked
from dinotable.games.happy_little_dinosaurs.state import KEEP_ONE, LOOT, SEARCH, HappyLittleDinosaurs, Table


def legal_effect(state: HappyLittleDinosaurs, seat: Seat, out: Buffer) -> None:
    card = state.table.front[seat]
    # HD4.7: a breath with no card is declining.
    out.add(DONE.pack0() if state.table.dropped > 0 else DECLINE.pack0())
    if card in (PEBBLE, JUICE):
        _legal_add(state, seat, card, out)
    elif card == CLAW:
        _legal_look(state.table, seat, out)
    elif card == ADDER:
        _legal_swap(state.table, seat, out)
    elif card == BREATH:
        add_drops(state, seat, out)
    elif card == LOG:
        out.add(SEEK.pack0())
    else:
        _legal_trade(state.table, seat, out)


def apply_effect(state: HappyLittleDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
    kind = action & KIND_MASK
    if kind == ADD.code:
        _add(state, seat, ADD.card(action), log)
    elif kind == LOOK.code:
        _look(state, seat, LOOK.seat(action), log)
        return
    elif kind == SWAP.code:
        exchange(state.table, seat, SWAP.seat(action))
    elif kind == DROP.code:
        if _drop(state, seat, DROP.card(action), log):
            return
    elif kind == SEEK.code:
        if can_draw(state.table):
            state.table.phase = SEARCH
            return
    elif kind == TRADE.code:
        exchange(state.table, TRADE.seat(action), TRADE.other(action))
    resolve(state)


def _legal_add(state: HappyLittleDinosaurs, seat: Seat, front: Card, out: Buffer) -> None:
    """HD1.2: a pebble takes any point card, a juice one with an effect."""
    hands = state.hands
    for card in range(i64(POINT_KINDS)):
        if hands[seat * KINDS + card] > 0 and (front == PEBBLE or TIMING[card] != NONE):
            out.add(ADD.pack(card))


def _add(state: HappyLittleDinosaurs, seat: Seat, card: Card, log: Log | None) -> None:
    """HD4.7: the effect of the card that is added does nothing."""
    if log:
        log.shows()
    discard(state, seat, card, log)
    state.table.added[seat] = card


def _legal_look(table: Table, seat: Seat, out: Buffer) -> None:
    """HD4.4: a claw names any other player still in."""
    for owner in range(table.seats):
        if owner != seat and table.inside & BITS[owner]:
            out.add(LOOK.pack(owner))


def _look(state: HappyLittleDinosaurs, seat: Seat, owner: Seat, log: Log | None) -> None:
    table = state.table
    if table.sizes[owner] == 0:
        # HD4.4: an empty hand gives nothing.
        resolve(state)
        return
    learn_hand(state, seat, owner)
    table.owner = owner
    table.phase = LOOT
    if log:
        log.shows()
        for card in range(i64(KINDS)):
            for _ in range(state.hands[owner * KINDS + card]):
                log.add(LOOKED.pack3(seat, owner, card), BITS[seat])


def legal_loot(state: HappyLittleDinosaurs, out: Buffer) -> None:
    """HD4.4: after looking, taking one is compulsory."""
    first = state.table.owner * KINDS
    for card in range(i64(KINDS)):
        if state.hands[first + card] > 0:
            out.add(TAKE.pack(card))


def apply_loot(state: HappyLittleDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
    if log:
        log.shows()
    rob(state, seat, state.table.owner, TAKE.card(action))
    resolve(state)


def _legal_swap(table: Table, seat: Seat, out: Buffer) -> None:
    """HD4.5: an adder reaches the nearest on each side, if their card has no effect, even a used one."""
    left = neighbour(table, seat, 1)
    right = neighbour(table, seat, -1)
    if TIMING[table.front[left]] == NONE:
        out.add(SWAP.pack(left))
    if right != left and TIMING[table.front[right]] == NONE:
        out.add(SWAP.pack(right))


def neighbour(table: Table, seat: Seat, way: i64) -> Seat:
    """The nearest player still in, on one side."""
    seats = table.seats
    other = (seat + way + seats) % seats
    while not table.inside & BITS[other]:
        other = (other + way + seats) % seats
    return other


def exchange(table: Table, seat: Seat, other: Seat) -> None:
    """HD4.3: the cards move, all else stays with the players."""
    card = table.front[seat]
    table.front[seat] = table.front[other]
    table.front[other] = card


def _drop(state: HappyLittleDinosaurs, seat: Seat, card: Card, log: Log | None) -> bool:
    """Whether the breath may go on."""
    table = state.table
    if log:
        log.shows()
    discard(state, seat, card, log)
    table.dropped += 1
    return table.dropped < table.box.drops and table.sizes[seat] > 0


def apply_search(state: HappyLittleDinosaurs, card: Card, log: Log | None) -> None:
    """HD4.6: a log looks at one card after the other; chance turns the next one over."""
    table = state.table
    draw_from_deck(state, card, log)
    state.looked[table.looked] = card
    table.looked += 1
    if table.looked < table.box.looks and can_draw(table):
        return
    if table.looked > 1:
        table.phase = KEEP_ONE
    else:
        # HD4.6: if only one card exists it goes to hand.
        gain(state, asked(table), card)
        state.looked[0] = -1
        resolve(state)


def legal_keep(state: HappyLittleDinosaurs, out: Buffer) -> None:
    for k in range(state.table.looked):
        if not out.has(KEEP.pack(state.looked[k])):
            out.add(KEEP.pack(state.looked[k]))


def apply_keep(state: HappyLittleDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
    """HD4.6: one to hand, the other discarded for all to see, or all others where a log looks at more."""
    kept = KEEP.card(action)
    gain(state, seat, kept)
    if log:
        log.shows()
    is_kept = False
    for k in range(state.table.looked):
        card = state.looked[k]
        state.looked[k] = -1
        if card == kept and not is_kept:
            is_kept = True
            continue
        state.table.discards[card] += 1
        if log:
            log.add(DISCARDED.pack2(seat, card))
    refill(state, log)
    resolve(state)


def _legal_trade(table: Table, seat: Seat, out: Buffer) -> None:
    """HD4.7: a fern exchanges the cards of two other players still in."""
    others = table.inside & ~BITS[seat]
    for first in range(table.seats):
        for second in range(first + 1, table.seats):
            if others & BITS[first] and others & BITS[second]:
                out.add(TRADE.pack2(first, second))
