"""What makes a position good: points, a strong offer, a seat near an end of the branch."""

from typing import Final

from dinotable.core.evaluator import Evaluator, Sheet
from examples.magpies.state import Magpies

POINTS: Final = 0
OFFER: Final = 1
PERCH: Final = 2


class MagpiesEvaluator(Evaluator[Magpies]):
    def __init__(self) -> None:
        self.terms = ["points", "offer", "perch"]
        self.plain = 1
        self.scale = 2.0
        self.settles = True

    def evaluate(self, state: Magpies, sheet: Sheet) -> None:
        table = state.table
        for seat in range(table.seats):
            sheet.add(seat, POINTS, float(table.scores[seat]))
            sheet.add(seat, OFFER, 0.3 * float(table.offers[seat] + table.bonus[seat]))
            sheet.add(seat, PERCH, 0.2 * abs(float(table.perch[seat]) - 2.0))


EVALUATOR: Final = MagpiesEvaluator()
