"""GD4: prey breeds. A set of targets is legal if each can be given a different adjacent parent (GD4.2). Prey that cannot
breed stays (GD4.3): nothing here removes any."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Hex, Mask, Packed, Seat
from dinotable.core.log import Log
from dinotable.games.gods_love_dinosaurs.actions import BORN, BREED, DONE
from dinotable.games.gods_love_dinosaurs.rules.supply import take_from_supply
from dinotable.games.gods_love_dinosaurs.state import Ecosystem, Table, occupied_in, spread
from dinotable.games.gods_love_dinosaurs.tiles import MOST_HEXES, WILD


def suits(ecosystem: Ecosystem, prey: i64) -> Mask:
    """GD4.1: the set of hexes of a prey's favourite terrain, or wild."""
    return ecosystem.terrains[ecosystem.box.favourite[prey]] | ecosystem.terrains[WILD]


def targets_of(ecosystem: Ecosystem, prey: i64) -> Mask:
    """The set of hexes one more newborn can take, with the parents waiting and the newborns there are."""
    open_hexes = suits(ecosystem, prey) & ~occupied_in(ecosystem)
    if not open_hexes or not ecosystem.waiting:
        return 0
    if not ecosystem.born:
        return spread(ecosystem.near, ecosystem.waiting) & open_hexes
    matching = Matching(ecosystem.near, ecosystem.waiting)
    left = ecosystem.born
    while left:
        matching.give_parent(lowest(left))
        left &= left - 1
    return matching.within_reach() & open_hexes


class Matching:
    """Targets, each with a parent of its own next to it."""

    def __init__(self, near: vec[i64], parents: Mask) -> None:
        self.near = near
        self.parents = parents
        self.free = parents
        """The parents without a target."""
        self.parent: vec[i64] = vec[i64]([-1] * MOST_HEXES)
        """Of each target."""
        self.child: vec[i64] = vec[i64]([-1] * MOST_HEXES)
        """Of each parent; −1: none."""
        self.came: vec[i64] = vec[i64]([-1] * MOST_HEXES)
        """For each parent the target it was reached from, while a chain is looked for."""

    def give_parent(self, target: Hex) -> bool:
        """One more target: along a chain of targets that each move on to another parent, the last to a free one."""
        near = self.near
        came = self.came
        seen: i64 = 0
        edge = near[target] & self.parents
        fresh = edge
        child = target
        while True:
            while fresh:
                came[lowest(fresh)] = child
                fresh &= fresh - 1
            if not edge:
                return False
            parent = lowest(edge)
            edge &= edge - 1
            seen |= BITS[parent]
            child = self.child[parent]
            if child < 0:
                self.move_along(parent, target)
                return True
            fresh = near[child] & self.parents & ~seen & ~edge
            edge |= fresh

    def move_along(self, parent: Hex, target: Hex) -> None:
        self.free &= ~BITS[parent]
        while True:
            child = self.came[parent]
            earlier = self.parent[child]
            self.parent[child] = parent
            self.child[parent] = child
            if child == target:
                return
            parent = earlier

    def within_reach(self) -> Mask:
        """The neighbours of every parent that is free, or whose child can move on so that it becomes free."""
        reach: i64 = 0
        free = self.free
        bound = self.parents & ~free
        while free:
            reach |= spread(self.near, free)
            free = 0
            left = bound
            while left:
                parent = lowest(left)
                left &= left - 1
                if reach & BITS[self.child[parent]]:
                    free |= BITS[parent]
            bound &= ~free
        return reach


def most_newborns(ecosystem: Ecosystem, prey: i64) -> i64:
    """How many newborns there could be if the species acted now."""
    matching = Matching(ecosystem.near, ecosystem.animals[prey])
    targets = suits(ecosystem, prey) & ~occupied_in(ecosystem)
    count: i64 = 0
    while targets:
        if matching.give_parent(lowest(targets)):
            count += 1
        targets &= targets - 1
    return count


def legal_breeding(ecosystem: Ecosystem, prey: i64, out: Buffer) -> None:
    targets = targets_of(ecosystem, prey)
    while targets:
        out.add(BREED.pack(lowest(targets)))
        targets &= targets - 1
    # GD4.1: the player may decline.
    out.add(DONE.pack0())


def apply_breeding(table: Table, seat: Seat, action: Packed, log: Log | None) -> None:
    ecosystem = table.own(seat)
    number = BREED.hex(action)
    take_from_supply(table, table.column)
    ecosystem.animals[table.column] |= BITS[number]
    ecosystem.born |= BITS[number]
    if log:
        log.add(BORN.pack3(seat, table.column, number))
