"""Whose turn it is, what is left of it, and what comes after."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.games.ciao_dino.rules.last_round import survivors
from dinotable.games.ciao_dino.rules.turn import next_of
from dinotable.games.ciao_dino.seen.columns import (
    COUNT,
    DRIFT_TO_COME,
    HAND,
    LAST_DONE,
    LAST_TO_COME,
    OWN_TURN,
    PHASE,
    POINTS_LEFT,
    TILE_IN_HAND,
    WAIT,
)
from dinotable.games.ciao_dino.state import ACT, CHOOSE_CARD, OVER, REFILL, Table


class Turn:
    """A turn that ends with a card to draw is over: nothing in it can be chosen any more."""

    def __init__(self, table: Table) -> None:
        self.seat: i64 = -1
        """Whose it is; −1: nobody's, before the first and after the last."""
        self.points: i64 = 0
        self.can_drift = False
        if table.phase == REFILL:
            self.seat = next_of(survivors(table), table.seat)
            self.points = table.box.points[table.seats]
            self.can_drift = True
        elif CHOOSE_CARD <= table.phase < OVER:
            self.seat = table.seat
            self.points = table.points
            self.can_drift = table.phase < ACT or table.points >= table.box.drift_cost


def budgets_of(table: Table, turn: Turn) -> vec[i64]:
    """How many each seat could breed in the turn that it has, or comes to."""
    budgets = vec[i64]([0] * table.seats)
    box, cost = table.box, table.box.breeding_cost
    usual = box.points[table.seats]
    for seat in range(table.seats):
        if table.out[seat]:
            continue
        points = usual
        if seat == turn.seat:
            points = turn.points
        elif table.last:
            points = box.last_points if table.last & BITS[seat] else 0
        if cost > 1:
            points //= cost
        budgets[seat] = min(points, table.reserve[seat]) if cost else table.reserve[seat]
    return budgets


def see_course(table: Table, turn: Turn, rows: vec[float]) -> None:
    seats = table.seats
    pile = table.box.pile
    cards = pile[2 * seats] + pile[2 * seats + 1]
    phase = 0.9 * float(cards - table.left[0] - table.left[1]) / float(cards)
    if table.phase == OVER:
        phase = 1.0
    elif table.last:
        phase = 0.95
    turns = 0.0
    for step in range(seats):
        seat = ((turn.seat if turn.seat >= 0 else table.first) + step) % seats
        at = seat * COUNT
        rows[at + PHASE] = phase
        if table.last and seat != turn.seat:
            rows[at + LAST_TO_COME if table.last & BITS[seat] else at + LAST_DONE] = 1.0
        if table.out[seat]:
            continue
        rows[at + WAIT] = turns / float(seats)
        turns += 1.0
        if table.backs[seat]:
            rows[at + HAND] = 1.0
    if turn.seat >= 0:
        at = turn.seat * COUNT
        rows[at + OWN_TURN] = 1.0
        rows[at + POINTS_LEFT] = 0.25 * float(turn.points)
        if turn.can_drift:
            rows[at + DRIFT_TO_COME] = 1.0
        if table.lifted >= 0:
            rows[at + TILE_IN_HAND] = 1.0
