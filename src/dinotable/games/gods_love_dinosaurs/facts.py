"""What a good player would work out: what each species would do if it acted now, and what a take sets off."""

from dinotable.core.bits import members_of, size_of
from dinotable.core.buffer import Buffer
from dinotable.games.gods_love_dinosaurs.actions import HUNT
from dinotable.games.gods_love_dinosaurs.box import COLUMNS, DINOSAUR, EAGLE, RAT, SPECIES, TIGER
from dinotable.games.gods_love_dinosaurs.breeding import most_newborns
from dinotable.games.gods_love_dinosaurs.dinosaurs import can_hatch, dinosaur_hunts, food_of_dinosaur
from dinotable.games.gods_love_dinosaurs.predators import food_of, unpack_eaten
from dinotable.games.gods_love_dinosaurs.rules import is_empty, tiles_left
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.state import BOARD_ROWS, Ecosystem, Table, predators_in
from dinotable.games.gods_love_dinosaurs.view import GodsView


def facts_of(view: GodsView) -> dict[str, object]:
    table = view.table
    return {
        "points_by_seat": [int(points_of(table, seat)) for seat in range(table.seats)],
        "columns": [_column_facts(table, column) for column in range(COLUMNS)],
        "tiles_left": int(tiles_left(table)),
        "wanted_by_next_refill": _wanted(table),
        "ends_with_dinosaurs": _wanted(table) > tiles_left(table),
        "ecosystem_by_seat": [_seat_facts(table, seat) for seat in range(table.seats)],
    }


def _column_facts(table: Table, column: int) -> dict[str, object]:
    """GD3.3: whether taking a tile of the column empties it and so wakes its species, and the dinosaurs with it."""
    left = sum(table.board[column * BOARD_ROWS + row] >= 0 for row in range(table.rows))
    return {
        "species": SPECIES[column],
        "tiles": int(left),
        "take_wakes": left == 1,
        "take_wakes_dinosaurs": left == 1 and table.marker == column,
        "has_marker": table.marker == column,
    }


def _wanted(table: Table) -> int:
    """GD6.7: how many tiles the columns that are empty now, and the marker's, will want."""
    empty = sum(is_empty(table, column) or column == table.marker for column in range(COLUMNS))
    return int(empty * table.rows)


def _seat_facts(table: Table, seat: int) -> dict[str, object]:
    ecosystem = table.ecosystems[seat]
    return {
        "newborns": {SPECIES[prey]: int(most_newborns(ecosystem, prey)) for prey in range(RAT + 1)},
        "tiger": _predator_facts(ecosystem, TIGER),
        "eagle": _predator_facts(ecosystem, EAGLE),
        "dinosaur": [_dinosaur_facts(ecosystem, start) for start in members_of(ecosystem.animals[DINOSAUR])],
        "can_hatch": bool(can_hatch(table, seat)),
    }


def _predator_facts(ecosystem: Ecosystem, species: int) -> list[dict[str, object]]:
    """For each animal of the species: the prey it could end on as things stand, and whether it would starve."""
    blocked = predators_in(ecosystem) | ecosystem.animals[DINOSAUR]
    rows: list[dict[str, object]] = []
    for start in members_of(ecosystem.animals[species]):
        food = food_of(ecosystem, species, start, blocked)
        rows.append({"hex": start, "food": members_of(food), "starves": food == 0})
    return rows


def _dinosaur_facts(ecosystem: Ecosystem, start: int) -> dict[str, object]:
    """What a dinosaur could eat and still be home, and the most eggs one hunt of it gives."""
    food = food_of_dinosaur(ecosystem, start)
    predators = predators_in(ecosystem)
    hunts = Buffer()
    dinosaur_hunts(ecosystem, start, hunts)
    eggs = [size_of(unpack_eaten(HUNT.third(hunt)) & predators) for hunt in hunts]
    return {
        "hex": start,
        "food": members_of(food),
        "starves": food == 0,
        "eggs": int(max(eggs, default=0)),
        "hunts": len(hunts),
    }
