"""Any game as an environment of Gymnasium: one seat learns, bots sit in the others.

`gymnasium.make("dinotable/Game-v1", game="magpies.module:GAME")` makes one for any game; each game of the registry has an
id of its own besides. An action is a number of the game's spelling (`core.spelling`); `info["action_mask"]` and
`action_masks()` say which numbers it can be.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise ImportError("dinotable.lab.gymnasium needs Gymnasium: pip install dinotable[gymnasium]") from None

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.registry import Player, player_for
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.setup import Setup
from dinotable.games import GAMES
from dinotable.lab.batch import Batch
from dinotable.lab.numbered import RENDER_MODES, Numbered, Observed, RenderMode
from dinotable.lab.spaces import Sayable, seen_space

Opponent: TypeAlias = str | Bot | Callable[[AnyGame, Setup], Bot]
"""A level's name or a bot's import path, a bot, or the class of one."""
Speak: TypeAlias = Callable[[Batch], NDArray[np.int64]]
"""A number for each game of a batch."""

LOSS = -1.0


class GameEnv(gymnasium.Env[Observed, int]):
    """One seat's part of a game. The reward comes at the end: 1 for a win alone, a shared one its share, so that all seats
    together get nothing. Who says a number that cannot be said has lost, and `info["illegal"]` says so."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: dict[str, str] | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        """`seat`: where the learner sits; None draws it anew for each game. `opponents`: one for all other seats, or one for
        each, from the learner's left on."""
        self.numbered = Numbered(game, seats, options)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 2}
        self.render_mode = render_mode
        self.observation_space = seen_space(self.numbered.size)
        self.action_space = Sayable(self.numbered.numbers, self.numbered, None)
        count = self.numbered.setup.seats
        self.chosen = checked(seat, count)
        self.seat = seat or 0
        """Where the learner sits in this game."""
        self.opponents: list[Opponent] = several(opponents, count - 1)
        self._sit_down()

    def _sit_down(self) -> None:
        self._players = [player_of(self.numbered, opponent) for opponent in self.opponents]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """`options`: `seat` says where the learner sits this time; with `luck`, 32 bytes, the game meets the draws of a
        table with this seed."""
        super().reset(seed=seed)
        told = options or {}
        drawn = int(self.np_random.integers(self.numbered.setup.seats)) if self.chosen is None else self.chosen
        self.seat = checked(told.get("seat", drawn), self.numbered.setup.seats) or 0
        self._begin(told.get("luck"))
        while self.numbered.seat < 0:
            # It was over before the learner was asked: nothing can be learned from that.
            self._begin(None)
        self._show()
        return self.numbered.observe(self.seat), self._info()

    def _begin(self, luck: bytes | None) -> None:
        self.numbered.begin(int(self.np_random.integers(2**62)), luck)
        self._let_others_play()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if not self.numbered.episode.can_say(int(action)):
            illegal = {"illegal": f"the number {action} cannot be said now: take one whose action_mask is 1"}
            return self.numbered.observe(self.seat), LOSS, True, False, self._info() | illegal
        self.numbered.say(int(action))
        self._let_others_play()
        self._show()
        is_over = self.numbered.seat < 0
        reward = self.numbered.episode.returns()[self.seat]
        return self.numbered.observe(self.seat), reward, is_over, False, self._info() | self.numbered.result(self.seat)

    def _let_others_play(self) -> None:
        game, episode, count = self.numbered.game, self.numbered.episode, self.numbered.setup.seats
        while episode.seat >= 0 and episode.seat != self.seat:
            legal = episode.legal.listed()
            action = legal[0]
            if len(legal) > 1:
                player = self._players[(episode.seat - self.seat) % count - 1]
                view = game.view(episode.state, episode.seat)
                action = player.bot.choose(view, legal, episode.generator, player.budget)
            episode.act(action)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.int8]:
        """Which numbers can be said now."""
        return self.numbered.mask(self.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What the learner sees: the board as text, printed, or as a picture."""
        return self.numbered.render(self.render_mode, self.seat)

    def __getstate__(self) -> dict[str, Any]:
        # Bots keep nothing between decisions: they are made anew.
        return {name: value for name, value in self.__dict__.items() if name != "_players"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._sit_down()


class BatchEnv(VectorEnv[Observed, NDArray[Any], NDArray[Any]]):
    """Many games at once in one compiled loop, the learner in one seat of each; a game that ends is followed by a new one in
    the same step. Other seats say what `opponents` makes of the batch: at random, or as an earlier policy does."""

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Speak | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        """`seat`: where the learner sits; without it, in each seat of as many games. `opponents`: a function from the batch
        to a number for each game."""
        numbered = Numbered(game, seats, options)
        self.game, self.setup, self.num_envs = numbered.game, numbered.setup, num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = seen_space(numbered.size)
        self.single_action_space = gymnasium.spaces.Discrete(numbered.numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.arange(num_envs) % self.setup.seats
        alone = checked(seat, self.setup.seats)
        if alone is not None:
            self.seats[:] = alone
        """Where the learner sits in each game."""
        self.opponents: Speak = opponents or Batch.sample

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        self.batch = Batch(self.game, self.setup.seats, self.num_envs, drawn, self.setup.options)
        self._let_others_play(np.zeros(self.num_envs, bool), np.zeros(self.num_envs))
        return self.batch.observe().copy(), self._infos()

    def step(self, actions: NDArray[Any]) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(actions)
        ended, rewards = self.batch.ended.copy(), self.batch.rewards[np.arange(self.num_envs), self.seats]
        self._let_others_play(ended, rewards)
        return self.batch.observe().copy(), rewards, ended, np.zeros(self.num_envs, bool), self._infos()

    def _let_others_play(self, ended: NDArray[np.bool_], rewards: NDArray[np.float64]) -> None:
        """Notes which games ended meanwhile, and what the learner has of them."""
        batch = self.batch
        while (games := np.flatnonzero(batch.to_act != self.seats)).size:
            batch.step(self.opponents(batch)[games], games)
            over = games[batch.ended[games] & ~ended[games]]
            ended[over] = True
            rewards[over] = batch.rewards[over, self.seats[over]]

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seats.copy()}

    def action_masks(self) -> NDArray[np.int8]:
        """Which numbers can be said now, for each game."""
        return self.batch.masks().astype(np.int8)


def checked(seat: int | None, seats: int) -> int | None:
    """A learner who is never asked would wait for ever."""
    if seat is not None and not 0 <= seat < seats:
        raise SetupError(f"the seats are 0 to {seats - 1}, or None for any, not {seat}")
    return seat


def several(opponents: Opponent | Sequence[Opponent], count: int) -> list[Opponent]:
    """One for each of so many seats."""
    if isinstance(opponents, str | Bot) or callable(opponents):
        return [opponents] * count
    if len(opponents) != count:
        raise SetupError(f"{count + 1} seats have {count} opponents, not {len(opponents)}")
    return list(opponents)


def player_of(numbered: Numbered, opponent: Opponent) -> Player:
    game, setup = numbered.game, numbered.setup
    if isinstance(opponent, str):
        return player_for(game, setup, opponent)
    return Player("", opponent if isinstance(opponent, Bot) else opponent(game, setup), Budget())


def id_of(game: str) -> str:
    """`dinotable/TwoWords-v1` for `two-words`."""
    return f"dinotable/{''.join(word.capitalize() for word in game.split('-'))}-v1"


def _register(name: str, **game: str) -> None:
    place = f"{__name__}:"
    gymnasium.register(
        name,
        entry_point=place + "GameEnv",
        vector_entry_point=place + "BatchEnv",
        kwargs=game,
        disable_env_checker=True,
    )


_register("dinotable/Game-v1")
for _game in GAMES:
    _register(id_of(_game), game=_game)
