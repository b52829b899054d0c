"""The state hash: every field as numbers, in order, through one hash function, the same on every machine."""

import hashlib
import struct

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer


class Sink:
    def __init__(self) -> None:
        self.numbers: list[int] = []

    def put(self, number: i64) -> None:
        self.numbers.append(number)

    def put_row(self, row: vec[i64]) -> None:
        """With its length, so that neighbouring rows cannot be mistaken for each other."""
        self.numbers.append(len(row))
        for number in row:
            self.numbers.append(number)

    def put_list(self, row: list[int]) -> None:
        self.numbers.append(len(row))
        self.numbers.extend(row)

    def put_buffer(self, buffer: Buffer) -> None:
        self.put_list(buffer.listed())

    def put_text(self, text: str) -> None:
        self.put_list(list(text.encode()))

    def digest(self) -> str:
        packed = struct.pack(f"<{len(self.numbers)}q", *self.numbers)
        return hashlib.blake2b(packed, digest_size=8).hexdigest()
