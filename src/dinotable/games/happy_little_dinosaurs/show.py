"""A view drawn as text, for the terminal."""

from collections.abc import Sequence
from typing import Final

from dinotable.core.bits import BITS
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.textboard import Pane, TextBoard
from dinotable.games.happy_little_dinosaurs.box import (
    CARDS,
    DINOSAURS,
    DISASTERS,
    GOAL,
    METEOR,
    NONE,
    POINT_KINDS,
    TIMING,
    TYPES,
    VALUE,
    CardName,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.facts import score_of
from dinotable.games.happy_little_dinosaurs.rules.choice import title_of
from dinotable.games.happy_little_dinosaurs.score import disasters_left, inversions, is_deadly, push_worth
from dinotable.games.happy_little_dinosaurs.state import PHASES, HappyLittleDinosaursView, Table, scores_stand
from dinotable.games.happy_little_dinosaurs.wire import cards_in

ID: Final = "happy-little-dinosaurs"
MARKS: Final = "≈^♥*"
"""One mark a type of disaster: natural, predatory, emotional, meteor."""


def show(view: HappyLittleDinosaursView, say: Say) -> TextBoard:
    canvas = Canvas()
    table = view.table
    under = "".join(MARKS[kind] for kind in table.disasters.under) or "–"
    head = say(f"{ID}-show-round", round=int(table.round), deck=int(table.deck_size), under=under,
               disasters=int(table.disasters.count()))  # fmt: skip
    legend = [f"{mark} {say(f'{ID}-type', value=word)}" for mark, word in zip(MARKS, TYPES, strict=True)]
    canvas.write("   ".join(legend), "dim")
    show_disaster(canvas, table, say)
    canvas.write(say(f"{ID}-show-phase", phase=say(f"{ID}-phase", value=PHASES[table.phase])), "mark")
    for seat in range(table.seats):
        canvas.write("")
        show_seat(canvas, view, seat, say)
    show_scores(canvas, table, say)
    show_own(canvas, view, say)
    return TextBoard(head, Pane("board", canvas))


def show_disaster(canvas: Canvas, table: Table, say: Say) -> None:
    if table.disaster < 0:
        return
    value = DISASTERS[title_of(table, table.disaster)]
    kind = say(f"{ID}-type", value=TYPES[table.disaster])
    title = say(f"{ID}-disaster", value=value)
    mark = MARKS[table.disaster]
    canvas.write(f"{mark} {title} ({kind}) {mark}", "warn" if table.disaster == METEOR else "bold")
    canvas.write(f"  {say(f'{ID}-caption', value=value)}", "dim")


def show_seat(canvas: Canvas, view: HappyLittleDinosaursView, seat: int, say: Say) -> None:
    table = view.table
    style = f"seat{seat}" if table.inside & BITS[seat] else "dim"
    dinosaur = say(f"{ID}-dinosaur", value=DINOSAURS[table.dinosaurs[seat]])
    at = min(int(table.position[seat]), GOAL)
    route = "".join("●" if k == at else "|" if k % 10 == 0 else "·" for k in range(GOAL + 1))
    canvas.write(f"{seat} {dinosaur:<9} {route} {table.position[seat]:>2}/{GOAL}", style)
    area = "".join(MARKS[kind] * table.areas[4 * seat + kind] for kind in range(4)) or "–"
    hand = say(f"{ID}-show-cards", count=int(table.sizes[seat]))
    row = canvas.height()
    canvas.put(row, 2, f"{area}  {limit(table, seat, say)}", limit_style(table, seat))
    canvas.put(row, 52, f"{hand}  {in_front(view, seat, say)}", style)


def limit(table: Table, seat: int, say: Say) -> str:
    """How close a seat is to going out."""
    if not table.inside & BITS[seat]:
        return say(f"{ID}-show-out")
    left = int(disasters_left(table, seat))
    if left > 1:
        return say(f"{ID}-show-left", left=left)
    deadly = "".join(MARKS[kind] for kind in range(4) if is_deadly(table, seat, kind))
    return say(f"{ID}-show-deadly", types=deadly)


def limit_style(table: Table, seat: int) -> str:
    if not table.inside & BITS[seat]:
        return "dim"
    return "warn" if disasters_left(table, seat) == 1 else ""


def in_front(view: HappyLittleDinosaursView, seat: int, say: Say) -> str:
    table = view.table
    cards = [int(card) for card in (table.front[seat], table.sudden[seat]) if card >= 0]
    if cards:
        return " + ".join(card_name(CARDS[card], say) for card in cards)
    return say(f"{ID}-show-chosen") if table.answered & BITS[seat] else ""


def show_scores(canvas: Canvas, table: Table, say: Say) -> None:
    """The scores as they stand, line by line."""
    if not scores_stand(table):
        return
    canvas.write("")
    if push_worth(table) > 2:
        canvas.write(say(f"{ID}-show-doubled", worth=int(push_worth(table))), "mark")
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            canvas.write(score_text(table, seat, say), f"seat{seat}")
    if inversions(table):
        canvas.write(say(f"{ID}-show-inversions", count=int(inversions(table))), "mark")


def score_text(table: Table, seat: int, say: Say) -> str:
    score = score_of(table, seat)
    parts = []
    for line in score.lines:
        if line.line == "card":
            parts.append(names([CARDS[table.front[seat]]], say))
        else:
            word = say(f"{ID}-name", value=line.card) if line.card else say(f"{ID}-line", value=line.line)
            amount = f"{line.amount:+d}".replace("-", "−")
            parts.append(f"{word} {amount}")
    return say(f"{ID}-show-score", seat=seat, lines=", ".join(parts), total=str(score.total).replace("-", "−"))


def show_own(canvas: Canvas, view: HappyLittleDinosaursView, say: Say) -> None:
    if view.seat < 0:
        return
    canvas.write("")
    canvas.write(say(f"{ID}-show-hand", cards=names(cards_in(view.hand), say)), "bold")
    if view.choice >= 0:
        canvas.write(say(f"{ID}-show-choice", card=card_name(CARDS[view.choice], say)))
    looked = [CARDS[card] for card in view.looked if card >= 0]
    if looked:
        canvas.write(say(f"{ID}-show-looked", cards=names(looked, say)))
    for owner in range(view.table.seats):
        known = cards_in(view.known, owner)
        if known:
            canvas.write(say(f"{ID}-show-known", seat=owner, cards=names(known, say)), "dim")


def names(cards: Sequence[CardName], say: Say) -> str:
    return ", ".join(card_name(card, say) for card in cards) or "–"


def card_name(word: CardName, say: Say) -> str:
    """With its value, where the name does not tell it."""
    card = CARDS.index(word)
    named = say(f"{ID}-name", value=word)
    return f"{named} ({VALUE[card]})" if card < POINT_KINDS and TIMING[card] != NONE else named
