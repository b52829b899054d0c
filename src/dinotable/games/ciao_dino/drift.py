"""CD4 and CD5: playing a card, taking a tile up, laying it farther out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.log import Log
from dinotable.games.ciao_dino.actions import (
    ANY_TILE,
    CLIMB,
    DRAW,
    DRIFT,
    JOINED,
    NO_DRIFT,
    PLAY,
    PLAYED,
    SPLIT,
    SWIM,
    TO,
)
from dinotable.games.ciao_dino.board import SIDES, Board, herd_of, lay_tile, take_tile, touches_sea
from dinotable.games.ciao_dino.score import score_continent
from dinotable.games.ciao_dino.state import ACT, CHOOSE_TARGET, CHOOSE_TILE, REVEAL_CARD, CiaoDino, Table

DRIFT_COST: Final = 3
POWERS: Final = vec[i64]([2**k for k in range(40)])
"""A bit for each continent."""


# Phase 1: the card.


def legal_card(out: Buffer) -> None:
    out.add(PLAY.pack0())
    out.add(DRAW.pack0())


def apply_play(state: CiaoDino, log: Log | None) -> None:
    """CD4.1: the hand card, shown to all and discarded."""
    table = state.table
    card = state.hands[table.seat]
    back = table.backs[table.seat]
    state.hands[table.seat] = -1
    table.backs[table.seat] = 0
    table.discards[(back - 1) * 4 + card] += 1
    table.step += 1
    if log:
        log.shows()
        log.add(PLAYED.pack2(table.seat, card))
    use_card(table, card, log)


def apply_draw(state: CiaoDino) -> None:
    """CD4.1: chance reveals the next card."""
    state.table.step += 1
    state.table.phase = REVEAL_CARD


def use_card(table: Table, card: i64, log: Log | None) -> None:
    """CD4.3, CD4.4: on to the choice of a tile, if any can drift."""
    table.card = card
    present = presence(table.board, table.seat)
    if has_drift(table.board, present, card + 1):
        table.phase = CHOOSE_TILE
    elif has_drift(table.board, present, 0):
        table.phase = CHOOSE_TILE
        if log:
            log.add(ANY_TILE.pack(table.seat))
    else:
        table.phase = ACT
        if log:
            log.add(NO_DRIFT.pack(table.seat))


# The tile.


def presence(board: Board, seat: i64) -> i64:
    """The continents a seat stands on (CD5.2), as a set of `POWERS`."""
    land, herd, continent = board.land, board.herd, board.continent
    found: i64 = 0
    for k in range(board.tiles):
        hex = land[k]
        if herd_of(herd[hex], seat):
            found |= POWERS[continent[hex]]
    return found


def can_drift(board: Board, hex: i64) -> bool:
    """Whether a land tile has anywhere to go: CD5.1, CD5.3–CD5.6, whoever wants it.

    A tile with another of its continent as far out, or farther, can always be laid outside the outermost of those. The lone
    outermost one cannot: whatever touches the rest lies no farther than itself.
    """
    c = board.continent[hex]
    if hex == 0 or (board.grid.ring[hex] == board.top[c] and board.tops[c] == 1):
        return False
    return touches_sea(board, hex)


def has_drift(board: Board, present: i64, terrain: i64) -> bool:
    """Whether a tile of the terrain (0: of any) can drift on the continents `present`."""
    land, continent = board.land, board.continent
    for k in range(board.tiles):
        hex = land[k]
        fits = terrain == 0 or board.terrain[hex] == terrain
        if fits and present & POWERS[continent[hex]] and can_drift(board, hex):
            return True
    return False


def list_drifts(board: Board, present: i64, terrain: i64, out: Buffer) -> None:
    """The tiles of a terrain (0: of any) that can drift on the continents `present`: `can_drift` for all at once."""
    land, continent, kind, shore = board.land, board.continent, board.terrain, board.shore
    ring, top, tops = board.grid.ring, board.top, board.tops
    no_lakes = board.lakes == 0
    for k in range(i64(1), board.tiles):
        hex = land[k]
        c = continent[hex]
        if (terrain and kind[hex] != terrain) or not present & POWERS[c] or shore[hex] == 63:
            continue
        if (ring[hex] < top[c] or tops[c] > 1) and (no_lakes or touches_sea(board, hex)):
            out.add(DRIFT.pack(hex))


def legal_lift(table: Table, out: Buffer) -> None:
    """CD4.3, or else CD4.4."""
    present = presence(table.board, table.seat)
    list_drifts(table.board, present, table.card + 1, out)
    if out.count == 0:
        list_drifts(table.board, present, 0, out)


def apply_lift(table: Table, hex: i64, log: Log | None) -> None:
    board = table.board
    if table.phase == ACT:
        table.points -= DRIFT_COST
        table.rescue = 0
    table.lifted = hex
    table.tile = board.terrain[hex]
    table.phase = CHOOSE_TARGET
    if log:
        for seat in range(table.seats):
            if herd_of(board.herd[hex], seat):
                log.add(SWIM.pack3(seat, herd_of(board.herd[hex], seat), hex))
    take_tile(board, hex)
    if log and touched(board, hex) > 1:
        log.add(SPLIT.pack(touched(board, hex)))


# The target.


def parts_around(board: Board, hex: i64) -> i64:
    """The continents that touch a water hex, as a set of `POWERS`."""
    neighbours, continent = board.grid.neighbours, board.continent
    shore = board.shore[hex]
    found: i64 = 0
    for d in range(i64(DIRECTIONS)):
        if shore & SIDES[d]:
            found |= POWERS[continent[neighbours[hex * DIRECTIONS + d]]]
    return found


def touched(board: Board, hex: i64) -> i64:
    """How many continents touch a water hex."""
    found = parts_around(board, hex)
    count: i64 = 0
    while found:
        found &= found - 1
        count += 1
    return count


def legal_target(table: Table, out: Buffer) -> None:
    """CD5.4–CD5.7. Every part of the continent it came from touches the hex the tile was taken from."""
    board = table.board
    neighbours, ring, shore = board.grid.neighbours, board.grid.ring, board.shore
    land, continent, lake = board.land, board.continent, board.lake
    parts = parts_around(board, table.lifted)
    limit = ring[table.lifted]
    for k in range(board.tiles):
        hex = land[k]
        if ring[hex] < limit or not parts & POWERS[continent[hex]]:
            continue
        sides = shore[hex]
        for d in range(i64(DIRECTIONS)):
            beside = neighbours[hex * DIRECTIONS + d]
            if sides & SIDES[d] or ring[beside] <= limit or lake[beside]:
                continue
            if first_touch(board, beside, parts) == hex:
                out.add(TO.pack(beside))


def first_touch(board: Board, hex: i64, parts: i64) -> i64:
    """The tile from which a target is listed, so that it is listed once: the first around it that belongs to the parts."""
    neighbours, continent = board.grid.neighbours, board.continent
    sides = board.shore[hex]
    for d in range(i64(DIRECTIONS)):
        if sides & SIDES[d]:
            beside = neighbours[hex * DIRECTIONS + d]
            if parts & POWERS[continent[beside]]:
                return beside
    return -1


def apply_target(table: Table, hex: i64, log: Log | None) -> None:
    board = table.board
    split = table.seats > 2 and touched(board, table.lifted) > 1
    joins = touched(board, hex)
    if log:
        for seat in range(table.seats):
            if herd_of(board.herd[hex], seat):
                log.add(CLIMB.pack3(seat, herd_of(board.herd[hex], seat), hex))
        if joins > 1:
            log.add(JOINED.pack(joins))
    lay_tile(board, hex, table.tile)
    table.lifted, table.tile = -1, 0
    table.phase = ACT
    # CD9.1–CD9.3: a new continent, not the original one, and nothing joined.
    if split and joins == 1 and board.continent[hex] != 0:
        score_continent(table, board.continent[hex], log)
