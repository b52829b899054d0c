"""Observations and numbers as spaces of Gymnasium."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ModuleNotFoundError:
    raise ImportError("this needs Gymnasium: pip install dinotable[gymnasium]") from None

from dinotable.core.tensor import FARTHEST, GRAIN


class Masked(Protocol):
    def mask(self, seat: int | None) -> NDArray[np.int8]: ...


class Sayable(Discrete):
    """All numbers of a game. A sample without a mask is one that the seat can say now: random players need no more."""

    def __init__(self, count: int, game: Masked, seat: int | None) -> None:
        """`seat`: None for whoever is asked."""
        super().__init__(count)
        self.game = game
        self.seat = seat

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            now = self.game.mask(self.seat)
            mask = now if now.any() else None
        return super().sample(mask, probability)


def seen_space(size: int) -> Box:
    farthest = FARTHEST / GRAIN
    return Box(-farthest, farthest, (size,), np.float32)


def masked_space(size: int, numbers: int) -> Dict:
    """An observation with its mask."""
    return Dict({"observation": seen_space(size), "action_mask": Box(0, 1, (numbers,), np.int8)})
