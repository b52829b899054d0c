"""HD8: the end of a round, and drawing up to five. HD2.1 deals the first hands the same way."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.ints import Card, Seat
from dinotable.core.log import Log
from dinotable.games.happy_little_dinosaurs.actions import STEPPED
from dinotable.games.happy_little_dinosaurs.box import KINDS
from dinotable.games.happy_little_dinosaurs.rules.hands import can_draw, draw_from_deck, gain, refill
from dinotable.games.happy_little_dinosaurs.score import disasters_of
from dinotable.games.happy_little_dinosaurs.state import DEAL, LIMIT, OVER, ROUTE, TURN, HappyLittleDinosaurs, Table


def finish(table: Table, why: i64) -> None:
    """HD9.4: nothing moves any more."""
    table.phase = OVER
    table.ended = why


def finish_at_goal(table: Table) -> bool:
    """HD5.8, HD8.2: whether somebody has reached the end of the route, which ends the game."""
    for seat in range(table.seats):
        if table.inside & BITS[seat] and table.position[seat] >= table.box.goal:
            finish(table, ROUTE)
            return True
    return False


def end_round(state: HappyLittleDinosaurs, log: Log | None) -> None:
    table = state.table
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            _step_forward(table, seat, log)
    if not finish_at_goal(table):
        # HD8.3: what was played stays on the table, out of any reshuffle, until all have drawn.
        table.phase = DEAL
        deal_next(state, log)


def _step_forward(table: Table, seat: Seat, log: Log | None) -> None:
    """HD8.1: usually 1 for each disaster."""
    steps = table.box.steps * disasters_of(table, seat)
    table.position[seat] += steps
    if log and steps > 0:
        log.add(STEPPED.pack3(seat, steps, table.position[seat]))


def _clear_table(state: HappyLittleDinosaurs, log: Log | None) -> None:
    """HD8.3: all cards played this round are discarded, after everyone has drawn."""
    table = state.table
    discards = table.discards
    for seat in range(table.seats):
        if table.front[seat] >= 0:
            discards[table.front[seat]] += 1
        table.front[seat] = -1
        table.added[seat] = -1
        table.sudden[seat] = -1
        table.pushes[seat] = 0
        table.sours[seat] = 0
    for card in range(i64(KINDS)):
        discards[card] += table.played[card]
    table.played = vec[i64]([0] * KINDS)
    table.flips = 0
    table.contenders = 0
    table.taker = -1
    refill(state, log)


def deal_next(state: HappyLittleDinosaurs, log: Log | None) -> None:
    """HD2.3, HD8.3: seat by seat, each completely, up to five. When all have five, or no card is left, the table is cleared
    and the next round begins."""
    table = state.table
    for seat in range(table.seats):
        if table.inside & BITS[seat] and table.sizes[seat] < table.box.hand and can_draw(table):
            table.drawer = seat
            return
    table.drawer = -1
    _clear_table(state, log)
    if table.round == table.box.rounds:
        # HD9.4: against endless ties.
        finish(table, LIMIT)
        return
    table.round += 1
    table.phase = TURN


def apply_deal(state: HappyLittleDinosaurs, card: Card, log: Log | None) -> None:
    draw_from_deck(state, card, log)
    gain(state, state.table.drawer, card)
    deal_next(state, log)
