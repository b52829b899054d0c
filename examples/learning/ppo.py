"""Masked proximal policy optimisation in one file: a small network learns any game by playing all seats against itself.

python -m examples.learning.ppo food-chain --minutes 5
dinotable arena food-chain --players 2 --bots examples.learning.ppo:Learned,novice --games 400
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from dinotable.core.contract import AnyGame
from dinotable.core.setup import Setup
from dinotable.lab import Batch
from dinotable.lab.by_numbers import ByNumbers
from dinotable.lab.statistics import wilson

FILE = "policy.pt"
FORBIDDEN = -1e9


@dataclass
class Plan:
    """How it learns."""

    games: int = 128
    """Played side by side,"""
    steps: int = 128
    """so many numbers in each between two lessons."""
    width: int = 128
    rate: float = 1e-3
    epochs: int = 3
    parts: int = 8
    """A lesson is learned in so many parts, again and again."""
    clip: float = 0.2
    smoothing: float = 0.95
    entropy: float = 0.01


class Network(nn.Module):
    """From observations to how likely each number is, and to what the game will be worth."""

    def __init__(self, size: int, numbers: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, numbers)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, allowed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of probabilities, and values."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~allowed, FORBIDDEN)
        return torch.log_softmax(logits, dim=1), self.value(body).squeeze(1)


@dataclass
class Lesson:
    """What happened: one row a step, one column a game."""

    seen: NDArray[np.float32]
    allowed: NDArray[np.bool_]
    said: NDArray[np.int64]
    chance: NDArray[np.float32]
    """The logarithm of how likely it was."""
    value: NDArray[np.float32]
    seat: NDArray[np.int64]
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float64]


class Learner:
    def __init__(self, game: str | AnyGame, seats: int, plan: Plan | None = None, seed: int = 0) -> None:
        torch.manual_seed(seed)
        self.plan = plan or Plan()
        self.batch = Batch(game, seats, self.plan.games, seed)
        self.network = Network(self.batch.size, self.batch.numbers, self.plan.width)
        self.optimiser = torch.optim.Adam(self.network.parameters(), self.plan.rate, eps=1e-5)
        self.decisions = 0
        """How many numbers it has said so far."""

    @torch.no_grad()
    def say(self, batch: Batch) -> tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]]:
        """A number for each game, how likely it was, and what the game seems worth to the seat that says it."""
        chances, values = self.network(torch.tensor(batch.observe()), torch.tensor(batch.masks()))
        said = torch.multinomial(chances.exp(), 1)
        return said.squeeze(1).numpy(), chances.gather(1, said).squeeze(1).numpy(), values.numpy()

    def play(self) -> Lesson:
        batch, shape = self.batch, (self.plan.steps, self.plan.games)
        lesson = Lesson(
            np.empty((*shape, batch.size), np.float32), np.empty((*shape, batch.numbers), bool), np.empty(shape, np.int64),
            np.empty(shape, np.float32), np.empty(shape, np.float32), np.empty(shape, np.int64), np.empty(shape, bool),
            np.empty((*shape, batch.seats)),
        )  # fmt: skip
        for step in range(self.plan.steps):
            said, chance, value = self.say(batch)
            # The arrays of a batch change with the next step.
            lesson.seen[step], lesson.allowed[step], lesson.seat[step] = batch.observations, batch.allowed, batch.to_act
            lesson.said[step], lesson.chance[step], lesson.value[step] = said, chance, value
            batch.step(said)
            lesson.ended[step], lesson.rewards[step] = batch.ended, batch.rewards
        self.decisions += lesson.said.size
        return lesson

    def learn(self, lesson: Lesson) -> None:
        plan = self.plan
        advantage, target, counts = judged(lesson, self.say(self.batch)[2], self.batch.to_act, plan.smoothing)
        chosen = np.flatnonzero(counts)
        advantage = (advantage - advantage[counts].mean()) / (advantage[counts].std() + 1e-6)
        rows = {
            "seen": lesson.seen, "allowed": lesson.allowed, "said": lesson.said, "chance": lesson.chance,
            "advantage": advantage.astype(np.float32), "target": target.astype(np.float32),
        }  # fmt: skip
        flat = {name: torch.from_numpy(row.reshape(counts.size, *row.shape[2:])) for name, row in rows.items()}
        for _ in range(plan.epochs):
            for part in np.array_split(np.random.permutation(chosen), plan.parts):
                self.improve({name: row[part] for name, row in flat.items()})

    def improve(self, part: dict[str, torch.Tensor]) -> None:
        chances, values = self.network(part["seen"], part["allowed"])
        now = chances.gather(1, part["said"][:, None]).squeeze(1)
        ratio = (now - part["chance"]).exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        gain = torch.minimum(ratio * part["advantage"], clipped * part["advantage"]).mean()
        entropy = -(chances.exp() * chances.clamp(min=FORBIDDEN / 2) * part["allowed"]).sum(1).mean()
        loss = -gain - self.plan.entropy * entropy + 0.5 * (values - part["target"]).square().mean()
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()

    def against_random(self, games: int, seed: int = 1) -> tuple[float, float, float]:
        """The share of wins, each seat as often, with its interval."""
        seats = self.batch.seats
        batch = Batch(self.batch.game, seats, 24 * seats, seed)
        own, points, counted = np.arange(batch.count) % seats, 0.0, np.zeros(batch.count, int)
        each = -(-games // batch.count)
        while counted.min() < each:
            mine, others = self.say(batch)[0], batch.sample()
            batch.step(np.where(batch.to_act == own, mine, others))
            # As many games in each place: whoever took the first that end would count short games too often.
            over = batch.ended & (counted < each)
            won = (batch.rewards[over, own[over]] * (seats - 1) + 1) / seats
            points, counted = points + float(won.sum()), counted + over
        return points / counted.sum(), *wilson(points, int(counted.sum()))

    def save(self, file: str = FILE) -> None:
        torch.save({"seats": self.batch.seats, "width": self.plan.width, "network": self.network.state_dict()}, file)

    def train(self, minutes: float, every: int = 12) -> Iterator[tuple[int, float, float, float]]:
        """Plays and learns; now and then tells decisions so far, and the share of wins against random play."""
        end, lessons = time.monotonic() + 60 * minutes, 0
        is_last = False
        while not is_last:
            self.learn(self.play())
            lessons, is_last = lessons + 1, time.monotonic() >= end
            if lessons % every == 0 or is_last:
                yield self.decisions, *self.against_random(400)


def judged(
    lesson: Lesson, after: NDArray[np.float32], asked: NDArray[np.int64], smoothing: float
) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_]]:
    """Advantages and targets of each number, by what came later for the seat that said it; and which of them count: not the
    last of a seat whose game goes on and who is not asked now."""
    steps, games = lesson.said.shape
    row, seats = np.arange(games), lesson.rewards.shape[2]
    value, gain = np.zeros((games, seats)), np.zeros((games, seats))
    known = np.zeros((games, seats), bool)
    value[row, asked], known[row, asked] = after, True
    advantage, counts = np.zeros((steps, games)), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        over, seat = lesson.ended[step], lesson.seat[step]
        value[over], gain[over], known[over] = lesson.rewards[step][over], 0.0, True
        surprise = value[row, seat] - lesson.value[step]
        counts[step] = known[row, seat]
        advantage[step] = np.where(counts[step], surprise + smoothing * gain[row, seat], 0.0)
        gain[row, seat], value[row, seat], known[row, seat] = advantage[step], lesson.value[step], True
    return advantage, advantage + lesson.value, counts


class Learned(ByNumbers):
    """What was learned, as a bot for the arena: it reads `policy.pt` of this folder."""

    def __init__(self, game: AnyGame, setup: Setup, file: str = FILE) -> None:
        torch.set_num_threads(1)
        kept = torch.load(file, weights_only=True)
        self.network = Network(int(game.observation().size), int(game.spelling().size), kept["width"])
        self.network.load_state_dict(kept["network"])
        super().__init__(game, setup, self.best)

    @torch.no_grad()
    def best(self, seen: NDArray[np.float32], allowed: NDArray[np.bool_]) -> int:
        chances, _ = self.network(torch.tensor(seen)[None], torch.tensor(allowed)[None])
        return int(chances.argmax())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--seed", type=int, default=0)
    words = asked.parse_args()
    # Layers as small as these gain little from a second thread, and lose much where others use the cores too.
    torch.set_num_threads(1)
    learner = Learner(words.game, words.players, seed=words.seed)
    print("decisions  share of wins against random")
    for decisions, share, low, high in learner.train(words.minutes):
        print(f"{decisions:9,}  {share:6.1%} [{low:.1%}–{high:.1%}]", flush=True)
    learner.save()


if __name__ == "__main__":
    main()
