"""Points and herds, each beside those of the other seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.games.ciao_dino.rules.placing import is_placed, place_in
from dinotable.games.ciao_dino.seen.columns import (
    AHEAD,
    ASHORE,
    COUNT,
    DINOSAUR,
    FEW,
    HERD_PART,
    LEAD,
    NEAR_LEAD,
    NOW,
    OUT,
    RESERVE,
    SCORED,
    SIZE,
)
from dinotable.games.ciao_dino.state import OVER, Table

NEARNESS: Final = 0.12
"""How fast a lead's weight falls with every card left in the pile."""


def see_seats(table: Table, rows: vec[float]) -> None:
    """Points and herds, beside those of the others."""
    seats = table.seats
    near = 1.0 if table.last else 1.0 / (1.0 + NEARNESS * float(table.left[0] + table.left[1]))
    is_over = table.phase == OVER
    is_set_up = is_placed(table)
    herds = 0.0
    for seat in range(seats):
        at = seat * COUNT
        scored = SIZE * float(table.scores[seat])
        rows[at + SCORED] = scored
        rows[at + NOW] = scored if is_over else rows[at + NOW] + scored
        if not is_set_up:
            rows[at + ASHORE] += float(table.box.placed) * DINOSAUR * float(_herds_to_come(table, seat))
        herds += rows[at + ASHORE]
    for seat in range(seats):
        at = seat * COUNT
        if table.out[seat]:
            rows[at + OUT] = 1.0
            rows[at + AHEAD] = 1.0
            continue
        now = rows[at + NOW]
        best = -9.0
        ahead = 0.0
        for other in range(seats):
            if other != seat and table.out[other] == 0:
                theirs = rows[other * COUNT + NOW]
                best = max(best, theirs)
                if theirs > now:
                    ahead += 1.0
        lead = now - best if best > -9.0 else 0.0
        rows[at + LEAD] = lead
        rows[at + NEAR_LEAD] = lead * near
        rows[at + AHEAD] = ahead / float(seats - 1)
        ashore = rows[at + ASHORE]
        rows[at + HERD_PART] = ashore * float(seats) / (herds + DINOSAUR) - 1.0
        rows[at + RESERVE] = 0.1 * float(table.reserve[seat])
        if is_set_up:
            rows[at + FEW] = max(0.0, 1.0 - ashore / (3.0 * DINOSAUR))


def _herds_to_come(table: Table, seat: i64) -> i64:
    """CD2.8: how often a seat still places."""
    seats = table.seats
    place = (seat - table.first + seats) % seats
    count: i64 = 0
    for placed in range(table.placed, table.box.placement_rounds * seats):
        if place_in(placed, seats) == place:
            count += 1
    return count
