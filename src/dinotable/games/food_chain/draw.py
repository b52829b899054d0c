"""A view drawn as SVG: the forest, what each seat has, one's hand."""

from typing import Final

from dinotable.core.contract import Say
from dinotable.core.drawing import (
    FAINT,
    GOOD,
    LINE,
    MARK,
    OUTLINE,
    PAGE,
    PAPER,
    SEAT_COLOURS,
    WARN,
    Drawing,
    mix,
    width_of,
)
from dinotable.games.food_chain.draw_cards import HIGH, ID, PREDATORS, PREY, draw_card
from dinotable.games.food_chain.draw_seats import draw_seats
from dinotable.games.food_chain.facts import Facts, facts
from dinotable.games.food_chain.score import outcome, points
from dinotable.games.food_chain.show import name, predators_of
from dinotable.games.food_chain.state import NOBODY, OVER, TURN, FoodChain, FoodChainView, Table

WIDEST: Final = 1160
GAP: Final = 14
LEVEL: Final = 30
"""Between a card and what hunts it."""
PILES: Final = 96
"""How wide the place of pile and discards is."""
GROUND: Final = mix("#8fb35a", PAPER, 0.22)
BRANCH: Final = mix(OUTLINE, GROUND, 0.5)


def draw(view: FoodChainView, say: Say) -> str:
    table, told = view.table, facts(view)
    drawing = Drawing(title_of(table, say))
    rows = rows_of(table)
    width = max(min(300 * int(table.seats) - 20, WIDEST), *(PILES + row_width(table, row) + 60 for row in rows))
    y = draw_head(drawing, table, width, say)
    y = draw_seats(drawing, view, y, width, say)
    y = draw_forest(drawing, table, told, rows, y, width, say)
    y = draw_legend(drawing, y + 20, view.seat >= 0, say)
    if view.seat >= 0:
        y = draw_hand(drawing, view, y + 12, say)
    if table.box.is_reconstruction:
        drawing.lines(0, y + 14, say(f"{ID}-reconstruction"), width, 11, fill=FAINT)
    return drawing.svg(16)


def title_of(table: Table, say: Say) -> str:
    told = [say(f"{ID}-title"), head(table, say), status(table, say)]
    for seat in range(table.seats):
        told.append(say(f"{ID}-draw-points", seat=say("seat-name", seat=seat), points=int(points(table, seat))))
    return " · ".join(told)


def head(table: Table, say: Say) -> str:
    return say(f"{ID}-head", turns=int(table.turns), pile=int(table.pile()), discards=sum(table.discards))


def status(table: Table, say: Say) -> str:
    """Whose turn it is, or how it ended."""
    if table.phase == OVER:
        ended = outcome(FoodChain(table))
        assert ended
        names = [say("seat-name", seat=seat) for seat in ended.winners()]
        wins = say("end-winner" if len(names) == 1 else "end-winners", names=", ".join(names))
        return f"{say(f'{ID}-end-{ended.reason}')} {wins}"
    if table.phase != TURN:
        return say(f"{ID}-draw-chance")
    return say(f"{ID}-draw-turn", seat=say("seat-name", seat=int(table.turn)))


def draw_head(drawing: Drawing, table: Table, width: float, say: Say) -> float:
    """Returns where what comes below it begins, as all that follow do."""
    drawing.text(0, 20, say(f"{ID}-title"), 21, font_weight="bold")
    drawing.text(width, 20, head(table, say), 13, "end", fill=FAINT)
    y = drawing.lines(0, 42, status(table, say), width, 14, fill=MARK, font_weight="bold")
    if table.under:
        under = ", ".join(name(say, table, kind) for kind in table.under)
        y = drawing.lines(0, y, say(f"{ID}-under", cards=under), width, 12, fill=FAINT)
    return y - 4


# The forest.


def tops(table: Table, place: int) -> int:
    """How many cards stand side by side where a tree is broadest."""
    return max(1, sum(tops(table, hunter) for hunter in predators_of(table, place)))


def depth(table: Table, place: int) -> int:
    return 1 + max([depth(table, hunter) for hunter in predators_of(table, place)], default=0)


def card_width(table: Table) -> int:
    """Narrower where a tree would not fit otherwise."""
    broadest = max((tops(table, base) for base in predators_of(table, 0)), default=1)
    return 98 if broadest * (98 + GAP) <= WIDEST - PILES - 60 else 76 if broadest <= 11 else 48


def tree_width(table: Table, base: int) -> int:
    return tops(table, base) * (card_width(table) + GAP) + 6


def row_width(table: Table, row: list[int]) -> int:
    return sum(tree_width(table, base) for base in row)


def rows_of(table: Table) -> list[list[int]]:
    """The bases, in as many rows as it takes."""
    rows: list[list[int]] = [[]]
    for base in predators_of(table, 0):
        if rows[-1] and row_width(table, [*rows[-1], base]) > WIDEST - PILES - 60:
            rows.append([])
        rows[-1].append(base)
    return rows


def draw_forest(
    drawing: Drawing, table: Table, told: Facts, rows: list[list[int]], y: float, width: float, say: Say
) -> float:
    heights = [max([depth(table, base) for base in row], default=1) * (HIGH + LEVEL) for row in rows]
    height = max(sum(heights) + 28, 236)
    drawing.rectangle(0, y, width, height, rx=14, fill=GROUND)
    draw_piles(drawing, table, 18, y + height - 16, say)
    bottom = y + height - 20
    for row, high in reversed([*zip(rows, heights, strict=True)]):
        x = PILES + (width - PILES - row_width(table, row)) / 2
        for base in row:
            draw_tree(drawing, table, told, base, x, bottom, say)
            x += tree_width(table, base)
        bottom -= high
    return y + height


def draw_tree(drawing: Drawing, table: Table, told: Facts, place: int, x: float, bottom: float, say: Say) -> float:
    """A card with everything that hunts it above it; where its middle is."""
    wide = card_width(table)
    middle = x + tops(table, place) * (wide + GAP) / 2
    above = bottom - HIGH - LEVEL
    for hunter in predators_of(table, place):
        at = draw_tree(drawing, table, told, hunter, x, above, say)
        # Branches grow out of the card, towards each hunter.
        bend = f"{middle:.1f} {above + 8:.1f} {at:.1f} {above + LEVEL:.1f} {at:.1f} {above:.1f}"
        drawing.path(f"M{middle:.1f} {bottom - HIGH + 4:.1f}C{bend}", fill="none", stroke=BRANCH, stroke_width=5)
        x += tops(table, hunter) * (wide + GAP)
    with drawing.group(data_place=place, data_card=table.box.name(int(table.kinds[place]))):
        draw_on_table(drawing, table, told, place, middle - wide / 2, bottom - HIGH, wide, say)
    return middle


def draw_on_table(
    drawing: Drawing, table: Table, told: Facts, place: int, x: float, y: float, wide: int, say: Say
) -> None:
    owner = int(table.owners[place])
    draw_card(drawing, table.box, int(table.kinds[place]), x, y, wide, say,
              SEAT_COLOURS[owner] if owner != NOBODY else mix(OUTLINE, LINE, 0.35))  # fmt: skip
    drawing.text(x + 7, y + 34, str(place), 11, fill=FAINT)
    if owner != NOBODY:
        drawing.token(owner, x - 10, y - 11, 24)
    if any(meal.place == place for meal in told.meals):
        draw_mark(drawing, "may-eat", x + wide - 2, y + 46)
    if any(block.place == place for block in told.blocked):
        draw_mark(drawing, "may-not", x + wide - 2, y + 46)
    for risk in told.risks:
        if risk.place == place:
            draw_mark(drawing, "danger", x + wide - 2, y + 74, None if risk.danger == "capture" else 0.7)


def draw_mark(drawing: Drawing, mark: str, x: float, y: float, opacity: float | None = None) -> None:
    """What the page writes ✓, ✕ and !, in a circle."""
    if mark == "may-eat":
        drawing.circle(x, y, 10, fill=GOOD)
        drawing.line([(x - 4.5, y), (x - 1, y + 4), (x + 5, y - 4)], stroke=PAGE, stroke_width=2.5)
    elif mark == "may-not":
        drawing.circle(x, y, 10, fill=PAGE, stroke=FAINT, stroke_width=1.5)
        drawing.cross(x, y, 4, stroke=FAINT, stroke_width=2)
    else:
        drawing.circle(x, y, 10, fill=WARN, opacity=opacity)
        drawing.text(x, y + 5, "!", 15, "middle", fill=PAGE, font_weight="bold")


def draw_piles(drawing: Drawing, table: Table, x: float, bottom: float, say: Say) -> None:
    for label, count, y in (("discards", sum(table.discards), bottom - 196), ("pile", int(table.pile()), bottom - 90)):
        drawing.text(x + 32, y + 88, say(f"{ID}-draw-{label}"), 12, "middle")
        if count == 0:
            drawing.rectangle(x + 6, y, 52, 68, rx=7, fill="none", stroke=FAINT, stroke_dasharray="4 4")
        for k in reversed(range(min(3, count))):
            drawing.rectangle(x + 6 + 3 * k, y + 3 * k, 52, 68, rx=7, fill=PAGE, stroke=OUTLINE, stroke_width=1.3)
        if label == "pile" and count:
            drawing.symbol("card-back", x - 10, y - 8, 84)
            drawing.circle(x + 32, y + 50, 13, fill=PAGE, stroke=OUTLINE)
        drawing.text(
            x + 32, y + (55 if label == "pile" and count else 40), str(count), 15, "middle", font_weight="bold"
        )


# The hand, and what the marks mean.


def draw_hand(drawing: Drawing, view: FoodChainView, y: float, say: Say) -> float:
    drawing.text(0, y + 16, say(f"{ID}-draw-hand"), 15, font_weight="bold")
    cards = [kind for kind, count in enumerate(view.hand) for _ in range(int(count))]
    if not cards:
        drawing.text(0, y + 40, "–", 15)
        return y + 48
    for k, kind in enumerate(cards):
        with drawing.group(data_hand=view.table.box.name(kind)):
            draw_card(drawing, view.table.box, kind, 2 + 112 * k, y + 28, 102, say, OUTLINE, HIGH + 6)
    return y + 28 + HIGH + 14


def draw_legend(drawing: Drawing, y: float, has_seat: bool, say: Say) -> float:
    x = 0.0
    for mark in ["may-eat", "may-not", *(["danger"] if has_seat else []), "hunts", "hunted"]:
        if mark.startswith("hunt"):
            drawing.rectangle(x, y - 14, 20, 20, rx=5, fill=PREY if mark == "hunts" else PREDATORS, stroke=LINE)
        else:
            draw_mark(drawing, mark, x + 10, y - 4)
        word = say(f"{ID}-draw-{mark}")
        drawing.text(x + 26, y, word, 12, fill=FAINT)
        x += 26 + width_of(word, 12) + 10
    return y + 8
