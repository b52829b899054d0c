"""What a learned evaluation sees of a position: points, animals and what they could do, and how soon each species acts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, size_of
from dinotable.core.features import Features
from dinotable.games.gods_love_dinosaurs.prospects import Prospects
from dinotable.games.gods_love_dinosaurs.rules.refill import tiles_left
from dinotable.games.gods_love_dinosaurs.state import (
    BREEDING,
    END_TURN,
    FILL,
    HATCHING,
    OVER,
    PREDATORS,
    GodsLoveDinosaurs,
    Table,
)
from dinotable.games.gods_love_dinosaurs.tiles import (
    BOARD_ROWS,
    COLUMNS,
    DINOSAUR,
    EAGLE,
    FROG,
    MOUNTAIN,
    NO_ICON,
    RABBIT,
    RAT,
    TIGER,
    WILD,
    first_of,
    icon_of,
    second_of,
)

NOBODY: Final = -1
SOON: Final = vec[float]([0.0, 0.6, 0.3, 0.15])
"""How soon a species acts, by the tiles its column has left; an empty one is filled only after the dinosaurs (GD6.6)."""
NAMES: Final = [
    "phase", "score", "lead", "tie", "eggs", "dinosaurs", "fed", "catch", "hatch-catch", "can-hatch", "reached",
    "frogs", "rabbits", "rats", "tigers", "eagles", "hungry-tigers", "hungry-eagles", "tiger-gain", "eagle-gain",
    "newborn-frogs", "newborn-rabbits", "newborn-rats", "room-frogs", "room-rabbits", "room-rats", "meals", "mountains",
    "sheltered", "wild", "turn", "power", "threat", "soon-newborns", "soon-tiger-gain", "soon-tiger-hungry",
    "soon-eagle-gain", "soon-eagle-hungry", "soon-catch", "soon-dinosaur-hungry", "soon-hatch-catch", "before-gain",
    "before-hungry", "last-catch", "last-hungry", "last-predators", "last-lead", "tile", "tile-prey", "tile-tiger",
    "tile-eagle", "tile-mountain", "tile-wild",
]  # fmt: skip
WIDTH: Final = 53


class GodsLoveDinosaursFeatures(Features[GodsLoveDinosaurs]):
    def __init__(self) -> None:
        self.names = NAMES
        self.prospects: list[Prospects] = [Prospects() for _ in range(5)]
        """Of each seat."""
        self.soon: vec[float] = vec[float]([0.0] * 6)
        """Of each species, dinosaurs last."""
        self.empty: i64 = 0
        """Columns that will be empty at least once the dinosaurs have acted, the marker's among them."""
        self.worth: vec[float] = vec[float]([0.0] * (5 * 6))
        """What it is worth to each seat that a column is emptied now, in points, roughly."""

    def write(self, state: GodsLoveDinosaurs, rows: vec[float]) -> None:
        table = state.table
        phase = self.phase_of(table)
        acting: i64 = NOBODY
        if BREEDING <= table.phase <= PREDATORS:
            acting = table.column
        elif HATCHING <= table.phase < OVER:
            acting = DINOSAUR
        for seat in range(table.seats):
            self.prospects[seat].read(table.ecosystems[seat], acting)
        self.find_soon(table)
        self.find_worth(table)
        last = 1.0 if self.is_last(table) else 0.0
        for seat in range(table.seats):
            at = seat * WIDTH
            rows[at] = phase
            self.write_standing(table, seat, rows, at + 1)
            self.write_tempo(table, seat, acting, rows, at + 30)
            self.write_last(table, seat, last, rows, at + 43)
            self.write_tile(table, seat, rows, at + 47)

    def phase_of(self, table: Table) -> float:
        """By the tiles that are laid, of all: piles and board run out together."""
        laid: i64 = 0
        for seat in range(table.seats):
            laid += (table.ecosystems[seat].count - 7) // 2
        on_board: i64 = 0
        for k in range(i64(COLUMNS * BOARD_ROWS)):
            if table.board[k] >= 0:
                on_board += 1
        taken: i64 = 1 if table.taken >= 0 else 0
        return float(laid + taken) / float(laid + taken + on_board + tiles_left(table))

    def find_soon(self, table: Table) -> None:
        soon, board = self.soon, table.board
        self.empty = 1
        for column in range(i64(COLUMNS)):
            tiles: i64 = 0
            for row in range(table.rows):
                if board[column * BOARD_ROWS + row] >= 0:
                    tiles += 1
            soon[column] = SOON[tiles]
            self.empty += 1 if tiles == 0 and column != table.marker else 0
            # GD3.3: the tile of this turn was its last.
            if tiles == 0 and column == table.column and table.phase <= PREDATORS:
                soon[column] = 1.0
        soon[DINOSAUR] = 1.0 if HATCHING <= table.phase < OVER else soon[table.marker]

    def find_worth(self, table: Table) -> None:
        worth = self.worth
        for seat in range(table.seats):
            own = self.prospects[seat]
            hunts = float(own.catch + own.hatched_catch) - 0.8 * float(own.hungry[DINOSAUR])
            for column in range(i64(COLUMNS)):
                value = 0.0
                if column <= RAT:
                    value = 0.25 * float(own.newborns[column])
                else:
                    value = 0.6 * float(own.gain[column]) - 0.6 * float(own.hungry[column])
                worth[seat * 6 + column] = value + (hunts if column == table.marker else 0.0)

    def is_last(self, table: Table) -> bool:
        """Whether the game ends when the dinosaurs act next, whatever else is emptied before (GD6.7)."""
        return self.empty * table.rows > tiles_left(table)

    def write_standing(self, table: Table, seat: i64, rows: vec[float], at: i64) -> None:
        own, ecosystem = self.prospects[seat], table.ecosystems[seat]
        counts = own.counts
        unit = max(i64(1), table.box.egg_points)
        score = self.points(table, seat)
        best: i64 = 0
        for other in range(table.seats):
            if other != seat:
                best = max(best, self.points(table, other))
        rows[at] = float(score) / float(unit) * 0.1
        rows[at + 1] = float(max(-15 * unit, min(15 * unit, score - best))) / float(unit) * 0.2
        rows[at + 2] = float((seat - table.first + table.seats) % table.seats) / float(table.seats - 1)
        rows[at + 3] = float(ecosystem.eggs) * 0.1
        rows[at + 4] = float(counts[DINOSAUR]) * 0.3
        rows[at + 5] = float(own.fed) * 0.3
        rows[at + 6] = float(own.catch) * 0.3
        rows[at + 7] = float(own.hatched_catch) * 0.3
        rows[at + 8] = 1.0 if own.can_hatch else 0.0
        rows[at + 9] = float(own.reached) * 0.2
        rows[at + 10] = float(counts[FROG]) * 0.2
        rows[at + 11] = float(counts[RABBIT]) * 0.2
        rows[at + 12] = float(counts[RAT]) * 0.2
        rows[at + 13] = float(counts[TIGER]) * 0.3
        rows[at + 14] = float(counts[EAGLE]) * 0.3
        rows[at + 15] = float(own.hungry[TIGER]) * 0.3
        rows[at + 16] = float(own.hungry[EAGLE]) * 0.3
        rows[at + 17] = float(own.gain[TIGER]) * 0.3
        rows[at + 18] = float(own.gain[EAGLE]) * 0.3
        for prey in range(i64(RAT + 1)):
            rows[at + 19 + prey] = float(own.newborns[prey]) * 0.3
            rows[at + 22 + prey] = float(own.room[prey]) * 0.1
        rows[at + 25] = float(own.meals) * 0.1
        rows[at + 26] = float(size_of(ecosystem.terrains[MOUNTAIN])) * 0.2
        rows[at + 27] = float(own.sheltered) * 0.04
        rows[at + 28] = float(size_of(ecosystem.terrains[WILD])) * 0.2

    def write_tempo(self, table: Table, seat: i64, acting: i64, rows: vec[float], at: i64) -> None:
        own, soon = self.prospects[seat], self.soon
        away = (seat - table.active + table.seats) % table.seats
        if table.phase == FILL or table.phase >= END_TURN:
            # The turn is as good as over.
            away = (away + table.seats - 1) % table.seats
        rows[at] = 1.0 - float(away) / float(table.seats - 1)
        self.write_power(table, seat, 1.0 / float(1 + away), rows, at + 1)
        newborns = 0.0
        for prey in range(i64(RAT + 1)):
            newborns += soon[prey] * float(own.newborns[prey])
        rows[at + 3] = newborns * 0.3
        for k in range(i64(2)):
            rows[at + 4 + 2 * k] = soon[TIGER + k] * float(own.gain[TIGER + k]) * 0.5
            rows[at + 5 + 2 * k] = soon[TIGER + k] * float(own.hungry[TIGER + k]) * 0.5
        # Who has hunted already waits for the next time.
        hunt = 0.0 if acting == DINOSAUR and not table.owing & BITS[seat] else soon[DINOSAUR]
        rows[at + 8] = hunt * float(own.catch) * 0.5
        rows[at + 9] = hunt * float(own.hungry[DINOSAUR]) * 0.5
        rows[at + 10] = hunt * float(own.hatched_catch) * 0.5
        # The marker's species acts before the dinosaurs do.
        before = hunt if table.marker >= TIGER and acting != DINOSAUR else 0.0
        rows[at + 11] = before * float(own.gain[table.marker]) * 0.5
        rows[at + 12] = before * float(own.hungry[table.marker]) * 0.5

    def write_power(self, table: Table, seat: i64, nearness: float, rows: vec[float], at: i64) -> None:
        """What a column with one tile left can give to a seat beyond the others, and take from it."""
        worth, soon = self.worth, self.soon
        power = 0.0
        threat = 0.0
        others = float(table.seats - 1)
        for column in range(i64(COLUMNS)):
            if soon[column] == 0.6:
                more = worth[seat * 6 + column]
                for other in range(table.seats):
                    if other != seat:
                        more -= worth[other * 6 + column] / others
                power = max(power, more)
                threat = min(threat, more)
        rows[at] = power * nearness * 0.3
        rows[at + 1] = threat * (1.0 - nearness) * 0.3

    def write_last(self, table: Table, seat: i64, last: float, rows: vec[float], at: i64) -> None:
        own = self.prospects[seat]
        score = self.expected(table, seat)
        best: i64 = 0
        for other in range(table.seats):
            if other != seat:
                best = max(best, self.expected(table, other))
        rows[at] = last * float(own.catch + own.hatched_catch) * 0.3
        rows[at + 1] = last * float(own.hungry[DINOSAUR]) * 0.5
        rows[at + 2] = last * float(own.counts[TIGER] + own.counts[EAGLE]) * 0.2
        unit = max(i64(1), table.box.egg_points)
        rows[at + 3] = last * (float(max(-10 * unit, min(10 * unit, score - best))) / float(unit)) * 0.2

    def expected(self, table: Table, seat: i64) -> i64:
        """The points after one more hunt."""
        own, box = self.prospects[seat], table.box
        laid = box.predator_eggs * (own.catch + own.hatched_catch)
        return self.points(table, seat) - box.dinosaur_points * own.hungry[DINOSAUR] + box.egg_points * laid

    def points(self, table: Table, seat: i64) -> i64:
        """GD7.1"""
        box, dinosaurs = table.box, self.prospects[seat].counts[DINOSAUR]
        return box.egg_points * table.ecosystems[seat].eggs + box.dinosaur_points * dinosaurs

    def write_tile(self, table: Table, seat: i64, rows: vec[float], at: i64) -> None:
        """The tile that a seat has taken and not placed yet."""
        for k in range(i64(6)):
            rows[at + k] = 0.0
        tile = table.taken
        if tile < 0 or seat != table.active:
            return
        icon = icon_of(tile)
        rows[at] = 1.0
        if icon <= RAT:
            rows[at + 1] = 1.0
        elif icon != NO_ICON:
            rows[at + 2 + icon - TIGER] = 1.0
        rows[at + 4] = 1.0 if first_of(tile) == MOUNTAIN or second_of(tile) == MOUNTAIN else 0.0
        rows[at + 5] = 1.0 if first_of(tile) == WILD or second_of(tile) == WILD else 0.0


FEATURES: Final = GodsLoveDinosaursFeatures()
