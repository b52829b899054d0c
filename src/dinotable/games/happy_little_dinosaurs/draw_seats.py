"""What each seat has, as `draw.py` draws it: trait, disasters, cards in front of it, score."""

from dinotable.core.bits import BITS
from dinotable.core.contract import Say
from dinotable.core.drawing import FAINT, INK, LINE, MARK, PAGE, SEAT_COLOURS, WARN, Drawing, fit, width_of
from dinotable.games.happy_little_dinosaurs.box import CARDS, DINOSAURS, TYPES
from dinotable.games.happy_little_dinosaurs.draw_cards import ID, SMALL, draw_small
from dinotable.games.happy_little_dinosaurs.facts import score_of
from dinotable.games.happy_little_dinosaurs.rules.turns import asked_in
from dinotable.games.happy_little_dinosaurs.score import (
    disasters_left,
    inversions,
    is_deadly,
    push_worth,
    sour_worth,
    times,
)
from dinotable.games.happy_little_dinosaurs.show import names
from dinotable.games.happy_little_dinosaurs.state import CHOOSE, SUDDEN, HappyLittleDinosaursView, Table, scores_stand
from dinotable.games.happy_little_dinosaurs.wire import cards_in


def draw_seats(drawing: Drawing, view: HappyLittleDinosaursView, y: float, width: float, say: Say) -> float:
    """Side by side, all as high as the highest."""
    table, seats = view.table, int(view.table.seats)
    each = (width - 12 * (seats - 1)) / seats
    panels = [seat_panel(view, seat, each, say) for seat in range(seats)]
    height = max(panel.bottom for panel in panels) + 10
    for seat, panel in enumerate(panels):
        x = seat * (each + 12)
        is_asked = seat in asked_in(table)
        drawing.rectangle(x, y, each, height, rx=12, fill=PAGE, stroke=MARK if is_asked else LINE,
                          stroke_width=3 if is_asked else 1.5)  # fmt: skip
        drawing.rectangle(x + 3, y + 10, 6, height - 20, rx=3, fill=SEAT_COLOURS[seat])
        with drawing.group(data_seat=seat):
            drawing.paste(panel, x, y)
    return draw_notes(drawing, table, y + height, width, say)


def draw_notes(drawing: Drawing, table: Table, y: float, width: float, say: Say) -> float:
    """What changes the scores above."""
    if not scores_stand(table):
        return y
    worth = {"worth": int(push_worth(table)), "sour": int(sour_worth(table))}
    notes = [say(f"{ID}-show-doubled", **worth)] if times(table) > 1 else []
    notes += [say(f"{ID}-show-inversions", count=int(inversions(table)))] if inversions(table) else []
    for note in notes:
        y = drawing.lines(0, y + 19, note, width, 13, fill=MARK) - 16
    return y


def seat_panel(view: HappyLittleDinosaursView, seat: int, width: float, say: Say) -> Drawing:
    table, panel = view.table, Drawing("")
    panel.reach(0, 0, width)
    is_in = bool(table.inside & BITS[seat])
    dinosaur = int(table.dinosaurs[seat])
    panel.symbol(DINOSAURS[dinosaur], 16, 8, 42, opacity=None if is_in else 0.4)
    if not is_in:
        panel.cross(37, 29, 14, stroke=WARN, stroke_width=3)
    panel.token(seat, 66, 10, 17)
    who = say("seat-name", seat=seat)
    if seat == view.seat:
        who = say(f"{ID}-draw-you", name=who)
    panel.text(89, 24, fit(who, width - 142, 15), 15, font_weight="bold")
    panel.text(width - 12, 26, str(int(table.position[seat])), 20, "end", font_weight="bold")
    told = say(f"{ID}-show-cards", count=int(table.sizes[seat])) if is_in else say(f"{ID}-show-out")
    panel.text(66, 44, f"{say(f'{ID}-dinosaur', value=DINOSAURS[dinosaur])} · {told}", 13, fill=FAINT)
    draw_trait(panel, table, dinosaur, say)
    y = draw_area(panel, table, seat, width, say)
    known = names(table.box, cards_in(view.known, seat), say)
    if seat != view.seat and known != "–":
        y = panel.lines(16, y + 9, say(f"{ID}-draw-known", cards=known), width - 28, 12, fill=FAINT) - 3
    draw_play(panel, view, seat, y, width, say)
    return panel


def draw_trait(panel: Drawing, table: Table, dinosaur: int, say: Say) -> None:
    """The one against this round's disaster stands out."""
    word = say(f"{ID}-draw-trait")
    panel.text(16, 72, word, 12, fill=FAINT)
    x = 16 + width_of(word, 12) + 6
    for kind, picture in enumerate(TYPES):
        amount = int(table.box.traits[4 * dinosaur + kind])
        if amount:
            panel.symbol(picture, x, 57, 20)
            counts = kind == table.disaster
            panel.text(
                x + 23, 72, signed(amount), 13, font_weight="bold" if counts else None, fill=INK if counts else FAINT
            )
            x += 52


def draw_area(panel: Drawing, table: Table, seat: int, width: float, say: Say) -> float:
    """Its disasters by type, and how close they bring it to the end."""
    word = say(f"{ID}-draw-area")
    panel.text(16, 98, word, 12, fill=FAINT)
    start = 16 + width_of(word, 12) + 6
    kinds = [kind for kind in range(len(TYPES)) for _ in range(int(table.areas[4 * seat + kind]))]
    step = min(27.0, (width - 38 - start) / max(1, len(kinds) - 1))
    for k, kind in enumerate(kinds):
        with panel.group(data_disaster=TYPES[kind]):
            panel.symbol(TYPES[kind], start + step * k, 80, 25)
    if not kinds:
        panel.text(start, 98, say(f"{ID}-draw-none"), 12, fill=FAINT)
    if not table.inside & BITS[seat]:
        return 116
    left = int(disasters_left(table, seat))
    if left > 1:
        panel.text(16, 121, say(f"{ID}-show-left", left=left), 12, fill=FAINT)
        return 132
    deadly = [say(f"{ID}-type", value=TYPES[kind]) for kind in range(len(TYPES)) if is_deadly(table, seat, kind)]
    told = say(f"{ID}-show-deadly", types=", ".join(deadly))
    return panel.lines(16, 121, told, width - 28, 12, fill=WARN, font_weight="bold") - 3


def draw_play(panel: Drawing, view: HappyLittleDinosaursView, seat: int, y: float, width: float, say: Say) -> None:
    """Cards in front of the seat, face down until they are revealed, and the score as it stands."""
    table, x = view.table, 16.0
    for card in (table.front[seat], table.added[seat], table.sudden[seat]):
        if card >= 0:
            with panel.group(data_card=CARDS[card]):
                draw_small(table.box, panel, int(card), x, y, say)
            x += SMALL + 6
    if table.phase in (CHOOSE, SUDDEN) and table.answered & BITS[seat]:
        with panel.group(data_card="hidden"):
            panel.symbol("card-back", x - 14, y - 3, 92)
        panel.text(x + 72, y + 46, say(f"{ID}-show-chosen"), 12, fill=FAINT)
        x += SMALL
    if not (scores_stand(table) and table.inside & BITS[seat]):
        panel.reach(0, y, 0, 84 if x > 16 else 0)
        return
    # Beside the card, or below where two lie there.
    score = score_of(table, seat)
    x += 6
    if x > 120:
        x, y = 16, y + 94
    panel.reach(0, y, 0, 84)
    y += 12
    told: dict[str, list[int]] = {}
    for line in score.lines:
        word = (
            say(f"{ID}-name", value=line.card)
            if line.line == "card" and line.card
            else say(f"{ID}-line", value=line.line)
        )
        told.setdefault(word, []).append(line.amount)
    for word, amounts in told.items():
        times = f" ×{len(amounts)}" if len(amounts) > 1 else ""
        panel.text(x, y, f"{word}{times}", 12)
        panel.text(width - 12, y, signed(sum(amounts)), 12, "end")
        y += 15
    panel.line([(x, y - 10), (width - 12, y - 10)], stroke=LINE)
    panel.text(width - 12, y + 6, f"= {score.total}".replace("-", "−"), 15, "end", font_weight="bold")


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")
