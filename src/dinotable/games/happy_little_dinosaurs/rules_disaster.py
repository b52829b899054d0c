"""HD6 and HD7: who takes the disaster, sudden death, answers, going out."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.games.happy_little_dinosaurs.actions import (
    ACCEPT,
    BURIED,
    DECLINE,
    DROP,
    FACED,
    FACES,
    NOT_MINE,
    SAFETY_PLAN,
    SUDDEN_DEATH,
    TOOK,
    WENT_OUT,
    WITHOUT,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import KINDS, NOT_MINE_CARD, SAFETY_PLAN_CARD, VALUE
from dinotable.games.happy_little_dinosaurs.hands import discard, discard_hand, holds_point, leave
from dinotable.games.happy_little_dinosaurs.rules_end import end_round, finish
from dinotable.games.happy_little_dinosaurs.score import disasters_left
from dinotable.games.happy_little_dinosaurs.state import ANSWER, DISCARD, LAST, SUDDEN, HappyState


def lone(mask: i64) -> bool:
    """Whether there is just one seat in a mask."""
    return mask & (mask - 1) == 0


def seat_of(mask: i64) -> i64:
    """The lowest seat in a mask."""
    seat: i64 = 0
    while not mask & BITS[seat]:
        seat += 1
    return seat


def hand_out(state: HappyState, lowest: i64, log: Log | None) -> None:
    """HD6.1, HD6.2: the lowest takes the disaster; several are in sudden death."""
    if lone(lowest):
        face(state, seat_of(lowest), log)
        return
    state.table.contenders = lowest
    check_contenders(state, log)


def check_contenders(state: HappyState, log: Log | None) -> None:
    """HD6.3: before each choice of sudden death all see who has a point card."""
    table = state.table
    without: i64 = 0
    for seat in range(table.seats):
        if table.contenders & BITS[seat] and not holds_point(state, seat):
            without |= BITS[seat]
    table.has_point |= table.contenders & ~without
    table.no_point |= without
    if log:
        log.shows()
        for seat in range(table.seats):
            if without & BITS[seat]:
                log.add(WITHOUT.pack(seat))
            elif table.contenders & BITS[seat]:
                log.add(SUDDEN_DEATH.pack(seat))
    if without == 0:
        table.phase = SUDDEN
        table.answered = 0
    elif lone(without):
        face(state, seat_of(without), log)
    else:
        bury(state, log)


def apply_sudden(state: HappyState, seat: i64, card: i64, log: Log | None) -> None:
    """HD6.2: chosen secretly, shown when all contenders have."""
    table = state.table
    state.choices[seat] = card
    table.answered |= BITS[seat]
    if table.answered == table.contenders:
        table.step += 1
        _reveal_sudden(state, log)


def _reveal_sudden(state: HappyState, log: Log | None) -> None:
    table = state.table
    if log:
        log.shows()
    # HD6.4: only the values count here, whatever has turned the scores.
    least: i64 = 1000
    losers: i64 = 0
    for seat in range(table.seats):
        if not table.contenders & BITS[seat]:
            continue
        card = state.choices[seat]
        state.choices[seat] = -1
        leave(state, seat, card)
        table.played[card] += 1
        table.sudden[seat] = card
        if log:
            log.add(FACED.pack2(seat, card))
        if VALUE[card] < least:
            least = VALUE[card]
            losers = 0
        if VALUE[card] == least:
            losers |= BITS[seat]
    table.answered = 0
    hand_out(state, losers, log)


def face(state: HappyState, seat: i64, log: Log | None) -> None:
    """HD7.1: about to take the disaster, a player may answer."""
    table = state.table
    table.contenders = 0
    table.taker = seat
    table.phase = ANSWER
    if log:
        log.add(FACES.pack2(seat, table.disaster))


def bury(state: HappyState, log: Log | None) -> None:
    """The disaster goes under its deck, and the round goes on at HD8."""
    table = state.table
    table.disasters.put_under(table.disaster)
    if log:
        log.add(BURIED.pack(table.disaster))
    table.disaster = -1
    end_round(state, log)


def legal_answer(state: HappyState, seat: i64, out: Buffer) -> None:
    table = state.table
    out.add(ACCEPT.pack0())
    if state.hands[seat * KINDS + SAFETY_PLAN_CARD] > 0:
        out.add(SAFETY_PLAN.pack0())
    if state.hands[seat * KINDS + NOT_MINE_CARD] > 0:
        for other in range(table.seats):
            if other != seat and table.inside & BITS[other]:
                out.add(NOT_MINE.pack(other))


def apply_answer(state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
    kind = action & 63
    if kind == ACCEPT.code:
        _take(state, seat, log)
    elif kind == SAFETY_PLAN.code:
        _play(state, seat, SAFETY_PLAN_CARD, log)
        bury(state, log)
    else:
        _play(state, seat, NOT_MINE_CARD, log)
        face(state, NOT_MINE.first(action), log)


def _play(state: HappyState, seat: i64, card: i64, log: Log | None) -> None:
    if log:
        log.shows()
    leave(state, seat, card)
    state.table.played[card] += 1


def _take(state: HappyState, seat: i64, log: Log | None) -> None:
    """HD7.2, HD7.3."""
    table = state.table
    table.areas[4 * seat + table.disaster] += 1
    if log:
        log.add(TOOK.pack2(seat, table.disaster))
    table.disaster = -1
    if disasters_left(table, seat) > 0:
        table.phase = DISCARD
        return
    _go_out(state, seat, log)
    if lone(table.inside):
        finish(table, LAST)
    else:
        end_round(state, log)


def _go_out(state: HappyState, seat: i64, log: Log | None) -> None:
    """HD7.5."""
    table = state.table
    table.inside &= ~BITS[seat]
    table.gone.append(seat)
    if log:
        log.add(WENT_OUT.pack(seat))
        log.shows()
    discard_hand(state, seat, log)


def legal_discard(state: HappyState, seat: i64, out: Buffer) -> None:
    """HD7.2: whoever took it may discard one card."""
    out.add(DECLINE.pack0())
    add_drops(state, seat, out)


def add_drops(state: HappyState, seat: i64, out: Buffer) -> None:
    for card in range(i64(KINDS)):
        if state.hands[seat * KINDS + card] > 0:
            out.add(DROP.pack(card))


def apply_discard(state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
    if action & 63 == DROP.code:
        if log:
            log.shows()
        discard(state, seat, DROP.first(action), log)
    end_round(state, log)
