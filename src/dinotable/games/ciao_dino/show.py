"""A view drawn as text: the board as hexes of two lines, then the seats.

A tile shows its terrain's letter and its name, below it the dinosaurs, a letter a seat (A is seat 0), and a dot for each
free place. A small letter has bred this turn. Sea is `~`, lake `=`; swimmers stand between these signs.
"""

from typing import Final

from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.hexes import name_of
from dinotable.core.textboard import Pane, TextBoard
from dinotable.games.ciao_dino.board.herds import bred_of, herd_of
from dinotable.games.ciao_dino.board.water import is_sea, shown_water
from dinotable.games.ciao_dino.box import CARDS, TERRAINS
from dinotable.games.ciao_dino.facts import meteorite_earliest, meteorite_odds
from dinotable.games.ciao_dino.score import points_now
from dinotable.games.ciao_dino.state import ACT, OVER, PHASES, CiaoDinoView, Table

LETTERS: Final = {"mountain": "M", "savanna": "S", "jungle": "J", "volcano": "V"}
WIDTH: Final = 6
"""Columns of a hex; the next row is shifted by half of it."""


def seat_letter(seat: int) -> str:
    return "ABCDE"[seat]


def show(view: CiaoDinoView, say: Say) -> TextBoard:
    canvas = Canvas()
    canvas.paste(draw_board(view.table), 0, 0)
    canvas.write(say("ciao-dino-legend"), "dim")
    canvas.write(say("ciao-dino-legend-herds"), "dim")
    canvas.write("")
    draw_seats(view.table, canvas, say)
    canvas.write(cards_line(view.table, say))
    if view.hand >= 0:
        canvas.write(say("ciao-dino-hand", card=say("ciao-dino-card", value=CARDS[view.hand])))
    return TextBoard(headline(view.table, seat_letter(int(view.table.seat)), say), Pane("board", canvas))


def headline(table: Table, who: str, say: Say) -> str:
    told = say("ciao-dino-phase", value=PHASES[table.phase])
    if table.phase == OVER or table.turn == 0:
        return told
    text = say("ciao-dino-turn", turn=int(table.turn), seat=who, phase=told)
    if table.phase == ACT:
        text += " · " + say("ciao-dino-points-left", points=int(table.points))
    return text + (" · " + say("ciao-dino-last") if table.last else "")


# The board.


def draw_board(table: Table) -> Canvas:
    board = table.board
    hexes = [int(hex) for hex in board.land[: board.tiles]]
    hexes += shown_water(board)
    if table.lifted >= 0:
        hexes.append(int(table.lifted))
    corners = {hex: corner(table, hex) for hex in hexes}
    top = min(row for row, _ in corners.values())
    left = min(column for _, column in corners.values())
    canvas = Canvas()
    for hex, (row, column) in corners.items():
        draw_hex(table, canvas, hex, row - top, column - left + 1)
    return canvas


def corner(table: Table, hex: int) -> tuple[int, int]:
    grid = table.board.grid
    q, r = int(grid.q[hex]), int(grid.r[hex])
    return 2 * r, q * WIDTH + r * WIDTH // 2


def draw_hex(table: Table, canvas: Canvas, hex: int, row: int, column: int) -> None:
    board = table.board
    name = name_of(hex)
    terrain = TERRAINS[board.terrain[hex]]
    if terrain == "water":
        sign, style = ("~", "sea") if is_sea(board, hex) else ("=", "lake")
        if hex == table.lifted:
            sign, style = "*", "mark"
        canvas.put(row, column, f"{sign}{name}", f"dim {style}")
        herd = herd_letters(table, hex)
        # The open sea stays empty, so that the land stands out.
        if herd or sign != "~":
            canvas.put(row + 1, column, sign * 5, style)
        for k, (letter, seat_style) in enumerate(herd):
            canvas.put(row + 1, column + 1 + k, letter, seat_style)
        return
    canvas.put(row, column, LETTERS[terrain] + name, f"bold {terrain}")
    letters = herd_letters(table, hex)
    room = int(board.room[hex])
    letters += [("·", terrain)] * max(0, room) if room >= 0 else [("!", "warn")]
    for k, (letter, style) in enumerate(letters):
        canvas.put(row + 1, column + k, letter, style)


def herd_letters(table: Table, hex: int) -> list[tuple[str, str]]:
    herd = table.board.herd[hex]
    letters = []
    for seat in range(table.seats):
        count = int(herd_of(herd, seat))
        bred = int(bred_of(herd)) if seat == table.seat else 0
        letter = seat_letter(seat)
        letters += [(letter, f"seat{seat}")] * (count - bred) + [(letter.lower(), f"seat{seat}")] * bred
    return letters


# The seats and the cards.


def draw_seats(table: Table, canvas: Canvas, say: Say) -> None:
    now = points_now(table)
    for seat in range(table.seats):
        row = canvas.height()
        # The line above the board names the seats by number.
        canvas.put(row, 0, f"{seat_letter(seat)} #{seat} ", f"seat{seat}")
        text = seat_words(table, seat, now[seat], say)
        canvas.put(row, 5, text, "bold" if seat == table.seat and table.phase != OVER else "")


def seat_words(table: Table, seat: int, now: int, say: Say) -> str:
    points, reserve = int(table.scores[seat]), int(table.reserve[seat])
    if table.out[seat]:
        return say("ciao-dino-seat-out", points=points)
    if table.phase == OVER:
        return say("ciao-dino-seat-end", points=points, reserve=reserve)
    return say("ciao-dino-seat", points=points, now=now, reserve=reserve, back=int(table.backs[seat]))


def cards_line(table: Table, say: Say) -> str:
    odds = meteorite_odds(table)
    if odds is None:
        return say("ciao-dino-fallen")
    if odds == 0:
        earliest = meteorite_earliest(table)
        return say("ciao-dino-pile", one=int(table.left[0]), two=int(table.left[1]), draws=earliest)
    return say("ciao-dino-pile-odds", two=int(table.left[1]))
