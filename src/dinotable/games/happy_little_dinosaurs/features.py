"""What a learned evaluation sees of a position: the race, how near one is to going out, the hand, how this round stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, size_of
from dinotable.core.features import Features
from dinotable.core.ints import Seat
from dinotable.games.happy_little_dinosaurs.box import (
    JUICE,
    KINDS,
    NONE,
    NOT_MINE_CARD,
    POINT_KINDS,
    SAFETY_PLAN_CARD,
    TIMING,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.features_round import ROUND_NAMES, fraction_within, write_round
from dinotable.games.happy_little_dinosaurs.score import disasters_of, left_with
from dinotable.games.happy_little_dinosaurs.state import HappyLittleDinosaurs, Table

# The places of a row; those of the round follow in `features_round`.
PHASE: Final = 0
OUT: Final = 1
GONE_LATE: Final = 2
POSITION: Final = 3
LEAD: Final = 4
ABOVE_MEAN: Final = 5
HOMESTRETCH: Final = 6
AHEAD_IN_TIME: Final = 7
STEPS: Final = 8
STEPS_TO_COME: Final = 9
ONE_LEFT: Final = 10
TWO_LEFT: Final = 11
NEXT_DEADLY: Final = 12
NEXT_TO_ONE: Final = 13
TRAIT_TO_COME: Final = 14
COMPANY: Final = 15
BEST: Final = 16
SECOND: Final = 17
WORST: Final = 18
VALUES: Final = 19
POINT_CARDS: Final = 20
HIGH_CARDS: Final = 21
LOW_CARDS: Final = 22
CARDS_LEFT: Final = 23
JUICE_WORTH: Final = 24
SHIELD: Final = 25
SHIELD_AT_ONE: Final = 26
HOLDS: Final = 27
"""From here on, how many of each card that has an effect."""
NAMES: Final = [
    "phase", "out", "gone-late", "position", "lead", "above-mean", "homestretch", "ahead-in-time", "steps",
    "steps-to-come", "one-left", "two-left", "next-deadly", "next-to-one", "trait-to-come", "company", "best", "second",
    "worst", "values", "point-cards", "high-cards", "low-cards", "cards-left", "juice-worth", "shield", "shield-at-one",
    "pebble", "claw", "adder", "juice", "breath", "snapjaw", "odd-fruit", "log", "fern", "saw",
    "push", "sour", "upside-down", "safety-plan", "not-mine",
]  # fmt: skip
ROUND: Final = 42
WIDTH: Final = 75

HOLD_AT: Final = vec[i64]([0, -1, -1, -1, -1, -1, -1, 1, 2, 3, 4, 5, 6, 7, -1, -1, -1, 8, 9, 10, 11, 12, 13, 14])
"""The place of each card among those that have an effect, −1: it has none."""
PACE: Final = 6.0
"""About how many steps a round brings to its winner."""


class HappyLittleDinosaursFeatures(Features[HappyLittleDinosaurs]):
    def __init__(self) -> None:
        self.names = NAMES + ROUND_NAMES

    def write(self, state: HappyLittleDinosaurs, rows: vec[float]) -> None:
        table = state.table
        for k in range(table.seats * WIDTH):
            rows[k] = 0.0
        for place in range(len(table.gone)):
            first = table.gone[place] * WIDTH
            rows[first + OUT] = 1.0
            rows[first + GONE_LATE] = 0.5 * float(place)
        chances = _chances(table)
        for seat in range(table.seats):
            if table.inside & BITS[seat]:
                _write_hand(state, seat, rows)
                _write_disasters(table, seat, chances, rows)
        _write_race(table, rows)
        write_round(state, rows, WIDTH, ROUND)


def _chances(table: Table) -> vec[float]:
    """How likely the next disaster is of each type."""
    chances = vec[float]([0.0, 0.0, 0.0, 0.0])
    bag = table.disasters.bag
    if bag.total > 0:
        for kind in range(i64(4)):
            chances[kind] = float(bag.counts[kind]) / float(bag.total)
    elif table.disasters.under:
        chances[table.disasters.under[0]] = 1.0
    return chances


def _write_disasters(table: Table, seat: Seat, chances: vec[float], rows: vec[float]) -> None:
    first = seat * WIDTH
    left = left_with(table, seat, -1)
    rows[first + STEPS] = 0.25 * float(table.box.steps * disasters_of(table, seat))
    if left == 1:
        rows[first + ONE_LEFT] = 1.0
        rows[first + SHIELD_AT_ONE] = rows[first + SHIELD]
    elif left == 2:
        rows[first + TWO_LEFT] = 1.0
    trait = 0.0
    deadly = 0.0
    to_one = 0.0
    for kind in range(i64(4)):
        chance = chances[kind]
        after = left_with(table, seat, kind)
        trait += chance * float(table.box.traits[4 * table.dinosaurs[seat] + kind])
        if after <= 0:
            deadly += chance
        elif after == 1:
            to_one += chance
    rows[first + TRAIT_TO_COME] = trait
    rows[first + NEXT_DEADLY] = deadly
    rows[first + NEXT_TO_ONE] = to_one


def _write_hand(state: HappyLittleDinosaurs, seat: Seat, rows: vec[float]) -> None:
    """What is kept for later: without a card already chosen."""
    first = seat * WIDTH
    hand = seat * KINDS
    hands = state.hands
    chosen = state.choices[seat]
    worths = state.table.box.value
    best: i64 = -1
    second: i64 = -1
    worst: i64 = 100
    best_with_effect: i64 = -1
    values: i64 = 0
    cards: i64 = 0
    high: i64 = 0
    low: i64 = 0
    for card in range(i64(POINT_KINDS)):
        count = hands[hand + card] - (1 if card == chosen else 0)
        if count <= 0:
            continue
        value = worths[card]
        if value > best:
            second = value if count > 1 else best
            best = value
        elif value > second:
            second = value
        worst = min(worst, value)
        cards += count
        values += count * value
        if value >= 7:
            high += count
        elif value <= 3:
            low += count
        if TIMING[card] != NONE:
            rows[first + HOLDS + HOLD_AT[card]] = float(count)
            if card != JUICE:
                best_with_effect = max(best_with_effect, value)
    for card in range(i64(POINT_KINDS), i64(KINDS)):
        rows[first + HOLDS + HOLD_AT[card]] = float(hands[hand + card])
    if cards > 0:
        rows[first + BEST] = 0.1 * float(best)
        rows[first + SECOND] = 0.1 * float(max(0, second))
        rows[first + WORST] = 0.1 * float(worst)
    rows[first + VALUES] = 0.05 * float(values)
    rows[first + POINT_CARDS] = 0.2 * float(cards)
    rows[first + HIGH_CARDS] = 0.5 * float(high)
    rows[first + LOW_CARDS] = 0.5 * float(low)
    rows[first + CARDS_LEFT] = 0.2 * float(state.table.sizes[seat] - (1 if chosen >= 0 else 0))
    if hands[hand + JUICE] > 0 and best_with_effect >= 0:
        rows[first + JUICE_WORTH] = 0.1 * float(worths[JUICE] + best_with_effect)
    if hands[hand + SAFETY_PLAN_CARD] + hands[hand + NOT_MINE_CARD] > 0:
        rows[first + SHIELD] = 1.0


def _write_race(table: Table, rows: vec[float]) -> None:
    """Who is where, and when each will arrive at about the pace of today."""
    seats = table.seats
    count = float(size_of(table.inside))
    farthest: i64 = 0
    total: i64 = 0
    most_left: i64 = 0
    all_left: i64 = 0
    for seat in range(seats):
        farthest = max(farthest, table.position[seat])
        if table.inside & BITS[seat]:
            total += table.position[seat]
            left = left_with(table, seat, -1)
            most_left = max(most_left, left)
            all_left += left
    limit = float(table.box.alike[1 if table.duel else 0])
    goal = table.box.goal
    # It ends at the goal, or when all but one are out.
    phase = max(float(farthest) / float(goal), 1.0 - float(all_left - most_left) / (limit * float(seats - 1)))
    rounds = max(0.5, float(goal - farthest) / PACE)
    for seat in range(seats):
        first = seat * WIDTH
        rows[first + PHASE] = min(1.0, phase)
        if not table.inside & BITS[seat]:
            continue
        position = table.position[seat]
        arrives = _arrival(table, seat, count)
        best_other: i64 = 0
        soonest = 20.0
        for other in range(seats):
            if other != seat and table.inside & BITS[other]:
                best_other = max(best_other, table.position[other])
                soonest = min(soonest, _arrival(table, other, count))
        rows[first + POSITION] = float(position) / float(goal)
        rows[first + LEAD] = fraction_within(float(position - best_other), 20.0, 2.0)
        if count > 1.0:
            rows[first + ABOVE_MEAN] = (float(position) - float(total - position) / (count - 1.0)) / 20.0
        rows[first + HOMESTRETCH] = max(0.0, float(position) - 0.7 * float(goal)) / 15.0
        rows[first + AHEAD_IN_TIME] = fraction_within(soonest - arrives, 5.0, 2.0)
        rows[first + STEPS_TO_COME] = 4.0 * rows[first + STEPS] * rounds / 20.0
        rows[first + COMPANY] = (count - 1.0) / 3.0


def _arrival(table: Table, seat: Seat, count: float) -> float:
    """In how many rounds."""
    pace = PACE / count + float(table.box.steps * disasters_of(table, seat))
    return min(20.0, max(0.0, float(table.box.goal - table.position[seat])) / pace)


FEATURES: Final = HappyLittleDinosaursFeatures()
