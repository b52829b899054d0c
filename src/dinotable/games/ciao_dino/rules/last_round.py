"""CD8: the last round and the end."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.ints import Mask, Seat
from dinotable.core.log import Log
from dinotable.core.seats import all_seats
from dinotable.games.ciao_dino.actions import LAST_ROUND
from dinotable.games.ciao_dino.score import score_end
from dinotable.games.ciao_dino.state import OVER, Table


def survivors(table: Table) -> Mask:
    out = table.out
    mask = all_seats(table.seats)
    for seat in range(table.seats):
        if out[seat]:
            mask &= ~BITS[seat]
    return mask


def start_last_round(table: Table, seat: Seat, why: i64, log: Log | None) -> None:
    """CD8.1: with this seat every survivor has one more turn."""
    table.last = survivors(table)
    table.ending = why
    if log:
        log.add(LAST_ROUND.pack(seat))


def finish(table: Table, log: Log | None) -> None:
    """CD8.2."""
    table.phase = OVER
    table.last = 0
    table.points = 0
    score_end(table, log)
