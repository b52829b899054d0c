"""Rows of float32 that compiled code writes and other libraries read: one memory, no copies.

A `vec` holds no float32, but whole numbers of the same size. So the bits of every number that can be written are in a table:
those from −64 to 64 in steps of 1/64, which float32 holds exactly.
"""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from dinotable.core.buffer import Buffer

GRAIN: Final = 64
FARTHEST: Final = 4096
"""In grains: what lies farther out is written as the farthest."""
_BITS: Final[vec[i32]] = vec[i32](
    [struct.unpack("=i", struct.pack("=f", grains / 64))[0] for grains in range(-4096, 4097)]
)


class Tensor:
    def __init__(self, rows: i64, size: i64) -> None:
        self.items: vec[i32] = vec[i32]([0] * (rows * size))
        """Row after row. It has the buffer protocol: `numpy.frombuffer(tensor.items, "float32")` is what is written now."""
        self.size = size
        self.first: i64 = 0
        """Where the row begins that is written."""
        self.written: list[Buffer] = [Buffer() for _ in range(rows)]
        """For each row, where something was put: little of what is large, so that is cheaper to clear than all of it."""
        self.places = Buffer()
        """Those of the row that is written."""

    def begin(self, row: i64) -> None:
        """What is put now goes into this row, which is all 0 then."""
        items, places = self.items, self.written[row]
        for k in range(places.count):
            items[places.items[k]] = 0
        places.clear()
        self.places = places
        self.first = row * self.size

    def put(self, place: i64, number: i64) -> None:
        self.put_grains(place, number * GRAIN)

    def put_part(self, place: i64, number: i64, of: i64) -> None:
        """A part of something, or a number in other units: `put_part(place, points, 10)`."""
        self.put_grains(place, number * GRAIN // of)

    def put_grains(self, place: i64, grains: i64) -> None:
        if grains > FARTHEST:
            grains = FARTHEST
        elif grains < -FARTHEST:
            grains = -FARTHEST
        at = self.first + place
        self.items[at] = _BITS[grains + FARTHEST]
        self.places.add(at)
