"""A bot that chooses by numbers: so that what was learned can sit at any table, and be measured in the arena."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from dinotable.bots.contract import Bot, Budget
from dinotable.core.contract import AnyGame
from dinotable.core.episode import Episode
from dinotable.core.generator import Generator
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.core.tensor import Tensor
from dinotable.lab.batch import shown

Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.bool_]], int]
"""From an observation and its mask to a number."""


class ByNumbers(Bot):
    """Asks a policy for one number after the other until they make an action."""

    def __init__(self, game: AnyGame, setup: Setup, policy: Policy) -> None:
        self.game = game
        self.policy = policy
        self.episode = Episode(game, setup, Generator(0))
        self.episode.keeps = True
        self.tensor = Tensor(1, game.observation().size)
        self.marks = vec[u8]([0] * int(game.spelling().size))
        self.seen: NDArray[np.float32] = shown(self.tensor.items, "float32")
        self.allowed: NDArray[np.bool_] = shown(self.marks, "bool")

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        episode = self.episode
        # Words are the same in any world that fits the view, and what is done there is done nowhere else.
        episode.generator = generator
        episode.state = self.game.imagine(view, generator)
        episode.done = []
        episode.turn_to(view.seat)
        while not episode.done:
            episode.observe(view.seat, self.tensor, 0)
            episode.mark(self.marks, 0)
            episode.say(self.policy(self.seen, self.allowed))
        return episode.done[0][1]
