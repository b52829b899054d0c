"""A state as one number, for tables of positions already met: the numbers of the state hash, folded as they come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.sink import Sink
from dinotable.core.state import State

LOW: Final = 0x7FFFFFFF


class Fold(Sink):
    """62 bits, in two halves that stir each other. Among a million positions two that differ meet in one number once in
    ten million times, if at all: the text of a digest would be surer, and takes ten times as long."""

    def __init__(self) -> None:
        super().__init__()
        self.low: i64 = 0x2545F491
        self.high: i64 = 0x1E3779B1

    def put(self, number: i64) -> None:
        # No product passes 62 bits: `i64` wraps when compiled.
        low = (self.low ^ (number & LOW)) * 0x5851F42D
        high = (self.high ^ ((number >> 31) & LOW)) * 0x4C957F2D
        self.low = (low ^ (high >> 31)) & LOW
        self.high = (high ^ (low >> 31)) & LOW

    def put_row(self, row: vec[i64]) -> None:
        self.put(len(row))
        for number in row:
            self.put(number)

    def put_list(self, row: list[int]) -> None:
        self.put(len(row))
        for number in row:
            self.put(number)

    def put_buffer(self, buffer: Buffer) -> None:
        self.put(buffer.count)
        for k in range(buffer.count):
            self.put(buffer.items[k])

    def number(self) -> i64:
        return (self.high << 31) | self.low


def fold(state: State) -> i64:
    sink = Fold()
    state.put(sink)
    # Once more, so that the last number put in reaches all bits.
    sink.put(0)
    return sink.number()
