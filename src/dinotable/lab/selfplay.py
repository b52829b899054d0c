"""Games that bots play against themselves to learn from, kept as what was done: features can change, games stay.

Everything follows from a plan and a batch's number, so it does not matter who plays a batch, or when.
"""

import hashlib
import os
from collections.abc import Iterator
from typing import Any

import msgspec

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.greedy import Greedy
from dinotable.bots.search import Search
from dinotable.bots.worlds import Worlds
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.ladder import Style
from dinotable.core.network import Network
from dinotable.core.play import legal_actions
from dinotable.core.playout import lone_seat
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.weights import read_weights
from dinotable.games import find
from dinotable.lab.work import Work

BATCH = 20
"""Games that are played at a time."""
WAVERING = (0, 50, 200)
"""How often, of a thousand times, a seat does anything at all instead of what it thinks best: one of these each game, so
that others' mistakes and what comes of them are seen too."""


class Plan(msgspec.Struct, frozen=True):
    """Who plays which game how."""

    game: str
    seats: int
    seed: int
    generation: int
    simulations: int = 0
    """0: one look ahead, else a search."""
    depth: int = 0
    breadth: int = 1
    weights: str = ""
    """What was learned so far, as its file has it; empty: the hand-made evaluation."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game: `done` has seat and action, one after the other, those of chance too."""

    seats: int
    number: int
    ranks: list[int]
    done: list[int]


class SelfPlay(Work):
    """Plays batches of a plan."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.plan = msgspec.convert(words, Plan)
        self.game = find(self.plan.game)
        self.setup = self.game.setup(self.plan.seats)
        self.bot = _bot(self.game, self.setup, self.plan)
        self.worlds = Worlds(self.game, self.setup, self.game.evaluator())

    def do(self, number: int) -> Any:
        numbers = range(number * BATCH, (number + 1) * BATCH)
        return msgspec.to_builtins([self.play(each) for each in numbers])

    def play(self, number: int) -> Played:
        return _play(self.game, self.setup, self.bot, self.worlds, self.plan, number)


def _bot(game: AnyGame, setup: Setup, plan: Plan) -> Bot:
    network: Network | None = None
    if plan.weights:
        network = read_weights(plan.weights).network(plan.seats)
    if plan.simulations:
        style = Style(plan.simulations, depth=plan.depth, breadth=plan.breadth, root_worlds=1)
        return Search(game, setup, game.evaluator(), style, network)
    return Greedy(game, setup, game.evaluator(), 1, network=network)


def _play(game: AnyGame, setup: Setup, bot: Bot, worlds: Worlds, plan: Plan, number: int) -> Played:
    told = f"dinotable train {plan.game} {plan.seats} {plan.seed} {plan.generation} {number}"
    generator = Generator(int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big"))
    wavering = [WAVERING[generator.below(len(WAVERING))] for _ in range(setup.seats)]
    state, budget = game.new(setup), Budget()
    done: list[int] = []
    while (mask := game.to_act(state)) != 0:
        if mask == CHANCE_ACTS:
            seat, action = CHANCE, int(worlds.draw(state, generator))
        else:
            seat = int(lone_seat(mask, generator))
            legal = legal_actions(game, state, seat)
            if len(legal) > 1 and generator.below(1000) < wavering[seat]:
                action = legal[generator.below(len(legal))]
            else:
                action = legal[0] if len(legal) == 1 else bot.choose(game.view(state, seat), legal, generator, budget)
        game.apply(state, seat, action, None)
        done += (seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(setup.seats, number, outcome.ranks, done)


def read_games(path: str) -> Iterator[Played]:
    """Of a file that may end in a torn line, which is cut off."""
    if not os.path.exists(path):
        return
    with open(path, "rb") as file:
        data = file.read()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(path, whole)
    for number, line in enumerate(data[:whole].splitlines(), 1):
        try:
            yield from msgspec.json.decode(line, type=list[Played])
        except msgspec.DecodeError:
            raise SetupError(
                f"{path}, line {number} is damaged: remove that line, and its games are played again"
            ) from None
