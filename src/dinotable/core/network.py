"""A small network that tells from a seat's features how strong it stands. `weights` reads what it has learned.

A seat's strength is `w·x + phase (w′·x) + v·σ(Wx + b)` with σ(z) = z / (1 + |z|). Strengths mean something only beside
those of the other seats: e to the difference of two is the odds of ending ahead (Plackett–Luce).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.errors import DinotableError

LANES: Final = 4
"""Hidden units are summed up so many at a time: one sum would wait for itself."""


class Network:
    def __init__(self, features: int, hidden: int, numbers: list[float]) -> None:
        """`numbers`: w, w′, then for each hidden unit its row of W, its b and its v."""
        if len(numbers) != size_of(features, hidden):
            raise DinotableError(f"{size_of(features, hidden)} weights are needed, not {len(numbers)}")
        self.features: i64 = features
        rows = [numbers[at : at + features + 2] for at in range(2 * features, len(numbers), features + 2)]
        rows += [[0.0] * (features + 2)] * (-hidden % LANES)
        self.units: i64 = len(rows)
        self.linear: vec[float] = vec[float](numbers[:features])
        self.phased: vec[float] = vec[float](numbers[features : 2 * features])
        self.bias: vec[float] = vec[float]([row[features] for row in rows])
        self.outer: vec[float] = vec[float]([row[features + 1] for row in rows])
        lanes = [rows[at : at + LANES] for at in range(0, len(rows), LANES)]
        self.inner: vec[float] = vec[float]([row[k] for four in lanes for k in range(features) for row in four])
        """W: for four units at a time, feature by feature."""
        self.places: vec[i64] = vec[i64]([0] * features)
        self.values: vec[float] = vec[float]([0.0] * features)
        """The features that are not 0, and what they are: a half of most rows."""
        self.known: vec[float] = vec[float]([])
        """The row that each seat had last,"""
        self.strengths: vec[float] = vec[float]([])
        """and how strong it stood: what a seat does leaves most others' rows as they were."""

    def strength(self, rows: vec[float], seat: i64) -> float:
        if not self.remember(rows, seat):
            self.strengths[seat] = self.work_out(rows, seat)
        return self.strengths[seat]

    def remember(self, rows: vec[float], seat: i64) -> bool:
        """Takes note of a seat's row; whether it is still the same."""
        if len(self.known) != len(rows):
            self.known = vec[float]([math.inf] * len(rows))
            self.strengths = vec[float]([0.0] * (i64(len(rows)) // self.features))
        known, at = self.known, seat * self.features
        end = at + self.features
        while at < end and rows[at] == known[at]:
            at += 1
        if at == end:
            return True
        while at < end:
            known[at] = rows[at]
            at += 1
        return False

    def work_out(self, rows: vec[float], seat: i64) -> float:
        features, first = self.features, seat * self.features
        linear, phased, places, values = self.linear, self.phased, self.places, self.values
        total = 0.0
        by_phase = 0.0
        count: i64 = 0
        for k in range(features):
            x = rows[first + k]
            if x != 0.0:
                total += linear[k] * x
                by_phase += phased[k] * x
                places[count] = k * LANES
                values[count] = x
                count += 1
        total += by_phase * rows[first]
        inner, bias, outer = self.inner, self.bias, self.outer
        at: i64 = 0
        for unit in range(i64(0), self.units, LANES):
            a, b, c, d = bias[unit], bias[unit + 1], bias[unit + 2], bias[unit + 3]
            for k in range(count):
                x = values[k]
                place = at + places[k]
                a += inner[place] * x
                b += inner[place + 1] * x
                c += inner[place + 2] * x
                d += inner[place + 3] * x
            total += outer[unit] * squashed(a) + outer[unit + 1] * squashed(b)
            total += outer[unit + 2] * squashed(c) + outer[unit + 3] * squashed(d)
            at += features * LANES
        return total


def squashed(z: float) -> float:
    return z / (1.0 + z) if z > 0.0 else z / (1.0 - z)


def size_of(features: int, hidden: int) -> int:
    return 2 * features + hidden * (features + 2)
