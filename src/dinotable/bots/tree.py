"""What a search remembers. A node is a decision as its seat knows it: all that this seat saw since the root."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer

LOW: Final = 0x7FFFFFFF
ALL: Final = 0x3FFFFFFFFFFFFFFF


def saw(history: i64, seat: i64, action: i64) -> i64:
    """A history of 62 bits, with one action more as somebody saw it."""
    # No product passes 62 bits: `i64` wraps when compiled.
    mixed = (history + (seat + 1) * 0x3C6EF372) & ALL
    low = ((mixed & LOW) ^ (action & LOW)) * 0x2545F491
    high = ((mixed >> 31) ^ (action >> 31 & LOW)) * 0x1E3779B1
    return (low ^ (high >> 17) ^ ((high & 0x1FFFF) << 45)) & ALL


class Edge:
    """An action at a node."""

    def __init__(self, expected: float, pull: float) -> None:
        self.visits = 0.0
        """Counts are floats here: they are divided in the hottest loop."""
        self.available = 0.0
        """How often it was legal when the node was visited: other worlds offer other actions."""
        self.total = 0.0
        """What the acting seat got of what it goes for, summed up over the visits."""
        self.looked = expected
        """What one look ahead promised."""
        self.pull = pull
        """How much that look makes it worth trying, against the pull of the others."""

    def mean(self, trust: float) -> float:
        """What to expect; the look counts for `trust` visits."""
        return (self.total + self.looked * trust) / (self.visits + trust)


class Node:
    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.asked: vec[i64] = vec[i64]([])
        """The actions that were legal at the last visit: mostly they are the same at the next."""
        self.answers: list[Edge] = []
        """Their edges, in their order."""

    def is_asked_again(self, out: Buffer) -> bool:
        """Whether the actions in the buffer are those of the last visit."""
        asked, items = self.asked, out.items
        if len(asked) != out.count:
            return False
        for k in range(out.count):
            if asked[k] != items[k]:
                return False
        return True


class Path:
    """The edges of one simulation, and whose they are."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.seats: list[int] = []

    def add(self, edge: Edge, seat: int) -> None:
        self.edges.append(edge)
        self.seats.append(seat)


def best_edge(edges: list[Edge], explore: float, trust: float) -> i64:
    """The place of the edge to try next: what it promises, and what trying it may still teach."""
    pulls = 0.0
    for edge in edges:
        edge.available += 1.0
        pulls += edge.pull
    best: i64 = 0
    most = -1.0
    for k in range(len(edges)):
        edge = edges[k]
        worth = edge.mean(trust) + explore * edge.pull / pulls * math.sqrt(edge.available) / (1.0 + edge.visits)
        if worth > most:
            best, most = k, worth
    return best


def is_decided(root: Node, left: i64) -> bool:
    """Whether so many simulations more cannot change which action has the most visits."""
    most, next_most = 0.0, 0.0
    for edge in root.edges.values():
        if edge.visits > most:
            most, next_most = edge.visits, most
        elif edge.visits > next_most:
            next_most = edge.visits
    return most - next_most > float(left)


def first_seat(mask: i64, own: i64) -> i64:
    """Of several seats asked together one's own goes first: what the others answer is hidden anyway."""
    return own if mask & BITS[own] else lowest(mask)
