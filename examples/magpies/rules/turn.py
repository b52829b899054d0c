"""M4: the winner has two points to peek at a hand, bury a card, hop along the branch; then says `done`."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from examples.magpies.actions import BURY, DONE, HOP, LOOKED, PEEK
from examples.magpies.box import KINDS
from examples.magpies.rules.draws import end_round
from examples.magpies.rules.offers import drop, shows
from examples.magpies.state import Magpies, Table

LAST_PERCH: Final = 4


def legal_turn(state: Magpies, seat: Seat, out: Buffer) -> None:
    table = state.table
    if table.points > 0:
        for card in range(i64(KINDS)):
            if state.hands[seat][card] > 0:
                out.add(BURY.pack(card))
    out.add(DONE.pack0())
    if table.points == 0:
        return
    for other in range(table.seats):
        if other != seat:
            out.add(PEEK.pack(other))
    for side in range(i64(2)):
        if 0 <= perch_after(table, seat, side) <= LAST_PERCH:
            out.add(HOP.pack(side))


def perch_after(table: Table, seat: Seat, side: i64) -> i64:
    return table.perch[seat] + 2 * side - 1


def apply_hop(state: Magpies, seat: Seat, action: Packed) -> None:
    table = state.table
    table.points -= 1
    table.perch[seat] = perch_after(table, seat, HOP.side(action))


def apply_bury(state: Magpies, seat: Seat, action: Packed, log: Log | None) -> None:
    state.table.points -= 1
    shows(state, log)
    drop(state, seat, BURY.card(action))
    state.pile.put_under(BURY.card(action))


def apply_peek(state: Magpies, seat: Seat, action: Packed, log: Log | None) -> None:
    owner = PEEK.owner(action)
    state.table.points -= 1
    shows(state, log)
    state.known[seat * state.table.seats + owner] = state.hands[owner][:]
    for card in range(i64(KINDS)):
        for _ in range(state.hands[owner][card]):
            if log:
                log.add(LOOKED.pack3(seat, owner, card), BITS[seat])


def apply_done(state: Magpies, log: Log | None) -> None:
    """An end of the branch is worth a point."""
    table = state.table
    if table.perch[table.winner] == 0 or table.perch[table.winner] == LAST_PERCH:
        table.scores[table.winner] += 1
    end_round(state, log)
