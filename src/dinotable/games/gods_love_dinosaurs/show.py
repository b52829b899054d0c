"""A view drawn as text: how things stand, one's own ecosystem, the animal board, the seats, the other ecosystems."""

from typing import Final

from dinotable.core.bits import BITS, size_of
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.ints import Packed
from dinotable.core.seats import seat_letter
from dinotable.core.textboard import Pane, TextBoard, keys_of, line
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.gods_love_dinosaurs.actions import ACTIONS, HATCH, TAKE
from dinotable.games.gods_love_dinosaurs.rules.turns import to_act
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.show_map import ANIMAL_CODES, show_other, show_own
from dinotable.games.gods_love_dinosaurs.state import (
    END_TURN,
    FILL,
    NEST,
    OVER,
    PHASES,
    PLACE_TILE,
    GodsLoveDinosaursView,
    Table,
)
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, COLUMNS, DINOSAUR, LETTERS, SPECIES, tile_text

NAME: Final = "gods-love-dinosaurs"


def show(view: GodsLoveDinosaursView, say: Say) -> TextBoard:
    table = view.table
    first, *others = seat_order(view)
    names = {seat: f"{seat_letter(seat)} {say('seat-name', seat=seat)}" for seat in others}
    return TextBoard(
        headline(table, seat_letter(int(table.active)), say),
        Pane("board", show_own(table, first, is_dense=False), dense=[show_own(table, first, is_dense=True)]),
        Pane("hand", *_show_taken(table, say)),
        Pane("market", *_show_market(table, say), gap=2),
        Pane("seats", *[_show_seat(view, seat, say) for seat in range(table.seats)]),
        Pane(
            "others",
            *[show_other(table, seat, name, is_dense=False) for seat, name in names.items()],
            gap=3,
            dense=[show_other(table, seat, name, is_dense=True) for seat, name in names.items()],
        ),
        Pane("legend", _show_legend(table, say)),
    )


def keys(action: Packed) -> list[str]:
    """Hexes by their numbers whatever is done there, empty ones by their names, tiles by column and row."""
    kind = action & KIND_MASK
    if kind == TAKE.code:
        return [f"tile {SPECIES[TAKE.column(action)]} {TAKE.row(action)}"]
    if kind == HATCH.code:
        return [f"hex {NEST}"]
    return [f"hex {key.split(' ')[1]}" for key in keys_of(ACTIONS, action)]


def seat_order(view: GodsLoveDinosaursView) -> list[int]:
    """One's own ecosystem first, then clockwise."""
    seats = int(view.table.seats)
    return [(max(0, int(view.seat)) + k) % seats for k in range(seats)]


def headline(table: Table, who: str, say: Say) -> str:
    phase = say(f"{NAME}-phase", value=PHASES[table.phase])
    marker = say(f"{NAME}-species", value=SPECIES[table.marker])
    if FILL < table.phase < OVER:
        return say(f"{NAME}-head-turn", seat=who, phase=phase, marker=marker)
    text = say(f"{NAME}-head", phase=phase, marker=marker)
    return text[0].upper() + text[1:]


def _show_taken(table: Table, say: Say) -> list[Canvas]:
    if table.taken < 0:
        return []
    return [line(say(f"{NAME}-taken", tile=tile_text(table.taken)), "mark")]


# The animal board.


def _show_market(table: Table, say: Say) -> list[Canvas]:
    rest = Canvas()
    piles = " ".join(f"{letter}{size}" for letter, size in zip(LETTERS, table.sizes, strict=True))
    rest.write(say(f"{NAME}-piles", piles=piles))
    if table.is_printed:
        animals = [f"{code} {count}" for code, count in zip(ANIMAL_CODES, table.supply, strict=True)]
        rest.write(say(f"{NAME}-supply", animals=" · ".join(animals)))
    return [*[_show_column(table, column, say) for column in range(COLUMNS)], rest]


def _show_column(table: Table, column: int, say: Say) -> Canvas:
    """With its fixed places; `^Di` is the dinosaur marker."""
    canvas = Canvas()
    canvas.write(say(f"{NAME}-species", value=SPECIES[column]), "bold")
    if column == table.marker:
        canvas.put(0, canvas.width() + 1, f"^{ANIMAL_CODES[DINOSAUR]}", "mark")
    for row in range(1, 1 + int(table.rows)):
        tile = table.board[column * BOARD_ROWS + row - 1]
        canvas.put(row, 0, str(row), "dim")
        canvas.put(row, 2, tile_text(tile) if tile >= 0 else "·", "" if tile >= 0 else "dim")
        if tile >= 0:
            canvas.mark(f"tile {SPECIES[column]} {row}", row, 0, 2 + len(tile_text(tile)))
    return canvas


# The seats, and what the signs mean.


def _show_seat(view: GodsLoveDinosaursView, seat: int, say: Say) -> Canvas:
    table = view.table
    ecosystem = table.ecosystems[seat]
    dinosaurs = int(size_of(ecosystem.animals[DINOSAUR]))
    points = int(points_of(table, seat))
    told = say(f"{NAME}-seat", eggs=int(ecosystem.eggs), dinosaurs=dinosaurs, points=points)
    if seat == view.seat:
        told += say(f"{NAME}-you")
    is_acting = table.phase > END_TURN and to_act(table) & BITS[seat] != 0
    if is_acting:
        told += say(f"{NAME}-acting")
    canvas = Canvas()
    who = f"{seat_letter(seat)} {say('seat-name', seat=seat)}"
    canvas.put(0, 0, who, f"seat{seat}")
    canvas.put(0, len(who), f" · {told}", "bold" if is_acting else "")
    canvas.mark(f"seat {seat}", 0, 0, canvas.width())
    return canvas


def _show_legend(table: Table, say: Say) -> Canvas:
    canvas = Canvas()
    canvas.write(say(f"{NAME}-legend"), "dim")
    canvas.write(say(f"{NAME}-legend-animals"), "dim")
    if table.phase == PLACE_TILE:
        canvas.write(say(f"{NAME}-legend-places"), "dim")
    return canvas
