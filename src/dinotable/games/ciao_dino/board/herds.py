"""Dinosaurs on the board. Those of all seats in a hex are one number, a herd."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.ints import Hex, Seat
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.box import WATER

SEAT_BITS: Final = 5
OWN: Final = 31
"""CD2.7: nobody has more than 15, in any box no more than 31: five bits a seat do, for one hex and for all together."""
ONE: Final = vec[i64]([1, 32, 1024, 32768, 1048576])
"""In a herd: one dinosaur of each seat."""
ALL_SEATS: Final = 33554431
"""In a herd: the dinosaurs, without the marks."""
BRED: Final = 33554432
"""In a herd: one dinosaur of the seat whose turn it is that cannot breed any more this turn (CD6.7)."""
BRED_SHIFT: Final = 25


def herd_of(herd: i64, seat: Seat) -> i64:
    """A seat's dinosaurs in a herd."""
    return herd >> seat * SEAT_BITS & OWN


def bred_of(herd: i64) -> i64:
    """In a herd: how many of the seat whose turn it is have bred, or were born, this turn."""
    return herd >> BRED_SHIFT


def total_of(herd: i64) -> i64:
    """All dinosaurs in a herd."""
    return (herd & OWN) + (herd >> 5 & OWN) + (herd >> 10 & OWN) + (herd >> 15 & OWN) + (herd >> 20 & OWN)


def stands(board: Board, seat: Seat) -> bool:
    """Whether a seat has a dinosaur on land."""
    land, herd = board.land, board.herd
    shift = seat * SEAT_BITS
    for k in range(board.tiles):
        if herd[land[k]] >> shift & OWN:
            return True
    return False


def arrive(board: Board, hex: Hex, seat: Seat, count: i64, bred: i64) -> None:
    """Dinosaurs of a seat come to a land hex; `bred` of them cannot breed any more this turn."""
    board.own_herds()
    board.herd[hex] += count * ONE[seat] + bred * BRED
    board.room[hex] -= count


def leave(board: Board, hex: Hex, seat: Seat, count: i64, bred: i64) -> None:
    """Dinosaurs of a seat leave a land or water hex."""
    board.own_herds()
    board.herd[hex] -= count * ONE[seat] + bred * BRED
    if board.terrain[hex] != WATER:
        board.room[hex] += count
    elif board.herd[hex] == 0:
        board.dry(hex)
