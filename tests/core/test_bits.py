from dinotable.core.bits import BITS, lowest, members_of, size_of


def test_every_bit_stands_for_itself() -> None:
    for k in range(62):
        assert BITS[k] == 2**k
        assert lowest(2**k) == k
        assert lowest(2**61 | 2**k) == k


def test_members_come_smallest_first() -> None:
    word = 2**61 | 2**40 | 2**7 | 1
    assert members_of(word) == [0, 7, 40, 61]
    assert size_of(word) == 4
    assert members_of(0) == []
    assert size_of(0) == 0
