"""Food Chain through the contract."""

import os
from typing import Final, cast

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.generator import Generator
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome
from dinotable.core.setup import Box, Option, Setup
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.food_chain import box, draws, facts, refusals, rules, score, show, view, wire
from dinotable.games.food_chain.actions import ACTIONS, EVENTS, REFUSALS
from dinotable.games.food_chain.box import DECK, FoodBox
from dinotable.games.food_chain.evaluate import EVALUATOR
from dinotable.games.food_chain.ladder import LADDER
from dinotable.games.food_chain.state import SEATS, STARTING, TOKENS, FoodChain, Table
from dinotable.games.food_chain.view import FoodChainView


class FoodChainGame(Game[FoodChain, FoodChainView]):
    def __init__(self) -> None:
        self.id = "food-chain"
        self.rules = "food-chain/1"
        self.fewest, self.most = 2, SEATS
        self.options = [
            Option("first", ["seat-0", "random"], "seat-0", "FC2.3"),
            Option("trophy-swap", ["off", "on"], "off", "FC8.4"),
        ]
        self.box = DECK
        self.actions = ACTIONS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.words = os.path.dirname(__file__)
        self.reconstruction = True

    def read_box(self, text: str) -> Box:
        return box.read_box(text)

    def new(self, setup: Setup) -> FoodChain:
        cards = setup.box
        assert isinstance(cards, FoodBox)
        state = FoodChain(Table(cards, setup.seats, setup.options["trophy-swap"] == "on"))
        if setup.options["first"] == "random":
            state.table.phase = STARTING
        return state

    def to_act(self, state: FoodChain) -> i64:
        return rules.to_act(state.table)

    def legal(self, state: FoodChain, seat: i64, out: Buffer) -> i64:
        return rules.legal(state, seat, out)

    def apply(self, state: FoodChain, seat: i64, action: i64, log: Log | None) -> None:
        rules.apply(state, seat, action, log)

    def chance(self, state: FoodChain, out: Buffer, weights: Buffer) -> i64:
        return draws.chance(state, out, weights)

    def stream(self, state: FoodChain) -> str:
        return draws.stream(state.table)

    def step(self, state: FoodChain) -> i64:
        return state.table.step

    def outcome(self, state: FoodChain) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        # Each card leaves the pile once, one put under it (FC2.2) twice; and a first player, and each token's swap.
        deck = 52 + box.HUNTERS + box.SWARMS
        return rules.MOST_TURNS[setup.seats] + deck + 1 + TOKENS * setup.seats

    def view(self, state: FoodChain, seat: i64) -> FoodChainView:
        return view.view(state, seat)

    def witnesses(self, state: FoodChain, seat: i64, action: i64) -> i64:
        return view.witnesses(state, action)

    def imagine(self, view_of: FoodChainView, generator: Generator) -> FoodChain:
        return view.imagine(view_of, generator)

    def refuse(self, state: FoodChain, seat: i64, action: i64) -> i64:
        return refusals.why_not(state, seat, action)

    def facts(self, view_of: FoodChainView) -> AnyFacts:
        return facts.facts(view_of)

    def wire_shared(self, view_of: FoodChainView) -> Wire:
        return wire.wire_shared(view_of)

    def wire_own(self, view_of: FoodChainView) -> Wire:
        return wire.wire_own(view_of)

    def show(self, view_of: FoodChainView, say: Say) -> Canvas:
        return show.show(view_of, say)

    def evaluator(self) -> AnyEvaluator:
        return cast(AnyEvaluator, EVALUATOR)

    def ladder(self) -> Ladder:
        return LADDER


GAME: Final = FoodChainGame()
