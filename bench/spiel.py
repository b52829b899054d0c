"""Our games as Python games of OpenSpiel: `pyspiel.load_game("dinotable(game=…,players=2)")`.

Chance is explicit, information states are digests of views, and another world for one of them is an imagined one.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Any

from bench.beside import ENVIRONMENTS
from dinotable.bots.tree import first_seat
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.outcome import returns_of
from dinotable.core.play import digest, legal_actions, view_digest
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.games import find

try:
    import pyspiel
except ImportError:
    # Where `bench/peers/install.py` puts it: last, so that nothing there stands in for what we have.
    sys.path += [str(folder) for folder in ENVIRONMENTS.glob("open_spiel/lib/python3*/site-packages")]
    try:
        import pyspiel
    except ImportError:
        raise ImportError("OpenSpiel is not installed: python bench/peers/install.py open_spiel") from None

UNBOUNDED = 2**31 - 1
"""An action is our packed one, of up to 62 bits. OpenSpiel carries it, but can count no further than this."""
OVER = int(pyspiel.PlayerId.TERMINAL)
DRAWS = int(pyspiel.PlayerId.CHANCE)

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


class SpielGame(pyspiel.Game):  # type: ignore[misc]
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
    """Seats that are asked together answer one after another; nobody knows of an answer that is still hidden."""

    def __init__(self, game: SpielGame, world: State, first: int = 0) -> None:
        """`first`: who goes first of several that are asked together."""
        super().__init__(game)
        self.own = game.own
        self.world = world
        self.first = first
        self.seen: dict[int, str] = {}
        """What seats know of this position, as far as somebody asked."""
        self.player = self._to_act()
        """Kept, because OpenSpiel asks forty times a simulation."""

    def _to_act(self) -> int:
        mask = self.own.to_act(self.world)
        if mask == 0:
            return OVER
        return DRAWS if mask == CHANCE_ACTS else int(first_seat(mask, self.first))

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_actions(self.own, self.world, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        out, weights = Buffer(), Buffer()
        self.own.chance(self.world, out, weights)
        total = sum(weights.listed())
        return [(action, weight / total) for action, weight in zip(out.listed(), weights.listed(), strict=True)]

    def _apply_action(self, action: int) -> None:
        self.own.apply(self.world, CHANCE if self.player == DRAWS else self.player, action, None)
        self.seen = {}
        self.player = self._to_act()

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

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> "SpielState":
        """Another world that the player cannot tell from this one; `uniform` draws from 0 to 1. Its history is empty."""
        view = self.own.view(self.world, player)
        twin = SpielState(self.get_game(), self.own.imagine(view, Generator(int(uniform() * 2**53))), self.first)
        twin.seen = {player: self.information(player)}
        return twin

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
