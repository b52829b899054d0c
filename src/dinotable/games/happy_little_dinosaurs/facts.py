"""What a good player would work out from a view."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.seats import seats_in
from dinotable.games.happy_little_dinosaurs.box import CARDS, KINDS, TYPES, VALUE
from dinotable.games.happy_little_dinosaurs.effects import asked
from dinotable.games.happy_little_dinosaurs.score import (
    disasters_left,
    disasters_of,
    inversions,
    push_worth,
    scores,
    trait,
    window_order,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.state import EFFECT, KEEP_ONE, LOOT, SEARCH, WINDOW, Table
from dinotable.games.happy_little_dinosaurs.view import HappyView

SCORES_STAND = (EFFECT, LOOT, SEARCH, KEEP_ONE, WINDOW)
"""The phases in which cards lie in front of the players and the window has not closed."""


def facts_of(view: HappyView) -> dict[str, object]:
    table = view.table
    standing = table.phase in SCORES_STAND
    return {
        "scores": [score_of(table, seat) for seat in seats_in(table.inside)] if standing else [],
        "push_worth": push_worth(table),
        "inversions": inversions(table),
        "window_seats": window_order(table) if table.phase == WINDOW else [],
        "effect_seats": [seat for seat in table.order[table.at :] if seat >= 0] if asked_phase(table) else [],
        "areas": [area_of(table, seat) for seat in range(table.seats)],
        "next_disaster": next_disaster(table),
        "known_by_seat": [cards_in(view.known, owner) for owner in range(table.seats)],
    }


def asked_phase(table: Table) -> bool:
    return table.phase in SCORES_STAND and table.phase != WINDOW and asked(table) >= 0


def score_lines(table: Table, seat: int) -> list[dict[str, object]]:
    """HD5.1 to HD5.3: how a score is built up, before any inversion."""
    front, card = int(table.front[seat]), int(table.added[seat])
    lines: list[dict[str, object]] = [{"line": "card", "card": CARDS[front], "amount": VALUE[front]}]
    if card >= 0:
        lines.append({"line": "added", "card": CARDS[card], "amount": VALUE[card]})
    if trait(table, seat):
        lines.append({"line": "trait", "amount": trait(table, seat)})
    worth = push_worth(table)
    lines += [{"line": "push", "amount": worth}] * table.pushes[seat]
    lines += [{"line": "sour", "amount": -worth}] * table.sours[seat]
    return lines


def score_of(table: Table, seat: int) -> dict[str, object]:
    lines = score_lines(table, seat)
    before = sum(int(str(line["amount"])) for line in lines)
    final = int(scores(table)[seat])
    if inversions(table) % 2 and final != before:
        lines.append({"line": "inverted", "amount": final - before})
    return {"seat": seat, "lines": lines, "before": before, "total": final}


def area_of(table: Table, seat: int) -> dict[str, object]:
    """HD7.3, HD7.4: how close a seat is to going out, and which next disaster would do it."""
    inside = bool(table.inside & BITS[seat])
    return {
        "seat": seat,
        "in": inside,
        "disasters": {word: table.areas[4 * seat + kind] for kind, word in enumerate(TYPES)},
        "steps": disasters_of(table, seat) if inside else 0,
        "left": max(0, disasters_left(table, seat)),
        "deadly": [word for kind, word in enumerate(TYPES) if inside and is_deadly(table, seat, kind)],
    }


def is_deadly(table: Table, seat: int, kind: int) -> bool:
    twin = table.copy()
    twin.areas[4 * seat + kind] += 1
    return disasters_left(twin, seat) <= 0


def next_disaster(table: Table) -> dict[str, int]:
    """How many of each type can come up next; the known bottom only counts when nothing else is left."""
    pile = table.disasters
    if pile.bag.total == 0:
        return {word: int(bool(pile.under) and pile.under[0] == kind) for kind, word in enumerate(TYPES)}
    return {word: int(pile.bag.counts[kind]) for kind, word in enumerate(TYPES)}


def cards_in(counts: vec[i64], owner: int = 0) -> list[str]:
    """Cards by name, in the order of the box."""
    return [card for k, card in enumerate(CARDS) for _ in range(counts[owner * KINDS + k])]
