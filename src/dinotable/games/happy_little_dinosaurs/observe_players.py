"""The part of an observation that is about the players, from oneself on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.ints import Seat
from dinotable.core.observation import Field
from dinotable.core.tensor import Tensor
from dinotable.games.happy_little_dinosaurs.box import POINT_KINDS
from dinotable.games.happy_little_dinosaurs.rules.turns import to_act
from dinotable.games.happy_little_dinosaurs.score import added_up, disasters_left, ends, is_deadly, scores
from dinotable.games.happy_little_dinosaurs.spell import MOST
from dinotable.games.happy_little_dinosaurs.state import Table, scores_stand

# The places of a row.
PLAYS: Final = 0
IS_IN: Final = 1
WENT_OUT: Final = 2
POSITION: Final = 3
AREA: Final = 4
LEFT: Final = 8
DEADLY: Final = 9
DINOSAUR: Final = 10
TRAIT: Final = 14
CARDS: Final = 15
HAS_POINT: Final = 16
NO_POINT: Final = 17
ANSWERED: Final = 18
ASKED: Final = 19
EFFECT: Final = 20
RESOLVED: Final = 21
LOOKED_AT: Final = 22
CONTENDER: Final = 23
TAKER: Final = 24
WORTH: Final = 25
HAS_ADDED: Final = 26
ADDED: Final = 27
PUSHES: Final = 28
SOURS: Final = 29
SUM: Final = 30
SCORE: Final = 31
HIGHEST: Final = 32
LOWEST: Final = 33
SHOWED: Final = 34
SUDDEN: Final = 35
WIDTH: Final = 36

PLAYERS: Final = Field(
    "players", [MOST, WIDTH],
    "for each player from oneself on: whether it plays, whether it is still in, in fours as which it went out, its "
    "position from 0 to 1 at the end of the route, in fours its disasters (natural, predatory, emotional, meteor), in "
    "fours how many more put it out at the soonest, whether this round's would, 1 at its dinosaur (rex, bronto, "
    "ceratops, stego), its trait against this round's disaster, cards in hand in fours, whether it is shown to hold a "
    "point card, and none, whether it has chosen or passed, whether it is asked, in fours as which its effect resolves, "
    "whether that is done, whether a claw looks at its hand, whether it is in sudden death, whether the disaster is for "
    "it, in eights the value of the card in front of it, whether a card's value was added, that value in eights, pushes "
    "and sours on it, in eights its score without and with change of places, whether that is the highest, and the lowest, "
    "whether it showed a card in sudden death, the value of that in eights",
)  # fmt: skip
FRONT: Final = Field("front", [MOST, POINT_KINDS], "for each player from oneself on, 1 at the card in front of it")


def write_players(table: Table, viewer: Seat, tensor: Tensor) -> None:
    seats = table.seats
    acting = to_act(table)
    for away in range(seats):
        seat = (viewer + away) % seats
        first = PLAYERS.first + away * WIDTH
        tensor.put(first + PLAYS, 1)
        tensor.put(first + DINOSAUR + table.dinosaurs[seat], 1)
        tensor.put_part(first + POSITION, table.position[seat], table.box.goal)
        for kind in range(i64(4)):
            tensor.put_part(first + AREA + kind, table.areas[4 * seat + kind], 4)
        if table.front[seat] >= 0:
            tensor.put_part(first + WORTH, table.box.value[table.front[seat]], 8)
            tensor.put(FRONT.first + away * POINT_KINDS + table.front[seat], 1)
        if table.inside & BITS[seat]:
            tensor.put(first + IS_IN, 1)
            _write_player(table, seat, first, tensor)
            tensor.put(first + ASKED, acting >> seat & 1)
    for k in range(len(table.gone)):
        away = (table.gone[k] - viewer + seats) % seats
        tensor.put_part(PLAYERS.first + away * WIDTH + WENT_OUT, k + 1, 4)
    if scores_stand(table):
        _write_effects(table, viewer, tensor)
        _write_scores(table, viewer, tensor)


def _write_player(table: Table, seat: Seat, first: i64, tensor: Tensor) -> None:
    """Of a player still in: how near to going out, the hand, what is under way."""
    tensor.put_part(first + LEFT, disasters_left(table, seat), 4)
    if table.disaster >= 0:
        tensor.put(first + TRAIT, table.box.traits[4 * table.dinosaurs[seat] + table.disaster])
        if is_deadly(table, seat, table.disaster):
            tensor.put(first + DEADLY, 1)
    tensor.put_part(first + CARDS, table.sizes[seat], 4)
    tensor.put(first + HAS_POINT, table.has_point >> seat & 1)
    tensor.put(first + NO_POINT, table.no_point >> seat & 1)
    tensor.put(first + ANSWERED, table.answered >> seat & 1)
    tensor.put(first + CONTENDER, table.contenders >> seat & 1)
    if table.taker == seat:
        tensor.put(first + TAKER, 1)
    if table.owner == seat:
        tensor.put(first + LOOKED_AT, 1)
    if table.added[seat] >= 0:
        tensor.put(first + HAS_ADDED, 1)
        tensor.put_part(first + ADDED, table.box.value[table.added[seat]], 8)
    tensor.put(first + PUSHES, table.pushes[seat])
    tensor.put(first + SOURS, table.sours[seat])
    if table.sudden[seat] >= 0:
        tensor.put(first + SHOWED, 1)
        tensor.put_part(first + SUDDEN, table.box.value[table.sudden[seat]], 8)


def _write_effects(table: Table, viewer: Seat, tensor: Tensor) -> None:
    """HD4.2: whose effects resolve, in their order."""
    seats, order = table.seats, table.order
    for k in range(seats):
        if order[k] < 0:
            break
        first = PLAYERS.first + (order[k] - viewer + seats) % seats * WIDTH
        tensor.put_part(first + EFFECT, k + 1, 4)
        if k < table.at:
            tensor.put(first + RESOLVED, 1)


def _write_scores(table: Table, viewer: Seat, tensor: Tensor) -> None:
    """HD5: as if the window closed now."""
    seats = table.seats
    row: vec[i64] = scores(table)
    lowest, highest = ends(table, row)
    for away in range(seats):
        seat = (viewer + away) % seats
        if not table.inside & BITS[seat]:
            continue
        first = PLAYERS.first + away * WIDTH
        tensor.put_part(first + SUM, added_up(table, seat), 8)
        tensor.put_part(first + SCORE, row[seat], 8)
        if row[seat] == highest:
            tensor.put(first + HIGHEST, 1)
        if row[seat] == lowest:
            tensor.put(first + LOWEST, 1)
