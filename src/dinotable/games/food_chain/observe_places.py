"""The part of an observation that is about the cards on the table.

A card is told by what it is and by what it can do. What it is: the first organisms of the box have a slot each, which is
enough for the shipped one; those of a larger box that come after them share one, and are told apart by power and value.
"""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import size_of
from dinotable.core.observation import Field
from dinotable.core.tensor import Tensor
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.trees import may_eat
from dinotable.games.food_chain.state import NOBODY, SEATS, Table

OWN_SLOTS: Final = 13
"""Organisms with a slot of their own; the next slot is for all others, then come the hunter and the swarm."""
SLOTS: Final = 16
SLOT_NAMES: Final = "the first 13 organisms of the box, all other organisms, the hunter, the swarm"

PLACE_ROW: Final = 33
# Of a place's row.
POWER: Final = 15
WORTH: Final = 16
BASE: Final = 17
OWNER: Final = 18
HUNTERS: Final = 22
STRONGEST: Final = 23
AHEAD: Final = 27
MAY_EAT: Final = 31
HUNTABLE: Final = 32

CARDS: Final = Field(
    "cards", [PLACES, PLACE_ROW],
    "for each place from 1 on: 1 at the card that lies there (slots of `hand` without the swarm), its power and value in "
    "fours, whether it is a base, 1 at the player from oneself on whose token it carries, in fours how many cards "
    "hunt it, for each player the greatest power among those in fours, 1 at the player who is ahead of all others "
    "there, whether the card may eat its prey now, in fours how many kinds of one's own cards can hunt it",
)  # fmt: skip
PREY: Final = Field("prey", [PLACES, PLACES], "for each place from 1 on, 1 at the place its card hunts")


def slot_of(box: FoodBox, kind: i64) -> i64:
    if kind >= box.hunter:
        return kind - box.hunter + OWN_SLOTS + 1
    return min(kind, i64(OWN_SLOTS))


def write_place(table: Table, viewer: i64, place: i64, held: i64, tensor: Tensor) -> None:
    box, kind, owner, prey = table.box, table.kinds[place], table.owners[place], table.prey_of[place]
    seats = table.seats
    first = CARDS.first + (place - 1) * PLACE_ROW
    tensor.put(first + slot_of(box, kind), 1)
    tensor.put_part(first + POWER, box.powers[kind], 4)
    tensor.put_part(first + WORTH, box.values[kind], 4)
    if prey == 0:
        tensor.put(first + BASE, 1)
    else:
        tensor.put(PREY.first + (place - 1) * PLACES + prey - 1, 1)
        if may_eat(table, place):
            tensor.put(first + MAY_EAT, 1)
    if owner != NOBODY:
        tensor.put(first + OWNER + (owner - viewer + seats) % seats, 1)
    hunters = box.predators[kind] & held
    if hunters:
        tensor.put_part(first + HUNTABLE, size_of(hunters), 4)
    if table.hunters[place] > 0:
        _write_hunters(table, viewer, place, tensor)


def _write_hunters(table: Table, viewer: i64, place: i64, tensor: Tensor) -> None:
    """FC5.1, FC5.2: whose predators on a card are stronger than all others'."""
    seats = table.seats
    first = CARDS.first + (place - 1) * PLACE_ROW
    tensor.put_part(first + HUNTERS, table.hunters[place], 4)
    most: i64 = 0
    ahead: i64 = 0
    for away in range(seats):
        might = table.might[place * SEATS + (viewer + away) % seats]
        if might == 0:
            continue
        if might > most:
            most = might
            ahead = away
        elif might == most:
            ahead = NOBODY
        power: i64 = 1
        # Each power is a digit of three bits.
        while might >= 8:
            might >>= 3
            power += 1
        tensor.put_part(first + STRONGEST + away, power, 4)
    if ahead != NOBODY:
        tensor.put(first + AHEAD + ahead, 1)
