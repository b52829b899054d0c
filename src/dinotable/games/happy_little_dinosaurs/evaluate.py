"""What makes a position good: steps along the route, how near one is to going out, how this round stands, the hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, size_of
from dinotable.core.evaluator import Evaluator, Sheet
from dinotable.core.ints import Mask, Seat
from dinotable.games.happy_little_dinosaurs.box import (
    KINDS,
    NOT_MINE_CARD,
    POINT_KINDS,
    PUSH_CARD,
    SAFETY_PLAN_CARD,
    SOUR_CARD,
    UPSIDE_DOWN_CARD,
)
from dinotable.games.happy_little_dinosaurs.score import disasters_left, disasters_of, ends, scores
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    EFFECT,
    KEEP_ONE,
    LOOT,
    SEARCH,
    SUDDEN,
    WINDOW,
    HappyLittleDinosaurs,
    Table,
)

ROUTE: Final = 0
ROUND: Final = 1
DISASTERS: Final = 2
HAND: Final = 3

OUT: Final = -60.0


class HappyLittleDinosaursEvaluator(Evaluator[HappyLittleDinosaurs]):
    def __init__(self) -> None:
        self.terms = ["route", "round", "disasters", "hand"]
        self.plain = 1
        self.scale = 9.0
        self.settles = True
        self.fear: vec[float] = vec[float]([0.0, 12.0, 5.0, 2.0, 0.5, 0.0, 0.0, 0.0])
        """By how many more disasters put one out."""
        self.pace = 6.0
        """About how many steps the leader gains a round."""
        self.step_hope = 0.8
        """How much of the steps that a disaster brings each round one will live to make."""
        self.sure = 0.9
        """How much of what the round promises now will come."""
        self.point = 0.35
        """What a point on a card in hand is good for."""
        self.swing = 0.9
        """What a point of a push or a sour in hand is good for."""
        worths = [0.0] * KINDS
        worths[UPSIDE_DOWN_CARD] = 2.5
        worths[SAFETY_PLAN_CARD] = 3.0
        worths[NOT_MINE_CARD] = 4.0
        self.worths: vec[float] = vec[float](worths)
        """What an instant in hand is good for otherwise."""

    def evaluate(self, state: HappyLittleDinosaurs, sheet: Sheet) -> None:
        table = state.table
        box, value, hand = table.box, table.box.value, state.hands
        rounds = self._rounds_left(table)
        for seat in range(table.seats):
            if not table.inside & BITS[seat]:
                sheet.add(seat, DISASTERS, OUT)
                continue
            sheet.add(seat, ROUTE, float(table.position[seat]))
            sheet.add(seat, DISASTERS, self._disasters(table, seat, rounds))
            first = seat * KINDS
            worth = 0.0
            for card in range(i64(POINT_KINDS)):
                worth += float(hand[first + card]) * (self.point * float(value[card]))
            worth += float(hand[first + PUSH_CARD]) * (self.swing * float(box.push))
            worth += float(hand[first + SOUR_CARD]) * (self.swing * float(box.sour))
            for card in range(i64(SOUR_CARD + 1), i64(KINDS)):
                worth += float(hand[first + card]) * self.worths[card]
            sheet.add(seat, HAND, worth)
        self._weigh_round(table, rounds, sheet)

    def _rounds_left(self, table: Table) -> float:
        farthest: i64 = 0
        for seat in range(table.seats):
            farthest = max(farthest, table.position[seat])
        return max(0.5, float(table.box.goal - farthest) / self.pace)

    def _disasters(self, table: Table, seat: Seat, rounds: float) -> float:
        """A disaster brings one nearer to going out, and a step forward every round (HD8.1)."""
        left = disasters_left(table, seat)
        if left <= 0:
            return OUT
        return self.step_hope * rounds * float(table.box.steps * disasters_of(table, seat)) - self.fear[min(left, 7)]

    def _loss(self, table: Table, seat: Seat, rounds: float) -> float:
        """What taking this round's disaster changes."""
        table.areas[4 * seat + table.disaster] += 1
        after = self._disasters(table, seat, rounds)
        table.areas[4 * seat + table.disaster] -= 1
        return after - self._disasters(table, seat, rounds)

    def _weigh_round(self, table: Table, rounds: float, sheet: Sheet) -> None:
        phase = table.phase
        if table.disaster < 0:
            return
        if phase == ANSWER and table.taker >= 0:
            sheet.add(table.taker, ROUND, self._loss(table, table.taker, rounds))
        elif phase == SUDDEN:
            self._share_loss(table, table.contenders, rounds, sheet)
        elif phase in (EFFECT, LOOT, SEARCH, KEEP_ONE, WINDOW):
            row = scores(table)
            lowest, highest = ends(table, row)
            if lowest == highest:
                return
            losers: i64 = 0
            for seat in range(table.seats):
                if not table.inside & BITS[seat]:
                    continue
                if row[seat] == highest:
                    sheet.add(seat, ROUND, self.sure * max(0.0, float(highest)))
                elif row[seat] == lowest:
                    losers |= BITS[seat]
            self._share_loss(table, losers, rounds, sheet)

    def _share_loss(self, table: Table, losers: Mask, rounds: float, sheet: Sheet) -> None:
        count = float(size_of(losers))
        for seat in range(table.seats):
            if losers & BITS[seat]:
                sheet.add(seat, ROUND, self.sure * self._loss(table, seat, rounds) / count)


EVALUATOR: Final = HappyLittleDinosaursEvaluator()
