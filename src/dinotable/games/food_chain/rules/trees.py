"""FC3: the trees on the table. Laying cards, taking them off, who may eat, which places are alike."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.ints import Card, Mask, Seat
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.state import FREE, NOBODY, SEATS, Table


def lay(table: Table, kind: Card, prey: i64, owner: Seat) -> i64:
    """FC3.1: a predator stands on its prey, a base on the ground (0); the card takes the lowest free place."""
    place: i64 = 1
    while table.kinds[place] != FREE:
        place += 1
    table.kinds[place] = kind
    table.owners[place] = owner
    _attach(table, place, prey)
    return place


def take(table: Table, place: i64) -> None:
    """Takes a card that nothing hunts off the table. Its token is the caller's to move."""
    _detach(table, place)
    table.prey_of[place] = 0
    table.kinds[place] = FREE
    table.owners[place] = NOBODY


def make_base(table: Table, place: i64) -> None:
    """FC5.6: a card whose prey goes becomes a base, with all it carries."""
    _detach(table, place)
    _attach(table, place, 0)


def _attach(table: Table, place: i64, prey: i64) -> None:
    """FC3.2: a prey may have several predators, each of which may be prey."""
    table.prey_of[place] = prey
    table.hunters[prey] += 1
    owner = table.owners[place]
    if owner != NOBODY:
        table.might[prey * SEATS + owner] += table.box.weights[table.kinds[place]]


def _detach(table: Table, place: i64) -> None:
    prey = table.prey_of[place]
    table.hunters[prey] -= 1
    owner = table.owners[place]
    if owner != NOBODY:
        table.might[prey * SEATS + owner] -= table.box.weights[table.kinds[place]]


def may_eat(table: Table, place: i64) -> bool:
    """Whether the predator at a place may eat its prey.

    FC5.1: not if it is hunted, and not if an opponent's predator is stronger: then their might has a digit above the
    eater's power. FC5.2: with equal powers the others are compared from the strongest. Compared digit by digit, that is
    comparing might, the tied pair included on both sides.
    """
    if table.prey_of[place] == 0 or table.hunters[place] > 0:
        return False
    seat = table.owners[place]
    row = table.prey_of[place] * SEATS
    mine = table.might[row + seat]
    above = table.box.weights[table.kinds[place]] * 8
    for other in range(table.seats):
        if other != seat:
            theirs = table.might[row + other]
            if theirs >= above or theirs >= mine:
                return False
    return True


def is_stronger_there(table: Table, other: Seat, place: i64) -> bool:
    """FC5.1: whether a seat has a stronger predator on the prey of the one at a place."""
    above = table.box.weights[table.kinds[place]] * 8
    return table.might[table.prey_of[place] * SEATS + other] >= above


def blocker(table: Table, place: i64) -> Seat:
    """Who keeps a top predator from eating, NOBODY if nobody does. FC5.2 is asked only if nobody is stronger."""
    seat = table.owners[place]
    row = table.prey_of[place] * SEATS
    tied: i64 = NOBODY
    for other in range(table.seats):
        if other == seat:
            continue
        if is_stronger_there(table, other, place):
            return other
        if tied == NOBODY and table.might[row + other] >= table.might[row + seat]:
            tied = other
    return tied


def strongest_top(table: Table, seat: Seat, prey: i64) -> i64:
    """The place of the seat's strongest top predator on a prey, 0 if it has none. If any of them may eat, it may."""
    best: i64 = 0
    best_weight: i64 = 0
    for place in range(i64(1), i64(PLACES + 1)):
        if table.owners[place] == seat and table.prey_of[place] == prey and table.hunters[place] == 0:
            weight = table.box.weights[table.kinds[place]]
            if weight > best_weight:
                best, best_weight = place, weight
    return best


def distinct(table: Table) -> Mask:
    """The places with a card, of places that are alike only the lowest: choices there have the same result."""
    mask: i64 = 0
    met: i64 = 0
    kinds, owners = table.kinds, table.owners
    for place in range(i64(1), i64(PLACES + 1)):
        kind = kinds[place]
        if kind == FREE:
            continue
        fresh = True
        # Most kinds lie on the table once: then there is nothing to compare.
        if met & BITS[kind]:
            for other in range(i64(1), place):
                if kinds[other] == kind and owners[other] == owners[place] and is_alike(table, other, place):
                    fresh = False
                    break
        met |= BITS[kind]
        if fresh:
            mask |= BITS[place]
    return mask


def is_alike(table: Table, one: i64, two: i64) -> bool:
    """Whether the table would be the same with the two places swapped: same trees above, and below down to a fork."""
    while one != two:
        if (one == 0) != (two == 0) or not _same_tree(table, one, two):
            return False
        one, two = table.prey_of[one], table.prey_of[two]
    return True


def _same_tree(table: Table, one: i64, two: i64) -> bool:
    if table.kinds[one] != table.kinds[two] or table.owners[one] != table.owners[two]:
        return False
    if table.hunters[one] != table.hunters[two]:
        return False
    if table.hunters[one] == 0:
        return True
    matched: i64 = 0
    for first in range(i64(1), i64(PLACES + 1)):
        if table.kinds[first] == FREE or table.prey_of[first] != one:
            continue
        found = False
        for second in range(i64(1), i64(PLACES + 1)):
            if table.kinds[second] == FREE or table.prey_of[second] != two or matched & BITS[second]:
                continue
            if _same_tree(table, first, second):
                matched |= BITS[second]
                found = True
                break
        if not found:
            return False
    return True


def lowest_alike(table: Table, place: i64) -> i64:
    """The place under which a choice at this one is offered."""
    for other in range(i64(1), place):
        if table.kinds[other] != FREE and is_alike(table, other, place):
            return other
    return place
