"""A view drawn as text: the animal board, then each ecosystem as a map of hexes.

A hex is `terrain animal number`, such as `LFg12` or `M··30`; its mark before it says that its animal is yet to act (`*`)
or newborn (`+`). Whoever is to place a tile sees the names of the empty hexes around.
"""

from typing import Final

from dinotable.core.bits import BITS, size_of
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.hexes import name_of
from dinotable.core.textboard import Pane, TextBoard
from dinotable.games.gods_love_dinosaurs.actions import ANIMALS
from dinotable.games.gods_love_dinosaurs.box import (
    COLUMNS,
    DINOSAUR,
    LETTERS,
    SPECIES,
    TERRAIN_CODES,
    TERRAINS,
    tile_text,
)
from dinotable.games.gods_love_dinosaurs.rules.placing import edges_of
from dinotable.games.gods_love_dinosaurs.rules.turns import to_act
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.state import (
    BOARD_ROWS,
    END_TURN,
    FILL,
    GRID,
    OVER,
    PHASES,
    PLACE_TILE,
    Ecosystem,
    GodsLoveDinosaursView,
    Table,
    animal_on,
)

ANIMAL_CODES: Final = ["Fg", "Rb", "Rt", "Ti", "Ea", "Di"]
WIDTH: Final = 6
"""Columns of a hex; the next row is shifted by half of it."""
MOST_WIDTH: Final = 100
NAME: Final = "gods-love-dinosaurs"


def show(view: GodsLoveDinosaursView, say: Say) -> TextBoard:
    table = view.table
    canvas = Canvas()
    _show_columns(table, canvas, say)
    maps = [_show_seat(view, seat, say) for seat in seat_order(view)]
    for row in _side_by_side(maps):
        top, left = canvas.height() + 1, 0
        for one in row:
            canvas.paste(one, top, left)
            left += one.width() + 3
    canvas.write("")
    canvas.write(say(f"{NAME}-legend"), "dim")
    canvas.write(say(f"{NAME}-legend-animals"), "dim")
    if table.phase == PLACE_TILE:
        canvas.write(say(f"{NAME}-legend-places"), "dim")
    return TextBoard(_headline(table, say), Pane("board", canvas))


def _headline(table: Table, say: Say) -> str:
    phase = say(f"{NAME}-phase", value=PHASES[table.phase])
    marker = say(f"{NAME}-species", value=SPECIES[table.marker])
    if FILL < table.phase < OVER:
        return say(f"{NAME}-head-turn", seat=int(table.active), phase=phase, marker=marker)
    return say(f"{NAME}-head", phase=phase, marker=marker)


def _show_columns(table: Table, canvas: Canvas, say: Say) -> None:
    """The board with its fixed places; `^` is the dinosaur marker."""
    top = canvas.height()
    for column in range(COLUMNS):
        left = 3 + 14 * column
        canvas.put(top, left, say(f"{NAME}-species", value=SPECIES[column]), "bold")
        for row in range(table.rows):
            tile = table.board[column * BOARD_ROWS + row]
            canvas.put(top + 1 + row, left, tile_text(tile) if tile >= 0 else "·", "" if tile >= 0 else "dim")
    for row in range(table.rows):
        canvas.put(top + 1 + row, 0, str(row + 1), "dim")
    canvas.put(top + 1 + int(table.rows), 3 + 14 * int(table.marker), "^^ Di", "mark")
    piles = " ".join(f"{letter}{size}" for letter, size in zip(LETTERS, table.sizes, strict=True))
    canvas.write(say(f"{NAME}-piles", piles=piles))
    if table.is_printed:
        animals = [f"{code} {count}" for code, count in zip(ANIMAL_CODES, table.supply, strict=True)]
        canvas.write(say(f"{NAME}-supply", animals=" · ".join(animals)))
    if table.taken >= 0:
        canvas.write(say(f"{NAME}-taken", tile=tile_text(table.taken)), "mark")


def seat_order(view: GodsLoveDinosaursView) -> list[int]:
    """One's own ecosystem first, then clockwise."""
    seats = int(view.table.seats)
    return [(max(0, int(view.seat)) + k) % seats for k in range(seats)]


def _show_seat(view: GodsLoveDinosaursView, seat: int, say: Say) -> Canvas:
    table = view.table
    ecosystem = table.ecosystems[seat]
    dinosaurs = int(size_of(ecosystem.animals[DINOSAUR]))
    points = int(points_of(table, seat))
    head = say(f"{NAME}-seat", number=seat, eggs=int(ecosystem.eggs), dinosaurs=dinosaurs, points=points)
    if seat == view.seat:
        head += say(f"{NAME}-you")
    if table.phase > END_TURN and to_act(table) & BITS[seat]:
        head += say(f"{NAME}-acting")
    canvas = Canvas()
    canvas.write(head, f"seat{seat}")
    is_placing = table.phase == PLACE_TILE and table.active == seat
    for number, strip in enumerate(_strips(_show_map(ecosystem, is_placing))):
        if number:
            canvas.write(say(f"{NAME}-further"), "dim")
        canvas.paste(strip, canvas.height(), 0)
    return canvas


def _show_map(ecosystem: Ecosystem, is_placing: bool) -> Canvas:
    places = [int(ecosystem.hexes[number]) for number in range(ecosystem.count)]
    edges = empty_around(ecosystem) if is_placing else []
    top = min(int(GRID.r[place]) for place in places + edges)
    left = min(_column_of(place) for place in places + edges)
    canvas = Canvas()
    for number, place in enumerate(places):
        _show_hex(canvas, ecosystem, number, int(GRID.r[place]) - top, _column_of(place) - left)
    for place in edges:
        canvas.put(int(GRID.r[place]) - top, _column_of(place) - left + 1, name_of(place), "dim")
    return canvas


def empty_around(ecosystem: Ecosystem) -> list[int]:
    """Every hex that a tile could cover: those that touch, and their empty neighbours."""
    own = {int(ecosystem.hexes[number]) for number in range(ecosystem.count)}
    edges = edges_of(ecosystem)
    beyond = {int(GRID.neighbour(place, direction)) for place in edges for direction in range(6)}
    return sorted(beyond.union(edges) - own)


def _column_of(place: int) -> int:
    return int(GRID.q[place]) * WIDTH + int(GRID.r[place]) * (WIDTH // 2)


def _show_hex(canvas: Canvas, ecosystem: Ecosystem, number: int, row: int, column: int) -> None:
    terrain = next(k for k in range(len(TERRAINS)) if ecosystem.terrains[k] >> number & 1)
    animal = animal_on(ecosystem, number)
    mark = " "
    if ecosystem.born >> number & 1:
        mark = "+"
    elif ecosystem.waiting >> number & 1:
        mark = "*"
    canvas.put(row, column, mark, "mark")
    canvas.put(row, column + 1, TERRAIN_CODES[terrain], TERRAINS[terrain])
    canvas.put(row, column + 2, "··" if animal < 0 else ANIMAL_CODES[animal], "dim" if animal < 0 else ANIMALS[animal])
    canvas.put(row, column + 4, f"{number:<2}", TERRAINS[terrain])


def _strips(picture: Canvas) -> list[Canvas]:
    """A map that is too wide, cut into pieces to stand below each other."""
    if picture.width() <= MOST_WIDTH:
        return [picture]
    wide = MOST_WIDTH // WIDTH * WIDTH
    strips = [Canvas() for _ in range(-(-picture.width() // wide))]
    for (row, column), cell in picture.cells.items():
        strips[column // wide].put(row, column % wide, *cell)
    return strips


def _side_by_side(maps: list[Canvas]) -> list[list[Canvas]]:
    """As many in a row as fit."""
    rows: list[list[Canvas]] = []
    used = MOST_WIDTH
    for one in maps:
        if used + 3 + one.width() > MOST_WIDTH:
            rows.append([])
            used = -3
        rows[-1].append(one)
        used += 3 + one.width()
    return rows
