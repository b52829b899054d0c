"""python -m bench beliefs GAME: is there anything in what a seat sees by which imagined worlds could be weighed?

At choices of played games the true position and one that the seat imagines are shown to a network, as features and hands of
all seats. It has to tell which is which: the hands that others really hold fit what they did. Where it does better than a
coin, a search that keeps one of several worlds by its odds plays the search of today. Kept in build/beliefs.
"""

import argparse
import json
import math
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from librt.vecs import vec

from bench.priors import LEVEL, ROOT, Plain, Rows, decisions, match
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.network import Network
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.core.tensor import Tensor
from dinotable.games import find
from dinotable.lab.fit import Fit, Numbers, Recipe, split
from dinotable.lab.samples import Samples
from dinotable.lab.statistics import Z

FOLDER = ROOT / "build" / "beliefs"
HIDDEN_FIELDS = ("hand", "choice")
"""Of what a seat observes: what the others do not."""
TESTED, HIDDEN = 5, 16
EVERY, SEED = 4, 1
WORLDS = 4
"""So many are imagined, and one of them is kept."""


class Guess(Rows):
    """A world as a seat sees it, with what the others hold there."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        super().__init__(game, setup)
        self.game, self.observation, self.said = game, game.observation(), Buffer()
        self.tensor = Tensor(1, self.observation.size)
        self.hidden = [field for field in self.observation.fields if field.name in HIDDEN_FIELDS]
        self.size = self.seats * self.width + (self.seats - 1) * sum(field.size for field in self.hidden)

    def of(self, state: State, seat: int) -> list[float]:
        found = super().of(state, seat)
        seen = np.frombuffer(cast(Any, self.tensor.items), "float32")
        for k in range(1, self.seats):
            self.tensor.begin(0)
            self.observation.write(self.game.view(state, (seat + k) % self.seats), self.said, self.tensor)
            for field in self.hidden:
                found += seen[field.first : field.first + field.size].tolist()
        return found


def gather(game: AnyGame, setup: Setup, wanted: int, every: int, seed: int) -> Samples:
    """So many pairs of worlds; `ranks` has 1 for the true one."""
    guess, luck = Guess(game, setup), Generator(seed)
    rows: list[list[list[float]]] = []
    games: list[int] = []
    for number, state, seat, _ in decisions(game, setup, LEVEL, seed, 0):
        if luck.below(every):
            continue
        imagined = game.imagine(game.view(state, seat), luck)
        rows.append([guess.of(state, seat), guess.of(imagined, seat)])
        games.append(number)
        if len(rows) == wanted:
            break
    count = len(rows)
    ranks = np.tile(np.array([1, 2], np.float32), (count, 1))
    return Samples(np.array(rows, np.float32), ranks, np.zeros((count, 2), np.float32), np.array(games))


def by_game(values: Numbers, games: Any) -> tuple[float, float, float]:
    """The mean and its 95 % interval: choices of one game are alike, so whole games are what varies."""
    mean = float(values.mean())
    sums = np.bincount(np.unique(games, return_inverse=True)[1], values - mean)
    half = Z * math.sqrt(float((sums**2).sum())) / len(values)
    return mean, mean - half, mean + half


def fit(samples: Samples, seed: int) -> tuple[Fit, tuple[float, float, float]]:
    """What tells them apart, and its log-loss on games that it did not see."""
    train, test = split(samples, TESTED, 8)
    recipe = Recipe(hidden=HIDDEN, batch=256, rate=2e-3, decay=1e-3)
    found = Fit(samples.rows.shape[2], recipe, seed)
    found.scale_to([train])
    found.train([train], recipe.epochs, [])
    strengths = found.strengths(test.rows)
    return found, by_game(np.log1p(np.exp(strengths[:, 1] - strengths[:, 0])), test.games)


class Weighed(Plain):
    """Imagines several worlds for one, and keeps one of them by the odds that it is the true one."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        super().__init__(game, setup)
        self.guess = Guess(game, setup)
        self.odds = Network(self.guess.size, HIDDEN, json.loads(path_of(game, setup.seats).read_text()))
        self.dealt = game.imagine
        names = ("to_act", "legal", "apply", "witnesses", "actions")
        self.game: Any = SimpleNamespace(**{name: getattr(game, name) for name in names}, imagine=self.imagine)

    def imagine(self, view: View, generator: Generator) -> State:
        worlds = [self.dealt(view, generator) for _ in range(WORLDS)]
        odds = [self._odds(world, view.seat) for world in worlds]
        left = sum(odds) * (generator.below(1 << 30) / (1 << 30))
        for world, weight in zip(worlds, odds, strict=True):
            left -= weight
            if left < 0:
                return world
        return worlds[-1]

    def _odds(self, world: State, seat: int) -> float:
        return math.exp(self.odds.strength(vec[float](self.guess.of(world, seat)), 0))


def path_of(game: AnyGame, seats: int) -> Path:
    return FOLDER / f"{game.id}-{seats}.json"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m bench beliefs", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=20_000, help="of worlds, to learn from")
    parser.add_argument("--games", type=int, default=400, help="0: no match")
    parser.add_argument("--seed", type=int, default=1, help="of the match")
    parser.add_argument("--json", action="store_true", help="a last line of JSON")
    asked = parser.parse_args(words)
    game = find(asked.game)
    setup = game.setup(asked.players)
    FOLDER.mkdir(parents=True, exist_ok=True)
    odds, loss = fit(gather(game, setup, asked.pairs, EVERY, SEED), SEED)
    path_of(game, asked.players).write_text(json.dumps(odds.numbers()))
    print("log-loss {:.4f} [{:.4f}–{:.4f}], a coin has {:.4f}".format(*loss, math.log(2)))
    played = {}
    if asked.games:
        played = match(asked.game, asked.players, ["bench.beliefs:Weighed", LEVEL], asked.games, asked.seed)
        print(f"weighed against today's: {played}")
    if asked.json:
        print(json.dumps({"loss": loss, **played}))
    return 0
