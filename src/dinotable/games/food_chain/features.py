"""Food Chain as a learned evaluation sees it: the score, the hand, who eats what next and what stands in the way."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.features import Features
from dinotable.games.food_chain.deck import STOCK
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.trees import may_eat
from dinotable.games.food_chain.score import points, tokens_held, tokens_lost
from dinotable.games.food_chain.state import DRAWING, FREE, NOBODY, SEATS, TURN, FoodChain, Table

NAMES: Final = [
    "phase", "score", "lead", "lead-mean", "lead-late", "next", "wait", "free", "no-token", "lost", "lost-three", "held",
    "cards", "bare", "power-1", "power-2", "power-3", "power-4", "power-5", "hunter", "swarm", "ready", "ready-risky",
    "ready-second", "ready-sum", "ready-next", "blocked", "blocked-best", "threat-next", "threat-later", "threat-sum",
    "huntable", "huntable-best", "stuck", "orphans", "open", "open-next", "open-sum", "reach", "capture", "own-prey",
    "tops", "might", "turn-up", "last-call", "token-end",
]  # fmt: skip
COUNT: Final = 46
PHASE: Final = 0
SCORE: Final = 1
LEAD: Final = 2
LEAD_MEAN: Final = 3
LEAD_LATE: Final = 4
NEXT: Final = 5
WAIT: Final = 6
HOME: Final = 7
NO_TOKEN: Final = 8
LOST: Final = 9
LOST_THREE: Final = 10
HELD: Final = 11
IN_HAND: Final = 12
BARE: Final = 13
POWER_1: Final = 14
HUNTER: Final = 19
SWARM: Final = 20
READY: Final = 21
READY_RISKY: Final = 22
READY_SECOND: Final = 23
READY_SUM: Final = 24
READY_NEXT: Final = 25
BLOCKED: Final = 26
BLOCKED_BEST: Final = 27
THREAT_NEXT: Final = 28
THREAT_LATER: Final = 29
THREAT_SUM: Final = 30
HUNTABLE: Final = 31
HUNTABLE_BEST: Final = 32
STUCK: Final = 33
ORPHANS: Final = 34
OPEN: Final = 35
OPEN_NEXT: Final = 36
OPEN_SUM: Final = 37
REACH: Final = 38
CAPTURE: Final = 39
OWN_PREY: Final = 40
TOPS: Final = 41
MIGHT: Final = 42
TURN_UP: Final = 43
LAST_CALL: Final = 44
TOKEN_END: Final = 45


class FoodChainFeatures(Features[FoodChain]):
    def __init__(self) -> None:
        self.names = NAMES
        self.blank: vec[i64] = vec[i64]([0] * (SEATS * len(STOCK)))

    def write(self, state: FoodChain, rows: vec[float]) -> None:
        table = state.table
        for k in range(table.seats * COUNT):
            rows[k] = 0.0
        coming = table.turn
        if table.phase != TURN and table.turns > 0:
            # The turn is done but for what chance draws and turns up.
            coming = (table.turn + 1) % table.seats
        for seat in range(table.seats):
            wait = (seat - coming + table.seats) % table.seats
            rows[seat * COUNT + NEXT] = 1.0 if wait == 0 else 0.0
            rows[seat * COUNT + WAIT] = float(wait) / float(table.seats - 1)
        reach = self._tell_hands(state, rows)
        for place in range(i64(1), i64(PLACES + 1)):
            if table.kinds[place] != FREE:
                _tell_prey(table, place, reach, rows)
                if table.owners[place] != NOBODY:
                    _tell_predator(state, place, coming, reach, rows)
        _tell_standing(table, coming, rows)

    def _tell_hands(self, state: FoodChain, rows: vec[float]) -> vec[i64]:
        """Writes what each hand holds. Returns the greatest power in each hand that could be played on each kind, 0 for
        none: seat × kinds + kind."""
        table, box = state.table, state.table.box
        reach = self.blank[:]
        powers, preys, size, hunter = box.powers, box.prey, box.size, box.hunter
        for seat in range(table.seats):
            first = seat * COUNT
            hand = state.hands[seat]
            has_token = table.free[seat] > 0
            for card in range(size):
                cards = hand[card]
                if cards == 0:
                    continue
                power, prey = powers[card], preys[card]
                slot = POWER_1 + power - 1
                if card >= hunter:
                    slot = HUNTER if card == hunter else SWARM
                elif prey == 0:
                    slot = BARE
                rows[first + slot] += 0.5 * float(cards)
                if has_token and prey:
                    for kind in range(hunter):
                        if prey >> kind & 1 and reach[seat * size + kind] < power:
                            reach[seat * size + kind] = power
        return reach


def _tell_prey(table: Table, place: i64, reach: vec[i64], rows: vec[float]) -> None:
    """Who could play a predator here, and would then be the strongest."""
    seats, kind, owner = table.seats, table.kinds[place], table.owners[place]
    size = table.box.size
    value = float(table.box.values[kind]) * table.box.unit
    might = table.might
    for seat in range(seats):
        power = reach[seat * size + kind]
        if power == 0:
            continue
        first = seat * COUNT
        rows[first + REACH] += 0.1
        weight = BITS[3 * (power - 1)]
        mine = might[place * SEATS + seat] + weight
        is_strongest = True
        for other in range(seats):
            theirs = might[place * SEATS + other]
            if other != seat and (theirs >= mine or theirs >= weight * 8):
                is_strongest = False
                break
        if not is_strongest:
            continue
        gain = value
        if owner not in (NOBODY, seat):
            gain += 0.2 * float(table.box.token_points)
            rows[owner * COUNT + HUNTABLE] += 0.25
            rows[owner * COUNT + HUNTABLE_BEST] = max(rows[owner * COUNT + HUNTABLE_BEST], gain)
            rows[first + CAPTURE] = max(rows[first + CAPTURE], gain)
        rows[first + OPEN] = max(rows[first + OPEN], gain)
        rows[first + OPEN_SUM] += 0.3 * gain


def _tell_predator(state: FoodChain, place: i64, coming: i64, reach: vec[i64], rows: vec[float]) -> None:
    """A card with a token: what it may eat, and whether it can be kept from that before its turn comes."""
    table = state.table
    kinds, owners, size = table.kinds, table.owners, table.box.size
    kind, owner, prey = kinds[place], owners[place], table.prey_of[place]
    first = owner * COUNT
    power = table.box.powers[kind]
    rows[first + MIGHT] += 0.1 * float(power)
    if table.hunters[place] > 0:
        rows[first + STUCK] += 0.25
        return
    rows[first + TOPS] += 0.25
    if prey == 0:
        rows[first + ORPHANS] += 0.25
        return
    meal = kinds[prey]
    victim = owners[prey]
    gain = float(table.box.values[meal]) * table.box.unit
    is_foe = victim not in (NOBODY, owner)
    if is_foe:
        gain += 0.2 * float(table.box.token_points)
    elif victim == owner:
        rows[first + OWN_PREY] += 0.25
    if not may_eat(table, place):
        rows[first + BLOCKED] += 0.3 * gain
        rows[first + BLOCKED_BEST] = max(rows[first + BLOCKED_BEST], gain)
        return
    if is_foe:
        hurt = victim * COUNT
        slot = THREAT_NEXT if owner == coming else THREAT_LATER
        rows[hurt + slot] = max(rows[hurt + slot], gain)
        rows[hurt + THREAT_SUM] += 0.3 * gain
    rows[first + READY_SUM] += 0.3 * gain
    seat = coming
    slot = READY
    while seat != owner:
        if (
            reach[seat * size + meal] >= power
            or reach[seat * size + kind] > 0
            or state.hands[seat][table.box.swarm] > 0
        ):
            slot = READY_RISKY
            break
        seat = (seat + 1) % table.seats
    best = rows[first + slot]
    if gain > best:
        rows[first + slot] = gain
        gain = best
    rows[first + READY_SECOND] = max(rows[first + READY_SECOND], gain)


def _tell_standing(table: Table, coming: i64, rows: vec[float]) -> None:
    """The score, the tokens, how near the end is, and what depends on whose turn comes."""
    seats, pile, tokens = table.seats, table.pile(), table.tokens()
    total = 0.0
    in_hands: i64 = 0
    most_lost: i64 = 0
    for seat in range(seats):
        first = seat * COUNT
        score = 5.0 * table.box.unit * float(points(table, seat))
        total += score
        in_hands += table.sizes[seat]
        lost = tokens_lost(table, seat)
        most_lost = max(most_lost, lost)
        rows[first + SCORE] = score / 20.0
        rows[first + HOME] = float(table.free[seat]) / float(tokens)
        rows[first + NO_TOKEN] = 1.0 if table.free[seat] == 0 else 0.0
        rows[first + LOST] = float(lost) / float(tokens)
        rows[first + LOST_THREE] = 1.0 if lost >= tokens - 1 else 0.0
        rows[first + HELD] = float(tokens_held(table, seat)) / float(tokens)
        rows[first + IN_HAND] = float(table.sizes[seat]) / 4.0
    if table.phase == DRAWING:
        rows[table.turn * COUNT + IN_HAND] += 0.25 * float(table.more + 1)
    left: i64 = 3 * pile + 2 * in_hands
    for place in range(i64(1), i64(PLACES + 1)):
        if table.kinds[place] != FREE:
            left += 1
    phase = 1.0 - float(left) / float(3 * table.box.total)
    late = 1.0 / (1.0 + math.sqrt(float(left)))
    missing = max(0, table.bases_wanted() - table.hunters[0]) if table.bag_size > 0 else 0
    for seat in range(seats):
        first = seat * COUNT
        score = rows[first + SCORE] * 20.0
        most = 0.0
        for other in range(seats):
            if other != seat:
                most = max(most, rows[other * COUNT + SCORE] * 20.0)
        lead = score - most
        rows[first + PHASE] = phase
        rows[first + LEAD] = lead / 10.0
        rows[first + LEAD_MEAN] = (score - (total - score) / float(seats - 1)) / 10.0
        rows[first + LEAD_LATE] = max(-5.0, min(5.0, lead * late))
        sure = max(-1.0, min(1.0, lead * 0.25))
        if pile == 0:
            rows[first + LAST_CALL] = sure * float(table.passes + 1) / float(seats)
        if most_lost >= tokens - 1:
            rows[first + TOKEN_END] = sure
        if seat == coming:
            rows[first + READY_NEXT] = rows[first + READY]
            rows[first + OPEN_NEXT] = rows[first + OPEN]
            rows[first + TURN_UP] = 0.5 * float(missing)


FEATURES: Final = FoodChainFeatures()
