"""A card as `draw.py` draws it: power, value, picture, name, what it hunts and what hunts it."""

import math
from typing import Final

from dinotable.core.contract import Say
from dinotable.core.drawing import FAINT, GOOD, PAGE, SEAT_COLOURS, Drawing, fit, mix, symbols, width_of, wrap
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.show import ROMAN

ID: Final = "food-chain"
HIGH: Final = 132
"""Of a card."""
PREY: Final = mix(GOOD, PAGE, 0.18)
PREDATORS: Final = mix(SEAT_COLOURS[3], PAGE, 0.22)


def draw_card(
    drawing: Drawing, box: FoodBox, kind: int, x: float, y: float, wide: int, say: Say, border: str, high: float = HIGH
) -> None:
    drawing.rectangle(x, y, wide, high, rx=10, fill=PAGE, stroke=border, stroke_width=3)
    word = box.name(kind)
    if box.powers[kind]:
        drawing.text(x + 8, y + 20, ROMAN[int(box.powers[kind])], 15, font_weight="bold")
    if kind < box.hunter:
        value = str(int(box.values[kind]))
        drawing.text(x + wide - 8, y + 20, value, 15, "end", fill=GOOD, font_weight="bold")
        draw_star(drawing, x + wide - 15 - width_of(value, 15), y + 15, 5.5)
    size = 46 if wide > 60 else 34
    draw_picture(drawing, word, x + (wide - size) / 2, y + 20, size, say)
    letters = 12 if wide > 60 else 11
    lines = wrap(say(f"{ID}-name", value=word), wide - 6, letters)
    for k, line in enumerate(lines):
        drawing.text(x + wide / 2, y + 79 + 13 * k, fit(line, wide, letters), letters, "middle")
    if wide < 60:
        return
    if kind < box.hunter:
        draw_links(drawing, box, kind, x, y + high - 38, wide, say)
    else:
        drawing.lines(
            x + wide / 2, y + 82 + 13 * len(lines), say(f"{ID}-draw-{word}"), wide - 8, 11, "middle", fill=FAINT
        )


def draw_links(drawing: Drawing, box: FoodBox, kind: int, x: float, y: float, wide: int, say: Say) -> None:
    """What it hunts, and what hunts it."""
    organisms = range(int(box.hunter))
    half = (wide - 14) / 2
    for side, colour, kinds in (
        (0, PREY, [other for other in organisms if box.hunts(kind, other)]),
        (1, PREDATORS, [other for other in organisms if box.hunts(other, kind)]),
    ):
        if not kinds:
            continue
        left, across = x + 5 + side * (half + 4), max(3, math.ceil(len(kinds) / 2))
        drawing.rectangle(left, y, half, 33, rx=6, fill=colour)
        step = (half - 2) / across
        for k, other in enumerate(kinds):
            draw_picture(
                drawing,
                box.name(other),
                left + 1 + step * (k % across),
                y + 1.5 + 15.5 * (k // across),
                min(15, step + 3),
                say,
            )


def draw_picture(drawing: Drawing, word: str, x: float, y: float, size: float, say: Say) -> None:
    """Its drawing; a card of another box may have none, then its first letter."""
    if word in symbols():
        drawing.symbol(word, x, y, size)
    else:
        letter = say(f"{ID}-name", value=word)[0].upper()
        drawing.text(x + size / 2, y + 0.75 * size, letter, max(11, 0.7 * size), "middle")


def draw_star(drawing: Drawing, x: float, y: float, radius: float) -> None:
    corners = []
    for k in range(10):
        angle, far = math.radians(36 * k - 90), radius if k % 2 == 0 else 0.45 * radius
        corners.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    drawing.polygon(corners, fill=GOOD)
