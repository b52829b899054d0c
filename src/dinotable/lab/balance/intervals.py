"""Estimates with their 95 % intervals, from sums alone; and how surprising a result would be if nothing were the matter."""

import math
from collections import Counter
from typing import NamedTuple

from dinotable.lab.statistics import Z


class Estimate(NamedTuple):
    value: float
    low: float
    high: float

    def half(self) -> float:
        """The half of its width."""
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high

    def rounded(self, digits: int = 4) -> list[float]:
        return [round(each, digits) for each in self]


class Mean:
    """Of independent numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return math.inf
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return math.sqrt(max(0.0, variance) / self.count)

    def estimate(self, z: float = Z) -> Estimate:
        value, error = self.value(), self.error()
        return Estimate(value, value - z * error, value + z * error)

    def surprise(self) -> float:
        """How likely a mean so far from 0 is if the true one is 0."""
        error = self.error()
        return two_sided(self.value() / error) if 0 < error < math.inf else float(self.value() == 0 or self.count < 2)


class Ratio:
    """Of two sums over independent units, such as games: Σx / Σy, by linearization."""

    def __init__(self, x: float = 0.0, y: float = 0.0, xx: float = 0.0, xy: float = 0.0, yy: float = 0.0) -> None:
        self.x, self.y, self.xx, self.xy, self.yy = x, y, xx, xy, yy

    def add(self, x: float, y: float) -> None:
        self.x += x
        self.y += y
        self.xx += x * x
        self.xy += x * y
        self.yy += y * y

    def estimate(self, z: float = Z) -> Estimate:
        if self.y <= 0:
            return Estimate(0.0, -math.inf, math.inf)
        value, error = self.x / self.y, self.error()
        return Estimate(value, value - z * error, value + z * error)

    def error(self) -> float:
        value = self.x / self.y
        return math.sqrt(max(0.0, self.xx - 2 * value * self.xy + value * value * self.yy)) / self.y

    def surprise(self) -> float:
        """How likely a ratio so far from 0 is if the true one is 0."""
        if self.y <= 0 or self.error() == 0:
            return 1.0
        return two_sided(self.x / self.y / self.error())


class Spread:
    """Whole numbers, kept by how often each came: mean, quantiles, and a picture of them."""

    def __init__(self) -> None:
        self.mean = Mean()
        self.counts: Counter[int] = Counter()

    def add(self, value: int) -> None:
        self.mean.add(value)
        self.counts[value] += 1

    def quantile(self, part: float) -> int:
        left = part * self.mean.count
        for value in sorted(self.counts):
            left -= self.counts[value]
            if left <= 0:
                return value
        return 0


def two_sided(z: float) -> float:
    return math.erfc(abs(z) / math.sqrt(2))


def chi_square_tail(value: float, freedom: int) -> float:
    """How likely a sum of so many squares of standard normal numbers is to be larger."""
    if value <= 0:
        return 1.0
    half, a = value / 2, freedom / 2
    if half < a + 1:
        term = total = 1 / a
        k = a
        while term > total * 1e-12:
            k += 1
            term *= half / k
            total += term
        return 1 - total * math.exp(-half + a * math.log(half) - math.lgamma(a))
    # A continued fraction, by Lentz.
    b = half + 1 - a
    c, d = 1e300, 1 / b
    fraction = d
    for k in range(1, 500):
        step = -k * (k - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return math.exp(-half + a * math.log(half) - math.lgamma(a)) * fraction


def holm(surprises: list[float]) -> list[float]:
    """The same, corrected for looking at so many at once (Holm): below 0.05 at most one list in twenty errs anywhere."""
    order = sorted(range(len(surprises)), key=lambda k: surprises[k])
    corrected = [1.0] * len(surprises)
    most = 0.0
    for place, k in enumerate(order):
        most = max(most, min(1.0, (len(surprises) - place) * surprises[k]))
        corrected[k] = most
    return corrected
