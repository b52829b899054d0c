"""HD7: answers to a disaster, taking it, going out."""

from dinotable.core.bits import BITS, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.log import Log
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.happy_little_dinosaurs.actions import (
    ACCEPT,
    BURIED,
    DECLINE,
    DROP,
    FACES,
    NOT_MINE,
    SAFETY_PLAN,
    TOOK,
    WENT_OUT,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import KINDS, NOT_MINE_CARD, SAFETY_PLAN_CARD
from dinotable.games.happy_little_dinosaurs.rules.end import end_round, finish
from dinotable.games.happy_little_dinosaurs.rules.hands import add_drops, discard, discard_hand, leave
from dinotable.games.happy_little_dinosaurs.score import disasters_left
from dinotable.games.happy_little_dinosaurs.state import ANSWER, DISCARD, LAST, HappyLittleDinosaurs


def face(state: HappyLittleDinosaurs, seat: Seat, log: Log | None) -> None:
    """HD7.1: about to take the disaster, a player may answer."""
    table = state.table
    table.contenders = 0
    table.taker = seat
    table.phase = ANSWER
    if log:
        log.add(FACES.pack2(seat, table.disaster))


def bury(state: HappyLittleDinosaurs, log: Log | None) -> None:
    """HD5.6, HD6.3, HD7.1: the disaster goes under its deck, and the round goes on at HD8."""
    table = state.table
    table.disasters.put_under(table.disaster)
    if log:
        log.add(BURIED.pack(table.disaster))
    table.disaster = -1
    end_round(state, log)


def legal_answer(state: HappyLittleDinosaurs, seat: Seat, out: Buffer) -> None:
    """HD7.1."""
    table = state.table
    out.add(ACCEPT.pack0())
    if state.hands[seat * KINDS + SAFETY_PLAN_CARD] > 0:
        out.add(SAFETY_PLAN.pack0())
    if state.hands[seat * KINDS + NOT_MINE_CARD] > 0:
        for other in range(table.seats):
            if other != seat and table.inside & BITS[other]:
                out.add(NOT_MINE.pack(other))


def apply_answer(state: HappyLittleDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
    kind = action & KIND_MASK
    if kind == ACCEPT.code:
        _take(state, seat, log)
    elif kind == SAFETY_PLAN.code:
        _play(state, seat, SAFETY_PLAN_CARD, log)
        bury(state, log)
    else:
        _play(state, seat, NOT_MINE_CARD, log)
        face(state, NOT_MINE.seat(action), log)


def _play(state: HappyLittleDinosaurs, seat: Seat, card: Card, log: Log | None) -> None:
    if log:
        log.shows()
    leave(state, seat, card)
    state.table.played[card] += 1


def _take(state: HappyLittleDinosaurs, seat: Seat, log: Log | None) -> None:
    """HD7.2: into the area; HD7.3, HD7.4: out, if that is too many."""
    table = state.table
    table.areas[4 * seat + table.disaster] += 1
    if log:
        log.add(TOOK.pack2(seat, table.disaster))
    table.disaster = -1
    if disasters_left(table, seat) > 0:
        if table.box.discards > 0:
            table.phase = DISCARD
        else:
            end_round(state, log)
        return
    _go_out(state, seat, log)
    if size_of(table.inside) == 1:
        # HD7.6: the last one in has won.
        finish(table, LAST)
    else:
        end_round(state, log)


def _go_out(state: HappyLittleDinosaurs, seat: Seat, log: Log | None) -> None:
    """HD7.5: the hand is shown and discarded at once, the disasters stay where they are."""
    table = state.table
    table.inside &= ~BITS[seat]
    table.gone.append(seat)
    if log:
        log.add(WENT_OUT.pack(seat))
        log.shows()
    discard_hand(state, seat, log)


def legal_discard(state: HappyLittleDinosaurs, seat: Seat, out: Buffer) -> None:
    """HD7.2: whoever took it may discard a card, or as many as the box says."""
    out.add(DECLINE.pack0())
    add_drops(state, seat, out)


def apply_discard(state: HappyLittleDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
    table = state.table
    if action & KIND_MASK == DROP.code:
        if log:
            log.shows()
        discard(state, seat, DROP.card(action), log)
        table.dropped += 1
        if table.dropped < table.box.discards and table.sizes[seat] > 0:
            return
    table.dropped = 0
    end_round(state, log)
