"""A row of numbers that is filled and emptied again and again without allocating."""

from collections.abc import Iterable, Iterator

from librt.vecs import vec
from mypy_extensions import i64


class Buffer:
    def __init__(self, items: Iterable[int] = (), room: i64 = 64) -> None:
        """With room for so many before it has to grow."""
        self.items: vec[i64] = vec[i64]([0] * room)
        """Only the first `count` mean anything."""
        self.count: i64 = 0
        for item in items:
            self.add(item)

    def clear(self) -> None:
        self.count = 0

    def add(self, item: i64) -> None:
        if self.count == len(self.items):
            self._grow()
        self.items[self.count] = item
        self.count += 1

    def room_for(self, most: i64) -> vec[i64]:
        """Empty, with room for so many. Hot code writes into what it gets and sets `count` at the end."""
        if len(self.items) < most:
            self.items = vec[i64]([0] * most)
        self.count = 0
        return self.items

    def _grow(self) -> None:
        bigger = vec[i64]([0] * (2 * self.count))
        for k in range(self.count):
            bigger[k] = self.items[k]
        self.items = bigger

    def has(self, item: i64) -> bool:
        items = self.items
        for k in range(self.count):
            if items[k] == item:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.items[k] for k in range(self.count)]

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())
