"""Many games at once as arrays of numpy: for whoever learns from millions of positions.

The arrays are the memory that the compiled engine writes, so they cannot be written to, and change with the next call.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from dinotable.core.contract import AnyGame
from dinotable.core.episodes import Episodes
from dinotable.core.errors import SetupError
from dinotable.games import find

A = TypeVar("A", bound=NDArray[Any])


class Batch:
    """`count` games of one kind. In each, one seat is asked at a time for a number (`core.spelling`); `masks` says which
    numbers it can be. A game that ends is followed by a new one at once."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        count: int,
        seed: int = 0,
        options: dict[str, str] | None = None,
        observes: bool = True,
    ) -> None:
        """`seed`: the same one gives the same games for the same numbers. `observes`: whether `observe` will be asked, which
        takes memory."""
        self.game = find(game) if isinstance(game, str) else game
        if count < 1:
            raise SetupError(f"a batch has at least one game, not {count}")
        if observes and not self.game.observation().size:
            raise SetupError(f"{self.game.id} declares no observation: observes=False plays it without")
        self.setup = self.game.setup(seats, options)
        self.seats, self.count = seats, count
        self.engine = Episodes(self.game, self.setup, count, seed, observes)
        self.numbers = int(self.engine.numbers)
        """How many numbers there are to choose from."""
        self.size = int(self.game.observation().size)
        """How many an observation has."""
        self.observations: NDArray[np.float32] | None = None
        if observes:
            self.observations = _shown(self.engine.tensor.items, "float32").reshape(count, self.size)
        self.allowed: NDArray[np.bool_] = _shown(self.engine.masks, "bool").reshape(count, self.numbers)
        self.to_act: NDArray[np.int64] = _shown(self.engine.to_act, "int64")
        """The seat that is asked in each game."""
        self.ended: NDArray[np.bool_] = _shown(self.engine.ended, "bool")
        """Which games ended with the last step; what is there now is the next one."""
        self.rewards: NDArray[np.float64] = _shown(self.engine.rewards, "float64").reshape(count, seats)
        """Of the last step, for each seat: not 0 only where a game ended. Together always 0."""
        self._sampled: NDArray[np.int64] = _shown(self.engine.sampled, "int64")

    def observe(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What the seat that is asked sees, for each game. `out`: an array of one's own that is filled too."""
        if self.observations is None:
            raise SetupError("this batch was made without observations")
        self.engine.observe()
        return _filled(self.observations, out)

    def masks(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which numbers can be said, for each game."""
        self.engine.mark()
        return _filled(self.allowed, out)

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A random number for each game, so that each of its legal actions is equally likely."""
        self.engine.sample()
        return _filled(self._sampled, out)

    def step(self, numbers: Sequence[int] | NDArray[Any]) -> None:
        """Says a number in each game. Raises an error, and does nothing, if one of them cannot be said."""
        self.engine.step(np.asarray(numbers, dtype=np.int64).tolist())

    def play(self, times: int = 1) -> None:
        """Says random numbers in every game, so many times."""
        self.engine.play(times)

    @property
    def games(self) -> int:
        """How many games ended so far."""
        return int(self.engine.games)

    @property
    def actions(self) -> int:
        """How many actions were done so far, those of chance included."""
        return self.engine.actions()


def _shown(memory: Any, kind: str) -> Any:
    return np.frombuffer(memory, kind)


def _filled(array: A, out: A | None) -> A:
    if out is None:
        return array
    out[...] = array
    return out
