"""GD3.1 and GD3.2: where a tile may lie, and the animal on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS, hexes_within
from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import ABSENT, PLACE, SETTLED
from dinotable.games.gods_love_dinosaurs.rules.supply import take_from_supply
from dinotable.games.gods_love_dinosaurs.state import END_TURN, GRID, Ecosystem, Table
from dinotable.games.gods_love_dinosaurs.tiles import NO_ICON, first_of, icon_of, second_of

OWN: Final = 1
EDGE: Final = 2


def legal_place(ecosystem: Ecosystem, tile: i64, out: Buffer) -> None:
    """Every pair of empty neighbours of which one touches the ecosystem. Empties the buffer first."""
    neighbours = GRID.neighbours
    marks = mark_own(ecosystem)
    edges = vec[i64]([0] * (ecosystem.count * DIRECTIONS))
    count = mark_edges(ecosystem, marks, edges)
    # GD3.1: without an icon and with one terrain twice, both orientations are one placement.
    turns = is_turnable(tile)
    items = out.room_for(2 * DIRECTIONS * count)
    filled: i64 = 0
    zero = PLACE.pack2(0, 0)
    as_first = PLACE.pack2(1, 0) - zero
    as_second = PLACE.pack2(0, 1) - zero
    for k in range(count):
        edge = edges[k]
        begin = edge * DIRECTIONS
        first = zero + edge * as_first
        second = zero + edge * as_second
        for side in range(begin, begin + DIRECTIONS):
            other = neighbours[side]
            mark = marks[other]
            # A pair of which both touch is met twice: from the smaller one only.
            if mark == OWN or (mark == EDGE and other < edge):
                continue
            items[filled] = first + other * as_second
            filled += 1
            if turns:
                items[filled] = second + other * as_first
                filled += 1
    out.count = filled


def mark_own(ecosystem: Ecosystem) -> vec[i64]:
    """The grid as far as a tile next to the ecosystem reaches: which hexes belong to it."""
    hexes = ecosystem.hexes
    farthest: i64 = 0
    for k in range(ecosystem.count):
        farthest = max(farthest, hexes[k])
    marks = vec[i64]([0] * hexes_within(GRID.ring[farthest] + 2))
    for k in range(ecosystem.count):
        marks[hexes[k]] = OWN
    return marks


def mark_edges(ecosystem: Ecosystem, marks: vec[i64], edges: vec[i64]) -> i64:
    """Marks the empty hexes that touch the ecosystem and lists them; how many."""
    hexes = ecosystem.hexes
    neighbours = GRID.neighbours
    count: i64 = 0
    for k in range(ecosystem.count):
        begin = hexes[k] * DIRECTIONS
        for side in range(begin, begin + DIRECTIONS):
            edge = neighbours[side]
            if marks[edge] == 0:
                marks[edge] = EDGE
                edges[count] = edge
                count += 1
    return count


def edges_of(ecosystem: Ecosystem) -> list[int]:
    """The empty hexes of the grid that touch the ecosystem."""
    edges = vec[i64]([0] * (ecosystem.count * DIRECTIONS))
    count = mark_edges(ecosystem, mark_own(ecosystem), edges)
    return sorted([edges[k] for k in range(count)])


def is_turnable(tile: i64) -> bool:
    return icon_of(tile) != NO_ICON or first_of(tile) != second_of(tile)


def apply_place(table: Table, seat: Seat, action: Packed, log: Log | None) -> None:
    ecosystem = table.own(seat)
    tile = table.taken
    table.taken = -1
    table.phase = END_TURN
    number = ecosystem.lay(PLACE.icon_hex(action), first_of(tile))
    ecosystem.lay(PLACE.other_hex(action), second_of(tile))
    # GD3.2: the animal of the icon.
    animal = icon_of(tile)
    if animal == NO_ICON:
        return
    # GD1.7: without one in supply the tile is placed without it.
    if not take_from_supply(table, animal):
        if log:
            log.add(ABSENT.pack2(seat, animal))
        return
    ecosystem.animals[animal] |= BITS[number]
    if log:
        log.add(SETTLED.pack3(seat, animal, number))
