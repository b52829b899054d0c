"""M2 and M3: anybody may caw, which asks everybody anew; when all have passed, the highest offer wins."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Seat
from dinotable.core.log import Log
from dinotable.core.seats import all_seats
from examples.magpies.actions import CAW, PASS, WON
from examples.magpies.box import TWIG
from examples.magpies.rules.offers import drop, shows
from examples.magpies.state import TURN, Magpies


def legal_window(state: Magpies, seat: Seat, out: Buffer) -> None:
    out.add(PASS.pack0())
    if state.hands[seat][TWIG] > 0:
        out.add(CAW.pack0())


def apply_caw(state: Magpies, seat: Seat, log: Log | None) -> None:
    """M2: a twig, and one more; a caw cancels all passes."""
    table = state.table
    shows(state, log)
    drop(state, seat, TWIG)
    table.discards[TWIG] += 1
    table.bonus[seat] += 1
    table.answered = 0


def apply_pass(state: Magpies, seat: Seat, log: Log | None) -> None:
    table = state.table
    table.answered |= BITS[seat]
    if table.answered == all_seats(table.seats):
        win(state, log)


def win(state: Magpies, log: Log | None) -> None:
    """M3: the highest offer wins its value; of equal ones the lowest seat."""
    table = state.table
    best: i64 = -1
    for seat in range(table.seats):
        if table.offers[seat] + table.bonus[seat] > best:
            best, table.winner = table.offers[seat] + table.bonus[seat], seat
    won = table.offers[table.winner]
    table.scores[table.winner] += won + 1
    if log:
        log.add(WON.pack2(table.winner, won))
    for seat in range(table.seats):
        table.discards[table.offers[seat]] += 1
        table.offers[seat], table.bonus[seat] = -1, 0
    table.phase, table.points, table.answered = TURN, 2, 0
    table.step += 1
