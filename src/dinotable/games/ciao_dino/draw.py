"""A view drawn as SVG: the seats, the land with its herds, the cards, and what the signs mean.

Continents are ringed by a thick coast. A herd is a dinosaur in its seat's colour over the seat's shape and a count; an egg
with a number says how many of them cannot breed again this turn.
"""

from typing import Any, Final

from dinotable.core.contract import Say
from dinotable.core.drawing import (
    FAINT,
    INK,
    LAKE,
    LINE,
    MARK,
    OUTLINE,
    PAGE,
    SEA,
    SEAT_COLOURS,
    WARN,
    Drawing,
    corners_of,
    fit,
    middle_of,
    radius_for,
    width_of,
)
from dinotable.core.hexes import DIRECTIONS, name_of
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.herds import bred_of, herd_of
from dinotable.games.ciao_dino.board.water import is_sea, shown_water
from dinotable.games.ciao_dino.box import CARDS, METEORITE_CARD, TERRAINS, WATER
from dinotable.games.ciao_dino.score import points_now
from dinotable.games.ciao_dino.show import cards_line, headline, seat_words
from dinotable.games.ciao_dino.state import OVER, CiaoDinoView, Table

GROUND: Final = {"mountain": "#c4bcb4", "savanna": "#ecd896", "jungle": "#a6c98a", "volcano": "#dba08a"}
LEAST_WIDTH: Final = 640
MOST_WIDTH: Final = 1140
MOST_HEIGHT: Final = 860
"""Of the map."""
LARGE: Final = 40
"""The radius of a hex, where there is room."""
SMALL: Final = 24
"""Below this radius hexes have no names."""
WHOLE: Final = 44
"""The radius that the things on a hex are measured for."""
GAP: Final = 10
Point = tuple[float, float]


def draw(view: CiaoDinoView, say: Say) -> str:
    table = view.table
    now = points_now(table)
    head = headline(table, say("seat-name", seat=int(table.seat)), say)
    seats = [
        say("ciao-dino-draw-told", seat=say("seat-name", seat=k), told=seat_words(table, k, now[k], say))
        for k in range(table.seats)
    ]
    drawing = Drawing(f"{say('ciao-dino-title')} {head}. {' '.join(seats)}")
    drawing.text(0, 0, say("ciao-dino-title"), 22, font_weight="bold")
    drawing.text(0, 24, head, 15)
    land = draw_map(table)
    width = max(LEAST_WIDTH, land.right - land.left)
    y = draw_seats(view, now, width, 38, drawing, say)
    height = land.bottom - land.top
    drawing.rectangle(0, y, width, height, rx=12, fill=SEA)
    drawing.paste(land, (width - (land.right - land.left)) / 2, y)
    y = draw_cards(view, y + height + GAP, drawing, say)
    draw_legend(width, y + GAP, drawing, say)
    return drawing.svg(margin=16)


def as_sentence(text: str) -> str:
    return text[0].upper() + text[1:]


# The seats.


def draw_seats(view: CiaoDinoView, now: list[int], width: float, y: float, drawing: Drawing, say: Say) -> float:
    """One box each, as many in a row as fit; where the next thing may begin."""
    seats = int(view.table.seats)
    rows = -(-seats // int((width + GAP) // (178 + GAP)))
    columns = -(-seats // rows)
    wide = (width - GAP * (columns - 1)) / columns
    for seat in range(seats):
        row, column = divmod(seat, columns)
        draw_seat(view, seat, now[seat], column * (wide + GAP), y + row * 76, wide, drawing, say)
    return y + rows * 76 + 2


def draw_seat(
    view: CiaoDinoView, seat: int, now: int, x: float, y: float, wide: float, drawing: Drawing, say: Say
) -> None:
    table = view.table
    acts = seat == table.seat and table.phase != OVER
    look = {"stroke": MARK, "stroke_width": 3} if acts else {"stroke": LINE, "stroke_width": 1.5}
    drawing.rectangle(x, y, wide, 66, rx=10, fill=PAGE, **look)
    drawing.token(seat, x + 10, y + 8, 18)
    points = str(int(table.scores[seat]))
    you = f" ({say('ciao-dino-draw-you')})" if seat == view.seat else ""
    room = wide - 50 - width_of(points, 19) - width_of(you, 14)
    name = fit(say("seat-name", seat=seat), room, 14) + you
    drawing.text(x + 34, y + 22, name, 14, font_weight="bold")
    drawing.text(x + wide - 12, y + 24, points, 19, "end", font_weight="bold", data_points=seat)
    if table.out[seat]:
        drawing.text(x + 10, y + 42, say("ciao-dino-draw-out"), 12, fill=WARN)
        return
    if table.phase != OVER:
        drawing.text(x + 10, y + 42, say("ciao-dino-draw-seat", now=now), 12, fill=FAINT)
    drawing.text(x + 10, y + 58, say("ciao-dino-draw-reserve", reserve=int(table.reserve[seat])), 12, fill=FAINT)
    if table.backs[seat]:
        drawing.symbol("card-back", x + wide - 46, y + 41, 22, data_card=seat)
        drawing.text(x + wide - 12, y + 57, str(int(table.backs[seat])), 14, "end", font_weight="bold")


# The map.


def draw_map(table: Table) -> Drawing:
    board = table.board
    land = [int(hex) for hex in board.land[: board.tiles]]
    water = shown_water(board)
    if table.lifted >= 0 and table.lifted not in water:
        water.append(int(table.lifted))
    spots = [(int(board.grid.q[hex]), int(board.grid.r[hex])) for hex in land + water]
    # Land that has drifted far apart is drawn smaller.
    radius = radius_for(spots, LARGE, MOST_WIDTH, MOST_HEIGHT)
    drawing = Drawing("")
    for hex in water:
        x, y = middle(board, hex, radius)
        lake = not is_sea(board, hex)
        look = {"fill": LAKE, "stroke": OUTLINE} if lake else {"fill": "none", "stroke": INK, "stroke_opacity": 0.16}
        drawing.polygon(corners_of(x, y, radius - 0.5), data_water=name_of(hex), **look)
    # The shallows: a pale band along the coasts, under the land.
    coast = coast_of(board, land, radius)
    drawing.path(coast, fill="none", stroke=PAGE, stroke_opacity=0.55, stroke_width=12, stroke_linecap="round")
    for hex in water:
        draw_water(drawing, table, hex, radius)
    for hex in land:
        x, y = middle(board, hex, radius)
        fill = GROUND[TERRAINS[board.terrain[hex]]]
        drawing.polygon(corners_of(x, y, radius), fill=fill, stroke=OUTLINE, stroke_width=1, data_tile=name_of(hex))
    drawing.path(coast, fill="none", stroke=OUTLINE, stroke_width=3, stroke_linecap="round")
    for hex in land:
        draw_tile(drawing, table, hex, radius)
    # Some sea all around.
    drawing.reach(drawing.left - GAP, drawing.top - GAP)
    drawing.reach(drawing.right + GAP, drawing.bottom + GAP)
    return drawing


def middle(board: Board, hex: int, radius: float) -> Point:
    return middle_of(int(board.grid.q[hex]), int(board.grid.r[hex]), radius)


def coast_of(board: Board, land: list[int], radius: float) -> str:
    """All sides of tiles that touch water: they ring each continent."""
    sides = []
    for hex in land:
        corners = corners_of(*middle(board, hex, radius), radius)
        for d in range(DIRECTIONS):
            if board.terrain[board.grid.neighbour(hex, d)] == WATER:
                (x1, y1), (x2, y2) = corners[d], corners[(d + 1) % DIRECTIONS]
                sides.append(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}")
    return "".join(sides)


def draw_water(drawing: Drawing, table: Table, hex: int, radius: float) -> None:
    x, y = middle(table.board, hex, radius)
    unit = radius / WHOLE
    if hex == table.lifted:
        look = {"fill": PAGE, "fill_opacity": 0.5, "stroke": MARK, "stroke_width": 3, "stroke_dasharray": "7 5"}
        drawing.polygon(corners_of(x, y, radius - 3), **look)
    if not is_sea(table.board, hex):
        wave = f"q{5 * unit:.1f} {-5 * unit:.1f} {10 * unit:.1f} 0t{10 * unit:.1f} 0t{10 * unit:.1f} 0"
        for dx, dy in ((-20, -18), (-10, -11)):
            start = f"M{x + dx * unit:.1f} {y + dy * unit:.1f}"
            drawing.path(start + wave, fill="none", stroke=PAGE, stroke_width=2, stroke_linecap="round")
    draw_herd(drawing, table, hex, x, y, unit)
    if radius >= SMALL:
        fill = FAINT if is_sea(table.board, hex) else INK
        drawing.text(x, y + (31 * unit if table.board.herd[hex] else 4), name_of(hex), 11, "middle", fill=fill)


def draw_tile(drawing: Drawing, table: Table, hex: int, radius: float) -> None:
    board = table.board
    x, y = middle(board, hex, radius)
    unit = radius / WHOLE
    terrain = TERRAINS[board.terrain[hex]]
    # A herd needs the middle: the terrain's sign makes room for it.
    if board.herd[hex]:
        drawing.symbol(terrain, x - 22 * unit, y - 34 * unit, 21 * unit)
    else:
        drawing.symbol(terrain, x - 18 * unit, y - 18 * unit, 36 * unit)
    if radius >= SMALL:
        if board.herd[hex]:
            drawing.text(x, y - 19 * unit, name_of(hex), 11)
        else:
            drawing.text(x, y - 20 * unit, name_of(hex), 11, "middle")
    draw_herd(drawing, table, hex, x, y, unit)
    room, capacity = int(board.room[hex]), int(table.box.room[board.terrain[hex]])
    # Closer together where there are many.
    apart = min(9.0, 72 / max(capacity, 1)) * unit
    left = x - (capacity - (1 if room >= 0 else 0)) * apart / 2
    for k in range(capacity):
        fill = OUTLINE if k < capacity - room else PAGE
        drawing.circle(left + apart * k, y + 30 * unit, 3 * unit, fill=fill, stroke=OUTLINE)
    if room < 0:
        drawing.text(left + apart * capacity, y + 36 * unit, "!", 18, "middle", font_weight="bold", fill=WARN)


# The herds.


def draw_herd(drawing: Drawing, table: Table, hex: int, x: float, y: float, unit: float) -> None:
    """The fewer seats share a hex, the larger their dinosaurs; where four do, only shapes and counts are left."""
    herd = table.board.herd[hex]
    groups = [(seat, int(herd_of(herd, seat))) for seat in range(table.seats) if herd_of(herd, seat)]
    bred, swims = int(bred_of(herd)), table.board.terrain[hex] == WATER
    y -= 5 * unit if swims else 0
    if len(groups) > 3:
        draw_many(drawing, groups, bred, name_of(hex), x, y, unit)
        return
    wide = (36, 36, 30, 23)[len(groups)] * unit
    left, foot = x - wide * (len(groups) - 1) / 2, y + 12 * unit
    for k, (seat, count) in enumerate(groups):
        middle = left + k * wide
        symbol = "swimmer" if swims else "dinosaur"
        drawing.symbol(symbol, middle - wide / 2, foot - wide + 2 * unit, wide, SEAT_COLOURS[seat])
        draw_count(drawing, seat, count, name_of(hex), middle, foot, unit)
        if bred and seat == table.seat:
            beside = 27 * unit if len(groups) == 1 else 0.36 * wide
            draw_bred(drawing, bred, middle - beside, foot - 0.5 * wide, unit)


def draw_many(
    drawing: Drawing, groups: list[tuple[int, int]], bred: int, hex: str, x: float, y: float, unit: float
) -> None:
    """In two rows, the second with the egg at its end."""
    for row, shown in ((0, groups[:3]), (1, groups[3:])):
        foot = y + (17 * row - 6) * unit
        left = x - 11 * unit * (len(shown) - 1 + (1 if row and bred else 0))
        for k, (seat, count) in enumerate(shown):
            draw_count(drawing, seat, count, hex, left + 22 * k * unit, foot, unit)
        if row and bred:
            draw_bred(drawing, bred, left + 22 * len(shown) * unit, foot + 4 * unit, unit)


def draw_count(drawing: Drawing, seat: int, count: int, hex: str, x: float, foot: float, unit: float) -> None:
    size, shape = max(11.0, 14 * unit), 12 * unit
    wide = shape + width_of(str(count), size)
    drawing.token(seat, x - wide / 2, foot - 2 * unit, shape)
    halo: dict[str, Any] = {"paint_order": "stroke", "stroke": PAGE, "stroke_width": 3}
    left, herd = x - wide / 2 + shape + 1, f"{hex}-{seat}"
    drawing.text(left, foot + 9 * unit, str(count), size, font_weight="bold", data_herd=herd, **halo)


def draw_bred(drawing: Drawing, bred: int, x: float, y: float, unit: float) -> None:
    drawing.symbol("egg", x - 9 * unit, y - 9 * unit, 18 * unit)
    drawing.text(x, y + 5 * unit, str(bred), 11, "middle", font_weight="bold", data_bred=bred)


# The cards, and what the signs mean.


def draw_cards(view: CiaoDinoView, y: float, drawing: Drawing, say: Say) -> float:
    """What lies open, then the pile; where the next thing may begin."""
    table = view.table
    cards = []
    if view.hand >= 0:
        cards.append((view.hand, say("ciao-dino-hand", card=say("ciao-dino-card", value=CARDS[view.hand]))))
    if table.card >= 0:
        cards.append((table.card, say("ciao-dino-draw-card", card=say("ciao-dino-card", value=CARDS[table.card]))))
    chips: list[tuple[str, str]] = [("meteor" if card == METEORITE_CARD else CARDS[card], text) for card, text in cards]
    if table.lifted >= 0:
        terrain = TERRAINS[table.tile]
        chips.append((terrain, say("ciao-dino-draw-lifted", terrain=say("ciao-dino-draw-sign", value=terrain))))
    x = 0.0
    for symbol, text in chips:
        wide = 52 + width_of(text, 14)
        drawing.rectangle(x, y, wide, 36, rx=9, fill=PAGE, stroke=LINE, stroke_width=1.5)
        drawing.symbol(symbol, x + 8, y + 4, 28)
        drawing.text(x + 43, y + 23, text, 14)
        x += wide + GAP
    y += 36 + GAP if chips else 0
    lines = cards_line(table, say).split(" · ")
    for sign, line in zip(("card-back", "meteor")[-len(lines) :], lines, strict=True):
        drawing.symbol(sign, 0, y, 20)
        drawing.text(26, y + 15, as_sentence(line), 14)
        y += 24
    return y


def draw_legend(width: float, y: float, drawing: Drawing, say: Say) -> None:
    x = 0.0
    signs = [*GROUND, "lake", "swimmer", "egg", "taken", "free"]
    for sign in signs:
        text = say("ciao-dino-draw-sign", value="bred" if sign == "egg" else sign)
        wide = 36 + width_of(text, 12)
        if x and x + wide > width:
            x, y = 0, y + 24
        if sign in ("taken", "free"):
            drawing.circle(x + 12, y + 10, 4, fill=OUTLINE if sign == "taken" else PAGE, stroke=OUTLINE)
        else:
            drawing.symbol(sign, x, y, 20)
        drawing.text(x + 25, y + 15, text, 12, fill=FAINT)
        x += wide
