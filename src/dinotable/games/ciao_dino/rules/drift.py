"""CD5: taking a tile up, and laying it farther out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import size_of
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask
from dinotable.core.log import Log
from dinotable.core.vocabulary import Kind
from dinotable.games.ciao_dino.actions import CLIMB, DRIFT, JOINED, SPLIT, SWIM, TO
from dinotable.games.ciao_dino.board.board import SEA, Board
from dinotable.games.ciao_dino.board.continents import continents_around, presence
from dinotable.games.ciao_dino.board.herds import herd_of
from dinotable.games.ciao_dino.board.sides import ALL_SIDES, BEFORE_BACK, ROWS
from dinotable.games.ciao_dino.board.tiles import lay_tile, take_tile
from dinotable.games.ciao_dino.board.water import touches_sea
from dinotable.games.ciao_dino.box import MOST_TILES
from dinotable.games.ciao_dino.score import score_new_continent, scores_new
from dinotable.games.ciao_dino.state import ACT, CHOOSE_TARGET, Table

MOST_TARGETS: Final = 366
"""Six sides of each tile."""
EDGE: Final = 478801
"""The first hex of ring 400, the last that has a name (`actions.RINGS`). CD1.1: the board has no edge; with the usual box
no game comes so far (`turn.longest`); in one that does, nothing drifts any more."""


# The tile.


def can_drift(board: Board, hex: Hex) -> bool:
    """Whether a land tile has anywhere to go, whoever wants it. CD5.1: it touches the sea; CD5.3: it is not the volcano,
    nor alone.

    A tile with another of its continent as far out, or farther, can always be laid outside the outermost of those. The lone
    outermost one cannot: whatever touches the rest lies no farther than itself.
    """
    return _has_room(board, hex) and not is_at_edge(board)


def _has_room(board: Board, hex: Hex) -> bool:
    c = board.continent[hex]
    if hex == 0 or (board.grid.ring[hex] == board.top[c] and board.tops[c] == 1):
        return False
    return touches_sea(board, hex)


def is_at_edge(board: Board) -> bool:
    """Whether the outermost tile lies where nothing can be laid beyond it."""
    return board.land[board.tiles - 1] >= EDGE


def has_drift(board: Board, present: Mask, terrain: i64) -> bool:
    """Whether a tile of the terrain (0: of any) can drift on the continents `present`."""
    land, continent = board.land, board.continent
    if is_at_edge(board):
        return False
    for k in range(board.tiles):
        hex = land[k]
        fits = terrain == 0 or board.terrain[hex] == terrain
        if fits and present >> continent[hex] & 1 and _has_room(board, hex):
            return True
    return False


def list_drifts(board: Board, present: Mask, terrain: i64, items: vec[i64], count: i64) -> i64:
    """The tiles of a terrain (0: of any) that can drift on the continents `present` (CD5.2), after `count` items; the new
    count. It is `can_drift` for all at once."""
    land, continent, kind, shore = board.land, board.continent, board.terrain, board.shore
    ring, top, tops = board.grid.ring, board.top, board.tops
    if is_at_edge(board):
        return count
    has_lakes = board.lakes > 0
    none = DRIFT.pack(0)
    next_hex = DRIFT.next
    for k in range(i64(1), board.tiles):
        hex = land[k]
        c = continent[hex]
        if (terrain and kind[hex] != terrain) or not present >> c & 1 or shore[hex] == ALL_SIDES:
            continue
        if (ring[hex] < top[c] or tops[c] > 1) and not (has_lakes and not touches_sea(board, hex)):
            items[count] = none + hex * next_hex
            count += 1
    return count


def legal_lift(table: Table, out: Buffer) -> i64:
    """CD4.3, or else CD4.4."""
    board = table.board
    present = presence(board, table.seat)
    items = out.room_for(MOST_TILES)
    out.count = list_drifts(board, present, table.card + 1, items, 0)
    if out.count == 0:
        out.count = list_drifts(board, present, 0, items, 0)
    return out.count


def apply_lift(table: Table, hex: Hex, log: Log | None) -> None:
    """CD5.4: the tile is taken up. CD5.8: who stands on it swims."""
    board = table.board
    if table.phase == ACT:
        table.points -= table.box.drift_cost
        table.rescue = 0
    table.lifted = hex
    table.tile = board.terrain[hex]
    table.phase = CHOOSE_TARGET
    if log:
        tell_herd(table, hex, SWIM, log)
    take_tile(board, hex)
    if log:
        parts = size_of(continents_around(board, hex))
        if parts > 1:
            log.add(SPLIT.pack(parts))


def tell_herd(table: Table, hex: Hex, kind: Kind, log: Log) -> None:
    for seat in range(table.seats):
        count = herd_of(table.board.herd[hex], seat)
        if count:
            log.add(kind.pack3(seat, count, hex))


# The target.


def legal_target(table: Table, out: Buffer) -> i64:
    """CD5.4: strictly farther out. CD5.5: beside any part of the continent it came from; each of them touches the hex that
    the tile was taken from. CD5.6: on the sea. CD5.7: whatever else it touches."""
    board = table.board
    neighbours, ring, shore = board.grid.neighbours, board.grid.ring, board.shore
    land, continent = board.land, board.continent
    parts = continents_around(board, table.lifted)
    limit = ring[table.lifted]
    items = out.room_for(MOST_TARGETS)
    none = TO.pack(0)
    next_hex = TO.next
    count: i64 = 0
    for k in range(board.tiles):
        hex = land[k]
        if ring[hex] < limit or not parts >> continent[hex] & 1:
            continue
        row = ROWS[ALL_SIDES ^ shore[hex]]
        while row:
            d = (row & 7) - 1
            row >>= 3
            beside = neighbours[hex * DIRECTIONS + d]
            if ring[beside] <= limit or continent[beside] != SEA:
                continue
            # Listed once: from the first tile around it that belongs to the parts.
            earlier = ROWS[shore[beside] & BEFORE_BACK[d]]
            while earlier and not parts >> continent[neighbours[beside * DIRECTIONS + (earlier & 7) - 1]] & 1:
                earlier >>= 3
            if earlier == 0:
                items[count] = none + beside * next_hex
                count += 1
    out.count = count
    return count


def apply_target(table: Table, hex: Hex, log: Log | None) -> None:
    """CD5.9: the tile lifts who swims there. CD5.10: a scoring may follow."""
    board = table.board
    if log:
        tell_herd(table, hex, CLIMB, log)
        joined = size_of(continents_around(board, hex))
        if joined > 1:
            log.add(JOINED.pack(joined))
    scores = scores_new(table, hex)
    lay_tile(board, hex, table.tile)
    table.lifted, table.tile = -1, 0
    table.phase = ACT
    if scores:
        score_new_continent(table, board.continent[hex], log)
