"""A judgement of Magpies, for the tests."""

from dinotable.bots.judge import Judge, Sheet
from examples.magpies.state import Magpies

POINTS, OFFER, PERCH = range(3)


class MagpiesJudge(Judge[Magpies]):
    def __init__(self) -> None:
        self.terms = ["points", "offer", "perch"]
        self.plain = 1
        self.scale = 2.0
        self.settles = True

    def weigh(self, state: Magpies, sheet: Sheet) -> None:
        table = state.table
        for seat in range(table.seats):
            sheet.add(seat, POINTS, float(table.scores[seat]))
            sheet.add(seat, OFFER, 0.3 * float(table.offers[seat] + table.bonus[seat]))
            sheet.add(seat, PERCH, 0.2 * abs(float(table.perch[seat]) - 2))
