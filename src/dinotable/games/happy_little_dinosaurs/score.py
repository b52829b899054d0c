"""The scores of a round (HD5), how near an area is to its limit (HD7), and how it ended (HD9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.ints import Card, Seat
from dinotable.core.outcome import Outcome, Part, ranks_of
from dinotable.games.happy_little_dinosaurs.box import METEOR, ODD_FRUIT, SAW, SNAPJAW
from dinotable.games.happy_little_dinosaurs.state import LAST, LIMIT, ON, HappyLittleDinosaurs, Table

FAR: Final = 1000000
"""Beyond any score."""


def in_front(table: Table, card: Card) -> i64:
    """How many of a card lie in front of players."""
    count: i64 = 0
    for lying in table.front:
        if lying == card:
            count += 1
    return count


def trait(table: Table, seat: Seat) -> i64:
    """HD5.1: against this round's disaster."""
    return table.box.traits[4 * table.dinosaurs[seat] + table.disaster]


def times(table: Table) -> i64:
    """HD5.3: how much more pushes and sours count."""
    count: i64 = 1
    if in_front(table, SAW) == 0:
        for _ in range(in_front(table, ODD_FRUIT)):
            count *= table.box.times
    return count


def push_worth(table: Table) -> i64:
    """HD5.3: what a push adds."""
    return table.box.push * times(table)


def sour_worth(table: Table) -> i64:
    """HD5.3: what a sour takes away."""
    return table.box.sour * times(table)


def inversions(table: Table) -> i64:
    """HD5.4: how many there are; an even number cancels."""
    # HD4.1: a saw silences snapjaws; nothing cancels an upside-down.
    return table.flips + (in_front(table, SNAPJAW) if in_front(table, SAW) == 0 else 0)


def added_up(table: Table, seat: Seat) -> i64:
    """HD5.1: a seat's score before any inversion."""
    box = table.box
    score = box.value[table.front[seat]] + trait(table, seat)
    if table.added[seat] >= 0:
        score += box.value[table.added[seat]]
    return score + times(table) * (box.push * table.pushes[seat] - box.sour * table.sours[seat])


def scores(table: Table) -> vec[i64]:
    """The scores of all still in, as if the window closed now; 0 for the others. They may be below 0 (HD5.5)."""
    row = vec[i64]([0] * table.seats)
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            row[seat] = added_up(table, seat)
    if inversions(table) % 2 == 1:
        # HD5.4: last of all, and all who are tied at an end go to the other.
        lowest, highest = ends(table, row)
        for seat in range(table.seats):
            if table.inside & BITS[seat] and row[seat] == lowest:
                row[seat] = highest
            elif table.inside & BITS[seat] and row[seat] == highest:
                row[seat] = lowest
    return row


def ends(table: Table, row: vec[i64]) -> tuple[i64, i64]:
    """The lowest and the highest score of those still in."""
    lowest: i64 = FAR
    highest: i64 = -FAR
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            lowest = min(lowest, row[seat])
            highest = max(highest, row[seat])
    return lowest, highest


def window_order(table: Table) -> list[int]:
    """HD5.2, where an order is needed: lowest score first, then least advanced, then seat."""
    row = scores(table)
    keys = [
        (int(row[seat]), int(table.position[seat]), seat) for seat in range(table.seats) if table.inside & BITS[seat]
    ]
    return [seat for _, _, seat in sorted(keys)]


def disasters_of(table: Table, seat: Seat) -> i64:
    count: i64 = 0
    for kind in range(i64(4)):
        count += table.areas[4 * seat + kind]
    return count


def disasters_left(table: Table, seat: Seat) -> i64:
    """How many more disasters put a seat out at the soonest; 0 or less: it is out (HD7.3; in a duel HD7.4)."""
    return left_with(table, seat, -1)


def is_deadly(table: Table, seat: Seat, kind: i64) -> bool:
    """Whether one more of a type puts a seat out."""
    return left_with(table, seat, kind) <= 0


def left_with(table: Table, seat: Seat, more: i64) -> i64:
    """With one more of a type, −1: without."""
    limits: i64 = 1 if table.duel else 0
    alike, each = table.box.alike[limits], table.box.each[limits]
    most: i64 = 0
    missing: i64 = 0
    for kind in range(i64(METEOR)):
        count = table.areas[4 * seat + kind] + (1 if kind == more else 0)
        most = max(most, count)
        missing += max(0, each - count)
    # A meteor counts as the type that is worst for its holder.
    return min(alike - most, missing) - table.areas[4 * seat + METEOR] - (1 if more == METEOR else 0)


def outcome(state: HappyLittleDinosaurs) -> Outcome | None:
    table = state.table
    if table.ended == ON:
        return None
    keys: list[tuple[int, ...]] = []
    for seat in range(table.seats):
        if table.inside & BITS[seat]:
            # HD9.2, HD9.3: the furthest, then fewer disasters.
            keys.append((1, int(table.position[seat]), -int(disasters_of(table, seat))))
        else:
            # HD9.3: after those still in, by how late.
            keys.append((0, table.gone.index(seat), 0))
    reason, rule = "route", "HD9.1"
    if table.ended == LAST:
        reason, rule = "last", "HD7.6"
    elif table.ended == LIMIT:
        reason, rule = "limit", "HD9.4"
    steps = [int(steps) for steps in table.position]
    # How many of them were run (HD5.7) and how many stepped (HD8.1) is not kept.
    parts = [[Part("route", count, "HD1.4")] if count else [] for count in steps]
    return Outcome(steps, ranks_of(keys), reason, rule, parts)
