"""Buffers, bags and piles with a known bottom."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.deck import Bag, Pile
from dinotable.core.generator import Generator
from dinotable.core.sink import Sink
from tests.core.chi_square import excess


@given(st.lists(st.integers(-(2**62), 2**62), max_size=300))
def test_a_buffer_is_a_list(items):
    buffer = Buffer(items)
    assert buffer.listed() == list(buffer) == items and len(buffer) == len(items)
    assert all(buffer.has(item) for item in items)
    buffer.clear()
    assert len(buffer) == 0 and not any(buffer.has(item) for item in items)


def test_a_bag_counts():
    bag = Bag(vec[i64]([2, 0, 3]))
    bag.add(1)
    bag.take(2)
    assert list(bag.counts) == [2, 1, 2] and bag.total == 5
    twin = bag.copy()
    twin.take(0)
    assert list(bag.counts) == [2, 1, 2] and bag.total == 5 and twin.total == 4


def test_a_bag_gives_each_kind_as_often_as_it_holds_it():
    bag, generator = Bag(vec[i64]([2, 0, 3, 1])), Generator(1)
    counts = Counter(bag.random(generator) for _ in range(3000))
    assert counts[1] == 0
    assert excess(counts, {0: 2 / 6, 2: 3 / 6, 3: 1 / 6}) < 5


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 4), min_size=4, max_size=4))
def test_known_cards_come_last_and_in_their_order(under, counts):
    pile = Pile(Bag(vec[i64](counts)))
    for kind in under:
        pile.put_under(kind)
    generator, drawn = Generator(2), []
    out, weights = Buffer(), Buffer()
    while pile.weigh(out, weights):
        assert pile.count() == sum(counts) + len(under) - len(drawn)
        drawn.append(out.listed()[generator.pick(weights)])
        pile.take(drawn[-1])
    assert drawn[sum(counts) :] == under
    assert Counter(drawn[: sum(counts)]) == Counter({kind: count for kind, count in enumerate(counts) if count})


def test_a_copied_pile_is_its_own():
    pile = Pile(Bag(vec[i64]([1, 1])))
    pile.put_under(0)
    twin = pile.copy()
    twin.take(1)
    twin.put_under(1)
    assert pile.under == [0] and pile.count() == 3


def test_rows_of_a_hash_are_not_mistaken_for_each_other():
    digests = set()
    for rows in ([[1, 2], [3]], [[1], [2, 3]], [[1, 2, 3], []], [[], [1, 2, 3]]):
        sink = Sink()
        for row in rows:
            sink.put_row(vec[i64](row))
        digests.add(sink.digest())
    assert len(digests) == 4
