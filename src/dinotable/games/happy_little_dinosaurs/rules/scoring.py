"""HD5: the scoring window, and what the scores do when it closes."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.happy_little_dinosaurs.actions import (
    ADDED,
    ALL_TIED,
    DOUBLED,
    INVERSIONS,
    INVERTED,
    PASS,
    PUSH,
    PUSHED,
    RAN,
    SOUR,
    SOURED,
    TRAIT,
    UPSIDE_DOWN,
    WORTH,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.box import KINDS, PUSH_CARD, SOUR_CARD, UPSIDE_DOWN_CARD
from dinotable.games.happy_little_dinosaurs.rules.disaster import bury
from dinotable.games.happy_little_dinosaurs.rules.end import finish_at_goal
from dinotable.games.happy_little_dinosaurs.rules.hands import leave
from dinotable.games.happy_little_dinosaurs.rules.sudden import hand_out
from dinotable.games.happy_little_dinosaurs.score import (
    added_up,
    ends,
    inversions,
    push_worth,
    scores,
    sour_worth,
    times,
    trait,
)
from dinotable.games.happy_little_dinosaurs.state import WINDOW, HappyLittleDinosaurs, Table


def open_window(state: HappyLittleDinosaurs) -> None:
    state.table.phase = WINDOW
    state.table.answered = 0


def legal_window(state: HappyLittleDinosaurs, seat: Seat, out: Buffer) -> None:
    """HD5.2: any number of instants, one at a time, on any player still in."""
    table = state.table
    hands = state.hands
    out.add(PASS.pack0())
    pushes = hands[seat * KINDS + PUSH_CARD]
    sours = hands[seat * KINDS + SOUR_CARD]
    if pushes + sours > 0:
        for target in range(table.seats):
            if table.inside & BITS[target]:
                if pushes > 0:
                    out.add(PUSH.pack(target))
                if sours > 0:
                    out.add(SOUR.pack(target))
    if hands[seat * KINDS + UPSIDE_DOWN_CARD] > 0:
        out.add(UPSIDE_DOWN.pack0())


def apply_window(state: HappyLittleDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
    table = state.table
    kind = action & KIND_MASK
    if kind == PASS.code:
        table.answered |= BITS[seat]
        if table.answered == table.inside:
            table.step += 1
            _close(state, log)
        return
    if kind == PUSH.code:
        table.pushes[PUSH.seat(action)] += 1
        card: i64 = PUSH_CARD
    elif kind == SOUR.code:
        table.sours[SOUR.seat(action)] += 1
        card = SOUR_CARD
    else:
        table.flips += 1
        card = UPSIDE_DOWN_CARD
    leave(state, seat, card)
    table.played[card] += 1
    # HD5.2: a play cancels all passes, and everybody is asked anew.
    table.answered = 0
    table.step += 1
    if log:
        log.shows()


def _close(state: HappyLittleDinosaurs, log: Log | None) -> None:
    table = state.table
    row = scores(table)
    if log:
        _tell_scores(table, row, log)
    table.answered = 0
    lowest, highest = ends(table, row)
    if lowest == highest:
        # HD5.6: nobody scores or takes it.
        if log:
            log.add(ALL_TIED.pack(lowest))
        bury(state, log)
        return
    losers: i64 = 0
    for seat in range(table.seats):
        if not table.inside & BITS[seat]:
            continue
        if row[seat] == highest:
            # HD5.7: all tied for it, and not backwards.
            _run(table, seat, max(0, highest), log)
        elif row[seat] == lowest:
            losers |= BITS[seat]
    # HD5.8: a win comes before the disaster is dealt.
    if not finish_at_goal(table):
        hand_out(state, losers, log)


def _run(table: Table, seat: Seat, steps: i64, log: Log | None) -> None:
    table.position[seat] += steps
    if log:
        log.add(RAN.pack3(seat, steps, table.position[seat]))


def _tell_scores(table: Table, row: vec[i64], log: Log) -> None:
    """Each score line by line, so that “why did I lose?” has an answer."""
    if times(table) > 1:
        log.add(DOUBLED.pack2(push_worth(table), sour_worth(table)))
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            _tell_score(table, seat, log)
    if inversions(table) > 0:
        log.add(INVERSIONS.pack(inversions(table)))
    for seat in range(table.seats):
        if table.inside & BITS[seat] and row[seat] != added_up(table, seat):
            log.add(INVERTED.pack2(seat, row[seat]))


def _tell_score(table: Table, seat: Seat, log: Log) -> None:
    value = table.box.value
    total = value[table.front[seat]]
    log.add(WORTH.pack3(seat, table.front[seat], total))
    card = table.added[seat]
    if card >= 0:
        total += value[card]
        log.add(ADDED.pack4(seat, card, value[card], total))
    bonus = trait(table, seat)
    if bonus != 0:
        total += bonus
        log.add(TRAIT.pack3(seat, bonus, total))
    for _ in range(table.pushes[seat]):
        total += push_worth(table)
        log.add(PUSHED.pack3(seat, push_worth(table), total))
    for _ in range(table.sours[seat]):
        total -= sour_worth(table)
        log.add(SOURED.pack3(seat, sour_worth(table), total))
