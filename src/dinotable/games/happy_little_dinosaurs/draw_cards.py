"""A card as `draw.py` draws it: value, picture, name, and in the hand what it does."""

from typing import Final

from dinotable.core.contract import Say
from dinotable.core.drawing import FAINT, OUTLINE, PAGE, SEAT_COLOURS, Drawing, mix, width_of, wrap
from dinotable.games.happy_little_dinosaurs.box import CARDS, NONE, POINT_KINDS, TIMING, HappyLittleDinosaursBox

ID: Final = "happy-little-dinosaurs"
INSTANT: Final = mix(SEAT_COLOURS[4], PAGE, 0.16)
WIDE: Final = 122
"""Of a card of the hand; those that were played are small."""
SMALL: Final = 82


def draw_face(
    box: HappyLittleDinosaursBox,
    drawing: Drawing,
    card: int,
    x: float,
    y: float,
    width: float,
    height: float,
    **look: object,
) -> None:
    is_point = card < POINT_KINDS
    drawing.rectangle(x, y, width, height, rx=10, fill=PAGE if is_point else INSTANT,
                      **{"stroke": OUTLINE, "stroke_width": 1.5, **look})  # fmt: skip
    if is_point:
        drawing.text(x + 8, y + 20, str(int(box.value[card])), 17, font_weight="bold")
    else:
        draw_bolt(drawing, x + 8, y + 7)


def draw_bolt(drawing: Drawing, x: float, y: float) -> None:
    """An instant's."""
    corners = [(6, 0), (0, 9), (5, 9), (3, 17), (11, 6), (6, 6), (9, 0)]
    drawing.polygon([(x + a, y + b) for a, b in corners], fill="#e0b020", stroke=OUTLINE, stroke_width=1)


def picture_of(card: int) -> str:
    return "plain" if CARDS[card].startswith("plain-") else CARDS[card]


def draw_small(box: HappyLittleDinosaursBox, drawing: Drawing, card: int, x: float, y: float, say: Say) -> None:
    draw_face(box, drawing, card, x, y, SMALL, 84)
    drawing.symbol(picture_of(card), x + SMALL / 2 - 18, y + 12, 36)
    lines = wrap(say(f"{ID}-name", value=CARDS[card]), SMALL - 8, 12)
    for k, line in enumerate(lines):
        size = 12 if width_of(line, 12) <= SMALL - 12 else 11
        drawing.text(x + SMALL / 2, y + (66 if len(lines) == 1 else 61) + 13 * k, line, size, "middle")


def card_face(box: HappyLittleDinosaursBox, card: int, say: Say) -> Drawing:
    """What stands on a card of the hand: picture, name, and what it does."""
    face = Drawing("")
    face.reach(0, 0, WIDE)
    face.symbol(picture_of(card), WIDE / 2 - 27, 14, 54)
    name = say(f"{ID}-name", value=CARDS[card])
    y = face.lines(WIDE / 2, 86, name, WIDE - 8, 14, "middle", font_weight="bold")
    if card >= POINT_KINDS or TIMING[card] != NONE:
        face.lines(
            WIDE / 2,
            y,
            say(f"{ID}-effect-{CARDS[card]}", amount=box.amount_of(CARDS[card]) or 0),
            WIDE - 10,
            11,
            "middle",
            fill=FAINT,
        )
    return face
