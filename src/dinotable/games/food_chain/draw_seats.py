"""What each seat has, as `draw.py` draws it: points, tokens, cards, and what it has taken."""

from collections.abc import Sequence

from dinotable.core.contract import Say
from dinotable.core.drawing import FAINT, LINE, MARK, PAGE, WARN, Drawing, fit, width_of
from dinotable.games.food_chain.draw_cards import ID, draw_picture, draw_star
from dinotable.games.food_chain.score import points, tokens_lost
from dinotable.games.food_chain.state import SEATS, TURN, FoodChainView, Table


def draw_seats(drawing: Drawing, view: FoodChainView, y: float, width: float, say: Say) -> float:
    table = view.table
    seats = range(int(table.seats))
    each = (width - 12 * (len(seats) - 1)) / len(seats)
    # A row for what somebody has; all panels are alike.
    rows = [row for row in ("eaten", "captured", "known") if any(pictures_of(view, seat, row) for seat in seats)]
    for seat in seats:
        with drawing.group(data_seat=seat):
            draw_seat(drawing, view, seat, seat * (each + 12), y, each, rows, say)
    return y + 58 + 25 * len(rows) + 12


def draw_seat(
    drawing: Drawing, view: FoodChainView, seat: int, x: float, y: float, width: float, rows: list[str], say: Say
) -> None:
    table = view.table
    is_asked = seat == table.turn and table.phase == TURN
    drawing.rectangle(x, y, width, 58 + 25 * len(rows), rx=12, fill=PAGE, stroke=MARK if is_asked else LINE,
                      stroke_width=3 if is_asked else 1.5)  # fmt: skip
    drawing.token(seat, x + 9, y + 7, 20)
    who = say("seat-name", seat=seat)
    if seat == view.seat:
        who += say(f"{ID}-you")
    drawing.text(x + 35, y + 23, fit(who, width - 90, 16), 15, font_weight="bold")
    worth = str(int(points(table, seat)))
    drawing.text(x + width - 12, y + 23, worth, 16, "end", font_weight="bold")
    draw_star(drawing, x + width - 24 - width_of(worth, 16), y + 17.5, 7)
    draw_tokens(drawing, table, seat, x + 10, y + 34)
    eaten = len(pictures_of(view, seat, "eaten"))
    drawing.text(
        x + 16 + 19 * int(table.tokens()), y + 47, say(f"{ID}-seat", cards=int(table.sizes[seat]), eaten=eaten), 13
    )
    for k, row in enumerate(rows):
        draw_pictures(drawing, view, seat, row, x + 12, y + 58 + 25 * k, width - 24, say)


def draw_tokens(drawing: Drawing, table: Table, seat: int, x: float, y: float) -> None:
    """Those at home, those on cards paler, those lost crossed out."""
    lost, free = int(tokens_lost(table, seat)), int(table.free[seat])
    tokens = int(table.tokens())
    for k in range(tokens):
        at = x + 19 * k
        drawing.token(seat, at, y, 17, opacity=None if k < free else 0.3)
        if k >= tokens - lost:
            drawing.cross(at + 8.5, y + 8.5, 6, stroke=WARN, stroke_width=2)


def counts_of(table: Table, row: Sequence[int], seat: int) -> list[tuple[str, int]]:
    """A seat's part of a row by seat and kind: names, and how many."""
    size = int(table.box.size)
    return [(table.box.name(k), int(row[seat * size + k])) for k in range(size) if row[seat * size + k]]


def pictures_of(view: FoodChainView, seat: int, row: str) -> list[str]:
    """What is drawn in a row of a seat: cards eaten or got for them, captured tokens, cards all know to be in its hand."""
    table = view.table
    if row == "captured":
        return [f"shape-{k}" for k in range(int(table.seats)) for _ in range(int(table.held[seat * SEATS + k]))]
    if row == "known":
        counts = [] if seat == view.seat else counts_of(table, [*table.known], seat)
    else:
        counts = counts_of(table, [*table.eaten], seat) + counts_of(table, [*table.received], seat)
    return [kind for kind, count in counts for _ in range(count)]


def draw_pictures(
    drawing: Drawing, view: FoodChainView, seat: int, row: str, x: float, y: float, width: float, say: Say
) -> None:
    found = pictures_of(view, seat, row)
    label = say(f"{ID}-draw-{row}")
    if found:
        drawing.text(x, y + 14, label, 12, fill=FAINT)
    start = x + width_of(label, 12) + 6
    # Nearer to each other where there are many.
    step = min(22.0, (x + width - 20 - start) / max(1, len(found) - 1))
    for k, kind in enumerate(found):
        if row == "captured":
            drawing.token(int(kind[-1]), start + step * k, y + 1, 17)
        else:
            draw_picture(drawing, kind, start + step * k, y - 1, 20, say)
