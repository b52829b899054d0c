"""OpenSpiel's own IS-MCTS as an opponent, wherever a bot can be named: `bench.openspiel:Ismcts@1s`.

    python -m bench.openspiel [GAME …]      its simulations a second, and how well it keeps a budget

It is the search that OpenSpiel 2.0.2 has in Python. The one in C++ cannot play games written in Python: it asks for another
world in C++, finds no way back to ours, and ends the process. All it works with is the best it can be given: worlds, rules
and random playouts are our compiled ones, only the tree is its own.
"""

import sys
import time

from bench.beside import ENVIRONMENTS, engine
from bench.bots import position
from dinotable.bots.contract import Bot, Budget
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.outcome import returns_of
from dinotable.core.play import legal_actions
from dinotable.core.playout import Tally, playout
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.games import GAMES, find

# Where `bench/peers/install.py` puts OpenSpiel: last, so that nothing there stands in for what we have.
sys.path += [str(folder) for folder in ENVIRONMENTS.glob("open_spiel/lib/python3*/site-packages")]
# isort: split
try:
    from dinotable.lab.openspiel import SpielGame, SpielState
except ImportError:
    raise ImportError("OpenSpiel is not installed: python bench/peers/install.py open_spiel") from None
import numpy
from open_spiel.python.algorithms import ismcts, mcts

EXPLORE = 2.0
"""UCT's constant, as in OpenSpiel's example of a tree search (`python/examples/mcts.py`); returns are −1 to 1 there too."""
SIMULATIONS = 1000
"""Without a budget, as there."""
UNLIMITED = 2**31 - 1
FEWEST = 2
"""The first simulation only opens the root: no action has been tried before the second."""


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's uniform random playouts, played by our compiled loop."""

    def __init__(self, game: AnyGame, setup: Setup, generator: Generator) -> None:
        super().__init__()
        self.own = game
        self.longest = game.longest(setup)
        self.generator = generator
        self.buffers = Buffer(), Buffer()

    def evaluate(self, state: SpielState) -> list[float]:
        world = state.world.copy()
        playout(self.own, world, self.generator, *self.buffers, Tally(), self.longest)
        outcome = self.own.outcome(world)
        assert outcome is not None
        return returns_of(outcome.ranks)


class TimeUp(Exception):
    pass


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which counts simulations only, with an end by the clock."""

    end = 0.0
    """0: none."""
    done = 0

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def resample_from_infostate(self, state: SpielState) -> SpielState:
        if self.end and self.done >= FEWEST and time.perf_counter() >= self.end:
            raise TimeUp
        self.done += 1
        return state.resample_from_infostate(state.current_player(), self.random_number)


class Ismcts(Bot):
    explore = EXPLORE

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        place = game.id if game.id in GAMES else f"{type(game).__module__}:GAME"  # where a game of one's own lies
        # Whole actions, and nodes by what a seat knows now: fewer and sooner met again.
        self.spiel = SpielGame({"game": place, "players": setup.seats, "spelled": False, "recall": False})
        self.done = 0
        """Simulations of the last choice."""

    def evaluator(self, generator: Generator) -> mcts.Evaluator:
        return Rollouts(self.game, self.setup, generator)

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        end = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        most = budget.simulations or (UNLIMITED if end else SIMULATIONS)
        source = numpy.random.RandomState(generator.word())
        search = Timed(self.spiel, self.evaluator(generator), self.explore, max(FEWEST, most), random_state=source)
        search.end = end
        # Any world will do as the root: the search takes from it what its seat knows, and imagines others.
        action = search.step(SpielState(self.spiel, self.game.imagine(view, generator), int(view.seat)))
        self.done = search.done
        return int(action)


class Plain(Ismcts):
    """The same with OpenSpiel's own playouts, through its Python states: what our loop is worth to it."""

    def evaluator(self, generator: Generator) -> mcts.Evaluator:
        return mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(generator.word()))


def report(name: str) -> None:
    game = find(name)
    setup = game.setup(2)
    for stage, share in (("opening", 0.0), ("late", 2 / 3)):
        state, seat = position(game, setup, share)
        view, legal = game.view(state, seat), legal_actions(game, state, seat)
        told = []
        for bot in (Ismcts(game, setup), Plain(game, setup)):
            spent, began = time.process_time(), time.perf_counter()
            bot.choose(view, legal, Generator(1), Budget(seconds=1.0))
            spent, took = time.process_time() - spent, time.perf_counter() - began
            told.append(f"{type(bot).__name__} {bot.done / spent:,.0f} a CPU second, took {took:.3f} s of 1")
        print(f"  {game.id}, 2 players, {stage}, {len(legal)} actions: {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    print(f"Simulations of OpenSpiel's IS-MCTS in Python, engine {engine()}")
    for name in sys.argv[1:] or GAMES:
        report(name)
