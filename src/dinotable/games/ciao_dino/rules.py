"""CD3, CD7 and CD8: the course of a turn, the cards, who is lost, the last round."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.core.seats import all_seats
from dinotable.games.ciao_dino.actions import (
    CROWDED,
    DEAL,
    DISCARDED,
    DROWNED,
    LAST_ROUND,
    METEORITE,
    OUT,
    STANDSTILL,
)
from dinotable.games.ciao_dino.board import BRED, Board, bred_of, herd_of, leave, stands
from dinotable.games.ciao_dino.box import METEORITE_CARD, cards_of, herd_size, places_of
from dinotable.games.ciao_dino.drift import use_card
from dinotable.games.ciao_dino.opening import next_hand
from dinotable.games.ciao_dino.score import score_end
from dinotable.games.ciao_dino.state import (
    ACT,
    ALONE,
    CHOOSE_CARD,
    DEAL_HANDS,
    METEORITE_FELL,
    OVER,
    REFILL,
    REVEAL_CARD,
    STOOD_STILL,
    CiaoDino,
    Table,
)


def begin_turn(table: Table, seat: i64) -> None:
    table.seat = seat
    table.turn += 1
    table.rescue = 0
    table.drew = 0
    table.card = -1
    # CD6.1, CD8.1; CD3.2: a player with swimmers only skips phase 1.
    table.points = 2 if table.last else 3 if table.seats == 2 else 4
    table.phase = ACT if table.last or not stands(table.board, seat) else CHOOSE_CARD


# Cards.


def top_back(table: Table) -> i64:
    """CD2.3: the back of the pile's top card."""
    return 1 if table.left[0] else 2


def pile_of(state: CiaoDino, back: i64) -> vec[i64]:
    """The cards of one back in the pile, by kind: all there are, without hands and discards."""
    table = state.table
    counts = cards_of(table.seats, back)
    for card in range(i64(4)):
        counts[card] -= table.discards[(back - 1) * 4 + card]
    for seat in range(table.seats):
        if table.backs[seat] == back:
            counts[state.hands[seat]] -= 1
    return counts


def weigh_cards(state: CiaoDino, out: Buffer, weights: Buffer) -> None:
    counts = pile_of(state, top_back(state.table))
    for card in range(i64(4)):
        if counts[card]:
            out.add(DEAL.pack(card))
            weights.add(counts[card])


def apply_deal(state: CiaoDino, card: i64, log: Log | None) -> None:
    """CD2.6, CD4.1 or CD7.4, by phase: the pile's top card."""
    table = state.table
    back = top_back(table)
    table.left[back - 1] -= 1
    table.step += 1
    table.drew = 1
    if card == METEORITE_CARD:
        table.discards[(back - 1) * 4 + card] += 1
        meteorite(table, log)
    elif table.phase == REVEAL_CARD:
        table.discards[(back - 1) * 4 + card] += 1
        use_card(table, card, log)
    else:
        state.hands[table.seat] = card
        table.backs[table.seat] = back
        if table.phase == DEAL_HANDS:
            next_hand(table)
        else:
            end_turn(table, log)


def meteorite(table: Table, log: Log | None) -> None:
    if log:
        log.shows()
        log.add(METEORITE.pack(table.seat))
    if table.phase == REVEAL_CARD:
        # CD4.2: at once, with this player's phase 2.
        start_last_round(table, table.seat, METEORITE_FELL, log)
        table.points = 2
        table.phase = ACT
    else:
        # CD7.4: with the next survivor.
        seat = next_of(survivors(table), table.seat)
        start_last_round(table, seat, METEORITE_FELL, log)
        begin_turn(table, seat)


# Phases 3 and 4.


def apply_done(state: CiaoDino, log: Log | None) -> None:
    table = state.table
    table.step += 1
    table.rescue = 0
    clear_swimmers(table, log)
    clear_crowds(table, log)
    if table.reserve[table.seat] == herd_size(table.seats):
        eliminate(state, log)
        end_turn(table, log)
    elif table.last == 0 and table.backs[table.seat] == 0:
        table.phase = REFILL
    else:
        end_turn(table, log)


def lose(table: Table, hex: i64, count: i64) -> None:
    """Dinosaurs of the seat whose turn it is go to its reserve; their marks are gone already."""
    board = table.board
    leave(board, hex, table.seat, count, 0)
    table.reserve[table.seat] += count


def clear_swimmers(table: Table, log: Log | None) -> None:
    """CD7.1, and CD6.7: the marks vanish."""
    board, seat = table.board, table.seat
    k: i64 = 0
    while k < board.floats:
        hex = board.afloat[k]
        forget(board, hex)
        count = herd_of(board.herd[hex], seat)
        if count:
            lose(table, hex, count)
            if log:
                log.add(DROWNED.pack3(seat, count, hex))
        # A hex that is empty now has left the list.
        if board.herd[hex]:
            k += 1


def clear_crowds(table: Table, log: Log | None) -> None:
    """CD7.2, and CD6.7: the marks vanish."""
    board, seat = table.board, table.seat
    for k in range(board.tiles):
        hex = board.land[k]
        forget(board, hex)
        if board.room[hex] < 0:
            count = min(-board.room[hex], herd_of(board.herd[hex], seat))
            if count:
                lose(table, hex, count)
                if log:
                    log.add(CROWDED.pack3(seat, count, hex))


def forget(board: Board, hex: i64) -> None:
    board.herd[hex] -= bred_of(board.herd[hex]) * BRED


def eliminate(state: CiaoDino, log: Log | None) -> None:
    """CD7.3."""
    table = state.table
    seat = table.seat
    table.out[seat] = table.turn
    if log:
        log.add(OUT.pack(seat))
    if table.backs[seat]:
        card = state.hands[seat]
        table.discards[(table.backs[seat] - 1) * 4 + card] += 1
        table.backs[seat] = 0
        state.hands[seat] = -1
        if log:
            log.shows()
            log.add(DISCARDED.pack2(seat, card))


# The next turn, the last round, the end.


def survivors(table: Table) -> i64:
    mask = all_seats(table.seats)
    for seat in range(table.seats):
        if table.out[seat]:
            mask &= ~BITS[seat]
    return mask


def next_of(mask: i64, seat: i64) -> i64:
    """CD2.9: the next of these seats, clockwise."""
    following = mask & ~(BITS[seat + 1] - 1)
    rest = following or mask
    found: i64 = 0
    while not rest & BITS[found]:
        found += 1
    return found


def end_turn(table: Table, log: Log | None) -> None:
    alive = survivors(table)
    if alive & (alive - 1) == 0:
        # CD8.3.
        table.ending = ALONE
        finish(table, log)
        return
    if table.last:
        # CD8.1, CD8.2.
        table.last &= ~BITS[table.seat]
        if table.last == 0:
            finish(table, log)
        else:
            begin_turn(table, next_of(table.last, table.seat))
        return
    table.quiet = 0 if table.drew else table.quiet + 1
    seat = next_of(alive, table.seat)
    if table.quiet == 2 * table.seats:
        # CD3.3.
        if log:
            log.add(STANDSTILL.pack(table.quiet))
        start_last_round(table, seat, STOOD_STILL, log)
    begin_turn(table, seat)


def start_last_round(table: Table, seat: i64, why: i64, log: Log | None) -> None:
    table.last = survivors(table)
    table.ending = why
    if log:
        log.add(LAST_ROUND.pack(seat))


def finish(table: Table, log: Log | None) -> None:
    table.phase = OVER
    table.last = 0
    table.points = 0
    score_end(table, log)


def longest(seats: i64) -> int:
    """A bound on the actions of a game, chance's included."""
    cards = sum(cards_of(seats, 1)) + sum(cards_of(seats, 2))
    # CD3.3: each card is at most 2 × seats turns apart from the next; then each has a last turn.
    turns = cards * 2 * seats + seats
    # A turn: two for the card, two for its drift, three climbs for each of four points, done, and a card at the end.
    return int(1 + places_of(seats) + 3 * seats + turns * (2 + 2 + 12 + 1 + 1))
