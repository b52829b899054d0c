"""The fast generator and the secret one: known values, and no bias."""

import hashlib
from collections import Counter

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck, commitment, new_seed, seed_from
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from examples.magpies import GAME
from tests.core.chi_square import excess


def sfc32(seed, count):
    """The published algorithm, written down once more without machine words."""
    a, b, c, counter = seed % 2**32, (seed >> 32) % 2**32, 0x9E3779B9, 1
    out = []
    for _ in range(12 + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c + c * 8) % 2**32, ((c * 2**21 | c >> 11) + word) % 2**32
        out.append(word)
    return out[12:]


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**63, 123456789012345])
def test_words_are_those_of_the_algorithm(seed):
    generator = Generator(seed)
    assert [generator.word() for _ in range(50)] == sfc32(seed, 50)


def test_words_never_change():
    """The first ones of seed 7: games in tests and benchmarks depend on them."""
    generator = Generator(7)
    assert [generator.word() for _ in range(4)] == sfc32(7, 4) == [100587536, 2849664703, 2976894644, 2427842431]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 100])
def test_below_is_even(n):
    generator = Generator(n)
    counts = Counter(generator.below(n) for _ in range(4000))
    assert set(counts) <= set(range(n))
    assert excess(counts, dict.fromkeys(range(n), 1 / n)) < 5


def test_below_reaches_far():
    generator = Generator(3)
    drawn = [generator.below(2**31) for _ in range(2000)]
    assert max(drawn) > 2**31 * 0.99 and min(drawn) < 2**31 * 0.01 and max(drawn) < 2**31


def test_pick_follows_the_weights():
    generator = Generator(5)
    counts = Counter(generator.pick(Buffer([5, 0, 1, 4])) for _ in range(4000))
    assert counts[1] == 0
    assert excess(counts, {0: 0.5, 2: 0.1, 3: 0.4}) < 5


def test_a_copy_goes_the_same_way():
    generator = Generator(9)
    generator.word()
    twin = generator.copy()
    assert [generator.word() for _ in range(5)] == [twin.word() for _ in range(5)]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 12])
def test_luck_is_even_over_seeds_and_over_draws(n):
    over_draws = Luck(seed_from(1))
    counts = Counter(over_draws.below("deck", n) for _ in range(2000))
    assert excess(counts, dict.fromkeys(range(n), 1 / n)) < 5
    counts = Counter(Luck(seed_from(number)).below("deck", n) for number in range(2000))
    assert excess(counts, dict.fromkeys(range(n), 1 / n)) < 5


def test_streams_do_not_hang_together():
    """Whatever is drawn from one pile, the other gives the same; and the two are not alike."""
    alone, mixed = Luck(seed_from(4)), Luck(seed_from(4))
    expected = [alone.below("tiles", 6) for _ in range(300)]
    drawn = []
    for _ in range(300):
        mixed.below("deck", 9)
        drawn.append(mixed.below("tiles", 6))
    assert drawn == expected
    other = [Luck(seed_from(4)).below("deck", 6)] + [mixed.below("deck-2", 6) for _ in range(299)]
    pairs = Counter(zip(expected, other, strict=True))
    assert excess(pairs, {(a, b): 1 / 36 for a in range(6) for b in range(6)}) < 5


def test_luck_never_changes():
    """Records with a seed are verified by these."""
    luck = Luck(seed_from(1))
    words = [hashlib.shake_256(seed_from(1) + f"/deck/{number}".encode()).digest(8) for number in range(4)]
    assert [int.from_bytes(word, "big") % 1000 for word in words] == [271, 398, 500, 278]
    assert [luck.below("deck", 1000) for _ in range(4)] == [271, 398, 500, 278]


def test_a_commitment_tells_seeds_apart_and_hides_them():
    first, second = new_seed(), new_seed()
    assert commitment(first) != commitment(second)
    assert first.hex() not in commitment(first)
    with pytest.raises(DinotableError, match="32 bytes"):
        Luck(b"short")


def test_a_draw_is_one_of_what_can_come():
    state = GAME.new(GAME.setup(2))
    out = Buffer()
    GAME.chance(state, out, Buffer())
    assert Luck(seed_from(2)).draw(GAME, state) in out.listed()
