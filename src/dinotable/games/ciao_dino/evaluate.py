"""Ciao Dino!: majorities as they stand, footholds, the herd, swimmers and crowds, nearness to elimination."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.evaluator import Evaluator, Sheet
from dinotable.games.ciao_dino.board import herd_of
from dinotable.games.ciao_dino.box import MOST_TILES
from dinotable.games.ciao_dino.score import final_points
from dinotable.games.ciao_dino.state import CiaoDino, Table

POINTS: Final = 0
MAJORITIES: Final = 1
FOOTHOLDS: Final = 2
HERD: Final = 3
SWIMMERS: Final = 4
CROWDS: Final = 5
DANGER: Final = 6
TEMPO: Final = 7

MOST_SEATS: Final = 5
OUT: Final = -40.0


class CiaoDinoEvaluator(Evaluator[CiaoDino]):
    def __init__(self) -> None:
        self.terms = ["points", "majorities", "footholds", "herd", "swimmers", "crowds", "danger", "tempo"]
        self.scale = 5.0
        self.plain = 2
        self.settles = False
        self.distance = 0.12
        """How fast the weight of majorities falls with every card left in the pile."""
        self.majority = 0.35
        """Of a majority's points while the end is far; near the end all of it."""
        self.foothold = 0.3
        """Of a continent's size, by one's part of its dinosaurs, while the end is far."""
        self.homeland = 0.35
        """The same on the original continent: it scores nothing, but what breaks off it will."""
        self.dinosaur = 0.5
        self.swimmer = 0.3
        self.surplus = -0.4
        self.rare = -2.0
        """For each dinosaur ashore below three."""
        self.tempo = 0.4
        """For each action point left."""
        self.herds: vec[i64] = vec[i64]([0] * ((MOST_TILES + 1) * MOST_SEATS))
        """Scratch: dinosaurs by continent × 5 + seat."""
        self.counts: list[vec[i64]] = [vec[i64]([0] * seats) for seats in range(MOST_SEATS + 1)]

    def evaluate(self, state: CiaoDino, sheet: Sheet) -> None:
        table = state.table
        board = table.board
        seats = table.seats
        herds = self.herds
        for k in range(board.continents * MOST_SEATS):
            herds[k] = 0
        for k in range(board.tiles):
            hex = board.land[k]
            herd = board.herd[hex]
            if herd == 0:
                continue
            row = board.continent[hex] * MOST_SEATS
            for seat in range(seats):
                own = herd_of(herd, seat)
                herds[row + seat] += own
                if own > 0 and board.room[hex] < 0:
                    # CD7.2: at the end of one's own turn the surplus goes.
                    sheet.add(seat, CROWDS, self.surplus * float(min(own, -board.room[hex])))
        for seat in range(seats):
            sheet.add(seat, POINTS, float(table.scores[seat]))
        self._weigh_continents(table, sheet)
        self._weigh_herds(table, sheet)
        sheet.add(table.seat, TEMPO, self.tempo * float(table.points))

    def _weigh_continents(self, table: Table, sheet: Sheet) -> None:
        board = table.board
        seats = table.seats
        herds = self.herds
        left = float(table.left[0] + table.left[1])
        near = 1.0 / (1.0 + self.distance * left)
        counts = self.counts[seats]
        for continent in range(board.continents):
            size = float(board.size[continent])
            total: i64 = 0
            for seat in range(seats):
                counts[seat] = herds[continent * MOST_SEATS + seat]
                total += counts[seat]
            if total == 0:
                continue
            if continent > 0:
                points = final_points(counts, board.size[continent])
                for seat in range(seats):
                    sheet.add(seat, MAJORITIES, (self.majority + (1.0 - self.majority) * near) * float(points[seat]))
            worth = (self.foothold if continent > 0 else self.homeland) * (1.0 - near) * size / float(total + 1)
            for seat in range(seats):
                sheet.add(seat, FOOTHOLDS, worth * float(counts[seat]))

    def _weigh_herds(self, table: Table, sheet: Sheet) -> None:
        board = table.board
        herds = self.herds
        for seat in range(table.seats):
            if table.out[seat] > 0:
                sheet.add(seat, DANGER, OUT)
                continue
            ashore: i64 = 0
            for continent in range(board.continents):
                ashore += herds[continent * MOST_SEATS + seat]
            afloat: i64 = 0
            for k in range(board.floats):
                afloat += herd_of(board.herd[board.afloat[k]], seat)
            sheet.add(seat, HERD, self.dinosaur * float(ashore))
            # One point saves three (CD6.5), if the turn to do so is still to come.
            hope = self.swimmer if seat != table.seat or table.points > 0 else 0.0
            sheet.add(seat, SWIMMERS, hope * float(afloat))
            if ashore < 3 and table.placed == 2 * table.seats:
                sheet.add(seat, DANGER, self.rare * float(3 - ashore))


EVALUATOR: Final = CiaoDinoEvaluator()
