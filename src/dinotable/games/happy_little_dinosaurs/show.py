"""A view drawn as text: the disaster and the scores, the seats, one's cards."""

from collections.abc import Sequence
from typing import Final

from dinotable.core.bits import BITS
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.ints import Packed
from dinotable.core.textboard import Pane, TextBoard, keys_of, line
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.happy_little_dinosaurs.actions import (
    ACTIONS,
    KEEP,
    NOT_MINE,
    PUSH,
    SAFETY_PLAN,
    SOUR,
    TAKE,
    UPSIDE_DOWN,
)
from dinotable.games.happy_little_dinosaurs.box import (
    CARDS,
    DINOSAURS,
    DISASTERS,
    MAIN_DECK,
    METEOR,
    NONE,
    POINT_KINDS,
    TIMING,
    TYPES,
    CardName,
    HappyLittleDinosaursBox,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.facts import score_of
from dinotable.games.happy_little_dinosaurs.rules.choice import title_of
from dinotable.games.happy_little_dinosaurs.rules.turns import asked, asked_in
from dinotable.games.happy_little_dinosaurs.score import (
    disasters_left,
    inversions,
    is_deadly,
    push_worth,
    sour_worth,
    times,
)
from dinotable.games.happy_little_dinosaurs.state import (
    CHOOSE,
    LOOT,
    PHASES,
    HappyLittleDinosaursView,
    Table,
    scores_stand,
)
from dinotable.games.happy_little_dinosaurs.wire import cards_in

ID: Final = "happy-little-dinosaurs"
MARKS: Final = "≈^♥*"
"""One mark a type of disaster: natural, predatory, emotional, meteor."""
ROUTE: Final = 20
"""Characters from the start of the escape route to its end, four for every ten steps."""


def show(view: HappyLittleDinosaursView, say: Say) -> TextBoard:
    table = view.table
    return TextBoard(
        status(table, say),
        Pane("legend", *legend(table, say), gap=3),
        Pane("board", *disaster(table, say), *played(table, say)),
        Pane("seats", *[seat_line(view, seat, say) for seat in range(table.seats)]),
        Pane("others", *known_hands(view, say)),
        Pane("market", *found(view, say), gap=2),
        Pane("hand", *hand(view, say), gap=2),
    )


def keys(action: Packed) -> list[str]:
    """An instant is a card of the hand; what a claw or a log takes is none yet."""
    pointed, kind = keys_of(ACTIONS, action), action & KIND_MASK
    for instant in (PUSH, SOUR, UPSIDE_DOWN, SAFETY_PLAN, NOT_MINE):
        if kind == instant.code:
            return [f"card {instant.word}", *pointed]
    return [key.replace("card ", "found ") for key in pointed] if kind in (TAKE.code, KEEP.code) else pointed


def status(table: Table, say: Say) -> str:
    phase = say(f"{ID}-phase", value=PHASES[table.phase], cards=int(table.box.hand))
    return say(f"{ID}-show-status", round=int(table.round), phase=phase, deck=int(table.deck_size))


def legend(table: Table, say: Say) -> list[Canvas]:
    """The marks, and what is known of the disasters to come."""
    told = [f"{mark} {say(f'{ID}-type', value=word)}" for mark, word in zip(MARKS, TYPES, strict=True)]
    told.append(say(f"{ID}-show-in-hand"))
    told.append(say(f"{ID}-show-disasters", count=int(table.disasters.count())))
    if table.disasters.under:
        told.append(say(f"{ID}-show-under", under="".join(MARKS[kind] for kind in table.disasters.under)))
    return [line(text, "dim") for text in told]


# The disaster, and what lies in front of the players.


def disaster(table: Table, say: Say) -> list[Canvas]:
    if table.disaster < 0:
        return []
    value = DISASTERS[title_of(table, table.disaster)]
    title = f"{MARKS[table.disaster]} {say(f'{ID}-disaster', value=value)}"
    told = line(title, "warn" if table.disaster == METEOR else "bold")
    told.put(0, len(title) + 2, say(f"{ID}-caption", value=value), "dim")
    return [told]


def played(table: Table, say: Say) -> list[Canvas]:
    """What each has played, with the scores as they stand."""
    told = traits(table, say) if table.phase == CHOOSE else []
    if scores_stand(table) and times(table) > 1:
        told.append(line(say(f"{ID}-show-doubled", worth=int(push_worth(table)), sour=int(sour_worth(table))), "mark"))
    for seat in range(table.seats):
        text = score_text(table, seat, say) if scores_stand(table) else in_front(table, seat, say)
        if text and table.inside & BITS[seat]:
            told.append(line(f"{seat}  {text}", f"seat{seat}"))
    if scores_stand(table) and inversions(table):
        told.append(line(say(f"{ID}-show-inversions", count=int(inversions(table))), "mark"))
    return told


def traits(table: Table, say: Say) -> list[Canvas]:
    """Whom this disaster suits, or not (HD1.1)."""
    worth = [(seat, int(table.box.traits[4 * table.dinosaurs[seat] + table.disaster])) for seat in range(table.seats)]
    told = [f"{seat} {amount:+d}".replace("-", "−") for seat, amount in worth if amount and table.inside & BITS[seat]]
    return [line(f"{say(f'{ID}-line', value='trait')}  {'  '.join(told)}")] if told else []


def in_front(table: Table, seat: int, say: Say) -> str:
    cards = [int(card) for card in (table.front[seat], table.sudden[seat]) if card >= 0]
    if cards:
        return " + ".join(card_name(table.box, CARDS[card], say) for card in cards)
    return say(f"{ID}-show-chosen") if table.answered & BITS[seat] else ""


def score_text(table: Table, seat: int, say: Say) -> str:
    score = score_of(table, seat)
    parts = []
    for row in score.lines:
        if row.line == "card":
            parts.append(names(table.box, [CARDS[table.front[seat]]], say))
        else:
            word = say(f"{ID}-name", value=row.card) if row.card else say(f"{ID}-line", value=row.line)
            amount = f"{row.amount:+d}".replace("-", "−")
            parts.append(f"{word} {amount}")
    return f"{str(score.total).replace('-', '−')} = {', '.join(parts)}"


# The seats.


def seat_line(view: HappyLittleDinosaursView, seat: int, say: Say) -> Canvas:
    table = view.table
    is_in = bool(table.inside & BITS[seat])
    players = [say("seat-name", seat=k) for k in range(table.seats)]
    dinosaurs = [say(f"{ID}-dinosaur", value=DINOSAURS[k]) for k in table.dinosaurs]
    who = f"{seat} {players[seat]:<{widest(players)}} {dinosaurs[seat]:<{widest(dinosaurs)}} {route(table, seat)}"
    area = "".join(MARKS[kind] * table.areas[4 * seat + kind] for kind in range(4)) or "–"
    canvas = line("▸" if seat in asked_in(table) else " ")
    canvas.put(0, 2, who, f"seat{seat}" if is_in else "dim")
    canvas.put(0, 4 + len(who), f"{table.sizes[seat]}▮  {area:<4}", "" if is_in else "dim")
    canvas.put(0, 1 + canvas.width(), limit(table, seat, say), limit_style(table, seat))
    if seat == view.seat:
        canvas.put(0, canvas.width(), say(f"{ID}-show-you"))
    canvas.mark(f"seat {seat}", 0, 2, canvas.width() - 2)
    return canvas


def widest(texts: list[str]) -> int:
    return max(len(text) for text in texts)


def route(table: Table, seat: int) -> str:
    """The escape route with the dinosaur on it, and its steps."""
    at = min(int(table.position[seat]), int(table.box.goal)) * ROUTE // int(table.box.goal)
    drawn = "".join("●" if k == at else "|" if k % 4 == 0 else "·" for k in range(ROUTE + 1))
    return f"{drawn} {table.position[seat]:>2}"


def limit(table: Table, seat: int, say: Say) -> str:
    """How close a seat is to going out."""
    if not table.inside & BITS[seat]:
        return say(f"{ID}-show-gone")
    left = int(disasters_left(table, seat))
    if left > 1:
        return say(f"{ID}-show-after", left=left)
    deadly = "".join(MARKS[kind] for kind in range(4) if is_deadly(table, seat, kind))
    return say(f"{ID}-show-out-if", types=deadly)


def limit_style(table: Table, seat: int) -> str:
    if not table.inside & BITS[seat]:
        return "dim"
    return "warn" if disasters_left(table, seat) == 1 else ""


# Cards that one knows.


def hand(view: HappyLittleDinosaursView, say: Say) -> list[Canvas]:
    if view.seat < 0:
        return []
    told = [
        line(say(f"{ID}-show-hand")),
        *(cards_drawn(view.table.box, cards_in(view.hand), "card", say) or [line("–")]),
    ]
    if view.choice >= 0:
        told.append(line(say(f"{ID}-show-choice", card=card_name(view.table.box, CARDS[view.choice], say))))
    return told


def found(view: HappyLittleDinosaursView, say: Say) -> list[Canvas]:
    """HD4.4, HD4.6: the hand that one's claw looks at, or the cards of one's log."""
    table = view.table
    if table.phase == LOOT and asked(table) == view.seat:
        head = say(f"{ID}-show-looting", seat=int(table.owner))
        return [line(head), *cards_drawn(table.box, cards_in(view.known, int(table.owner)), "found", say)]
    looked = [CARDS[card] for card in view.looked if card >= 0]
    return [line(say(f"{ID}-show-looked")), *cards_drawn(table.box, looked, "found", say)] if looked else []


def cards_drawn(box: HappyLittleDinosaursBox, cards: Sequence[CardName], topic: str, say: Say) -> list[Canvas]:
    """A block for each sort of card."""
    drawn = []
    for card in dict.fromkeys(cards):
        count = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        drawn.append(line(card_name(box, card, say) + count, "bold", f"{topic} {card}"))
    return drawn


def known_hands(view: HappyLittleDinosaursView, say: Say) -> list[Canvas]:
    told = []
    for owner in range(view.table.seats):
        cards = cards_in(view.known, owner)
        if cards and not (view.table.phase == LOOT and owner == view.table.owner and asked(view.table) == view.seat):
            told.append(line(say(f"{ID}-show-known", seat=owner, cards=names(view.table.box, cards, say)), "dim"))
    return told


def names(box: HappyLittleDinosaursBox, cards: Sequence[CardName], say: Say) -> str:
    return ", ".join(card_name(box, card, say) for card in cards) or "–"


def card_name(box: HappyLittleDinosaursBox, word: CardName, say: Say) -> str:
    """With its value, where the name does not tell it."""
    card = CARDS.index(word)
    named = say(f"{ID}-name", value=word)
    is_told = TIMING[card] == NONE and box.value[card] == MAIN_DECK[card][1]
    return named if card >= POINT_KINDS or is_told else f"{named} ({box.value[card]})"
