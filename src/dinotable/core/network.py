"""A small network that tells from a seat's features how strong it stands, and the file that its weights come from.

A seat's strength is `w·x + phase (w′·x) + v·σ(Wx + b)` with σ(z) = z / (1 + |z|). Strengths mean something only beside
those of the other seats: e to the difference of two is the odds of ending ahead (Plackett–Luce).
"""

import hashlib
import json
import os
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.errors import DinotableError

FORMAT: Final = "dinotable weights 1"
FILE: Final = "weights.json"


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

    def strength(self, rows: vec[float], seat: i64) -> float:
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


class Weights:
    """What `weights.json` in a game's folder holds: a network for each number of seats, and what made them."""

    def __init__(self, rules: str, names: list[str], hidden: int, made: dict[str, Any]) -> None:
        self.rules = rules
        """Of the game that it was learned from, such as `magpies/1`."""
        self.names = names
        """The features, in their order."""
        self.hidden = hidden
        self.made = made
        """By which command, from which seed, with how many games."""
        self.numbers: dict[int, list[float]] = {}
        """By number of seats."""

    def network(self, seats: int) -> Network | None:
        numbers = self.numbers.get(seats)
        return None if numbers is None else Network(len(self.names), self.hidden, numbers)

    def hash(self) -> str:
        told = ";".join(f"{seats}:{_listed(self.numbers[seats])}" for seats in sorted(self.numbers))
        return hashlib.sha256(told.encode()).hexdigest()

    def text(self) -> str:
        head = {"format": FORMAT, "game": self.rules, **self.made, "hash": self.hash(), "hidden": self.hidden}
        lines = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in head.items()]
        lines.append(f'"features": {json.dumps(self.names)}')
        rows = ",\n".join(f'"{seats}": [{_listed(self.numbers[seats])}]' for seats in sorted(self.numbers))
        return "{\n" + ",\n".join(lines) + ',\n"weights": {\n' + rows + "\n}\n}\n"


def _listed(numbers: list[float]) -> str:
    return ",".join(f"{number:.5g}" for number in numbers)


def read_weights(text: str) -> Weights:
    held = cast(dict[str, Any], json.loads(text))
    if held.get("format") != FORMAT:
        raise DinotableError(f"these are no weights: their format is not “{FORMAT}”")
    own = ("format", "game", "hash", "hidden", "features", "weights")
    made = {name: value for name, value in held.items() if name not in own}
    weights = Weights(held["game"], held["features"], held["hidden"], made)
    for seats, numbers in held["weights"].items():
        weights.numbers[int(seats)] = [float(number) for number in numbers]
    if weights.hash() != held["hash"]:
        raise DinotableError("these weights are damaged: their hash is another")
    return weights


_READ: Final[dict[str, Weights]] = {}


def weights_in(folder: str) -> Weights | None:
    """Those of a game's folder, read once; none where nothing was learned yet."""
    path = os.path.join(folder, FILE)
    if path not in _READ:
        if not os.path.exists(path):
            return None
        with open(path, encoding="utf-8") as file:
            _READ[path] = read_weights(file.read())
    return _READ[path]
