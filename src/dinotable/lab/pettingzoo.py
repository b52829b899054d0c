"""Any game as an environment of PettingZoo: seat after seat (`env`), or all who are asked at once (`parallel_env`).

An agent is a seat, `seat_0` and so on. An action is a number of the game's spelling (`core.spelling`): a choice may take
several. What a seat sees comes with the mask of the numbers that it can say. Rewards come at the end: a win alone is worth
1, a shared one its share of that, and all together get nothing.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise ImportError("dinotable.lab.pettingzoo needs PettingZoo: pip install dinotable[pettingzoo]") from None

from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.lab.numbered import RENDER_MODES, Numbered, RenderMode
from dinotable.lab.spaces import Masked, Sayable, masked_space
from dinotable.lab.together import Together

ILLEGAL = -1.0
"""What a number is worth that cannot be said: as much as a loss."""

Observation = dict[str, NDArray[Any]]


def env(game: str | AnyGame, **how: Any) -> AECEnv[str, Observation, int]:
    """Seat after seat, with what PettingZoo puts around its own games: whoever says what cannot be said loses."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(game, **how), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class Spaces:
    """What both kinds of environment tell about their agents: each is a seat."""

    def prepare(self, seats: int, size: int, numbers: int, game: Masked) -> None:
        """`game`: knows what a seat can say now."""
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: masked_space(size, numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: Sayable(numbers, game, seat) for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]


class raw_env(Spaces, AECEnv[str, Observation, int]):  # noqa: N801 - as PettingZoo calls it.
    """One seat is asked at a time. Of seats that choose at the same time, nobody sees what the others have answered.
    A number that cannot be said raises an error."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: RenderMode | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """`max_cycles`: the game is cut off when a seat has said so many numbers."""
        super().__init__()
        self.numbered = Numbered(game, seats, options)
        self.metadata = metadata_of(self.numbered.game)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.prepare(self.numbered.setup.seats, self.numbered.size, self.numbered.numbers, self.numbered)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options`: with `luck`, 32 bytes, the game meets the draws of a table with this seed."""
        self._random = self._random if seed is None else np.random.default_rng(seed)
        self.numbered.begin(int(self._random.integers(2**62)), (options or {}).get("luck"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._said = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[self.numbered.seat]
        self._show()

    def ask(self, agent: str) -> None:
        """Of seats that are asked together another one, before it says anything: their answers may come in any order."""
        self.numbered.episode.turn_to(self.possible_agents.index(agent))
        self.agent_selection = agent

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.numbered.observe(seat), "action_mask": self.numbered.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is asked for a number"
        self.numbered.say(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._said[agent] += 1
        if self.numbered.seat < 0:
            self.rewards = dict(zip(self.agents, self.numbered.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: self.numbered.result(seat) for seat, each in enumerate(self.agents)}
        elif self._said[agent] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[max(self.numbered.seat, 0)]
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What the seat sees that is asked: the board as text, printed, or as a picture."""
        return self.numbered.render(self.render_mode, self.numbered.seat)

    def close(self) -> None:
        """There is nothing to close."""


class parallel_env(Spaces, ParallelEnv[str, Observation, int]):  # noqa: N801
    """All seats that are asked together answer in one step; one that is not asked can only say the last number, *wait*."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: RenderMode | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """`max_cycles`: the game is cut off after so many steps."""
        self.together = Together(game, seats, options)
        self.metadata = metadata_of(self.together.first.game)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        first = self.together.first
        self.prepare(first.setup.seats, first.size, self.together.wait + 1, self.together)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._random = self._random if seed is None else np.random.default_rng(seed)
        self.together.begin(int(self._random.integers(2**62)), (options or {}).get("luck"))
        self.agents = list(self.possible_agents)
        self._steps = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.together.observe(seat), "action_mask": self.together.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        agents = self.agents
        self.together.say({self.possible_agents.index(agent): int(number) for agent, number in actions.items()})
        self._steps += 1
        is_over = not self.together.asked
        is_cut = not is_over and self._steps == self.max_cycles
        returns = self.together.first.episode.returns()
        infos = {agent: self.together.first.result(seat) for seat, agent in enumerate(agents)}
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observed(), dict(zip(agents, returns, strict=True)), dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut), infos,
        )  # fmt: skip

    def render(self) -> Any:
        """What everybody sees: the board as text, printed, or as a picture."""
        return self.together.first.render(self.render_mode, SPECTATOR)

    def close(self) -> None:
        """There is nothing to close."""


def metadata_of(game: AnyGame) -> dict[str, Any]:
    return {"name": game.id, "render_modes": RENDER_MODES, "render_fps": 2}
