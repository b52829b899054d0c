"""A view drawn as SVG."""

from dinotable.core.contract import Say
from dinotable.core.drawing import LINE, OUTLINE, PAGE, Drawing
from examples.magpies.box import CARDS
from examples.magpies.state import MagpiesView


def draw(view: MagpiesView, say: Say) -> str:
    table, seats = view.table, int(view.table.seats)
    head = say("magpies-round", round=int(table.round) + 1, pile=int(view.pile_size))
    drawing = Drawing(f"{say('magpies-title')} · {head}")
    drawing.text(0, 0, head, 16, font_weight="bold")
    for seat in range(seats):
        y = 34 + 40 * seat
        drawing.text(0, y + 5, f"{say('seat-name', seat=seat)}: {table.scores[seat]}", 14)
        drawing.line([(120, y + 10), (280, y + 10)], stroke=LINE, stroke_width=5)
        drawing.token(seat, 120 + 35 * int(table.perch[seat]), y - 13, 20)
        for k in range(int(view.sizes[seat])):
            drawing.symbol("card-back", 300 + 24 * k, y - 16, 36)
        if table.offers[seat] >= 0:
            draw_card(drawing, CARDS[table.offers[seat]], 400, y - 14)
    drawing.text(0, 34 + 40 * seats, say("magpies-hand"), 14)
    hand = [CARDS[card] for card in range(len(CARDS)) for _ in range(view.hand[card])]
    for k, word in enumerate(hand):
        draw_card(drawing, word, 120 + 68 * k, 14 + 40 * seats)
    return drawing.svg()


def draw_card(drawing: Drawing, word: str, x: float, y: float) -> None:
    drawing.rectangle(x, y, 60, 32, rx=6, fill=PAGE, stroke=OUTLINE)
    drawing.text(x + 30, y + 21, word, 13, "middle")
