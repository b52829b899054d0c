"""Learning a game: it is played, a network is fitted to how the games ended, and the next generation plays by that.

All of it is kept in a folder: an interrupted training goes on where it stopped, and comes to the same weights.
"""

import json
import os
from collections.abc import Callable
from typing import Any

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError, why_not
from dinotable.core.ladder import Generation
from dinotable.core.weights import Weights
from dinotable.games import find
from dinotable.lab.fit import Fitted, Recipe, fit_all
from dinotable.lab.plots import Point, learning_curve_svg
from dinotable.lab.runner import run
from dinotable.lab.samples import Samples, joined, sampled
from dinotable.lab.selfplay import BATCH, Plan, SelfPlay, read_games

WINDOW = 2
"""It learns from the games of so many generations, the latest."""

PARTS = (1, 2, 4, 8)
"""Eighths of the games, for the learning curve."""

Progress = Callable[[str, int, int], None]
"""Hears what is being done, and how much of how much is."""


class Training:
    def __init__(
        self, place: str, players: list[int], seed: int, folder: str, workers: int,
        generations: list[Generation] | None = None, recipe: Recipe | None = None, cluster: str | None = None,
        command: str = "",
    ) -> None:  # fmt: skip
        """`command`: what whoever reads the weights can type to make them again."""
        self.place = place
        self.game: AnyGame = find(place)
        self.players = players or list(range(self.game.fewest, self.game.most + 1))
        self.seed = seed
        self.folder = folder
        self.workers = workers
        self.cluster = cluster
        """As `runner.run` takes it: where the games are played."""
        ladder = self.game.ladder()
        self.generations = generations or ladder.training
        self.positions = ladder.positions
        self.recipe = recipe or Recipe(hidden=ladder.hidden)
        self.curve: list[dict[str, Any]] = []
        """What each generation learned, for each number of seats."""
        self.by_games: dict[int, list[Point]] = {}
        """By number of seats: how much better than the hand-made evaluation the last generation predicts, by the number of
        games that it learns from."""
        self.command = command or f"dinotable train {place} --seed {seed}"
        try:
            os.makedirs(folder, exist_ok=True)
            self._claim()
        except OSError as error:
            raise SetupError(f"{folder} cannot be used: {why_not(error)}") from None

    def _claim(self) -> None:
        """What is in a folder belongs to one training: games of another would be learned from as if they were its own."""
        told = {
            "format": "dinotable training 1",
            "game": self.game.rules,
            "players": self.players,
            "seed": self.seed,
            "generations": [
                [one.games, one.simulations, one.depth, one.breadth, one.seats] for one in self.generations
            ],
            "hidden": self.recipe.hidden,
            "features": self.game.features().names,
        }
        path = os.path.join(self.folder, "training.json")
        if not os.path.exists(path):
            write_whole(path, json.dumps(told))
            return
        with open(path, "rb") as file:
            data = file.read()
        try:
            kept = msgspec.json.decode(data, type=dict[str, Any])
        except msgspec.DecodeError:
            raise SetupError(f"{path} is damaged: name another folder, or remove it") from None
        other = ", ".join(name for name in told if kept.get(name) != told[name])
        if other:
            raise SetupError(f"{self.folder} holds another training (other {other}): name another folder, or remove it")

    def run(self, progress: Progress) -> Weights:
        weights = Weights(self.game.rules, self.game.features().names, self.recipe.hidden, {})
        before = ""
        """What the generation before has learned."""
        for number, generation in enumerate(self.generations, 1):
            for seats in self.players:
                thinking = (generation.simulations, generation.depth, generation.breadth)
                plan = Plan(self.place, seats, self.seed, number, *thinking, before)
                self._play(plan, whole_batches(generation.games_with(seats)), progress)
            weights = self._learn(number, progress)
            before = weights.text()
        return weights

    def _file(self, number: int, seats: int) -> str:
        return os.path.join(self.folder, f"games-{number}-{seats}.jsonl")

    def _play(self, plan: Plan, games: int, progress: Progress) -> None:
        """What is missing of a generation's games."""
        path = self._file(plan.generation, plan.seats)
        there = {game.number // BATCH for game in read_games(path)}
        batches = [batch for batch in range(games // BATCH) if batch not in there]
        told = f"generation {plan.generation}: {plan.seats} players"
        done = games - len(batches) * BATCH
        progress(told, done, games)
        if not batches:
            return
        words = msgspec.to_builtins(plan)
        with open(path, "ab") as file:
            for _, played in run(SelfPlay, words, batches, self.workers, cluster=self.cluster):
                file.write(msgspec.json.encode(played) + b"\n")
                file.flush()
                done += len(played)
                progress(told, done, games)

    def _learn(self, number: int, progress: Progress) -> Weights:
        told = f"generation {number}: learning"
        progress(told, 0, 2)
        by_seats = {seats: self._samples(number, seats) for seats in self.players}
        progress(told, 1, 2)
        fitted = fit_all(by_seats, self.recipe, self.seed)
        self.curve += [self._point(number, seats, len(by_seats[seats]), each) for seats, each in fitted.items()]
        if number == len(self.generations):
            self._compare(by_seats, fitted)
        made = {"command": self.command, "seed": self.seed, "generations": number, "games": self._counted(number)}
        weights = Weights(self.game.rules, self.game.features().names, self.recipe.hidden, made)
        for seats, each in fitted.items():
            weights.numbers[seats] = each.numbers
        write_whole(os.path.join(self.folder, f"weights-{number}.json"), weights.text())
        write_whole(os.path.join(self.folder, "curve.json"), json.dumps(self.curve, indent=1))
        progress(told, 2, 2)
        return weights

    def _compare(self, by_seats: dict[int, Samples], whole: dict[int, Fitted]) -> None:
        """What fewer games would have taught."""
        for eighths in PARTS:
            fitted = whole if eighths == PARTS[-1] else fit_all(by_seats, self.recipe, self.seed, eighths)
            for seats, each in fitted.items():
                latest = self.generations[-WINDOW:]
                games = sum(whole_batches(one.games_with(seats)) for one in latest) * eighths // PARTS[-1]
                self.by_games.setdefault(seats, []).append(Point(games, each.hand_loss - each.loss))

    def _samples(self, number: int, seats: int) -> Samples:
        latest = range(max(1, number + 1 - WINDOW), number + 1)
        files = [self._file(each, seats) for each in latest]
        return joined([part for path in files for part in sampled(self.place, path, self.positions, self.workers)])

    def _counted(self, number: int) -> dict[str, int]:
        """By number of seats, over all generations."""
        generations = self.generations[:number]
        return {
            str(seats): sum(whole_batches(each.games_with(seats)) for each in generations) for seats in self.players
        }

    def _point(self, number: int, seats: int, positions: int, fitted: Fitted) -> dict[str, Any]:
        return {
            "generation": number,
            "seats": seats,
            "games": self._counted(number)[str(seats)],
            "positions": positions,
            "loss": round(fitted.loss, 4),
            "hand": round(fitted.hand_loss, 4),
            "win": round(fitted.win_loss, 4),
            "epochs": [round(loss, 4) for loss in fitted.losses],
        }


def whole_batches(games: int) -> int:
    return (games + BATCH - 1) // BATCH * BATCH


def write_whole(path: str, text: str) -> None:
    """All of it or nothing."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def curve_of(name: str, by_games: dict[int, list[Point]]) -> str:
    """The learning curve as a picture: a line for each number of players."""
    lines = {f"{seats} players": points for seats, points in sorted(by_games.items())}
    title = f"{name}: what more games teach"
    return learning_curve_svg(
        title, lines, "games learned from", "log-loss below that of the hand-made evaluation", 0.0
    )
