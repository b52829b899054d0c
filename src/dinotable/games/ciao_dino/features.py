"""What a learned evaluation sees of a position: points, margins on every continent and how soon they can change, the herd
and its dangers, and the order of turns. `seen` has the parts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.features import Features
from dinotable.games.ciao_dino.seen.columns import COUNT, CROWDED, CROWDED_NOW, NAMES
from dinotable.games.ciao_dino.seen.continents import see_continent, see_drifts
from dinotable.games.ciao_dino.seen.course import Turn, budgets_of, see_course
from dinotable.games.ciao_dino.seen.seats import see_seats
from dinotable.games.ciao_dino.seen.tiles import see_swimmers, see_tiles
from dinotable.games.ciao_dino.state import CiaoDino


class CiaoDinoFeatures(Features[CiaoDino]):
    def __init__(self) -> None:
        self.names = NAMES.split()

    def write(self, state: CiaoDino, rows: vec[float]) -> None:
        table = state.table
        for k in range(table.seats * COUNT):
            rows[k] = 0.0
        turn = Turn(table)
        count = table.board.continents
        herds = vec[i64]([0] * count)
        fertile = vec[i64]([0] * count)
        drifting = vec[i64]([0] * count)
        cuts = vec[i64]([0] * count)
        see_tiles(table, herds, fertile, drifting, cuts, rows)
        see_swimmers(table, rows)
        budgets = budgets_of(table, turn)
        for c in range(count):
            herd = herds[c]
            if herd:
                see_continent(table, c, herd, fertile[c], budgets, rows)
                see_drifts(table, herd, drifting[c], cuts[c], rows)
        see_seats(table, rows)
        see_course(table, turn, rows)
        if turn.seat >= 0:
            rows[turn.seat * COUNT + CROWDED_NOW] = rows[turn.seat * COUNT + CROWDED]


FEATURES: Final = CiaoDinoFeatures()
