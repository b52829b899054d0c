"""What a good player would work out from a view."""

from typing import Literal

from dinotable.core.bits import BITS
from dinotable.core.seats import seats_in
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.happy_little_dinosaurs.box import CARDS, TYPES, VALUE, CardName, DisasterType
from dinotable.games.happy_little_dinosaurs.rules.turns import resolving
from dinotable.games.happy_little_dinosaurs.score import (
    disasters_left,
    disasters_of,
    inversions,
    is_deadly,
    push_worth,
    scores,
    trait,
    window_order,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.state import WINDOW, HappyLittleDinosaursView, Table, scores_stand
from dinotable.games.happy_little_dinosaurs.wire import Area, area, cards_in


class Line(Wire, frozen=True):
    """One thing a score is made of (HD5.1)."""

    line: Literal["card", "added", "trait", "push", "sour", "inverted"]
    card: CardName | None
    """Whose value it is, for `card` and `added`."""
    amount: int


class Score(Wire, frozen=True):
    seat: int
    lines: tuple[Line, ...]
    before: int
    """Before any inversion (HD5.4)."""
    total: int


class Limit(Wire, frozen=True, rename={"is_in": "in"}):
    """How close a seat is to going out (HD7.3, HD7.4)."""

    seat: int
    is_in: bool
    disasters: Area
    steps: int
    """How far its disasters move it at the end of the round (HD8.1)."""
    left: int
    """After how many more it is out at the soonest."""
    deadly: tuple[DisasterType, ...]
    """Which put it out at once."""


class Facts(AnyFacts, frozen=True):
    scores: tuple[Score, ...]
    """Of those still in, as if the window closed now; empty while no cards lie there."""
    push_worth: int
    """What a push adds and a sour takes away (HD5.3)."""
    inversions: int
    window_seats: tuple[int, ...]
    """In which order the window asks, where an order is needed (HD5.2)."""
    effect_seats: tuple[int, ...]
    """Whose effects are still to come, the one asked first (HD4.2)."""
    areas: tuple[Limit, ...]
    """By seat."""
    next_disaster: Area
    """How many of each type can come up next; the known bottom only counts when nothing else is left."""
    known_by_seat: tuple[tuple[CardName, ...], ...]
    """The cards of each hand that the viewer is sure of (HD4.4)."""


def facts(view: HappyLittleDinosaursView) -> Facts:
    table = view.table
    return Facts(
        points_by_seat=tuple(table.position),
        is_out=tuple(not table.inside & BITS[seat] for seat in range(table.seats)),
        scores=tuple(score_of(table, seat) for seat in seats_in(table.inside)) if scores_stand(table) else (),
        push_worth=push_worth(table),
        inversions=inversions(table),
        window_seats=tuple(window_order(table)) if table.phase == WINDOW else (),
        effect_seats=tuple(seat for seat in table.order[table.at :] if seat >= 0) if resolving(table) >= 0 else (),
        areas=tuple(limit_of(table, seat) for seat in range(table.seats)),
        next_disaster=next_disaster(table),
        known_by_seat=tuple(cards_in(view.known, owner) for owner in range(table.seats)),
    )


def score_of(table: Table, seat: int) -> Score:
    lines = score_lines(table, seat)
    before = sum(line.amount for line in lines)
    total = scores(table)[seat]
    if total != before:
        lines.append(Line("inverted", None, total - before))
    return Score(seat, tuple(lines), before, total)


def score_lines(table: Table, seat: int) -> list[Line]:
    """HD5.1, HD5.2, HD5.3: how a score is built up, before any inversion."""
    front, card, bonus = table.front[seat], table.added[seat], trait(table, seat)
    lines = [Line("card", CARDS[front], VALUE[front])]
    if card >= 0:
        lines.append(Line("added", CARDS[card], VALUE[card]))
    if bonus:
        lines.append(Line("trait", None, bonus))
    lines += [Line("push", None, push_worth(table))] * table.pushes[seat]
    lines += [Line("sour", None, -push_worth(table))] * table.sours[seat]
    return lines


def limit_of(table: Table, seat: int) -> Limit:
    is_in = bool(table.inside & BITS[seat])
    return Limit(
        seat=seat,
        is_in=is_in,
        disasters=area(table, seat),
        steps=disasters_of(table, seat) if is_in else 0,
        left=max(0, disasters_left(table, seat)),
        deadly=tuple(word for kind, word in enumerate(TYPES) if is_in and is_deadly(table, seat, kind)),
    )


def next_disaster(table: Table) -> Area:
    pile = table.disasters
    if pile.bag.total > 0:
        return Area(*pile.bag.counts)
    return Area(*[int(pile.under[:1] == [kind]) for kind in range(len(TYPES))])
