"""OpenSpiel's own IS-MCTS over our engine, an opponent that can be named wherever a bot can: `bench.openspiel:Ismcts@1s`.

    python -m bench.openspiel [GAME …]      its simulations a second, and how well it keeps a budget

It is the search that OpenSpiel has in Python. The one in C++ cannot play games written in Python: it asks the state in C++ for
another world, which has no way back to ours, and ends the process. What it has to work with is the best it can be given: worlds,
rules and random playouts are our compiled ones, only the tree is its own.
"""

import sys
import time
from collections.abc import Mapping
from typing import Any

from bench.beside import ENVIRONMENTS, engine
from bench.bots import position
from dinotable.bots.contract import Bot, Budget
from dinotable.bots.tree import first_seat
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import digest, legal_actions, view_digest
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.games import GAMES, find
from dinotable.lab.statistics import points_of

try:
    import pyspiel
except ImportError:
    # Where `bench/peers/install.py` puts it: last, so that nothing there stands in for what we have.
    sys.path += [str(folder) for folder in ENVIRONMENTS.glob("open_spiel/lib/python3*/site-packages")]
    try:
        import pyspiel
    except ImportError:
        raise ImportError("OpenSpiel is not installed: python bench/peers/install.py open_spiel") from None

import numpy
from open_spiel.python.algorithms import ismcts, mcts

EXPLORE = 2.0
"""UCT's constant, as in OpenSpiel's own example of a tree search (`python/examples/mcts.py`), where returns are −1 to 1 too."""
SIMULATIONS = 1000
"""Without a budget, as there."""
FEWEST = 2
"""The first simulation only opens the root: no action has been tried before the second."""
UNBOUNDED = 2**31 - 1
"""An action is our packed one, of up to 62 bits. OpenSpiel carries it, but can count no further than this."""

KIND = pyspiel.GameType(
    short_name="dinotable",
    long_name="Dinotable",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"game": "", "players": 2},
)


def returns_of(ranks: list[int]) -> list[float]:
    """A win alone is worth 1, a shared one its share of that; all together nothing."""
    seats = len(ranks)
    return [(seats * points_of(ranks, seat) - 1) / (seats - 1) for seat in range(seats)]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as a Python game of OpenSpiel: `pyspiel.load_game("dinotable(game=…,players=2)")`."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.own: AnyGame = find(parameters["game"])
        self.setup: Setup = self.own.setup(parameters["players"])
        information = pyspiel.GameInfo(
            num_distinct_actions=UNBOUNDED,
            max_chance_outcomes=UNBOUNDED,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.own.longest(self.setup),
        )
        super().__init__(KIND, information, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.own.new(self.setup))

    def make_py_observer(self, kind: object = None, parameters: object = None) -> "Eyes":
        return Eyes()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Seats that are asked together answer one after another; nobody's information state has an answer that is still hidden."""

    def __init__(self, game: SpielGame, world: State, first: int = 0) -> None:
        """`first`: who goes first of several that are asked together."""
        super().__init__(game)
        self.own = game.own
        self.world = world
        self.first = first
        self.seen: dict[int, str] = {}
        """What seats know of this position, as far as somebody asked."""

    def current_player(self) -> int:
        mask = self.own.to_act(self.world)
        if mask == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if mask == CHANCE_ACTS else first_seat(mask, self.first))

    def is_terminal(self) -> bool:
        return self.own.to_act(self.world) == 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_actions(self.own, self.world, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        out, weights = Buffer(), Buffer()
        self.own.chance(self.world, out, weights)
        total = sum(weights.listed())
        return [(action, weight / total) for action, weight in zip(out.listed(), weights.listed(), strict=True)]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self.own.apply(self.world, CHANCE if player == pyspiel.PlayerId.CHANCE else player, action, None)
        self.seen = {}

    def _action_to_string(self, player: int, action: int) -> str:
        return self.own.actions.text(action)

    def returns(self) -> list[float]:
        outcome = self.own.outcome(self.world)
        return returns_of(outcome.ranks) if outcome else [0.0] * self.num_players()

    def information(self, player: int) -> str:
        """A view holds all that its seat knows, so two positions that it cannot tell apart have one name."""
        if player not in self.seen:
            self.seen[player] = view_digest(self.own.view(self.world, player))
        return self.seen[player]

    def resample_from_infostate(self, player: int, uniform: Any) -> "SpielState":
        """Another world that the player cannot tell from this one; `uniform` draws from 0 to 1. Its history is empty."""
        view = self.own.view(self.world, player)
        return SpielState(self.get_game(), self.own.imagine(view, Generator(int(uniform() * 2**53))), self.first)

    def __str__(self) -> str:
        return f"{self.own.rules} {digest(self.world)}"


class Eyes:
    """What OpenSpiel asks for the string of a position."""

    tensor = None
    dict: Mapping[str, object] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        pass

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information(player)


pyspiel.register_game(KIND, SpielGame)


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
        place = game.id if game.id in GAMES else f"{type(game).__module__}:GAME"
        self.spiel = SpielGame({"game": place, "players": setup.seats})
        self.done = 0
        """Simulations of the last choice."""

    def evaluator(self, generator: Generator) -> mcts.Evaluator:
        return Rollouts(self.game, self.setup, generator)

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        end = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        most = budget.simulations or (UNBOUNDED if end else SIMULATIONS)
        source = numpy.random.RandomState(generator.word())
        search = Timed(self.spiel, self.evaluator(generator), self.explore, max(FEWEST, most), random_state=source)
        search.end = end
        # Any world will do as the root: the search takes from it what its seat knows, and imagines others.
        action = search.step(SpielState(self.spiel, self.game.imagine(view, generator), int(view.seat)))
        self.done = search.done
        return int(action)
