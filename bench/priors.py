"""python -m bench priors GAME: does a search gain by priors that were learned from the visits of longer searches?

Plays games, searches longer at some of their choices, and learns which actions are visited from the position that follows
each: what is learned is added to the look ahead, from which the search takes its priors today. Then both play each other at
equal simulations, or with `--own` at equal time. What was learned is kept in build/priors.
"""

import argparse
import importlib.util
import json
import math
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from dinotable.bots import search as compiled
from dinotable.bots.contract import Budget, Clock
from dinotable.bots.registry import learned, player_for
from dinotable.bots.tree import Edge, Node
from dinotable.bots.worlds import Worlds
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.network import Network
from dinotable.core.play import chance_acts, legal_actions
from dinotable.core.playout import lone_seat
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.games import find
from dinotable.lab.arena import Arena
from dinotable.lab.fit import Fit, Numbers, Recipe, split
from dinotable.lab.fixture import Fixture
from dinotable.lab.samples import Floats, Samples
from dinotable.lab.standings import standings

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "priors"
LEVEL = "search-1"
TESTED, HIDDEN = 5, 16
EVERY, SEED = 8, 2
"""One choice of so many is learned from; and what is tossed with."""
COOL = 0.5
"""By which the logits are multiplied: so they are as sharp as those of today, and only their order is another."""
FEW, MANY = 3, 48
"""Choices among fewer or more actions are not learned from."""
NEVER = -1e9
"""The logit of what is no action: lists of actions are filled up to one length."""

if TYPE_CHECKING:
    from dinotable.bots.search import Search
else:
    # As it is written, not compiled: what is compiled cannot be inherited from. All that it calls is compiled.
    spec = importlib.util.spec_from_file_location("bench.written", ROOT / "src" / "dinotable" / "bots" / "search.py")
    written = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(written)
    Search = written.Search


class Decision(NamedTuple):
    game: int
    state: State
    seat: int
    legal: list[int]


def decisions(game: AnyGame, setup: Setup, level: str, seed: int, wavering: int) -> Iterator[Decision]:
    """All choices of game after game, without end. So often of a thousand times a seat does anything at all."""
    bot, worlds = player_for(game, setup, level).bot, Worlds(game, setup, game.evaluator())
    number = 0
    while True:
        state, generator = game.new(setup), Generator(seed * 1_000_003 + number)
        while game.outcome(state) is None:
            if chance_acts(game, state):
                game.apply(state, CHANCE, worlds.draw(state, generator), None)
                continue
            seat = int(lone_seat(game.to_act(state), generator))
            legal = legal_actions(game, state, seat)
            action = legal[0]
            if len(legal) > 1:
                yield Decision(number, state, seat, legal)
                action = legal[generator.below(len(legal))]
                if generator.below(1000) >= wavering:
                    action = bot.choose(game.view(state, seat), legal, generator, Budget())
            game.apply(state, seat, action, None)
        number += 1


class Rows:
    """The features of worlds as one seat sees them: its own first, then those of the others from the left on."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.features = game.features()
        self.seats, self.width = setup.seats, len(self.features.names)
        self.rows: vec[float] = vec[float]([0.0] * (self.seats * self.width))

    def of(self, state: State, seat: int) -> list[float]:
        self.features.write(state, self.rows)
        rows, at = list(self.rows), seat * self.width
        return rows[at:] + rows[:at]


def turned(numbers: list[float], width: int, seats: int, seat: int) -> list[float]:
    """Weights for rows as a seat sees them, made into such for rows as they are."""
    whole, by = width * seats, (seats - seat) % seats * width
    found: list[float] = []
    ends = [0, whole, *range(2 * whole, len(numbers) + 1, whole + 2)]
    for at, end in pairwise(ends):
        part = numbers[at : at + whole]
        found += part[by:] + part[:by] + numbers[at + whole : end]
    return found


def gather(game: AnyGame, setup: Setup, wanted: int, simulations: int, every: int, seed: int) -> Samples:
    """So many choices. For each action what follows (`rows`), and of `ranks` its part of the visits and its logit today."""
    style = game.ladder().searches[LEVEL]
    search = compiled.Search(game, setup, game.evaluator(), style, learned(game, setup))
    rows, luck = Rows(game, setup), Generator(seed)
    found: list[NDArray[np.float32]] = []
    told: list[NDArray[np.float32]] = []
    games: list[int] = []
    for number, state, seat, legal in decisions(game, setup, LEVEL, seed, 100):
        if not FEW <= len(legal) <= MANY or luck.below(every):
            continue
        view = game.view(state, seat)
        root = search._search(view, legal, luck, Clock(Budget(simulations), 0), False)
        world = game.imagine(view, luck)
        after = [search.worlds._after(world, seat, action, luck) for action in legal]
        if any(game.outcome(each) for each in after):
            continue
        edges = [root.edges[action] for action in legal]
        visits = sum(edge.visits for edge in edges)
        blank = MANY - len(legal)
        own = [rows.of(each, seat) for each in after]
        found.append(np.array(own + own[:1] * blank, np.float32))
        pairs = [(edge.visits / visits, edge.looked / style.heat) for edge in edges]
        told.append(np.array(pairs + [(0.0, NEVER)] * blank, np.float32))
        games.append(number)
        if len(games) == wanted:
            break
    return Samples(np.array(found), np.array(told), np.zeros((len(games), 1), np.float32), np.array(games))


class Policy(Fit):
    """Fitted to visits: what it tells is added to the logits of today."""

    def towards(self, s: Numbers, ranks: Floats) -> Numbers:
        chances: Numbers = np.exp(logs(s + ranks[..., 1])) - ranks[..., 0]
        return chances


def logs(s: Numbers) -> Numbers:
    """The logarithms of the chances."""
    s = s - s.max(1, keepdims=True)
    found: Numbers = s - np.log(np.exp(s).sum(1, keepdims=True))
    return found


def judged(s: Numbers, samples: Samples) -> dict[str, float]:
    """Against the visits: the cross-entropy, and how often the most visited action is the first."""
    visits = samples.ranks[..., 0]
    agrees = s.argmax(1) == visits.argmax(1)
    return {"loss": float(-(visits * logs(s)).sum(1).mean()), "agrees": float(agrees.mean())}


def fit(samples: Samples, seed: int) -> tuple[Policy, dict[str, dict[str, float]]]:
    """What was learned; and how it, today's priors and others do on games that nothing was learned from."""
    train, test = split(samples, TESTED, 8)
    recipe = Recipe(hidden=HIDDEN, epochs=20, batch=64, rate=2e-3, decay=1e-3)
    found = Policy(samples.rows.shape[2], recipe, seed)
    found.scale_to([train])
    found.train([train], recipe.epochs, [])
    today = test.ranks[..., 1].astype(np.float64)
    blank = np.where(today > NEVER / 2, 0.0, NEVER)
    logits = {"uniform": blank, "today": today, "cooler": 2 * today, "learned": found.strengths(test.rows) + today}
    return found, {name: judged(each, test) for name, each in logits.items()}


class Looking:
    """The worlds of a search, which also hear what was learned about each action that is looked at."""

    def __init__(self, worlds: Worlds, priors: list[Network]) -> None:
        self.worlds, self.priors = worlds, priors
        self.bench, self.settles = worlds.bench, worlds.settles
        self.draw, self.settle, self.finish = worlds.draw, worlds.settle, worlds.finish
        self.last = 0.0
        """Of the action that was looked at last."""
        self.told: dict[int, list[float]] = {}
        """At the root, of each action in each world."""

    def look(self, state: State, seat: int, action: int, generator: Generator) -> float:
        self.bench.rows[0] = -1.0
        value = self.worlds.look(state, seat, action, generator)
        self.told.setdefault(action, []).append(self._heard(seat))
        return value

    def glance(self, state: State, seat: int, action: int, generator: Generator) -> float:
        self.bench.rows[0] = -1.0
        value = self.worlds.glance(state, seat, action, generator)
        self.last = self._heard(seat)
        return value

    def _heard(self, seat: int) -> float:
        rows = self.bench.rows
        # No phase was written: the game is over there, and nothing was learned about that.
        return self.priors[seat].strength(rows, 0) if rows[0] >= 0.0 else 0.0


class Plain(Search):
    """Today's, as slow as the other."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        super().__init__(game, setup, game.evaluator(), game.ladder().searches[LEVEL], learned(game, setup))


class Learned(Plain):
    def __init__(self, game: AnyGame, setup: Setup) -> None:
        super().__init__(game, setup)
        numbers = json.loads(path_of(game, setup.seats).read_text())
        width, seats = len(game.features().names), setup.seats
        turns = [turned(numbers, width, seats, seat) for seat in range(seats)]
        self.looking = Looking(self.worlds, [Network(width * seats, HIDDEN, each) for each in turns])
        self.worlds = cast(Worlds, self.looking)

    def _root(self, view: View, legal: list[int], generator: Generator, clock: Clock) -> Node:
        self.looking.last, self.looking.told = 0.0, {}
        root = super()._root(view, legal, generator, clock)
        for action, edge in root.edges.items():
            told = self.looking.told[action]
            edge.pull *= math.exp(COOL * sum(told) / len(told))
        return root

    def _edge(self, expected: float) -> Edge:
        return Edge(expected, math.exp(COOL * (expected / self.style.heat + self.looking.last)))


def path_of(game: AnyGame, seats: int) -> Path:
    return FOLDER / f"{game.id}-{seats}.json"


def match(place: str, players: int, bots: list[str], games: int, seed: int) -> dict[str, Any]:
    fixture = Fixture(place, players, bots, seed, {})
    arena = Arena(fixture, games, None, 1)
    arena.run()
    own, other = standings(fixture, arena.counted())
    return {
        "games": arena.games, "share": [own["share"], *own["interval"]],
        "milliseconds": [1000 * each["seconds_a_move"] for each in (own, other)],
    }  # fmt: skip


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m bench priors", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=15_000, help="to learn from")
    parser.add_argument("--simulations", type=int, default=1200, help="of the searches that are learned from")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1, help="of the match")
    parser.add_argument("--own", type=int, default=0, help="fewer simulations, so that both take the same time")
    parser.add_argument("--json", action="store_true", help="a last line of JSON")
    asked = parser.parse_args(words)
    game = find(asked.game)
    setup = game.setup(asked.players)
    FOLDER.mkdir(parents=True, exist_ok=True)
    policy, found = fit(gather(game, setup, asked.positions, asked.simulations, EVERY, SEED), SEED)
    path_of(game, asked.players).write_text(json.dumps(policy.numbers()))
    for name, each in found.items():
        print(f"{name:8} cross-entropy {each['loss']:.3f}, agrees in {each['agrees']:.1%}")
    bots = [f"bench.priors:Learned@{asked.own}", "bench.priors:Plain"] if asked.own else ["bench.priors:Learned", LEVEL]
    played = match(asked.game, asked.players, bots, asked.games, asked.seed)
    print(f"learned against today's: {played}")
    if asked.json:
        print(json.dumps({**found, **played}))
    return 0
