"""Who leads on a continent, by how much, and how soon that can change."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.games.ciao_dino.board.herds import ONE, OWN, SEAT_BITS
from dinotable.games.ciao_dino.seen.columns import (
    ALONE,
    ASHORE,
    CONTINENTS,
    COUNT,
    CUTS,
    DINOSAUR,
    EXPOSED,
    FERTILE,
    FOOTHOLDS,
    HOME_HERD,
    HOME_PART,
    LACKS_MORE,
    LACKS_ONE,
    LEADS_BY_MORE,
    LEADS_BY_ONE,
    LEADS_BY_TWO,
    NOW,
    REACH,
    REACH_ONE,
    REACH_TWO,
    SECOND,
    SIZE,
    SLIP,
    SLUMP,
    TIED,
)
from dinotable.games.ciao_dino.state import Table


def see_continent(table: Table, c: i64, herd: i64, fertile: i64, budgets: vec[i64], rows: vec[float]) -> None:
    """Who leads there, by how much, and what breeding could change."""
    seats = table.seats
    size = table.board.size[c]
    full, half, young = table.box.first_prizes[size], table.box.second_prizes[size], table.box.young
    wide = SIZE * float(size)
    total: i64 = 0
    growth: i64 = 0
    for seat in range(seats):
        total += herd >> seat * SEAT_BITS & OWN
        grown = min(fertile >> seat * SEAT_BITS & OWN, budgets[seat])
        growth += (grown if young == 1 else min(grown * young, table.reserve[seat])) * ONE[seat]
    foothold = wide / float(total + 1)
    for seat in range(seats):
        own = herd >> seat * SEAT_BITS & OWN
        if own == 0:
            continue
        at = seat * COUNT
        rows[at + CONTINENTS] += 0.25
        grows = growth >> seat * SEAT_BITS & OWN
        rows[at + FERTILE] += DINOSAUR * float(grows)
        if c == 0:
            rows[at + HOME_HERD] += DINOSAUR * float(own)
            rows[at + HOME_PART] += foothold * float(own)
            continue
        rows[at + FOOTHOLDS] += foothold * float(own)
        # How many others have more, and as many: as it is, with one more of one's own, two, all; with others' growth.
        best: i64 = 0
        above: i64 = 0
        level: i64 = 0
        above_one: i64 = 0
        level_one: i64 = 0
        above_two: i64 = 0
        level_two: i64 = 0
        above_all: i64 = 0
        level_all: i64 = 0
        above_slip: i64 = 0
        level_slip: i64 = 0
        above_slump: i64 = 0
        level_slump: i64 = 0
        for other in range(seats):
            theirs = herd >> other * SEAT_BITS & OWN
            if other == seat or theirs == 0:
                continue
            best = max(best, theirs)
            if theirs >= own:
                if theirs > own:
                    above += 1
                else:
                    level += 1
                if theirs > own + 1:
                    above_one += 1
                elif theirs == own + 1:
                    level_one += 1
                if theirs > own + 2:
                    above_two += 1
                elif theirs == own + 2:
                    level_two += 1
                if theirs > own + grows:
                    above_all += 1
                elif theirs == own + grows:
                    level_all += 1
            more = growth >> other * SEAT_BITS & OWN
            slipping = theirs + 1 if more else theirs
            if slipping > own:
                above_slip += 1
            elif slipping == own:
                level_slip += 1
            if theirs + more > own:
                above_slump += 1
            elif theirs + more == own:
                level_slump += 1
        prize = _prize(full, half, above, level)
        rows[at + NOW] += SIZE * float(prize)
        if best == 0:
            rows[at + ALONE] += wide
            continue
        lead = own - best
        if lead > 2:
            rows[at + LEADS_BY_MORE] += wide
        elif lead == 2:
            rows[at + LEADS_BY_TWO] += wide
        elif lead == 1:
            rows[at + LEADS_BY_ONE] += wide
        elif lead == 0:
            rows[at + TIED] += wide
        else:
            rows[at + LACKS_ONE if lead == -1 else at + LACKS_MORE] += wide
            rows[at + SECOND] += SIZE * float(prize)
        if grows:
            rows[at + REACH] += SIZE * float(_prize(full, half, above_all, level_all) - prize)
            one = SIZE * float(_prize(full, half, above_one, level_one) - prize)
            rows[at + REACH_ONE] = max(rows[at + REACH_ONE], one)
            two = SIZE * float(_prize(full, half, above_two, level_two) - prize) if grows > 1 else one
            rows[at + REACH_TWO] = max(rows[at + REACH_TWO], two)
        rows[at + SLIP] += SIZE * float(prize - _prize(full, half, above_slip, level_slip))
        rows[at + SLUMP] += SIZE * float(prize - _prize(full, half, above_slump, level_slump))


def _prize(full: i64, half: i64, above: i64, level: i64) -> i64:
    """CD10.2, CD10.3: for a seat with so many others above it, and so many level."""
    if above == 0:
        return (full + half + level) // (level + 1) if level else full
    return (half + level) // (level + 1) if above == 1 else 0


def see_drifts(table: Table, herd: i64, drifting: i64, cuts: i64, rows: vec[float]) -> None:
    """CD5.2: who stands on a continent can let its tiles drift."""
    seats = table.seats
    for seat in range(seats):
        own = herd >> seat * SEAT_BITS & OWN
        if own:
            at = seat * COUNT
            rows[at + CUTS] += 0.1 * float(cuts)
            if herd != own * ONE[seat]:
                rows[at + EXPOSED] += DINOSAUR * float(drifting >> seat * SEAT_BITS & OWN)
            rows[at + ASHORE] += DINOSAUR * float(own)
