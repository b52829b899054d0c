"""HD4: the normal effects of point cards, one class each, and the order in which they resolve.

Effects that count while scoring (snapjaw, odd fruit) and the saw are in `score`.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.games.happy_little_dinosaurs.actions import (
    ADD,
    DECLINE,
    DISCARDED,
    DONE,
    DROP,
    KEEP,
    LOOK,
    LOOKED,
    SAWN,
    SEEK,
    SWAP,
    TAKE,
    TRADE,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import (
    ADDER,
    BREATH,
    CLAW,
    FERN,
    JUICE,
    KINDS,
    LOG,
    NONE,
    NORMAL,
    PEBBLE,
    POINT_KINDS,
    SAW,
    TIMING,
    VALUE,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.hands import (
    can_draw,
    discard,
    draw_from_deck,
    gain,
    learn_hand,
    refill,
    rob,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules_disaster import add_drops
from dinotable.games.happy_little_dinosaurs.rules_scoring import open_window
from dinotable.games.happy_little_dinosaurs.score import in_front
from dinotable.games.happy_little_dinosaurs.state import EFFECT, KEEP_ONE, LOOT, SEARCH, WINDOW, HappyState, Table

MOST_DROPS: Final = 3
"""HD1.2: how many cards a breath discards."""


class Effect(ABC):
    """What the player of a card may do, beside declining."""

    @abstractmethod
    def legal(self, state: HappyState, seat: i64, out: Buffer) -> None: ...

    @abstractmethod
    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None: ...


class Pebble(Effect):
    """Discard a point card and add its value. Its own effect does nothing (HD4.7)."""

    def fits(self, card: i64) -> bool:
        return True

    def legal(self, state: HappyState, seat: i64, out: Buffer) -> None:
        for card in range(i64(POINT_KINDS)):
            if state.hands[seat * KINDS + card] > 0 and self.fits(card):
                out.add(ADD.pack(card))

    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
        card = ADD.first(action)
        if log:
            log.shows()
        discard(state, seat, card, log)
        state.table.added[seat] = card
        resolve(state)


class Juice(Pebble):
    """As a pebble, with a card that has an effect."""

    def fits(self, card: i64) -> bool:
        return TIMING[card] != NONE


class Claw(Effect):
    """Look at a hand, then take one card of it (HD4.4)."""

    def legal(self, state: HappyState, seat: i64, out: Buffer) -> None:
        for owner in range(state.table.seats):
            if owner != seat and state.table.inside & BITS[owner]:
                out.add(LOOK.pack(owner))

    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
        table = state.table
        owner = LOOK.first(action)
        if table.sizes[owner] == 0:
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


class Adder(Effect):
    """Exchange with the nearest player still in, left or right, whose card has no effect (HD4.5)."""

    def legal(self, state: HappyState, seat: i64, out: Buffer) -> None:
        table = state.table
        left = neighbour(table, seat, 1)
        right = neighbour(table, seat, -1)
        if TIMING[table.front[left]] == NONE:
            out.add(SWAP.pack(left))
        if right != left and TIMING[table.front[right]] == NONE:
            out.add(SWAP.pack(right))

    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
        exchange(state.table, seat, SWAP.first(action))
        resolve(state)


class Breath(Effect):
    """Discard up to three cards, one after the other."""

    def legal(self, state: HappyState, seat: i64, out: Buffer) -> None:
        add_drops(state, seat, out)

    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
        table = state.table
        if action & 63 == DROP.code:
            if log:
                log.shows()
            discard(state, seat, DROP.first(action), log)
            table.dropped += 1
            if table.dropped < MOST_DROPS and table.sizes[seat] > 0:
                return
        resolve(state)


class LogEffect(Effect):
    """Look at two cards of the deck, keep one (HD4.6)."""

    def legal(self, state: HappyState, seat: i64, out: Buffer) -> None:
        out.add(SEEK.pack0())

    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
        if can_draw(state.table):
            state.table.phase = SEARCH
        else:
            resolve(state)


class Fern(Effect):
    """Exchange the cards of two other players (HD4.7)."""

    def legal(self, state: HappyState, seat: i64, out: Buffer) -> None:
        table = state.table
        for first in range(table.seats):
            for second in range(first + 1, table.seats):
                if seat not in (first, second) and table.inside & BITS[first] and table.inside & BITS[second]:
                    out.add(TRADE.pack2(first, second))

    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
        exchange(state.table, TRADE.first(action), TRADE.second(action))
        resolve(state)


EFFECTS: Final[dict[int, Effect]] = {
    PEBBLE: Pebble(),
    CLAW: Claw(),
    ADDER: Adder(),
    JUICE: Juice(),
    BREATH: Breath(),
    LOG: LogEffect(),
    FERN: Fern(),
}


def neighbour(table: Table, seat: i64, way: i64) -> i64:
    """The nearest player still in, on one side."""
    seats = table.seats
    other = (seat + way + seats) % seats
    while not table.inside & BITS[other]:
        other = (other + way + seats) % seats
    return other


def exchange(table: Table, seat: i64, other: i64) -> None:
    """HD4.3: the cards move, all else stays with the players."""
    card = table.front[seat]
    table.front[seat] = table.front[other]
    table.front[other] = card


def begin_effects(state: HappyState, log: Log | None) -> None:
    """HD4.1, HD4.2: the order is fixed now: value, then least advanced, then seat."""
    table = state.table
    table.at = 0
    for seat in range(table.seats):
        table.order[seat] = -1
    if in_front(table, SAW) > 0:
        if log:
            log.add(SAWN.pack0())
        open_window(state)
        return
    count: i64 = 0
    for seat in range(table.seats):
        if table.inside & BITS[seat] and TIMING[table.front[seat]] == NORMAL:
            place = count
            while place > 0 and _before(table, seat, table.order[place - 1]):
                table.order[place] = table.order[place - 1]
                place -= 1
            table.order[place] = seat
            count += 1
    _ask(state)


def _before(table: Table, seat: i64, other: i64) -> bool:
    """Whether a seat's effect comes before that of a lower seat."""
    value = VALUE[table.front[seat]]
    others = VALUE[table.front[other]]
    return value < others or (value == others and table.position[seat] < table.position[other])


def _ask(state: HappyState) -> None:
    table = state.table
    if table.at < table.seats and table.order[table.at] >= 0:
        table.phase = EFFECT
    else:
        open_window(state)


def resolve(state: HappyState) -> None:
    """HD4.2: an effect is used up, and the next is asked."""
    table = state.table
    table.at += 1
    table.dropped = 0
    table.owner = -1
    table.looked = 0
    _ask(state)


def asked(table: Table) -> i64:
    """Whose effect resolves now."""
    return table.order[table.at]


def resolving(table: Table) -> i64:
    """Whose effect resolves now; −1: no effects resolve."""
    return asked(table) if EFFECT <= table.phase < WINDOW else -1


def legal_effect(state: HappyState, seat: i64, out: Buffer) -> None:
    out.add(DONE.pack0() if state.table.dropped > 0 else DECLINE.pack0())
    EFFECTS[state.table.front[seat]].legal(state, seat, out)


def apply_effect(state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
    if action & 63 == DECLINE.code:
        resolve(state)
    else:
        EFFECTS[state.table.front[seat]].apply(state, seat, action, log)


def legal_loot(state: HappyState, out: Buffer) -> None:
    owner = state.table.owner
    for card in range(i64(KINDS)):
        if state.hands[owner * KINDS + card] > 0:
            out.add(TAKE.pack(card))


def apply_loot(state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
    if log:
        log.shows()
    rob(state, seat, state.table.owner, TAKE.first(action))
    resolve(state)


def apply_search(state: HappyState, card: i64, log: Log | None) -> None:
    """Chance turns the next card over for the log's player."""
    table = state.table
    draw_from_deck(state, card, log)
    state.looked[table.looked] = card
    table.looked += 1
    if table.looked == 2:
        table.phase = KEEP_ONE
    elif not can_draw(table):
        gain(state, asked(table), card)
        state.looked[0] = -1
        resolve(state)


def legal_keep(state: HappyState, out: Buffer) -> None:
    out.add(KEEP.pack(state.looked[0]))
    if state.looked[1] != state.looked[0]:
        out.add(KEEP.pack(state.looked[1]))


def apply_keep(state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
    kept = KEEP.first(action)
    other = state.looked[0] if state.looked[1] == kept else state.looked[1]
    state.looked[0] = -1
    state.looked[1] = -1
    gain(state, seat, kept)
    state.table.discards[other] += 1
    if log:
        log.shows()
        log.add(DISCARDED.pack2(seat, other))
    refill(state, log)
    resolve(state)
