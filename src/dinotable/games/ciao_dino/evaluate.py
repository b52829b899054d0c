"""What makes a position good: majorities as they stand, footholds, the herd, swimmers, crowds, nearness to elimination."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.evaluator import Evaluator, Sheet
from dinotable.games.ciao_dino.board.herds import ALL_SEATS, OWN, SEAT_BITS, herd_of, total_of
from dinotable.games.ciao_dino.rules.placing import is_placed
from dinotable.games.ciao_dino.score import final_prizes
from dinotable.games.ciao_dino.state import CiaoDino, Table

POINTS: Final = 0
MAJORITIES: Final = 1
FOOTHOLDS: Final = 2
HERD: Final = 3
SWIMMERS: Final = 4
CROWDS: Final = 5
DANGER: Final = 6
TEMPO: Final = 7
TERMS: Final = 8

NEARNESS: Final = 0.12
"""How fast the weight of majorities falls with every card left in the pile."""
MAJORITY: Final = 0.35
"""Of a majority's points while the end is far; near the end all of it."""
FOOTHOLD: Final = 0.3
"""Of a continent's size, by one's part of its dinosaurs, while the end is far."""
HOMELAND: Final = 0.35
"""The same on the original continent: it scores nothing, but what breaks off it will."""
DINOSAUR: Final = 0.5
SWIMMER: Final = 0.3
SURPLUS: Final = -0.4
RARE: Final = -2.0
"""For each dinosaur ashore below three."""
POINT_LEFT: Final = 0.4
"""For each action point left."""
OUT: Final = -40.0


class CiaoDinoEvaluator(Evaluator[CiaoDino]):
    def __init__(self) -> None:
        self.terms = ["points", "majorities", "footholds", "herd", "swimmers", "crowds", "danger", "tempo"]
        self.scale = 5.0
        self.plain = 2
        self.settles = False

    def evaluate(self, state: CiaoDino, sheet: Sheet) -> None:
        table = state.table
        board = table.board
        land, herds, room, continent = board.land, board.herd, board.room, board.continent
        on_continents = vec[i64]([0] * board.continents)
        for k in range(board.tiles):
            hex = land[k]
            herd = herds[hex] & ALL_SEATS
            if herd:
                on_continents[continent[hex]] += herd
                if room[hex] < 0:
                    weigh_crowd(herd, -room[hex], table.seats, sheet)
        weigh_continents(table, on_continents, sheet)
        ashore: i64 = 0
        for herd in on_continents:
            ashore += herd
        weigh_herds(table, ashore, sheet)
        sheet.add(table.seat, TEMPO, POINT_LEFT * float(table.points))


def weigh_crowd(herd: i64, surplus: i64, seats: i64, sheet: Sheet) -> None:
    """CD7.2: at the end of one's own turn the surplus goes."""
    for seat in range(seats):
        own = herd_of(herd, seat)
        if own:
            sheet.add(seat, CROWDS, SURPLUS * float(min(own, surplus)))


def weigh_continents(table: Table, herds: vec[i64], sheet: Sheet) -> None:
    """By continent: all dinosaurs there."""
    sizes, seats, points, box = table.board.size, table.seats, sheet.points, table.box
    near = 1.0 / (1.0 + NEARNESS * float(table.left[0] + table.left[1]))
    majority = MAJORITY + (1.0 - MAJORITY) * near
    for continent in range(len(herds)):
        herd = herds[continent]
        if herd == 0:
            continue
        size = sizes[continent]
        most, first_prize, second, second_prize = final_prizes(box, herd, size)
        worth = (FOOTHOLD if continent > 0 else HOMELAND) * (1.0 - near) * float(size) / float(total_of(herd) + 1)
        for seat in range(seats):
            own = herd >> seat * SEAT_BITS & OWN
            if own == 0:
                continue
            points[seat * TERMS + FOOTHOLDS] += worth * float(own)
            # CD10.1: nothing for the original continent, nor for third places.
            if continent > 0 and own >= second:
                prize = first_prize if own == most else second_prize if own == second else 0
                points[seat * TERMS + MAJORITIES] += majority * float(prize)


def weigh_herds(table: Table, ashore: i64, sheet: Sheet) -> None:
    """All dinosaurs on land, and those in water."""
    board = table.board
    afloat: i64 = 0
    for k in range(board.floats):
        afloat += board.herd[board.afloat[k]] & ALL_SEATS
    points, scores, out, seats = sheet.points, table.scores, table.out, table.seats
    placed, rescue_cost = is_placed(table), table.box.rescue_cost
    for seat in range(seats):
        row = seat * TERMS
        points[row + POINTS] += float(scores[seat])
        if out[seat] > 0:
            points[row + DANGER] += OUT
            continue
        own = ashore >> seat * SEAT_BITS & OWN
        points[row + HERD] += DINOSAUR * float(own)
        # A point saves several (CD6.5), if the turn to do so is still to come.
        swims = afloat >> seat * SEAT_BITS & OWN
        if swims and (seat != table.seat or table.points >= rescue_cost):
            points[row + SWIMMERS] += SWIMMER * float(swims)
        if own < 3 and placed:
            points[row + DANGER] += RARE * float(3 - own)


EVALUATOR: Final = CiaoDinoEvaluator()
