"""GD3.1 and GD3.2: where a tile may lie, and the animal on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import ABSENT, PLACE, SETTLED
from dinotable.games.gods_love_dinosaurs.box import MOST_HEXES, NO_ICON, first_of, icon_of, second_of
from dinotable.games.gods_love_dinosaurs.state import GRID, Ecosystem, Table

_OWN: Final = 1
_EDGE: Final = 2
_MARKS: Final = vec[i64]([0] * GRID.count)
"""Scratch: which hexes of the grid belong to an ecosystem, and which touch it. All 0 between uses."""
_EDGES: Final = vec[i64]([0] * (MOST_HEXES * DIRECTIONS))


def legal_places(ecosystem: Ecosystem, tile: i64, out: Buffer) -> None:
    """Every pair of empty neighbours of which one touches the ecosystem."""
    marks = _MARKS
    edges = _EDGES
    neighbours = GRID.neighbours
    # GD3.1: without an icon and with one terrain twice, both orientations are one placement.
    turns = is_turnable(tile)
    count = _mark_edges(ecosystem)
    for k in range(count):
        edge = edges[k]
        for direction in range(i64(DIRECTIONS)):
            other = neighbours[edge * DIRECTIONS + direction]
            mark = marks[other]
            # A pair of which both touch is met twice: from the smaller one only.
            if mark == _OWN or (mark == _EDGE and other < edge):
                continue
            out.add(PLACE.pack2(edge, other))
            if turns:
                out.add(PLACE.pack2(other, edge))
    for k in range(count):
        marks[edges[k]] = 0
    for k in range(ecosystem.count):
        marks[ecosystem.hexes[k]] = 0


def _mark_edges(ecosystem: Ecosystem) -> i64:
    """Marks the ecosystem and the empty hexes that touch it, and lists these; how many."""
    marks = _MARKS
    edges = _EDGES
    hexes = ecosystem.hexes
    beyond = ecosystem.beyond
    neighbours = GRID.neighbours
    count: i64 = 0
    for k in range(ecosystem.count):
        marks[hexes[k]] = _OWN
    for k in range(ecosystem.count):
        for direction in range(i64(DIRECTIONS)):
            if beyond[k * DIRECTIONS + direction] < 0:
                edge = neighbours[hexes[k] * DIRECTIONS + direction]
                if marks[edge] == 0:
                    marks[edge] = _EDGE
                    edges[count] = edge
                    count += 1
    return count


def edges_of(ecosystem: Ecosystem) -> list[int]:
    """The empty hexes of the grid that touch the ecosystem."""
    own = {int(ecosystem.hexes[k]) for k in range(ecosystem.count)}
    around = {int(GRID.neighbour(place, direction)) for place in own for direction in range(DIRECTIONS)}
    return sorted(around - own)


def is_turnable(tile: i64) -> bool:
    return icon_of(tile) != NO_ICON or first_of(tile) != second_of(tile)


def apply_place(table: Table, seat: i64, action: i64, log: Log | None) -> None:
    ecosystem = table.ecosystems[seat]
    tile = table.taken
    table.taken = -1
    number = ecosystem.lay(PLACE.icon_hex(action), first_of(tile))
    ecosystem.lay(PLACE.other_hex(action), second_of(tile))
    animal = icon_of(tile)
    if animal == NO_ICON:
        return
    if not take_from_supply(table, animal):
        if log:
            log.add(ABSENT.pack2(seat, animal))
        return
    ecosystem.animals[animal] |= BITS[number]
    if log:
        log.add(SETTLED.pack3(seat, animal, number))


def take_from_supply(table: Table, animal: i64) -> bool:
    """GD1.7: whether there was one to take."""
    if not table.is_printed:
        return True
    if table.supply[animal] == 0:
        return False
    table.supply[animal] -= 1
    return True


def put_back(table: Table, animal: i64) -> None:
    """GD1.7: removed animals are back in supply at once."""
    if table.is_printed:
        table.supply[animal] += 1
