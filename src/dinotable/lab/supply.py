"""The numbers that the runner has still to do."""

import threading
from collections.abc import Iterable


class Supply:
    """The numbers that are still to be done, for whoever is free."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.order: list[int] = []
        """Those that were handed out and not yet given back in their order."""
        self._numbers = iter(numbers)
        self._lock = threading.Lock()

    def take(self, most: int) -> list[int]:
        with self._lock:
            taken = [number for _, number in zip(range(most), self._numbers, strict=False)]
            self.order += taken
            return taken


def next_size(size: int, spent: float, seconds: float, most: int) -> int:
    """How many numbers to ask for at once, after `size` of them took so long: what should take about `seconds`."""
    if spent < seconds / 2:
        return min(2 * size, most)
    return max(size // 2, 1) if spent > 2 * seconds else size
