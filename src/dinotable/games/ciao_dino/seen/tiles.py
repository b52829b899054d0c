"""What tiles and water tell of the dinosaurs on them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.hexes import DIRECTIONS
from dinotable.games.ciao_dino.board.herds import ALL_SEATS, BRED_SHIFT, ONE, OWN, SEAT_BITS
from dinotable.games.ciao_dino.board.sides import ALL_SIDES, ROWS, RUNS
from dinotable.games.ciao_dino.seen.columns import (
    COUNT,
    CROWDED,
    DINOSAUR,
    DOOMED,
    MOBILE,
    ON_JUNGLE,
    ON_MOUNTAIN,
    RINGS,
    SAVABLE,
    SPACE,
    STUCK,
    TILES,
)
from dinotable.games.ciao_dino.state import ACT, Table

ROOMY: Final = 4
"""A tile that feeds as many as a jungle usually does, or more."""
TIGHT: Final = 2
"""As few as a mountain."""


def see_tiles(
    table: Table, herds: vec[i64], fertile: vec[i64], drifting: vec[i64], cuts: vec[i64], rows: vec[float]
) -> None:
    """What one tile tells. By continent, each as a herd: all dinosaurs, those that can breed, those on tiles that can
    drift (lakes apart); and how many tiles that can drift hold it together."""
    board, seats, acting, capacity = table.board, table.seats, table.seat, table.box.room
    land, herd_at, room, shore, continent = board.land, board.herd, board.room, board.shore, board.continent
    ring, top, tops, terrain, neighbours = board.grid.ring, board.top, board.tops, board.terrain, board.grid.neighbours
    for k in range(board.tiles):
        hex = land[k]
        c = continent[hex]
        sides = shore[hex]
        can_drift = hex != 0 and sides != ALL_SIDES and (ring[hex] < top[c] or tops[c] > 1)
        if can_drift and RUNS[sides] > 1:
            cuts[c] += 1
        marked = herd_at[hex]
        herd = marked & ALL_SEATS
        if herd == 0:
            continue
        herds[c] += herd
        if can_drift:
            drifting[c] += herd
        space: i64 = 0
        row = ROWS[sides]
        while row:
            beside = room[neighbours[hex * DIRECTIONS + (row & 7) - 1]]
            row >>= 3
            if beside > 0:
                space += beside
        wide = 0.05 * float(min(space, 8))
        free = room[hex]
        feeds = capacity[terrain[hex]]
        away = 0.05 * float(ring[hex])
        at: i64 = 0
        for seat in range(seats):
            own = herd >> seat * SEAT_BITS & OWN
            if own:
                part = DINOSAUR * float(own)
                rows[at + TILES] += DINOSAUR
                rows[at + SPACE] += wide
                rows[at + RINGS] += away * float(own)
                if space:
                    rows[at + MOBILE] += part
                if feeds >= ROOMY:
                    rows[at + ON_JUNGLE] += part
                elif feeds <= TIGHT:
                    rows[at + ON_MOUNTAIN] += part
                if free < 0:
                    rows[at + CROWDED] += 0.3 * float(min(own, -free))
                elif free:
                    ready = own - (marked >> BRED_SHIFT) if seat == acting else own
                    fertile[c] += min(ready, free) * ONE[seat]
            at += COUNT


def see_swimmers(table: Table, rows: vec[float]) -> None:
    """CD6.5: who has land with room beside can climb; CD7.1: at the end of one's own turn the rest are lost."""
    board, acting = table.board, table.seat
    neighbours, room = board.grid.neighbours, board.room
    is_late = table.phase == ACT and table.points < table.box.rescue_cost and table.rescue == 0
    for k in range(board.floats):
        hex = board.afloat[k]
        herd = board.herd[hex]
        space: i64 = 0
        row = ROWS[board.shore[hex]]
        while row:
            beside = room[neighbours[hex * DIRECTIONS + (row & 7) - 1]]
            row >>= 3
            if beside > 0:
                space += beside
        for seat in range(table.seats):
            own = herd >> seat * SEAT_BITS & OWN
            if own:
                if is_late and seat == acting:
                    rows[seat * COUNT + DOOMED] += 0.3 * float(own)
                else:
                    climbing = min(own, space)
                    rows[seat * COUNT + SAVABLE] += 0.3 * float(climbing)
                    rows[seat * COUNT + STUCK] += 0.3 * float(own - climbing)
