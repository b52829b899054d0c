"""Positions of played games as numbers: what `fit` learns from."""

import hashlib
import os
from typing import Any, TypeAlias

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from dinotable.bots.bench import Bench
from dinotable.core.generator import Generator
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.games import find
from dinotable.lab.runner import run
from dinotable.lab.selfplay import Played, read_games
from dinotable.lab.work import Work

Floats: TypeAlias = NDArray[np.float32]
PIECE = 500
"""Games that are looked through at a time."""


class Samples:
    """Positions of games with one number of seats."""

    def __init__(self, rows: Floats, ranks: Floats, points: Floats, games: NDArray[np.int64]) -> None:
        self.rows = rows
        """By position, seat and feature."""
        self.ranks = ranks
        """By position and seat: how it ended."""
        self.points = points
        """By position and seat: what the hand-made evaluation says, in logarithms of odds."""
        self.games = games
        """By position: the number of its game."""

    def __len__(self) -> int:
        return len(self.games)

    def chosen(self, which: NDArray[np.bool_]) -> "Samples":
        return Samples(self.rows[which], self.ranks[which], self.points[which], self.games[which])


def sample(place: str, games: list[Played], a_game: int) -> Samples:
    """About so many positions of each game, none of them after the end. While chance acts only what somebody's choice made:
    one look ahead judges that, unless it waits for all answers."""
    game = find(place)
    seats = games[0].seats
    setup = game.setup(seats)
    features, bench = game.features(), Bench(game, setup, game.evaluator())
    count = len(features.names)
    rows: vec[float] = vec[float]([0.0] * (seats * count))
    found: list[list[float]] = []
    ranks: list[list[int]] = []
    points: list[list[float]] = []
    numbers: list[int] = []
    for played in games:
        told = hashlib.sha256(f"{place} {seats} {played.number} {len(played.done)}".encode()).digest()
        generator = Generator(int.from_bytes(told[:8], "big"))
        every = max(1, len(played.done) // 2 // a_game)
        state = game.new(setup)
        for k in range(0, len(played.done), 2):
            game.apply(state, played.done[k], played.done[k + 1], None)
            mask = game.to_act(state)
            if mask == 0 or generator.below(every):
                continue
            if mask == CHANCE_ACTS and (played.done[k] == CHANCE or bench.evaluator.settles):
                continue
            features.write(state, rows)
            found.append([rows[k] for k in range(seats * count)])
            bench.measure(state)
            points.append([bench.points[seat] / bench.scale for seat in range(seats)])
            ranks.append(played.ranks)
            numbers.append(played.number)
    return Samples(
        np.array(found, np.float32).reshape(-1, seats, count),
        np.array(ranks, np.float32),
        np.array(points, np.float32),
        np.array(numbers, np.int64),
    )


class Sampling(Work):
    """Pieces of a file of games, each kept as a file of its own until all are there."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.place: str = words["place"]
        self.path: str = words["path"]
        self.a_game: int = words["a_game"]

    def do(self, number: int) -> str:
        games = sorted(read_games(self.path), key=lambda game: game.number)
        samples = sample(self.place, games[number * PIECE : (number + 1) * PIECE], self.a_game)
        kept = f"{self.path}.{number}.npz"
        np.savez(kept, rows=samples.rows, ranks=samples.ranks, points=samples.points, games=samples.games)
        return kept


def sampled(place: str, path: str, a_game: int, workers: int) -> list[Samples]:
    """All games of a file."""
    pieces = range((sum(1 for _ in read_games(path)) + PIECE - 1) // PIECE)
    found = []
    for _, kept in run(Sampling, {"place": place, "path": path, "a_game": a_game}, pieces, workers):
        with np.load(kept) as held:
            found.append(Samples(held["rows"], held["ranks"], held["points"], held["games"]))
        os.remove(kept)
    return found


def joined(parts: list[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.ranks for part in parts]),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.games for part in parts]),
    )
