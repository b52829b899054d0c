"""A view drawn as SVG: the animal board, then every ecosystem, the viewer's first and larger.

Hexes have their numbers; an animal that is yet to act has a dot, a newborn a cross. While a tile is to be placed, the
places for it are shown with their names.
"""

from typing import Final

from dinotable.core.bits import BITS, size_of
from dinotable.core.contract import Say
from dinotable.core.drawing import (
    FAINT,
    GOOD,
    LINE,
    MARK,
    OUTLINE,
    PAGE,
    SEA,
    Drawing,
    corners_of,
    fit,
    middle_of,
    radius_for,
    width_of,
)
from dinotable.core.hexes import name_of
from dinotable.games.gods_love_dinosaurs.actions import ANIMALS
from dinotable.games.gods_love_dinosaurs.rules.turns import to_act
from dinotable.games.gods_love_dinosaurs.score import points_of
from dinotable.games.gods_love_dinosaurs.show import headline, seat_order
from dinotable.games.gods_love_dinosaurs.show_map import empty_around
from dinotable.games.gods_love_dinosaurs.state import (
    GRID,
    NEST,
    PLACE_TILE,
    Ecosystem,
    GodsLoveDinosaursView,
    Table,
    animal_on,
)
from dinotable.games.gods_love_dinosaurs.tiles import (
    BOARD_ROWS,
    COLUMNS,
    DINOSAUR,
    LETTERS,
    NO_ICON,
    SPECIES,
    TERRAINS,
    first_of,
    icon_of,
    second_of,
)

NAME: Final = "gods-love-dinosaurs"
GROUND: Final = {
    "lake": "#8bbcc8",
    "forest": "#8fae6f",
    "field": "#e6d08a",
    "wild": "#d8b4cb",
    "mountain": "#b3aaa2",
}
WIDTH: Final = 1150
"""Of the picture at most."""
LARGE: Final = (34, 580)
"""The radius of a hex and the height of the first ecosystem at most."""
OTHERS: Final = {2: (30, 560), 3: (26, 480), 4: (23, 400), 5: (22, 370)}
"""Of the others, by number of players."""
SMALL: Final = 17
"""Below this radius hexes have no numbers."""
WHOLE: Final = 40
"""The radius that the things on a hex are measured for."""
GAP: Final = 10


def draw(view: GodsLoveDinosaursView, say: Say) -> str:
    table = view.table
    head = headline(table, say("seat-name", seat=int(table.active)), say)
    seats = [
        say(f"{NAME}-draw-told", seat=say("seat-name", seat=seat), told=points_words(table, seat, say))
        for seat in range(table.seats)
    ]
    drawing = Drawing(f"{say(f'{NAME}-title')}. {head}. {' '.join(seats)}")
    drawing.text(0, 0, say(f"{NAME}-title"), 22, font_weight="bold")
    drawing.text(0, 24, head, 15)
    first, *others = seat_order(view)
    parts = [draw_board(table, say), draw_seat(view, first, LARGE, say)]
    parts += [draw_seat(view, seat, OTHERS[int(table.seats)], say) for seat in others]
    for part, (x, y) in zip(parts, places_for(parts), strict=True):
        drawing.paste(part, x, 38 + y)
    draw_legend(drawing.right, drawing.bottom + GAP, drawing, say)
    return drawing.svg(margin=16)


def points_words(table: Table, seat: int, say: Say) -> str:
    return say(f"{NAME}-draw-points", points=int(points_of(table, seat)))


def places_for(parts: list[Drawing]) -> list[tuple[float, float]]:
    """Where to put each: as high as there is room for it, then as far left."""
    taken: list[tuple[float, float, float, float]] = []
    for part in parts:
        wide, tall = part.right - part.left + GAP, part.bottom - part.top + GAP
        lefts = [0.0, *(right for _, _, right, _ in taken)]
        tops = [0.0, *(bottom for _, _, _, bottom in taken)]
        y, x = min(
            (top, left)
            for top in tops
            for left in lefts
            if (left == 0 or left + wide <= WIDTH + GAP)
            and all(left >= r or left + wide <= x or top >= b or top + tall <= y for x, y, r, b in taken)
        )
        taken.append((x, y, x + wide, y + tall))
    return [(x, y) for x, y, _, _ in taken]


# The animal board.


def draw_board(table: Table, say: Say) -> Drawing:
    """The columns with their tiles and the dinosaur marker; below, the piles and the tile that was taken."""
    drawing = Drawing("")
    wide, tall, rows = 92, 54, int(table.rows)
    for row in range(rows):
        drawing.text(8, 66 + tall * row, str(row + 1), 12, "middle", fill=FAINT)
    for column in range(COLUMNS):
        x, has_marker = 20 + column * (wide + 6), table.marker == column
        look = {"stroke": MARK, "stroke_width": 2.5} if has_marker else {"stroke": LINE, "stroke_width": 1.5}
        drawing.rectangle(x, 0, wide, 42 + tall * rows, rx=10, fill=PAGE, **look)
        middle = x + wide / 2
        drawing.symbol(SPECIES[column], middle - (32 if has_marker else 15), 4, 30)
        if has_marker:
            drawing.symbol("dinosaur", middle + 2, 4, 30, data_marker=SPECIES[column])
        for row in range(rows):
            tile = int(table.board[column * BOARD_ROWS + row])
            place = f"{SPECIES[column]}-{row + 1}"
            draw_place(drawing, tile, middle, 62 + tall * row, place)
    y = 42 + tall * rows + 24
    piles = " · ".join(f"{letter} {size}" for letter, size in zip(LETTERS, table.sizes, strict=True))
    drawing.text(20, y, say(f"{NAME}-piles", piles=piles), 13)
    if table.is_printed:
        draw_supply(drawing, table, 20, y + 12, say)
        y += 32
    if table.taken >= 0:
        drawing.text(20, y + 44, say(f"{NAME}-draw-taken"), 14, font_weight="bold", fill=MARK)
        draw_place(drawing, int(table.taken), 175, y + 38, "taken")
    return drawing


def draw_supply(drawing: Drawing, table: Table, x: float, y: float, say: Say) -> None:
    text = say(f"{NAME}-supply", animals="").strip()
    drawing.text(x, y + 16, text, 13)
    x += width_of(text, 13) + 8
    for animal, count in zip(ANIMALS, table.supply, strict=True):
        drawing.symbol(animal, x, y, 22)
        drawing.text(x + 24, y + 16, str(int(count)), 13)
        x += 54


def draw_place(drawing: Drawing, tile: int, x: float, y: float, place: str) -> None:
    """Where a tile lies, or could lie; (x, y) is its middle."""
    if tile < 0:
        drawing.rectangle(x - 38, y - 22, 76, 44, rx=9, fill="none", stroke=LINE, stroke_dasharray="4 4")
        return
    radius = 23
    icon = int(icon_of(tile))
    left, right = x - 0.866 * radius, x + 0.866 * radius
    draw_ground(drawing, TERRAINS[first_of(tile)], left, y, radius, icon != NO_ICON, data_tile=place)
    draw_ground(drawing, TERRAINS[second_of(tile)], right, y, radius, False)
    if icon != NO_ICON:
        drawing.symbol(SPECIES[icon], left - 12, y - 7, 24, data_icon=place)


def draw_ground(
    drawing: Drawing, terrain: str, x: float, y: float, radius: float, is_under: bool, **look: object
) -> None:
    """A hex with its terrain's sign: small and on top if an animal stands there."""
    unit = radius / WHOLE
    drawing.polygon(corners_of(x, y, radius - 0.5), fill=GROUND[terrain], stroke=OUTLINE, stroke_width=1.2, **look)
    if is_under:
        drawing.symbol(terrain, x - 11 * unit, y - 38 * unit, 22 * unit, opacity=0.8)
    else:
        drawing.symbol(terrain, x - 17 * unit, y - 19 * unit, 34 * unit)


# The ecosystems.


def draw_seat(view: GodsLoveDinosaursView, seat: int, most: tuple[int, int], say: Say) -> Drawing:
    table = view.table
    ecosystem = table.ecosystems[seat]
    name = say("seat-name", seat=seat)
    if seat == view.seat:
        name = say(f"{NAME}-draw-name", seat=name)
    name = fit(name, 260, 15)
    acts = say(f"{NAME}-draw-acts") if to_act(table) & BITS[seat] else ""
    land = draw_map(table, seat, most)
    eggs, dinosaurs = int(ecosystem.eggs), int(size_of(ecosystem.animals[DINOSAUR]))
    points = points_words(table, seat, say)
    told = 34 + width_of(name, 15) + 10
    wide = max(land.right - land.left, told + width_of(points, 15) + 10, 130 + width_of(acts, 13))
    drawing = Drawing("")
    tall = 60 + land.bottom - land.top
    look = {"stroke": MARK, "stroke_width": 3} if acts else {"stroke": LINE, "stroke_width": 1.5}
    drawing.rectangle(0, 0, wide, tall, rx=12, fill=SEA, **look)
    drawing.token(seat, 10, 9, 18)
    drawing.text(34, 23, name, 15, font_weight="bold")
    drawing.text(wide - 12, 23, points, 15, "end", font_weight="bold", data_points=seat)
    for x, symbol, count in ((10, "egg", eggs), (62, "dinosaur", dinosaurs)):
        drawing.symbol(symbol, x, 32, 22)
        drawing.text(x + 25, 48, str(count), 14, data_count=f"{symbol}-{seat}")
    if acts:
        drawing.text(wide - 12, 48, acts, 13, "end", fill=MARK, font_weight="bold")
    drawing.paste(land, (wide - (land.right - land.left)) / 2, 58)
    return drawing


def draw_map(table: Table, seat: int, most: tuple[int, int]) -> Drawing:
    ecosystem = table.ecosystems[seat]
    places = [int(place) for place in ecosystem.hexes[: ecosystem.count]]
    is_placing = table.phase == PLACE_TILE and table.active == seat
    free = empty_around(ecosystem) if is_placing else []
    spots = [(int(GRID.q[place]), int(GRID.r[place])) for place in places + free]
    # A land that sprawls is drawn smaller.
    radius = radius_for(spots, most[0], WIDTH - 2 * GAP, most[1])
    drawing = Drawing("")
    for place in free:
        x, y = middle_of(int(GRID.q[place]), int(GRID.r[place]), radius)
        look = {"fill": PAGE, "fill_opacity": 0.35, "stroke": FAINT, "stroke_dasharray": "4 4"}
        drawing.polygon(corners_of(x, y, radius - 2), **look)
        if radius >= SMALL:
            drawing.text(x, y + 4, name_of(place), 11, "middle", fill=FAINT)
    for number, place in enumerate(places):
        x, y = middle_of(int(GRID.q[place]), int(GRID.r[place]), radius)
        draw_hex(drawing, ecosystem, number, x, y, radius, f"{seat}-{number}")
    drawing.reach(drawing.left - GAP, drawing.top)
    drawing.reach(drawing.right + GAP, drawing.bottom + GAP)
    return drawing


def draw_hex(drawing: Drawing, ecosystem: Ecosystem, number: int, x: float, y: float, radius: float, name: str) -> None:
    unit = radius / WHOLE
    terrain = next(TERRAINS[k] for k in range(len(TERRAINS)) if ecosystem.terrains[k] & BITS[number])
    animal = int(animal_on(ecosystem, number))
    draw_ground(drawing, terrain, x, y, radius, animal >= 0, data_hex=name)
    if number == NEST:
        bowl = f"M{x - 14 * unit:.1f} {y + 21 * unit:.1f}q{14 * unit:.1f} {18 * unit:.1f} {28 * unit:.1f} 0z"
        drawing.path(bowl, fill="#a9784a", stroke=OUTLINE, stroke_width=1.2, stroke_linejoin="round")
    if animal >= 0:
        drawing.symbol(ANIMALS[animal], x - 22 * unit, y - 17 * unit, 40 * unit, data_animal=name)
    if radius >= SMALL and number != NEST:
        halo = {"paint_order": "stroke", "stroke": GROUND[terrain], "stroke_width": 2.5}
        drawing.text(x + 32 * unit, y + 20 * unit, str(number), 11, "end", **halo)
    if ecosystem.born & BITS[number]:
        draw_mark(drawing, "born", x - 23 * unit, y - 15 * unit, max(5, 7 * unit))
    elif ecosystem.waiting & BITS[number]:
        draw_mark(drawing, "waiting", x - 23 * unit, y - 15 * unit, max(4, 6 * unit))


def draw_mark(drawing: Drawing, mark: str, x: float, y: float, size: float) -> None:
    """A dot for who is yet to act, a cross for a newborn."""
    if mark == "waiting":
        drawing.circle(x, y, size, fill=MARK, stroke=OUTLINE, data_mark=mark)
        return
    drawing.circle(x, y, size, fill=PAGE, stroke=GOOD, data_mark=mark)
    arm = 0.6 * size
    drawing.path(
        f"M{x - arm:.1f} {y:.1f}h{2 * arm:.1f}M{x:.1f} {y - arm:.1f}v{2 * arm:.1f}", stroke=GOOD, stroke_width=2
    )


# What the signs mean.


def draw_legend(width: float, y: float, drawing: Drawing, say: Say) -> None:
    texts = [(terrain, say(f"{NAME}-terrain", value=terrain)) for terrain in TERRAINS]
    texts += [(species, say(f"{NAME}-species", value=species)) for species in ANIMALS]
    texts += [(sign, say(f"{NAME}-draw-sign", value=sign)) for sign in ("egg", "nest", "waiting", "born")]
    x = 0.0
    for sign, text in texts:
        wide = 38 + width_of(text, 12)
        if x and x + wide > width:
            x, y = 0, y + 24
        if sign in ("waiting", "born"):
            draw_mark(drawing, sign, x + 11, y + 10, 6)
        elif sign == "nest":
            drawing.path(f"M{x + 3} {y + 8}q8 10 16 0z", fill="#a9784a", stroke=OUTLINE, stroke_width=1.2)
        else:
            drawing.symbol(sign, x, y, 20)
        drawing.text(x + 25, y + 15, text, 12, fill=FAINT)
        x += wide
