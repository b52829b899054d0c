"""A view drawn as SVG: the disaster, the escape route, what each seat has, one's hand."""

from typing import Final

from dinotable.core.bits import BITS
from dinotable.core.contract import Say
from dinotable.core.drawing import (
    FAINT,
    GOOD,
    INK,
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
from dinotable.games.happy_little_dinosaurs.box import CARDS, DINOSAURS, DISASTERS, TYPES, HappyLittleDinosaursBox
from dinotable.games.happy_little_dinosaurs.draw_cards import ID, WIDE, card_face, draw_face
from dinotable.games.happy_little_dinosaurs.draw_seats import draw_seats
from dinotable.games.happy_little_dinosaurs.facts import next_disaster
from dinotable.games.happy_little_dinosaurs.rules.choice import title_of
from dinotable.games.happy_little_dinosaurs.rules.turns import asked_in
from dinotable.games.happy_little_dinosaurs.score import outcome
from dinotable.games.happy_little_dinosaurs.show import names
from dinotable.games.happy_little_dinosaurs.state import (
    OVER,
    PHASES,
    HappyLittleDinosaurs,
    HappyLittleDinosaursView,
    Table,
    full_deck,
)

GROUNDS: Final = [
    mix("#b8c7cc", PAGE, 0.4),
    mix("#c0786a", PAGE, 0.35),
    mix("#d99ab0", PAGE, 0.38),
    mix("#e0913c", PAGE, 0.38),
]
"""Of a disaster, by type."""
SAND: Final = mix("#e0913c", PAPER, 0.16)
COLUMN: Final = 282


def draw(view: HappyLittleDinosaursView, say: Say) -> str:
    table = view.table
    drawing = Drawing(told_of(table, say))
    seats = int(table.seats)
    width = float(max(660, COLUMN * seats + 12 * (seats - 1)))
    y = draw_head(drawing, table, width, say)
    y = draw_disaster(drawing, table, y, width, say)
    y = draw_route(drawing, table, y, width, say)
    y = draw_seats(drawing, view, y, width, say)
    if view.seat >= 0:
        draw_own(drawing, view, y, width, say)
    return drawing.svg(16)


def told_of(table: Table, say: Say) -> str:
    """The position in words."""
    told = [say(f"{ID}-title"), round_of(table, say), status(table, say)]
    if table.disaster >= 0:
        told.append(say(f"{ID}-disaster", value=DISASTERS[title_of(table, table.disaster)]))
    for seat in range(table.seats):
        who, is_in = say("seat-name", seat=seat), table.inside & BITS[seat]
        steps = {"steps": int(table.position[seat]), "goal": int(table.box.goal)}
        told.append(say(f"{ID}-draw-steps" if is_in else f"{ID}-draw-out", seat=who, **steps))
    return " · ".join(told)


def round_of(table: Table, say: Say) -> str:
    under = ", ".join(say(f"{ID}-type", value=TYPES[kind]) for kind in table.disasters.under) or "–"
    return say(f"{ID}-show-round", round=int(table.round), deck=int(table.deck_size), under=under,
               disasters=int(table.disasters.count()))  # fmt: skip


def status(table: Table, say: Say) -> str:
    """What is going on and who is asked, or how it ended."""
    if table.phase == OVER:
        ended = outcome(HappyLittleDinosaurs(table, full_deck(table.box, table.duel)))
        assert ended
        names = [say("seat-name", seat=seat) for seat in ended.winners()]
        wins = say("end-winner" if len(names) == 1 else "end-winners", names=", ".join(names))
        return f"{say(f'{ID}-end-{ended.reason}')} {wins}"
    told = say(f"{ID}-show-phase", phase=say(f"{ID}-phase", value=PHASES[table.phase], cards=int(table.box.hand)))
    asked = [say("seat-name", seat=seat) for seat in asked_in(table)]
    return f"{told} · {say(f'{ID}-draw-asked', seats=', '.join(asked))}" if asked else told


def draw_head(drawing: Drawing, table: Table, width: float, say: Say) -> float:
    """Returns where what comes below it begins, as all that follow do."""
    drawing.text(0, 20, say(f"{ID}-title"), 21, font_weight="bold")
    y = drawing.lines(0, 42, status(table, say), width, 14, fill=MARK, font_weight="bold")
    y = drawing.lines(0, y + 1, round_of(table, say), width, 12, fill=FAINT)
    word = say(f"{ID}-fact-next-disaster")
    drawing.text(0, y + 4, word, 12, fill=FAINT)
    x = width_of(word, 12) + 6
    left = next_disaster(table)
    for kind in TYPES:
        drawing.symbol(kind, x, y - 11, 20)
        drawing.text(x + 23, y + 4, str(getattr(left, kind)), 12, fill=FAINT)
        x += 50
    return y + 18


def draw_disaster(drawing: Drawing, table: Table, y: float, width: float, say: Say) -> float:
    if table.disaster < 0:
        return y
    value, kind = DISASTERS[title_of(table, table.disaster)], int(table.disaster)
    drawing.rectangle(0, y, width, 84, rx=14, fill=GROUNDS[kind], stroke=INK, stroke_width=2)
    drawing.symbol(TYPES[kind], 14, y + 8, 68)
    drawing.text(98, y + 22, say(f"{ID}-type", value=TYPES[kind]), 13)
    drawing.text(98, y + 47, say(f"{ID}-disaster", value=value), 20, font_weight="bold")
    drawing.text(98, y + 69, say(f"{ID}-caption", value=value), 14)
    return y + 84 + 14


# The escape route.


def draw_route(drawing: Drawing, table: Table, y: float, width: float, say: Say) -> float:
    """A lane for each dinosaur, from 0 to the end."""
    seats, goal = int(table.seats), int(table.box.goal)
    height = 28 + 36 * seats + 24
    drawing.rectangle(0, y, width, height, rx=14, fill=SAND, stroke=LINE, stroke_width=1.5)
    drawing.text(14, y + 20, say(f"{ID}-draw-route"), 13, font_weight="bold")
    left, step = 52.0, (width - 52 - 74) / goal
    # Numbers stand at every ten, farther apart on a long route.
    tens = 10 * -(-goal // 100)
    top, bottom = y + 30, y + 30 + 36 * seats
    for mark in range(0, goal + 1, 5):
        x = left + step * mark
        drawing.line([(x, top), (x, bottom)], stroke=LINE, stroke_width=1.2)
        if mark % tens == 0:
            drawing.text(x, bottom + 15, str(mark), 11, "middle", fill=FAINT)
    draw_flag(drawing, left + step * goal, top, bottom)
    for seat in range(seats):
        lane = top + 36 * seat
        drawing.token(seat, 14, lane + 9, 18)
        at = left + step * min(goal, int(table.position[seat]))
        run, ahead = [(left, lane + 32), (at, lane + 32)], [(at, lane + 32), (left + step * goal, lane + 32)]
        drawing.line(ahead, stroke=LINE, stroke_width=2, stroke_dasharray="2 6")
        if table.position[seat]:
            drawing.line(run, stroke=SEAT_COLOURS[seat], stroke_width=4, stroke_linecap="round")
        is_in = bool(table.inside & BITS[seat])
        with drawing.group(data_route=seat):
            drawing.symbol(DINOSAURS[table.dinosaurs[seat]], at - 16, lane, 32, opacity=None if is_in else 0.4)
        drawing.text(at + 20, lane + 20, str(int(table.position[seat])), 13, font_weight="bold")
        if not is_in:
            drawing.cross(at, lane + 16, 11, stroke=WARN, stroke_width=3)
    return y + height + 14


def draw_flag(drawing: Drawing, x: float, top: float, bottom: float) -> None:
    drawing.line([(x, bottom), (x, top - 20)], stroke=OUTLINE, stroke_width=3)
    drawing.polygon([(x, top - 21), (x + 24, top - 15), (x, top - 8)], fill=GOOD, stroke=OUTLINE, stroke_width=1.3)


# The hand.


def draw_own(drawing: Drawing, view: HappyLittleDinosaursView, y: float, width: float, say: Say) -> None:
    """One's hand, the chosen card marked, and what one's log found."""
    hand = [card for card, count in enumerate(view.hand) for _ in range(int(count))]
    y = draw_hand(view.table.box, drawing, say(f"{ID}-draw-hand"), hand, int(view.choice), y + 24, width, say)
    found = [int(card) for card in view.looked if card >= 0]
    if found:
        draw_hand(
            view.table.box,
            drawing,
            f"{say(f'{ID}-show-looked')} {names(view.table.box, [CARDS[card] for card in found], say)}",
            found,
            -1,
            y + 12,
            width,
            say,
        )


def draw_hand(
    box: HappyLittleDinosaursBox,
    drawing: Drawing,
    word: str,
    cards: list[int],
    choice: int,
    y: float,
    width: float,
    say: Say,
) -> float:
    drawing.text(0, y, word, 15, font_weight="bold")
    y += 12
    if not cards:
        drawing.text(0, y + 14, "–", 15)
        return y + 20
    across = int((width + 8) // (WIDE + 8))
    faces = [card_face(box, card, say) for card in cards]
    high = max(116, *(face.bottom + 8 for face in faces))
    for k, card in enumerate(cards):
        look: dict[str, object] = {}
        if card == choice:
            look, choice = {"stroke": MARK, "stroke_width": 4}, -1
        at, top = 1 + (WIDE + 8) * (k % across), y + (high + 10) * (k // across)
        with drawing.group(data_hand=CARDS[card]):
            draw_face(box, drawing, card, at, top, WIDE, high, **look)
            drawing.paste(faces[k], at, top + faces[k].top)
    return y + (high + 10) * ((len(cards) - 1) // across + 1)
