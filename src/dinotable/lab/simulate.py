"""Many games without people, and what came of them."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from dinotable.bots.policy import run_limit
from dinotable.bots.registry import Player
from dinotable.bots.uniform import Uniform
from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.outcome import Outcome
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.lab.blame import told_with, where_in, where_of
from dinotable.lab.patience import watched
from dinotable.programs.errors import BotFailed, Hangs
from dinotable.programs.players import Course, follow


class Unfinished(Failed):
    """A game that broke its own bound, or a bot that broke the rules: a failed run."""


class Results:
    def __init__(self, seats: int) -> None:
        self.games = 0
        self.tally = Tally()
        self.seconds = 0.0
        self.cpu_seconds = 0.0
        """Of this process: what else the machine does does not count. Only these compare with those of another run."""
        self.wins = [0.0] * seats
        """A shared win counts in equal parts."""
        self.shared = 0
        """Games with more than one winner."""
        self.scores = [0] * seats
        self.ranks = [0] * seats
        self.reasons: Counter[str] = Counter()

    def add(self, outcome: Outcome, steps: int, choices: int) -> None:
        self.games += 1
        self.tally.steps += steps
        self.tally.choices += choices
        winners = outcome.winners()
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, points in enumerate(outcome.scores):
            self.scores[seat] += points
            self.ranks[seat] += outcome.ranks[seat]
        self.reasons[outcome.reason] += 1

    def fields(self) -> dict[str, object]:
        steps, choices, seconds = int(self.tally.steps), int(self.tally.choices), max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "steps": steps,
            "choices": choices,
            "seconds": round(seconds, 6),
            "cpu_seconds": round(self.cpu_seconds, 6),
            "games_per_second": round(self.games / seconds, 1),
            "steps_per_second": round(steps / seconds, 1),
            "choices_per_second": round(choices / seconds, 1),
            "outcomes": {
                "wins": [round(wins, 3) for wins in self.wins],
                "shared_wins": self.shared,
                "mean_scores": [round(points / self.games, 3) for points in self.scores],
                "mean_ranks": [round(ranks / self.games, 3) for ranks in self.ranks],
                "reasons": dict(sorted(self.reasons.items())),
                "mean_steps": round(steps / self.games, 2),
                "mean_choices": round(choices / self.games, 2),
            },
        }


def simulate(
    game: AnyGame,
    setup: Setup,
    players: list[Player],
    games: int,
    seed: int,
    folder: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Results:
    """In this process. Game `n` of a seed is always the same; one that is written down has a seed of its own, which

    `verify` can check. An interruption gives what was played until then.
    """
    results = Results(setup.seats)
    players = [watched(player, run_limit) for player in players]
    with suppress(KeyboardInterrupt):
        for number in range(games):
            tally, began, cpu_began = Tally(), time.perf_counter(), time.process_time()
            outcome = play_one(game, setup, players, seed, number, tally, folder)
            results.seconds += time.perf_counter() - began
            results.cpu_seconds += time.process_time() - cpu_began
            results.add(outcome, int(tally.steps), int(tally.choices))
            progress(number + 1)
    return results


def play_one(
    game: AnyGame, setup: Setup, players: list[Player], seed: int, number: int, tally: Tally, folder: Path | None
) -> Outcome:
    if folder is not None:
        state = _recorded(game, setup, players, seed, number, tally, folder)
    elif all(isinstance(player.bot, Uniform) for player in players):
        state = _played_out(game, setup, seed, number, tally)
    else:
        state = _chosen(game, setup, players, seed, number, tally)
    outcome = game.outcome(state)
    if outcome is None:
        raise Unfinished(f"game {number} of seed {seed} did not end within {game.longest(setup)} actions")
    return outcome


def generator_of(seed: int, number: int) -> Generator:
    return Generator(seed * 2**32 + number)


def _played_out(game: AnyGame, setup: Setup, seed: int, number: int, tally: Tally) -> State:
    state = game.new(setup)
    playout(game, state, generator_of(seed, number), Buffer(), Buffer(), tally, game.longest(setup))
    return state


def _chosen(game: AnyGame, setup: Setup, players: list[Player], seed: int, number: int, tally: Tally) -> State:
    course = Course(game, setup, [player.bot for player in players])
    state = course.state
    generator = generator_of(seed, number)
    out, weights = Buffer(), Buffer()
    for _ in range(game.longest(setup)):
        seats = seats_to_act(game, state)
        if not seats:
            break
        if seats[0] == CHANCE:
            game.chance(state, out, weights)
            course.apply(CHANCE, int(out.items[generator.pick(weights)]))
        else:
            seat = seats[generator.below(len(seats))]
            course.apply(seat, _choose(game, state, seat, players, generator, tally))
        tally.steps += 1
    return state


def _choose(game: AnyGame, state: State, seat: int, players: list[Player], generator: Generator, tally: Tally) -> int:
    legal = legal_actions(game, state, seat)
    tally.choices += len(legal) > 1
    player = players[seat]
    try:
        action = player.bot.choose(game.view(state, seat), list(legal), generator, player.budget)
    except Hangs as error:
        raise Unfinished(f"{player.word} at seat {seat + 1} hangs: {error}{where_in(error)}") from None
    except BotFailed as error:
        raise Unfinished(f"{player.word} at seat {seat + 1} failed: {error}") from None
    except (Exception, SystemExit) as error:
        raise Unfinished(f"{player.word} at seat {seat + 1} crashed: {told_with(error)}") from error
    if action not in legal:
        raise Unfinished(f"{player.word} at seat {seat + 1} chose what is not allowed: {action}{where_of(player.bot)}")
    return action


def _recorded(
    game: AnyGame, setup: Setup, players: list[Player], seed: int, number: int, tally: Tally, folder: Path
) -> State:
    luck = Luck(hashlib.sha256(f"dinotable simulate {seed} {number}".encode()).digest())
    journal = Journal(game, setup, luck)
    follow([player.bot for player in players], journal)
    generator = generator_of(seed, number)
    while len(journal.entries) < game.longest(setup):
        journal.settle()
        seats = seats_to_act(game, journal.state)
        if not seats:
            break
        seat = seats[generator.below(len(seats))]
        journal.act(seat, _choose(game, journal.state, seat, players, generator, tally))
    tally.steps += len(journal.entries)
    name = f"{game.id}-{setup.seats}-{seed}-{number:06}.txt"
    (folder / name).write_text(journal.record(with_seed=True).text(), encoding="utf-8")
    return journal.state
