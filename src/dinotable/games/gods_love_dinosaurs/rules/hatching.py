"""GD6.1: an egg may become a dinosaur, decided once, before any dinosaur of that player moves."""

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Seat
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import HATCH, HATCHED, KEEP
from dinotable.games.gods_love_dinosaurs.rules.supply import take_from_supply
from dinotable.games.gods_love_dinosaurs.state import NEST, Table, occupied_in
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR


def can_hatch(table: Table, seat: Seat) -> bool:
    """GD6.1: the eggs that it costs, an empty nest, and with the printed supply a dinosaur to put there (GD1.7)."""
    ecosystem = table.ecosystems[seat]
    if table.is_printed and table.supply[DINOSAUR] == 0:
        return False
    return ecosystem.eggs >= table.box.hatching_eggs and not occupied_in(ecosystem) & BITS[NEST]


def legal_hatching(out: Buffer) -> None:
    out.add(HATCH.pack0())
    out.add(KEEP.pack0())


def apply_keep(table: Table, seat: Seat) -> None:
    table.hatching &= ~BITS[seat]


def apply_hatch(table: Table, seat: Seat, log: Log | None) -> None:
    table.hatching &= ~BITS[seat]
    ecosystem = table.own(seat)
    take_from_supply(table, DINOSAUR)
    ecosystem.eggs -= table.box.hatching_eggs
    ecosystem.animals[DINOSAUR] |= BITS[NEST]
    # GD6.1: it hunts in this activation.
    ecosystem.waiting |= BITS[NEST]
    if log:
        log.add(HATCHED.pack(seat))
