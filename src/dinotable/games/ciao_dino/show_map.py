"""The map as text: hexes of two lines, or of one where room is short.

A tile shows its terrain's letter and its name, below it the dinosaurs, a letter a seat (A is seat 0), and a dot for each
free place. A small letter has bred this turn. Sea is `~`, lake `=`; swimmers stand between these signs. Without names, all
of it is on one line.
"""

from itertools import groupby
from typing import Final

from dinotable.core.canvas import Canvas
from dinotable.core.hexes import name_of
from dinotable.core.hexmap import HexMap
from dinotable.core.seats import seat_letter
from dinotable.games.ciao_dino.board.herds import bred_of, herd_of, total_of
from dinotable.games.ciao_dino.board.water import is_sea, shown_water
from dinotable.games.ciao_dino.box import TERRAINS, WATER
from dinotable.games.ciao_dino.state import Table

LETTERS: Final = {"mountain": "M", "savanna": "S", "jungle": "J", "volcano": "V"}
WIDTH: Final = 6
"""Columns of a hex, for names as long as usual: its letter, its name, and one more."""
DENSE_WIDTH: Final = 5
"""Its letter and as many dinosaurs as a jungle feeds."""
Signs = list[tuple[str, str]]
"""Characters with their styles."""


def show_map(table: Table, is_dense: bool) -> list[Canvas]:
    """The map, and below it the herds that have no room there."""
    grid = table.board.grid
    names = {hex: name_of(hex) for hex in shown_hexes(table)}
    wide = DENSE_WIDTH if is_dense else max(WIDTH, 2 + max(map(len, names.values())))
    land = HexMap([(int(grid.q[hex]), int(grid.r[hex])) for hex in names], wide, 1 if is_dense else 2)
    crowds = Canvas()
    for hex, name in names.items():
        row, column = land.cell(f"hex {name}", int(grid.q[hex]), int(grid.r[hex]))
        signs = herd_signs(table, hex)
        if len(signs) >= wide:
            signs = counted(signs)
        if len(signs) >= wide:
            crowds.write(f"{name} {''.join(sign for sign, _ in signs)}", "warn")
            signs = [(sign, "warn") for sign in f"+{total_of(table.board.herd[hex])}"]
        if is_dense:
            land.canvas.put(row, column, *ground_of(table, hex))
            put_signs(land.canvas, row, column + 1, signs)
        else:
            land.canvas.put(row, column, *named(table, hex, name))
            draw_herd(table, land, hex, row + 1, column, signs)
    return [land.canvas, crowds] if crowds.rows else [land.canvas]


def shown_hexes(table: Table) -> list[int]:
    board = table.board
    hexes = {int(hex) for hex in board.land[: board.tiles]}.union(shown_water(board))
    return sorted(hexes | {int(table.lifted)} if table.lifted >= 0 else hexes)


def named(table: Table, hex: int, name: str) -> tuple[str, str]:
    ground, style = ground_of(table, hex)
    return ground + name, f"{'dim' if table.board.terrain[hex] == WATER else 'bold'} {style}"


def draw_herd(table: Table, land: HexMap, hex: int, row: int, column: int, signs: Signs) -> None:
    if table.board.terrain[hex] != WATER:
        put_signs(land.canvas, row, column, signs)
        return
    ground, style = ground_of(table, hex)
    # The open sea stays empty, so that the land stands out.
    if signs or ground != "~":
        land.canvas.put(row, column, ground * (land.wide - 1), style)
    put_signs(land.canvas, row, column + 1, signs)


def put_signs(canvas: Canvas, row: int, column: int, signs: Signs) -> None:
    for k, (sign, style) in enumerate(signs):
        canvas.put(row, column + k, sign, style)


def ground_of(table: Table, hex: int) -> tuple[str, str]:
    """The sign of what a hex is, and its style."""
    if hex == table.lifted:
        return "*", "mark"
    terrain = TERRAINS[table.board.terrain[hex]]
    if terrain == "water":
        return ("~", "sea") if is_sea(table.board, hex) else ("=", "lake")
    return LETTERS[terrain], terrain


def herd_signs(table: Table, hex: int) -> Signs:
    """Each dinosaur, then each free place, or that there are too many."""
    board = table.board
    herd, room = board.herd[hex], int(board.room[hex])
    signs: Signs = []
    for seat in range(table.seats):
        count = int(herd_of(herd, seat))
        bred = int(bred_of(herd)) if seat == table.seat else 0
        letter = seat_letter(seat)
        signs += [(letter, f"seat{seat}")] * (count - bred) + [(letter.lower(), f"seat{seat}")] * bred
    return signs + ([("·", TERRAINS[board.terrain[hex]])] * room if room >= 0 else [("!", "warn")])


def counted(signs: Signs) -> Signs:
    """With numbers in place of repeated letters."""
    short: Signs = []
    for (sign, style), group in groupby(signs):
        count = len(list(group))
        short += [(part, style) for part in (sign, *(str(count) if count > 1 else ""))]
    return short
