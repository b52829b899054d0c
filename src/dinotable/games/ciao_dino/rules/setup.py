"""CD2: who is first, the land, the hands, the first dinosaurs."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.ints import Hex, Seat
from dinotable.core.rows import with_item
from dinotable.games.ciao_dino.actions import PLACE, TILE
from dinotable.games.ciao_dino.board.herds import arrive
from dinotable.games.ciao_dino.board.tiles import lay_tile
from dinotable.games.ciao_dino.box import BOX, LAKE_TILE, MOST_TILES, CiaoDinoBox
from dinotable.games.ciao_dino.rules.placing import is_placed, place_in
from dinotable.games.ciao_dino.rules.turn import begin_turn
from dinotable.games.ciao_dino.state import CHOOSE_FIRST, DEAL_HANDS, LAY_LAND, PLACE_HERDS, CiaoDino, Table


def new_state(seats: i64, is_first_drawn: bool, box: CiaoDinoBox = BOX) -> CiaoDino:
    state = CiaoDino(Table(seats, box), vec[i64]([-1] * seats))
    if is_first_drawn:
        state.table.phase = CHOOSE_FIRST
    return state


def apply_first(table: Table, seat: Seat) -> None:
    """CD2.9."""
    table.step += 1
    table.first = table.seat = seat
    table.phase = LAY_LAND


def chance_tile(table: Table, out: Buffer, weights: Buffer) -> None:
    """CD2.1, CD2.2, one place after another: a lake as likely as lakes are among the tiles still to fill rings 1 and 2,
    otherwise any tile of the whole bag. In ring 3 no lake is left. A box with too few tiles leaves the last places empty."""
    out.clear()
    weights.clear()
    tiles = table.tiles
    lakes = tiles[LAKE_TILE]
    lands = tiles[0] + tiles[1] + tiles[2]
    others = table.box.inner_places[table.seats] - table.laid - lakes if lakes else 1
    for kind in range(i64(3)):
        if tiles[kind] and others:
            out.add(TILE.pack(kind))
            weights.add(tiles[kind] * others)
    if lakes:
        out.add(TILE.pack(LAKE_TILE))
        weights.add(lakes * max(lands, i64(1)))


def apply_tile(table: Table, kind: i64) -> None:
    table.step += 1
    table.tiles = with_item(table.tiles, kind, table.tiles[kind] - 1)
    table.laid += 1
    if kind != LAKE_TILE:
        lay_tile(table.board, table.laid, kind + 1)
    tiles = table.tiles
    is_bag_empty = tiles[kind] == 0 and tiles[0] + tiles[1] + tiles[2] + tiles[LAKE_TILE] == 0
    if is_bag_empty or table.laid == table.box.places[table.seats]:
        table.phase = DEAL_HANDS


def next_hand(table: Table) -> None:
    """CD2.6."""
    table.seat = (table.seat + 1) % table.seats
    if table.seat == table.first:
        table.phase = PLACE_HERDS


def legal_place(table: Table, out: Buffer) -> i64:
    """CD2.8."""
    land, herd = table.board.land, table.board.herd
    items = out.room_for(MOST_TILES)
    count: i64 = 0
    for k in range(table.board.tiles):
        if herd[land[k]] == 0:
            items[count] = PLACE.pack(land[k])
            count += 1
    out.count = count
    return count


def apply_place(table: Table, hex: Hex) -> None:
    """CD2.8."""
    table.step += 1
    placed = table.box.placed
    arrive(table.board, hex, table.seat, placed, 0)
    table.reserve = with_item(table.reserve, table.seat, table.reserve[table.seat] - placed)
    table.placed += 1
    if is_placed(table):
        begin_turn(table, table.first)
        return
    table.seat = (table.first + place_in(table.placed, table.seats)) % table.seats
