"""Decks and bags without an order: how many there are of each kind, and, where a rule makes one, a known bottom."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.sink import Sink
from dinotable.core.vocabulary import Kind


def weigh_counts(counts: vec[i64], begin: i64, end: i64, out: Buffer, weights: Buffer) -> i64:
    """What can come from a row of counts, or from a part of it: each kind, from 0 at `begin`, weighted by how many there
    are. Empties both buffers first."""
    kinds = out.room_for(end - begin)
    shares = weights.room_for(end - begin)
    found: i64 = 0
    for k in range(begin, end):
        if counts[k] > 0:
            kinds[found] = k - begin
            shares[found] = counts[k]
            found += 1
    out.count = found
    weights.count = found
    return found


def pack_all(kind: Kind, out: Buffer) -> i64:
    """Each number in the buffer as an action of one field."""
    items = out.items
    code = kind.code
    zero = kind.zero1
    shift = kind.shift1
    for k in range(out.count):
        items[k] = code | (items[k] + zero) << shift
    return out.count


class Bag:
    """A shuffled pile is a bag: each kind is drawn with a probability in proportion to its number."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts
        self.total: i64 = 0
        for count in counts:
            self.total += count

    def copy(self) -> "Bag":
        return Bag(self.counts[:])

    def add(self, kind: i64, count: i64 = 1) -> None:
        self.counts[kind] += count
        self.total += count

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.total -= 1

    def random(self, generator: Generator) -> i64:
        """A random kind, by how many of each there are; it is not taken out."""
        left = generator.below(self.total)
        counts = self.counts
        kind: i64 = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        return kind

    def put(self, sink: Sink) -> None:
        sink.put_row(self.counts)
        sink.put(self.total)


class Pile:
    """A bag with known cards under it, which come last and in their order."""

    def __init__(self, bag: Bag) -> None:
        self.bag = bag
        self.under: list[int] = []
        """The known cards, the next to come first."""

    def copy(self) -> "Pile":
        twin = Pile(self.bag.copy())
        twin.under = self.under[:]
        return twin

    def count(self) -> i64:
        return self.bag.total + len(self.under)

    def put_under(self, kind: i64) -> None:
        self.under.append(kind)

    def weigh(self, out: Buffer, weights: Buffer) -> i64:
        """What can come next, as kinds with weights. Empties both buffers first."""
        counts = self.bag.counts
        if self.bag.total == 0 and self.under:
            out.clear()
            weights.clear()
            out.add(self.under[0])
            weights.add(1)
            return 1
        return weigh_counts(counts, 0, len(counts), out, weights)

    def take(self, kind: i64) -> None:
        """Takes out the one that was drawn."""
        if self.bag.total == 0:
            self.under.pop(0)
        else:
            self.bag.take(kind)

    def put(self, sink: Sink) -> None:
        self.bag.put(sink)
        sink.put_list(self.under)
