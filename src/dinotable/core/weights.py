"""The file of what was learned about a game: a network for each number of seats, and what made them."""

import functools
import hashlib
import json
import os
from typing import Any, cast

from dinotable.core.errors import DinotableError
from dinotable.core.network import Network

FORMAT = "dinotable weights 1"
FILE = "weights.json"


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
    # JSON reads −0 as 0.
    return ",".join(f"{number + 0.0:.5g}" for number in numbers)


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


def weights_in(folder: str) -> Weights | None:
    """Those of a game's folder; none where nothing was learned yet."""
    path = os.path.join(folder, FILE)
    return _read(path) if os.path.exists(path) else None


@functools.cache
def _read(path: str) -> Weights:
    with open(path, encoding="utf-8") as file:
        return read_weights(file.read())
