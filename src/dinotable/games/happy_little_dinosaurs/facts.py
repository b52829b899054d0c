"""What a good player would work out from a view."""

from typing import Final, Literal

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.seats import seats_in
from dinotable.core.vocabulary import KIND_MASK
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.happy_little_dinosaurs.actions import ACTIONS, ADD, PUSH, SOUR, SWAP, TRADE, UPSIDE_DOWN
from dinotable.games.happy_little_dinosaurs.box import CARDS, KINDS, TYPES, CardName, DisasterType
from dinotable.games.happy_little_dinosaurs.rules.effects import apply_effect, legal_effect
from dinotable.games.happy_little_dinosaurs.rules.scoring import apply_window, legal_window
from dinotable.games.happy_little_dinosaurs.rules.turns import resolving, to_act
from dinotable.games.happy_little_dinosaurs.score import (
    disasters_left,
    disasters_of,
    ends,
    inversions,
    is_deadly,
    push_worth,
    scores,
    sour_worth,
    trait,
    window_order,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.state import (
    EFFECT,
    WINDOW,
    HappyLittleDinosaurs,
    HappyLittleDinosaursView,
    Table,
    full_deck,
    scores_stand,
)  # fmt: skip
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


class Standing(Wire, frozen=True):
    """Who is ahead and who is behind (HD5.6, HD5.7)."""

    totals: tuple[int, ...]
    """By seat; 0 for who is out."""
    highest: tuple[int, ...]
    lowest: tuple[int, ...]
    """Seats; neither has any while all are tied."""


class Outlook(Wire, frozen=True):
    """How the scores would stand after something that the viewer may do now."""

    action: str
    """In the game's notation."""
    standing: Standing


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
    standing: Standing | None
    """As if the window closed now."""
    outlooks: tuple[Outlook, ...]
    """After each card and each exchange by which the viewer can change a score now."""
    push_worth: int
    """What a push adds (HD5.3)."""
    sour_worth: int
    """What a sour takes away (HD5.3)."""
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
        standing=standing(table) if scores_stand(table) else None,
        outlooks=outlooks(view),
        push_worth=push_worth(table),
        sour_worth=sour_worth(table),
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
    lines = [Line("card", CARDS[front], table.box.value[front])]
    if card >= 0:
        lines.append(Line("added", CARDS[card], table.box.value[card]))
    if bonus:
        lines.append(Line("trait", None, bonus))
    lines += [Line("push", None, push_worth(table))] * table.pushes[seat]
    lines += [Line("sour", None, -sour_worth(table))] * table.sours[seat]
    return lines


def standing(table: Table) -> Standing:
    totals = scores(table)
    lowest, highest = ends(table, totals)
    inside = [] if lowest == highest else seats_in(table.inside)
    return Standing(
        totals=tuple(totals),
        highest=tuple(seat for seat in inside if totals[seat] == highest),
        lowest=tuple(seat for seat in inside if totals[seat] == lowest),
    )


def outlooks(view: HappyLittleDinosaursView) -> tuple[Outlook, ...]:
    """Each is played where the others hold nothing: no score depends on what they hold."""
    table = view.table
    if table.phase not in (EFFECT, WINDOW) or view.seat not in seats_in(to_act(table)):
        return ()
    out = Buffer()
    legal, apply = (legal_window, apply_window) if table.phase == WINDOW else (legal_effect, apply_effect)
    legal(_alone(view), view.seat, out)
    told = []
    for action in out.listed():
        if action & KIND_MASK in CHANGES:
            state = _alone(view)
            apply(state, view.seat, action, None)
            told.append(Outlook(ACTIONS.text(action), standing(state.table)))
    return tuple(told)


CHANGES: Final = [kind.code for kind in (ADD, SWAP, TRADE, PUSH, SOUR, UPSIDE_DOWN)]


def _alone(view: HappyLittleDinosaursView) -> HappyLittleDinosaurs:
    state = HappyLittleDinosaurs(view.table.copy(), full_deck(view.table.box, view.table.duel))
    for card in range(KINDS):
        state.hands[view.seat * KINDS + card] = view.hand[card]
    return state


def limit_of(table: Table, seat: int) -> Limit:
    is_in = bool(table.inside & BITS[seat])
    return Limit(
        seat=seat,
        is_in=is_in,
        disasters=area(table, seat),
        steps=table.box.steps * disasters_of(table, seat) if is_in else 0,
        left=max(0, disasters_left(table, seat)),
        deadly=tuple(word for kind, word in enumerate(TYPES) if is_in and is_deadly(table, seat, kind)),
    )


def next_disaster(table: Table) -> Area:
    pile = table.disasters
    if pile.bag.total > 0:
        return Area(*pile.bag.counts)
    return Area(*[int(pile.under[:1] == [kind]) for kind in range(len(TYPES))])
