"""Why somebody did something: scores before and after, who leads, who would take the disaster, who is close to going out."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.explainer import Explainer
from dinotable.core.fields import Number, SeatField, Word
from dinotable.core.ints import Mask, Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.happy_little_dinosaurs.actions import MOST_SCORE
from dinotable.games.happy_little_dinosaurs.box import CARDS, KINDS, POINT_KINDS
from dinotable.games.happy_little_dinosaurs.score import disasters_left, disasters_of, ends, is_deadly, scores, trait
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    CHOOSE,
    EFFECT,
    KEEP_ONE,
    SUDDEN,
    WINDOW,
    HappyLittleDinosaursView,
    Table,
    scores_stand,
)


def _card() -> Word:
    return Word("card", [*CARDS])


def _score(name: str) -> Number:
    return Number(name, MOST_SCORE, -MOST_SCORE)


WENT_OUT: Final = Kind("out", SeatField(), rule="HD7.3")
SCORE: Final = Kind("score", SeatField(), _score("before"), _score("after"), rule="HD5.1")
LEADS: Final = Kind("leads", SeatField(), _score("points"), _score("ahead"), rule="HD5.7")
SHARES: Final = Kind("shares", SeatField(), _score("points"), rule="HD5.7")
FATAL: Final = Kind("fatal", SeatField(), rule="HD7.3")
LAST: Final = Kind("last", SeatField(), rule="HD5.6")
TIED_LAST: Final = Kind("tied-last", SeatField(), rule="HD6.2")
ESCAPES: Final = Kind("escapes", SeatField(), rule="HD7.1")
AHEAD: Final = Kind("ahead", SeatField(), rule="HD5.7")
SAFE: Final = Kind("safe", SeatField(), rule="HD5.6")
TRAIT: Final = Kind("trait", SeatField(), _score("amount"), rule="HD5.1")
RUNS: Final = Kind("runs", SeatField(), Number("steps", MOST_SCORE), rule="HD5.7")
TAKES: Final = Kind("takes", SeatField(), Number("left", 30), rule="HD7.2")
HANDS_ON: Final = Kind("hands-on", SeatField(), rule="HD7.1")
GAINS: Final = Kind("gains", _card(), rule="HD4.4")
GIVES: Final = Kind("gives", _card(), rule="HD1.2")
STAYS: Final = Kind("stays", rule="HD4.2")
SAVES: Final = Kind("saves", Number("count", 30), rule="HD5.2")
KEEPS: Final = Kind("keeps", _card(), rule="HD2.1")


GOOD: Final = 7
"""Cards of so much are worth keeping."""


class HappyLittleDinosaursExplainer(Explainer[HappyLittleDinosaursView]):
    def __init__(self) -> None:
        self.words = Vocabulary(
            WENT_OUT, SCORE, LEADS, SHARES, FATAL, LAST, TIED_LAST, ESCAPES, AHEAD, SAFE, TRAIT, RUNS, TAKES, HANDS_ON,
            GAINS, GIVES, STAYS, SAVES, KEEPS,
        )  # fmt: skip

    def explain(
        self, before: HappyLittleDinosaursView, after: HappyLittleDinosaursView, seat: Seat, out: Buffer
    ) -> bool:
        was, now = before.table, after.table
        explain_end(was, now, seat, out)
        if scores_stand(was) and scores_stand(now):
            explain_scores(was, now, seat, out)
        elif was.phase == CHOOSE and scores_stand(now):
            explain_choice(now, seat, out)
        if before.seat == seat:
            explain_hand(before, after, out)
        return True


def explain_end(was: Table, now: Table, seat: Seat, out: Buffer) -> None:
    """What is settled: who went out, who ran, who took the disaster or got around it."""
    for other in range(now.seats):
        if was.inside & BITS[other] and not now.inside & BITS[other]:
            out.add(WENT_OUT.pack(other))
    if was.phase == ANSWER and was.taker == seat:
        if now.phase == ANSWER and now.taker != seat:
            out.add(HANDS_ON.pack(now.taker))
        elif disasters_of(now, seat) == disasters_of(was, seat) and now.inside & BITS[seat]:
            out.add(ESCAPES.pack(seat))
    for other in range(now.seats):
        if not now.inside & BITS[other]:
            continue
        if disasters_of(now, other) > disasters_of(was, other):
            out.add(TAKES.pack2(other, max(i64(0), disasters_left(now, other))))
        if now.position[other] > was.position[other] and now.round == was.round:
            out.add(RUNS.pack2(other, now.position[other] - was.position[other]))


def explain_scores(was: Table, now: Table, seat: Seat, out: Buffer) -> None:
    """How the scores stood and stand, as if the window closed."""
    row_was, row = scores(was), scores(now)
    has_changed = False
    for other in range(now.seats):
        if row[other] != row_was[other]:
            out.add(SCORE.pack3(other, row_was[other], row[other]))
            has_changed = True
    lead_seats, last_seats = at_ends(now)
    leads_were, lasts_were = at_ends(was)
    if lead_seats and (lead_seats != leads_were or lead_seats & BITS[seat]):
        first = lowest(lead_seats)
        if size_of(lead_seats) == 1:
            out.add(LEADS.pack3(first, row[first], row[first] - second_of(now, first)))
        elif lead_seats & BITS[seat]:
            out.add(SHARES.pack2(seat, row[seat]))
    if last_seats and (last_seats != lasts_were or (last_seats & BITS[seat] and has_changed)):
        told = seat if last_seats & BITS[seat] else lowest(last_seats)
        if told == seat or size_of(last_seats) == 1:
            out.add(last_kind(now, told, last_seats).pack(told))
    if lasts_were & BITS[seat] and not last_seats & BITS[seat]:
        out.add(SAFE.pack(seat))


def last_kind(now: Table, seat: Seat, last_seats: Mask) -> Kind:
    """What it means for one of those with the lowest score."""
    if size_of(last_seats) > 1:
        return TIED_LAST
    return FATAL if is_deadly(now, seat, now.disaster) else LAST


def explain_choice(now: Table, seat: Seat, out: Buffer) -> None:
    """The cards lie there: what is so for most of what the others may hold."""
    lead_seats, last_seats = at_ends(now)
    if lead_seats == BITS[seat]:
        out.add(AHEAD.pack(seat))
    elif lead_seats & BITS[seat]:
        out.add(SHARES.pack2(seat, scores(now)[seat]))
    elif last_seats & BITS[seat]:
        out.add(last_kind(now, seat, last_seats).pack(seat))
    else:
        out.add(SAFE.pack(seat))
    bonus = trait(now, seat)
    if bonus:
        out.add(TRAIT.pack2(seat, bonus))


def explain_hand(before: HappyLittleDinosaursView, after: HappyLittleDinosaursView, out: Buffer) -> None:
    """One's own cards: what came, and what is kept for later."""
    was, now = before.table, after.table
    if EFFECT <= was.phase <= KEEP_ONE and now.round == was.round:
        for card in range(i64(KINDS)):
            if after.hand[card] > before.hand[card]:
                out.add(GAINS.pack(card))
            elif after.hand[card] < before.hand[card]:
                # Whatever is asked, a card leaves one's own hand only by being discarded.
                out.add(GIVES.pack(card))
        if was.phase == EFFECT and out.count == 0:
            out.add(STAYS.pack0())
    elif was.phase == WINDOW and out.count == 0:
        instants: i64 = 0
        played: i64 = 0
        for card in range(i64(POINT_KINDS), i64(KINDS)):
            instants += after.hand[card]
            played += before.hand[card] - after.hand[card]
        if instants > 0 and played == 0 and now.round == was.round:
            out.add(SAVES.pack(instants))
    elif was.phase in (CHOOSE, SUDDEN) and now.round == was.round:
        best = best_in(before)
        if best >= 0 and now.box.value[best] >= GOOD and after.hand[best] == before.hand[best] and after.choice != best:
            out.add(KEEPS.pack(best))


def best_in(view: HappyLittleDinosaursView) -> i64:
    """The most valuable point card in hand; −1: there is none."""
    best: i64 = -1
    value = view.table.box.value
    for card in range(i64(POINT_KINDS)):
        if view.hand[card] > 0 and (best < 0 or value[card] > value[best]):
            best = card
    return best


def at_ends(table: Table) -> tuple[Mask, Mask]:
    """Who has the highest score and who the lowest; nobody while all are tied (HD5.6)."""
    row = scores(table)
    least, most = ends(table, row)
    highest: Mask = 0
    lowest_seats: Mask = 0
    for seat in range(table.seats):
        if table.inside & BITS[seat] and least < most:
            if row[seat] == most:
                highest |= BITS[seat]
            elif row[seat] == least:
                lowest_seats |= BITS[seat]
    return highest, lowest_seats


def second_of(table: Table, leader: Seat) -> i64:
    """The best score of the others still in."""
    row = scores(table)
    best: i64 = -MOST_SCORE
    for seat in range(table.seats):
        if seat != leader and table.inside & BITS[seat]:
            best = max(best, row[seat])
    return best


EXPLAINER: Final = HappyLittleDinosaursExplainer()
