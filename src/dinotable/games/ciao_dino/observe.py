"""What a program that learns sees: the board (`observe_map`), the course of the turn, cards, every seat from oneself on."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.observation import Field, Observation
from dinotable.core.tensor import Tensor
from dinotable.games.ciao_dino.box import CARD_KINDS, TILES
from dinotable.games.ciao_dino.observe_map import BEYOND, LANDS, MAP, MOST, put_chosen, write_map
from dinotable.games.ciao_dino.spell import BRED, DIGITS, MOVED, SIDES, WINDOW
from dinotable.games.ciao_dino.state import PHASES, CiaoDinoView, Table

SEAT: Final = 9
"""Numbers about each seat."""

PHASE: Final = Field("phase", [len(PHASES)], f"1 at the phase: {', '.join(PHASES)}")
COURSE: Final = Field(
    "course", [5],
    "action points left, climbs left in the rescue under way, whether it is the last round, the part that is over of the "
    "quiet turns that start it, whether a card has left the pile this turn",
)  # fmt: skip
TILE: Final = Field("tile", [LANDS], "1 at the terrain of the drifting tile: mountain, savanna, jungle")
CARD: Final = Field("card", [LANDS], "1 at the card played this turn: mountain, savanna, jungle")
HAND: Final = Field("hand", [LANDS], "1 at one's own hand card: mountain, savanna, jungle")
PILE: Final = Field("pile", [2], "cards left in the pile with back 1 and back 2, in tens")
DISCARDS: Final = Field(
    "discards", [2, CARD_KINDS], "for each back, cards played: mountain, savanna, jungle, meteorite"
)
ASIDE: Final = Field("aside", [len(TILES)], f"tiles that are not on the board: {', '.join(TILES)}")
SEATS: Final = Field(
    "seats", [MOST, SEAT],
    "for each seat from oneself on: whether it plays, whether it is out, its points in tens, its reserve in tens, whether "
    "its hand card has back 1, or back 2, whether it has the turn, whether it was first, whether its last turn is to come",
)  # fmt: skip
SAID: Final = Field(
    "said", [7 + DIRECTIONS],
    "of an action being said: 1 if its hex lies farther out: breed, move, drift, to; the digits of that hex, as parts of "
    "80; 1 at the direction of a move",
)  # fmt: skip


class CiaoDinoObservation(Observation[CiaoDinoView]):
    def __init__(self) -> None:
        super().__init__([MAP, BEYOND, PHASE, COURSE, TILE, CARD, HAND, PILE, DISCARDS, ASIDE, SEATS, SAID])

    def write(self, view: CiaoDinoView, said: Buffer, tensor: Tensor) -> None:
        table, viewer = view.table, view.seat
        write_map(table, viewer, tensor)
        if view.hand >= 0:
            tensor.put(HAND.first + view.hand, 1)
        write_course(table, tensor)
        write_cards(table, tensor)
        for away in range(table.seats):
            write_seat(table, (viewer + away) % table.seats, SEATS.first + away * SEAT, tensor)
        if said.count:
            write_said(said, tensor)


def write_course(table: Table, tensor: Tensor) -> None:
    tensor.put(PHASE.first + table.phase, 1)
    tensor.put(COURSE.first, table.points)
    tensor.put(COURSE.first + 1, table.rescue)
    tensor.put(COURSE.first + 2, 1 if table.last else 0)
    tensor.put_part(COURSE.first + 3, table.quiet, table.box.standstill * table.seats)
    tensor.put(COURSE.first + 4, table.drew)
    if table.tile:
        tensor.put(TILE.first + table.tile - 1, 1)
    if table.card >= 0:
        tensor.put(CARD.first + table.card, 1)


def write_cards(table: Table, tensor: Tensor) -> None:
    left, discards, tiles = table.left, table.discards, table.tiles
    for back in range(i64(2)):
        tensor.put_part(PILE.first + back, left[back], 10)
    for k in range(i64(2 * CARD_KINDS)):
        if discards[k]:
            tensor.put(DISCARDS.first + k, discards[k])
    for kind in range(i64(LANDS + 1)):
        if tiles[kind]:
            tensor.put(ASIDE.first + kind, tiles[kind])


def write_seat(table: Table, seat: i64, first: i64, tensor: Tensor) -> None:
    tensor.put(first, 1)
    if table.out[seat]:
        tensor.put(first + 1, 1)
    tensor.put_part(first + 2, table.scores[seat], 10)
    tensor.put_part(first + 3, table.reserve[seat], 10)
    if table.backs[seat]:
        tensor.put(first + 3 + table.backs[seat], 1)
    if table.seat == seat:
        tensor.put(first + 6, 1)
    if table.first == seat:
        tensor.put(first + 7, 1)
    if table.last & BITS[seat]:
        tensor.put(first + 8, 1)


def write_said(said: Buffer, tensor: Tensor) -> None:
    digits: i64 = 0
    for k in range(said.count):
        number = said.items[k]
        if number >= DIGITS.first:
            tensor.put_part(SAID.first + 4 + digits, number - DIGITS.first, DIGITS.count)
            digits += 1
        elif number >= SIDES.first:
            tensor.put(SAID.first + 7 + number - SIDES.first, 1)
        elif MOVED.first <= number < MOVED.first + WINDOW.inside:
            put_chosen(number - MOVED.first, tensor)
        else:
            # The last number of a kind, of which there are equally many: farther out.
            tensor.put(SAID.first + (number - BRED.first) // WINDOW.count, 1)


OBSERVATION: Final = CiaoDinoObservation()
