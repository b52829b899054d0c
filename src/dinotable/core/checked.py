"""A game that checks every action before it is applied, to find a mistake: `Checked(game)` stands for `game` everywhere.

`apply` trusts its caller, for speed. With DINOTABLE_CHECK=1 in the environment every game that is looked up is checked.
"""

import os
from typing import Any

from dinotable.core.box import Box, Item
from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.explainer import AnyExplainer
from dinotable.core.features import AnyFeatures
from dinotable.core.generator import Generator
from dinotable.core.ints import Packed
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.observation import AnyObservation
from dinotable.core.outcome import Outcome
from dinotable.core.play import check
from dinotable.core.setup import Setup
from dinotable.core.spelling import AnySpelling
from dinotable.core.state import S, V
from dinotable.core.textboard import TextBoard
from dinotable.core.wire import AnyFacts, Wire


class Checked(Game[S, V]):
    def __init__(self, game: Game[S, V]) -> None:
        self.inner = game
        self.id, self.rules, self.fewest, self.most = game.id, game.rules, game.fewest, game.most
        self.options, self.box, self.words, self.reconstruction = (
            game.options,
            game.box,
            game.words,
            game.reconstruction,
        )
        self.actions, self.events, self.refusals = game.actions, game.events, game.refusals

    def apply(self, state: S, seat: int, action: int, log: Log | None) -> None:
        """Raises IllegalAction for what neither `legal` nor `chance` offers now, and then nothing has changed."""
        check(self.inner, state, seat, action)
        self.inner.apply(state, seat, action, log)

    # All else is the game's own.
    def new(self, setup: Setup) -> S:
        return self.inner.new(setup)

    def to_act(self, state: S) -> int:
        return self.inner.to_act(state)

    def legal(self, state: S, seat: int, out: Buffer) -> int:
        return self.inner.legal(state, seat, out)

    def chance(self, state: S, out: Buffer, weights: Buffer) -> int:
        return self.inner.chance(state, out, weights)

    def stream(self, state: S) -> str:
        return self.inner.stream(state)

    def step(self, state: S) -> int:
        return self.inner.step(state)

    def is_window(self, state: S) -> bool:
        return self.inner.is_window(state)

    def is_open(self, state: S) -> bool:
        return self.inner.is_open(state)

    def outcome(self, state: S) -> Outcome | None:
        return self.inner.outcome(state)

    def longest(self, setup: Setup) -> int:
        return self.inner.longest(setup)

    def view(self, state: S, seat: int) -> V:
        return self.inner.view(state, seat)

    def witnesses(self, state: S, seat: int, action: int) -> int:
        return self.inner.witnesses(state, seat, action)

    def imagine(self, view: V, generator: Generator) -> S:
        return self.inner.imagine(view, generator)

    def why_not(self, state: S, seat: int, action: int) -> int:
        return self.inner.why_not(state, seat, action)

    def refuse(self, state: S, seat: int, action: int) -> int:
        return self.inner.refuse(state, seat, action)

    def facts(self, view: V) -> AnyFacts:
        return self.inner.facts(view)

    def wire_shared(self, view: V) -> Wire:
        return self.inner.wire_shared(view)

    def wire_own(self, view: V) -> Wire:
        return self.inner.wire_own(view)

    def wire(self, view: V) -> dict[str, Any]:
        return self.inner.wire(view)

    def show(self, view: V, say: Say) -> TextBoard:
        return self.inner.show(view, say)

    def keys(self, action: Packed) -> list[str]:
        return self.inner.keys(action)

    def draw(self, view: V, say: Say) -> str:
        return self.inner.draw(view, say)

    def evaluator(self) -> AnyEvaluator:
        return self.inner.evaluator()

    def features(self) -> AnyFeatures:
        return self.inner.features()

    def observation(self) -> AnyObservation:
        return self.inner.observation()

    def spelling(self) -> AnySpelling:
        return self.inner.spelling()

    def is_known(self, view: V) -> bool:
        return self.inner.is_known(view)

    def explainer(self) -> AnyExplainer:
        return self.inner.explainer()

    def ladder(self) -> Ladder:
        return self.inner.ladder()

    def items(self) -> list[Item]:
        return self.inner.items()

    def make_box(self, changed: dict[str, str]) -> Box:
        return self.inner.make_box(changed)

    def change_box(self, changes: dict[str, str], box: Box | None = None) -> Box:
        return self.inner.change_box(changes, box)

    def read_box(self, text: str) -> Box:
        return self.inner.read_box(text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Checked, (self.inner,)


def checked_if_asked(game: Game[S, V]) -> Game[S, V]:
    """By the environment."""
    return Checked(game) if os.environ.get("DINOTABLE_CHECK", "0") not in ("", "0") else game
