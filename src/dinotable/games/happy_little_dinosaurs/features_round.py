"""How the round stands for each seat: who runs, who takes the disaster, and who can still change it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, size_of
from dinotable.core.ints import Seat
from dinotable.games.happy_little_dinosaurs.box import (
    ADDER,
    FERN,
    JUICE,
    KINDS,
    NONE,
    NOT_MINE_CARD,
    PEBBLE,
    POINT_KINDS,
    PUSH_CARD,
    SAFETY_PLAN_CARD,
    SOUR_CARD,
    TIMING,
    UPSIDE_DOWN_CARD,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.score import FAR, left_with, push_worth, scores, sour_worth, trait
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    CHOOSE,
    EFFECT,
    SUDDEN,
    WINDOW,
    HappyLittleDinosaurs,
    Table,
)  # fmt: skip

# The places within this part of a row.
TRAIT_NOW: Final = 0
DEADLY_NOW: Final = 1
CHOSEN: Final = 2
CHOICE: Final = 3
CHOICE_ABOVE_BEST: Final = 4
CHOICE_ABOVE_WORST: Final = 5
CHOICE_REACHES: Final = 6
ABOVE_BEST: Final = 7
ABOVE_WORST: Final = 8
LEADS: Final = 9
RUNS: Final = 10
REACHES: Final = 11
HOLDS_LEAD: Final = 12
CAN_LEAD: Final = 13
IS_SAFE: Final = 14
CAN_ESCAPE: Final = 15
FLIP_AT_LAST: Final = 16
FLIPS_AGAINST: Final = 17
TAKES: Final = 18
TAKES_OUT: Final = 19
TAKES_TO_ONE: Final = 20
TAKES_SHIELDED: Final = 21
OUT_SHIELDED: Final = 22
PASSED: Final = 23
LAST_WORD: Final = 24
PENDING_ADD: Final = 25
PENDING_SWAP: Final = 26
PENDING_CARD: Final = 27
CONTENDS: Final = 28
SUDDEN_MARGIN: Final = 29
SUDDEN_DEADLY: Final = 30
FACES: Final = 31
FACES_OUT: Final = 32
ROUND_NAMES: Final = [
    "trait-now", "deadly-now", "chosen", "choice", "choice-above-best", "choice-above-worst", "choice-reaches",
    "above-best", "above-worst", "leads", "runs", "reaches", "holds-lead", "can-lead", "is-safe", "can-escape",
    "flip-at-last", "flips-against", "takes", "takes-out", "takes-to-one", "takes-shielded", "out-shielded", "passed",
    "last-word", "pending-add", "pending-swap", "pending-card", "contends", "sudden-margin", "sudden-deadly", "faces",
    "faces-out",
]  # fmt: skip


def fraction_within(number: float, unit: float, most: float) -> float:
    return max(-most, min(most, number / unit))


def write_round(state: HappyLittleDinosaurs, rows: vec[float], width: i64, begin: i64) -> None:
    """`begin`: where this part of a row begins."""
    table = state.table
    phase = table.phase
    if table.disaster < 0:
        return
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            first = seat * width + begin
            rows[first + TRAIT_NOW] = float(trait(table, seat))
            if left_with(table, seat, table.disaster) <= 0:
                rows[first + DEADLY_NOW] = 1.0
    if phase == CHOOSE:
        _write_choices(state, rows, width, begin)
    elif EFFECT <= phase <= WINDOW:
        _write_scores(state, rows, width, begin)
        if phase == WINDOW:
            _write_passes(table, rows, width, begin)
        else:
            _write_pending(state, rows, width, begin)
    elif phase == SUDDEN:
        _write_sudden(state, rows, width, begin)
    elif phase == ANSWER:
        first = table.taker * width + begin
        _write_taking(state, table.taker, 1.0, rows, first)
        rows[first + FACES] = 1.0
        rows[first + FACES_OUT] = rows[first + DEADLY_NOW]


def _likely(state: HappyLittleDinosaurs, seat: Seat) -> float:
    """The card chosen; else between the best and the mean of the point cards in hand."""
    value = state.table.box.value
    if state.choices[seat] >= 0:
        return float(value[state.choices[seat]])
    hands = state.hands
    hand = seat * KINDS
    best: i64 = 0
    cards: i64 = 0
    values: i64 = 0
    for card in range(i64(POINT_KINDS)):
        count = hands[hand + card]
        if count > 0:
            best = max(best, value[card])
            cards += count
            values += count * value[card]
    return 0.5 * (float(best) + float(values) / float(max(1, cards)))


def _write_choices(state: HappyLittleDinosaurs, rows: vec[float], width: i64, begin: i64) -> None:
    """Before the reveal: the score that each can be expected to show."""
    table = state.table
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            rows[seat * width + begin + CHOICE] = 0.1 * (_likely(state, seat) + float(trait(table, seat)))
    for seat in range(table.seats):
        if not table.inside & BITS[seat]:
            continue
        first = seat * width + begin
        own = rows[first + CHOICE]
        most = -2.0
        least = 2.0
        for other in range(table.seats):
            if other != seat and table.inside & BITS[other]:
                most = max(most, rows[other * width + begin + CHOICE])
                least = min(least, rows[other * width + begin + CHOICE])
        rows[first + CHOICE_ABOVE_BEST] = 2.0 * (own - most)
        rows[first + CHOICE_ABOVE_WORST] = 2.0 * (own - least)
        if float(table.position[seat]) + 10.0 * own >= float(table.box.goal):
            rows[first + CHOICE_REACHES] = 1.0
        if state.choices[seat] >= 0:
            rows[first + CHOSEN] = 1.0


def _write_scores(state: HappyLittleDinosaurs, rows: vec[float], width: i64, begin: i64) -> None:
    """As if the window closed now, and what the instants in all hands could still change."""
    table = state.table
    hands = state.hands
    seats = table.seats
    row = scores(table)
    push, sour = push_worth(table), sour_worth(table)
    all_swing: i64 = 0
    all_flips: i64 = 0
    lasts: i64 = 0
    lowest: i64 = FAR
    highest: i64 = -FAR
    for seat in range(seats):
        if table.inside & BITS[seat]:
            hand = seat * KINDS
            all_swing += push * hands[hand + PUSH_CARD] + sour * hands[hand + SOUR_CARD]
            all_flips += hands[hand + UPSIDE_DOWN_CARD]
            highest = max(highest, row[seat])
            if row[seat] < lowest:
                lowest = row[seat]
                lasts = 0
            if row[seat] == lowest:
                lasts |= BITS[seat]
    leads = highest > lowest
    share = 1.0 / float(size_of(lasts))
    for seat in range(seats):
        if not table.inside & BITS[seat]:
            continue
        first = seat * width + begin
        hand = seat * KINDS
        most: i64 = -FAR
        least: i64 = FAR
        for other in range(seats):
            if other != seat and table.inside & BITS[other]:
                most = max(most, row[other])
                least = min(least, row[other])
        above_best = float(row[seat] - most)
        above_worst = float(row[seat] - least)
        swing = float(push * hands[hand + PUSH_CARD] + sour * hands[hand + SOUR_CARD])
        against = float(all_swing) - swing
        rows[first + ABOVE_BEST] = fraction_within(above_best, 5.0, 2.0)
        rows[first + ABOVE_WORST] = fraction_within(above_worst, 5.0, 2.0)
        rows[first + HOLDS_LEAD] = fraction_within(above_best - against, 3.0, 1.0)
        rows[first + CAN_LEAD] = fraction_within(above_best + swing, 3.0, 1.0)
        rows[first + IS_SAFE] = fraction_within(above_worst - against, 3.0, 1.0)
        rows[first + CAN_ESCAPE] = fraction_within(above_worst + swing, 3.0, 1.0)
        if not leads:
            continue
        if row[seat] == highest:
            rows[first + LEADS] = 1.0
            rows[first + RUNS] = 0.1 * float(max(0, highest))
            rows[first + FLIPS_AGAINST] = float(all_flips - hands[hand + UPSIDE_DOWN_CARD])
            if table.position[seat] + highest >= table.box.goal:
                rows[first + REACHES] = 1.0
        elif row[seat] == lowest:
            rows[first + FLIP_AT_LAST] = float(hands[hand + UPSIDE_DOWN_CARD])
            _write_taking(state, seat, share, rows, first)


def _write_taking(state: HappyLittleDinosaurs, seat: Seat, share: float, rows: vec[float], first: i64) -> None:
    """The disaster would come with such a chance."""
    left = left_with(state.table, seat, state.table.disaster)
    rows[first + TAKES] = share
    if left <= 0:
        rows[first + TAKES_OUT] = share
    elif left == 1:
        rows[first + TAKES_TO_ONE] = share
    if state.hands[seat * KINDS + SAFETY_PLAN_CARD] + state.hands[seat * KINDS + NOT_MINE_CARD] > 0:
        rows[first + TAKES_SHIELDED] = share
        rows[first + OUT_SHIELDED] = rows[first + TAKES_OUT]


def _write_passes(table: Table, rows: vec[float], width: i64, begin: i64) -> None:
    for seat in range(table.seats):
        if table.answered & BITS[seat]:
            rows[seat * width + begin + PASSED] = 1.0
        elif table.inside & ~table.answered == BITS[seat]:
            rows[seat * width + begin + LAST_WORD] = 1.0


def _write_pending(state: HappyLittleDinosaurs, rows: vec[float], width: i64, begin: i64) -> None:
    """Effects that may still be used."""
    table = state.table
    for place in range(table.at, table.seats):
        seat = table.order[place]
        if seat < 0:
            return
        first = seat * width + begin
        card = table.front[seat]
        if card in (PEBBLE, JUICE):
            rows[first + PENDING_ADD] = 0.1 * float(_best_to_add(state, seat, card == JUICE))
        elif card in (ADDER, FERN):
            rows[first + PENDING_SWAP] = 1.0
        else:
            rows[first + PENDING_CARD] = 1.0


def _best_to_add(state: HappyLittleDinosaurs, seat: Seat, with_effect: bool) -> i64:
    best: i64 = 0
    for card in range(i64(POINT_KINDS)):
        if state.hands[seat * KINDS + card] > 0 and (not with_effect or TIMING[card] != NONE):
            best = max(best, state.table.box.value[card])
    return best


def _write_sudden(state: HappyLittleDinosaurs, rows: vec[float], width: i64, begin: i64) -> None:
    """Who shows the lowest card takes it."""
    table = state.table
    count = float(size_of(table.contenders))
    for seat in range(table.seats):
        if not table.contenders & BITS[seat]:
            continue
        first = seat * width + begin
        least = 20.0
        for other in range(table.seats):
            if other != seat and table.contenders & BITS[other]:
                least = min(least, _likely(state, other))
        margin = fraction_within(_likely(state, seat) - least, 3.0, 2.0)
        rows[first + CONTENDS] = 1.0 / count
        rows[first + SUDDEN_MARGIN] = margin
        rows[first + SUDDEN_DEADLY] = rows[first + DEADLY_NOW] * (1.0 - 0.5 * margin)
