"""CD7: swimmers and overpopulation, who is out, and whether a card is drawn."""

from mypy_extensions import i64

from dinotable.core.ints import Hex, Seat
from dinotable.core.log import Log
from dinotable.core.rows import with_item
from dinotable.games.ciao_dino.actions import CROWDED, DISCARDED, DROWNED, OUT
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.herds import ALL_SEATS, herd_of, leave
from dinotable.games.ciao_dino.rules.cards import discard
from dinotable.games.ciao_dino.rules.turn import end_turn
from dinotable.games.ciao_dino.state import REFILL, CiaoDino, Table


def apply_done(state: CiaoDino, log: Log | None) -> None:
    """CD6.1: phase 2 ends; phase 3, then phase 4 (CD7.4)."""
    table = state.table
    table.step += 1
    table.rescue = 0
    forget(table)
    clear_swimmers(table, log)
    clear_crowds(table, log)
    if table.reserve[table.seat] == table.box.dinosaurs[table.seats]:
        eliminate(state, log)
        end_turn(table, log)
    elif table.last == 0 and table.backs[table.seat] == 0:
        table.phase = REFILL
    else:
        end_turn(table, log)


def forget(table: Table) -> None:
    """CD6.7: the marks vanish."""
    board = table.board
    herd, land, afloat = board.herd, board.land, board.afloat
    marks: i64 = 0
    for k in range(board.tiles):
        marks |= herd[land[k]]
    for k in range(board.floats):
        marks |= herd[afloat[k]]
    if marks <= ALL_SEATS:
        return
    board.own_herds()
    herd = board.herd
    for k in range(board.tiles):
        herd[land[k]] &= ALL_SEATS
    for k in range(board.floats):
        herd[afloat[k]] &= ALL_SEATS


def clear_swimmers(table: Table, log: Log | None) -> None:
    """CD7.1."""
    board, seat = table.board, table.seat
    k: i64 = 0
    while k < board.floats:
        hex = board.afloat[k]
        count = herd_of(board.herd[hex], seat)
        if count:
            lose(table, hex, count)
            if log:
                log.add(DROWNED.pack3(seat, count, hex))
        # A hex that is empty now has left the list.
        if board.herd[hex]:
            k += 1


def clear_crowds(table: Table, log: Log | None) -> None:
    """CD7.2."""
    board, seat = table.board, table.seat
    land, room = board.land, board.room
    for k in range(board.tiles):
        if room[land[k]] < 0:
            hex = land[k]
            count = lost_to_crowd(board, hex, seat)
            if count:
                lose(table, hex, count)
                if log:
                    log.add(CROWDED.pack3(seat, count, hex))


def lost_to_crowd(board: Board, hex: Hex, seat: Seat) -> i64:
    """CD7.2: how many of a seat would go from a tile over capacity, at the end of its turn."""
    return min(-board.room[hex], herd_of(board.herd[hex], seat))


def lose(table: Table, hex: Hex, count: i64) -> None:
    """Dinosaurs of the seat whose turn it is go to its reserve; their marks are gone already."""
    leave(table.board, hex, table.seat, count, 0)
    table.reserve = with_item(table.reserve, table.seat, table.reserve[table.seat] + count)


def eliminate(state: CiaoDino, log: Log | None) -> None:
    """CD7.3."""
    table = state.table
    seat = table.seat
    table.out = with_item(table.out, seat, table.turn)
    if log:
        log.add(OUT.pack(seat))
    if table.backs[seat]:
        card = state.hands[seat]
        discard(table, table.backs[seat], card)
        table.backs = with_item(table.backs, seat, 0)
        state.hands = with_item(state.hands, seat, -1)
        if log:
            log.shows()
            log.add(DISCARDED.pack2(seat, card))
