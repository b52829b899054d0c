"""GD4: prey breeds. A set of targets is legal if each can be given a different adjacent parent (GD4.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import BORN, BREED
from dinotable.games.gods_love_dinosaurs.box import FAVOURITE, MOST_HEXES, WILD
from dinotable.games.gods_love_dinosaurs.placing import take_from_supply
from dinotable.games.gods_love_dinosaurs.state import Ecosystem, Table, occupied_in

_PARENT: Final = vec[i64]([0] * MOST_HEXES)
"""Scratch: the parent each target is given, while a matching is worked on."""
_CHILD: Final = vec[i64]([0] * MOST_HEXES)
"""Scratch: for each parent its target, −1: none."""
_CAME: Final = vec[i64]([0] * MOST_HEXES)
"""Scratch: for each parent the target it was reached from."""


def suits(ecosystem: Ecosystem, prey: i64) -> i64:
    """GD4.1: the set of hexes of a prey's favourite terrain, or wild."""
    return ecosystem.terrains[FAVOURITE[prey]] | ecosystem.terrains[WILD]


def targets_of(ecosystem: Ecosystem, prey: i64) -> i64:
    """The set of hexes one more newborn can take, with the parents waiting and the newborns there are."""
    open_hexes = suits(ecosystem, prey) & ~occupied_in(ecosystem)
    if not open_hexes or not ecosystem.waiting:
        return 0
    match(ecosystem.near, ecosystem.waiting, ecosystem.born)
    return _within_reach(ecosystem.near, ecosystem.waiting, ecosystem.born) & open_hexes


def match(near: vec[i64], parents: i64, targets: i64) -> bool:
    """Gives each target a parent of its own, next to it; whether that is possible."""
    left = parents
    while left:
        _CHILD[lowest(left)] = -1
        left &= left - 1
    while targets:
        if not _give_parent(near, parents, lowest(targets)):
            return False
        targets &= targets - 1
    return True


def _give_parent(near: vec[i64], parents: i64, target: i64) -> bool:
    """One more target: along a chain of targets that each move on to another parent, the last to a free one."""
    seen: i64 = 0
    edge = near[target] & parents
    came_from = edge
    while came_from:
        _CAME[lowest(came_from)] = target
        came_from &= came_from - 1
    while edge:
        parent = lowest(edge)
        edge &= edge - 1
        seen |= BITS[parent]
        child = _CHILD[parent]
        if child < 0:
            _move_along(parent, target)
            return True
        fresh = near[child] & parents & ~seen & ~edge
        edge |= fresh
        while fresh:
            _CAME[lowest(fresh)] = child
            fresh &= fresh - 1
    return False


def _move_along(parent: i64, target: i64) -> None:
    while True:
        child = _CAME[parent]
        earlier = _PARENT[child]
        _PARENT[child] = parent
        _CHILD[parent] = child
        if child == target:
            return
        parent = earlier


def _within_reach(near: vec[i64], parents: i64, targets: i64) -> i64:
    """The neighbours of every parent that is free, or whose child can move on so that it becomes free."""
    free = parents
    while targets:
        free &= ~BITS[_PARENT[lowest(targets)]]
        targets &= targets - 1
    reach: i64 = 0
    bound = parents & ~free
    while free:
        left = free
        while left:
            reach |= near[lowest(left)]
            left &= left - 1
        free = 0
        left = bound
        while left:
            parent = lowest(left)
            left &= left - 1
            if reach & BITS[_CHILD[parent]]:
                free |= BITS[parent]
        bound &= ~free
    return reach


def most_newborns(ecosystem: Ecosystem, prey: i64) -> i64:
    """How many newborns there could be if the species acted now."""
    parents = ecosystem.animals[prey]
    targets = suits(ecosystem, prey) & ~occupied_in(ecosystem)
    match(ecosystem.near, parents, 0)
    count: i64 = 0
    while targets:
        if _give_parent(ecosystem.near, parents, lowest(targets)):
            count += 1
        targets &= targets - 1
    return count


def legal_breeding(ecosystem: Ecosystem, prey: i64, out: Buffer) -> None:
    targets = targets_of(ecosystem, prey)
    while targets:
        out.add(BREED.pack(lowest(targets)))
        targets &= targets - 1


def apply_breeding(table: Table, seat: i64, prey: i64, action: i64, log: Log | None) -> None:
    ecosystem = table.ecosystems[seat]
    number = BREED.hex(action)
    take_from_supply(table, prey)
    ecosystem.animals[prey] |= BITS[number]
    ecosystem.born |= BITS[number]
    if log:
        log.add(BORN.pack3(seat, prey, number))
