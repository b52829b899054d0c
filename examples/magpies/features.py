"""What a learned evaluation sees: points and lead, the offer, the cards in hand, the perch, whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.features import Features
from examples.magpies.box import CARDS
from examples.magpies.state import TURN, Magpies

NAMES: Final = ["phase", "points", "lead", "offer", "perch", "turn", "hand", "best-card"]
COUNT: Final = 8


class MagpiesFeatures(Features[Magpies]):
    def __init__(self) -> None:
        self.names = list(NAMES)

    def write(self, state: Magpies, rows: vec[float]) -> None:
        table = state.table
        phase = min(1.0, float(table.round) / float(table.box.rounds))
        for seat in range(table.seats):
            ahead: i64 = 0
            for other in range(table.seats):
                if other != seat:
                    ahead = max(ahead, table.scores[other])
            k = seat * COUNT
            rows[k] = phase
            rows[k + 1] = 0.2 * float(table.scores[seat])
            rows[k + 2] = 0.2 * float(table.scores[seat] - ahead)
            rows[k + 3] = 0.3 * float(table.offers[seat] + 1 + table.bonus[seat])
            rows[k + 4] = 0.5 * abs(float(table.perch[seat]) - 2.0)
            rows[k + 5] = 0.5 * float(table.points) if table.phase == TURN and table.winner == seat else 0.0
            self._write_hand(state.hands[seat], rows, k + 6)

    def _write_hand(self, hand: vec[i64], rows: vec[float], k: i64) -> None:
        total: i64 = 0
        best: i64 = -1
        for card in range(i64(len(CARDS))):
            total += hand[card] * (card + 1)
            best = card if hand[card] else best
        rows[k] = 0.2 * float(total)
        rows[k + 1] = 0.3 * float(best + 1)


FEATURES: Final = MagpiesFeatures()
