"""The game behind the contract."""

import os
from itertools import permutations
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.generator import Generator
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome
from dinotable.core.setup import Option, PlainBox, Setup
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.happy_little_dinosaurs import facts, refusals, rules, score, wire
from dinotable.games.happy_little_dinosaurs.actions import ACTIONS, EVENTS, REFUSALS
from dinotable.games.happy_little_dinosaurs.box import BOX_TEXT, DINOSAURS, LAST_ROUND
from dinotable.games.happy_little_dinosaurs.evaluate import EVALUATOR
from dinotable.games.happy_little_dinosaurs.ladder import LADDER
from dinotable.games.happy_little_dinosaurs.show import show_view
from dinotable.games.happy_little_dinosaurs.state import WINDOW, HappyState
from dinotable.games.happy_little_dinosaurs.view import HappyView, imagine, view_of

LONGEST_ROUND: Final = 400
"""A disaster, at most 8 new hands of 5 for each of 4, choices, effects of at most 4 actions, 12 scoring instants with a
round of passes after each, sudden deaths while cards last, answers, and 5 draws each: about 300."""


def _dinosaurs(seats: int) -> Option:
    """HD2.1: who plays which dinosaur, seat by seat; by default in the order of the box."""
    orders = ["-".join(order) for order in permutations(DINOSAURS, seats)]
    return Option("dinosaurs", orders, orders[0], "HD2.1", [seats])


class HappyLittleDinosaurs(Game[HappyState, HappyView]):
    def __init__(self) -> None:
        self.id = "happy-little-dinosaurs"
        self.rules = "happy-little-dinosaurs/2"
        self.fewest, self.most = 2, 4
        self.options = [
            Option("duel", ["on", "off"], "on", "HD2.2", [2]),
            _dinosaurs(2),
            _dinosaurs(3),
            _dinosaurs(4),
        ]
        self.box = PlainBox(BOX_TEXT)
        self.actions, self.events, self.refusals = ACTIONS, EVENTS, REFUSALS
        self.reconstruction = False
        self.words = os.path.dirname(__file__)

    def new(self, setup: Setup) -> HappyState:
        names: list[str] = [*DINOSAURS]
        dinosaurs = vec[i64]([names.index(name) for name in setup.options["dinosaurs"].split("-")])
        return rules.new_state(setup.seats, setup.options.get("duel") == "on", dinosaurs)

    def to_act(self, state: HappyState) -> i64:
        return rules.to_act(state.table)

    def legal(self, state: HappyState, seat: i64, out: Buffer) -> i64:
        return rules.legal(state, seat, out)

    def apply(self, state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
        rules.apply(state, seat, action, log)

    def chance(self, state: HappyState, out: Buffer, weights: Buffer) -> i64:
        return rules.chance(state, out, weights)

    def stream(self, state: HappyState) -> str:
        return rules.stream(state.table)

    def step(self, state: HappyState) -> i64:
        return state.table.step

    def is_window(self, state: HappyState) -> bool:
        # HD5.2: a play asks everybody anew, so it counts who speaks last.
        return state.table.phase == WINDOW

    def outcome(self, state: HappyState) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        return LAST_ROUND * LONGEST_ROUND

    def view(self, state: HappyState, seat: i64) -> HappyView:
        return view_of(state, seat)

    def witnesses(self, state: HappyState, seat: i64, action: i64) -> i64:
        return rules.witnesses(state.table, seat, action)

    def imagine(self, view: HappyView, generator: Generator) -> HappyState:
        return imagine(view, generator)

    def refuse(self, state: HappyState, seat: i64, action: i64) -> i64:
        return refusals.refuse(state, seat, action)

    def facts(self, view: HappyView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: HappyView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: HappyView) -> Wire:
        return wire.wire_own(view)

    def show(self, view: HappyView, say: Say) -> Canvas:
        return show_view(view, say)

    def evaluator(self) -> AnyEvaluator:
        return cast(AnyEvaluator, EVALUATOR)

    def ladder(self) -> Ladder:
        return LADDER


GAME: Final = HappyLittleDinosaurs()
