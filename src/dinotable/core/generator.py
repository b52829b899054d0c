"""The fast generator for playouts, bots and tests. Never for a table's luck: see `chance`.

The algorithm is sfc32: three words of 32 bits and a counter. Every step is masked to 32 bits, because `i64` wraps
when compiled and does not when interpreted.
"""

from typing import Any, Final

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.parts import parts_of, put_together

WORD: Final = 0xFFFFFFFF


class Generator:
    def __init__(self, seed: int = 0) -> None:
        folded = seed & 0xFFFFFFFFFFFFFFFF
        self.a: i64 = folded & WORD
        self.b: i64 = (folded >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        out = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """One of 0 … n−1, each equally likely (n at most 2³¹)."""
        # Lemire's way: the product's high word is the answer, its low word tells the rare case to reject.
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def pick(self, weights: Buffer) -> i64:
        """A random index, by weight."""
        items = weights.items
        count = weights.count
        total: i64 = 0
        for k in range(count):
            total += items[k]
        left = self.below(total)
        for k in range(count):
            left -= items[k]
            if left < 0:
                return k
        raise ValueError("no weight is above zero")

    def copy(self) -> "Generator":
        twin = Generator()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return put_together, (parts_of(self),)
