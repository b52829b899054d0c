"""Fits a network to how games ended: who of two ended ahead, and who won. By Adam, in numpy.

The features are put on one scale first; what comes out holds for the features as they are, so that play need not.
"""

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from dinotable.lab.samples import Samples

Numbers = NDArray[np.float64]
FLOOR = 1e-3
"""A feature that varies less says nothing."""


@dataclass
class Recipe:
    hidden: int = 16
    epochs: int = 10
    batch: int = 1024
    rate: float = 4e-3
    decay: float = 1e-4
    """How fast weights go back to zero when nothing speaks for them."""
    tested: int = 10
    """One game of so many is kept apart for the test."""


@dataclass
class Fitted:
    numbers: list[float]
    """As `core.network.Network` takes them."""
    loss: float
    """Of the games kept apart: the log-loss of who of two ends ahead; that of a coin is 0.693."""
    hand_loss: float
    """The same of the hand-made evaluation, on the scale that suits it best."""
    win_loss: float
    """The log-loss of who wins."""
    losses: list[float] = field(default_factory=list)
    """After each epoch."""


def split(samples: Samples, tested: int, eighths: int) -> tuple[Samples, Samples]:
    """By game: positions of one game end alike. So many eighths of the games to learn from, and those to test with."""
    is_test = samples.games % tested == 0
    return samples.chosen(~is_test & (samples.games // tested % 8 < eighths)), samples.chosen(is_test)


class Fit:
    """The network of `core.network`, on features with mean 0 and deviation 1."""

    def __init__(self, features: int, recipe: Recipe, seed: int) -> None:
        self.recipe = recipe
        self.luck = np.random.default_rng(seed)
        self.mean = np.zeros(features)
        self.deviation = np.ones(features)
        hidden = recipe.hidden
        self.parts: dict[str, Numbers] = {
            "linear": np.zeros(features),
            "phased": np.zeros(features),
            "first": self.luck.normal(0.0, 1.0 / math.sqrt(features), (features, hidden)),
            "bias": np.zeros(hidden),
            "second": self.luck.normal(0.0, 0.1, hidden),
        }

    def scale_to(self, samples: list[Samples]) -> None:
        rows = np.concatenate([each.rows.reshape(-1, each.rows.shape[2]) for each in samples])
        self.mean = rows.mean(0, dtype=np.float64)
        deviation = rows.std(0, dtype=np.float64)
        self.deviation = np.where(deviation > FLOOR, deviation, np.inf)

    def train(self, samples: list[Samples], epochs: int, tests: list[Samples]) -> list[float]:
        """Adam over batches of all samples in turn, at a falling rate. The losses after each epoch."""
        recipe = self.recipe
        moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.parts.items()}
        batches = [(k, at) for k, each in enumerate(samples) for at in range(0, len(each), recipe.batch)]
        total, step, losses = epochs * len(batches), 0, []
        for _ in range(epochs):
            orders = [self.luck.permutation(len(each)) for each in samples]
            for k, at in [batches[place] for place in self.luck.permutation(len(batches))]:
                picked = orders[k][at : at + recipe.batch]
                slopes = self._slopes(samples[k].rows[picked], samples[k].ranks[picked])
                step += 1
                rate = recipe.rate * 0.5 * (1 + math.cos(math.pi * step / total))
                for name, steep in slopes.items():
                    slope = steep + recipe.decay * self.parts[name]
                    first, second = moments[name]
                    first += 0.1 * (slope - first)
                    second += 0.001 * (slope * slope - second)
                    scaled = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
                    self.parts[name] -= rate * scaled
            losses.append(float(np.mean([self.losses_of(test)[0] for test in tests])) if tests else 0.0)
        return losses

    def strengths(self, rows: NDArray[np.float32]) -> Numbers:
        return self._forward(self._scaled(rows), rows[..., 0])[0]

    def losses_of(self, samples: Samples) -> tuple[float, float]:
        return pair_loss(self.strengths(samples.rows), samples.ranks), win_loss(
            self.strengths(samples.rows), samples.ranks
        )

    def numbers(self) -> list[float]:
        """For features as they are. What all seats have in common is left out: only differences count."""
        parts = self.parts
        first = parts["first"] / self.deviation[:, None]
        bias = parts["bias"] - self.mean @ first
        flat = [parts["linear"] / self.deviation, parts["phased"] / self.deviation]
        for unit in range(self.recipe.hidden):
            flat += [first[:, unit], bias[unit : unit + 1], parts["second"][unit : unit + 1]]
        return [float(f"{number:.5g}") for number in np.concatenate(flat)]

    def _scaled(self, rows: NDArray[np.float32]) -> Numbers:
        scaled: Numbers = (rows - self.mean) / self.deviation
        return scaled

    def _forward(self, x: Numbers, phase: NDArray[np.float32]) -> tuple[Numbers, Numbers, Numbers]:
        parts = self.parts
        z = x @ parts["first"] + parts["bias"]
        h = z / (1 + np.abs(z))
        s: Numbers = x @ parts["linear"] + phase * (x @ parts["phased"]) + h @ parts["second"]
        return s, z, h

    def _slopes(self, rows: NDArray[np.float32], ranks: NDArray[np.float32]) -> dict[str, Numbers]:
        x, phase = self._scaled(rows), rows[..., 0]
        s, z, h = self._forward(x, phase)
        towards = self.towards(s, ranks) / len(rows)
        flat, row = towards.reshape(-1), x.reshape(-1, x.shape[2])
        within = (flat[:, None] * self.parts["second"]) / np.square(1 + np.abs(z.reshape(len(flat), -1)))
        return {
            "linear": flat @ row,
            "phased": (flat * phase.reshape(-1)) @ row,
            "first": row.T @ within,
            "bias": within.sum(0),
            "second": flat @ h.reshape(len(flat), -1),
        }

    def towards(self, s: Numbers, ranks: NDArray[np.float32]) -> Numbers:
        """The slope of the loss by each strength: half by pairs, half by who wins."""
        seats = s.shape[1]
        slope = np.zeros_like(s)
        for a in range(seats):
            for b in range(seats):
                if a != b:
                    slope[:, a] += (_odds(s[:, a] - s[:, b]) - _ahead(ranks[:, a], ranks[:, b])) / (seats - 1)
        slope += _softmax(s) - _wins(ranks)
        return slope / 2


def _odds(lead: Numbers) -> Numbers:
    odds: Numbers = 1 / (1 + np.exp(-np.clip(lead, -30, 30)))
    return odds


def _ahead(rank: NDArray[np.float32], other: NDArray[np.float32]) -> Numbers:
    return np.where(rank < other, 1.0, np.where(rank == other, 0.5, 0.0))


def _softmax(s: Numbers) -> Numbers:
    e = np.exp(s - s.max(1, keepdims=True))
    chances: Numbers = e / e.sum(1, keepdims=True)
    return chances


def _wins(ranks: NDArray[np.float32]) -> Numbers:
    first = (ranks == 1).astype(np.float64)
    wins: Numbers = first / first.sum(1, keepdims=True)
    return wins


def pair_loss(s: Numbers, ranks: NDArray[np.float32]) -> float:
    seats, total = s.shape[1], []
    for a in range(seats):
        for b in range(a + 1, seats):
            ahead, odds = _ahead(ranks[:, a], ranks[:, b]), np.clip(_odds(s[:, a] - s[:, b]), 1e-9, 1 - 1e-9)
            total.append(-(ahead * np.log(odds) + (1 - ahead) * np.log(1 - odds)).mean())
    return float(np.mean(total))


def win_loss(s: Numbers, ranks: NDArray[np.float32]) -> float:
    return float(-(_wins(ranks) * np.log(np.clip(_softmax(s), 1e-9, 1))).sum(1).mean())


def hand_loss(samples: Samples) -> float:
    """Of the hand-made evaluation, on the best of many scales."""
    points = samples.points.astype(np.float64)
    return min(pair_loss(points * scale, samples.ranks) for scale in np.geomspace(0.05, 5, 40))


def fit_all(by_seats: dict[int, Samples], recipe: Recipe, seed: int, eighths: int = 8) -> dict[int, Fitted]:
    """One network for each number of seats: first one for all of them, then each goes on with its own games. With fewer
    `eighths` it learns from a part of the games."""
    parts = {seats: split(samples, recipe.tested, eighths) for seats, samples in by_seats.items()}
    features = next(iter(by_seats.values())).rows.shape[2]
    common = Fit(features, recipe, seed)
    common.scale_to([train for train, _ in parts.values()])
    shared = recipe.epochs // 2 if len(parts) > 1 else 0
    if shared:
        common.train([train for train, _ in parts.values()], shared, [])
    found = {}
    for seats, (train, test) in parts.items():
        own = Fit(features, recipe, seed + seats)
        own.mean, own.deviation = common.mean, common.deviation
        own.parts = {name: part.copy() for name, part in common.parts.items()}
        losses = own.train([train], recipe.epochs - shared, [test])
        loss, wins = own.losses_of(test)
        found[seats] = Fitted(own.numbers(), loss, hand_loss(test), wins, losses)
    return found
